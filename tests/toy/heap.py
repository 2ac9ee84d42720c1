"""What lies on the table of the toy game, and what happens there: its state and its events."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from ludoteca.kernel.plain import Plain, Shared


@dataclass(frozen=True)
class StonesTaken:
    seat: int
    stones: int
    left: int


@dataclass(frozen=True)
class Boasted:
    seat: int
    loudness: int


@dataclass(frozen=True)
class CoinsCame:
    seat: int
    coins: int


@dataclass(frozen=True)
class Sailed:
    seat: int
    trips: int


@dataclass(frozen=True)
class Thanked:
    seat: int
    giver: int
    thanks: str


class Box(Shared):
    """What all copies of a table share."""

    def __init__(self, coins: int, draws: str) -> None:
        self.coins: Final = coins
        self.draws: Final = draws

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Box, (self.coins, self.draws)


class Hand(Plain):
    def __init__(self, gull: bool, coins: int, hats: int, trips: int) -> None:
        self.gull: Final = gull
        self.coins = coins
        self.hats = hats
        self.trips = trips

    def clone(self) -> "Hand":
        return Hand(self.gull, self.coins, self.hats, self.trips)


class Heap(Plain):
    def __init__(
        self,
        box: Box,
        hands: tuple[Hand, ...],
        bank: int,
        stones: int,
        boasts: int,
        last: int,
        paid: Sequence[int],
        said: tuple[str, ...],
    ) -> None:
        self.box: Final = box
        self.hands: Final = hands
        self.bank = bank
        self.stones = stones
        self.boasts = boasts
        self.last = last  # who took the last stone; -1 while there are any
        self.paid = list(paid)  # all wages so far, which number the draws
        self.said = said

    def clone(self) -> Self:
        hands = tuple(hand.clone() for hand in self.hands)
        return type(self)(self.box, hands, self.bank, self.stones, self.boasts, self.last, self.paid, self.said)
