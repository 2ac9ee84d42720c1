"""What a learned evaluation looks at: a seat's position in numbers, each with a name.

The first is counted as it is, the points that the end would give now; the others have weights, which are learned
(`ludoteca train`) and may differ from stage to stage of the game.
"""

from typing import Final

from ludoteca.games.encyclopedia.box import WHEN_CUBE, WHEN_DICE_VALUE, WHEN_END_CUBES, WHEN_END_TOKENS
from ludoteca.games.encyclopedia.evaluation import EXACT, SMOOTH, turns_left
from ludoteca.games.encyclopedia.scoring import automa_sheet, final_expert_count, total
from ludoteca.games.encyclopedia.state import SEPULTUS_CUBE, Naturalist, State
from ludoteca.games.encyclopedia.things import (
    CATEGORIES,
    COINS,
    COINS_PER_VP,
    CONTINENTS,
    DICE_A_ROUND,
    NONE,
    PUBLISH_VP,
    REPUTATION,
    RESEARCH_COST,
    SEAL_VP,
    TOKEN_VP,
    TRACK,
    TYPES,
    VP,
)

ACTIVE: Final = ("embassy", "bank", "university", "academy", "expedition", "publication", "I", "II", "III", "IV")
EARNED: Final = ("coins", "reputation", "vp")

NAMES: Final = (
    "points",
    *("one", "coins", "first coins", "tokens", "first tokens", "seals", "first seal", "first player"),
    *(f"reputation {space}" for space in range(1, TRACK)),
    *("animals", "first animals", "fresh animals", "sepultus"),
    *(f"cubes {kind}" for kind in TYPES),
    *(f"free {kind}" for kind in TYPES),
    *("publication", "further publications", "kinship", "travel", "further travel", "home"),
    *("collections", "near collections", "study collections", "near study collections"),
    *("continents", "near continents", "study continents", "near study continents"),
    *("largest category", "second category", "third category", "largest continent", "second continent"),
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
ANIMALS_AT: Final = AT["animals"]
CUBES_AT: Final = AT["cubes I"]
FREE_AT: Final = AT["free I"]
PUBLICATION_AT: Final = AT["publication"]
COLLECTIONS_AT: Final = AT["collections"]
CONTINENTS_AT: Final = AT["continents"]
LARGEST_AT: Final = AT["largest category"]
EXPERTS_AT: Final = AT["expert embassy coins"]
DICE_EXPERT_AT: Final = AT["expert dice"]
AUTOMA_AT: Final = AT["automa one"]

FIRST_COINS: Final = 6
FIRST_TOKENS: Final = 4
FIRST_ANIMALS: Final = 4
EARNED_AT: Final = {COINS: 0, REPUTATION: 1, VP: 2}


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
    found[0] = float(me.vp + me.seals * SEAL_VP + me.coins // COINS_PER_VP + me.tokens * TOKEN_VP)
    expert_features(state, seat, me, found)
    study_features(state, me, found)
    return found


def study_features(state: State, me: Naturalist, found: list[float]) -> None:
    """Animals under study with their cubes, and the collections."""
    box = state.box
    shelves = list(me.shelves)
    homes = [0] * len(CONTINENTS)
    for expert in me.experts:
        if expert != NONE:
            category = box.expert_when[expert] - WHEN_END_CUBES
            if 0 <= category < len(CATEGORIES):
                shelves[category] += box.expert_amount[expert]
            homes[box.expert_continent[expert]] += 1
    for expert in me.retired:
        homes[box.expert_continent[expert]] += 1
    jokers = 0
    for card in me.published:
        if box.continent[card] == NONE:
            jokers += 1
        else:
            homes[box.continent[card]] += 1
    lying = [0] * len(CATEGORIES)  # cubes under study
    kin = [0] * len(CATEGORIES)  # animals under study
    here = [0] * len(CONTINENTS)
    open_cost = [0] * len(CONTINENTS)
    fresh = 0
    for position, card in enumerate(me.animals):
        cubes = me.cubes[position]
        home = box.continent[card]
        if home == NONE:
            found[ANIMALS_AT + 3] += 1.0
            if cubes:
                lying[cubes - SEPULTUS_CUBE] += 1
            continue
        here[home] += 1
        if not cubes:
            fresh += 1
        categories = box.categories[card]
        for kind in range(len(TYPES)):
            kin[categories[kind]] += 1
            if cubes >> kind & 1:
                lying[categories[kind]] += 1
                found[CUBES_AT + kind] += 1.0
            else:
                found[FREE_AT + kind] += 1.0
                open_cost[home] += RESEARCH_COST[kind]
    count = len(me.animals)
    found[ANIMALS_AT] = float(count)
    found[ANIMALS_AT + 1] = float(min(count, FIRST_ANIMALS))
    found[ANIMALS_AT + 2] = float(fresh)
    publication_features(state, me, lying, kin, here, found)
    wide = sorted(open_cost, reverse=True)
    found[PUBLICATION_AT + 3] = wide[0] / 10
    found[PUBLICATION_AT + 4] = wide[1] / 10
    found[PUBLICATION_AT + 5] = float(max(here))
    both = [shelves[category] + lying[category] for category in range(len(CATEGORIES))]
    homes_both = [homes[continent] + here[continent] for continent in range(len(CONTINENTS))]
    if jokers:
        homes[homes.index(max(homes))] += jokers
    made = exact(shelves)
    homes_made = exact(homes)
    found[0] += made + homes_made
    found[COLLECTIONS_AT] = made
    found[COLLECTIONS_AT + 1] = smooth(shelves) - made
    found[COLLECTIONS_AT + 2] = exact(both) - made
    found[COLLECTIONS_AT + 3] = smooth(both) - made
    found[CONTINENTS_AT] = homes_made
    found[CONTINENTS_AT + 1] = smooth(homes) - homes_made
    found[CONTINENTS_AT + 2] = exact(homes_both) - homes_made
    found[CONTINENTS_AT + 3] = smooth(homes_both) - homes_made
    both.sort(reverse=True)
    for place in range(3):
        found[LARGEST_AT + place] = float(both[place])
    homes_both.sort(reverse=True)
    found[LARGEST_AT + 3] = float(homes_both[0])
    found[LARGEST_AT + 4] = float(homes_both[1])


def publication_features(
    state: State, me: Naturalist, lying: list[int], kin: list[int], here: list[int], found: list[float]
) -> None:
    """The best publication with the cubes that lie, the two best together, and what full research could make of it."""
    box = state.box
    best = 0
    second = 0
    kinship = 0
    for position, card in enumerate(me.animals):
        home = box.continent[card]
        if home == NONE:
            continue
        cubes = me.cubes[position]
        points = here[home]
        related = 0
        for kind in range(len(TYPES)):
            category = box.categories[card][kind]
            related += PUBLISH_VP[kind] * kin[category]
            if cubes >> kind & 1:
                points += PUBLISH_VP[kind] * lying[category]
        kinship = max(kinship, related)
        if points > best:
            second = best
            best = points
        elif points > second:
            second = points
    found[PUBLICATION_AT] = best / 10
    found[PUBLICATION_AT + 1] = second / 10
    found[PUBLICATION_AT + 2] = kinship / 10


def exact(counts: list[int]) -> float:
    vp = 0.0
    for count in counts:
        vp += EXACT[count]
    return vp


def smooth(counts: list[int]) -> float:
    vp = 0.0
    for count in counts:
        vp += SMOOTH[10 * count]
    return vp


def expert_features(state: State, seat: int, me: Naturalist, found: list[float]) -> None:
    """Active experts, by when they work and what they bring."""
    box = state.box
    free = 0
    for expert in me.experts:
        if expert == NONE:
            free += 1
            continue
        when = box.expert_when[expert]
        amount = float(box.expert_amount[expert])
        if when < WHEN_DICE_VALUE:
            found[EXPERTS_AT + when * len(EARNED) + EARNED_AT[box.expert_gain[expert]]] += amount
        elif when < WHEN_END_CUBES:
            found[DICE_EXPERT_AT + when - WHEN_DICE_VALUE] += amount
        elif when >= WHEN_END_TOKENS:
            vp = float(final_expert_count(state, seat, expert) * box.expert_amount[expert])
            found[0] += vp
            found[DICE_EXPERT_AT + 3] += vp
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
