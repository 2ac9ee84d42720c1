"""Nim, the one small game that all tests play where they need no box: of the kernel, bots, command line and server.

Plain Nim: each turn takes one, two or three stones from the heap, and the last stone is a point. The table's setting
`draws` says what luck has a part in it:

- `beginner`: who begins is drawn, and nothing after that. This is the default.
- `none`: the first seat begins. The game called `parlour` has this as its default, and may be played alone.
- `wages`: the first seat begins, and every turn begins with a roll for coins. Coins buy hats, gifts and voyages, and
  then the game has in it whatever the kernel knows.

What each step is there to show:

- `DrawBeginner`: a draw before the first decision; alone at the table it is one lot, and is not drawn.
- `Turn`, `EndTurn`: steps that just happen. They put others on the agenda, and one of their fields is a tuple.
- `Wages`: a draw within the game. An undo does not go past it, and a draft stops before it. It writes into a list.
- `TakeStones`: a choice whose law counts stones and coins, with an action that must be completed among its answers.
- `OnTurn`: the free actions beside a choice. A boast may be absent or refused, a hat may be absent.
- `Toll`, `Wind`, `Sail`: the voyage, an action that must be completed. The toll withholds what would break it, luck
  stands in its middle, and its end is needed: it has an outlook, and is asked although one answer is left.
- `Thank`: a choice that is owed, and asked of another seat after the turn.
- `Say`: the smallest step. What was said is kept, in order.
- `Peck`: what an automa does of its own accord.

The faults that the contract has to find are subclasses of these, in `faults.py`. Only plain Nim has sentences.
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from ludoteca.kernel.game import PERSON, Data, Game, ScoreLine, Setting, SettingOffered
from ludoteca.kernel.game_words import GameWords
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.saying import Saying, Section
from ludoteca.kernel.schema import with_pack
from ludoteca.kernel.table import (
    FREE_ACTION,
    NO,
    TRY,
    YES,
    AutomaStep,
    Chance,
    Choice,
    Question,
    Step,
    Table,
    TurnChoice,
)
from ludoteca.kernel.words import Words
from tests.toy.heap import Boasted, Box, CoinsCame, Hand, Heap, Sailed, StonesTaken, Thanked

GULL: Final = "automa:gull"
WAGES: Final = "wages"
DRAWS: Final = ("beginner", "none", WAGES)

ONE, TWO, THREE, HAT, GIFT, VOYAGE = range(6)
BOAST, SELL_HAT = range(2)
SEATS: Final = Words("seats", ("north", "east", "south", "west"))
COINS: Final = Words("coins", ("none", "one", "two", "three"))
STONES: Final = Words("stones", ("1", "2", "3", "hat", "gift", "voyage"))
FREE: Final = Words("free", ("boast", "sell-hat"))
TOLL: Final = Words("toll", ("pay-coin", "pay-hat"))
SAIL: Final = Words("sail", ("near", "far"))
THANKS: Final = Words("thanks", ("wave", "sing"))
FARES: Final = (1, 3)


def take(table: Table[Heap], seat: int, stones: int) -> None:
    heap = table.state
    heap.stones -= stones
    if not heap.stones:
        heap.last = seat
    table.tell(StonesTaken, seat, stones, heap.stones)


def gain(table: Table[Heap], seat: int, coins: int) -> None:
    table.state.bank -= coins
    table.state.hands[seat].coins += coins
    table.tell(CoinsCame, seat, coins)


class Say(Step[Heap]):
    def __init__(self, word: str) -> None:
        self.word: Final = word

    def run(self, table: Table[Heap]) -> None:
        table.state.said = (*table.state.said, self.word)


class DrawBeginner(Chance[Heap]):
    def words(self, table: Table[Heap]) -> Words:
        return SEATS

    def key(self, table: Table[Heap]) -> str:
        return "beginner"

    def lots(self, table: Table[Heap]) -> int:
        return len(table.state.hands)

    def lot(self, table: Table[Heap], number: int) -> int:
        return number

    def chosen(self, table: Table[Heap], option: int) -> None:
        seats = tuple(range(len(table.state.hands)))
        table.then(Turn(seats[option:] + seats[:option]))


class Turn(Step[Heap]):
    """The first of these seats has its turn, then the others; until the heap is empty."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def run(self, table: Table[Heap]) -> None:
        seat = self.order[0]
        if table.state.hands[seat].gull:
            table.then(Peck(seat), EndTurn(self.order))
        elif table.state.box.draws == WAGES:
            table.then(Wages(seat), TakeStones(seat), EndTurn(self.order))
        else:
            table.then(TakeStones(seat), EndTurn(self.order))


class EndTurn(Step[Heap]):
    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def run(self, table: Table[Heap]) -> None:
        table.settle_owed()
        if table.state.stones:
            table.then(Turn((*self.order[1:], self.order[0])))


class Peck(AutomaStep[Heap]):
    def run(self, table: Table[Heap]) -> None:
        take(table, self.seat, 1)


class DrawCoins(Chance[Heap]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def words(self, table: Table[Heap]) -> Words:
        return COINS

    def chosen(self, table: Table[Heap], option: int) -> None:
        gain(table, self.seat, option)


class Wages(DrawCoins):
    """One coin, two or three."""

    def key(self, table: Table[Heap]) -> str:
        return f"wages{len(table.state.paid) + 1}"

    def lots(self, table: Table[Heap]) -> int:
        return 3

    def lot(self, table: Table[Heap], number: int) -> int:
        return number + 1

    def chosen(self, table: Table[Heap], option: int) -> None:
        super().chosen(table, option)
        table.state.paid.append(option)


class OnTurn(TurnChoice[Heap]):
    """Beside every answer one may boast, but not twice running, and sell a hat for a coin."""

    def free_words(self, table: Table[Heap]) -> Words:
        return FREE

    def free_candidates(self, table: Table[Heap]) -> list[int]:
        there = (table.state.boasts, table.state.hands[self.seat].hats)
        return [aside for aside in (BOAST, SELL_HAT) if there[aside]]

    def free_law(self, table: Table[Heap], aside: int) -> Refusal | None:
        if aside == BOAST and table.state.said[-1:] == ("boast",):
            return Refusal("heap", "boasted-already")
        return None

    def free_absent(self, table: Table[Heap], aside: int) -> Refusal:
        return Refusal("wages", "no-hat") if aside == SELL_HAT else super().free_absent(table, aside)

    def free_chosen(self, table: Table[Heap], aside: int) -> None:
        if aside == BOAST:
            table.state.boasts -= 1
            table.tell(Boasted, self.seat, 1)
            table.then(Say("boast"))
        else:
            table.state.hands[self.seat].hats -= 1
            gain(table, self.seat, 1)


class TakeStones(OnTurn):
    """One, two or three; or one, and something that costs coins."""

    def words(self, table: Table[Heap]) -> Words:
        return STONES

    def candidates(self, table: Table[Heap]) -> list[int]:
        if table.state.box.draws != WAGES:
            return [ONE, TWO, THREE]
        return [ONE, TWO, THREE, HAT, *([GIFT] if len(table.state.hands) > 1 else []), VOYAGE]

    def absent(self, table: Table[Heap], option: int) -> Refusal:
        alone = option == GIFT and table.state.box.draws == WAGES
        return Refusal("wages", "no-neighbour") if alone else super().absent(table, option)

    def law(self, table: Table[Heap], option: int) -> Refusal | None:
        coins, left = table.state.hands[self.seat].coins, table.state.stones
        if option <= THREE:
            return Refusal("heap", "few-stones", stones=option + 1, left=left) if option + 1 > left else None
        if option == VOYAGE:
            outlook = Sail(self.seat).outlook(table)
            if outlook == NO or (outlook == TRY and not table.could(*voyage(self.seat))):
                return Refusal("wages", "cannot-complete", coins=coins)
            return None
        need = 2 if option == HAT else 1
        return Refusal("wages", "not-enough", have=coins, need=need) if coins < need else None

    def chosen(self, table: Table[Heap], option: int) -> None:
        take(table, self.seat, option + 1 if option <= THREE else 1)
        if option == HAT:
            gain(table, self.seat, -2)
            table.state.hands[self.seat].hats += 1
        elif option == GIFT:
            neighbour = (self.seat + 1) % len(table.state.hands)
            gain(table, self.seat, -1)
            gain(table, neighbour, 1)
            if not table.state.hands[neighbour].gull:
                table.owe(Thank(neighbour, self.seat))
        elif option == VOYAGE:
            table.then(*voyage(self.seat))


def voyage(seat: int) -> list[Step[Heap]]:
    return [Toll(seat), Wind(seat), Sail(seat)]


class Toll(OnTurn):
    """A coin or a hat, but not what would leave nothing to sail with."""

    def words(self, table: Table[Heap]) -> Words:
        return TOLL

    def candidates(self, table: Table[Heap]) -> list[int]:
        return [0, 1]

    def law(self, table: Table[Heap], option: int) -> Refusal | None:
        hand = table.state.hands[self.seat]
        if (hand.hats if option else hand.coins) < 1:
            return Refusal("wages", "not-enough", have=0, need=1)
        return Refusal("wages", "breaks-action") if self.breaks(table, option) else None

    def breaks(self, table: Table[Heap], option: int) -> bool:
        needed = None if table.trial else table.needed_choice()
        return needed is not None and needed.outlook(table) != YES and not table.could_after(option)

    def chosen(self, table: Table[Heap], option: int) -> None:
        if option:
            table.state.hands[self.seat].hats -= 1
        else:
            gain(table, self.seat, -1)


class Wind(DrawCoins):
    """A fair wind brings a coin, another brings none."""

    def key(self, table: Table[Heap]) -> str:
        return f"wind{len(table.state.paid)}"

    def lots(self, table: Table[Heap]) -> int:
        return 2

    def lot(self, table: Table[Heap], number: int) -> int:
        return number


class Sail(OnTurn):
    def words(self, table: Table[Heap]) -> Words:
        return SAIL

    def needed(self) -> bool:
        return True

    def outlook(self, table: Table[Heap]) -> int:
        """Seen before the toll: two coins suffice however it is paid, one only if a hat pays it."""
        hand = table.state.hands[self.seat]
        return YES if hand.coins >= 2 else TRY if hand.hats else NO

    def ask_anyway(self, table: Table[Heap]) -> bool:
        """Far costs more than near: a hat could be sold for it."""
        return True

    def candidates(self, table: Table[Heap]) -> list[int]:
        return [0, 1]

    def law(self, table: Table[Heap], option: int) -> Refusal | None:
        have, need = table.state.hands[self.seat].coins, FARES[option]
        return Refusal("wages", "not-enough", have=have, need=need) if have < need else None

    def chosen(self, table: Table[Heap], option: int) -> None:
        gain(table, self.seat, -FARES[option])
        table.state.hands[self.seat].trips += 1 + option
        table.tell(Sailed, self.seat, 1 + option)


class Thank(Choice[Heap]):
    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat)
        self.giver: Final = giver

    def words(self, table: Table[Heap]) -> Words:
        return THANKS

    def candidates(self, table: Table[Heap]) -> list[int]:
        return [0, 1]

    def chosen(self, table: Table[Heap], option: int) -> None:
        table.tell(Thanked, self.seat, self.giver, THANKS.word(option))
        table.then(Say(THANKS.word(option)))


class NimWords(GameWords[Heap]):
    def name_of(self, table: Table[Heap], fact: str, value: int | str) -> Saying | None:
        return Saying(f"loudness-{value}", "loud") if fact == "loudness" else None

    def ask(self, table: Table[Heap], question: Question[Heap]) -> Saying:
        return Saying("ask-stones", left=table.state.stones)

    def describe(self, table: Table[Heap], question: Question[Heap], option: int) -> Saying:
        return Saying("answer-boast") if option >= FREE_ACTION else Saying("answer-stones", stones=option + 1)

    def view(self, table: Table[Heap], viewer: int | None) -> Sequence[Section]:
        return (Section(Saying("view-heap"), (Saying("view-stones", left=table.state.stones),)),)


class Nim(Game[Heap]):
    def __init__(self, name: str = "nim", draws: str = "beginner", least: int = 2) -> None:
        super().__init__()
        self.name = name
        self.words = NimWords()
        self.rules = range(2, 4)
        self.seats = range(least, 5)
        self.draws: Final = draws

    def settings_offered(self) -> Sequence[SettingOffered]:
        others = [draws for draws in DRAWS if draws != self.draws]
        return (SettingOffered("stones", (9, 21, 1, 2, 3, 6)), SettingOffered("draws", (self.draws, *others)))

    def data(self, pack: Data | None) -> Data:
        return with_pack({"boasts": 1, "coins": 100}, pack, lambda data: None)

    def begin(
        self,
        seats: Sequence[str],
        options: Mapping[str, Setting] | None = None,
        data: Data | None = None,
        rules: int | None = None,
    ) -> Table[Heap]:
        if len(seats) not in self.seats:
            raise Refused(Refusal("table", "seat-count", found=len(seats), least=self.seats[0], most=4))
        for seat in seats:
            if seat not in (PERSON, GULL):
                raise Refused(Refusal("table", "seat-unknown", found=seat))
        settings, numbers = self.settings(options or {}), cast("Mapping[str, int]", self.data(data))
        draws, coins = str(settings["draws"]), numbers["coins"]
        hands = tuple(Hand(seat == GULL, 0, 0, 0) for seat in seats)
        heap = Heap(Box(coins, draws), hands, coins, cast("int", settings["stones"]), numbers["boasts"], -1, [], ())
        first = DrawBeginner() if draws == "beginner" else Turn(tuple(range(len(seats))))
        table: Table[Heap] = Table(heap, [first], [], self.rules[-1] if rules is None else rules)
        table.settle()
        return table

    def vocabularies(self, table: Table[Heap]) -> Sequence[Words]:
        return (STONES, FREE, TOLL, SAIL, THANKS)

    def sheet(self, table: Table[Heap], seat: int) -> list[ScoreLine]:
        hand, last = table.state.hands[seat], int(table.state.last == seat)
        trips, coins = ScoreLine("trips", hand.trips, 5 * hand.trips), ScoreLine("coins", hand.coins, hand.coins)
        return [ScoreLine("last", last, last), *([trips, coins] if table.state.box.draws == WAGES else [])]

    def winners(self, table: Table[Heap]) -> list[int]:
        points = [sum(line.points for line in self.sheet(table, seat)) for seat in range(len(table.state.hands))]
        return [seat for seat, score in enumerate(points) if score == max(points)]

    def undertakings(self, table: Table[Heap]) -> list[tuple[int, list[Step[Heap]]]]:
        question = table.question
        if not isinstance(question, TakeStones):
            return []
        return [(Sail(question.seat).outlook(table), voyage(question.seat))]

    def check(self, table: Table[Heap]) -> None:
        heap = table.state
        assert heap.bank + sum(hand.coins for hand in heap.hands) == heap.box.coins, "coins"


class Parlour(Nim):
    """The same, where nothing is drawn unless the table says so, and one may sit alone."""

    def __init__(self) -> None:
        super().__init__("parlour", "none", 1)


NIM: Final = Nim()
PARLOUR: Final = Parlour()
