"""The line to PostgreSQL: connections that are lost and come back, transactions, and whether it is well."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

from ludoteca.server.storage import statements as sql
from ludoteca.server.storage.migrations import MAKE_SCHEMA, POSTGRES, READ_NUMBER, steps_from
from ludoteca.server.storage.store import Conflict, DiskFull, NotDone, StoreError

try:
    import asyncpg
except ImportError as missing:
    raise StoreError("PostgreSQL needs a package that is not installed: pip install 'ludoteca[postgres]'") from missing

from ludoteca.server.storage.notifications import Notifications
from ludoteca.server.storage.write_check import WriteCheck

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


class PostgresLink:
    """A small pool for everything, and one connection of its own for hints."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._pool: Pool | None = None
        self._notifications: Notifications | None = None
        self._write_check: Final = WriteCheck()

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
        self._notifications = Notifications(self._connect, _channel(schema), FAILED)
        await self._notifications.start()

    async def close(self) -> None:
        hints, self._notifications = self._notifications, None
        pool, self._pool = self._pool, None
        if hints is not None:
            await hints.stop()
        if pool is not None:
            await pool.close()

    async def _connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        # A notification is no promise: it need not wait for the disk.
        settings = {**SETTINGS, "synchronous_commit": "off"}
        return await asyncpg.connect(
            self._url, timeout=CONNECT_SECONDS, command_timeout=CONNECT_SECONDS, server_settings=settings
        )

    async def healthy(self) -> bool:
        try:
            async with asyncio.timeout(HEALTHY_SECONDS), self._borrowed() as connection:

                async def lay_down(ballast: bytes) -> None:
                    await connection.execute(sql.LAY_DOWN, ballast)
                    await connection.execute(sql.TAKE_UP)

                await connection.execute("SELECT 1")
                await self._write_check.tried(lay_down)
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
                await _pause(deadline, error, StoreError)
            except asyncpg.PostgresError as error:
                raise StoreError(f"The database could not do it: {error}.") from error

    async def _write(self, work: Work[R], repeatable: bool = False) -> R:
        """In one transaction. Once it was asked to commit, a lost connection leaves the outcome unknown.

        What is repeatable notices by itself whether it was done before, and waits for whoever is still at it: it is
        then tried again.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE_SECONDS
        failed: type[StoreError] = NotDone
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
                if asked and not repeatable:
                    raise StoreError("The connection was lost while committing: it may be done or not.") from error
                if asked and failed is NotDone:
                    failed, deadline = StoreError, loop.time() + PATIENCE_SECONDS
                await _pause(deadline, error, failed)
            except asyncpg.DiskFullError as error:
                full = DiskFull if failed is NotDone else failed
                raise full(f"The database has no room for it: {error}.") from error
            except asyncpg.PostgresError as error:
                raise failed(f"The database could not do it: {error}.") from error

    async def _rows(self, statement: str, *places: object) -> list[asyncpg.Record]:
        return await self._read(lambda connection: connection.fetch(statement, *places))

    async def _change(self, statement: str, *places: object) -> int:
        """How many rows were changed."""

        async def change(connection: Connection) -> int:
            return count(await connection.execute(statement, *places))

        return await self._write(change)


def count(status: str) -> int:
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


async def _pause(deadline: float, error: Exception, failed: type[StoreError]) -> None:
    """Until it may be tried again. Raises this when there is no time left."""
    if asyncio.get_running_loop().time() >= deadline:
        raise failed(f"The database cannot be reached: {error}.") from error
    await asyncio.sleep(PAUSE_SECONDS)
