"""The doorway: all connections, what each command leads to, and the news that nobody asked for."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from aiohttp import WSCloseCode
from msgspec import Struct

from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Fact, Refusal, Refused
from ludoteca.server import acts
from ludoteca.server.acts import Act, Person
from ludoteca.server.advising import Adviser
from ludoteca.server.analysing import Analyses
from ludoteca.server.connection import Connection
from ludoteca.server.glassbox import Thinking
from ludoteca.server.hall import Hall
from ludoteca.server.live import Live, Unavailable
from ludoteca.server.metrics import Metrics, log_fault
from ludoteca.server.pace import Paces, Who
from ludoteca.server.replays import Pay, Replays
from ludoteca.server.room import no
from ludoteca.server.showing import Showing, encode
from ludoteca.server.storage.store import DiskFull, NotDone, StoreError
from ludoteca.server.workers import Workers
from ludoteca.wire import commands, messages


class Limits(Struct, frozen=True):
    """What a client may do; generous for people, tight for floods."""

    frames: float = 30.0
    burst: float = 150.0
    connections: int = 30
    """Of one person."""
    strangers: int = 300
    """Connections of one address that are nobody's: many, since a proxy or a school is one address."""
    sockets: int = 400
    """Connections of one address that is not this machine's, of whatever kind."""
    silence: float = 20.0
    """Within so many seconds a connection has to ask for something, and to say all of what it sends."""
    watched: int = 60
    guests: float = 0.5
    guests_burst: float = 60.0
    hints: float = 0.5
    """Of one person, a second."""
    hints_burst: float = 12.0
    analyses: float = 0.1
    analyses_burst: float = 6.0
    sign_ins: float = 0.1
    sign_ins_burst: float = 10.0
    looks: float = 20.0
    """Looks at what was: a look costs more where a game has to be gone through for it."""
    looks_burst: float = 200.0
    makes: float = 0.2
    """Tables that one person makes, a second."""
    makes_burst: float = 30.0
    tables: int = 100
    """At so many that are not over a person sits who makes another."""
    farewell: float = 2.0
    beat: float = 10.0
    lobby: float = 1.0


CHANGES: Final[dict[type[commands.Command], Callable[[Person, Any], Act]]] = {
    commands.Sit: acts.sit,
    commands.Stand: acts.stand,
    commands.Fill: acts.fill,
    commands.Invite: acts.invite,
    commands.Revoke: acts.revoke,
    commands.Discard: acts.discard,
    commands.Play: acts.play,
    commands.Undo: acts.undo,
    commands.Consent: acts.consent,
    commands.Say: acts.say,
    commands.Resign: acts.resign,
    commands.Replace: acts.replace,
    commands.Return: acts.come_back,
}
"""The commands that change one table, each with what it does."""

BEATS_AT_ONCE: Final = 25
BEATS_PAUSE: Final = 0.01

SPECTATORS: Final = (
    commands.Ping,
    commands.Lobby,
    commands.Open,
    commands.Close,
    commands.At,
    commands.Log,
    commands.History,
    commands.Analyse,
)
"""The commands for which one need not be anybody."""
READING: Final = (commands.Try, commands.Plan, commands.Hint, commands.Thoughts)
"""The others that change nothing."""


class Doorway:
    def __init__(self, hall: Hall, workers: Workers, metrics: Metrics, limits: Limits, thinking: Thinking) -> None:
        self.hall: Final = hall
        self.metrics: Final = metrics
        self.limits: Final = limits
        self.monotonic: Final = time.monotonic
        hints = Paces(limits.hints, limits.hints_burst, self.monotonic)
        self.adviser: Final = Adviser(hall, workers, thinking, hints)
        self.replays: Final = Replays(hall)
        self._looks: Final = Paces(limits.looks, limits.looks_burst, self.monotonic)
        self._makes: Final = Paces(limits.makes, limits.makes_burst, self.monotonic)
        analyses = Paces(limits.analyses, limits.analyses_burst, self.monotonic)
        self.analyses: Final = Analyses(hall, workers, thinking, analyses)
        self.connections: Final[dict[Connection, asyncio.Transport | None]] = {}
        self.busy = 0
        self._whose: Final[dict[str, dict[Connection, None]]] = {}
        self._lobby_changed = False
        self._says: Final = Showing(Game[Plain]())
        self._tasks: Final[list[asyncio.Task[None]]] = []
        hall.listeners.append(self._note_lobby)

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
                while self.busy:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            pass
        for connection in tuple(self.connections):
            connection.end("drain", WSCloseCode.GOING_AWAY)
        try:
            async with asyncio.timeout(self.limits.farewell):
                while self.connections:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            for transport in self.connections.values():
                if transport is not None:
                    transport.abort()
        await self.analyses.close()

    # Connections

    def transport_of(self, connection: Connection) -> asyncio.Transport | None:
        return self.connections.get(connection)

    def enter(self, connection: Connection, transport: asyncio.Transport | None) -> None:
        self.connections[connection] = transport
        self.metrics.connections.set(len(self.connections))
        mine = self._whose.setdefault(connection.who.one, {})
        mine[connection] = None
        staying = [other for other in mine if not other.ending]
        if connection.person is not None and len(staying) > self.limits.connections:
            staying[0].end("replaced", WSCloseCode.POLICY_VIOLATION)
        elif connection.person is None and len(staying) > self.limits.strangers:
            staying[0].end("crowded", WSCloseCode.TRY_AGAIN_LATER)

    def leave(self, connection: Connection) -> None:
        key = connection.who.one
        self.connections.pop(connection, None)
        mine = self._whose.get(key, {})
        mine.pop(connection, None)
        if not mine:
            self._whose.pop(key, None)
        self.metrics.connections.set(len(self.connections))
        self.analyses.leave(connection)
        for table in tuple(connection.tables):
            self.hall.close(connection, table)

    def address_of(self, person: str) -> str:
        """Where this person is now; nowhere if they are not here."""
        return next((connection.address for connection in self._whose.get(person, ())), "")

    def rename(self, person: str, name: str) -> None:
        """This person has another name, in every tab of theirs."""
        for connection in self.connections:
            if connection.person == person:
                connection.person_row = Person(person, name)

    def end_key(self, key: bytes) -> None:
        """This browser was signed out."""
        for connection in tuple(self.connections):
            if connection.key == key:
                connection.end("signed-out", WSCloseCode.POLICY_VIOLATION)

    def end_others(self, person: str, key: bytes = b"") -> None:
        """This person is signed out, but where this key is."""
        for connection in tuple(self.connections):
            if connection.person == person and connection.key != key:
                connection.end("signed-out", WSCloseCode.POLICY_VIOLATION)

    def end_person(self, person: str) -> None:
        """This person's data is erased."""
        for connection in tuple(self.connections):
            if connection.person == person:
                connection.end("erased", WSCloseCode.POLICY_VIOLATION)

    # Commands

    def refused(self, command: str, code: str, **facts: Fact) -> bytes:
        return self._refused(command, Refusal("table", code, **facts), None)

    def _refused(self, command: str, refusal: Refusal, live: Live | None) -> bytes:
        table = None if live is None or live.journal is None else live.journal.table
        says = self._says if live is None else live.showing
        version = None if live is None or not live.revision else live.kept_version
        return encode(messages.Refused(id=command, refusal=says.refusal(table, refusal), version=version))

    async def handle(self, connection: Connection, command: commands.AnyCommand) -> bytes:
        """The answer to a command. Whatever happens, there is one."""
        name, outcome, began = type(command).__name__.lower(), "done", self.monotonic()
        self.busy += 1
        try:
            return await self._answer(connection, command)
        except Refused as refused:
            outcome = "refused"
            live = self.hall.tables.get(getattr(command, "table", ""))
            if live is not None and not (live.revision and live.may_watch(connection.person)):
                live = None  # who may not look is not told how far the game is either
            return self._refused(command.id, refused.refusal, live)
        except DiskFull as error:
            outcome = "unavailable"
            log_fault("storage-full", error, command=name)
            return self.refused(command.id, "storage-full")
        except (StoreError, Unavailable) as error:
            outcome = "unavailable"
            nothing = changes_nothing(command, error)
            refusal = Refusal("table", "storage-unavailable" if nothing else "storage-unknown")
            log_fault(refusal.code, error, command=name)
            return self.refused(command.id, refusal.code)
        except Exception as error:
            outcome = "fault"
            self.metrics.faults.inc()
            log_fault("fault", error, command=name)
            return self.refused(command.id, "server-fault")
        finally:
            self.busy -= 1
            self.metrics.commands.labels(name, outcome).inc()
            self.metrics.seconds.labels(name).observe(self.monotonic() - began)

    async def _answer(self, connection: Connection, command: commands.AnyCommand) -> bytes:
        person = connection.person_row
        if isinstance(command, SPECTATORS):
            return await self._look(connection, command)
        if person is None:
            raise no("nobody")
        match command:
            case commands.Make():
                self._makes.take(connection.who)
                return await self.hall.make(person, command, self.limits.tables)
            case commands.Join():
                return await self.hall.join(person, command)
            case commands.Rematch():
                self._makes.take(connection.who)
                return await self.hall.rematch(person, command)
            case commands.Try() | commands.Plan():
                return await self.hall.attempt(person, command)
            case commands.Hint():
                return await self.adviser.hint(person, connection.who, command)
            case commands.Thoughts():
                return await self.adviser.thoughts(person, command)
        act = CHANGES[type(command)](person, command)
        return await self.hall.change(command.table, person, command, act)

    def purse(self, who: Who) -> Pay:
        """What somebody pays with for a look at what was."""
        return partial(self._looks.take, who)

    async def _look(self, connection: Connection, command: commands.Command) -> bytes:
        person = connection.person
        answer: Awaitable[bytes]
        match command:
            case commands.Lobby():
                connection.follows_lobby = command.follow
                answer = self.hall.lobby(person, command.id)
            case commands.Open():
                if command.table not in connection.tables and len(connection.tables) >= self.limits.watched:
                    raise no("watches-too-many", most=self.limits.watched)
                said = await self.hall.open(connection, command)
                connection.tables.add(command.table)
                return said
            case commands.Close():
                connection.tables.discard(command.table)
                self.analyses.leave(connection, command.table)
                self.hall.close(connection, command.table)
                return encode(messages.Done(id=command.id))
            case commands.At():
                answer = self.replays.at(person, command, self.purse(connection.who))
            case commands.Log():
                answer = self.replays.log(person, command, self.purse(connection.who))
            case commands.History():
                answer = self.replays.history(person, command, self.purse(connection.who))
            case commands.Analyse(follow=True):
                answer = self.analyses.follow(connection, connection.who, command)
            case commands.Analyse():
                self.analyses.leave(connection, command.table)
                return encode(messages.Done(id=command.id))
            case _:
                return encode(messages.Done(id=command.id))
        return await answer

    # News

    async def _beat(self) -> None:
        """The server lives, and where its tables are: a client that is behind sees it, and asks."""
        while True:
            await asyncio.sleep(self.limits.beat)
            self.metrics.tables.set(len(self.hall.tables))
            await self.catch_up()
            for number, connection in enumerate(tuple(self.connections)):
                if connection in self.connections:
                    connection.send(self._beat_for(connection))
                if number % BEATS_AT_ONCE == 0:
                    await asyncio.sleep(BEATS_PAUSE)  # a move does not wait until thousands have been told
            self.hall.forget_idle()

    def _beat_for(self, connection: Connection) -> bytes:
        tables = {
            table: (live.kept_version, live.revision)
            for table in connection.tables
            if (live := self.hall.tables.get(table)) is not None
        }
        return encode(messages.Beat(tables, self.hall.clock()))

    async def catch_up(self) -> None:
        """A hint that another server changed a table or signed somebody out may be lost; revisions and keys are not."""
        if not self.hall.shared:
            return
        try:
            keys = [connection.key for connection in self.connections if connection.person is not None]
            known = await self.hall.store.known_keys(keys)
            for key in set(keys) - known:
                self.end_key(key)
            for table, revision in (
                await self.hall.store.revisions([*self.hall.tables.keys() | self.hall.driven])
            ).items():
                self.hall.changed_elsewhere(table, revision)
        except StoreError as error:
            log_fault("storage-unavailable", error)

    def _note_lobby(self, live: Live) -> None:
        self._lobby_changed = True

    async def _tell_lobby(self) -> None:
        while True:
            await asyncio.sleep(self.limits.lobby)
            if not self._lobby_changed:
                continue
            self._lobby_changed = False
            for connection in tuple(self.connections):
                if connection.follows_lobby:
                    try:
                        connection.send(await self.hall.lobby(connection.person, ""))
                    except StoreError as error:
                        log_fault("storage-unavailable", error)


def changes_nothing(command: commands.Command, error: Exception) -> bool:
    """Whether it is certain that a command that ended so was not done, neither now nor when it was sent before."""
    return isinstance(error, NotDone | Unavailable) or isinstance(command, (*SPECTATORS, *READING))
