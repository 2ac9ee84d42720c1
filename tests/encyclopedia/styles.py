"""Ways to play at random that lead a game where it is tight: empty displays, empty purses, full boards."""

import random
from collections.abc import Callable
from typing import Final

from ludoteca.games.encyclopedia.extra import PASS, TakeExtraAction
from ludoteca.games.encyclopedia.raising import Raise
from ludoteca.games.encyclopedia.state import Board, State
from ludoteca.games.encyclopedia.things import ACADEMY, EXPEDITION, PUBLICATION, UNIVERSITY
from ludoteca.games.encyclopedia.turn import ChooseAction
from ludoteca.kernel.promises import any_option
from ludoteca.kernel.table import ASIDE, Choice

Style = Callable[[Board, Choice[State], random.Random], int]


def hoarding(table: Board, question: Choice[State], luck: random.Random) -> int:
    """Experts and animals, until the displays are empty."""
    return leaning(table, question, luck, (UNIVERSITY, ACADEMY))


def spending(table: Board, question: Choice[State], luck: random.Random) -> int:
    """Everything, at once: the largest payments, free actions, extra actions; and so expeditions with nothing left."""
    options = table.options()
    if isinstance(question, Raise) and luck.randrange(4):
        return max([option for option in options if option < ASIDE], key=lambda option: question.meaning(option)[1])
    if isinstance(question, TakeExtraAction) and len(options) > 1 and luck.randrange(4):
        return luck.choice([option for option in options if option != PASS])
    asides = [option for option in options if option >= ASIDE]
    if asides and luck.randrange(2):
        return luck.choice(asides)
    return leaning(table, question, luck, (EXPEDITION, PUBLICATION))


def travelling(table: Board, question: Choice[State], luck: random.Random) -> int:
    """Expeditions, until the continents are full; never a bank."""
    return leaning(table, question, luck, (EXPEDITION,))


def leaning(table: Board, question: Choice[State], luck: random.Random, actions: tuple[int, ...]) -> int:
    """Mostly these actions, where they are allowed; else anything."""
    if isinstance(question, ChooseAction) and luck.randrange(8):
        liked = [option for option in table.options() if option in actions]
        if liked:
            return luck.choice(liked)
    return luck.choice(table.options())


STYLES: Final[tuple[Style, ...]] = (any_option, hoarding, spending, travelling)
