"""Rows for tests, each in one line."""

from collections.abc import Sequence

from ludoteca.server.storage.store import (
    Change,
    ChatRow,
    CommandRow,
    EntryRow,
    KeyRow,
    PersonRow,
    Store,
    Stored,
    TableRow,
)

ANNA = PersonRow("p-anna", "Anna Żółć", "anna-lantern-7", "argon2-of-anna", 100.5)
BEN = PersonRow("p-ben", "Ben", "ben-harbour-3", None, 101.0)


def table_row(
    table: str = "t1",
    revision: int = 1,
    version: int = 0,
    *,
    phase: str = "playing",
    public: bool = True,
    room: bytes = b"{}",
    head: bytes | None = b'{"game":"navoria"}',
    updated: float = 5.5,
) -> TableRow:
    secret = b"\x00\xff" * 16
    return TableRow(table, revision, version, phase, public, "navoria", room, head, secret, "0.1.0", updated)


def entry(version: int, size: int = 0) -> EntryRow:
    return EntryRow(version, b'{"n":%d}' % version, b"[%s]" % (b"x" * size))


def command(name: str, person: str = ANNA.person, answer: bytes = b"{}") -> CommandRow:
    return CommandRow(person, name, answer)


def line(number: int, person: str = ANNA.person) -> ChatRow:
    return ChatRow(number, person, b'"line %d"' % number)


def key_of(person: PersonRow, device: int = 1) -> KeyRow:
    return KeyRow(f"{person.person}-{device}".encode().ljust(32, b"\0"), person.person, 102.0)


def making(table: str = "t1", *, people: Sequence[str] | None = None, by: CommandRow | None = None) -> Change:
    """A new table."""
    return Change(row=table_row(table), people=people, command=by)


def move(
    table: str, number: int, *, by: CommandRow | None = None, size: int = 0, chat: Sequence[ChatRow] = ()
) -> Change:
    """The move with this number (from 1) at a table that was made and then only played: one entry."""
    row = table_row(table, number + 1, number)
    return Change(row=row, entries=[entry(number, size)], command=by, chat=chat)


async def played(store: Store, table: str) -> Stored:
    """A table, held to what is true of every table that was only played: nothing is there by half."""
    stored = await store.load(table)
    assert stored is not None
    assert [each.version for each in stored.entries] == list(range(1, stored.row.version + 1))
    assert stored.row.revision == stored.row.version + 1
    return stored


async def example(store: Store) -> None:
    """Something of everything."""
    await store.add_person(ANNA, key_of(ANNA))
    await store.add_person(BEN, key_of(BEN))
    await store.commit(making("t1", people=[ANNA.person, BEN.person], by=command("make")))
    await store.commit(move("t1", 1, by=command("c1", answer=b'{"version":1}'), chat=[line(1), line(2, BEN.person)]))
    await store.commit(move("t1", 2, by=command("c1", BEN.person)))
    await store.commit(Change(row=table_row("t2", phase="gathering", head=None, updated=9.0), people=[BEN.person]))
    await store.arrive("server-1", 1000.0)
    await store.lease("t1", "server-1", 1000.0)
    await store.depart("server-1")


async def contents(store: Store) -> list[object]:
    """What a store says of the example."""
    return [
        await store.load("t1"),
        await store.load("t2"),
        await store.chat("t1", 0, 10),
        await store.own(BEN.person, 10),
        await store.person(ANNA.person),
        await store.person_of_key(key_of(BEN).digest),
        await store.person_of_handle(ANNA.handle),
        await store.answered(ANNA.person, "c1"),
        await store.lease("t1", "server-2", 1010.0),
    ]
