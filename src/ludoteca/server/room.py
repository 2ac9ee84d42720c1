"""A table without its game: seats, invitations, clocks, votes. It is stored as JSON with every change.

Verbs over one structure. Each says no by raising Refused, and then nothing has changed that is kept.
"""

import hashlib
import hmac
import secrets
from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct, field

from ludoteca.kernel.game import PERSON
from ludoteca.kernel.refusals import Fact, Refusal, Refused
from ludoteca.server.names import clean_name
from ludoteca.wire.structs import ClockWish, SeatWish, TakeBack

ME: Final = "me"
FRIEND: Final = "friend"
BOT: Final = "bot:"

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
SEALED: Final = "sealed"
DISCARDED: Final = "discarded"

RESIGNED: Final = "resigned"
TIME: Final = "time"
REPLACED: Final = "replaced"

MOST_INVITATIONS: Final = 20
PATIENCE_OF_A_VOTE: Final = 60.0
"""So many seconds the table must have waited for a person before the others can vote to go on without them."""


def refuse(code: str, **facts: Fact) -> Refused:
    return Refused(Refusal("table", code, **facts))


class Chair(Struct, omit_defaults=True):
    """A seat. `who` is 'person', 'friend' while free, 'bot:LEVEL', or what the game plays itself.

    A free seat with a person is kept for them. `bot` plays for a person who is `gone`, or for a bot that failed.
    """

    who: str
    person: str | None = None
    name: str | None = None
    nonce: str = ""
    gone: str | None = None
    bot: str | None = None
    seconds: float | None = None
    votes: list[int] = []

    @property
    def taken(self) -> bool:
        return self.who != FRIEND

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat; None if a person does, or the game itself."""
        if self.bot is not None:
            return self.bot
        return self.who.removeprefix(BOT) if self.who.startswith(BOT) else None

    @property
    def decides(self) -> bool:
        """Whether a person answers for this seat."""
        return self.who == PERSON and self.gone is None


class Invitation(Struct, omit_defaults=True):
    number: int
    digest: str
    seat: int | None
    expires: float
    used: bool = False
    revoked: bool = False

    def open(self, now: float) -> bool:
        return not (self.used or self.revoked) and self.expires > now


class Room(Struct, omit_defaults=True):
    game: str
    host: str
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    commitment: str
    created: float
    phase: str = GATHERING
    pack: dict[str, object] | None = None
    public: bool = False
    watchers: bool = True
    hints: bool | None = None
    """What its maker said of hints; None if nothing."""
    clock: ClockWish | None = None
    patience: int | None = None
    turn: int | None = None
    """The seat whose decision is open."""
    running: int | None = None
    """The seat whose clock runs."""
    since: float = 0.0
    """When the open decision began to wait. A server that takes over leaves out the time when none was there."""
    take_back: TakeBack | None = None
    ranking: list[int] = []
    rematch: str | None = None
    invitations: list[Invitation] = field(default_factory=list)
    lines: int = 0

    # Who is who

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person has, those left to a bot too."""
        if person is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.who == PERSON and chair.person == person]

    def people(self) -> list[str]:
        """The people of this table: its host, the people in its seats, and those with a seat kept."""
        found = [self.host, *(chair.person for chair in self.chairs)]
        return [person for person in dict.fromkeys(found) if person]

    def peopled(self) -> bool:
        """Whether a person still plays here."""
        return any(chair.decides for chair in self.chairs)

    def hinted(self) -> bool:
        """Whether hints may be asked for. If nobody said, they may where all seats are of one person, bots and the
        game's own: nobody else minds then."""
        if self.hints is not None:
            return self.hints
        known = {chair.person for chair in self.chairs if chair.person is not None}
        return len(known) < 2 and all(chair.taken for chair in self.chairs)

    def owned(self, person: str | None, seat: int) -> Chair:
        """A person's own seat. Raises Refused."""
        if seat >= len(self.chairs):
            raise refuse("seat-missing", number=seat + 1, seats=len(self.chairs))
        if seat not in self.seats_of(person):
            raise refuse("seat-not-yours", seat=seat)
        return self.chairs[seat]

    def must_be(self, phase: str) -> None:
        if self.phase != phase:
            raise refuse(f"table-{self.phase}")

    def must_host(self, person: str | None) -> None:
        if person is None or person != self.host:
            raise refuse("host-only")

    # Gathering

    def free(self, seat: int | None, person: str) -> int:
        """This seat, or the first free one, that is not kept for another person. Raises Refused."""
        self.must_be(GATHERING)
        if seat is not None and seat >= len(self.chairs):
            raise refuse("seat-missing", number=seat + 1, seats=len(self.chairs))
        wanted = range(len(self.chairs)) if seat is None else (seat,)
        for number in wanted:
            chair = self.chairs[number]
            if not chair.taken and chair.person in (None, person):
                return number
        raise refuse("seats-taken") if seat is None else refuse("seat-taken", number=seat + 1)

    def sit(self, seat: int, person: str, name: str, nonce: str) -> None:
        """Raises Refused."""
        self.chairs[seat] = Chair(PERSON, person, clean_name(name), nonce)

    def stand(self, person: str | None, seat: int) -> None:
        self.must_be(GATHERING)
        self.owned(person, seat)
        self.chairs[seat] = Chair(FRIEND)

    def full(self) -> bool:
        return all(chair.taken for chair in self.chairs)

    def kinds(self) -> list[str]:
        """The seats as the game knows them: a bot answers choices as a person does."""
        return [PERSON if chair.who == FRIEND or chair.who.startswith(BOT) else chair.who for chair in self.chairs]

    # Invitations

    def invite(self, table: str, seat: int | None, now: float, hours: int) -> tuple[Invitation, str]:
        """An invitation and its token, which is shown once and stored only as a digest. Raises Refused."""
        self.must_be(GATHERING)
        if seat is not None:
            self.free(seat, "")
        if sum(1 for one in self.invitations if one.open(now)) >= MOST_INVITATIONS:
            raise refuse("too-many-invitations", most=MOST_INVITATIONS)
        token = f"{table}.{secrets.token_urlsafe(18)}"
        invitation = Invitation(len(self.invitations) + 1, token_digest(token), seat, now + hours * 3600)
        self.invitations.append(invitation)
        return invitation, token

    def revoke(self, number: int) -> None:
        if not 0 < number <= len(self.invitations):
            raise refuse("invitation-missing", number=number)
        self.invitations[number - 1].revoked = True

    def invited(self, token: str, now: float) -> Invitation:
        """The invitation of a token. Raises Refused."""
        digest = token_digest(token)
        found = [one for one in self.invitations if hmac.compare_digest(one.digest, digest)]
        if not found:
            raise refuse("invitation-unknown")
        invitation = found[0]
        if invitation.revoked:
            raise refuse("invitation-revoked")
        if invitation.used:
            raise refuse("invitation-used")
        if invitation.expires <= now:
            raise refuse("invitation-expired")
        return invitation

    # Clocks

    def start_clocks(self) -> None:
        if self.clock is not None:
            for chair in self.chairs:
                if chair.who == PERSON:
                    chair.seconds = float(self.clock.seconds)

    def left(self, seat: int, now: float) -> float | None:
        """The seconds on a seat's clock at this moment; None without a clock."""
        seconds = self.chairs[seat].seconds
        if seconds is None or self.running != seat:
            return seconds
        return max(0.0, seconds - max(0.0, now - self.since))

    def turn_to(self, seat: int | None, now: float, decided: int | None = None) -> None:
        """The table waits for this seat now. `decided` is the seat that has just answered, and gets the increment."""
        if self.running is not None:
            self.chairs[self.running].seconds = self.left(self.running, now)
        if decided is not None and self.clock is not None:
            chair = self.chairs[decided]
            if chair.seconds is not None and chair.decides:
                chair.seconds += self.clock.increment
        self.since = now
        self.turn = seat
        self.running = None
        if seat is not None and self.chairs[seat].decides and self.chairs[seat].seconds is not None:
            self.running = seat

    def driven(self) -> bool:
        """Whether something must happen here without a person: a bot's decision, a clock, the table's patience."""
        return self.phase == PLAYING and (self.bot_decides() or self.deadline() is not None)

    def bot_decides(self) -> bool:
        return self.phase == PLAYING and self.turn is not None and self.chairs[self.turn].player is not None

    def deadline(self) -> tuple[float, str] | None:
        """When the seat that is waited for loses its turn to a bot, and why."""
        if self.turn is None or not self.chairs[self.turn].decides:
            return None
        ends: list[tuple[float, str]] = []
        seconds = self.chairs[self.turn].seconds
        if self.running == self.turn and seconds is not None:
            ends.append((self.since + seconds, TIME))
        if self.patience is not None:
            ends.append((self.since + self.patience, REPLACED))
        return min(ends, default=None)

    # Leaving and coming back

    def leave(self, seat: int, why: str, bot: str) -> None:
        chair = self.chairs[seat]
        chair.gone = why
        chair.bot = bot
        chair.votes = []
        if self.take_back is not None and seat in (self.take_back.seat, *self.take_back.concerned):
            self.take_back = None

    def come_back(self, person: str | None, seat: int) -> None:
        self.must_be(PLAYING)
        chair = self.owned(person, seat)
        if chair.gone is None:
            raise refuse("seat-not-left")
        if chair.gone != REPLACED:
            raise refuse("seat-left-for-good")
        chair.gone = None
        chair.bot = None

    def vote(
        self, person: str | None, seat: int, waits_for: int | None, now: float, here: Collection[str | None]
    ) -> bool:
        """Vote that a bot plays for a seat; whether all others who are here have."""
        self.must_be(PLAYING)
        mine = [own for own in self.seats_of(person) if self.chairs[own].decides]
        if not mine:
            raise refuse("players-only")
        if seat >= len(self.chairs):
            raise refuse("seat-missing", number=seat + 1, seats=len(self.chairs))
        chair = self.chairs[seat]
        if seat in mine or not chair.decides or seat != waits_for:
            raise refuse("not-waiting", seat=seat)
        if now - self.since < PATIENCE_OF_A_VOTE:
            raise refuse("not-waiting-yet", seat=seat, seconds=int(PATIENCE_OF_A_VOTE - (now - self.since)) + 1)
        chair.votes = sorted({*chair.votes, *mine})
        others = [
            number
            for number, other in enumerate(self.chairs)
            if other.decides and other.person != chair.person and other.person in here
        ]
        return set(others) <= set(chair.votes)

    # The end

    def rank(self, winners: Sequence[int], points: Sequence[int]) -> None:
        """People who left for good are last; otherwise the game's winners first, then by points."""

        def order(seat: int) -> tuple[bool, bool, int]:
            return self.chairs[seat].gone in (RESIGNED, TIME), seat not in winners, -points[seat]

        self.ranking = sorted(range(len(self.chairs)), key=order)


def token_digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def chairs_for(wishes: Sequence[SeatWish], person: str, name: str, nonce: str, bots: Sequence[str]) -> list[Chair]:
    """The seats of a new table, as its maker wishes them. Raises Refused."""
    chairs = [chair_for(wish, person, name, nonce, bots) for wish in wishes]
    named = [chair.name for chair in chairs if chair.person is not None]
    if len(set(named)) < len(named):
        for number, chair in enumerate(chairs):
            if chair.person is not None and named.count(chair.name) > 1 and not wishes[number].name:
                chair.name = f"{chair.name} {number + 1}"
    return chairs


def chair_for(wish: SeatWish, person: str, name: str, nonce: str, bots: Sequence[str]) -> Chair:
    if wish.who == ME:
        return Chair(PERSON, person, clean_name(wish.name or name), nonce)
    if wish.who == FRIEND:
        return Chair(FRIEND)
    if wish.who.startswith(BOT):
        level = wish.who.removeprefix(BOT)
        if level not in bots:
            raise refuse("bot-unknown", found=level, known=", ".join(bots))
        return Chair(wish.who)
    if wish.who == PERSON:
        raise refuse("seat-wish", found=wish.who)
    return Chair(wish.who)
