"""The worker processes that think for the bots, each with a time limit: one that is late or dies is replaced."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Final

from msgspec import DecodeError, Struct, json

from ludoteca.server.metrics import log
from ludoteca.server.worker import Ask, packed

LONGEST_LINE: Final = 1 << 20
THE_WORKER: Final = (sys.executable, "-m", "ludoteca.server.worker")


class BotFailed(Exception):
    """A bot gave no answer: it raised, died or took too long."""


class Reply(Struct):
    words: list[str] = []
    error: str | None = None


class Worker:
    def __init__(self, command: Sequence[str]) -> None:
        self.command: Final = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, ask: Ask, seconds: float) -> list[str]:
        """The bot's words. Raises BotFailed."""
        try:
            async with asyncio.timeout(seconds):
                process = await self._started()
                assert process.stdin is not None and process.stdout is not None
                process.stdin.write(packed(ask))
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError:
            await self.end()
            raise BotFailed(f"no answer within {seconds:g} seconds") from None
        except (OSError, ValueError) as error:
            await self.end()
            raise BotFailed(f"its process died: {error}") from None
        except BaseException:
            await self.end()
            raise
        if not line:
            await self.end()
            raise BotFailed("its process died")
        try:
            reply = json.decode(line, type=Reply)
        except DecodeError as error:
            await self.end()
            raise BotFailed(f"it said nonsense: {error}") from None
        if not reply.words:
            raise BotFailed(reply.error or "it said nothing")
        return reply.words

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # a Ctrl-C in the terminal is for the server, which ends its workers itself
            )
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()


class Workers:
    """As many workers as are needed at once, up to a number; started when first needed."""

    def __init__(self, most: int | None = None, seconds: float = 30.0, command: Sequence[str] = THE_WORKER) -> None:
        self.seconds: Final = seconds
        self._free: Final = [Worker(command) for _ in range(most or max(1, (os.cpu_count() or 2) - 1))]
        self._all: Final = tuple(self._free)
        self._turn: Final = asyncio.Semaphore(len(self._free))

    async def ask(self, ask: Ask) -> list[str]:
        """Raises BotFailed."""
        async with self._turn:
            worker = self._free.pop()
            try:
                return await worker.ask(ask, self.seconds)
            finally:
                self._free.append(worker)

    async def close(self) -> None:
        for worker in self._all:
            await worker.end()
        log("workers-ended")
