"""The wire: every message between a client and the server. JSON over one WebSocket at /ws, one message a frame.

A client sends commands; each has an id of the client's making, and gets exactly one answer, which carries that id.
A command that changes something is applied once, however often it is sent with the same id. Besides answers there is
news: what the server sends unasked to whoever watches a table or the lobby.

What is to be said comes as a `Saying`, in no language: the page and the programs put it into words themselves.
"""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from ludoteca.text.saying import Saying

PROTOCOL = 1

NOTHING = Raw(b"null")
"""Where a game has no picture, legend or plan."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Word = Annotated[str, Meta(max_length=80)]
Answers = Annotated[list[Word], Meta(max_length=100)]
Nonce = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Setting = bool | int | Annotated[str, Meta(max_length=64)]


# Parts


class SeatWish(Struct, omit_defaults=True):
    """Who is to sit somewhere: 'me' (with a name of its own, when several share a screen), 'friend' (anybody who is
    invited, or who comes by on an open table), 'bot:LEVEL', or a seat that the game plays itself ('automa:...')."""

    who: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name | None = None


class ClockWish(Struct):
    """Each person has `seconds` in all, and gets `increment` seconds back with every decision of theirs."""

    seconds: Annotated[int, Meta(ge=30, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class Refusal(Struct):
    """Why not: the rule's id, the code of the sentence, and the sentence."""

    rule: str
    code: str
    says: Saying


class Offer(Struct, omit_defaults=True):
    """An answer to the open question: its word, its label; if it is not allowed now, why. An aside is a free action."""

    word: str
    says: Saying
    aside: bool = False
    refusal: Refusal | None = None


class Way(Struct, omit_defaults=True):
    """A thing, by its word among the answers (null: what is in hand), a place, by its address as the legend has it, and
    why the one cannot go to the other."""

    thing: str | None
    place: str
    refusal: Refusal | None = None


class Question(Struct):
    """What is open: whose decision, which one, and every answer that is there."""

    seat: int
    kind: str
    says: Saying
    offers: list[Offer]


class Event(Struct, omit_defaults=True):
    """Something happened: its name and facts for the one who draws it, a sentence for the one who reads it."""

    kind: str
    facts: dict[str, int | str | list[int]]
    says: Saying


class Moment(Struct, omit_defaults=True):
    """One entry of the journal and what happened then. The version is the table's after it.

    `seat` is whose decision it was (nobody's: a draw), `word` the answer or the outcome, `key` a draw's name,
    `undo` the version that the table went back to.
    """

    version: int
    events: list[Event]
    seat: int | None = None
    word: str = ""
    key: str | None = None
    undo: int | None = None


class SheetLine(Struct):
    name: str
    count: int
    points: int
    says: Saying


class Sheet(Struct, omit_defaults=True):
    """A seat's score: at the end, or as if the game ended now. Covered: it rests on what may not be looked at yet."""

    lines: list[SheetLine]
    points: int
    covered: bool = False


class Section(Struct):
    """A part of the table in words: its title and its lines."""

    title: Saying
    lines: list[Saying]


class Position(Struct):
    """The table as it is. `picture` is the game's own (its type is in the game's folder, in picture.py);
    a game without one is shown by its `sections`."""

    version: int
    question: Question | None
    sheets: list[Sheet]
    winners: list[int]
    picture: Raw
    sections: list[Section]


class Chair(Struct, omit_defaults=True):
    """A seat as everybody sees it. `who` is 'person', 'friend' (still free), 'bot:LEVEL' or the game's own.

    `mine` is true for the one who reads this. A person who left the decision to a bot keeps the seat: `bot` names
    who plays for them, `gone` why: 'resigned', 'time', 'replaced'.
    """

    who: str
    name: str | None = None
    person: str | None = None
    mine: bool = False
    here: bool = False
    bot: str | None = None
    gone: str | None = None
    seconds: float | None = None
    votes: list[int] = []


class Invitation(Struct, omit_defaults=True):
    """An invitation as its maker sees it; the token itself was shown once."""

    number: int
    seat: int | None
    expires: float
    used: bool = False
    revoked: bool = False


class TakeBack(Struct):
    """Somebody asks to take back a decision that others have built on."""

    seat: int
    target: int
    concerned: list[int]
    agreed: list[int]


class Room(Struct, omit_defaults=True):
    """Everything about a table but the game itself. `running` is the seat whose clock runs."""

    table: str
    revision: int
    game: str
    phase: str
    """'gathering', 'playing', 'finished', 'sealed': its rules are of another release, so it is only kept; or
    'discarded': it was thrown away, and nothing more comes of it."""
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    commitment: str
    host: bool = False
    public: bool = False
    watchers: bool = True
    pack: bool = False
    clock: ClockWish | None = None
    patience: int | None = None
    running: int | None = None
    waiting: float | None = None
    """For how many seconds the table has waited for the open decision."""
    take_back: TakeBack | None = None
    ranking: list[int] = []
    secret: str | None = None
    rematch: str | None = None
    invitations: list[Invitation] = []
    watching: int = 0
    created: float = 0.0
    sealed: Refusal | None = None
    hints: bool = False


class ChatLine(Struct):
    number: int
    name: str
    person: str
    text: str
    at: float


class Look(Struct):
    """A way to go on that a bot looked at: the answers to the end of the turn or the next draw, each in words; what
    would happen; the points that it expects at the end, the chance to win from 0 to 1, and how often it looked."""

    answers: list[str]
    says: list[Saying]
    events: list[Event]
    points: float
    win: float
    visits: int


class Weighed(Struct):
    """An answer, the points that were to be expected from it, and the chance to win from 0 to 1."""

    word: str
    says: Saying
    points: float
    win: float


class CostlyDecision(Struct):
    """A decision for which something better was found. `version` is the table's when it was asked, for at; `cost` is
    in chance to win."""

    version: int
    asked: Saying
    made: Weighed
    better: Weighed
    cost: float


class LedgerLine(Struct, omit_defaults=True):
    """A part of a margin, in points: what was expected at the 'start'; what the 'luck' of one kind of draw moved,
    named as the game's vocabulary is; what the 'choices' of a seat moved."""

    what: str
    moved: float
    drawn: str | None = None
    seat: int | None = None


class Account(Struct):
    """A seat that decided: for how many of its decisions nothing better was found, those that cost most, and the
    ledger, whose lines add up to the margin to the best other seat."""

    seat: int
    decisions: int
    best: int
    costliest: list[CostlyDecision]
    lines: list[LedgerLine]
    margin: float


class LobbyTable(Struct, omit_defaults=True):
    table: str
    game: str
    phase: str
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    version: int
    updated: float
    mine: bool = False
    turn: bool = False
    clock: ClockWish | None = None


# Commands


class Command(Struct, tag_field="do", tag=str.lower, kw_only=True):
    id: Id


class Ping(Command):
    """Answered by done."""


class Lobby(Command):
    """Show the lobby: open tables, and one's own. With `follow`, changes are sent as they come."""

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
    is sent meanwhile is answered first. Only for one's own open decision, where the table has hints."""

    version: Version
    answers: Answers


class Play(OfSeat):
    """Commit these answers, all or none. Answered by done with the new version once it is on disk, or refused."""

    version: Version
    answers: Annotated[list[Word], Meta(min_length=1, max_length=100)]


class Undo(OfSeat):
    """Take back the last decision of a seat; if others have decided since, this asks them."""

    version: Version


class Consent(OfTable):
    """Answer a request to take back, for all one's seats."""

    agree: bool


class Say(OfTable):
    """Chat."""

    text: Text


class Resign(OfSeat):
    """Leave for good: a bot plays on, and the seat is ranked last."""


class Replace(OfSeat):
    """Vote that a bot plays for a person who is away; it does when all who are here agree."""


class Return(OfSeat):
    """Take one's seat back from the bot."""


class Rematch(OfTable):
    """The same seats again, at a new table; who comes second joins the one that was made."""


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
    them come as news. With `follow` false one waits no longer; what nobody waits for is given up."""

    follow: bool = True


COMMANDS = (
    *(Ping, Lobby, Make, Open, Close, Sit, Stand, Fill, Invite, Revoke, Join, Discard),
    *(Try, Plan, Hint, Play, Undo, Consent, Say, Resign, Replace, Return, Rematch, At, Log, History, Analyse),
)
AnyCommand = (
    Ping | Lobby | Make | Open | Close | Sit | Stand | Fill | Invite | Revoke | Join | Discard
    | Try | Plan | Hint | Play | Undo | Consent | Say | Resign | Replace | Return | Rematch | At | Log | History
    | Analyse
)  # fmt: skip


# Answers, and news


class Message(Struct, tag_field="is", tag=str.lower, omit_defaults=True):
    pass


class Answer(Message, kw_only=True):
    id: str


class Done(Answer):
    """It is done, and on disk. `version` is the table's after it, `revision` the room's."""

    table: str | None = None
    version: int | None = None
    revision: int | None = None


class Refused(Answer):
    """It is not done, and nothing has changed. The id is empty if the frame could not be read at all."""

    refusal: Refusal
    version: int | None = None


class Invited(Answer):
    """The token of an invitation: it is shown this once, and is to be handed on in the link /join#TOKEN."""

    table: str
    number: int
    token: str
    expires: float


class Shown(Answer):
    """A table as a whole; the legend is the game's own, as the picture is."""

    room: Room
    position: Position | None
    recent: list[Moment]
    chat: list[ChatLine]
    legend: Raw = NOTHING


class Missed(Answer):
    """What came since the version that was named, and the latest lines of the chat."""

    table: str
    since: int
    room: Room
    position: Position | None
    moments: list[Moment]
    chat: list[ChatLine] = []


class Tried(Answer):
    """What answers would lead to. `reveals`: to go on would reveal something, so the draft ends here.
    `ends`: the decision would then be somebody else's, or the game over. `ways`: those that were asked for."""

    table: str
    version: int
    answers: list[str]
    events: list[Event]
    position: Position
    reveals: bool = False
    ends: bool = False
    plan: Raw = NOTHING
    ways: list[Way] = []


class Hinted(Answer, tag="hint"):
    """The best ways to go on after these answers, best first."""

    table: str
    version: int
    answers: list[str]
    looks: list[Look]


class Was(Answer):
    table: str
    position: Position
    moment: Moment | None = None


class Logged(Answer, tag="log"):
    table: str
    moments: list[Moment]


class Scores(Struct):
    version: int
    points: list[int]


class Historied(Answer, tag="history"):
    table: str
    scores: list[Scores]


class Analysed(Answer, tag="analysis"):
    """The answer to analyse; as news its id is empty. `done` of `total` decisions are judged, `ahead` other analyses
    come first. In the end there are the `accounts`, one for each seat that decided; or a `refusal`: it failed."""

    table: str
    total: int
    done: int = 0
    ahead: int = 0
    accounts: list[Account] | None = None
    refusal: Refusal | None = None


class LobbyShown(Answer, tag="lobby"):
    """The answer to lobby; as news its id is empty."""

    open: list[LobbyTable]
    own: list[LobbyTable]


class Moved(Message):
    """The game went on: from the version `since` to that of the position. From 0 it begins, and the legend is there."""

    table: str
    since: int
    moments: list[Moment]
    position: Position
    revision: int
    legend: Raw = NOTHING


class Changed(Message):
    """Something about the table changed that is not the game itself."""

    room: Room


class Chatted(Message):
    """Somebody said something. Otherwise the room is as it was, but has this revision now."""

    table: str
    line: ChatLine
    revision: int


class Beat(Message):
    """The server lives. For each table that is watched: its version and its room's revision."""

    tables: dict[str, tuple[int, int]]
    at: float


class Closing(Message):
    """The server is about to close this connection: 'drain' (it restarts, come back), 'slow' (you read too slowly),
    'erased' (your data was erased), 'signed-out' (in this browser), 'replaced' (too many connections)."""

    reason: str


ANSWERS = (
    *(Done, Refused, Invited, Shown, Missed, Tried, Hinted, Was, Logged, Historied, Analysed, LobbyShown),
    *(Moved, Changed, Chatted, Beat, Closing),
)
AnyMessage = (
    Done | Refused | Invited | Shown | Missed | Tried | Hinted | Was | Logged | Historied | Analysed | LobbyShown
    | Moved | Changed | Chatted | Beat | Closing
)  # fmt: skip


# Over HTTP


class Me(Struct, omit_defaults=True):
    """GET, POST /api/me: who I am. `handle` names me when I sign in elsewhere with my passphrase."""

    person: str
    name: str
    handle: str
    passphrase: bool = False


class GameOption(Struct):
    name: str
    values: list[bool | int | str]


class GameAbout(Struct):
    """GET /api/games: what a table can be made of."""

    name: str
    seats: list[int]
    options: list[GameOption]
    default_seats: list[str]
    bots: list[str]
    own_seats: list[str]
    """What the game plays itself, as seats are written: 'automa:linne:boudeuse'."""
    picture: bool
