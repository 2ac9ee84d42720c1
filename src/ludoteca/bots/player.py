"""Players, which answer the choices of a seat, and their answers, which say how they were found."""

from collections.abc import Callable
from typing import Final, Protocol

from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table


class Look:
    """One option that a player looked at: the points it expects from it, the chance to win, and how often it looked."""

    def __init__(self, option: int, points: float, win: float, visits: int) -> None:
        self.option: Final = option
        self.points: Final = points  # of the seat that is asked, at the end of the game
        self.win: Final = win  # from 0 to 1
        self.visits: Final = visits

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Look, (self.option, self.points, self.win, self.visits)

    def __repr__(self) -> str:
        return f"<{self.option}: {self.points:.1f} points, {self.win:.0%} to win, {self.visits} visits>"


class Answer:
    """An option, and what was looked at to find it, best first. A player that does not look (random) says nothing.

    `plan` is what the player means to answer from here to the end of its turn or the next draw, this option first: who
    makes a player for a single question need not have the same turn thought through again.
    """

    def __init__(self, option: int, looked_at: tuple[Look, ...] = (), plan: tuple[int, ...] = ()) -> None:
        self.option: Final = option
        self.looked_at: Final = looked_at
        self.plan: Final = plan or (option,)


class Player(Protocol):
    """Anything that answers choices. It must leave the table as it is; to look ahead, it clones it."""

    def choose(self, table: Table[Plain], seat: int) -> Answer:
        """One of `table.options()`, for the open choice, which is this seat's."""


Maker = Callable[[Game[Plain], int, str], Player]
"""Makes a player for a game, for so many seats, from a seed."""
