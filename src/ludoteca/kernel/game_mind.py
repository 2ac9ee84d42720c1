"""What bots and learners see of a game."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.kernel.weights import Weights

S = TypeVar("S", bound=Plain)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameMind(Generic[S]):
    """How a game judges positions. A game without a mind of its own goes by its score sheet (`SheetMind`)."""

    spread: float = 10.0
    """By how many points a margin that is foreseen usually misses: what makes points into a chance to win."""
    horizon: int = 2
    """So many turns of every seat a search plays on before it judges where that led; fewer at a full table."""
    breadth: int = 4
    """So many ways to go on with a turn are followed then: fewer are quicker, too few are somebody else's turns."""
    weights: Weights | None = None
    """Learned, for the features below; without any, bots go by the evaluation."""

    def evaluation(self, table: Table[S], seats: int) -> list[float]:
        """The points that each seat may expect at the end."""
        raise TypeError(f"{type(self).__name__} does not judge positions")

    def feature_names(self) -> Sequence[str]:
        """What learned weights are for. The first feature counts as it is: the points that are sure."""
        raise TypeError(f"{type(self).__name__} has no features")

    def features(self, table: Table[S], seat: int) -> list[float]:
        """A seat's position in numbers, one for each name."""
        raise TypeError(f"{type(self).__name__} has no features")

    def stage(self, table: Table[S], seat: int) -> float:
        """How much of the game is still to come for a seat, from 1 at the beginning to 0 at the end."""
        return 1.0 if table.agenda else 0.0

    def prior(self, table: Table[S], options: list[int]) -> list[float]:
        """How much each option of the open choice is worth looking at; 0 if not at all."""
        return [1.0] * len(options)

    def turn(self, table: Table[S]) -> int:
        """A number that changes when a turn ends, for games whose automas move without a question in between."""
        return 0

    def tensor_layout(self, table: Table[S]) -> Sequence[tuple[str, int]]:
        """The parts of an observation with their lengths, in order: the same for any table of this game."""
        raise TypeError(f"{type(self).__name__} sees nothing")

    def tensor(self, table: Table[S], seat: int) -> Sequence[float]:
        """What this seat sees, as numbers from 0 to 1.

        A list will do; an `array("f")` is a NumPy array at once, and a list of thousands is long in the making of one.
        """
        raise TypeError(f"{type(self).__name__} sees nothing")
