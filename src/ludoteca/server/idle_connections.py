"""Connections that have not sent a request yet. They are closed after a while, and one address has only so many."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

from aiohttp import web

from ludoteca.server.addresses import Network, of_this_machine, whence
from ludoteca.server.logs import log
from ludoteca.server.metrics import Metrics

KEEPALIVE: Final = 75.0
"""For so many seconds a connection may rest between two requests: longer than proxies keep theirs."""
MOST_FILES: Final = 65_536
SHARE: Final = 4
"""One address has at most every so-manieth of the files that this process may open."""
QUIET: Final = 60.0
"""That an address has too many is logged so often."""


class HttpConnection(web.RequestHandler):
    """A connection. It has to ask for something soon."""

    __slots__ = ("_address", "_idle", "_late")

    def __init__(self, idle: "IdleConnections", server: web.Server) -> None:
        loop = asyncio.get_running_loop()
        # aiohttp's own log would have addresses and paths: what is worth a line is logged where it happens
        super().__init__(server, loop=loop, access_log=None, keepalive_timeout=KEEPALIVE)  # type: ignore[arg-type]
        self._idle: Final = idle
        self._address: str | None = None
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        if not self._idle.enter(address):
            assert isinstance(transport, asyncio.Transport)
            transport.abort()
            return
        self._address = address
        super().connection_made(transport)
        self._late = self._loop.call_later(self._idle.silence, self.force_close)

    def heard(self) -> None:
        """The headers of a request are here."""
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def connection_lost(self, exc: BaseException | None) -> None:
        address, self._address = self._address, None
        if address is not None:
            self.heard()
            self._idle.leave(address)
            super().connection_lost(exc)


class IdleConnections:
    """Makes connections, and counts them by address. A proxy's are other people's, and this machine's are its own."""

    def __init__(
        self, server: web.Server, metrics: Metrics, silence: float, most: int, proxies: Sequence[Network]
    ) -> None:
        self.silence: Final = silence
        self._server: Final = server
        self._metrics: Final = metrics
        self._most: Final = most
        self._proxies: Final = proxies
        self._here: Final[Counter[str]] = Counter()
        self._logged = -QUIET

    def __call__(self) -> HttpConnection:
        return HttpConnection(self, self._server)

    def enter(self, peer: str) -> bool:
        """Whether one more may come from there."""
        address = self._counted(peer)
        if address is None:
            return True
        if self._here[address] >= self._most:
            self._metrics.turned_away.inc()
            now = asyncio.get_running_loop().time()
            if now - self._logged >= QUIET:
                self._logged = now
                log("connections-turned-away", most=self._most)
            return False
        self._here[address] += 1
        return True

    def leave(self, peer: str) -> None:
        address = self._counted(peer)
        if address is not None:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]

    def _counted(self, peer: str) -> str | None:
        if of_this_machine(peer):
            return None
        with suppress(ValueError):
            if any(ip_address(peer) in proxy for proxy in self._proxies):
                return None
        return whence(peer, (), ())


def open_more_files() -> int:
    """Systems let a process open few files unless it asks for more; every connection is one. How many it may now."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
