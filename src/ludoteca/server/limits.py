"""Rate limits, and fair queues for what takes long."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from msgspec import Struct

from ludoteca.kernel.recent import Recent
from ludoteca.server.room import refuse

MOST_KNOWN: Final = 10_000
AT_ONE_ADDRESS: Final = 8
"""All who come from one address may together be so many times quicker than one of them."""


class Who(NamedTuple):
    """The sender of a request: a person, or nobody (''), and an address."""

    person: str
    address: str

    @property
    def one(self) -> str:
        """All senders without a name at one address count as one person."""
        return self.person or f"@{self.address}"


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


class Bucket:
    """A rate limit: so many a second, and some more at once."""

    __slots__ = ("clock", "full", "level", "rate", "then")

    def __init__(self, rate: float, full: float, clock: Callable[[], float]) -> None:
        self.rate, self.full, self.level, self.clock, self.then = rate, full, full, clock, clock()

    def has(self, cost: float = 1.0) -> bool:
        """What costs more than ever fits in may be had of a full one."""
        now = self.clock()
        self.level = min(self.full, self.level + (now - self.then) * self.rate)
        self.then = now
        return self.level >= min(cost, self.full)

    def take(self, cost: float = 1.0) -> bool:
        if not self.has(cost):
            return False
        self.level -= cost
        return True


class RateLimits:
    """The same limit for each of many: people, and more widely, addresses."""

    def __init__(self, rate: float, full: float, clock: Callable[[], float]) -> None:
        self._people: Final[Recent[str, Bucket]] = Recent(MOST_KNOWN)
        self._addresses: Final[Recent[str, Bucket]] = Recent(MOST_KNOWN)
        self._own: Final = lambda: Bucket(rate, full, clock)
        self._shared: Final = lambda: Bucket(AT_ONE_ADDRESS * rate, AT_ONE_ADDRESS * full, clock)

    def take(self, who: Who, cost: float = 1.0) -> None:
        """Raises Refused if this sender is too quick."""
        buckets = self._people.get(who.one, self._own), self._addresses.get(who.address, self._shared)
        if not all(bucket.has(cost) for bucket in buckets):
            raise refuse("too-fast")
        for bucket in buckets:
            bucket.take(cost)


class Place:
    """A sender's place in a queue."""

    def __init__(self, who: Who) -> None:
        self.who: Final = who
        self.called: asyncio.Future[None] | None = None


class Line:
    """Those who wait: address by address, and of one address person by person. The first of each is the next."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str, dict[str, deque[Place]]]] = {}

    def add(self, place: Place) -> None:
        people = self._waiting.setdefault(place.who.address, {})
        people.setdefault(place.who.one, deque()).append(place)

    def next(self) -> Place | None:
        """The sender who is called goes behind all others, with their other places."""
        if not self._waiting:
            return None
        address = next(iter(self._waiting))
        people = self._waiting.pop(address)
        one = next(iter(people))
        mine = people.pop(one)
        place = mine.popleft()
        if mine:
            people[one] = mine
        if people:
            self._waiting[address] = people
        return place

    def order(self) -> list[Place]:
        """All who wait, as they would be called."""
        copy = Line()
        for people in self._waiting.values():
            for mine in people.values():
                for place in mine:
                    copy.add(place)
        found: list[Place] = []
        while (called := copy.next()) is not None:
            found.append(called)
        return found


class FairQueue:
    """So many may go at once. Those who wait are let in address by address and person by person: who asks for much
    waits behind their own. What can wait comes last, when nobody else does."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._line: Final = Line()
        self._last: Final = Line()

    @asynccontextmanager
    async def turn(self, place: Place, *, last: bool = False) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(place, self._last if last else self._line)
        try:
            yield
        finally:
            self._pass_on()

    def waiting(self) -> list[Place]:
        """Those who have not been called yet, the next one first."""
        line = (*self._line.order(), *self._last.order())
        return [place for place in line if place.called is not None and not place.called.done()]

    async def _wait(self, place: Place, line: Line) -> None:
        called = place.called = asyncio.get_running_loop().create_future()
        line.add(place)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # it was called in the moment in which it gave up
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while (place := self._line.next() or self._last.next()) is not None:
            if place.called is not None and not place.called.done():
                place.called.set_result(None)
                return
        self._free += 1
