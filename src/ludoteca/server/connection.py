"""One WebSocket: frames in, answers and news out, nothing that can grow without end."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from aiohttp import WSCloseCode, WSMsgType, web
from msgspec import DecodeError as Unreadable
from msgspec import Struct, ValidationError, json

from ludoteca.server.limits import Bucket, Who
from ludoteca.server.transaction import Person
from ludoteca.server.view import encode
from ludoteca.wire import commands, messages

if TYPE_CHECKING:
    from ludoteca.server.connections import Connections

MOST_BYTES: Final = 256 * 1024
"""The longest frame."""
MOST_WAITING: Final = 4 * 1024 * 1024
"""So many bytes may wait to be sent before a client counts as too slow."""

THOUGHTFUL: Final = (commands.Hint,)
"""Commands whose answer takes thought: others do not wait for it."""

decode_command: Final[json.Decoder[commands.AnyCommand]] = json.Decoder(commands.AnyCommand)


class OnlyId(Struct):
    id: str = ""


decode_id: Final = json.Decoder(OnlyId)


class Connection:
    """A client. It watches tables and the lobby."""

    __slots__ = (
        "__weakref__",
        "_closing",
        "_sender",
        "_thoughts",
        "_waiting",
        "_waiting_bytes",
        "address",
        "bucket",
        "connections",
        "follows_lobby",
        "identity",
        "key",
        "socket",
        "tables",
    )  # fmt: skip

    def __init__(
        self,
        connections: "Connections",
        socket: web.WebSocketResponse,
        person: Person | None,
        key: bytes = b"",
        address: str = "",
    ) -> None:
        self.connections: Final = connections
        self.socket: Final = socket
        self.identity = person
        self.key: Final = key
        """The digest of the browser's secret: signing out of that browser ends this connection."""
        self.address: Final = address
        limits = connections.limits
        self.bucket: Final = Bucket(limits.frames, limits.burst, connections.dispatcher.monotonic)
        self.tables: Final[set[str]] = set()
        self.follows_lobby = False
        self._waiting: Final[deque[bytes]] = deque()
        self._waiting_bytes = 0
        self._sender: asyncio.Task[None] | None = None
        self._thoughts: Final[set[asyncio.Task[None]]] = set()
        self._closing = False

    @property
    def person(self) -> str | None:
        return None if self.identity is None else self.identity.id

    @property
    def who(self) -> Who:
        return Who(self.person or "", self.address)

    @property
    def ending(self) -> bool:
        """Whether it was told to go."""
        return self._closing

    # Out

    def send(self, message: bytes) -> None:
        """Put a message in the queue. A client that reads too slowly is told so, and dropped: it can come back."""
        if self._closing:
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        if self._waiting_bytes > MOST_WAITING:
            self.connections.metrics.dropped.inc()
            self._waiting.clear()
            self.end("slow", WSCloseCode.TRY_AGAIN_LATER)
        elif self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send())

    def lose(self, table: str) -> None:
        self.tables.discard(table)
        self.connections.dispatcher.analyses.leave(self, table)

    async def _send(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                await self.socket.send_frame(message, WSMsgType.TEXT)
                self._waiting_bytes -= len(message)
        except (ConnectionError, RuntimeError):
            self._waiting.clear()  # it is gone; the reader notices by itself
        finally:
            self._sender = None

    def end(self, reason: str, code: WSCloseCode) -> None:
        """Say why, and close. What waits is given up after a moment if the other side does not read."""
        if self._closing:
            return
        self._closing = True
        self._waiting.append(encode(messages.Closing(reason)))
        asyncio.get_running_loop().create_task(self._end(code))

    async def _end(self, code: WSCloseCode) -> None:
        try:
            async with asyncio.timeout(self.connections.limits.farewell):
                if self._sender is not None:
                    await asyncio.wait([self._sender])
                await self._send()
                await self.socket.close(code=code)
        except (TimeoutError, ConnectionError):
            transport = self.connections.transport_of(self)
            if transport is not None:
                transport.abort()

    # In

    async def serve(self) -> None:
        """Read until the client leaves. Every frame gets one answer."""
        async for message in self.socket:
            if self._closing:
                continue  # they were told to go: what they still say is neither answered nor done
            if message.type is WSMsgType.TEXT or message.type is WSMsgType.BINARY:
                command = self.read(message.data)
                if isinstance(command, THOUGHTFUL):
                    self._answer_later(command)
                else:
                    self.send(await self.answer(command))

    def _answer_later(self, command: commands.AnyCommand) -> None:
        async def think() -> None:
            self.send(await self.answer(command))

        task = asyncio.get_running_loop().create_task(think())
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    def read(self, frame: str | bytes) -> commands.AnyCommand | bytes:
        """The command in a frame, or the refusal of what is none."""
        if not self.bucket.take():
            return self.connections.dispatcher.refused(id_of(frame), "too-fast")
        try:
            return decode_command.decode(frame)
        except ValidationError as error:
            return self.connections.dispatcher.refused(id_of(frame), "frame-wrong", reason=str(error))
        except (Unreadable, UnicodeError, RecursionError):
            return self.connections.dispatcher.refused("", "frame-unreadable")

    async def answer(self, command: commands.AnyCommand | bytes) -> bytes:
        return command if isinstance(command, bytes) else await self.connections.dispatcher.handle(self, command)


def id_of(frame: str | bytes) -> str:
    """The id of a frame that is not a command, if it has one that can be sent back."""
    try:
        return decode_id.decode(frame).id[:64]
    except (Unreadable, UnicodeError, RecursionError):
        return ""
