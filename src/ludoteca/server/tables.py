"""The tables that this process has in memory."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from ludoteca import __version__, registry
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.registry import BrokenGame
from ludoteca.server.checks import must_watch
from ludoteca.server.handlers import leaving
from ludoteca.server.logs import log_fault
from ludoteca.server.room import refuse
from ludoteca.server.storage.store import Store, StoreError
from ludoteca.server.table import DRIVER, ServedTable, Watcher
from ludoteca.server.transaction import TableChange

AT_ONCE: Final = 50
"""So many tables are changed at once where a person leaves them all: the database stores them in few steps."""
TABLE_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
"""As `handlers.making` makes them."""


class Tables:
    def __init__(
        self, store: Store, clock: Callable[[], float], steady: Callable[[], float], shared: bool = False
    ) -> None:
        self.store: Final = store
        self.shared: Final = shared
        """Whether other server processes use the same database."""
        self.clock: Final = clock
        """The time of day, which an administrator may set."""
        self.steady: Final = steady
        """The time for what waits, which nobody sets while the server runs."""
        self.in_memory: Final[dict[str, ServedTable]] = {}
        self.driven: Final[dict[str, int]] = {}
        """Tables whose bots and clock this process drives, in memory or not, with the revision that it knows."""
        self.comings: Final[set[str]] = set()
        """Tables whose watchers have changed."""
        self.listeners: Final[list[Callable[[ServedTable], None]]] = []
        """Called when a table was opened or has changed: for the bot driver and the lobby."""
        self.adopt: Callable[[ServedTable], Awaitable[None]] | None = None
        """Called with the lock held when a table comes into this process's memory, before anything is done to it."""

    # Tables in memory

    async def load(self, table: str) -> ServedTable:
        """The table, up to date. Raises Refused if there is none."""
        if not TABLE_ID.fullmatch(table):
            raise refuse("table-missing")
        served = self.in_memory.get(table)
        if served is None:
            served = ServedTable(table, self.store, __version__, self.clock, self.steady)
            served.listeners.extend(self.listeners)
            self.in_memory[table] = served
        served.idle = False
        try:
            async with served.lock:
                await served.refresh()
                if self.adopt is not None and not served.adopted:
                    await self.adopt(served)
                    served.adopted = True
        except BaseException:
            if served.revision == 0 or served.removed:
                self.in_memory.pop(table, None)
            raise
        return served

    def changed_elsewhere(self, table: str, revision: int) -> None:
        """Another server process has changed this table."""
        served = self.in_memory.get(table)
        known = self.driven.get(table) if served is None else served.revision
        if known is None or known >= revision:
            return
        if served is not None:
            served.heard = max(served.heard, revision)
        asyncio.get_running_loop().create_task(self.catch_up(table))

    async def catch_up(self, table: str) -> None:
        """Load a table anew that is watched or driven here."""
        try:
            served = await self.load(table)
            for listener in self.listeners:
                listener(served)
        except Refused:
            self.gone(table)
        except StoreError as error:  # the next beat finds out that it is behind
            log_fault("storage-unavailable", error)

    def gone(self, table: str) -> None:
        """A table was thrown away: its watchers are told."""
        served = self.in_memory.pop(table, None)
        if served is not None and served.revision:
            served.removed = True
            served.tell_room()

    def forget_idle(self) -> None:
        """Tables that nobody has watched or asked for since last time leave the memory; the database has them.

        Not while a bot thinks: its answer would come to this table, and a new watcher would watch another copy. Where
        only a clock runs, the table is woken when it has run out.
        """
        for table, served in list(self.in_memory.items()):
            if served.idle and not served.watchers and not served.lock.locked() and not served.room.bot_decides():
                del self.in_memory[table]
            served.idle = True

    async def forget(self, person: str) -> None:
        """A person leaves for good: bots take their seats, and their names go from every table."""
        while rows := await self.store.own(person, AT_ONCE):  # whom a table has forgotten, it is not own of any more
            await asyncio.gather(*(self.forget_at(row.table, person) for row in rows))

    async def forget_at(self, table: str, person: str) -> None:
        known = table in self.in_memory
        served = await self.load(table)
        forget = partial(leaving.forget, person=person)
        await served.transact(DRIVER, f"{table}/forget/{served.revision}", forget, even_sealed=True)
        if served.removed:
            self.gone(table)
        served.idle = not known  # it need not stay in memory

    # Commands that change a table

    async def change(self, table: str, person: str, command: str, change: TableChange) -> bytes:
        """Change a table as a person's command asks, once. Raises Refused."""
        try:
            served = await self.load(table)
        except Refused:  # the command that threw the table away may come again
            before = await self.store.answered(person, command)
            if before is None:
                raise
            return before
        answer = await served.transact(person, command, change)
        if served.removed:
            self.gone(table)
        return answer

    # Watchers

    def watch(self, watcher: Watcher, served: ServedTable) -> bool:
        """This watcher watches a table from now on. Whether it did not before."""
        new = watcher not in served.watchers
        served.watchers.add(watcher)
        self.comings.add(served.id)
        return new

    def close(self, watcher: Watcher, table: str) -> None:
        served = self.in_memory.get(table)
        if served is not None and watcher in served.watchers:
            served.watchers.discard(watcher)
            self.comings.add(table)
            served.tell_presence(watcher)

    async def watched(self, table: str, person: str | None) -> ServedTable:
        """A table that this person may look at. Raises Refused."""
        served = await self.load(table)
        must_watch(served, person)
        return served


def the_game(name: str) -> Game[Plain]:
    """Raises Refused."""
    try:
        game = registry.find(name)
    except BrokenGame as broken:
        raise refuse("game-broken", name=name, reason=broken.reason) from None
    if game is None:
        raise refuse("game-unknown", name=name, known=", ".join(registry.names()))
    return game
