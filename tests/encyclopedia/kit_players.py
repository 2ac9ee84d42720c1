"""A player who plays sensibly enough for a game that is worth reading: all actions come up, and books get published."""

import random
from typing import Final

from ludoteca.games.encyclopedia.box.constants import ACTIONS, TYPES
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.expedition import PlaceCube, research_space
from ludoteca.games.encyclopedia.rules.extra import PASS, TakeExtraAction
from ludoteca.games.encyclopedia.rules.publication import AddAnimal
from ludoteca.games.encyclopedia.rules.raising import Raise
from ludoteca.games.encyclopedia.rules.research import cube_categories
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, TakeDie
from ludoteca.kernel.table import FREE_ACTION, Choice, Table

ASIDE_WEIGHT: Final = 0.1
ACTION_WEIGHTS: Final = dict(zip(ACTIONS, (2, 2, 3, 4, 9, 0), strict=True))
ENOUGH_CUBES: Final = 5


def sensible(table: Table[State], question: Choice[State], luck: random.Random) -> int:
    """An option, the better ones more often."""
    options = table.options()
    return luck.choices(options, [weight(table, question, option) for option in options])[0]


def weight(table: Table[State], question: Choice[State], option: int) -> float:
    state = table.state
    if option >= FREE_ACTION:
        return ASIDE_WEIGHT
    if isinstance(question, TakeDie):
        return state.faces[option]
    if isinstance(question, ChooseAction):
        return ACTION_WEIGHTS[ACTIONS[option]] or cubes_under_study(state, question.seat) ** 2 / ENOUGH_CUBES
    if isinstance(question, PlaceCube):
        if option == state.box.research_done:
            return 0.1
        card, kind = research_space(state, option)
        return state.box.sepultus_cost[card] or state.box.research_cost[kind % len(TYPES)]
    if isinstance(question, Raise):
        return 1 + question.meaning(option)[1]
    if isinstance(question, AddAnimal):
        return 1 if option == state.box.cards else 3
    if isinstance(question, TakeExtraAction):
        return 8 if option == PASS else 1
    return 1


def cubes_under_study(state: State, seat: int) -> int:
    me = state.seats[seat]
    return sum(len(cube_categories(state, card, cubes)) for card, cubes in zip(me.animals, me.cubes, strict=True))
