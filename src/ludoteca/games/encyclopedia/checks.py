"""Whether a table is one that there can be: every count within its bounds, and nothing lost or doubled."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import ACTIONS, CATEGORIES, DICE, NONE, PHASES, ROUNDS
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, Naturalist, State
from ludoteca.games.encyclopedia.rules.experts import SeatExpert
from ludoteca.kernel.piles import shown
from ludoteca.kernel.plain import within
from ludoteca.kernel.table import Table

HIGHEST_FACE: Final = 6


def check(table: Table[State]) -> None:
    """Raise AssertionError where something cannot be."""
    check_counts(table.state)
    check_dice(table.state)
    check_cards(table)


def check_counts(state: State) -> None:
    box = state.box
    within("round", (state.round,), 0, ROUNDS)
    for gift, left in enumerate(state.round_tokens):
        within("round_tokens", (left,), 0, box.round_tokens[gift])
    within("faces", state.faces, 0, HIGHEST_FACE)
    within("deck_draws", (state.deck_draws,), 0, None)
    within("raised", (state.raised,), 0, None)
    within("value", (state.value,), 0, None)
    action, target = state.running
    within("action", (action,), NONE, NONE if state.die == NONE else len(ACTIONS) - 1)
    within("target", (target,), NONE, NONE if action == NONE else None)
    assert state.phase in PHASES, f"phase {state.phase!r}"
    within("scores", state.scores, 0, None)
    for seat in state.seats:
        within("vp", (seat.vp,), 0, None)
        within("coins", (seat.coins,), 0, None)
        within("tokens", (seat.tokens,), 0, None)
        within("seals", (seat.seals,), 0, None)
        within("reputation", (seat.reputation,), 0, len(box.track) - 1)
        within("shelves", seat.shelves, 0, None)
        check_cubes(state, seat)


def check_cubes(state: State, seat: Naturalist) -> None:
    """Research cubes lie on animals under study, a creature's on one of its categories, and no more than there are."""
    assert len(seat.animals) == len(seat.cubes), f"cubes for {len(seat.cubes)} of {len(seat.animals)} animals"
    for card, cubes in zip(seat.animals, seat.cubes, strict=True):
        if state.box.continent[card] == NONE and cubes:
            within("cubes", (cubes,), SEPULTUS_CUBE, SEPULTUS_CUBE + len(CATEGORIES) - 1)
            assert cubes - SEPULTUS_CUBE in state.box.categories[card], f"cubes: {CATEGORIES[cubes - SEPULTUS_CUBE]}"
        else:
            within("cubes", (cubes,), 0, SEPULTUS_CUBE - 1)
    assert seat.free_cubes() >= 0, f"cubes: {-seat.free_cubes()} more than there are"


def check_dice(state: State) -> None:
    dice = [*state.bag, *state.dice_on_boards(), *state.dice_on_board(), *state.publications]
    dice.extend(die for seat in state.seats for die in seat.drawn)
    if state.hand != NONE:
        dice.append(state.hand)
    assert sorted(dice) == list(range(DICE)), f"dice {sorted(dice)}"


def check_cards(table: Table[State]) -> None:
    state = table.state
    experts = [*state.expert_deck, *state.expert_discards, *shown(state.experts)]
    animals = [*state.animal_deck, *state.animal_discards, *shown(state.animals), *state.removed]
    for seat in state.seats:
        experts.extend(seat.owned_experts())
        animals.extend((*seat.animals, *seat.published))
    experts.extend(step.expert for step in table.agenda if isinstance(step, SeatExpert))  # being seated
    assert sorted(experts) == list(range(state.box.experts)), "experts"
    cards = max(max(animals) + 1, state.box.animals)
    assert sorted(animals) == list(range(cards)) and cards in (state.box.animals, state.box.cards), "animals"
