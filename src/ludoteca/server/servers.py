"""The server processes that share a database. The heart of each beats in one row, so that the others know that it
lives; beside it stand the people at its tables.

Whether another one lives is told by its beats alone, counted by a clock that nobody sets: what the time of day is over
there does not matter.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from ludoteca.server.logs import log, log_fault
from ludoteca.server.storage.store import Conflict, ServerRow, StoreError
from ludoteca.server.tables import Tables

BEAT: Final = 1.0
"""Seconds from beat to beat where others may look."""
ALONE: Final = 10.0
"""The same where nobody does: then it only tells, after a crash, until when the clocks of tables ran."""
FAREWELL: Final = 10.0
LEASE: Final = 3.0
"""A server whose heart has not beaten for so long is dead: with it, play goes on within 5 s after that server died."""


class Seen(NamedTuple):
    """The beats of another server, and since when they are so many."""

    beats: int
    comings: int
    since: float


class Servers:
    def __init__(self, tables: Tables, waiting: Callable[[], bool]) -> None:
        self.tables: Final = tables
        self.holder: Final = secrets.token_hex(8)
        self.freed: Callable[[], None] = lambda: None
        """Called when tables have become free: another server has gone."""
        self.forgotten: Callable[[], None] = lambda: None
        """Called when the others took this server for dead, and its tables may be theirs."""
        self._waiting: Final = waiting
        """Whether some table's clock runs here."""
        self._seen: dict[str, Seen] = {}
        self._told: set[tuple[str, str]] = set()
        """Who is where, as the others know it."""
        self._task: asyncio.Task[None] | None = None
        self._closing: Final = asyncio.Event()

    # Life

    async def arrive(self) -> None:
        """Before anything is done here. Of a server that looks dead it is made certain first: its tables are free then,
        and nobody is charged for the time when none was there."""
        await self.tables.store.arrive(self.holder, self.tables.steady())
        now = self.tables.steady()
        doubtful = {(row.holder, row.beats) for row in await self.beat() if abs(now - row.alive) > LEASE}
        while doubtful:
            await asyncio.sleep(BEAT / 4)
            doubtful &= {(row.holder, row.beats) for row in await self.beat()}

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """The others need not wait until they notice."""
        self._closing.set()
        try:
            async with asyncio.timeout(FAREWELL):
                if self._task is not None:
                    await self._task
                await self.tables.store.beat(self.holder, self.tables.steady())
                await self.tables.store.depart(self.holder)
        except (StoreError, TimeoutError) as error:
            log_fault("leases-not-released", error)

    async def _run(self) -> None:
        while not self._closing.is_set():
            try:
                async with asyncio.timeout(BEAT if self.tables.shared else ALONE):
                    await self._closing.wait()
                return
            except TimeoutError:
                pass
            if self.tables.shared or self._waiting():
                await self.beat()
                await self._tell_who_is_here()

    # Who lives

    async def beat(self) -> list[ServerRow]:
        """This server lives; which others do?"""
        store = self.tables.store
        try:
            rows = await store.beat(self.holder, self.tables.steady())
            others = [row for row in rows if row.holder != self.holder]
            if len(others) == len(rows):
                log("taken-for-dead")
                await store.arrive(self.holder, self.tables.steady())
                self._told.clear()
                self.forgotten()
            living = [row for row in others if not (self._is_dead(row) and await store.depart(row.holder, row.beats))]
            await self._look_who_is_there(living)
        except StoreError as error:
            log_fault("heart-missed", error)
            self._seen = {holder: seen._replace(since=time.monotonic()) for holder, seen in self._seen.items()}
            return []
        return living

    def _is_dead(self, row: ServerRow) -> bool:
        if not self.tables.shared:
            return True  # the file is ours alone
        seen = self._seen.get(row.holder)
        return seen is not None and seen.beats == row.beats and time.monotonic() - seen.since >= LEASE

    # Who is where

    async def _look_who_is_there(self, living: Iterable[ServerRow]) -> None:
        before, now = self._seen, time.monotonic()
        self._seen = {row.holder: seen_now(row, before.get(row.holder), now) for row in living}
        if before.keys() - self._seen.keys():
            self.freed()
        if {holder: seen.comings for holder, seen in before.items()} != {
            holder: seen.comings for holder, seen in self._seen.items()
        }:
            await self._hear_who_is_there()

    async def _hear_who_is_there(self) -> None:
        tables = list(self.tables.in_memory)
        found = await self.tables.store.attending(self.holder, tables)
        for table in tables:
            served = self.tables.in_memory.get(table)
            if served is not None and served.revision and served.elsewhere != found.get(table, set()):
                served.elsewhere = found.get(table, set())
                served.tell_room()

    async def _tell_who_is_here(self) -> None:
        if not self.tables.shared or not self.tables.comings:
            return
        tables = set(self.tables.comings)
        self.tables.comings.clear()
        here = {
            (table, watcher.person)
            for table in tables
            if (served := self.tables.in_memory.get(table)) is not None
            for watcher in served.watchers
            if watcher.person is not None
        }
        before = {each for each in self._told if each[0] in tables}
        try:
            await self.tables.store.attend(self.holder, sorted(here - before), sorted(before - here))
        except (StoreError, Conflict) as error:
            log_fault("presence-not-told", error)
            self.tables.comings.update(tables)
            return
        self._told = (self._told - before) | here


def seen_now(row: ServerRow, before: Seen | None, now: float) -> Seen:
    still = before is not None and before.beats == row.beats
    return Seen(row.beats, row.comings, before.since if before is not None and still else now)
