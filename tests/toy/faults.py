"""The toy game with one thing wrong: each class takes the place of its base. FAULTS: what the contract says of it."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final, Self, TypeVar

from ludoteca.kernel.codec import Codec
from ludoteca.kernel.game import ScoreLine
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import NO, YES, Table
from ludoteca.kernel.words import Words
from tests.toy.heap import Heap
from tests.toy.nim import GIFT, ONE, SAIL, TOLL, Nim, Peck, Sail, TakeStones, Thank, Toll, Wages

T = TypeVar("T", bound=type)

FAULTS: Final[dict[type, str]] = {}


def found(says: str) -> Callable[[T], T]:
    def keep(kind: T) -> T:
        FAULTS[kind] = says
        return kind

    return keep


@found("a clone differs: CloneForgets:")
class CloneForgets(Heap):
    def clone(self) -> Self:
        copy = super().clone()
        copy.paid = []
        return copy


@found("play on a clone changed the original|a clone shares a list")
class CloneShares(Heap):
    def clone(self) -> Self:
        copy = super().clone()
        copy.paid = self.paid
        return copy


@found("the draw wages comes twice")
class KeyRepeats(Wages):
    def key(self, table: Table[Heap]) -> str:
        return "wages"


@found("though it has 1 lots")
class OneLot(Wages):
    def lots(self, table: Table[Heap]) -> int:
        return 1

    def proceed(self, table: Table[Heap]) -> bool:
        return table.trial and super().proceed(table)


@found("index out of range|has no word")
class LotWithoutWord(Wages):
    def lot(self, table: Table[Heap], number: int) -> int:
        return number + 2


@found("which it calls impossible")
class LotImpossible(Wages):
    def possible(self, table: Table[Heap], outcome: int) -> bool:
        return outcome != 2


@found("possible, but no lot is it")
class EverythingPossible(Wages):
    def possible(self, table: Table[Heap], outcome: int) -> bool:
        return True


@found("coins")
class CoinLost(Wages):
    def chosen(self, table: Table[Heap], option: int) -> None:
        super().chosen(table, option)
        table.state.bank -= 1


@found("has a candidate twice")
class CandidateTwice(TakeStones):
    def candidates(self, table: Table[Heap]) -> list[int]:
        return [ONE, *super().candidates(table)]


@found("differs|changed")
class LookChanges(TakeStones):
    def candidates(self, table: Table[Heap]) -> list[int]:
        table.state.paid.append(0)
        return super().candidates(table)


@found("is no refusal with a rule and a code")
class Nameless(TakeStones):
    def law(self, table: Table[Heap], option: int) -> Refusal | None:
        refusal = super().law(table, option)
        return refusal and Refusal("", refusal.code)


@found("but the law passes")
class OptionsDiffer(TakeStones):
    def options(self, table: Table[Heap]) -> list[int]:
        return [option for option in super().options(table) if option != GIFT]


@found("is asked, though its options are")
class Forced(TakeStones):
    def proceed(self, table: Table[Heap]) -> bool:
        table.offer([ONE])
        return False


@found("has not ended after")
class NeverEnds(TakeStones):
    def chosen(self, table: Table[Heap], option: int) -> None:
        table.then(self)


@found("of its own accord, though its seat is a person's")
class ActsForAPerson(TakeStones):
    def chosen(self, table: Table[Heap], option: int) -> None:
        super().chosen(table, option)
        table.then(Peck(self.seat))


@found("has no answer|nobody can answer")
class WithholdsNothing(Toll):
    def breaks(self, table: Table[Heap], option: int) -> bool:
        return False


@found("is not in the action space")
class WordsHidden(Toll):
    def words(self, table: Table[Heap]) -> Words:
        return Words("hidden", TOLL.words)


@found("is YES, but playing it says False|nobody can answer")
class YesLies(Sail):
    def outlook(self, table: Table[Heap]) -> int:
        return YES if table.state.hands[self.seat].coins else NO


@found("is NO, but playing it says True")
class NoLies(Sail):
    def outlook(self, table: Table[Heap]) -> int:
        return YES if super().outlook(table) == YES else NO


@found("an answer and a free action")
class AsideIsAnswer(Sail):
    def free_words(self, table: Table[Heap]) -> Words:
        return SAIL


@found("holds a list in giver")
class StepHoldsList(Thank):
    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat, giver)
        vars(self)["giver"] = [giver]


@found("differs")
class LuckInState(Nim):
    begun = count()

    def begin(self, *terms: Any, **more: Any) -> Table[Heap]:
        table = super().begin(*terms, **more)
        table.state.boasts += next(self.begun)
        return table


@found("this game has no Thank")
class ClassUnknown(Nim):
    def codec(self, table: Table[Heap]) -> Codec[Heap]:
        whole = super().codec(table)
        return Codec([kind for kind in whole.classes.values() if kind is not Thank], whole.fixture)


@found("vocabularies changed: their order")
class WordsMove(Nim):
    def vocabularies(self, table: Table[Heap]) -> Sequence[Words]:
        words = super().vocabularies(table)
        return words[::-1] if len(table.state.paid) > 2 else words


@found("two vocabularies have one name")
class OneNameTwice(Nim):
    def vocabularies(self, table: Table[Heap]) -> Sequence[Words]:
        return (TOLL, *super().vocabularies(table))


@found("the line 'gifts' of seat 1 is not among the lines of a sheet")
class LineWithoutRow(Nim):
    def sheet(self, table: Table[Heap], seat: int) -> list[ScoreLine]:
        return [*super().sheet(table, seat), *([ScoreLine("gifts", 0, 0)] if seat else [])]
