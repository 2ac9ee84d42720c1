"""Over HTTP: the application, what can be played, journals; and the handshake of the WebSocket."""

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from aiohttp import web

from ludoteca import __version__, registry
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.server.accounts import YEAR, Accounts
from ludoteca.server.addresses import Names, Network, name_in, of_this_machine
from ludoteca.server.connection import MOST_BYTES, Connection
from ludoteca.server.connections import Connections
from ludoteca.server.http_requests import COOKIE, Requests
from ludoteca.server.idle_connections import HttpConnection
from ludoteca.server.logs import log_fault
from ludoteca.server.page_files import PageFiles
from ludoteca.server.people import People, key_digest, person_of
from ludoteca.server.room import refuse
from ludoteca.server.storage.store import DiskFull, NotDone, StoreError
from ludoteca.server.tables import the_game
from ludoteca.server.view import encode
from ludoteca.wire import messages

LONGEST_HOST: Final = 60
UNWELL: Final = 1.0
"""Seconds for which a database that could not be written to is not tried again."""
CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Web:
    """The aiohttp application."""

    def __init__(
        self,
        connections: Connections,
        people: People,
        page: Path,
        *,
        secure: bool = False,
        origins: Sequence[str] = (),
        names: Names,
        proxies: Sequence[Network] = (),
    ) -> None:
        self.connections: Final = connections
        self.dispatcher: Final = connections.dispatcher
        self.requests: Final = Requests(people, origins, proxies, connections.limits.silence)
        self.names: Final = names
        self.proxies: Final = proxies
        self.draining = False
        self._accounts: Final = Accounts(connections, self.requests, secure)
        self._page: Final = PageFiles(page)
        self._unwell_until = 0.0

    def application(self) -> web.Application:
        app = web.Application(middlewares=[self.guard], client_max_size=MOST_BYTES)
        app.add_routes(
            [
                web.get("/ws", self.socket),
                web.get("/healthz", self.health),
                web.get("/metrics", self.metrics),
                *self._accounts.routes(),
                web.get("/api/games", self.games),
                web.get("/api/tables/{table}/journal", self.journal),
                web.get("/api/tables/{table}/draws", self.draws),
            ]
        )
        self._page.add_routes(app)
        return app

    # Who may ask

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Foreign pages change nothing here; a refusal is JSON; every answer has the headers."""
        if isinstance(request.protocol, HttpConnection):
            request.protocol.heard()
        try:
            host = request.headers.get("Host")
            if not self.names.has(host):
                raise refuse("host-foreign", name=name_in(host or "")[:LONGEST_HOST])
            if request.method not in ("GET", "HEAD") and not self.requests.from_here(request):
                raise refuse("origin-foreign")
            response = await handler(request)
        except Refused as refused:
            response = self.refusal(refused.refusal, STATUS.get(refused.refusal.code, 400))
        except DiskFull as error:
            log_fault("storage-full", error)
            response = self.refusal(Refusal("table", "storage-full"), 503)
        except StoreError as error:
            nothing = isinstance(error, NotDone) or request.method in ("GET", "HEAD")
            refusal = Refusal("table", "storage-unavailable" if nothing else "storage-unknown")
            log_fault(refusal.code, error)
            response = self.refusal(refusal, 503)
        except ConnectionError:
            response = web.Response()  # the sender has left: nobody reads this
        except web.HTTPException as error:
            error.headers.update(HEADERS)
            raise
        except Exception as error:
            self.connections.metrics.faults.inc()
            log_fault("fault", error, route=route_of(request))
            response = self.refusal(Refusal("table", "server-fault"), 500)
        if not response.prepared:
            response.headers.update(HEADERS)
            if request.path.startswith("/assets/"):
                response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
            else:
                response.headers.setdefault("Cache-Control", "no-store")
        return response

    def refusal(self, refusal: Refusal, status: int) -> web.Response:
        body = self.dispatcher.refused("", refusal.code, **refusal.facts)
        return web.Response(body=body, status=status, content_type="application/json")

    # The WebSocket

    async def socket(self, request: web.Request) -> web.StreamResponse:
        if not self.requests.from_here(request):
            raise refuse("origin-foreign")
        if self.draining:
            raise refuse("draining")
        person = person_of(await self.requests.person(request))
        socket = web.WebSocketResponse(
            compress=False, max_msg_size=MOST_BYTES, heartbeat=45.0, autoping=True, decode_text=False
        )
        try:
            await socket.prepare(request)
        except ConnectionResetError:
            return web.Response()  # the sender has left: nobody reads this
        key = request.cookies.get(COOKIE)
        digest = key_digest(key) if key else b""
        connection = Connection(self.connections, socket, person, digest, self.requests.address(request))
        self.connections.enter(connection, request.transport)
        try:
            await connection.serve()
        finally:
            self.connections.leave(connection)
        return socket

    # How it goes

    async def health(self, request: web.Request) -> web.Response:
        good = not self.draining and await self.healthy()
        state = {"status": "ok" if good else "draining" if self.draining else "storage", "version": __version__}
        return web.Response(body=encode(state), status=200 if good else 503, content_type="application/json")

    async def healthy(self) -> bool:
        """Asked as often as anybody likes: what was not well a moment ago is not tried again at once."""
        if self.dispatcher.monotonic() < self._unwell_until:
            return False
        good = await self.dispatcher.tables.store.healthy()
        self._unwell_until = 0.0 if good else self.dispatcher.monotonic() + UNWELL
        return good

    async def metrics(self, request: web.Request) -> web.Response:
        """For this machine only; a proxy that passes requests on does not pass this one."""
        if not local(request):
            raise web.HTTPNotFound
        return web.Response(body=self.connections.metrics.text(), content_type="text/plain", charset="utf-8")

    # What can be played

    async def games(self, request: web.Request) -> web.Response:
        return web.Response(body=all_games(), content_type="application/json")

    async def journal(self, request: web.Request) -> web.Response:
        """The journal of a table, as `ludoteca verify` and `ludoteca replay` read it."""
        who = await self.requests.who(request)
        purse = self.dispatcher.purse(who)
        game, body = await self.dispatcher.replays.journal(who.person or None, request.match_info["table"], purse)
        headers = {"Content-Disposition": f'attachment; filename="{game}.journal.json"'}
        return web.Response(body=body, content_type="application/json", headers=headers)

    async def draws(self, request: web.Request) -> web.Response:
        """Every draw of a finished table, so that a browser can make it again by itself."""
        who = await self.requests.who(request)
        body = await self.dispatcher.replays.draws(
            who.person or None, request.match_info["table"], self.dispatcher.purse(who)
        )
        return web.Response(body=body, content_type="application/json")


@cache
def all_games() -> bytes:
    """What can be played here, as JSON."""
    found = []
    for name in registry.names():
        try:
            game = the_game(name)
        except Refused:  # a package from elsewhere that cannot be loaded
            continue
        found.append(
            messages.GameAbout(
                name,
                list(game.seats),
                [messages.GameOption(option.name, list(option.values)) for option in game.settings_offered()],
                list(game.default_seats),
                list(BOTS),
                list(game.own_seats()),
                game.page.legend(game.begin(game.default_seats)) is not None,
            )
        )
    return encode(found)


STATUS: Final = {
    "nobody": 401,
    "sign-in-wrong": 403,
    "passphrase-wrong": 403,
    "origin-foreign": 403,
    "host-foreign": 421,
    "not-watched": 403,
    "table-missing": 404,
    "game-unknown": 404,
    "request-slow": 408,
    "too-fast": 429,
    "draining": 503,
}


def route_of(request: web.Request) -> str:
    """A request in the log: its path could name a table."""
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical


PASSED_ON: Final = ("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP")
"""What a proxy on the same machine adds to a request from elsewhere."""


def local(request: web.Request) -> bool:
    """Whether a program of this machine asks, and no page that has come by another name for it."""
    if any(header in request.headers for header in PASSED_ON):
        return False
    return of_this_machine(request.remote or "") and of_this_machine(name_in(request.headers.get("Host", "")))
