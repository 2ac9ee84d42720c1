"""What commands and messages are made of. They are JSON over one WebSocket at /ws, one message a frame. Clients send
commands (commands.py), the server sends messages (messages.py).

What is to be said comes as a `Saying`, in no language: the page and the programs put it into words themselves.
"""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from ludoteca.text.saying import Saying

PROTOCOL = 1

NOTHING = Raw(b"null")
"""Where a game has no picture, legend or plan."""

Name = Annotated[str, Meta(min_length=1, max_length=32)]


class SeatWish(Struct, omit_defaults=True):
    """A wish for a seat: 'me' (with a name of its own, when several share a screen), 'friend' (anybody who is
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
    """An answer to the open question: its word and label, and why it is not allowed. An `aside` is a free action."""

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


class Change(Struct):
    """What a seat would have more of, or less where it is below 0: its word, by how many, and so many in words."""

    what: str
    by: int
    says: Saying


class Question(Struct):
    """What is open: whose decision, which one, and every answer that is there."""

    seat: int
    kind: str
    says: Saying
    offers: list[Offer]


class Event(Struct, omit_defaults=True, rename={"source": "from", "target": "to"}):
    """Something happened: its name and facts, and a sentence.

    `rule` is the id of its rule, `seat` the seat that acts; `from` and `to` are addresses on the page. `begins` is what
    begins with it: a 'round', a 'phase' or a 'turn'. `automa`: an automa says what it does.
    """

    kind: str
    facts: dict[str, int | str | list[int]]
    says: Saying
    rule: str = ""
    seat: int | None = None
    source: str = ""
    target: str = ""
    begins: str = ""
    automa: bool = False


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
    """A line of a seat's score. Row: where it stands among all lines that the game's sheet can have."""

    name: str
    row: int
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

    `mine`: it is your seat. A person who left the decision to a bot keeps the seat: `bot` names
    who plays for them, `gone` why: 'resigned', 'time', 'replaced'. For a bot that failed again and again, `bot` names
    the one that plays on.
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
    """A seat asks to take back a decision that others have built on."""

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
    """An answer, the points that were to be expected from it, the chance to win from 0 to 1, and how often it was
    looked at."""

    word: str
    says: Saying
    points: float
    win: float
    visits: int


class Thought(Struct):
    """A bot's decision: whose seat, which bot, at which version of the table it was asked what; its answers to the end
    of its turn or the next draw, the first of them in words, and what they did; and the answers to that question which
    it looked at, what it chose first. The bot `random` looks at nothing."""

    seat: int
    bot: str
    version: int
    asked: Saying
    answers: list[str]
    says: Saying
    events: list[Event]
    looks: list[Weighed]


class CostlyDecision(Struct):
    """A decision for which something better was found. `version` is the table's when it was asked, for at; `cost` is
    in chance to win."""

    version: int
    asked: Saying
    made: Weighed
    better: Weighed
    cost: float


class LedgerLine(Struct, omit_defaults=True):
    """A part of a margin, in whole points: what was expected at the 'start'; what the 'luck' of one kind of draw moved,
    named as the game's vocabulary is; what the 'choices' of a seat moved."""

    what: str
    moved: int
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
    margin: int


class Scores(Struct):
    version: int
    points: list[int]


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
