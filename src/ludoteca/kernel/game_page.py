"""What a screen needs to draw a game. A game without it is told in sections."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.moves import Ways
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import Table

S = TypeVar("S", bound=Plain)


@mypyc_attr(allow_interpreted_subclasses=True)
class GamePage(Generic[S]):
    """What a game's page shows. The data may hold sayings; the wire says them."""

    def picture(self, table: Table[S], viewer: int | None) -> object | None:
        """The whole table as data, as this seat (or a spectator) may see it; None if it is only told in sections."""
        return None

    def legend(self, table: Table[S]) -> object | None:
        """What the things in the picture are, once for a whole game."""
        return None

    def things(self, table: Table[S]) -> Mapping[str, Sequence[str]]:
        """The words of things by their numbers, each list by its name: what the addresses of events are filled from."""
        return {}

    def plan(self, table: Table[S], seat: int, wish: Mapping[str, object]) -> tuple[list[str], object]:
        """Answers to the open question, and to those after it, that fulfil a wish; and what to show. Raises Refused."""
        raise Refused(Refusal("table", "no-planner"))

    def ways(self, table: Table[S], seat: int) -> Ways[S]:
        """What can go where from the open question; by itself nothing."""
        return Ways(table, seat)
