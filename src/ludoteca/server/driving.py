"""What happens at tables without a person: bots answer, clocks run out. With several servers, a lease says who drives.

A lease is only for peace: two drivers at one table would waste work, but the primary key of its entries lets only one
of their answers in.
"""

import asyncio
import secrets
from typing import Final

from ludoteca.bots.roster import BOTS
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import Choice
from ludoteca.server import acts, wire
from ludoteca.server.glassbox import Ask, thought_of
from ludoteca.server.hall import Hall
from ludoteca.server.live import Live, Unavailable, decode_room
from ludoteca.server.metrics import Metrics, log, log_fault, nickname
from ludoteca.server.storage.store import StoreError, TableRow
from ludoteca.server.workers import BotFailed, Workers

LEASE: Final = 3.0
RENEWAL: Final = 1.0
TAKEOVER: Final = 0.5
"""How often a lease that another server has is asked for: with it, play goes on within 5 s after that server died."""
SCAN: Final = 5.0
SCANNED: Final = 500
OVERTAKEN: Final = frozenset(
    {"stale-version", "not-your-decision", "seat-not-yours", "table-finished", "table-missing"}
)
"""Why a bot's answer is refused though the bot is not at fault: another server was quicker, somebody took back or came
back meanwhile, or the table is no more."""
FAILURES: Final = 3
"""A bot that failed at so many decisions in a row is not asked again."""
DRIVER: Final = "driver"
"""Who a driver's commands are from."""


class Driver:
    def __init__(self, hall: Hall, workers: Workers, metrics: Metrics) -> None:
        self.hall: Final = hall
        self.workers: Final = workers
        self.metrics: Final = metrics
        self.holder: Final = secrets.token_hex(8)
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._changed: Final[dict[str, asyncio.Event]] = {}
        self._scanner: asyncio.Task[None] | None = None
        self._closing = False
        hall.listeners.append(self.look)
        hall.adopt = self.adopt

    def start(self) -> None:
        self._scanner = asyncio.get_running_loop().create_task(self._scan())

    async def close(self) -> None:
        self._closing = True
        tasks = [*self._tasks.values(), *([self._scanner] if self._scanner is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.hall.store.release(self.holder)
        except StoreError as error:
            log_fault("leases-not-released", error)

    def look(self, live: Live) -> None:
        """A table was opened or has changed: is there something to do?"""
        if self._closing or live.sealed is not None or live.removed:
            return
        if live.table in self._tasks:
            self._changed[live.table].set()
        elif live.room.driven():
            self._changed[live.table] = asyncio.Event()
            task = asyncio.get_running_loop().create_task(self._drive(live.table))
            self._tasks[live.table] = task
            task.add_done_callback(lambda _: self._ended(live.table))

    def _ended(self, table: str) -> None:
        self._tasks.pop(table, None)
        self._changed.pop(table, None)
        live = self.hall.tables.get(table)
        if live is not None and live.revision and not live.stale:
            self.look(live)

    async def _scan(self) -> None:
        """Find tables that nobody watches here, and that must go on all the same."""
        while True:
            after = ""
            try:
                while rows := await self.hall.store.running(SCANNED, after):
                    after = rows[-1].table
                    for row in rows:
                        await self._notice(row)
            except StoreError as error:
                log_fault("scan-failed", error)
            await asyncio.sleep(SCAN)

    async def _notice(self, row: TableRow) -> None:
        try:
            if row.table not in self._tasks and decode_room(row.room).driven():
                self.look(await self.hall.live(row.table))
        except StoreError:
            raise
        except Exception as error:  # whatever is wrong with this table, the others must go on
            log_fault("table-not-driven", error, table=nickname(row.table))

    # One table

    async def _drive(self, table: str) -> None:
        renewed, alive = 0.0, None
        while not self._closing:
            try:
                live = await self.hall.live(table)
                if not live.room.driven():
                    return
                now = self.hall.clock()
                if now - renewed >= RENEWAL:
                    lease = await self.hall.store.lease(table, self.holder, now, LEASE)
                    if lease is None:
                        await asyncio.sleep(TAKEOVER)
                        continue
                    if not renewed:
                        alive = lease.alive
                    renewed = now
                if alive is not None:
                    await self._take_over(live, alive, now)
                    alive = None
                self._changed[table].clear()
                await self._step(live)
            except Refused as refused:
                log("driver-refused", table=nickname(table), code=refused.refusal.code)
                if refused.refusal.code == "table-missing":
                    return
                await asyncio.sleep(0.05)
            except (StoreError, Unavailable) as error:
                log_fault("driver-waits", error, table=nickname(table))
                await asyncio.sleep(RENEWAL)
            except Exception as error:  # a fault at one table is not to stop it for good, nor to be tried without end
                self.metrics.faults.inc()
                log_fault("fault", error, table=nickname(table))
                await asyncio.sleep(RENEWAL)

    async def adopt(self, live: Live) -> None:
        """A table comes into memory: before anybody's move is charged, what no server saw is taken off the clock."""
        if live.sealed is not None or live.room.deadline() is None:
            return
        now = self.hall.clock()
        lease = await self.hall.store.lease(live.table, self.holder, now, LEASE)
        if lease is not None and was_alone(live, lease.alive, now):
            await live.transact_locked(DRIVER, takes_over(live), acts.resume_waiting(lease.alive))

    async def _take_over(self, live: Live, alive: float, now: float) -> None:
        """Another server has gone: the time when none was there is nobody's fault."""
        if was_alone(live, alive, now):
            await live.transact(DRIVER, takes_over(live), acts.resume_waiting(alive))

    async def _step(self, live: Live) -> None:
        question = None if live.journal is None else live.journal.table.question
        if not isinstance(question, Choice):
            return
        chair = live.room.chairs[question.seat]
        if chair.player is not None:
            await self._answer(live, question.seat, chair.player)
            return
        deadline = live.room.deadline()
        if deadline is None:
            return
        wait = deadline[0] - self.hall.clock()
        if wait > 0:
            try:
                async with asyncio.timeout(min(wait, RENEWAL)):
                    await self._changed[live.table].wait()
            except TimeoutError:
                pass
            return
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
                thought = await self._think(ask._replace(bot=answering), live.room.host)
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

    async def _play(self, live: Live, thought: wire.Thought) -> None:
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

    async def _think(self, ask: Ask, host: str) -> wire.Thought:
        """A bot that needs no thought answers here; the others in a process of their own, with a time limit."""
        if ask.bot == acts.STAND_IN:
            try:
                return thought_of(ask)
            except Exception as error:
                raise BotFailed(f"{type(error).__name__}: {error}") from error
        if ask.bot not in BOTS:
            raise BotFailed(f"there is no bot {ask.bot}")
        return await self.workers.ask(ask, host)


def was_alone(live: Live, alive: float, now: float) -> bool:
    """Whether somebody was waited for while no server was there."""
    return live.room.deadline() is not None and now - max(alive, live.room.since) > LEASE


def takes_over(live: Live) -> str:
    return f"{live.table}/takes-over/{live.revision}"
