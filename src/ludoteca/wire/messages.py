"""What the server sends: answers to commands, news for those who watch a table or the lobby, and what it tells over
HTTP."""

from msgspec import Raw, Struct

from ludoteca.wire.structs import (
    NOTHING,
    Account,
    Change,
    ChatLine,
    Event,
    LobbyTable,
    Look,
    Moment,
    Position,
    Refusal,
    Room,
    Scores,
    Thought,
    Way,
)


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
    """It is not done, and nothing has changed; but after `storage-unknown` nobody knows that yet, and the same command
    is to be sent again. The id is empty if the frame could not be read at all."""

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
    """What answers would lead to. `ends`: nothing more can be drafted. `reveals`: once they are played, something is
    drawn or rolled. `then`: the other seat that comes next, to decide or, an automa's, to act of its own accord.
    `ways`: those that were asked for. `brings`: for each seat, what it would have more or less of than at the table as
    it is."""

    table: str
    version: int
    answers: list[str]
    events: list[Event]
    position: Position
    brings: list[list[Change]]
    reveals: bool = False
    ends: bool = False
    then: int | None = None
    plan: Raw = NOTHING
    ways: list[Way] = []


class Hinted(Answer, tag="hint"):
    """The best ways to go on after these answers, best first."""

    table: str
    version: int
    answers: list[str]
    looks: list[Look]


class ThoughtsTold(Answer, tag="thoughts"):
    """The newest decision of each seat that a bot plays, as far as this server still knows it: it is not stored."""

    table: str
    thoughts: list[Thought]


class Was(Answer):
    table: str
    position: Position
    moment: Moment | None = None


class Logged(Answer, tag="log"):
    table: str
    moments: list[Moment]


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


class Hidden(Message):
    """You may not look at this table any more, and hear nothing more of it."""

    table: str
    refusal: Refusal


class Beat(Message):
    """The server lives. For each table that is watched: its version and its room's revision."""

    tables: dict[str, tuple[int, int]]
    at: float


class Closing(Message):
    """The server is about to close this connection: 'drain' (it restarts, come back), 'slow' (you read too slowly),
    'erased' (your data was erased), 'signed-out' (in this browser), 'replaced' (you have too many connections),
    'crowded' (of those at your address who are nobody there are too many: come back after a while)."""

    reason: str


ANSWERS = (
    *(Done, Refused, Invited, Shown, Missed, Tried, Hinted, ThoughtsTold, Was, Logged, Historied, Analysed, LobbyShown),
    *(Moved, Changed, Chatted, Hidden, Beat, Closing),
)
AnyMessage = (
    Done | Refused | Invited | Shown | Missed | Tried | Hinted | ThoughtsTold | Was | Logged | Historied | Analysed
    | LobbyShown | Moved | Changed | Chatted | Hidden | Beat | Closing
)  # fmt: skip


# Over HTTP


class Me(Struct, omit_defaults=True):
    """GET, POST /api/me: who I am. `handle` names me when I sign in elsewhere with my passphrase. `levels` are the bots
    to play against next, for each game: a beginner, and after a win against one level the next."""

    person: str
    name: str
    handle: str
    passphrase: bool = False
    levels: dict[str, str] = {}


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
