"""Tables and people in one SQLite file, for one server process."""

import asyncio
import contextlib
import json
import os
import queue
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from ludoteca.server.storage import statements as sql
from ludoteca.server.storage.sqlite_file import backup, connect, told
from ludoteca.server.storage.statements import with_question_marks
from ludoteca.server.storage.store import (
    GONE,
    Attendance,
    Change,
    ChatRow,
    CommandRow,
    Conflict,
    Duplicate,
    EntryRow,
    Gone,
    KeyRow,
    Listener,
    NotDone,
    PersonRow,
    ServerRow,
    Stored,
    StoreError,
    TableRow,
)
from ludoteca.server.storage.write_check import WriteCheck
from ludoteca.server.storage.writer import Work, Writer

R = TypeVar("R")
Row = tuple[Any, ...]

READERS: Final = 2
WAL_LIMIT: Final = 64 * 1024 * 1024
HEALTHY_SECONDS: Final = 5.0
LAST: Final = 2**62


class SqliteStore:
    """One writer, which gathers what waits into one transaction, and a few readers; none of them in the event loop."""

    shared = False

    def __init__(self, path: Path, wal_limit: int = WAL_LIMIT) -> None:
        self.path: Final = Path(os.path.realpath(path))  # by whatever link it was named, there is one lock and one log
        self._wal_limit: Final = wal_limit
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._connections: Final[queue.SimpleQueue[sqlite3.Connection]] = queue.SimpleQueue()
        self._write_check: Final = WriteCheck()

    # Life

    async def open(self) -> None:
        writer = Writer(self.path, self._wal_limit)
        await writer.start()
        try:
            await asyncio.to_thread(self._open_readers)
        except StoreError:
            self._close_readers()
            await writer.stop()
            raise
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._writer = writer

    def _open_readers(self) -> None:
        with told(self.path):
            for _ in range(READERS):
                connection = connect(self.path)
                self._connections.put(connection)
                connection.execute("PRAGMA query_only = ON")

    async def close(self) -> None:
        """The writer goes last: it moves the log into the file, which is then a single one."""
        readers, self._readers = self._readers, None
        writer, self._writer = self._writer, None
        if readers is not None:
            await asyncio.to_thread(readers.shutdown)
            self._close_readers()
        if writer is not None:
            await writer.stop()

    def _close_readers(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._connections.get_nowait().close()

    @property
    def transactions(self) -> int:
        """How many were written since it was opened: fewer than changes, when many come at once."""
        return 0 if self._writer is None else self._writer.transactions

    async def healthy(self) -> bool:
        try:
            async with asyncio.timeout(HEALTHY_SECONDS):
                self._opened()
                await self._write_check.tried(self._lay_down)
                await self.person("")
        except (StoreError, TimeoutError):
            return False
        return True

    async def _lay_down(self, ballast: bytes) -> None:
        await self._change(sql.LAY_DOWN, ballast)
        await self._change(sql.TAKE_UP)

    async def backup(self, target: str) -> None:
        await asyncio.to_thread(backup, self.path, Path(target))

    def _opened(self) -> Writer:
        if self._writer is None:
            raise NotDone(f"{self.path} is not open.")
        return self._writer

    async def _write(self, work: Work[R]) -> R:
        return await self._opened().write(work)

    async def _read(self, work: Work[R]) -> R:
        if self._readers is None:
            raise StoreError(f"{self.path} is not open.")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._at_one_moment, work)

    def _at_one_moment(self, work: Work[R]) -> R:
        connection = self._connections.get()
        try:
            with told(self.path):
                connection.execute("BEGIN")
                return work(connection)
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            self._connections.put(connection)

    # Tables

    async def load(self, table: str) -> Stored | None:
        return await self.load_since(table, 0, 0)

    async def load_since(self, table: str, version: int, revision: int) -> Stored | None:
        def loaded(connection: sqlite3.Connection) -> Stored | None:
            row = _ask(connection, sql.LOAD_ROW, table).fetchone()
            if row is None:
                return None
            commands = [CommandRow(*each) for each in _ask(connection, sql.LOAD_COMMANDS, table, revision)]
            return Stored(_table(row), _entries(connection, table, version, LAST), commands)

        return await self._read(loaded)

    async def entries(self, table: str, first: int, last: int) -> Sequence[EntryRow]:
        return await self._read(lambda connection: _entries(connection, table, first, last))

    async def chat(self, table: str, since: int, limit: int) -> Sequence[ChatRow]:
        rows = await self._rows(sql.LOAD_CHAT, table, since, limit)
        return [ChatRow(*row) for row in reversed(rows)]

    async def commit(self, change: Change) -> None:
        try:
            await self._write(lambda connection: _apply(connection, change))
        except StoreError:
            self._write_check.refused()
            raise
        self._write_check.wrote()

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        asked = json.dumps(list(tables))
        statement = "SELECT id, revision FROM tables WHERE id IN (SELECT value FROM json_each(?))"
        return dict(await self._read(lambda connection: connection.execute(statement, (asked,)).fetchall()))

    async def public(self, limit: int) -> Sequence[TableRow]:
        return [_table(row) for row in await self._rows(sql.PUBLIC, limit)]

    async def own(self, person: str, limit: int) -> Sequence[TableRow]:
        return [_table(row) for row in await self._rows(sql.OWN, person, limit)]

    async def undriven(self, limit: int, after: str) -> Sequence[TableRow]:
        return [_table(row) for row in await self._rows(sql.UNDRIVEN, after, limit)]

    async def open_tables(self, person: str) -> int:
        return int((await self._rows(sql.OPEN_TABLES, person))[0][0])

    async def watch(self, listener: Listener) -> None:
        """There is no other server process: a second one cannot open the file."""

    async def _rows(self, statement: str, *places: object) -> list[Row]:
        return await self._read(lambda connection: _ask(connection, statement, *places).fetchall())

    # Servers and leases

    async def arrive(self, holder: str, now: float) -> None:
        await self._change(sql.ARRIVE, holder, now)

    async def beat(self, holder: str, now: float) -> Sequence[ServerRow]:
        def beaten(connection: sqlite3.Connection) -> list[ServerRow]:
            _ask(connection, sql.BEAT, now, holder)
            return [ServerRow(*row) for row in _ask(connection, sql.SERVERS)]

        return await self._write(beaten)

    async def depart(self, holder: str, beats: int | None = None) -> bool:
        def departed(connection: sqlite3.Connection) -> bool:
            row = _ask(connection, sql.BEATS, holder).fetchone()
            if row is None or beats not in (None, row[0]):
                return False
            _ask(connection, sql.FREE_LEASES, holder)
            _ask(connection, sql.DEPART, holder)
            return True

        return await self._write(departed)

    async def lease(self, table: str, holder: str, now: float) -> float | None:
        def taken(connection: sqlite3.Connection) -> float | None:
            _ask(connection, sql.MAKE_LEASE, now, table)
            row = _ask(connection, sql.LOAD_LEASE, table).fetchone()
            if row is None:
                return None
            there = _ask(connection, sql.BEATS, row[0]).fetchone() is not None
            if there and row[0] != holder:
                return None
            _ask(connection, sql.TAKE_LEASE, holder, table)
            return now if there else float(row[1])

        return await self._write(taken)

    async def attend(self, holder: str, came: Sequence[Attendance], went: Sequence[Attendance]) -> None:
        """Nobody else would read it."""

    async def attending(self, holder: str, tables: Sequence[str]) -> dict[str, set[str]]:
        return {}

    # Commands that are not of a table

    async def answered(self, person: str, command: str) -> bytes | None:
        rows = await self._rows(sql.ANSWERED, person, command)
        return bytes(rows[0][0]) if rows else None

    # People

    async def add_person(self, person: PersonRow, key: KeyRow) -> None:
        def add(connection: sqlite3.Connection) -> None:
            _ask(connection, sql.ADD_PERSON, *sql.fields(person))
            _ask(connection, sql.ADD_KEY, *sql.fields(key))

        await self._write(add)

    async def person(self, person: str) -> PersonRow | None:
        return await self._person(sql.PERSON, person)

    async def person_of_key(self, digest: bytes) -> PersonRow | None:
        return await self._person(sql.PERSON_OF_KEY, digest)

    async def person_of_handle(self, handle: str) -> PersonRow | None:
        return await self._person(sql.PERSON_OF_HANDLE, handle)

    async def _person(self, statement: str, place: object) -> PersonRow | None:
        rows = await self._rows(statement, place)
        return PersonRow(*rows[0]) if rows else None

    async def rename(self, person: str, name: str) -> None:
        if not await self._change(sql.RENAME, name, person):
            raise Conflict(GONE)

    async def set_passphrase(self, person: str, passphrase: str, kept: bytes) -> None:
        def change(connection: sqlite3.Connection) -> None:
            if not _ask(connection, sql.SET_PASSPHRASE, passphrase, person).rowcount:
                raise Conflict(GONE)
            _ask(connection, sql.DROP_KEYS, person, kept)

        await self._write(change)

    async def add_key(self, key: KeyRow) -> None:
        await self._change(sql.ADD_KEY, *sql.fields(key))

    async def drop_key(self, digest: bytes) -> None:
        await self._change(sql.DROP_KEY, digest)

    async def known_keys(self, digests: Sequence[bytes]) -> set[bytes]:
        def known(connection: sqlite3.Connection) -> set[bytes]:
            return {digest for digest in digests if _ask(connection, sql.PERSON_OF_KEY, digest).fetchone()}

        return await self._read(known)

    async def drop_keys(self, person: str) -> None:
        await self._change(sql.DROP_KEYS, person, b"")

    async def chat_of(self, person: str) -> Sequence[tuple[str, ChatRow]]:
        return [(table, ChatRow(*rest)) for table, *rest in await self._rows(sql.CHAT_OF, person)]

    async def erase(self, person: str) -> Sequence[str]:
        writer = self._opened()

        def erase(connection: sqlite3.Connection) -> list[str]:
            _ask(connection, sql.ERASE_PERSON, person)
            tables = [table for (table,) in _ask(connection, sql.SEATED, person)]
            for statement in sql.ERASE:
                _ask(connection, statement, person)
            writer.rewrite_after_this()
            writer.checkpoint_after_this()
            return tables

        def again(_connection: sqlite3.Connection) -> None:
            writer.checkpoint_after_this()

        def nothing(_connection: sqlite3.Connection) -> None: ...

        tables = await writer.write(erase)
        # Its turn comes after the checkpoint: nothing of the person lingers in the log either. Somebody who read
        # meanwhile may have kept the log, so it is emptied once more.
        await writer.write(again)
        await writer.write(nothing)
        return tables

    async def _change(self, statement: str, *places: object) -> int:
        """How many rows were changed."""
        return await self._write(lambda connection: _ask(connection, statement, *places).rowcount)


def _ask(connection: sqlite3.Connection, statement: str, *places: Any) -> sqlite3.Cursor:
    return connection.execute(with_question_marks(statement), places)


def _table(row: Row) -> TableRow:
    table, revision, version, phase, public, *rest = row
    return TableRow(table, revision, version, phase, bool(public), *rest)


def _entries(connection: sqlite3.Connection, table: str, first: int, last: int) -> list[EntryRow]:
    return [EntryRow(*row) for row in _ask(connection, sql.LOAD_ENTRIES, table, first, last)]


def _apply(connection: sqlite3.Connection, change: Change) -> None:
    row, command = change.row, change.command
    if change.by is not None and _ask(connection, sql.PERSON, change.by).fetchone() is None:
        raise Gone
    if command is not None:
        _note(connection, row, command)
    if change.removed:
        done = _ask(connection, sql.REMOVE_TABLE, row.table, row.revision - 1)
        _ask(connection, sql.FORGET_COMMANDS, row.table, row.revision)
    elif row.revision == 1:
        done = _ask(connection, sql.MAKE_TABLE, *sql.fields(row))
    else:
        done = _ask(connection, sql.CHANGE_TABLE, *sql.changed(row))
    if done.rowcount != 1:
        raise Conflict("another change came first")
    if change.removed:
        return
    for entry in change.entries:
        _ask(connection, sql.ADD_ENTRY, row.table, *sql.fields(entry))
    for line in change.chat:
        _ask(connection, sql.ADD_CHAT, row.table, *sql.fields(line))
    if change.people is not None:
        _ask(connection, sql.EMPTY_SEATS, row.table)
        for person in dict.fromkeys(change.people):
            _ask(connection, sql.SEAT, row.table, person)


def _note(connection: sqlite3.Connection, row: TableRow, command: CommandRow) -> None:
    """Before anything else: a command that comes again comes with a revision that has passed, and is no conflict."""
    places = (command.person, command.command, row.table, row.revision, command.answer)
    if _ask(connection, sql.ADD_COMMAND, *places).rowcount != 1:
        (answer,) = _ask(connection, sql.ANSWERED, command.person, command.command).fetchone()
        raise Duplicate(answer)
