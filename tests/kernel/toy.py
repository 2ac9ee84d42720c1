"""Harbour, a toy game in plain Python beside the kernel, which may be compiled: small, with everything in it.

Every day each seat rolls for coins and then shops: a hat, a gift to the neighbour (who thanks after the turn), or a
voyage, which is a whole action: pay the toll, wait for the wind, sail near or far. A hat may be sold at any moment of
one's turn. Gulls are automas: they peck a coin.

A fault can be built in, to see that the contract finds it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.kernel.codec import Codec
from ludoteca.kernel.game import PERSON, Data, Game, Option, ScoreLine, Setting
from ludoteca.kernel.plain import Fixture, Plain
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import NO, TRY, YES, Chance, Choice, OwnAccord, OwnTurn, Step, Table
from ludoteca.kernel.words import Words

GULL: Final = "automa:gull"
COINS: Final = 100
NOBODY: Final = -1

NOTHING, HAT, GIFT, VOYAGE = range(4)
SHOP_WORDS: Final = Words("shop", ("nothing", "hat", "gift", "voyage"))
TOLL_WORDS: Final = Words("toll", ("pay-coin", "pay-hat"))
SAIL_WORDS: Final = Words("sail", ("near", "far"))
THANK_WORDS: Final = Words("thank", ("wave", "sing"))
ASIDE_WORDS: Final = Words("aside", ("sell-hat",))
COIN_WORDS: Final = Words("coins", ("none", "one", "two", "three"))
FARES: Final = (1, 3)


@dataclass(frozen=True)
class CoinsCame:
    seat: int
    coins: int


@dataclass(frozen=True)
class Sailed:
    seat: int
    far: int


@dataclass(frozen=True)
class Thanked:
    seat: int
    how: int


class Chart(Fixture):
    """What all copies share: the coins in the box, and the fault that is built in."""

    def __init__(self, coins: int, fault: str) -> None:
        self.coins: Final = coins
        self.fault: Final = fault

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Chart, (self.coins, self.fault)


class Purse(Plain):
    def __init__(self, gull: bool, coins: int, hats: int, trips: int) -> None:
        self.gull: Final = gull
        self.coins = coins
        self.hats = hats
        self.trips = trips

    def clone(self) -> "Purse":
        return Purse(self.gull, self.coins, self.hats, self.trips)


class Harbour(Plain):
    def __init__(
        self, chart: Chart, seats: tuple[Purse, ...], day: int, turn: int, bank: int, log: list[int], luck: int
    ) -> None:
        self.chart: Final = chart
        self.seats: Final = seats
        self.day = day
        self.turn = turn
        self.bank = bank
        self.log = list(log)
        self.luck = luck

    def clone(self) -> "Harbour":
        fault = self.chart.fault
        log = self.log if fault == "clone shares" else list(self.log)
        luck = 0 if fault == "clone forgets" else self.luck
        copy = Harbour(self.chart, tuple(seat.clone() for seat in self.seats), self.day, self.turn, self.bank, [], luck)
        copy.log = log
        return copy


Board = Table[Harbour]


def fault(table: Board) -> str:
    return table.state.chart.fault


def gain(table: Board, seat: int, coins: int) -> None:
    table.state.bank -= coins
    table.state.seats[seat].coins += coins
    table.tell(CoinsCame, seat, coins)


class PlayDays(Step[Harbour]):
    def __init__(self, days: int) -> None:
        self.days: Final = days

    def run(self, table: Board) -> None:
        for day in range(1, self.days + 1):
            table.then(Day(day))


class Day(Step[Harbour]):
    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, table: Board) -> None:
        table.state.day = self.number
        for seat in range(len(table.state.seats)):
            table.then(Turn(seat))


class Turn(Step[Harbour]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Board) -> None:
        table.state.turn = self.seat
        if table.state.seats[self.seat].gull:
            table.then(Peck(self.seat))
        elif fault(table) == "step holds list":
            table.then(Remember([self.seat]), Roll(self.seat), Shop(self.seat), EndTurn())
        else:
            table.then(Roll(self.seat), Shop(self.seat), EndTurn())


class Peck(OwnAccord[Harbour]):
    def run(self, table: Board) -> None:
        gain(table, self.seat, 1)


class Remember(Step[Harbour]):
    """Only for a fault: a step is immutable, and this one is not. It is put away at once."""

    def __init__(self, seats: list[int]) -> None:
        self.seats: Final = seats

    def run(self, table: Board) -> None:
        table.owe(self)


class EndTurn(Step[Harbour]):
    def run(self, table: Board) -> None:
        table.state.turn = NOBODY
        if fault(table) != "step holds list":
            table.settle_owed()


class Roll(Chance[Harbour]):
    """One coin, two or three."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def words(self, table: Board) -> Words:
        return COIN_WORDS

    def key(self, table: Board) -> str:
        return "roll" if fault(table) == "key repeats" else f"day{table.state.day}.seat{self.seat + 1}.roll"

    def lots(self, table: Board) -> int:
        return 1 if fault(table) == "one lot" else 3

    def lot(self, table: Board, number: int) -> int:
        return number + (2 if fault(table) == "lot without word" else 1)

    def possible(self, table: Board, outcome: int) -> bool:
        if fault(table) == "impossible lot":
            return outcome != 2
        return True if fault(table) == "everything possible" else super().possible(table, outcome)

    def proceed(self, table: Board) -> bool:
        if fault(table) == "one lot" and not table.trial:
            table.await_chance()
            return False
        return super().proceed(table)

    def chosen(self, table: Board, option: int) -> None:
        gain(table, self.seat, min(option, 3))
        if fault(table) == "coin lost":
            table.state.bank -= 1
        table.state.luck += option
        table.state.log.append(option)


class OnTurn(OwnTurn[Harbour]):
    """A hat may be sold for a coin."""

    def aside_words(self, table: Board) -> Words:
        return SAIL_WORDS if fault(table) == "aside is answer" else ASIDE_WORDS

    def aside_candidates(self, table: Board) -> list[int]:
        return [0] if table.state.seats[self.seat].hats else []

    def aside_absent(self, table: Board, aside: int) -> Refusal:
        return Refusal("harbour.hat", "no-hat", have=0)

    def aside_chosen(self, table: Board, aside: int) -> None:
        table.state.seats[self.seat].hats -= 1
        gain(table, self.seat, 1)


def voyage(seat: int) -> list[Step[Harbour]]:
    return [Toll(seat), Wind(seat), Sail(seat)]


class Shop(OnTurn):
    def words(self, table: Board) -> Words:
        return SHOP_WORDS

    def candidates(self, table: Board) -> list[int]:
        if fault(table) == "look changes":
            table.state.log.append(0)
        if len(table.state.seats) == 1:
            return [NOTHING, HAT, VOYAGE]
        return [NOTHING, NOTHING, HAT] if fault(table) == "candidate twice" else [NOTHING, HAT, GIFT, VOYAGE]

    def law(self, table: Board, option: int) -> Refusal | None:
        coins = table.state.seats[self.seat].coins
        if option == HAT and coins < 2:
            return Refusal("harbour.hat", "not-enough", have=coins, need=2)
        if option == GIFT and coins < 1:
            return Refusal("harbour.gift", "not-enough", have=coins, need=1)
        if option == VOYAGE:
            outlook = Sail(self.seat).outlook(table)
            if outlook == NO or (outlook == TRY and not table.could(*voyage(self.seat))):
                return Refusal("" if fault(table) == "nameless" else "harbour.voyage", "cannot-complete", coins=coins)
        return None

    def options(self, table: Board) -> list[int]:
        if fault(table) == "options differ":
            return [option for option in super().options(table) if option != GIFT]
        return super().options(table)

    def absent(self, table: Board, option: int) -> Refusal:
        return Refusal("harbour.gift", "no-neighbour")

    def proceed(self, table: Board) -> bool:
        if fault(table) == "forced" and not table.trial:
            table.offer([NOTHING])
            return False
        return super().proceed(table)

    def chosen(self, table: Board, option: int) -> None:
        state = table.state
        if fault(table) == "never ends":
            table.then(Shop(self.seat))
        elif option == HAT:
            gain(table, self.seat, -2)
            state.seats[self.seat].hats += 1
            if fault(table) == "acts for a person":
                table.then(Peck(self.seat))
        elif option == GIFT:
            neighbour = (self.seat + 1) % len(state.seats)
            gain(table, self.seat, -1)
            gain(table, neighbour, 1)
            if not state.seats[neighbour].gull:
                table.owe(Thank(neighbour))
        elif option == VOYAGE:
            table.then(*voyage(self.seat))


class Toll(OnTurn):
    """A coin or a hat, but not what would leave nothing to sail with."""

    def words(self, table: Board) -> Words:
        return Words("hidden", TOLL_WORDS.words) if fault(table) == "words hidden" else TOLL_WORDS

    def candidates(self, table: Board) -> list[int]:
        return [0, 1]

    def law(self, table: Board, option: int) -> Refusal | None:
        me = table.state.seats[self.seat]
        if (me.hats if option else me.coins) < 1:
            return Refusal("harbour.toll", "not-enough", have=0, need=1)
        if table.trial or fault(table) == "withholds nothing":
            return None
        needed = table.pending()
        if needed is not None and needed.outlook(table) != YES and not table.could_after(option):
            return Refusal("harbour.voyage", "breaks-action")
        return None

    def chosen(self, table: Board, option: int) -> None:
        if option:
            table.state.seats[self.seat].hats -= 1
        else:
            gain(table, self.seat, -1)


class Wind(Chance[Harbour]):
    """Luck: a fair wind brings a coin. It counts as nothing when the voyage is judged."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def words(self, table: Board) -> Words:
        return COIN_WORDS

    def key(self, table: Board) -> str:
        return f"day{table.state.day}.seat{self.seat + 1}.wind"

    def lots(self, table: Board) -> int:
        return 2

    def lot(self, table: Board, number: int) -> int:
        return number

    def chosen(self, table: Board, option: int) -> None:
        if option:
            gain(table, self.seat, 1)


class Sail(OnTurn):
    def words(self, table: Board) -> Words:
        return SAIL_WORDS

    def needed(self) -> bool:
        return True

    def outlook(self, table: Board) -> int:
        """Seen before the toll: two coins suffice however it is paid; one only if a hat pays it."""
        me = table.state.seats[self.seat]
        if fault(table) == "yes lies":
            return YES if me.coins else NO
        if fault(table) == "no lies":
            return YES if me.coins >= 2 else NO
        return YES if me.coins >= 2 else TRY if me.hats else NO

    def candidates(self, table: Board) -> list[int]:
        return [0, 1]

    def law(self, table: Board, option: int) -> Refusal | None:
        coins = table.state.seats[self.seat].coins
        if coins < FARES[option]:
            return Refusal("harbour.voyage", "not-enough", have=coins, need=FARES[option])
        return None

    def chosen(self, table: Board, option: int) -> None:
        gain(table, self.seat, -FARES[option])
        table.state.seats[self.seat].trips += 1 + option
        table.tell(Sailed, self.seat, option)


class Thank(Choice[Harbour]):
    """After the giver's turn; no aside, for it is not one's own."""

    def words(self, table: Board) -> Words:
        return THANK_WORDS

    def candidates(self, table: Board) -> list[int]:
        return [0, 1]

    def chosen(self, table: Board, option: int) -> None:
        table.tell(Thanked, self.seat, option)


class Toy(Game[Harbour]):
    def __init__(self, fault: str = "") -> None:
        self.name = "harbour"
        self.rules = range(2, 4)
        self.seats = range(1, 4)
        self.fault = fault
        self.begun = 0

    def options(self) -> Sequence[Option]:
        return (Option("days", (2, 1, 3)),)

    def settings(self, given: Mapping[str, Setting]) -> dict[str, Setting]:
        for name in given:
            if name != "days":
                raise Refused(Refusal("table", "option-unknown", name=name, known="days"))
        return {"days": 2, **given}

    def data(self, pack: Data | None) -> Data:
        return {"coins": COINS, **(pack or {})}

    def begin(
        self,
        seats: Sequence[str],
        options: Mapping[str, Setting] | None = None,
        data: Data | None = None,
        rules: int | None = None,
    ) -> Board:
        if len(seats) not in self.seats:
            raise Refused(Refusal("harbour.seats", "seat-count", found=len(seats)))
        coins = self.data(data)["coins"]
        days = self.settings(options or {})["days"]
        if not isinstance(coins, int) or not isinstance(days, int):
            raise TypeError("coins and days are numbers")
        self.begun += 1
        luck = self.begun if self.fault == "luck in state" else 0
        purses = tuple(Purse(seat != PERSON, 0, 0, 0) for seat in seats)
        state = Harbour(Chart(coins, self.fault), purses, 0, NOBODY, coins, [], luck)
        table: Board = Table(state, [PlayDays(days)], [], self.rules[-1] if rules is None else rules)
        table.settle()
        return table

    def codec(self, table: Board) -> Codec[Harbour]:
        steps = [PlayDays, Day, Turn, Peck, Remember, EndTurn, Roll, Shop, Toll, Wind, Sail]
        thank = [] if self.fault == "class unknown" else [Thank]
        return Codec([Harbour, Purse, *steps, *thank], table.state.chart)

    def vocabularies(self, table: Board) -> Sequence[Words]:
        space = (SHOP_WORDS, TOLL_WORDS, SAIL_WORDS, THANK_WORDS, ASIDE_WORDS)
        if self.fault == "one name twice":
            return (*space, SHOP_WORDS)
        return space[::-1] if self.fault == "words move" and table.state.day > 1 else space

    def sheet(self, table: Board, seat: int) -> list[ScoreLine]:
        me = table.state.seats[seat]
        lines = [ScoreLine("trips", me.trips, 5 * me.trips), ScoreLine("coins", me.coins, me.coins)]
        return [*lines, ScoreLine("gifts", 0, 0)] if self.fault == "line without row" and seat > 0 else lines

    def winners(self, table: Board) -> list[int]:
        points = [sum(line.points for line in self.sheet(table, seat)) for seat in range(len(table.state.seats))]
        return [seat for seat, score in enumerate(points) if score == max(points)]

    def undertakings(self, table: Board) -> list[tuple[int, list[Step[Harbour]]]]:
        question = table.question
        if not isinstance(question, Shop):
            return []
        return [(Sail(question.seat).outlook(table), voyage(question.seat))]

    def check(self, table: Board) -> None:
        state = table.state
        assert state.bank + sum(seat.coins for seat in state.seats) == state.chart.coins, "coins"


TOY: Final = Toy()
