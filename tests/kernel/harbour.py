"""Journals of the toy game with the luck that a test needs."""

from itertools import count

from ludoteca.kernel.dealer import Dealer, seeded
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.images import Image, snapshot
from ludoteca.kernel.journal import Drawn, Journal, begin
from tests.kernel.toy import TOY, Harbour

Log = Journal[Harbour]


def begun(*rolls: str, seats: int | list[str] = 2, days: int = 1) -> Log:
    """A table whose seats roll this, in order: the dealer is looked for. Later rolls are as they come."""
    names = [PERSON] * seats if isinstance(seats, int) else seats
    for seed in count():
        dealer = seeded(str(seed))
        if all(roll == rolled(dealer, number, names) for number, roll in enumerate(rolls)):
            return begin(TOY, names, {"days": days}, None, dealer)
    raise AssertionError


def rolled(dealer: Dealer, number: int, names: list[str]) -> str:
    """What the people roll, one after the other, day after day."""
    people = [seat for seat, name in enumerate(names) if name == PERSON]
    day, person = divmod(number, len(people))
    lot = dealer.draw(f"day{day + 1}.seat{people[person] + 1}.roll", 3)
    return ("one", "two", "three")[lot]


def played(log: Log, *moves: str) -> Log:
    """Moves as lines: '0 hat' is seat 0 answering hat."""
    for move in moves:
        seat, *words = move.split()
        log.play(int(seat), words)
    return log


def look(log: Log) -> tuple[int, Image]:
    """All of a journal that a refusal must leave as it was."""
    return log.version, snapshot(log.table)


def draws(log: Log) -> list[str]:
    return [f"{entry.key} {entry.word}" for entry in log.entries if isinstance(entry, Drawn)]
