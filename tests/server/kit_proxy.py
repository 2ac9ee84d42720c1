"""A bad line between a client and the server: it delays, and breaks off in the middle of frames, as it is told to."""

import asyncio
import random
from contextlib import suppress
from typing import Final, Self

from ludoteca.server.serving import Server


class BadLine:
    """`async with BadLine(...) as line`, and connect to `line.url`. Each connection breaks after some bytes."""

    def __init__(self, server: Server, seed: str, shortest: int, longest: int) -> None:
        self.server: Final = server
        self.dice: Final = random.Random(seed)
        self.shortest: Final = shortest
        self.longest: Final = longest
        self.connections = 0
        self.cuts = 0
        self.bad = True
        self._server: asyncio.Server | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def url(self) -> str:
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self.connections += 1
        ends = [writer]
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.server.port)
            ends.append(back)
            left = [self.dice.randint(self.shortest, self.longest)]
            ways = ((reader, back), (there, writer))
            both = [asyncio.create_task(self._pass(one, other, left)) for one, other in ways]
            self._tasks.update(both)
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for each in both:
                each.cancel()
        except (OSError, asyncio.CancelledError):  # the evening is over
            pass
        finally:
            for end in ends:
                end.transport.abort()

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, left: list[int]) -> None:
        """Pass bytes on, some late, until so many have passed in both directions: it ends in the middle of a frame."""
        with suppress(OSError):
            while data := await source.read(1 + self.dice.randrange(4096)):
                if self.dice.random() < 0.05:
                    await asyncio.sleep(self.dice.random() * 0.02)
                if self.bad and len(data) > left[0]:
                    target.write(data[: left[0]])
                    await target.drain()
                    self.cuts += 1
                    return
                left[0] -= len(data)
                target.write(data)
                await target.drain()
