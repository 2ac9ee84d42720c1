"""The worker processes that think for the bots, for hints and for analyses, each with a time limit: one that is late or
dies is replaced."""

import asyncio
import os
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import DecodeError, json

from ludoteca.processes import Worker, WorkerLost, worker_command
from ludoteca.server.limits import FairQueue, Place, Who
from ludoteca.server.logs import log
from ludoteca.server.worker import Question, Reply, packed
from ludoteca.server.worker_tasks import Ask, AskAnalysis, AskHint, BotFailed
from ludoteca.wire import structs

LONGEST_REPLY: Final = 1 << 20
THE_WORKER: Final = worker_command("ludoteca.server.worker:answers")
LEISURE: Final = 20.0
"""An analysis has so many times longer than a bot for each thing that it says: the ledger is made in one go."""


class Thinker:
    """One worker process, for the event loop."""

    def __init__(self, command: Sequence[str]) -> None:
        self._worker: Final = Worker(command, LONGEST_REPLY)

    async def ask(self, question: Question, seconds: float, heard: Callable[[int], None] | None = None) -> Reply:
        """Its last reply; `heard` is told how far it is. It must say something every so many seconds. Raises
        BotFailed."""
        request: bytes | None = packed(question)
        while True:
            reply = await self._reply(request, seconds)
            if reply.done is None:
                return reply
            if heard is not None:
                heard(reply.done)
            request = None

    async def _reply(self, request: bytes | None, seconds: float) -> Reply:
        try:
            async with asyncio.timeout(seconds):
                if request is not None:
                    self._worker.start()
                said: bytes = await asyncio.wrap_future(self._worker.ask(request))
            return json.decode(said, type=Reply)
        except TimeoutError:
            await self.end()
            raise BotFailed(f"no answer within {seconds:g} seconds") from None
        except (OSError, WorkerLost) as error:
            await self.end()
            raise BotFailed(f"its process died: {error}") from None
        except DecodeError as error:
            await self.end()
            raise BotFailed(f"it said nonsense: {error}") from None
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        """End the process, and return when it is gone, even if two callers end it at the same time."""
        await asyncio.to_thread(self._worker.end)


class Workers:
    """As many workers as are needed at once, up to a number; started when first needed. People take turns, with their
    hints and the bots of their tables. An analysis takes long, so it has a worker of its own, at whose desk they take
    turns too."""

    def __init__(self, most: int | None = None, seconds: float = 30.0, command: Sequence[str] = THE_WORKER) -> None:
        self.seconds: Final = seconds
        self._free: Final = [Thinker(command) for _ in range(most or max(1, (os.cpu_count() or 2) - 1))]
        self._analyst: Final = Thinker(command)
        self._all: Final = (*self._free, self._analyst)
        self._turns: Final = FairQueue(len(self._free))
        self.desk: Final = FairQueue(1)

    async def ask(self, ask: Ask, whose: Who, *, last: bool = False) -> structs.Thought:
        """What a bot answers, at this person's table; after all others where no person waits. Raises BotFailed."""
        reply = await self._reply(ask, whose, last)
        if reply.thought is None or not reply.thought.answers:
            raise BotFailed(reply.error or "it said nothing")
        return reply.thought

    async def advise(self, ask: AskHint, whose: Who) -> list[structs.Look]:
        """The best ways to go on. Raises BotFailed."""
        reply = await self._reply(ask, whose)
        if not reply.looks:
            raise BotFailed(reply.error or "it said nothing")
        return reply.looks

    async def _reply(self, question: Question, whose: Who, last: bool = False) -> Reply:
        async with self._turns.turn(Place(whose), last=last):
            worker = self._free.pop()
            try:
                return await worker.ask(question, self.seconds)
            finally:
                self._free.append(worker)

    async def analyse(self, ask: AskAnalysis, place: Place, heard: Callable[[int], None]) -> list[structs.Account]:
        """What a game's decisions were worth. Raises BotFailed."""
        async with self.desk.turn(place):
            reply = await self._analyst.ask(ask, LEISURE * self.seconds, heard)
        if not reply.accounts:
            raise BotFailed(reply.error or "it said nothing")
        return reply.accounts

    def waiting(self) -> list[Place]:
        return self.desk.waiting()

    async def close(self) -> None:
        for worker in self._all:
            await worker.end()
        log("workers-ended")
