"""What the server asks of a database, and the rows that go in and out."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct


class StoreError(Exception):
    """The database could not do it: nothing is promised about whether it was done."""


class DiskFull(StoreError):
    """There is no room for it."""


class Conflict(Exception):
    """Somebody else has changed this table meanwhile: load it again, and see whether the command still makes sense."""


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
    Raises Conflict if another change came first, Duplicate if the command was applied before.
    """

    row: TableRow
    entries: Sequence[EntryRow] = ()
    command: CommandRow | None = None
    chat: Sequence[ChatRow] = ()
    people: Sequence[str] | None = None
    """Who sits at the table, if that changed: whose own tables it is among."""
    removed: bool = False
    """The table is thrown away."""


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


class Lease(Struct, frozen=True):
    """Who drives a table's bots and clock, and when that server was last known to live (before it was taken)."""

    holder: str
    until: float
    alive: float

    def taken_by(self, holder: str, now: float, seconds: float) -> "Lease | None":
        """What this lease becomes when somebody asks for it: theirs, if it is theirs already or has run out."""
        if holder != self.holder and now < self.until:
            return None
        return Lease(holder, now + seconds, self.alive)


class Store(Protocol):
    """One database. All methods that change something return only when it is on disk."""

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

    async def load_since(self, table: str, version: int) -> Stored | None:
        """The row, all commands, and the entries after that version."""

    async def entries(self, table: str, first: int, last: int) -> Sequence[EntryRow]:
        """Those with first < version <= last."""

    async def chat(self, table: str, since: int, limit: int) -> Sequence[ChatRow]:
        """The last `limit` lines with a greater number, in order."""

    async def commit(self, change: Change) -> None:
        """Returns when it is on disk. Raises Conflict, Duplicate, and StoreError if nobody knows whether it is."""

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """The revisions of those that are there."""

    async def public(self, limit: int) -> Sequence[TableRow]:
        """Public tables that are gathering or playing, the latest first."""

    async def own(self, person: str, limit: int) -> Sequence[TableRow]:
        """The tables at which this person sits, the latest first."""

    async def running(self, limit: int, after: str) -> Sequence[TableRow]:
        """Tables in the phase 'playing' with a greater id, in the order of ids: for whoever drives bots and clocks."""

    async def watch(self, changed: Callable[[str, int], None]) -> None:
        """From now on, call this with table and revision when another server process committed something."""

    # Leases

    async def lease(self, table: str, holder: str, now: float, seconds: float) -> Lease | None:
        """Take or renew the lease; None if another holder has it, or there is no such table.

        `alive` is when it was last taken or renewed before this, by whomever; `now` if it never was.
        """

    async def release(self, holder: str) -> None:
        """Give back every lease of this holder: others need not wait until they run out."""

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

    async def change_person(self, person: PersonRow) -> None: ...

    async def add_key(self, key: KeyRow) -> None: ...

    async def drop_key(self, digest: bytes) -> None: ...

    async def chat_of(self, person: str) -> Sequence[tuple[str, ChatRow]]:
        """Every line that a person wrote, with its table: for the export of one's data."""

    async def erase(self, person: str) -> None:
        """The person, their keys, their chat, their commands, their place in the list of own tables.

        What the rooms and heads of tables say of them is the server's to change, before this.
        """
