"""Research spaces (p. 10, 12): which are free on a seat's animals, and what they cost."""

from ludoteca.games.encyclopedia.box.constants import NONE
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, State

OUT_OF_REACH = 1000
"""The cost of research where no space is free."""


def cheapest_research(state: State, seat: int, continent: int) -> int:
    """expedition.research, sepultus.research: what the cheapest cube costs that this seat could place there."""
    box = state.box
    me = state.seats[seat]
    cheapest = OUT_OF_REACH
    for position, card in enumerate(me.animals):
        cubes = me.cubes[position]
        home = box.continent[card]
        if home == continent:
            for kind in range(4):
                if not cubes >> kind & 1:
                    cheapest = min(cheapest, box.research_cost[kind])
                    break
        elif home == NONE and not cubes:
            cheapest = min(cheapest, box.sepultus_cost[card])
    return cheapest


def cheapest_on_display(state: State, continent: int) -> int:
    """The cost of the cheapest cube on an animal that an expedition to this continent could still be given."""
    cheapest = OUT_OF_REACH
    for card in state.animals:
        if card != NONE:
            home = state.box.continent[card]
            if home == continent:
                cheapest = min(cheapest, state.box.research_cost[0])
            elif home == NONE:
                cheapest = min(cheapest, state.box.sepultus_cost[card])
    return cheapest


def research_left(state: State, seat: int, continent: int) -> int:
    """expedition.research, sepultus.research: what all free research spaces of an expedition would cost together."""
    box = state.box
    me = state.seats[seat]
    left = 0
    for position, card in enumerate(me.animals):
        cubes = me.cubes[position]
        home = box.continent[card]
        if home == continent:
            for kind in range(4):
                if not cubes >> kind & 1:
                    left += box.research_cost[kind]
        elif home == NONE and not cubes:
            left += box.sepultus_cost[card]
    return left


def cube_categories(state: State, card: int, cubes: int) -> list[int]:
    """The categories of the cubes that lie on a card."""
    if cubes >= SEPULTUS_CUBE:
        return [cubes - SEPULTUS_CUBE]
    categories = state.box.categories[card]
    return [categories[kind] for kind in range(4) if cubes >> kind & 1]
