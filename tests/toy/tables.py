"""Tables of the toy game: with the steps, or the wages, that a test needs."""

from collections.abc import Sequence
from itertools import count

from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.journal import Drawn, Journal, begin
from ludoteca.kernel.snapshot import Image, snapshot
from ludoteca.kernel.table import Step, Table
from tests.toy.heap import Box, Hand, Heap
from tests.toy.nim import COINS, PARLOUR, WAGES

BANK = 100


def table_of(
    *steps: Step[Heap],
    seats: int = 2,
    draws: str = WAGES,
    stones: int = 9,
    coins: int = 0,
    hats: int = 0,
    boasts: int = 0,
) -> Table[Heap]:
    """A table with these steps to do, in reading order, settled. The first seat has the coins and the hats."""
    hands = tuple(Hand(False, 0 if seat else coins, 0 if seat else hats, 0) for seat in range(seats))
    heap = Heap(Box(BANK, draws), hands, BANK - coins, stones, boasts, -1, [], ())
    table: Table[Heap] = Table(heap, list(reversed(steps)), [], 3)
    table.settle()
    return table


def said(table: Table[Heap]) -> str:
    return " ".join(table.state.said)


def begun(*wages: str, seats: int | Sequence[str] = 2, stones: int = 2) -> Journal[Heap]:
    """A table whose people get these wages, in order: the dealer is looked for. Later wages are as they come."""
    names = [PERSON] * seats if isinstance(seats, int) else seats
    for seed in count():
        dealer = seeded(str(seed))
        if all(COINS.word(dealer.draw(f"wages{number}", 3) + 1) == coins for number, coins in enumerate(wages, 1)):
            return begin(PARLOUR, names, {"draws": WAGES, "stones": stones}, None, dealer)
    raise AssertionError


def played(log: Journal[Heap], *moves: str) -> Journal[Heap]:
    """Moves as lines: '0 hat' is seat 0 answering hat."""
    for move in moves:
        seat, *words = move.split()
        log.play(int(seat), words)
    return log


def look(log: Journal[Heap]) -> tuple[int, Image]:
    """All of a journal that a refusal must leave as it was."""
    return log.version, snapshot(log.table)


def draws(log: Journal[Heap]) -> list[str]:
    return [f"{entry.key} {entry.word}" for entry in log.entries if isinstance(entry, Drawn)]
