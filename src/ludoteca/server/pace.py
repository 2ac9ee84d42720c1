"""How quick somebody may be."""

from collections.abc import Callable
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
