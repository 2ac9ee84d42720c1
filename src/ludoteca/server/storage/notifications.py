"""Notifications between server processes that share a PostgreSQL: which table was changed, who was signed out or
erased. A notification may be lost; the revision of a table and the keys in the database never are.

One connection listens and sends. Notifications are gathered and sent after the commit, since a NOTIFY inside of it
would make all commits wait for each other.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from ludoteca.server.storage.store import Listener

if TYPE_CHECKING:
    import asyncpg

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Connect: TypeAlias = Callable[[], Awaitable["Connection"]]
log: Final = logging.getLogger(__name__)

# PostgreSQL carries 8,000 bytes at once; an id has 64 characters at most.
TABLES_AT_ONCE: Final = 80
# A connection that says nothing for so long is asked whether it is still there.
SILENCE_SECONDS: Final = 20.0
PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1.0)


class Notification(msgspec.Struct, array_like=True):
    sender: str
    revisions: dict[str, int] = {}
    keys: list[str] = []
    people: list[str] = []


class Notifications:
    """Started in an event loop; goes on by itself when the connection is lost."""

    def __init__(self, connect: Connect, channel: str, lost: tuple[type[Exception], ...]) -> None:
        self.listener: Listener | None = None
        self._connect: Final = connect
        self._channel: Final = channel
        self._lost: Final = lost
        self._sender: Final = secrets.token_hex(8)
        self._waiting: dict[str, int] = {}
        self._ended: list[Notification] = []
        """Of those who were signed out or erased."""
        self._wake: Final = asyncio.Event()
        self._listening: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._live())

    async def stop(self) -> None:
        """What waits is not sent any more: other servers find out by the revision."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def listening(self) -> None:
        await self._listening.wait()

    def changed(self, table: str, revision: int) -> None:
        self._waiting[table] = revision
        self._wake.set()

    def signed_out(self, key: bytes) -> None:
        self._ended.append(Notification(self._sender, keys=[key.hex()]))
        self._wake.set()

    def erased(self, person: str) -> None:
        self._ended.append(Notification(self._sender, people=[person]))
        self._wake.set()

    async def _live(self) -> None:
        tries = 0
        while True:
            try:
                connection = await self._connect()
                try:
                    tries = 0
                    await self._serve(connection)
                finally:
                    self._listening.clear()
                    connection.terminate()
            except self._lost as error:
                log.info("the connection for hints was lost: %s", type(error).__name__)
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    async def _serve(self, connection: "Connection") -> None:
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.add_listener(self._channel, self._heard)
        if self.listener is not None:
            self.listener.missed()
        self._listening.set()
        while not connection.is_closed():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SILENCE_SECONDS):
                    await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, {}
            ended, self._ended = self._ended, []
            if not waiting and not ended:
                await connection.execute("SELECT 1")
            for notification in (*ended, *self._notifications(waiting)):
                said = msgspec.json.encode(notification).decode()
                await connection.execute("SELECT pg_notify($1, $2)", self._channel, said)

    def _notifications(self, revisions: Mapping[str, int]) -> Iterator[Notification]:
        tables = list(revisions)
        for start in range(0, len(tables), TABLES_AT_ONCE):
            some = tables[start : start + TABLES_AT_ONCE]
            yield Notification(self._sender, {table: revisions[table] for table in some})

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            notification = msgspec.json.decode(str(payload), type=Notification)
        except msgspec.MsgspecError:
            return  # another program's message on our channel
        if notification.sender == self._sender or self.listener is None:
            return
        for table, revision in notification.revisions.items():
            self.listener.changed(table, revision)
        for key in notification.keys:
            self.listener.signed_out(bytes.fromhex(key))
        for person in notification.people:
            self.listener.erased(person)
