"""Commands before the game begins: seats and invitations."""

from ludoteca import registry
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.dealer import Dealer
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.journal import prepare
from ludoteca.kernel.refusals import Refusal
from ludoteca.server.room import FRIEND, GATHERING, PLAYING, Room, chair_for, refuse
from ludoteca.server.transaction import Person, Transaction
from ludoteca.server.view import encode
from ludoteca.wire import commands, messages


def begin(transaction: Transaction) -> None:
    """With the last seat taken the game begins: the nonces are known, and the dealer deals."""
    room = transaction.room
    game = registry.find(room.game)
    assert game is not None
    dealer = Dealer(transaction.served.secret, tuple(chair.nonce for chair in room.chairs))
    journal = prepare(game, room.kinds(), room.options, room.pack, dealer)
    transaction.journal = journal
    transaction.head = encode(journal.to_json()["head"])
    transaction.record(journal.deal())
    for seat, chair in enumerate(room.chairs):
        chair.name = chair.name or game.words.seat_name(journal.table, seat)
    room.phase = PLAYING
    room.options = dict(journal.head.options)
    room.invitations = []
    room.start_clocks()
    transaction.room_news = True
    transaction.settle()


def seated(transaction: Transaction) -> None:
    transaction.people = transaction.room.people()
    transaction.room_news = True
    if transaction.room.full():
        begin(transaction)


def sit(transaction: Transaction, person: Person, command: commands.Sit) -> None:
    room = transaction.room
    seat = room.free(command.seat, person.id)
    if not room.public and room.chairs[seat].person != person.id and person.id != room.host:
        raise refuse("invitation-needed")
    room.sit(seat, person.id, command.name or person.name, command.nonce)
    seated(transaction)


def join(transaction: Transaction, person: Person, command: commands.Join) -> None:
    room = transaction.room
    room.must_be(GATHERING)
    invitation = room.invited(command.token, transaction.at)
    if room.seats_of(person.id):
        raise refuse("already-seated")
    seat = room.free(invitation.seat, person.id)
    invitation.used = True
    room.sit(seat, person.id, command.name or person.name, command.nonce)
    seated(transaction)


def stand(transaction: Transaction, person: Person, command: commands.Stand) -> None:
    transaction.room.stand(person.id, command.seat)
    transaction.people = transaction.room.people()


def fill(transaction: Transaction, person: Person, command: commands.Fill) -> None:
    room = transaction.room
    room.must_be(GATHERING)
    room.must_host(person.id)
    if command.seat >= len(room.chairs):
        raise refuse("seat-missing", number=command.seat + 1, seats=len(room.chairs))
    chair = room.chairs[command.seat]
    if chair.who == PERSON and chair.person != person.id:
        raise refuse("seat-taken", number=command.seat + 1)
    room.chairs[command.seat] = chair_for(command.wish, person.id, person.name, "", list(BOTS))
    check_seats(room)
    seated(transaction)


def check_seats(room: Room) -> None:
    """Raises Refused if the game cannot begin with such seats, or if no person plays."""
    if not any(chair.who in (PERSON, FRIEND) for chair in room.chairs):
        raise refuse("nobody-plays")
    game = registry.find(room.game)
    assert game is not None
    game.begin(room.kinds(), room.options, game.data(room.pack))


def invite(transaction: Transaction, person: Person, command: commands.Invite) -> messages.Answer:
    transaction.room.must_host(person.id)
    invitation, token = transaction.room.invite(transaction.served.id, command.seat, transaction.at, command.hours)
    transaction.room_news = True
    shown = Refusal("table", "invitation-shown", number=invitation.number)
    transaction.kept_answer = messages.Refused(id=command.id, refusal=transaction.served.view.refusal(None, shown))
    return messages.Invited(
        id=command.id,
        table=transaction.served.id,
        number=invitation.number,
        token=token,
        expires=invitation.expires,
    )


def revoke(transaction: Transaction, person: Person, command: commands.Revoke) -> None:
    transaction.room.must_host(person.id)
    transaction.room.revoke(command.number)
    transaction.room_news = True


def discard(transaction: Transaction, person: Person, command: commands.Discard) -> None:
    room = transaction.room
    room.must_host(person.id)
    if room.phase != GATHERING and any(chair.person not in (None, person.id) for chair in room.chairs):
        raise refuse("others-play")  # a finished game is theirs too
    transaction.removed = True
    transaction.room_news = True
