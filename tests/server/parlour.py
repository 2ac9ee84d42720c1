"""Nim for two to four, without a draw: seat 0 begins, then around the table. What happens is what is said."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from ludoteca.kernel.codec import Codec
from ludoteca.kernel.game import PERSON, Data, Setting
from ludoteca.kernel.plain import Fixture
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import Table
from tests.cli.nim import Heap, Nim, StonesTaken, TakeStones


class TakeInTurn(TakeStones):
    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(seat)
        self.seats: Final = seats

    def chosen(self, table: Table[Heap], option: int) -> None:
        table.state.stones -= option + 1
        table.tell(StonesTaken, self.seat, option + 1, table.state.stones)
        if table.state.stones:
            table.then(TakeInTurn((self.seat + 1) % self.seats, self.seats))
        else:
            table.state.winner = self.seat


class Parlour(Nim):
    def __init__(self) -> None:
        super().__init__()
        self.name = "parlour"
        self.seats = range(2, 5)

    def begin(
        self,
        seats: Sequence[str],
        options: Mapping[str, Setting] | None = None,
        data: Data | None = None,
        rules: int | None = None,
    ) -> Table[Heap]:
        if len(seats) not in self.seats:
            raise Refused(Refusal("table", "seat-count", found=len(seats), least=2, most=4))
        if any(seat != PERSON for seat in seats):
            raise Refused(Refusal("table", "seat-unknown", found=", ".join(seats)))
        heap = Heap(cast("int", self.settings(options or {})["stones"]), cast("int", self.data(data)["boasts"]), -1)
        table: Table[Heap] = Table(heap, [TakeInTurn(0, len(seats))], [], 1)
        table.settle()
        return table

    def codec(self, table: Table[Heap]) -> Codec[Heap]:
        return Codec((Heap, TakeInTurn), Fixture())


GAME: Final = Parlour()
