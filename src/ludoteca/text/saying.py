"""A saying in the shape in which it travels as JSON, and the teller that makes it."""

import re
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from msgspec import Struct

from ludoteca.kernel import saying as kernel
from ludoteca.kernel.game import Game, ScoreLine
from ludoteca.kernel.plain import Plain, fields_of
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Question, Table

S = TypeVar("S", bound=Plain)

SEAT: Final = "seat"
"""The message that stands for the name of a seat: who says it knows the names."""
SEAT_FACTS: Final = ("seat", "owner", "winners", "order")
"""Facts that are numbers of seats, and are said as their names."""
SCORES: Final = "scores"
"""A fact with a number for each seat in order."""


class Saying(
    Struct, frozen=True, omit_defaults=True, rename={"message": "m", "facts": "f", "otherwise": "o"}, gc=False
):
    """The id of a message, what fills it, and what to say where no catalogue has it.

    An argument `x` that is itself a saying also fills `$x-key`, with the id of its message.
    """

    message: str
    facts: "dict[str, int | str | Saying]" = {}
    otherwise: str | None = None


Argument = int | str | Saying


def seat_saying(seat: int) -> Saying:
    return Saying(SEAT, {"seat": seat})


class Teller(Generic[S]):
    """Turns a game's facts into sayings.

    A fact becomes an argument of the message under its own name. A number that the game has a name for is said by
    that name. A tuple is said as a list, and `$dice-count` is how many there are. Where there are a `$seat` and an
    `$owner`, `$whose` is 'own' or 'other'.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game

    def event(self, table: Table[S], event: object) -> Saying:
        facts = {name: getattr(event, name) for name in fields_of(type(event))}
        return self.say(table, kernel.Saying(f"event-{kebab(type(event).__name__)}", **facts))

    def refusal(self, table: Table[S] | None, refusal: Refusal) -> Saying:
        return self.say(table, kernel.Saying(f"refusal-{refusal.code}", **refusal.facts))

    def ask(self, table: Table[S], question: Question[S]) -> Saying:
        return self.say(table, self.game.words.ask(table, question))

    def option(self, table: Table[S], question: Question[S], option: int) -> Saying:
        """One answer to a question, a free action too."""
        return self.say(table, self.game.words.describe(table, question, option))

    def score_line(self, table: Table[S], line: ScoreLine) -> Saying:
        name = self.game.words.name_of(table, "line", line.name)
        name = name or kernel.Saying(f"score-{line.name.replace('_', '-')}", line.name)
        if line.times is None:
            return self.say(table, kernel.Saying("score-line", line=name, count=line.count, points=line.points))
        return self.say(
            table, kernel.Saying("score-line-times", line=name, count=line.count, points=line.points, times=line.times)
        )

    def say(self, table: Table[S] | None, saying: kernel.Saying) -> Saying:
        """In the shape of the wire, with names for numbers."""
        facts = saying.facts
        filled: dict[str, Argument] = {}
        for name, value in facts.items():
            if isinstance(value, tuple):
                filled[name] = self._list(table, name, value)
                filled[f"{name}-count"] = len(value)
            else:
                filled[name] = self._single(table, name, value)
        if "seat" in facts and "owner" in facts:
            filled["whose"] = "own" if facts["seat"] == facts["owner"] else "other"
        return Saying(saying.message, filled, saying.otherwise)

    def _single(self, table: Table[S] | None, fact: str, value: int | str | kernel.Saying) -> Argument:
        if isinstance(value, int) and fact in SEAT_FACTS:
            return seat_saying(value)
        if isinstance(value, kernel.Saying):
            return self.say(table, value)
        name = None if table is None else self.game.words.name_of(table, fact, value)
        return value if name is None else self.say(table, name)

    def _list(self, table: Table[S] | None, fact: str, values: Sequence[int | kernel.Saying]) -> Argument:
        said: list[Argument] = []
        for number, value in enumerate(values):
            if fact == SCORES and isinstance(value, int):
                said.append(self.say(table, kernel.Saying("seat-score", seat=number, points=value)))
            else:
                said.append(self._single(table, fact, value))
        if not said:
            return ""
        text = said.pop()
        if said and isinstance(values[0], int) and fact != SCORES:
            text = Saying("list-pair", {"first": said.pop(), "second": text})
        for item in reversed(said):
            text = Saying("list-more", {"first": item, "rest": text})
        return text


def kebab(name: str) -> str:
    """'DieTaken' as 'die-taken'."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
