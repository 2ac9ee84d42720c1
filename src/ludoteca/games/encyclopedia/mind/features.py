"""What a learned evaluation looks at: a seat's position in numbers, each with a name.

The first is counted as it is, the points that the end would give now; the others have weights, which are learned
(`ludoteca train`) and may differ from stage to stage of the game.
"""

from typing import Final, assert_never

from ludoteca.games.encyclopedia.box.constants import (
    COINS,
    CONTINENTS,
    DICE_A_ROUND,
    NONE,
    REPUTATION,
    TRACK,
    VP,
)
from ludoteca.games.encyclopedia.box.contents import (
    AT_END_COINS,
    AT_END_CUBES,
    AT_END_EXPERTS,
    AT_END_REPUTATION,
    AT_END_SEALS,
    AT_END_TOKENS,
    ON_CUBE,
    ON_DICE_VALUE,
    ON_DIE,
    ON_EXPEDITION_VALUE,
    ON_USE,
    WHEN_CUBE,
    WHEN_DICE_VALUE,
)
from ludoteca.games.encyclopedia.box.state import Naturalist, State
from ludoteca.games.encyclopedia.mind.evaluation import turns_left
from ludoteca.games.encyclopedia.mind.feature_cache import STUDY, study_of
from ludoteca.games.encyclopedia.rules.scoring import automa_sheet, final_expert_count, total

ACTIVE: Final = ("embassy", "bank", "university", "academy", "expedition", "publication", "I", "II", "III", "IV")
EARNED: Final = ("coins", "reputation", "vp")

NAMES: Final = (
    "points",
    *("one", "coins", "first coins", "tokens", "first tokens", "seals", "first seal", "first player"),
    *(f"reputation {space}" for space in range(1, TRACK)),
    *STUDY,
    *(f"expert {when} {gain}" for when in ACTIVE for gain in EARNED),
    *("expert dice", "expert expeditions", "expert at hand", "final experts", "free slots"),
    *(
        "automa one",
        "automa two",
        "automa three",
        "automa tokens",
        "automa animals",
        "automa cards",
        "automa spread",
        "automa reputation",
    ),
    *(f"automa die {face}" for face in range(1, 7)),
)
AT: Final = {name: place for place, name in enumerate(NAMES)}

ONE: Final = AT["one"]
REPUTATION_AT: Final = AT["reputation 1"] - 1
STUDY_AT: Final = AT[STUDY[0]]
STUDY_END: Final = STUDY_AT + len(STUDY)
EXPERTS_AT: Final = AT["expert embassy coins"]
DICE_EXPERT_AT: Final = AT["expert dice"]
AUTOMA_AT: Final = AT["automa one"]

FIRST_COINS: Final = 6
FIRST_TOKENS: Final = 4
EARNED_AT: Final[dict[int, int]] = {COINS: 0, REPUTATION: 1, VP: 2}


def features(state: State, seat: int) -> list[float]:
    me = state.seats[seat]
    found = [0.0] * len(NAMES)
    if me.automa != NONE:
        automa_features(state, seat, me, found)
        return found
    found[ONE] = 1.0
    found[ONE + 1] = float(me.coins)
    found[ONE + 2] = float(min(me.coins, FIRST_COINS))
    found[ONE + 3] = float(me.tokens)
    found[ONE + 4] = float(min(me.tokens, FIRST_TOKENS))
    found[ONE + 5] = float(me.seals)
    found[ONE + 6] = 1.0 if me.seals else 0.0
    found[ONE + 7] = 1.0 if state.first == seat else 0.0
    if me.reputation:
        found[REPUTATION_AT + me.reputation] = 1.0
    box = state.box
    found[0] = float(me.vp + me.seals * box.vp_per_seal + me.coins // box.coins_per_vp + me.tokens * box.vp_per_token)
    expert_features(state, seat, me, found)
    study = study_of(box, me)
    found[0] += study.collected
    found[STUDY_AT:STUDY_END] = study.features
    return found


def expert_features(state: State, seat: int, me: Naturalist, found: list[float]) -> None:
    """Active experts, by when they work and what they bring."""
    box = state.box
    free = 0
    for expert in me.experts:
        if expert == NONE:
            free += 1
            continue
        when = box.expert_when[expert]
        trigger = box.expert_trigger[expert]
        amount = float(box.expert_amount[expert])
        if trigger == ON_DIE or trigger == ON_CUBE:
            found[EXPERTS_AT + when * len(EARNED) + EARNED_AT[box.expert_gain[expert]]] += amount
        elif trigger == ON_DICE_VALUE or trigger == ON_EXPEDITION_VALUE or trigger == ON_USE:
            found[DICE_EXPERT_AT + when - WHEN_DICE_VALUE] += amount
        elif trigger == AT_END_CUBES:
            continue  # the study counts them
        elif (
            trigger == AT_END_TOKENS
            or trigger == AT_END_SEALS
            or trigger == AT_END_COINS
            or trigger == AT_END_EXPERTS
            or trigger == AT_END_REPUTATION
        ):
            vp = float(final_expert_count(state, seat, expert) * box.expert_amount[expert])
            found[0] += vp
            found[DICE_EXPERT_AT + 3] += vp
        else:
            assert_never(trigger)
    found[DICE_EXPERT_AT + 4] = float(free)


def automa_features(state: State, seat: int, me: Naturalist, found: list[float]) -> None:
    """What an automa's cards make of what it has, and of the dice that it may take next."""
    box = state.box
    found[0] = float(total(automa_sheet(state, seat)))
    found[AUTOMA_AT + min(me.automa, 2)] = 1.0
    best = 0
    for row in box.behaviours[me.automa]:
        best = max(best, row.vp_per_token)
    found[AUTOMA_AT + 3] = float(me.tokens * (best - box.scorings[me.scoring].vp_per_token))
    found[AUTOMA_AT + 4] = float(len(me.animals))
    found[AUTOMA_AT + 5] = float(len(me.animals) + len(me.retired))
    here = [0] * len(CONTINENTS)
    for card in me.animals:
        here[box.continent[card]] += 1
    found[AUTOMA_AT + 6] = float(max(here))
    found[AUTOMA_AT + 7] = float(me.reputation)
    for die in state.dice_on_boards():
        found[AUTOMA_AT + 7 + state.faces[die]] += 1.0


def stage(state: State, seat: int) -> float:
    """How much of the game is still to come for a seat: from 0 to 1, in turns."""
    return turns_left(state, seat) / (6 * DICE_A_ROUND + 1)


assert len(ACTIVE) == WHEN_DICE_VALUE and AT["expert I coins"] == EXPERTS_AT + WHEN_CUBE * len(EARNED)
