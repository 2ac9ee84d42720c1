"""What a client sends. A command has an id of the client's making, and gets exactly one answer, which carries that id.
One that changes something is applied once, however often it is sent with the same id.
"""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.wire.structs import ClockWish, Name, SeatWish

ONE_WORD = r"^[^\x00-\x20\x7f]*$"
"""Only visible characters: PostgreSQL keeps no zeros, and ids with a space are the server's own."""
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=ONE_WORD)]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=ONE_WORD)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(max_length=80)]
Answers = Annotated[list[Word], Meta(max_length=100)]
Nonce = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Setting = bool | int | Annotated[str, Meta(max_length=64)]


class Command(Struct, tag_field="do", tag=str.lower, kw_only=True):
    id: Id


class Ping(Command):
    """Answered by done."""


class Lobby(Command):
    """Show the lobby: open tables, and your own. With `follow`, changes are sent as they come."""

    follow: bool = True


class Make(Command):
    """Make a table. Answered by done, with the table's id. It begins by itself when nobody else is awaited."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Setting], Meta(max_length=32)] = {}
    pack: dict[str, object] | None = None
    public: bool = False
    watchers: bool = True
    hints: bool | None = None
    """Whether those who play may ask for hints. If it is not said, they may where nobody plays against other people."""
    clock: ClockWish | None = None
    patience: Annotated[int, Meta(ge=60, le=30 * 24 * 3600)] | None = None
    """After so many seconds of waiting for one person, a bot plays for them until they return."""
    nonce: Nonce = ""


class OfTable(Command, kw_only=True):
    table: TableId


class Open(OfTable):
    """Watch a table. With `since`, only what came after that version is sent (missed), else all of it (shown)."""

    since: Version | None = None


class Close(OfTable):
    """Watch it no longer."""


class Sit(OfTable):
    """Take a free seat of an open table."""

    seat: Seat
    name: Name | None = None
    nonce: Nonce = ""


class Stand(OfTable):
    """Give a seat back before the game begins."""

    seat: Seat


class Fill(OfTable):
    """The host changes who a free seat is for, before the game begins; with the last seat filled, it begins."""

    seat: Seat
    wish: SeatWish


class Invite(OfTable):
    """Make an invitation, for one seat or for any free one. Answered by invited, which has the token, once."""

    seat: Seat | None = None
    hours: Annotated[int, Meta(ge=1, le=24 * 30)] = 72


class Revoke(OfTable):
    number: int


class Join(Command):
    """Use an invitation: sit down. Answered by done, with the table's id."""

    token: Annotated[str, Meta(max_length=128)]
    name: Name | None = None
    nonce: Nonce = ""


class Discard(OfTable):
    """The host throws away a table that has not begun, or that nobody else plays at."""


class OfSeat(OfTable, kw_only=True):
    seat: Seat


class Try(OfSeat):
    """What would these answers lead to? Nothing is stored. Answered by tried, or refused with the reason."""

    version: Version
    answers: Answers


class WayWish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="plan", tag="way"):
    """A thing, by its word, and a place, by its address: the answers that bring the one to the other. With one of the
    two, every way from or to it is told; what is in hand is no thing to be named."""

    thing: Word | None = None
    place: Word | None = None


class Plan(OfSeat):
    """Turn a wish into answers: a [WayWish](#waywish), or what the game's planner knows. Answered by tried, with the
    answers, or refused."""

    version: Version
    answers: Answers
    wish: dict[str, object]


class Hint(OfSeat):
    """What would a bot do, after these answers of mine? Nothing is stored. Answered by hint, when it has thought: what
    is sent meanwhile is answered first. Only for your own open decision, where the table has hints."""

    version: Version
    answers: Answers


class Thoughts(OfSeat):
    """What did the bots at this table look at, each for the newest decision that it had a choice in? Answered by
    thoughts. Only for those who play, where the table has hints: what a bot thinks is advice too."""


class Play(OfSeat):
    """Confirm these answers, all or none. Answered by done with the new version once it is on disk, or refused."""

    version: Version
    answers: Annotated[list[Word], Meta(min_length=1, max_length=100)]


class Undo(OfSeat):
    """Take back the last decision of a seat; if others have decided since, this asks them."""

    version: Version


class Consent(OfTable):
    """Answer a request to take back, for all your seats."""

    agree: bool


class Say(OfTable):
    """Chat."""

    text: Text


class Resign(OfSeat):
    """Leave for good: a bot plays on, and the seat is ranked last."""


class Replace(OfSeat):
    """Vote that a bot plays for a person who is away; it does when all who are here agree."""


class Return(OfSeat):
    """Take your seat back from the bot."""


class Rematch(OfTable):
    """The same seats again, at a new table; the second player who asks joins the table that the first one made."""


class At(OfTable):
    """The table as it was at a version. Answered by was."""

    version: Version


class Log(OfTable):
    """What happened from one version to another. Answered by log."""

    first: Version
    last: Version


class History(OfTable):
    """The scores of every seat at the end of each version range: answered by history, for a plot."""


class Analyse(OfTable):
    """What a finished game's decisions were worth. Answered by analysis: the result, or how far it is; then more of
    them come as news. With `follow` false you wait no longer; an analysis that nobody waits for is given up."""

    follow: bool = True


COMMANDS = (
    *(Ping, Lobby, Make, Open, Close, Sit, Stand, Fill, Invite, Revoke, Join, Discard),
    *(Try, Plan, Hint, Thoughts, Play, Undo, Consent, Say, Resign, Replace, Return, Rematch, At, Log, History),
    Analyse,
)
AnyCommand = (
    Ping | Lobby | Make | Open | Close | Sit | Stand | Fill | Invite | Revoke | Join | Discard
    | Try | Plan | Hint | Thoughts | Play | Undo | Consent | Say | Resign | Replace | Return | Rematch | At | Log
    | History | Analyse
)  # fmt: skip
