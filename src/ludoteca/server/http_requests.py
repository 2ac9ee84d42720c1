"""What an HTTP request says about its sender: who asks, from where, and with which body."""

import asyncio
from collections.abc import Sequence
from typing import Final, TypeVar
from urllib.parse import urlsplit

from aiohttp import web
from msgspec import DecodeError, ValidationError, json

from ludoteca.server.addresses import Network, whence
from ludoteca.server.limits import Who
from ludoteca.server.people import People
from ludoteca.server.room import refuse
from ludoteca.server.storage.store import PersonRow

COOKIE: Final = "ludoteca"
T = TypeVar("T")


class Requests:
    def __init__(self, people: People, origins: Sequence[str], proxies: Sequence[Network], silence: float) -> None:
        self.people: Final = people
        self.origins: Final = origins
        self.proxies: Final = proxies
        self.silence: Final = silence
        """Within so many seconds a request has to be sent as a whole."""

    def from_here(self, request: web.Request) -> bool:
        """Browsers say which page asks; a program without one is not a browser, and carries no cookie unawares."""
        origin = request.headers.get("Origin")
        if origin is None:
            return True
        try:
            return urlsplit(origin).netloc == request.host or origin in self.origins
        except ValueError:
            return False

    def address(self, request: web.Request) -> str:
        """Where a request comes from."""
        return whence(request.remote, request.headers.getall("X-Forwarded-For", ()), self.proxies)

    async def person(self, request: web.Request) -> PersonRow | None:
        return await self.people.who(request.cookies.get(COOKIE))

    async def who(self, request: web.Request) -> Who:
        row = await self.person(request)
        return Who("" if row is None else row.person, self.address(request))

    async def body(self, request: web.Request, kind: type[T]) -> T:
        """Raises Refused."""
        try:
            async with asyncio.timeout(self.silence):
                body = await request.read()
            return json.decode(body, type=kind)
        except TimeoutError:
            raise refuse("request-slow", seconds=int(self.silence)) from None
        except ValidationError as error:
            raise refuse("frame-wrong", reason=str(error)) from None
        except (DecodeError, UnicodeError, RecursionError):
            raise refuse("frame-unreadable") from None

    async def somebody(self, request: web.Request) -> PersonRow:
        """Raises Refused."""
        row = await self.person(request)
        if row is None:
            raise refuse("nobody")
        return row
