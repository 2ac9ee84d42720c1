"""Ways to play at random that lead a game where it is tight: empty displays, empty purses, full boards."""

import random
from collections.abc import Callable
from typing import Final

from ludoteca.games.encyclopedia.box.constants import ACADEMY, EXPEDITION, PUBLICATION, UNIVERSITY
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.extra import PASS, TakeExtraAction
from ludoteca.games.encyclopedia.rules.raising import Raise
from ludoteca.games.encyclopedia.rules.turn import ChooseAction
from ludoteca.kernel.contract.checks import any_option
from ludoteca.kernel.table import FREE_ACTION, Choice, Table

Style = Callable[[Table[State], Choice[State], random.Random], int]


def hoarding(table: Table[State], question: Choice[State], luck: random.Random) -> int:
    """Experts and animals, until the displays are empty."""
    return leaning(table, question, luck, (UNIVERSITY, ACADEMY))


def spending(table: Table[State], question: Choice[State], luck: random.Random) -> int:
    """Everything, at once: the largest payments, free actions, extra actions; and so expeditions with nothing left."""
    options = table.options()
    if isinstance(question, Raise) and luck.randrange(4):
        return max(
            [option for option in options if option < FREE_ACTION], key=lambda option: question.meaning(option)[1]
        )
    if isinstance(question, TakeExtraAction) and len(options) > 1 and luck.randrange(4):
        return luck.choice([option for option in options if option != PASS])
    free_actions = [option for option in options if option >= FREE_ACTION]
    if free_actions and luck.randrange(2):
        return luck.choice(free_actions)
    return leaning(table, question, luck, (EXPEDITION, PUBLICATION))


def travelling(table: Table[State], question: Choice[State], luck: random.Random) -> int:
    """Expeditions, until the continents are full; never a bank."""
    return leaning(table, question, luck, (EXPEDITION,))


def leaning(table: Table[State], question: Choice[State], luck: random.Random, actions: tuple[int, ...]) -> int:
    """Mostly these actions, where they are allowed; else anything."""
    if isinstance(question, ChooseAction) and luck.randrange(8):
        liked = [option for option in table.options() if option in actions]
        if liked:
            return luck.choice(liked)
    return luck.choice(table.options())


STYLES: Final[tuple[Style, ...]] = (any_option, hoarding, spending, travelling)
