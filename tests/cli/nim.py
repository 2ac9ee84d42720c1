"""A small game from elsewhere, announced by an entry point: whoever takes the last stone wins.

It shows that the command line knows no game: it has a draw, two seats, an option, data, asides and refusals of its own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from ludoteca.kernel.codec import Codec
from ludoteca.kernel.game import PERSON, Data, Game, Name, Option, Phrase, ScoreLine, Section, Setting
from ludoteca.kernel.plain import Fixture, Plain
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import ASIDE, Chance, OwnTurn, Question, Table
from ludoteca.kernel.words import Words

STONES: Final = Words("stones", ("1", "2", "3"))
BOASTS: Final = Words("boasts", ("boast",))
SEATS: Final = Words("seats", ("left", "right"))


@dataclass(frozen=True)
class StonesTaken:
    seat: int
    stones: int
    left: int


@dataclass(frozen=True)
class Boasted:
    seat: int
    loudness: int


class Heap(Plain):
    def __init__(self, stones: int, boasts: int, winner: int) -> None:
        self.stones = stones
        self.boasts = boasts
        self.winner = winner

    def clone(self) -> "Heap":
        return Heap(self.stones, self.boasts, self.winner)


class DrawBeginner(Chance[Heap]):
    def words(self, table: Table[Heap]) -> Words:
        return SEATS

    def key(self, table: Table[Heap]) -> str:
        return "beginner"

    def lots(self, table: Table[Heap]) -> int:
        return 2

    def lot(self, table: Table[Heap], number: int) -> int:
        return number

    def chosen(self, table: Table[Heap], option: int) -> None:
        table.then(TakeStones(option))


class TakeStones(OwnTurn[Heap]):
    def words(self, table: Table[Heap]) -> Words:
        return STONES

    def candidates(self, table: Table[Heap]) -> list[int]:
        return [0, 1, 2]

    def law(self, table: Table[Heap], option: int) -> Refusal | None:
        if option + 1 > table.state.stones:
            return Refusal("heap", "few-stones", stones=option + 1, left=table.state.stones)
        return None

    def aside_words(self, table: Table[Heap]) -> Words:
        return BOASTS

    def aside_candidates(self, table: Table[Heap]) -> list[int]:
        return [0] if table.state.boasts else []

    def aside_chosen(self, table: Table[Heap], aside: int) -> None:
        table.state.boasts -= 1
        table.tell(Boasted, self.seat, 1)

    def chosen(self, table: Table[Heap], option: int) -> None:
        table.state.stones -= option + 1
        table.tell(StonesTaken, self.seat, option + 1, table.state.stones)
        if table.state.stones:
            table.then(TakeStones(1 - self.seat))
        else:
            table.state.winner = self.seat


class Nim(Game[Heap]):
    def __init__(self) -> None:
        self.name = "nim"
        self.rules = range(1, 2)
        self.seats = range(2, 3)

    def options(self) -> Sequence[Option]:
        return (Option("stones", (9, 21)),)

    def settings(self, given: Mapping[str, Setting]) -> dict[str, Setting]:
        for name, value in given.items():
            if name != "stones":
                raise Refused(Refusal("table", "option-unknown", name=name, known="stones"))
            if value not in (9, 21):
                raise Refused(Refusal("table", "option-value", name=name, found=str(value), known="9, 21"))
        return {"stones": 9, **given}

    def data(self, pack: Data | None) -> Data:
        return {"boasts": 1, **(pack or {})}

    def begin(
        self,
        seats: Sequence[str],
        options: Mapping[str, Setting] | None = None,
        data: Data | None = None,
        rules: int | None = None,
    ) -> Table[Heap]:
        if len(seats) != 2:
            raise Refused(Refusal("table", "seat-count", found=len(seats), least=2, most=2))
        for seat in seats:
            if seat != PERSON:
                raise Refused(Refusal("table", "seat-unknown", found=seat))
        heap = Heap(cast("int", self.settings(options or {})["stones"]), cast("int", self.data(data)["boasts"]), -1)
        table: Table[Heap] = Table(heap, [DrawBeginner()], [], 1)
        table.settle()
        return table

    def codec(self, table: Table[Heap]) -> Codec[Heap]:
        return Codec((Heap, DrawBeginner, TakeStones), Fixture())

    def vocabularies(self, table: Table[Heap]) -> Sequence[Words]:
        return (STONES, BOASTS)

    def sheet(self, table: Table[Heap], seat: int) -> list[ScoreLine]:
        won = int(table.state.winner == seat)
        return [ScoreLine("last", won, won)]

    def winners(self, table: Table[Heap]) -> list[int]:
        return [table.state.winner]

    def name_of(self, table: Table[Heap], fact: str, value: int | str) -> Name | None:
        return Name(f"loudness-{value}", "loud") if fact == "loudness" else None

    def ask(self, table: Table[Heap], question: Question[Heap]) -> Phrase:
        return Phrase("ask-stones", left=table.state.stones)

    def describe(self, table: Table[Heap], question: Question[Heap], option: int) -> Phrase:
        return Phrase("answer-boast") if option >= ASIDE else Phrase("answer-stones", stones=option + 1)

    def view(self, table: Table[Heap], viewer: int | None) -> Sequence[Section]:
        return (Section(Phrase("view-heap"), (Phrase("view-stones", left=table.state.stones),)),)


GAME: Final = Nim()
