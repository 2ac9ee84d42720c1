"""Tables and people in PostgreSQL, which several server processes may share."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final

from ludoteca.server.storage import statements as sql
from ludoteca.server.storage.postgres_link import CONNECT_SECONDS, Connection, PostgresLink, count
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
    PersonRow,
    ServerRow,
    Stored,
    StoreError,
    TableRow,
)

LAST: Final = 2**62


class PostgresStore(PostgresLink):
    shared = True

    # Tables

    async def load(self, table: str) -> Stored | None:
        return await self.load_since(table, 0, 0)

    async def load_since(self, table: str, version: int, revision: int) -> Stored | None:
        async def loaded(connection: Connection) -> Stored | None:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                row = await connection.fetchrow(sql.LOAD_ROW, table)
                if row is None:
                    return None
                entries = await connection.fetch(sql.LOAD_ENTRIES, table, version, LAST)
                commands = await connection.fetch(sql.LOAD_COMMANDS, table, revision)
            return Stored(
                TableRow(*row), [EntryRow(*entry) for entry in entries], [CommandRow(*command) for command in commands]
            )

        return await self._read(loaded)

    async def entries(self, table: str, first: int, last: int) -> Sequence[EntryRow]:
        return [EntryRow(*row) for row in await self._rows(sql.LOAD_ENTRIES, table, first, last)]

    async def chat(self, table: str, since: int, limit: int) -> Sequence[ChatRow]:
        return [ChatRow(*row) for row in reversed(await self._rows(sql.LOAD_CHAT, table, since, limit))]

    async def commit(self, change: Change) -> None:
        try:
            await self._write(lambda connection: _apply(connection, change), repeatable=change.command is not None)
        except StoreError:
            self._write_check.refused()
            raise
        self._write_check.wrote()
        if self._notifications is not None:
            self._notifications.changed(change.row.table, change.row.revision)

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        statement = "SELECT id, revision FROM tables WHERE id = ANY($1::text[])"
        return {str(table): int(revision) for table, revision in await self._rows(statement, list(tables))}

    async def public(self, limit: int) -> Sequence[TableRow]:
        return [TableRow(*row) for row in await self._rows(sql.PUBLIC, limit)]

    async def own(self, person: str, limit: int) -> Sequence[TableRow]:
        return [TableRow(*row) for row in await self._rows(sql.OWN, person, limit)]

    async def undriven(self, limit: int, after: str) -> Sequence[TableRow]:
        return [TableRow(*row) for row in await self._rows(sql.UNDRIVEN, after, limit)]

    async def open_tables(self, person: str) -> int:
        return int((await self._rows(sql.OPEN_TABLES, person))[0][0])

    async def watch(self, listener: Listener) -> None:
        if self._notifications is None:
            raise StoreError("The database is not open.")
        self._notifications.listener = listener
        with contextlib.suppress(TimeoutError):  # it goes on trying by itself
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._notifications.listening()

    # Servers and leases

    async def arrive(self, holder: str, now: float) -> None:
        await self._change(sql.ARRIVE, holder, now)

    async def beat(self, holder: str, now: float) -> Sequence[ServerRow]:
        async def beaten(connection: Connection) -> list[ServerRow]:
            await connection.execute(sql.BEAT, now, holder)
            return [ServerRow(*row) for row in await connection.fetch(sql.SERVERS)]

        return await self._write(beaten)

    async def depart(self, holder: str, beats: int | None = None) -> bool:
        async def departed(connection: Connection) -> bool:
            found = await connection.fetchval(f"{sql.BEATS} FOR UPDATE", holder)
            if found is None or beats not in (None, found):
                return False
            await connection.execute(sql.FREE_LEASES, holder)
            await connection.execute(sql.DEPART, holder)
            return True

        return await self._write(departed)

    async def lease(self, table: str, holder: str, now: float) -> float | None:
        async def taken(connection: Connection) -> float | None:
            await connection.execute(sql.MAKE_LEASE, now, table)
            row = await connection.fetchrow(f"{sql.LOAD_LEASE} FOR UPDATE", table)
            if row is None:
                return None
            there = await connection.fetchval(sql.BEATS, row[0]) is not None
            if there and row[0] != holder:
                return None
            await connection.execute(sql.TAKE_LEASE, holder, table)
            return now if there else float(row[1])

        try:
            return await self._write(taken)
        except Conflict:  # the table was thrown away meanwhile
            return None

    async def attend(self, holder: str, came: Sequence[Attendance], went: Sequence[Attendance]) -> None:
        async def attended(connection: Connection) -> None:
            await connection.executemany(sql.GO, [(*each, holder) for each in went])
            await connection.executemany(sql.COME, [(*each, holder) for each in came])
            await connection.execute(sql.COMINGS, holder)

        await self._write(attended)

    async def attending(self, holder: str, tables: Sequence[str]) -> dict[str, set[str]]:
        statement = "SELECT table_id, person FROM present WHERE holder <> $1 AND table_id = ANY($2::text[])"
        found: dict[str, set[str]] = {}
        for table, person in await self._rows(statement, holder, list(tables)):
            found.setdefault(table, set()).add(person)
        return found

    # Commands that are not of a table

    async def answered(self, person: str, command: str) -> bytes | None:
        rows = await self._rows(sql.ANSWERED, person, command)
        return bytes(rows[0][0]) if rows else None

    # People

    async def add_person(self, person: PersonRow, key: KeyRow) -> None:
        async def add(connection: Connection) -> None:
            await connection.execute(sql.ADD_PERSON, *sql.fields(person))
            await connection.execute(sql.ADD_KEY, *sql.fields(key))

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
        async def change(connection: Connection) -> None:
            if not count(await connection.execute(sql.SET_PASSPHRASE, passphrase, person)):
                raise Conflict(GONE)
            await connection.execute(sql.DROP_KEYS, person, kept)

        await self._write(change)

    async def add_key(self, key: KeyRow) -> None:
        await self._change(sql.ADD_KEY, *sql.fields(key))

    async def drop_key(self, digest: bytes) -> None:
        await self._change(sql.DROP_KEY, digest)
        if self._notifications is not None:
            self._notifications.signed_out(digest)

    async def known_keys(self, digests: Sequence[bytes]) -> set[bytes]:
        rows = await self._rows("SELECT digest FROM keys WHERE digest = ANY($1::bytea[])", list(digests))
        return {bytes(digest) for (digest,) in rows}

    async def drop_keys(self, person: str) -> None:
        await self._change(sql.DROP_KEYS, person, b"")

    async def chat_of(self, person: str) -> Sequence[tuple[str, ChatRow]]:
        return [(table, ChatRow(*rest)) for table, *rest in await self._rows(sql.CHAT_OF, person)]

    async def erase(self, person: str) -> Sequence[str]:
        async def erase(connection: Connection) -> list[str]:
            await connection.execute(sql.ERASE_PERSON, person)
            tables = [str(table) for (table,) in await connection.fetch(sql.SEATED, person)]
            for statement in sql.ERASE:
                await connection.execute(statement, person)
            return tables

        tables = await self._write(erase)
        if self._notifications is not None:
            self._notifications.erased(person)
        return tables


async def _apply(connection: Connection, change: Change) -> None:
    row, command = change.row, change.command
    if change.by is not None and await connection.fetchval(f"{sql.PERSON} FOR KEY SHARE", change.by) is None:
        raise Gone
    if command is not None:
        await _note(connection, row, command)
    if change.removed:
        done = await connection.execute(sql.REMOVE_TABLE, row.table, row.revision - 1)
        await connection.execute(sql.FORGET_COMMANDS, row.table, row.revision)
    elif row.revision == 1:
        done = await connection.execute(sql.MAKE_TABLE, *sql.fields(row))
    else:
        done = await connection.execute(sql.CHANGE_TABLE, *sql.changed(row))
    if count(done) != 1:
        raise Conflict("another change came first")
    if change.removed:
        return
    if change.entries:
        await connection.executemany(sql.ADD_ENTRY, [(row.table, *sql.fields(entry)) for entry in change.entries])
    if change.chat:
        await connection.executemany(sql.ADD_CHAT, [(row.table, *sql.fields(line)) for line in change.chat])
    if change.people is not None:
        await connection.execute(sql.EMPTY_SEATS, row.table)
        await connection.executemany(sql.SEAT, [(row.table, person) for person in dict.fromkeys(change.people)])


async def _note(connection: Connection, row: TableRow, command: CommandRow) -> None:
    """Before anything else: a command that comes again comes with a revision that has passed, and is no conflict."""
    places = (command.person, command.command, row.table, row.revision, command.answer)
    if count(await connection.execute(sql.ADD_COMMAND, *places)) != 1:
        raise Duplicate(await connection.fetchval(sql.ANSWERED, command.person, command.command))
