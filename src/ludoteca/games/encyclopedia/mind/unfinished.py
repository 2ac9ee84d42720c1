"""What is under way in the middle of an action, and what that may still bring, so that plans which pay first are not
given up halfway."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    CONTINENTS,
    EXPEDITION,
    NONE,
    PUBLICATION,
    TYPES,
)
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, State
from ludoteca.games.encyclopedia.rules.academy import ChooseAnimal
from ludoteca.games.encyclopedia.rules.expedition import PlaceCube
from ludoteca.games.encyclopedia.rules.university import ChooseExpert
from ludoteca.games.encyclopedia.rules.value import value_in_colour
from ludoteca.kernel.table import Table

POINT_VP: Final = 1.4
"""What a point of an expedition's value brings, once it is a cube."""
CUBE_SHARE: Final = 0.6
"""Of a published cube's points: so much more than it was worth under study."""
CARD_VP: Final = 4.0
RECOLOURING: Final = 1.5


def underway(table: Table[State], seat: int) -> float:
    state = table.state
    action, target = state.running
    if state.turn != seat or action == NONE or state.seats[seat].automa != NONE:
        return 0.0
    if action == EXPEDITION:
        if target == NONE:
            return best_expedition(state, seat)
        points = research_points(table) if state.value else state.die_value(seat, EXPEDITION, target)
        return research_vp(state, seat, target, points)
    if action == PUBLICATION:
        if target == NONE:
            return 0.0 if state.value else best_publication(state, seat)
        return publication_vp(state, seat, target, state.die_value(seat, PUBLICATION, target))
    return CARD_VP if isinstance(table.needed_choice(), (ChooseExpert, ChooseAnimal)) else 0.0


def research_points(table: Table[State]) -> int:
    """What the question that spends them still has to spend; 0 if it is done."""
    for step in reversed(table.agenda):
        if isinstance(step, PlaceCube):
            return step.points
    return 0


def research_vp(state: State, seat: int, continent: int, value: int) -> float:
    """About what so many points bring on this continent: no more than there is left to research."""
    box = state.box
    me = state.seats[seat]
    left = 0
    for position, card in enumerate(me.animals):
        if box.continent[card] == continent:
            for kind in range(len(TYPES)):
                if not me.cubes[position] >> kind & 1:
                    left += box.research_cost[kind]
    return POINT_VP * min(value, left)


def best_expedition(state: State, seat: int) -> float:
    best = 0.0
    for continent in range(len(CONTINENTS)):
        if state.leftmost_space(continent) != NONE:
            value = value_in_colour(state, seat, EXPEDITION, continent, continent)
            vp = research_vp(state, seat, continent, value) - (RECOLOURING if continent != state.colour else 0.0)
            best = max(best, vp)
    return best


def publication_vp(state: State, seat: int, reference: int, value: int) -> float:
    box = state.box
    me = state.seats[seat]
    if reference not in me.animals or value < box.publish_least:
        return 0.0
    cubes = me.cubes[me.animals.index(reference)]
    vp = float(box.vp_per_seal)
    for kind in range(len(TYPES)):
        if box.publish_from[kind] <= value and cubes >> kind & 1:
            category = box.categories[reference][kind]
            for position, card in enumerate(me.animals):
                lying = me.cubes[position]
                if lying >= SEPULTUS_CUBE:
                    if lying - SEPULTUS_CUBE == category:
                        vp += CUBE_SHARE * box.publish_vp[kind]
                elif lying >> kind & 1 and box.categories[card][kind] == category:
                    vp += CUBE_SHARE * box.publish_vp[kind]
    return vp


def best_publication(state: State, seat: int) -> float:
    best = 0.0
    for card in state.seats[seat].animals:
        home = state.box.continent[card]
        if home != NONE:
            value = value_in_colour(state, seat, PUBLICATION, card, home)
            vp = publication_vp(state, seat, card, value) - (RECOLOURING if home != state.colour else 0.0)
            best = max(best, vp)
    return best
