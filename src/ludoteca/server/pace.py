"""How quick somebody may be, and whose turn it is where many wait."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from ludoteca.server.room import no

MOST_KNOWN: Final = 10_000


class Bucket:
    """A rate limit: so many a second, and some more at once."""

    __slots__ = ("clock", "full", "level", "rate", "then")

    def __init__(self, rate: float, full: float, clock: Callable[[], float]) -> None:
        self.rate, self.full, self.level, self.clock, self.then = rate, full, full, clock, clock()

    def take(self) -> bool:
        now = self.clock()
        self.level = min(self.full, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Paces:
    """The same limit for each of many: people, addresses."""

    def __init__(self, rate: float, full: float, clock: Callable[[], float]) -> None:
        self._rate, self._full, self._clock = rate, full, clock
        self._known: Final[dict[str, Bucket]] = {}

    def take(self, who: str) -> None:
        """Raises Refused where somebody is too quick."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        if not self._known.setdefault(who, Bucket(self._rate, self._full, self._clock)).take():
            raise no("too-fast")


class Turns:
    """So many may go at once. Those who wait are let in person by person: who asks for much waits behind their own."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        """The first person is the next."""

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # it was called in the moment in which it gave up
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            who = next(iter(self._waiting))
            mine = self._waiting.pop(who)
            called = mine.popleft()
            if mine:
                self._waiting[who] = mine  # behind everybody else
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
