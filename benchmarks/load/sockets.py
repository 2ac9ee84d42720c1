"""A WebSocket client with as little of its own as possible, so that thousands of them do not measure themselves."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


class Lost(Exception):
    """The other side does not want us, or has gone."""


class Socket(asyncio.Protocol):
    """Connected by `connect`; calls `heard` with each message."""

    def __init__(self, request: bytes, heard: Callable[["Socket", bytes], None]) -> None:
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._request: Final = request
        self._heard: Final = heard
        self._shaken = False
        self._waiting = bytearray()
        self._parts: list[bytes] = []
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's own, which is no subclass
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(Lost("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if not self._shaken and not self._shake():
            return
        while self._frame():
            pass

    def _shake(self) -> bool:
        end = self._waiting.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._waiting[: self._waiting.find(b"\r\n")])
        del self._waiting[: end + 4]
        self._shaken = True
        if b" 101 " not in status:
            self.opened.set_exception(Lost(status.decode("latin-1")))
            self._transport.close()
            return False
        self.opened.set_result(None)
        return True

    def _frame(self) -> bool:
        """Take one frame off what has come. Servers send them unmasked."""
        waiting = self._waiting
        if len(waiting) < 2:
            return False
        length, start = waiting[1] & 0x7F, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(waiting) < start:
                return False
            length = int.from_bytes(waiting[2:start], "big")
        if len(waiting) < start + length:
            return False
        last, kind = waiting[0] & 0x80, waiting[0] & 0x0F
        body = bytes(memoryview(waiting)[start : start + length])
        del waiting[: start + length]
        if kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self._transport.close()
        elif kind <= 2:
            self._parts.append(body)
            if last:
                whole = body if len(self._parts) == 1 else b"".join(self._parts)
                self._parts = []
                self._heard(self, whole)
        return True

    def send(self, message: bytes) -> None:
        self._write(TEXT, message)

    def _write(self, kind: int, body: bytes) -> None:
        """Masked with zeros, which is a mask as good as any other against a server of one's own."""
        length = len(body)
        if length < 126:
            head = bytes((0x80 | kind, 0x80 | length))
        elif length < 1 << 16:
            head = bytes((0x80 | kind, 0xFE)) + length.to_bytes(2, "big")
        else:
            head = bytes((0x80 | kind, 0xFF)) + length.to_bytes(8, "big")
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        self._transport.abort()


async def connect(port: int, path: str, headers: str, heard: Callable[[Socket, bytes], None]) -> Socket:
    """Raises Lost, OSError."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request.encode(), heard), "127.0.0.1", port)
    await socket.opened
    return socket
