"""A journal as text that a person reads and a test compares: every question, its options, the answer, what happened."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Final, Generic, TypeVar

from ludoteca.kernel.game import Game
from ludoteca.kernel.journal import Chosen, Drawn, Entry, Journal, Undone, commit_entry, word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table

S = TypeVar("S", bound=Plain)


def seat_word(seat: int) -> str:
    return f"seat{seat + 1}"


class Teller(Generic[S]):
    """Tells one game. `names`: how the numbers of an event are written, by its field's name; all others as they are.

    After an event of one of the kinds in `pauses`, `summary` says what everybody has, in a line each.
    """

    def __init__(
        self,
        game: Game[S],
        names: Mapping[str, Callable[[S, int], str]],
        pauses: tuple[type, ...],
        summary: Callable[[S], Iterator[str]],
    ) -> None:
        self.game: Final = game
        self.names: Final = names
        self.pauses: Final = pauses
        self.summary: Final = summary

    def told(self, journal: Journal[S]) -> Iterator[str]:
        """The whole game, line by line."""
        head = journal.head
        yield f"{head.game}, rules {head.rules}"
        yield f"seats: {', '.join(head.seats)}"
        yield f"options: {', '.join(f'{name}={str(value).lower()}' for name, value in head.options.items())}"
        yield f"commitment: {head.commitment}"
        yield f"nonces: {', '.join(head.nonces) or 'none'}"
        yield ""
        table = journal.at(0)
        for number, entry in enumerate(journal.entries):
            yield f"{number:>4} {self.asked(table, entry)}"
            if isinstance(entry, Undone):
                table = journal.at(entry.target)
                continue
            events: list[object] = []
            table.told = events
            commit_entry(table, entry, number)
            table.told = None
            for event in events:
                yield f"       {self.event_line(table.state, event)}"
                if isinstance(event, self.pauses):
                    yield from self.summary(table.state)
        if table.question is None:
            yield ""
            yield from self.sheets(table, len(head.seats))

    def asked(self, table: Table[S], entry: Entry) -> str:
        """Who was asked what, and answered what."""
        question = table.question
        if isinstance(entry, Drawn):
            return f"{entry.key}: {entry.word}"
        if isinstance(entry, Chosen):
            assert isinstance(question, Choice)
            options = " ".join(word_of(table, question, option) for option in table.options())
            return f"{seat_word(entry.seat)} {entry.question} [{options}]: {entry.word}"
        consents = "".join(f", {seat_word(seat)} consents" for seat in entry.consents)
        return f"{seat_word(entry.seat)} goes back to {entry.target}{consents}"

    def event_line(self, state: S, event: object) -> str:
        assert is_dataclass(event)
        parts = [type(event).__name__]
        for field in fields(event):
            text = self.fact(state, field.name, getattr(event, field.name))
            parts.append(text if field.name == "seat" else f"{field.name}={text}")
        return " ".join(parts)

    def fact(self, state: S, name: str, value: object) -> str:
        if isinstance(value, tuple):
            return ",".join(self.fact(state, name, item) for item in value)
        if not isinstance(value, int):
            return str(value)
        if name in ("seat", "winners"):
            return seat_word(value)
        namer = self.names.get(name)
        return str(value) if namer is None else namer(state, value)

    def sheets(self, table: Table[S], seats: int) -> Iterator[str]:
        """Everybody's final score, line by line, and who won."""
        for seat in range(seats):
            lines = self.game.sheet(table, seat)
            yield f"{seat_word(seat)}: {sum(line.points for line in lines)}"
            for line in lines:
                yield f"  {line.name} {line.count}: {line.points}"
        yield f"winners: {', '.join(seat_word(seat) for seat in self.game.winners(table))}"
