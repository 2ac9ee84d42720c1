"""All connections of this server, and the news that nobody asked for: heartbeats, the lobby, other servers' changes."""

import asyncio
from typing import Final

from aiohttp import WSCloseCode

from ludoteca.server.connection import Connection
from ludoteca.server.dispatch import Dispatcher
from ludoteca.server.handlers.looking import lobby_for
from ludoteca.server.limits import Limits
from ludoteca.server.logs import log_fault
from ludoteca.server.metrics import Metrics
from ludoteca.server.storage.store import StoreError
from ludoteca.server.table import ServedTable
from ludoteca.server.tables import Tables
from ludoteca.server.transaction import Person
from ludoteca.server.view import encode
from ludoteca.wire import messages

BEATS_AT_ONCE: Final = 25
BEATS_PAUSE: Final = 0.01


class Connections:
    """It hears from the store what other server processes did: see `storage.store.Listener`."""

    def __init__(self, dispatcher: Dispatcher, metrics: Metrics, limits: Limits) -> None:
        self.dispatcher: Final = dispatcher
        self.tables: Final[Tables] = dispatcher.tables
        self.metrics: Final = metrics
        self.limits: Final = limits
        self.all: Final[dict[Connection, asyncio.Transport | None]] = {}
        self._whose: Final[dict[str, dict[Connection, None]]] = {}
        self._lobby_changed = False
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._catching_up: asyncio.Task[None] | None = None
        self.tables.listeners.append(self._note_lobby)

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._tasks.extend([loop.create_task(self._beat()), loop.create_task(self._tell_lobby())])

    async def close(self) -> None:
        """Tell everybody that the server goes, let what is under way finish, and close."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            async with asyncio.timeout(self.limits.farewell * 2):
                while self.dispatcher.busy:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            pass
        for connection in tuple(self.all):
            connection.end("drain", WSCloseCode.GOING_AWAY)
        try:
            async with asyncio.timeout(self.limits.farewell):
                while self.all:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            for transport in self.all.values():
                if transport is not None:
                    transport.abort()
        await self.dispatcher.analyses.close()

    # Coming and going

    def transport_of(self, connection: Connection) -> asyncio.Transport | None:
        return self.all.get(connection)

    def enter(self, connection: Connection, transport: asyncio.Transport | None) -> None:
        self.all[connection] = transport
        self.metrics.connections.set(len(self.all))
        mine = self._whose.setdefault(connection.who.one, {})
        mine[connection] = None
        staying = [other for other in mine if not other.ending]
        if connection.person is not None and len(staying) > self.limits.connections:
            staying[0].end("replaced", WSCloseCode.POLICY_VIOLATION)
        elif connection.person is None and len(staying) > self.limits.strangers:
            staying[0].end("crowded", WSCloseCode.TRY_AGAIN_LATER)

    def leave(self, connection: Connection) -> None:
        key = connection.who.one
        self.all.pop(connection, None)
        mine = self._whose.get(key, {})
        mine.pop(connection, None)
        if not mine:
            self._whose.pop(key, None)
        self.metrics.connections.set(len(self.all))
        self.dispatcher.analyses.leave(connection)
        for table in tuple(connection.tables):
            self.tables.close(connection, table)

    def address_of(self, person: str) -> str:
        """Where this person is now; nowhere if they are not here."""
        return next((connection.address for connection in self._whose.get(person, ())), "")

    def rename(self, person: str, name: str) -> None:
        """This person has another name, in every tab of theirs."""
        for connection in self.all:
            if connection.person == person:
                connection.identity = Person(person, name)

    def end_key(self, key: bytes) -> None:
        """This browser was signed out."""
        for connection in tuple(self.all):
            if connection.key == key:
                connection.end("signed-out", WSCloseCode.POLICY_VIOLATION)

    def end_others(self, person: str, key: bytes = b"") -> None:
        """This person is signed out, but where this key is."""
        for connection in tuple(self.all):
            if connection.person == person and connection.key != key:
                connection.end("signed-out", WSCloseCode.POLICY_VIOLATION)

    def end_person(self, person: str) -> None:
        """This person's data is erased."""
        for connection in tuple(self.all):
            if connection.person == person:
                connection.end("erased", WSCloseCode.POLICY_VIOLATION)

    # What other server processes did

    def changed(self, table: str, revision: int) -> None:
        self.tables.changed_elsewhere(table, revision)

    def signed_out(self, key: bytes) -> None:
        self.end_key(key)

    def erased(self, person: str) -> None:
        self.end_person(person)

    def missed(self) -> None:
        self._catching_up = asyncio.get_running_loop().create_task(self.catch_up())

    # News

    async def _beat(self) -> None:
        """The server lives, and where its tables are: a client that is behind sees it, and asks."""
        while True:
            await asyncio.sleep(self.limits.beat)
            self.metrics.tables.set(len(self.tables.in_memory))
            await self.catch_up()
            for number, connection in enumerate(tuple(self.all)):
                if connection in self.all:
                    connection.send(self._beat_for(connection))
                if number % BEATS_AT_ONCE == 0:
                    await asyncio.sleep(BEATS_PAUSE)  # a move does not wait until thousands have been told
            self.tables.forget_idle()

    def _beat_for(self, connection: Connection) -> bytes:
        tables = {
            table: (served.kept_version, served.revision)
            for table in connection.tables
            if (served := self.tables.in_memory.get(table)) is not None
        }
        return encode(messages.Beat(tables, self.tables.clock()))

    async def catch_up(self) -> None:
        """A notification of another server may be lost; the revisions and keys in the database are not."""
        if not self.tables.shared:
            return
        try:
            keys = [connection.key for connection in self.all if connection.person is not None]
            known = await self.tables.store.known_keys(keys)
            for key in set(keys) - known:
                self.end_key(key)
            for table, revision in (
                await self.tables.store.revisions([*self.tables.in_memory.keys() | self.tables.driven])
            ).items():
                self.tables.changed_elsewhere(table, revision)
        except StoreError as error:
            log_fault("storage-unavailable", error)

    def _note_lobby(self, served: ServedTable) -> None:
        self._lobby_changed = True

    async def _tell_lobby(self) -> None:
        while True:
            await asyncio.sleep(self.limits.lobby)
            if not self._lobby_changed:
                continue
            self._lobby_changed = False
            for connection in tuple(self.all):
                if connection.follows_lobby:
                    try:
                        connection.send(await lobby_for(self.tables, connection.person))
                    except StoreError as error:
                        log_fault("storage-unavailable", error)
