"""How a game speaks: its questions, its answers, its things and its table as sayings."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.saying import Saying, Section
from ludoteca.kernel.table import Question, Table

S = TypeVar("S", bound=Plain)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameWords(Generic[S]):
    """What a game says. The first three are needed."""

    def ask(self, table: Table[S], question: Question[S]) -> Saying:
        """The open question, as a sentence."""
        raise TypeError(f"{type(self).__name__} does not say its questions")

    def describe(self, table: Table[S], question: Question[S], option: int) -> Saying:
        """One answer to the open question, as a label."""
        raise TypeError(f"{type(self).__name__} does not say its answers")

    def view(self, table: Table[S], viewer: int | None) -> Sequence[Section]:
        """The whole table, as this seat (or a spectator) may see it."""
        raise TypeError(f"{type(self).__name__} shows nothing")

    def seat_name(self, table: Table[S], seat: int) -> str | None:
        """What a seat is called that the game plays itself; None for a person's."""
        return None

    def name_of(self, table: Table[S], fact: str, value: int | str) -> Saying | None:
        """The name of a value in an event, refusal or saying, by the fact's name; None if it stands for itself."""
        return None

    def counted(self, table: Table[S], seat: int) -> Mapping[str, int] | None:
        """What a seat has that everybody may count, each by the word of its sign; None: nothing but its points."""
        return None

    def change(self, word: str, before: int, after: int) -> int:
        """By how much what is counted has become more, or less where it is below 0."""
        return after - before

    def amount(self, word: str, amount: int) -> Saying:
        """So many of what is counted: '2 coins'."""
        return Saying("score-points", points=amount)

    def highlights(self) -> Sequence[str]:
        """What a report on many games counts by name, as 'Event' or 'Event.fact'."""
        return ()
