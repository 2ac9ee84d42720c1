"""Commands with which people leave a game or come back to it, and what happens when their time is up."""

from typing import Final

from ludoteca.bots.roster import BOTS
from ludoteca.server.room import FRIEND, GATHERING, PLAYING, REPLACED, RESIGNED, TIME, Chair, Room, refuse
from ludoteca.server.transaction import Person, Transaction
from ludoteca.wire import commands

STAND_IN: Final = "random"
"""The bot that answers when every other bot fails: it needs no time and is never wrong."""


def stand_in_for_people() -> str:
    """The bot that plays on for a person."""
    return "skilled" if "skilled" in BOTS else "greedy" if "greedy" in BOTS else STAND_IN


def resign(transaction: Transaction, person: Person, command: commands.Resign) -> None:
    transaction.room.must_be(PLAYING)
    if transaction.room.owned(person.id, command.seat).gone == RESIGNED:
        raise refuse("seat-left", seat=command.seat)
    leave(transaction, command.seat, RESIGNED)


def leave(transaction: Transaction, seat: int, why: str) -> None:
    transaction.room.leave(seat, why, stand_in_for_people())
    transaction.room.turn_to(transaction.served.waits_for(), transaction.now)
    transaction.room_news = True


def replace(transaction: Transaction, person: Person, command: commands.Replace) -> None:
    if transaction.room.vote(
        person.id, command.seat, transaction.served.waits_for(), transaction.now, transaction.served.here()
    ):
        leave(transaction, command.seat, REPLACED)
    transaction.room_news = True


def come_back(transaction: Transaction, person: Person, command: commands.Return) -> None:
    transaction.room.come_back(person.id, command.seat)
    transaction.room.turn_to(transaction.served.waits_for(), transaction.now)
    transaction.room_news = True


def lapse(transaction: Transaction, seat: int, why: str) -> None:
    """Their time is up, or the table's patience: a bot plays on."""
    transaction.room.must_be(PLAYING)
    if transaction.served.waits_for() != seat or not transaction.room.chairs[seat].decides:
        raise refuse("not-waiting", seat=seat)
    leave(transaction, seat, why)


def resume_waiting(transaction: Transaction, alive: float) -> None:
    """A server takes the table over: the time since another was last alive does not count."""
    leave_out(transaction.room, alive, transaction.now)
    transaction.room_news = True


def waited(room: Room, alive: float) -> float:
    """How long the open decision had waited when a server was last there."""
    return max(0.0, alive - room.since)


def leave_out(room: Room, alive: float, now: float) -> None:
    """The open decision has waited so long, and not longer, whatever the time of day is now."""
    room.since = now - waited(room, alive)


def forget(transaction: Transaction, person: str) -> None:
    """Nothing of a person stays at a table: a bot takes the seat, or it is free again; the game's record stays."""
    room = transaction.room
    for seat, chair in enumerate(room.chairs):
        if chair.person != person:
            continue
        if room.phase == GATHERING:
            room.chairs[seat] = Chair(FRIEND)
        else:
            if room.phase == PLAYING and chair.gone not in (RESIGNED, TIME):
                room.leave(seat, RESIGNED, stand_in_for_people())
            chair.person = None
            chair.name = None
    if room.host == person:
        room.host = next((chair.person for chair in room.chairs if chair.person is not None), "")
    transaction.people = room.people()
    transaction.room_news = True
    transaction.removed = room.phase == GATHERING and not transaction.people
    if room.phase == PLAYING and transaction.served.sealed is None:
        room.turn_to(transaction.served.waits_for(), transaction.now)
