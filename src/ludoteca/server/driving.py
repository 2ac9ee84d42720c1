"""What happens at tables without a person: bots answer, clocks run out. With several servers, a lease says who drives.

A lease is only for peace: two drivers at one table would waste work, but the primary key of its entries lets only one
of their answers in. It is taken once, and holds as long as the heart of this server beats. A table that only waits for
a deadline may leave the memory: it is woken then.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec.structs import replace

from ludoteca import __version__
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import Choice
from ludoteca.server import acts
from ludoteca.server.glassbox import Ask, thought_of
from ludoteca.server.hall import Hall
from ludoteca.server.live import DRIVER, Live, Unavailable, decode_room
from ludoteca.server.metrics import Metrics, log, log_fault, nickname
from ludoteca.server.neighbours import LEASE, Neighbours
from ludoteca.server.pace import Who
from ludoteca.server.room import PLAYING, Room
from ludoteca.server.showing import encode
from ludoteca.server.storage.store import Change, CommandRow, Conflict, Duplicate, NotDone, StoreError, TableRow
from ludoteca.server.workers import BotFailed, Workers
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
Transact = Callable[[str, str, acts.Act], Awaitable[bytes]]


class Driver:
    def __init__(self, hall: Hall, workers: Workers, metrics: Metrics) -> None:
        self.hall: Final = hall
        self.workers: Final = workers
        self.metrics: Final = metrics
        self.neighbours: Final = Neighbours(hall, lambda: bool(self._due))
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
        hall.listeners.append(self.look)
        hall.adopt = self.adopt
        self.neighbours.freed = self._freed
        self.neighbours.forgotten = self._forgotten

    async def arrive(self) -> None:
        """Before anybody is let in."""
        await self.neighbours.arrive()

    def start(self) -> None:
        self._scanner = asyncio.get_running_loop().create_task(self._scan())
        self.neighbours.start()

    async def close(self) -> None:
        self._closing = True
        for timer in self._due.values():
            timer.cancel()
        tasks = [*self._tasks.values(), *([self._scanner] if self._scanner is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.neighbours.close()

    def _freed(self) -> None:
        self._others.clear()
        self._scan_now.set()

    def _forgotten(self) -> None:
        self.hall.driven.clear()
        for table in tuple(self._due):
            self._wait_no_longer(table)
        self._freed()

    # What is there to do?

    def look(self, live: Live) -> None:
        """A table was opened or has changed: is there something to do?"""
        table = live.table
        if self._closing:
            return
        if live.sealed is not None or live.removed or live.room.phase != PLAYING:
            self.hall.driven.pop(table, None)
            self._wait_no_longer(table)
            return
        if table in self.hall.driven:
            self.hall.driven[table] = live.revision
        if table in self._tasks:
            self._again.add(table)
        elif table in self._others or not live.room.driven():
            self._wait_no_longer(table)
        elif not self._waits(live):
            self._wake(table)

    def _waits(self, live: Live) -> bool:
        """Whether there is nothing to do here before a deadline; then the table is woken at it."""
        deadline = live.room.deadline()
        if deadline is None or live.table not in self.hall.driven or deadline[0] <= self.hall.steady():
            return False
        self._wait(live.table, deadline[0])
        return True

    def _wait(self, table: str, until: float) -> None:
        self._wait_no_longer(table)
        pause = max(0.0, until - self.hall.steady())
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
        live = self.hall.tables.get(table)
        if changed and live is not None and live.revision and not live.stale:
            self.look(live)

    # Tables that nobody watches here, and that must go on all the same

    async def _scan(self) -> None:
        while True:
            self._scan_now.clear()
            after = ""
            try:
                while rows := await self.hall.store.undriven(SCANNED, after):
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
            waits = ours and room.deadline() is not None and row.table not in self.hall.tables
            if not waits or not await self._keep_time(row, room):
                self.look(await self.hall.live(row.table))
        except StoreError:
            raise
        except Exception as error:  # whatever is wrong with this table, the others must go on
            log_fault("table-not-driven", error, table=nickname(row.table))

    async def _keep_time(self, row: TableRow, room: Room) -> bool:
        """Wait for the deadline of a table without bringing it into memory. False if it has changed meanwhile."""
        table, now = row.table, self.hall.steady()
        alive = await self.hall.store.lease(table, self.neighbours.holder, now)
        if alive is None:
            return True
        self.hall.driven[table] = row.revision
        if out_of_step(room, alive, now):
            acts.leave_out(room, alive, now)
            done = encode(
                messages.Done(id=takes_over(row), table=table, version=row.version, revision=row.revision + 1)
            )
            command = CommandRow(DRIVER, takes_over(row), done)
            after = replace(row, revision=row.revision + 1, room=encode(room))
            try:
                await self.hall.store.commit(Change(row=after, command=command))
            except (Conflict, Duplicate):
                return False
            self.hall.driven[table] = after.revision
        deadline = room.deadline()
        if table in self.hall.tables or deadline is None:
            self.hall.changed_elsewhere(table, self.hall.driven[table])
            return False
        self._wait(table, deadline[0])
        return True

    # One table

    async def _drive(self, table: str) -> None:
        """Until there is nothing to do here but to wait."""
        while not self._closing:
            try:
                self._again.discard(table)
                live = await self.hall.live(table)
                if live.sealed is not None or not live.room.driven() or not await self._lead(live, live.transact):
                    return
                if self._waits(live):
                    return
                await self._step(live)
            except Refused as refused:
                log("driver-refused", table=nickname(table), code=refused.refusal.code)
                if refused.refusal.code == "table-missing":
                    self.hall.driven.pop(table, None)
                    return
                await asyncio.sleep(0.05)
            except (StoreError, Unavailable) as error:
                log_fault("driver-waits", error, table=nickname(table))
                await asyncio.sleep(PAUSE)
            except Exception as error:  # a fault at one table is not to stop it for good, nor to be tried without end
                self.metrics.faults.inc()
                log_fault("fault", error, table=nickname(table))
                await asyncio.sleep(PAUSE)

    async def adopt(self, live: Live) -> None:
        """A table comes into memory: before anybody's move is charged, what no server saw is taken off the clock."""
        if self.hall.shared:
            found = await self.hall.store.attending(self.neighbours.holder, [live.table])
            live.elsewhere = found.get(live.table, set())
        if live.sealed is None and live.room.deadline() is not None:
            try:
                await self._lead(live, live.transact_locked)
            except NotDone as error:  # what somebody asked for has not been looked up yet
                raise StoreError(str(error)) from error

    async def _lead(self, live: Live, transact: Transact) -> bool:
        """Whether this server drives the table. If another did before, the time when none was there is nobody's."""
        if live.table in self.hall.driven or live.table in self._others:
            return live.table in self.hall.driven
        now = self.hall.steady()
        alive = await self.hall.store.lease(live.table, self.neighbours.holder, now)
        if alive is None:
            self._others.add(live.table)
            return False
        self.hall.driven[live.table] = live.revision
        if out_of_step(live.room, alive, now):
            await transact(DRIVER, takes_over(live), acts.resume_waiting(alive))
        return True

    async def _step(self, live: Live) -> None:
        question = None if live.journal is None else live.journal.table.question
        if not isinstance(question, Choice):
            return
        chair = live.room.chairs[question.seat]
        if chair.player is not None:
            await self._answer(live, question.seat, chair.player)
            return
        deadline = live.room.deadline()
        if deadline is not None and deadline[0] <= self.hall.steady():
            command = f"{live.table}/lapse/{live.revision}"
            await live.transact(DRIVER, command, acts.lapse(question.seat, deadline[1]))

    async def _answer(self, live: Live, seat: int, bot: str) -> None:
        """Ask the bot, and play what it says; if it fails, another stands in for this decision. Whoever failed at three
        decisions in a row is not asked again: the one who stood in keeps the seat."""
        async with live.lock:
            await live.refresh()
            assert live.journal is not None
            version = live.journal.version
            table = live.journal.table.clone()
        question = table.question
        if not isinstance(question, Choice) or question.seat != seat:
            return
        ask = Ask(live.room.game, bot, f"{live.table}/{version}/{seat}", seat, len(live.room.chairs), version, table)
        for answering in dict.fromkeys((bot, acts.stand_in_for_people(), acts.STAND_IN)):
            try:
                thought = await self._think(ask._replace(bot=answering), live.room)
                live = await self.hall.live(live.table)  # while it thought, the table may have left the memory
                await self._play(live, thought)
            except (BotFailed, Refused) as failure:
                if isinstance(failure, Refused) and failure.refusal.code in OVERTAKEN:
                    return
                self.metrics.bots.labels("failed").inc()
                log_fault("bot-failed", failure, bot=answering, table=nickname(live.table), reason=str(failure))
                continue
            self.metrics.bots.labels("played").inc()
            if len(table.options()) > 1:
                live.thoughts[seat] = thought
            await self._note(live, seat, bot, answering)
            return
        word = word_of(table, question, table.options()[0])  # nobody could say anything
        await live.transact(DRIVER, f"{live.table}/{version}", acts.bot_play(seat, version, [word]))

    async def _play(self, live: Live, thought: structs.Thought) -> None:
        """Whoever answers: a decision has one answer."""
        act = acts.bot_play(thought.seat, thought.version, thought.answers)
        await live.transact(DRIVER, f"{live.table}/{thought.version}", act)

    async def _note(self, live: Live, seat: int, bot: str, answered: str) -> None:
        """Whether the bot of this seat answered or another did."""
        live.failures[seat] = 0 if answered == bot else live.failures.get(seat, 0) + 1
        if live.failures[seat] >= FAILURES:
            live.failures[seat] = 0
            command = f"{live.table}/{live.revision}/failed"
            await live.transact(DRIVER, command, acts.bot_failed(seat, bot, answered))

    async def _think(self, ask: Ask, room: Room) -> structs.Thought:
        """A bot that needs no thought answers here; the others in a process of their own, with a time limit."""
        if ask.bot == acts.STAND_IN:
            try:
                return thought_of(ask)
            except Exception as error:
                raise BotFailed(f"{type(error).__name__}: {error}") from error
        if ask.bot not in BOTS:
            raise BotFailed(f"there is no bot {ask.bot}")
        return await self.workers.ask(ask, Who(room.host, self.address_of(room.host)), last=not room.peopled())


def nowhere(_person: str) -> str:
    return ""


def out_of_step(room: Room, alive: float, now: float) -> bool:
    """Whether somebody was waited for while no server was there, or the time of day was set meanwhile."""
    return room.deadline() is not None and abs(now - room.since - acts.waited(room, alive)) > LEASE


def takes_over(table: Live | TableRow) -> str:
    return f"{table.table}/takes-over/{table.revision}"
