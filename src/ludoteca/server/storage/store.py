"""What the server asks of a database, and the rows that go in and out."""

from collections.abc import Sequence
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

GONE: Final = "this person is not there any more"
Attendance: TypeAlias = tuple[str, str]
"""A table, and a person who is there."""


class StoreError(Exception):
    """The database could not do it: nothing is promised about whether it was done."""


class NotDone(StoreError):
    """The database could not do it, and nothing was changed."""


class DiskFull(NotDone):
    """There is no room for it."""


class Conflict(Exception):
    """Another server has changed this table meanwhile: load it again, and see whether the command still makes sense."""


class Gone(Exception):
    """The person who sent this command has been erased."""


class Duplicate(Exception):
    """This command was applied before; `answer` is what was answered then."""

    def __init__(self, answer: bytes) -> None:
        super().__init__("a command that was applied before")
        self.answer: Final = answer


class EntryRow(Struct, frozen=True):
    """One entry of a journal (version is the table's after it), with what happened then, both as JSON."""

    version: int
    entry: bytes
    moment: bytes


class CommandRow(Struct, frozen=True):
    """A command that was applied: whose, its id, and the answer that it got (JSON)."""

    person: str
    command: str
    answer: bytes


class ChatRow(Struct, frozen=True):
    number: int
    person: str
    line: bytes


class TableRow(Struct, frozen=True):
    """A table without its entries. `room` is JSON; `head` and `secret` are there from the beginning of the game."""

    table: str
    revision: int
    version: int
    phase: str
    public: bool
    game: str
    room: bytes
    head: bytes | None
    secret: bytes
    package: str
    updated: float


class Change(Struct, frozen=True, kw_only=True):
    """What one command does to a table, all or nothing. Revision 0 is a new table.

    `row.revision` is the revision after it, one more than before; the entries go on from the version before it.
    Raises Conflict if another change came first, Duplicate if the command was applied before, Gone if whoever it is by
    is not there any more.
    """

    row: TableRow
    entries: Sequence[EntryRow] = ()
    command: CommandRow | None = None
    chat: Sequence[ChatRow] = ()
    people: Sequence[str] | None = None
    """Who sits at the table, if that changed: whose own tables it is among."""
    removed: bool = False
    """The table is thrown away."""
    by: str | None = None
    """The person who must be there for it."""


class Stored(Struct, frozen=True):
    """A table as it is kept."""

    row: TableRow
    entries: Sequence[EntryRow]
    commands: Sequence[CommandRow]


class PersonRow(Struct, frozen=True):
    person: str
    name: str
    handle: str
    passphrase: str | None
    created: float


class KeyRow(Struct, frozen=True):
    """A device's secret, hashed."""

    digest: bytes
    person: str
    created: float


class ServerRow(Struct, frozen=True):
    """A server process on this database: how often its heart has beaten, how often its list of who is there changed,
    and when it was last known to live, by its own clock."""

    holder: str
    beats: int
    comings: int
    alive: float


class Listener(Protocol):
    """Is told what other server processes did. Any of it may be lost."""

    def changed(self, table: str, revision: int) -> None: ...

    def signed_out(self, key: bytes) -> None: ...

    def erased(self, person: str) -> None: ...

    def missed(self) -> None:
        """Something may have been lost just now."""


class Store(Protocol):
    """One database. All methods that change something return only when it is on disk."""

    shared: bool
    """Whether other server processes may use it at the same time."""

    # Life

    async def open(self) -> None:
        """Connect, and bring the schema up to date. Raises StoreError, which says what to do."""

    async def close(self) -> None: ...

    async def healthy(self) -> bool:
        """Whether it answers, and can be written to."""

    async def backup(self, target: str) -> None:
        """Write a copy while the server runs (SQLite only). Raises StoreError."""

    # Tables

    async def load(self, table: str) -> Stored | None: ...

    async def load_since(self, table: str, version: int, revision: int) -> Stored | None:
        """The row, the entries after that version, and the commands after that revision."""

    async def entries(self, table: str, first: int, last: int) -> Sequence[EntryRow]:
        """Those with first < version <= last."""

    async def chat(self, table: str, since: int, limit: int) -> Sequence[ChatRow]:
        """The last `limit` lines with a greater number, in order."""

    async def commit(self, change: Change) -> None:
        """Returns when it is on disk. Raises Conflict, Duplicate, NotDone; and StoreError if nobody knows if it is.

        Where a connection is lost at the wrong moment, the command is looked up: then it is a Duplicate, or done now.
        """

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """The revisions of those that are there."""

    async def public(self, limit: int) -> Sequence[TableRow]:
        """Public tables that are gathering or playing, the latest first."""

    async def own(self, person: str, limit: int) -> Sequence[TableRow]:
        """The tables at which this person sits, the latest first."""

    async def undriven(self, limit: int, after: str) -> Sequence[TableRow]:
        """Tables in the phase 'playing' that no server drives, with a greater id, in the order of ids."""

    async def open_tables(self, person: str) -> int:
        """At how many tables that are gathering or playing this person sits."""

    async def watch(self, listener: Listener) -> None:
        """From now on, tell what other server processes did."""

    # Servers and leases: one of the servers that live drives a table's bots and clock

    async def arrive(self, holder: str, now: float) -> None:
        """A server is there, if it was not yet."""

    async def beat(self, holder: str, now: float) -> Sequence[ServerRow]:
        """It still is. All servers, itself among them unless it was taken for dead."""

    async def depart(self, holder: str, beats: int | None = None) -> bool:
        """A server is there no longer: its leases are free. With beats, only if its heart has not beaten since."""

    async def lease(self, table: str, holder: str, now: float) -> float | None:
        """Take the lease, for as long as this server is there. None if another one has it, or there is no such table.

        Else until when a server was known to drive the table before; `now` if none ever did, or if it is ours already.
        """

    # Who is where, for the servers that share the database

    async def attend(self, holder: str, came: Sequence[Attendance], went: Sequence[Attendance]) -> None:
        """Who came to a table and who went, at this server. A server that is not there is not noted: Conflict."""

    async def attending(self, holder: str, tables: Sequence[str]) -> dict[str, set[str]]:
        """Who is at these tables at other servers."""

    # Commands that are not of a table, such as making one

    async def answered(self, person: str, command: str) -> bytes | None:
        """What a command of this person was answered at any table."""

    # People

    # An empty handle is none. What is taken already (an id, a handle, a key) and a person who is not there are a
    # Conflict.

    async def add_person(self, person: PersonRow, key: KeyRow) -> None: ...

    async def person(self, person: str) -> PersonRow | None: ...

    async def person_of_key(self, digest: bytes) -> PersonRow | None: ...

    async def person_of_handle(self, handle: str) -> PersonRow | None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def set_passphrase(self, person: str, passphrase: str, kept: bytes) -> None:
        """In the same step all their keys go but this one: whoever else has one has to sign in anew."""

    async def add_key(self, key: KeyRow) -> None: ...

    async def drop_key(self, digest: bytes) -> None: ...

    async def known_keys(self, digests: Sequence[bytes]) -> set[bytes]:
        """Which of these there are."""

    async def drop_keys(self, person: str) -> None: ...

    async def chat_of(self, person: str) -> Sequence[tuple[str, ChatRow]]:
        """Every line that a person wrote, with its table: for the export of one's data."""

    async def erase(self, person: str) -> Sequence[str]:
        """The person, their keys, their chat, their commands, their place in the list of own tables.

        What the rooms and heads of tables say of them is the server's to change, before this; and after it at those
        that this returns: they were among their own still. From now on nothing of theirs can be added.
        """
