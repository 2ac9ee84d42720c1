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
from ludoteca.games.encyclopedia.rules.expedition import BeginResearch, ChooseContinent, PlaceCube
from ludoteca.games.encyclopedia.rules.placing import PlaceDie
from ludoteca.games.encyclopedia.rules.publication import AddAnimal, ChooseReference
from ludoteca.games.encyclopedia.rules.turn import EndTurn
from ludoteca.games.encyclopedia.rules.university import ChooseExpert
from ludoteca.games.encyclopedia.rules.value import FixValue, value_in_colour
from ludoteca.kernel.table import Table

POINT_VP: Final = 1.4
"""What a point of an expedition's value brings, once it is a cube."""
CUBE_SHARE: Final = 0.6
"""Of a published cube's points: so much more than it was worth under study."""
CARD_VP: Final = 4.0
RECOLOURING: Final = 1.5


def undertaking(table: Table[State]) -> tuple[int, int]:
    """The running action and its target, each NONE as long as it is not named."""
    state = table.state
    if state.die == NONE:
        return NONE, NONE
    for step in reversed(table.agenda):
        if isinstance(step, (PlaceDie, FixValue)):
            return step.action, step.target
        if isinstance(step, (BeginResearch, PlaceCube)):
            return EXPEDITION, step.continent
        if isinstance(step, AddAnimal):
            return PUBLICATION, step.reference
        if isinstance(step, ChooseContinent):
            return EXPEDITION, NONE
        if isinstance(step, ChooseReference):
            return PUBLICATION, NONE
        if isinstance(step, EndTurn):
            break
    for place, dice in enumerate(state.places):
        if state.die in dice:
            return place, NONE
    for continent, spaces in enumerate(state.expeditions):
        if state.die in spaces:
            return EXPEDITION, continent
    return PUBLICATION if state.die in state.publications else NONE, NONE


def underway(table: Table[State], seat: int) -> float:
    for step in reversed(table.agenda):
        if isinstance(step, PlaceCube):
            return research_vp(table.state, step.seat, step.continent, step.points) if step.seat == seat else 0.0
        if isinstance(step, BeginResearch):
            if step.seat != seat:
                return 0.0
            value = table.state.die_value(seat, EXPEDITION, step.continent)
            return research_vp(table.state, seat, step.continent, value)
        if isinstance(step, AddAnimal):
            if step.seat != seat:
                return 0.0
            value = table.state.die_value(seat, PUBLICATION, step.reference)
            return publication_vp(table.state, seat, step.reference, value)
        if isinstance(step, ChooseContinent):
            return best_expedition(table.state, seat) if step.seat == seat else 0.0
        if isinstance(step, ChooseReference):
            return best_publication(table.state, seat) if step.seat == seat else 0.0
        if isinstance(step, (ChooseExpert, ChooseAnimal)):
            return CARD_VP if step.seat == seat else 0.0
    return 0.0


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
