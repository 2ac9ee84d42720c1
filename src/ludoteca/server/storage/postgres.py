"""Tables and people in PostgreSQL, which several server processes may share."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final, TypeAlias, TypeVar

from ludoteca.server.storage import statements as sql
from ludoteca.server.storage.migrations import MAKE_SCHEMA, POSTGRES, READ_NUMBER, steps_from
from ludoteca.server.storage.store import (
    Change,
    ChatRow,
    CommandRow,
    Conflict,
    DiskFull,
    Duplicate,
    EntryRow,
    KeyRow,
    Lease,
    PersonRow,
    Stored,
    StoreError,
    TableRow,
)

try:
    import asyncpg
except ImportError as missing:
    raise StoreError("PostgreSQL needs a package that is not installed: pip install 'ludoteca[postgres]'") from missing

from ludoteca.server.storage.hints import Hints

R = TypeVar("R")
# In quotes, since they take their kind of row only when types are checked.
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
Work: TypeAlias = Callable[["Connection"], Awaitable[R]]

CONNECTIONS: Final = 8
# Two servers that start at once bring the schema up to date one after the other. Any number will do, always the same.
MIGRATION_LOCK: Final = 0x4C55444F
SETTINGS: Final = {
    "application_name": "ludoteca",
    "synchronous_commit": "on",
    # A server that freezes in the middle of a change does not keep its table from the others.
    "idle_in_transaction_session_timeout": "10s",
    "lock_timeout": "10s",
}
CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 30.0
HEALTHY_SECONDS: Final = 5.0
# For how long a restart of the database is waited out, and how often it is tried again meanwhile.
PATIENCE_SECONDS: Final = 10.0
PAUSE_SECONDS: Final = 0.1

LAST: Final = 2**62
# A write that changes nothing, and costs what a write costs.
TOUCH: Final = "UPDATE schema SET number = number"

# The database is away, or going, or coming.
LOST: Final[tuple[type[Exception], ...]] = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a session that was ended while nobody used it
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
FAILED: Final[tuple[type[Exception], ...]] = (*LOST, asyncpg.PostgresError)
UNHEALTHY: Final[tuple[type[Exception], ...]] = (*FAILED, StoreError)
# PostgreSQL has undone the transaction, and asks for it to be tried again.
AGAIN: Final[tuple[type[Exception], ...]] = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class PostgresStore:
    """A small pool for everything, and one connection of its own for hints."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._pool: Pool | None = None
        self._hints: Hints | None = None

    # Life

    async def open(self) -> None:
        pool = asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings=SETTINGS,
            reset=_tidy,
        )
        try:
            async with contextlib.AsyncExitStack() as stack:
                await stack.enter_async_context(pool)
                schema = await _bring_up_to_date(pool)
                stack.pop_all()
        except ValueError:
            # Not with its own words: they may have a part of the password in them.
            raise StoreError("PostgreSQL does not understand the URL: 'postgresql://user@host:port/name'.") from None
        except FAILED as error:
            raise StoreError(f"PostgreSQL could not be reached, or its schema not be made: {error}.") from error
        self._pool = pool
        self._hints = Hints(self._connect, _channel(schema), FAILED)
        await self._hints.start()

    async def close(self) -> None:
        hints, self._hints = self._hints, None
        pool, self._pool = self._pool, None
        if hints is not None:
            await hints.stop()
        if pool is not None:
            await pool.close()

    async def _connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        # A hint is no promise: it need not wait for the disk.
        settings = {**SETTINGS, "synchronous_commit": "off"}
        return await asyncpg.connect(
            self._url, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS, server_settings=settings
        )

    async def healthy(self) -> bool:
        try:
            async with asyncio.timeout(HEALTHY_SECONDS), self._borrowed() as connection:
                await connection.execute(TOUCH)
        except UNHEALTHY:
            return False
        return True

    async def backup(self, target: str) -> None:
        raise StoreError("A PostgreSQL database is copied with its own tools: pg_dump, pg_basebackup.")

    @contextlib.asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[Connection]:
        if self._pool is None:
            raise StoreError("The database is not open.")
        pool = self._pool
        connection = await pool.acquire(timeout=CONNECT_SECONDS)
        try:
            yield connection
        except LOST:
            connection.terminate()
            raise
        finally:
            # What was done is done: a connection that cannot be used again is the pool's to replace.
            with contextlib.suppress(*LOST):
                await pool.release(connection, timeout=CONNECT_SECONDS)

    async def _read(self, work: Work[R]) -> R:
        """Asks again when the connection was lost: nothing is changed by asking twice."""
        deadline = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            try:
                async with self._borrowed() as connection:
                    return await work(connection)
            except LOST as error:
                await _pause(deadline, error)
            except asyncpg.PostgresError as error:
                raise StoreError(f"The database could not do it: {error}.") from error

    async def _write(self, work: Work[R]) -> R:
        """In one transaction. Once it was asked to commit, a lost connection leaves the outcome unknown."""
        deadline = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while True:
            asked = False
            try:
                async with self._borrowed() as connection:
                    transaction = connection.transaction()
                    await transaction.start()
                    try:
                        result = await work(connection)
                        asked = True
                        await transaction.commit()
                    except BaseException:
                        await _undo(transaction)
                        raise
                    return result
            except asyncpg.IntegrityConstraintViolationError as error:
                raise Conflict(str(error)) from error
            except (*LOST, *AGAIN) as error:
                if asked:
                    raise StoreError("The connection was lost while committing: it may be done or not.") from error
                await _pause(deadline, error)
            except asyncpg.DiskFullError as error:
                raise DiskFull(f"The database has no room for it: {error}.") from error
            except asyncpg.PostgresError as error:
                raise StoreError(f"The database could not do it: {error}.") from error

    async def _rows(self, statement: str, *places: object) -> list[asyncpg.Record]:
        return await self._read(lambda connection: connection.fetch(statement, *places))

    async def _change(self, statement: str, *places: object) -> int:
        """How many rows were changed."""

        async def change(connection: Connection) -> int:
            return _count(await connection.execute(statement, *places))

        return await self._write(change)

    # Tables

    async def load(self, table: str) -> Stored | None:
        return await self.load_since(table, 0)

    async def load_since(self, table: str, version: int) -> Stored | None:
        async def loaded(connection: Connection) -> Stored | None:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                row = await connection.fetchrow(sql.LOAD_ROW, table)
                if row is None:
                    return None
                entries = await connection.fetch(sql.LOAD_ENTRIES, table, version, LAST)
                commands = await connection.fetch(sql.LOAD_COMMANDS, table)
            return Stored(
                TableRow(*row), [EntryRow(*entry) for entry in entries], [CommandRow(*command) for command in commands]
            )

        return await self._read(loaded)

    async def entries(self, table: str, first: int, last: int) -> Sequence[EntryRow]:
        return [EntryRow(*row) for row in await self._rows(sql.LOAD_ENTRIES, table, first, last)]

    async def chat(self, table: str, since: int, limit: int) -> Sequence[ChatRow]:
        return [ChatRow(*row) for row in reversed(await self._rows(sql.LOAD_CHAT, table, since, limit))]

    async def commit(self, change: Change) -> None:
        await self._write(lambda connection: _apply(connection, change))
        if self._hints is not None:
            self._hints.send(change.row.table, change.row.revision)

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        statement = "SELECT id, revision FROM tables WHERE id = ANY($1::text[])"
        return {str(table): int(revision) for table, revision in await self._rows(statement, list(tables))}

    async def public(self, limit: int) -> Sequence[TableRow]:
        return [TableRow(*row) for row in await self._rows(sql.PUBLIC, limit)]

    async def own(self, person: str, limit: int) -> Sequence[TableRow]:
        return [TableRow(*row) for row in await self._rows(sql.OWN, person, limit)]

    async def running(self, limit: int, after: str) -> Sequence[TableRow]:
        return [TableRow(*row) for row in await self._rows(sql.RUNNING, after, limit)]

    async def watch(self, changed: Callable[[str, int], None]) -> None:
        if self._hints is None:
            raise StoreError("The database is not open.")
        self._hints.changed = changed
        with contextlib.suppress(TimeoutError):  # it goes on trying by itself
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._hints.listening()

    # Leases

    async def lease(self, table: str, holder: str, now: float, seconds: float) -> Lease | None:
        async def taken(connection: Connection) -> Lease | None:
            await connection.execute(sql.MAKE_LEASE, now, now, table)
            row = await connection.fetchrow(f"{sql.LOAD_LEASE} FOR UPDATE", table)
            lease = None if row is None else Lease(*row).taken_by(holder, now, seconds)
            if lease is not None:
                await connection.execute(sql.TAKE_LEASE, holder, lease.until, now, table)
            return lease

        try:
            return await self._write(taken)
        except Conflict:  # the table was thrown away meanwhile
            return None

    async def release(self, holder: str) -> None:
        await self._change(sql.RELEASE, holder)

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

    async def change_person(self, person: PersonRow) -> None:
        _, *rest = sql.fields(person)
        if not await self._change(sql.CHANGE_PERSON, *rest, person.person):
            raise Conflict("this person is not there any more")

    async def add_key(self, key: KeyRow) -> None:
        await self._change(sql.ADD_KEY, *sql.fields(key))

    async def drop_key(self, digest: bytes) -> None:
        await self._change(sql.DROP_KEY, digest)

    async def chat_of(self, person: str) -> Sequence[tuple[str, ChatRow]]:
        return [(table, ChatRow(*rest)) for table, *rest in await self._rows(sql.CHAT_OF, person)]

    async def erase(self, person: str) -> None:
        async def erase(connection: Connection) -> None:
            for statement in sql.ERASE:
                await connection.execute(statement, person)

        await self._write(erase)


async def _apply(connection: Connection, change: Change) -> None:
    row, command = change.row, change.command
    if command is not None:
        await _note(connection, row, command)
    if change.removed:
        done = await connection.execute(sql.REMOVE_TABLE, row.table, row.revision - 1)
        await connection.execute(sql.FORGET_COMMANDS, row.table, row.revision)
    elif row.revision == 1:
        done = await connection.execute(sql.MAKE_TABLE, *sql.fields(row))
    else:
        done = await connection.execute(sql.CHANGE_TABLE, *sql.changed(row))
    if _count(done) != 1:
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
    if _count(await connection.execute(sql.ADD_COMMAND, *places)) != 1:
        raise Duplicate(await connection.fetchval(sql.ANSWERED, command.person, command.command))


def _count(status: str) -> int:
    """How many rows, from what PostgreSQL says of a command: 'INSERT 0 1', 'UPDATE 1'."""
    return int(status.rsplit(" ", 1)[1])


async def _bring_up_to_date(pool: Pool) -> str:
    """The name of PostgreSQL's schema that the tables are in."""
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute(MAKE_SCHEMA)
        for statement in steps_from(await connection.fetchval(READ_NUMBER), POSTGRES):
            await connection.execute(statement)
        return str(await connection.fetchval("SELECT current_schema()"))


def _channel(schema: str) -> str:
    """Servers hear each other if they share the tables; a name has 63 bytes at most."""
    return f"ludoteca_{hashlib.sha256(schema.encode()).hexdigest()[:16]}"


async def _tidy(connection: Connection) -> None:
    """When a connection is given back. Nothing of ours outlives a transaction, so there is nothing to ask of it."""
    if connection.is_in_transaction():
        await connection.reset()


async def _undo(transaction: "asyncpg.transaction.Transaction") -> None:
    with contextlib.suppress(*FAILED):  # gone with its connection
        await transaction.rollback()


async def _pause(deadline: float, error: Exception) -> None:
    """Until it may be tried again. Raises StoreError when there is no time left."""
    if asyncio.get_running_loop().time() >= deadline:
        raise StoreError(f"The database cannot be reached: {error}.") from error
    await asyncio.sleep(PAUSE_SECONDS)
