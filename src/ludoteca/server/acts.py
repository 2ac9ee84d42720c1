"""What each command does to a table. Every act works on a copy and says no by raising Refused."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ludoteca import registry
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.dealer import Dealer
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.journal import Moment, prepare
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.server.live import Work
from ludoteca.server.names import clean_line
from ludoteca.server.room import (
    FINISHED,
    FRIEND,
    GATHERING,
    PLAYING,
    REPLACED,
    RESIGNED,
    TIME,
    Chair,
    Room,
    chair_for,
    no,
)
from ludoteca.server.showing import encode
from ludoteca.wire import commands, messages, structs

STAND_IN: Final = "random"
"""Who answers when every other bot fails: it needs no time and cannot be wrong."""


class Person(NamedTuple):
    """Who speaks."""

    id: str
    name: str


Act = Callable[[Work], messages.Answer]


def stand_in_for_people() -> str:
    """The bot that plays on for a person."""
    return "skilled" if "skilled" in BOTS else "greedy" if "greedy" in BOTS else STAND_IN


# Gathering


def begin(work: Work) -> None:
    """With the last seat taken the game begins: the nonces are known, and the dealer deals."""
    room = work.room
    game = registry.find(room.game)
    assert game is not None
    dealer = Dealer(work.live.secret, tuple(chair.nonce for chair in room.chairs))
    journal = prepare(game, room.kinds(), room.options, room.pack, dealer)
    work.journal = journal
    work.head = encode(journal.to_json()["head"])
    work.record(journal.deal())
    for seat, chair in enumerate(room.chairs):
        chair.name = chair.name or game.seat_name(journal.table, seat)
    room.phase = PLAYING
    room.options = dict(journal.head.options)
    room.invitations = []
    room.start_clocks()
    work.room_news = True
    work.settle()


def seated(work: Work) -> messages.Answer:
    work.people = work.room.people()
    work.room_news = True
    if work.room.full():
        begin(work)
    return messages.Done(id="")


def sit(person: Person, command: commands.Sit) -> Act:
    def act(work: Work) -> messages.Answer:
        room = work.room
        seat = room.free(command.seat, person.id)
        if not room.public and room.chairs[seat].person != person.id and person.id != room.host:
            raise no("invitation-needed")
        room.sit(seat, person.id, command.name or person.name, command.nonce)
        return seated(work)

    return act


def join(person: Person, command: commands.Join) -> Act:
    def act(work: Work) -> messages.Answer:
        room = work.room
        room.must_be(GATHERING)
        invitation = room.invited(command.token, work.at)
        if room.seats_of(person.id):
            raise no("already-seated")
        seat = room.free(invitation.seat, person.id)
        invitation.used = True
        room.sit(seat, person.id, command.name or person.name, command.nonce)
        return seated(work)

    return act


def stand(person: Person, command: commands.Stand) -> Act:
    def act(work: Work) -> messages.Answer:
        work.room.stand(person.id, command.seat)
        work.people = work.room.people()
        return messages.Done(id="")

    return act


def fill(person: Person, command: commands.Fill) -> Act:
    def act(work: Work) -> messages.Answer:
        room = work.room
        room.must_be(GATHERING)
        room.must_host(person.id)
        if command.seat >= len(room.chairs):
            raise no("seat-missing", number=command.seat + 1, seats=len(room.chairs))
        chair = room.chairs[command.seat]
        if chair.who == PERSON and chair.person != person.id:
            raise no("seat-taken", number=command.seat + 1)
        room.chairs[command.seat] = chair_for(command.wish, person.id, person.name, "", list(BOTS))
        check_seats(room)
        return seated(work)

    return act


def check_seats(room: Room) -> None:
    """Whether the game can begin with such seats, and somebody plays. Raises Refused."""
    if not any(chair.who in (PERSON, FRIEND) for chair in room.chairs):
        raise no("nobody-plays")
    game = registry.find(room.game)
    assert game is not None
    game.begin(room.kinds(), room.options, game.data(room.pack))


def invite(person: Person, command: commands.Invite) -> Act:
    def act(work: Work) -> messages.Answer:
        work.room.must_host(person.id)
        invitation, token = work.room.invite(work.live.table, command.seat, work.at, command.hours)
        work.room_news = True
        shown = Refusal("table", "invitation-shown", number=invitation.number)
        work.kept_answer = messages.Refused(id=command.id, refusal=work.live.showing.refusal(None, shown))
        return messages.Invited(
            id=command.id,
            table=work.live.table,
            number=invitation.number,
            token=token,
            expires=invitation.expires,
        )

    return act


def revoke(person: Person, command: commands.Revoke) -> Act:
    def act(work: Work) -> messages.Answer:
        work.room.must_host(person.id)
        work.room.revoke(command.number)
        work.room_news = True
        return messages.Done(id="")

    return act


def discard(person: Person, command: commands.Discard) -> Act:
    def act(work: Work) -> messages.Answer:
        room = work.room
        room.must_host(person.id)
        if room.phase != GATHERING and any(chair.person not in (None, person.id) for chair in room.chairs):
            raise no("others-play")  # a finished game is theirs too
        work.removed = True
        work.room_news = True
        return messages.Done(id="")

    return act


# Playing


def play(person: Person, command: commands.Play) -> Act:
    def act(work: Work) -> messages.Answer:
        work.room.must_be(PLAYING)
        must_decide(work, person, command.seat)
        work.record(work.game.play(command.seat, command.answers, command.version))
        work.settle(command.seat)
        return messages.Done(id="")

    return act


def must_decide(work: Work, person: Person, seat: int) -> None:
    """The seat is this person's, and no bot has taken it over. Raises Refused."""
    if work.room.owned(person.id, seat).gone is not None:
        raise no("seat-left", seat=seat)


def bot_play(seat: int, version: int, words: list[str]) -> Act:
    """A bot's answer, through the same door."""

    def act(work: Work) -> messages.Answer:
        work.room.must_be(PLAYING)
        if work.room.chairs[seat].player is None:
            raise no("seat-not-yours", seat=seat)
        work.record(work.game.play(seat, words, version))
        work.settle()
        return messages.Done(id="")

    return act


def bot_failed(seat: int, bot: str, stand_in: str) -> Act:
    """From now on another bot plays this seat, unless the one that failed does no longer."""

    def act(work: Work) -> messages.Answer:
        chair = work.room.chairs[seat]
        if chair.player == bot:
            chair.bot = stand_in
            work.room_news = True
        return messages.Done(id="")

    return act


def concerned_by(work: Work, seat: int) -> tuple[int, list[int]]:
    """Where this seat's take-back leads, and whose decisions it goes across. Raises Refused."""
    concerned: list[int] = []
    while True:
        try:
            return work.game.undo_target(seat, concerned), concerned
        except Refused as refused:
            other = refused.refusal.facts.get("seat")
            if refused.refusal.code != "undo-other-seat" or not isinstance(other, int):
                raise
            concerned.append(other)


def undo(person: Person, command: commands.Undo) -> Act:
    def act(work: Work) -> messages.Answer:
        room = work.room
        room.must_be(PLAYING)
        must_decide(work, person, command.seat)
        if command.version != work.game.version:
            raise no("stale-version", version=command.version, now=work.game.version)
        target, concerned = concerned_by(work, command.seat)
        asked = [seat for seat in concerned if room.chairs[seat].decides and room.chairs[seat].person != person.id]
        if asked:
            room.take_back = structs.TakeBack(command.seat, target, asked, [])
            work.room_news = True
        else:
            take_back(work, command.seat, concerned)
        return messages.Done(id="")

    return act


def take_back(work: Work, seat: int, consents: list[int]) -> None:
    journal = work.game
    journal.undo(seat, consents)
    work.record([Moment(journal.entries[-1], [])])
    work.settle()


def consent(person: Person, command: commands.Consent) -> Act:
    def act(work: Work) -> messages.Answer:
        room = work.room
        room.must_be(PLAYING)
        asked = room.take_back
        if asked is None:
            raise no("nothing-asked")
        mine = [seat for seat in room.seats_of(person.id) if seat in (asked.seat, *asked.concerned)]
        if not mine:
            raise no("not-asked")
        work.room_news = True
        if not command.agree:
            room.take_back = None
            return messages.Done(id="")
        asked.agreed = sorted({*asked.agreed, *(seat for seat in mine if seat in asked.concerned)})
        if set(asked.concerned) <= set(asked.agreed):
            _, concerned = concerned_by(work, asked.seat)
            take_back(work, asked.seat, concerned)
        return messages.Done(id="")

    return act


def say(person: Person, command: commands.Say) -> Act:
    def act(work: Work) -> messages.Answer:
        if person.id not in work.room.people():
            raise no("players-only")
        work.room.lines += 1
        text = clean_line(command.text)
        if not text:
            raise no("nothing-said")
        work.chat.append(structs.ChatLine(work.room.lines, person.name, person.id, text, work.at))
        return messages.Done(id="")

    return act


# Leaving and coming back


def resign(person: Person, command: commands.Resign) -> Act:
    def act(work: Work) -> messages.Answer:
        work.room.must_be(PLAYING)
        if work.room.owned(person.id, command.seat).gone == RESIGNED:
            raise no("seat-left", seat=command.seat)
        leave(work, command.seat, RESIGNED)
        return messages.Done(id="")

    return act


def leave(work: Work, seat: int, why: str) -> None:
    work.room.leave(seat, why, stand_in_for_people())
    work.room.turn_to(work.live.waits_for(), work.now)
    work.room_news = True


def replace(person: Person, command: commands.Replace) -> Act:
    def act(work: Work) -> messages.Answer:
        if work.room.vote(person.id, command.seat, work.live.waits_for(), work.now, work.live.here()):
            leave(work, command.seat, REPLACED)
        work.room_news = True
        return messages.Done(id="")

    return act


def come_back(person: Person, command: commands.Return) -> Act:
    def act(work: Work) -> messages.Answer:
        work.room.come_back(person.id, command.seat)
        work.room.turn_to(work.live.waits_for(), work.now)
        work.room_news = True
        return messages.Done(id="")

    return act


def lapse(seat: int, why: str) -> Act:
    """Their time is up, or the table's patience: a bot plays on."""

    def act(work: Work) -> messages.Answer:
        work.room.must_be(PLAYING)
        if work.live.waits_for() != seat or not work.room.chairs[seat].decides:
            raise no("not-waiting", seat=seat)
        leave(work, seat, why)
        return messages.Done(id="")

    return act


def resume_waiting(alive: float) -> Act:
    """A server takes the table over: the time since another was last alive does not count."""

    def act(work: Work) -> messages.Answer:
        leave_out(work.room, alive, work.now)
        work.room_news = True
        return messages.Done(id="")

    return act


def waited(room: Room, alive: float) -> float:
    """How long the open decision had waited when a server was last there."""
    return max(0.0, alive - room.since)


def leave_out(room: Room, alive: float, now: float) -> None:
    """The open decision has waited so long, and not longer, whatever the time of day is now."""
    room.since = now - waited(room, alive)


def forget(person: str) -> Act:
    """Nothing of a person stays at a table: a bot takes the seat, or it is free again; the game's record stays."""

    def act(work: Work) -> messages.Answer:
        room = work.room
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
        work.people = room.people()
        work.room_news = True
        work.removed = room.phase == GATHERING and not work.people
        if room.phase == PLAYING and work.live.sealed is None:
            room.turn_to(work.live.waits_for(), work.now)
        return messages.Done(id="")

    return act


# Again


def rematch(table: str, before: str | None) -> Act:
    """Note where the next game is, unless somebody else has done so meanwhile."""

    def act(work: Work) -> messages.Answer:
        work.room.must_be(FINISHED)
        if work.room.rematch == before:
            work.room.rematch = table
            work.room_news = True
        return messages.Done(id="")

    return act
