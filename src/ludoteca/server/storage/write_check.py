"""Whether a database can be written to: known from what is written anyway, and tried only when that says nothing."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

FRESH: Final = 10.0
"""Seconds for which something that was written proves that more can be."""
BALLAST: Final = secrets.token_bytes(64 * 1024)
"""More than a move needs, and nothing that could be packed small: where little things still fit, moves may not."""


class WriteCheck:
    def __init__(self) -> None:
        self._refusing = False
        """Whether the last change was refused."""
        self._written = float("-inf")
        self._trying: Final = asyncio.Lock()

    def wrote(self) -> None:
        self._refusing, self._written = False, time.monotonic()

    def refused(self) -> None:
        self._refusing = True

    def doubtful(self) -> bool:
        return self._refusing or time.monotonic() - self._written > FRESH

    async def tried(self, attempt: Callable[[bytes], Awaitable[None]]) -> None:
        """Write something, if there is a doubt: as much as a move where moves are refused. Raises what that raises.
        Whoever asks meanwhile waits for the same."""
        async with self._trying:
            if self.doubtful():
                await attempt(BALLAST if self._refusing else b"")
                self.wrote()
