"""A TCP proxy between clients and a server that knows WebSocket frames, and can spoil them, one direction or both."""

import asyncio
import contextlib
import random
from typing import Final, NamedTuple

PASS: Final = "pass"
TWICE: Final = "twice"
LATER: Final = "later"
DROP: Final = "drop"
CUT: Final = "cut"

LATEST: Final = 0.1
"""Seconds that a frame is held back at most."""


class Spoiling(NamedTuple):
    """How often a frame is sent twice, after the next one, not at all, or only in part before the line is cut."""

    twice: float = 0.0
    later: float = 0.0
    drop: float = 0.0
    cut: float = 0.0

    def fate(self, luck: random.Random) -> str:
        names = (TWICE, LATER, DROP, CUT, PASS)
        return luck.choices(names, (*self, 1.0 - sum(self)))[0]


class Proxy:
    """Listens on a port of its own. `target` may be changed while it runs: new connections go there."""

    def __init__(self, target: int, seed: int = 0) -> None:
        self.target = target
        self.up = Spoiling()
        """For frames from clients to the server; `down` for those to the clients."""
        self.down = Spoiling()
        self.fates: Final[dict[str, int]] = {}
        self.port = 0
        self._luck: Final = random.Random(seed)
        self._server: asyncio.Server | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, limit=1 << 24)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._relay(reader, writer)
        except asyncio.CancelledError:
            pass  # the proxy is closed
        finally:
            writer.close()
            with contextlib.suppress(OSError, asyncio.CancelledError):
                await writer.wait_closed()
            self._tasks.discard(task)

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target, limit=1 << 24)
        except OSError:
            return
        ways = [
            asyncio.ensure_future(self._one_way(reader, back, True)),
            asyncio.ensure_future(self._one_way(there, writer, False)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            back.close()  # before anything is awaited: this may be cancelled a second time
            await asyncio.gather(*ways, return_exceptions=True)
            with contextlib.suppress(OSError):
                await back.wait_closed()

    async def _one_way(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, up: bool) -> None:
        """HTTP as it is; after a WebSocket's handshake, frame by frame. Ends when the line is to be cut."""
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                head = await source.readuntil(b"\r\n\r\n")
                target.write(head + await source.readexactly(body_length(head)))
                await target.drain()
                if b"\r\nupgrade: websocket" in head.lower():
                    await self._frames(source, target, up)

    async def _frames(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, up: bool) -> None:
        kept: list[bytes] = []

        def release() -> None:
            """What was held back comes after the next frame, or after a moment if there is none."""
            while kept and not target.is_closing():
                target.write(kept.pop())

        while True:
            frame = await read_frame(source)
            spoiling = self.up if up else self.down
            fate = spoiling.fate(self._luck) if frame[0] & 0x0F in (1, 2) else PASS
            self.fates[fate] = self.fates.get(fate, 0) + 1
            if fate == CUT:
                target.write(frame[: self._luck.randrange(1, len(frame))])
                await target.drain()
                raise asyncio.IncompleteReadError(frame, None)
            if fate == LATER and not kept:
                kept.append(frame)
                asyncio.get_running_loop().call_later(LATEST, release)
                continue
            if fate != DROP:
                target.write(frame * 2 if fate == TWICE else frame)
            release()
            await target.drain()


def body_length(head: bytes) -> int:
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return int(line.partition(b":")[2])
    return 0


async def read_frame(source: asyncio.StreamReader) -> bytes:
    """A whole frame, as it is."""
    head = await source.readexactly(2)
    length = head[1] & 0x7F
    if length >= 126:
        more = await source.readexactly(2 if length == 126 else 8)
        head, length = head + more, int.from_bytes(more, "big")
    return head + await source.readexactly(length + (4 if head[1] & 0x80 else 0))
