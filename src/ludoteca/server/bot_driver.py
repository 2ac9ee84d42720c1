"""Drives tables where no person acts: bots answer, clocks run out. With several servers, a lease says which one drives.

A lease is only for peace: two drivers at one table would waste work, but the primary key of its entries lets only one
of their answers in. It is taken once, and holds as long as the heart of this server beats. A table that only waits for
a deadline may leave the memory: it is woken then.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from msgspec.structs import replace

from ludoteca import __version__
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import Choice
from ludoteca.server.handlers import leaving, playing
from ludoteca.server.limits import Who
from ludoteca.server.logs import log, log_fault, nickname
from ludoteca.server.meter import Meter
from ludoteca.server.room import PLAYING, Room
from ludoteca.server.servers import LEASE, Servers
from ludoteca.server.storage.store import Change, CommandRow, Conflict, Duplicate, NotDone, StoreError, TableRow
from ludoteca.server.stored import decode_room
from ludoteca.server.table import DRIVER, ServedTable, Unavailable
from ludoteca.server.tables import Tables
from ludoteca.server.transaction import TableChange
from ludoteca.server.view import encode
from ludoteca.server.worker_tasks import Ask, BotFailed, Thinkers, thought_of
from ludoteca.wire import messages, structs

PAUSE: Final = 1.0
"""After a fault."""
SCAN: Final = 5.0
SCANNED: Final = 500
OVERTAKEN: Final = frozenset(
    {"stale-version", "not-your-decision", "seat-not-yours", "table-finished", "table-missing"}
)
"""Why a bot's answer is refused though the bot is not at fault: another server was quicker, somebody took back or came
back meanwhile, or the table is no more."""
FAILURES: Final = 3
"""A bot that failed at so many decisions in a row is not asked again."""
Transact = Callable[[str, str, TableChange], Awaitable[bytes]]


class BotDriver:
    def __init__(self, tables: Tables, thinkers: Thinkers, meter: Meter) -> None:
        self.tables: Final = tables
        self.thinkers: Final = thinkers
        self.meter: Final = meter
        self.servers: Final = Servers(tables, lambda: bool(self._due))
        self.address_of: Callable[[str], str] = nowhere
        """Where a person is, for the line in which bots wait."""
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._again: Final[set[str]] = set()
        """Tables that have changed since their task looked at them."""
        self._due: Final[dict[str, asyncio.TimerHandle]] = {}
        self._others: Final[set[str]] = set()
        """Tables that another server drives."""
        self._scanner: asyncio.Task[None] | None = None
        self._scan_now: Final = asyncio.Event()
        self._closing = False
        tables.listeners.append(self.look)
        tables.adopt = self.adopt
        self.servers.freed = self._freed
        self.servers.forgotten = self._forgotten

    async def arrive(self) -> None:
        """Before anybody is let in."""
        await self.servers.arrive()

    def start(self) -> None:
        self._scanner = asyncio.get_running_loop().create_task(self._scan())
        self.servers.start()

    async def close(self) -> None:
        self._closing = True
        for timer in self._due.values():
            timer.cancel()
        tasks = [*self._tasks.values(), *([self._scanner] if self._scanner is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.servers.close()

    def _freed(self) -> None:
        self._others.clear()
        self._scan_now.set()

    def _forgotten(self) -> None:
        self.tables.driven.clear()
        for table in tuple(self._due):
            self._wait_no_longer(table)
        self._freed()

    # What is there to do?

    def look(self, served: ServedTable) -> None:
        """A table was opened or has changed: is there something to do?"""
        table = served.id
        if self._closing:
            return
        if served.sealed is not None or served.removed or served.room.phase != PLAYING:
            self.tables.driven.pop(table, None)
            self._wait_no_longer(table)
            return
        if table in self.tables.driven:
            self.tables.driven[table] = served.revision
        if table in self._tasks:
            self._again.add(table)
        elif table in self._others or not served.room.driven():
            self._wait_no_longer(table)
        elif not self._waits(served):
            self._wake(table)

    def _waits(self, served: ServedTable) -> bool:
        """Whether there is nothing to do here before a deadline; then the table is woken at it."""
        deadline = served.room.deadline()
        if deadline is None or served.id not in self.tables.driven or deadline[0] <= self.tables.steady():
            return False
        self._wait(served.id, deadline[0])
        return True

    def _wait(self, table: str, until: float) -> None:
        self._wait_no_longer(table)
        pause = max(0.0, until - self.tables.steady())
        self._due[table] = asyncio.get_running_loop().call_later(pause, self._wake, table)

    def _wait_no_longer(self, table: str) -> None:
        timer = self._due.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _wake(self, table: str) -> None:
        self._wait_no_longer(table)
        if not self._closing and table not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._drive(table))
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._ended(table))

    def _ended(self, table: str) -> None:
        self._tasks.pop(table, None)
        changed = table in self._again
        self._again.discard(table)
        served = self.tables.in_memory.get(table)
        if changed and served is not None and served.revision and not served.stale:
            self.look(served)

    # Tables that nobody watches here, and that must go on all the same

    async def _scan(self) -> None:
        while True:
            self._scan_now.clear()
            after = ""
            try:
                while rows := await self.tables.store.undriven(SCANNED, after):
                    after = rows[-1].table
                    for row in rows:
                        await self._notice(row)
            except StoreError as error:
                log_fault("scan-failed", error)
            try:
                async with asyncio.timeout(SCAN):
                    await self._scan_now.wait()
            except TimeoutError:
                pass

    async def _notice(self, row: TableRow) -> None:
        try:
            room = decode_room(row.room)
            if row.table in self._tasks or not room.driven():
                return
            self._others.discard(row.table)
            ours = row.package == __version__  # what another release wrote may be sealed: that shows when it is opened
            waits = ours and room.deadline() is not None and row.table not in self.tables.in_memory
            if not waits or not await self._keep_time(row, room):
                self.look(await self.tables.load(row.table))
        except StoreError:
            raise
        except Exception as error:  # whatever is wrong with this table, the others must go on
            log_fault("table-not-driven", error, table=nickname(row.table))

    async def _keep_time(self, row: TableRow, room: Room) -> bool:
        """Wait for the deadline of a table without bringing it into memory. False if it has changed meanwhile."""
        table, now = row.table, self.tables.steady()
        alive = await self.tables.store.lease(table, self.servers.holder, now)
        if alive is None:
            return True
        self.tables.driven[table] = row.revision
        if out_of_step(room, alive, now):
            leaving.leave_out(room, alive, now)
            done = encode(
                messages.Done(
                    id=takes_over(table, row.revision), table=table, version=row.version, revision=row.revision + 1
                )
            )
            command = CommandRow(DRIVER, takes_over(table, row.revision), done)
            after = replace(row, revision=row.revision + 1, room=encode(room))
            try:
                await self.tables.store.commit(Change(row=after, command=command))
            except (Conflict, Duplicate):
                return False
            self.tables.driven[table] = after.revision
        deadline = room.deadline()
        if table in self.tables.in_memory or deadline is None:
            self.tables.changed_elsewhere(table, self.tables.driven[table])
            return False
        self._wait(table, deadline[0])
        return True

    # One table

    async def _drive(self, table: str) -> None:
        """Until there is nothing to do here but to wait."""
        while not self._closing:
            try:
                self._again.discard(table)
                served = await self.tables.load(table)
                if (
                    served.sealed is not None
                    or not served.room.driven()
                    or not await self._lead(served, served.transact)
                ):
                    return
                if self._waits(served):
                    return
                await self._step(served)
            except Refused as refused:
                log("driver-refused", table=nickname(table), code=refused.refusal.code)
                if refused.refusal.code == "table-missing":
                    self.tables.driven.pop(table, None)
                    return
                await asyncio.sleep(0.05)
            except (StoreError, Unavailable) as error:
                log_fault("driver-waits", error, table=nickname(table))
                await asyncio.sleep(PAUSE)
            except Exception as error:  # a fault at one table is not to stop it for good, nor to be tried without end
                self.meter.fault()
                log_fault("fault", error, table=nickname(table))
                await asyncio.sleep(PAUSE)

    async def adopt(self, served: ServedTable) -> None:
        """A table comes into memory: before anybody's move is charged, what no server saw is taken off the clock."""
        if self.tables.shared:
            found = await self.tables.store.attending(self.servers.holder, [served.id])
            served.elsewhere = found.get(served.id, set())
        if served.sealed is None and served.room.deadline() is not None:
            try:
                await self._lead(served, served.transact_locked)
            except NotDone as error:  # the command that needs this table has not run yet
                raise StoreError(str(error)) from error

    async def _lead(self, served: ServedTable, transact: Transact) -> bool:
        """Whether this server drives the table. If another did before, the time when none was there is nobody's."""
        if served.id in self.tables.driven or served.id in self._others:
            return served.id in self.tables.driven
        now = self.tables.steady()
        alive = await self.tables.store.lease(served.id, self.servers.holder, now)
        if alive is None:
            self._others.add(served.id)
            return False
        self.tables.driven[served.id] = served.revision
        if out_of_step(served.room, alive, now):
            await transact(DRIVER, takes_over(served.id, served.revision), partial(leaving.resume_waiting, alive=alive))
        return True

    async def _step(self, served: ServedTable) -> None:
        question = None if served.journal is None else served.journal.table.question
        if not isinstance(question, Choice):
            return
        chair = served.room.chairs[question.seat]
        if chair.player is not None:
            await self._answer(served, question.seat, chair.player)
            return
        deadline = served.room.deadline()
        if deadline is not None and deadline[0] <= self.tables.steady():
            command = f"{served.id}/lapse/{served.revision}"
            await served.transact(DRIVER, command, partial(leaving.lapse, seat=question.seat, why=deadline[1]))

    async def _answer(self, served: ServedTable, seat: int, bot: str) -> None:
        """Ask the bot, and play what it says; if it fails, another stands in for this decision. A bot that
        failed at three decisions in a row is not asked again: its stand-in keeps the seat."""
        async with served.lock:
            await served.refresh()
            assert served.journal is not None
            version = served.journal.version
            table = served.journal.table.clone()
        question = table.question
        if not isinstance(question, Choice) or question.seat != seat:
            return
        ask = Ask(served.room.game, bot, f"{served.id}/{version}/{seat}", seat, len(served.room.chairs), version, table)
        for answering in dict.fromkeys((bot, leaving.stand_in_for_people(), leaving.STAND_IN)):
            try:
                thought = await self._think(ask._replace(bot=answering), served.room)
                served = await self.tables.load(served.id)  # while it thought, the table may have left the memory
                await self._play(served, thought)
            except (BotFailed, Refused) as failure:
                if isinstance(failure, Refused) and failure.refusal.code in OVERTAKEN:
                    return
                self.meter.bot_answered("failed")
                log_fault("bot-failed", failure, bot=answering, table=nickname(served.id), reason=str(failure))
                continue
            self.meter.bot_answered("played")
            if len(table.options()) > 1:
                served.thoughts[seat] = thought
            await self._note(served, seat, bot, answering)
            return
        word = word_of(table, question, table.options()[0])  # nobody could say anything
        await served.transact(
            DRIVER, f"{served.id}/{version}", partial(playing.bot_play, seat=seat, version=version, words=[word])
        )

    async def _play(self, served: ServedTable, thought: structs.Thought) -> None:
        """A decision has one answer, whichever bot gives it."""
        play = partial(playing.bot_play, seat=thought.seat, version=thought.version, words=thought.answers)
        await served.transact(DRIVER, f"{served.id}/{thought.version}", play)

    async def _note(self, served: ServedTable, seat: int, bot: str, answered: str) -> None:
        """Whether the bot of this seat answered or another did."""
        served.failures[seat] = 0 if answered == bot else served.failures.get(seat, 0) + 1
        if served.failures[seat] >= FAILURES:
            served.failures[seat] = 0
            command = f"{served.id}/{served.revision}/failed"
            await served.transact(DRIVER, command, partial(playing.bot_failed, seat=seat, bot=bot, stand_in=answered))

    async def _think(self, ask: Ask, room: Room) -> structs.Thought:
        """A bot that needs no thought answers here; the others in a process of their own, with a time limit."""
        if ask.bot == leaving.STAND_IN:
            try:
                return thought_of(ask)
            except Exception as error:
                raise BotFailed(f"{type(error).__name__}: {error}") from error
        if ask.bot not in BOTS:
            raise BotFailed(f"there is no bot {ask.bot}")
        return await self.thinkers.ask(ask, Who(room.host, self.address_of(room.host)), last=not room.peopled())


def nowhere(_person: str) -> str:
    return ""


def out_of_step(room: Room, alive: float, now: float) -> bool:
    """Whether the table waited for a person while no server ran, or the time of day was set meanwhile."""
    return room.deadline() is not None and abs(now - room.since - leaving.waited(room, alive)) > LEASE


def takes_over(table: str, revision: int) -> str:
    """The id of the command with which a server takes over a table's clock."""
    return f"{table}/takes-over/{revision}"
