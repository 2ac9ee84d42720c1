"""Commands of a game that is being played: answers, take-backs and chat; and the answers of bots."""

from ludoteca.kernel.journal import Moment
from ludoteca.kernel.refusals import Refused
from ludoteca.server.names import clean_line
from ludoteca.server.room import PLAYING, refuse
from ludoteca.server.transaction import Person, Transaction
from ludoteca.wire import commands, structs


def play(transaction: Transaction, person: Person, command: commands.Play) -> None:
    transaction.room.must_be(PLAYING)
    must_decide(transaction, person, command.seat)
    transaction.record(transaction.game.play(command.seat, command.answers, command.version))
    transaction.settle(command.seat)


def must_decide(transaction: Transaction, person: Person, seat: int) -> None:
    """The seat is this person's, and no bot has taken it over. Raises Refused."""
    if transaction.room.owned(person.id, seat).gone is not None:
        raise refuse("seat-left", seat=seat)


def bot_play(transaction: Transaction, seat: int, version: int, words: list[str]) -> None:
    """A bot's answer, through the same door."""
    transaction.room.must_be(PLAYING)
    if transaction.room.chairs[seat].player is None:
        raise refuse("seat-not-yours", seat=seat)
    transaction.record(transaction.game.play(seat, words, version))
    transaction.settle()


def bot_failed(transaction: Transaction, seat: int, bot: str, stand_in: str) -> None:
    """From now on another bot plays this seat, unless the one that failed does no longer."""
    chair = transaction.room.chairs[seat]
    if chair.player == bot:
        chair.bot = stand_in
        transaction.room_news = True


def concerned_by(transaction: Transaction, seat: int) -> tuple[int, list[int]]:
    """Where this seat's take-back leads, and whose decisions it goes across. Raises Refused."""
    concerned: list[int] = []
    while True:
        try:
            return transaction.game.undo_target(seat, concerned), concerned
        except Refused as refused:
            other = refused.refusal.facts.get("seat")
            if refused.refusal.code != "undo-other-seat" or not isinstance(other, int):
                raise
            concerned.append(other)


def undo(transaction: Transaction, person: Person, command: commands.Undo) -> None:
    room = transaction.room
    room.must_be(PLAYING)
    must_decide(transaction, person, command.seat)
    if command.version != transaction.game.version:
        raise refuse("stale-version", version=command.version, now=transaction.game.version)
    target, concerned = concerned_by(transaction, command.seat)
    asked = [seat for seat in concerned if room.chairs[seat].decides and room.chairs[seat].person != person.id]
    if asked:
        room.take_back = structs.TakeBack(command.seat, target, asked, [])
        transaction.room_news = True
    else:
        take_back(transaction, command.seat, concerned)


def take_back(transaction: Transaction, seat: int, consents: list[int]) -> None:
    journal = transaction.game
    journal.undo(seat, consents)
    transaction.record([Moment(journal.entries[-1], [])])
    transaction.settle()


def consent(transaction: Transaction, person: Person, command: commands.Consent) -> None:
    room = transaction.room
    room.must_be(PLAYING)
    asked = room.take_back
    if asked is None:
        raise refuse("nothing-asked")
    mine = [seat for seat in room.seats_of(person.id) if seat in (asked.seat, *asked.concerned)]
    if not mine:
        raise refuse("not-asked")
    transaction.room_news = True
    if not command.agree:
        room.take_back = None
        return
    asked.agreed = sorted({*asked.agreed, *(seat for seat in mine if seat in asked.concerned)})
    if set(asked.concerned) <= set(asked.agreed):
        _, concerned = concerned_by(transaction, asked.seat)
        take_back(transaction, asked.seat, concerned)


def say(transaction: Transaction, person: Person, command: commands.Say) -> None:
    if person.id not in transaction.room.people():
        raise refuse("players-only")
    transaction.room.lines += 1
    text = clean_line(command.text)
    if not text:
        raise refuse("nothing-said")
    transaction.chat.append(structs.ChatLine(transaction.room.lines, person.name, person.id, text, transaction.at))
