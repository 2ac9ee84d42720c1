"""Over HTTP: the page, who one is, what can be played, journals; and the WebSocket's handshake."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

from aiohttp import web
from msgspec import DecodeError, Struct, ValidationError, json

from ludoteca import __version__, registry
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.server.addresses import Names, Network, name_in, of_this_machine, whence
from ludoteca.server.connection import MOST_BYTES, Connection
from ludoteca.server.connections import Connections
from ludoteca.server.idle_connections import HttpConnection
from ludoteca.server.levels import next_levels
from ludoteca.server.limits import AT_ONE_ADDRESS, Who
from ludoteca.server.logs import log_fault
from ludoteca.server.people import People, key_digest, person_of
from ludoteca.server.room import refuse
from ludoteca.server.storage.store import DiskFull, NotDone, PersonRow, StoreError, TableRow
from ludoteca.server.stored import decode_room
from ludoteca.server.tables import the_game
from ludoteca.server.view import encode
from ludoteca.text.catalogue import COMMON, LANGUAGES, sheets_of
from ludoteca.text.speaker import package_of
from ludoteca.wire import messages

COOKIE: Final = "ludoteca"
TERMINAL: Final = "/cli.ftl"
"""What only the terminal says."""
REMEMBERED: Final = 500
"""So many of a person's latest tables say against whom they have won."""
LONGEST_HOST: Final = 60
EXPORT: Final = 20.0
"""What an export costs, in looks."""
UNWELL: Final = 1.0
"""Seconds for which a database that could not be written to is not tried again."""
YEAR: Final = 365 * 24 * 3600
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
UNBUILT: Final = (
    "<!doctype html><meta charset=utf-8><title>Ludoteca</title>"
    "<p>The server runs, but its page is not built. <code>make play</code> builds it.</p>"
)
T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class NameBody(Struct):
    name: str


class PassphraseBody(Struct):
    passphrase: str
    old: str = ""


class SignInBody(Struct):
    handle: str
    passphrase: str


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
        self.tables: Final = connections.tables
        self.people: Final = people
        self.secure: Final = secure
        self.origins: Final = origins
        self.names: Final = names
        self.proxies: Final = proxies
        self.page: Final = page
        self.draining = False
        self._unwell_until = 0.0
        limits = connections.limits
        self._guests: Final = self.dispatcher.rate(limits.guests, limits.guests_burst)
        self._sign_ins: Final = self.dispatcher.rate(limits.sign_ins, limits.sign_ins_burst)
        self._handles: Final = self.dispatcher.rate(
            AT_ONE_ADDRESS * limits.sign_ins, AT_ONE_ADDRESS * limits.sign_ins_burst
        )
        """A handle may be tried oftener, from wherever it is: a stranger's tries must not keep its owner out."""

    def application(self) -> web.Application:
        app = web.Application(middlewares=[self.guard], client_max_size=MOST_BYTES)
        app.add_routes(
            [
                web.get("/ws", self.socket),
                web.get("/healthz", self.health),
                web.get("/metrics", self.metrics),
                web.get("/api/me", self.me),
                web.post("/api/me", self.arrive),
                web.delete("/api/me", self.erase),
                web.get("/api/me/export", self.export),
                web.post("/api/me/passphrase", self.passphrase),
                web.post("/api/sign-in", self.sign_in),
                web.post("/api/sign-out", self.sign_out),
                web.post("/api/sign-out/everywhere", self.sign_out_everywhere),
                web.get("/api/games", self.games),
                web.get("/api/tables/{table}/journal", self.journal),
                web.get("/api/tables/{table}/draws", self.draws),
                web.get("/text/{language}/{game}.ftl", self.text),
            ]
        )
        if (self.page / "assets").is_dir():
            app.router.add_static("/assets", self.page / "assets", append_version=False)
        app.router.add_get("/{path:.*}", self.show_page)
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
            if request.method not in ("GET", "HEAD") and not self.from_here(request):
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

    def refusal(self, refusal: Refusal, status: int) -> web.Response:
        body = self.dispatcher.refused("", refusal.code, **refusal.facts)
        return web.Response(body=body, status=status, content_type="application/json")

    async def person(self, request: web.Request) -> PersonRow | None:
        return await self.people.who(request.cookies.get(COOKIE))

    async def who(self, request: web.Request) -> Who:
        row = await self.person(request)
        return Who("" if row is None else row.person, self.address(request))

    async def body(self, request: web.Request, kind: type[T]) -> T:
        """Raises Refused."""
        return await body_of(request, kind, self.connections.limits.silence)

    async def somebody(self, request: web.Request) -> PersonRow:
        """Raises Refused."""
        row = await self.person(request)
        if row is None:
            raise refuse("nobody")
        return row

    # The WebSocket

    async def socket(self, request: web.Request) -> web.StreamResponse:
        if not self.from_here(request):
            raise refuse("origin-foreign")
        if self.draining:
            raise refuse("draining")
        person = person_of(await self.person(request))
        socket = web.WebSocketResponse(
            compress=False, max_msg_size=MOST_BYTES, heartbeat=45.0, autoping=True, decode_text=False
        )
        try:
            await socket.prepare(request)
        except ConnectionResetError:
            return web.Response()  # the sender has left: nobody reads this
        key = request.cookies.get(COOKIE)
        digest = key_digest(key) if key else b""
        connection = Connection(self.connections, socket, person, digest, self.address(request))
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
        good = await self.tables.store.healthy()
        self._unwell_until = 0.0 if good else self.dispatcher.monotonic() + UNWELL
        return good

    async def metrics(self, request: web.Request) -> web.Response:
        """For this machine only; a proxy that passes requests on does not pass this one."""
        if not local(request):
            raise web.HTTPNotFound
        return web.Response(body=self.connections.metrics.text(), content_type="text/plain", charset="utf-8")

    # Who one is

    async def known(self, row: PersonRow, key: str | None = None) -> web.Response:
        rooms = (decode_room(table.room) for table in await self.tables.store.own(row.person, REMEMBERED))
        levels = next_levels(row.person, rooms, registry.names())
        body = encode(messages.Me(row.person, row.name, row.handle, row.passphrase is not None, levels))
        response = web.Response(body=body, content_type="application/json")
        if key is not None:
            response.set_cookie(
                COOKIE, key, max_age=YEAR, httponly=True, samesite="Strict", secure=self.secure, path="/"
            )
        return response

    async def me(self, request: web.Request) -> web.Response:
        row = await self.person(request)
        return web.Response(status=204) if row is None else await self.known(row)

    async def arrive(self, request: web.Request) -> web.Response:
        """A new guest; or a new name for a person who is known already."""
        body = await self.body(request, NameBody)
        row = await self.person(request)
        if row is not None:
            renamed = await self.people.rename(row, body.name)
            self.connections.rename(renamed.person, renamed.name)
            return await self.known(renamed)
        self._guests.take(Who("", self.address(request)))
        return await self.known(*await self.people.arrive(body.name))

    async def passphrase(self, request: web.Request) -> web.Response:
        """Set a new passphrase. The old one is void, and every other device is signed out."""
        row = await self.somebody(request)
        who = Who(row.person, self.address(request))
        self._sign_ins.take(who)
        body = await self.body(request, PassphraseBody)
        key = request.cookies[COOKIE]
        changed = await self.people.set_passphrase(who, key, body.passphrase, body.old)
        self.connections.end_others(row.person, key_digest(key))
        return await self.known(changed)

    async def sign_in(self, request: web.Request) -> web.Response:
        body = await self.body(request, SignInBody)
        who = Who("", self.address(request))
        self._sign_ins.take(who)
        self._handles.take(Who(body.handle.strip().lower()[:64], ""))
        return await self.known(*await self.people.sign_in(who, body.handle, body.passphrase))

    async def sign_out(self, request: web.Request) -> web.Response:
        key = request.cookies.get(COOKIE)
        if key:
            await self.people.sign_out(key)
            self.connections.end_key(key_digest(key))
        return self.forgotten()

    async def sign_out_everywhere(self, request: web.Request) -> web.Response:
        row = await self.somebody(request)
        await self.people.sign_out_everywhere(row)
        self.connections.end_others(row.person)
        return self.forgotten()

    def forgotten(self) -> web.Response:
        """The browser forgets its secret."""
        response = web.Response(status=204)
        response.del_cookie(COOKIE, path="/", samesite="Strict", httponly=True, secure=self.secure)
        return response

    async def export(self, request: web.Request) -> web.Response:
        """Everything that is kept about one."""
        row = await self.somebody(request)
        self.dispatcher.purse(Who(row.person, self.address(request)))(EXPORT)
        tables = await self.tables.store.own(row.person, 100_000)
        said = await self.tables.store.chat_of(row.person)
        whole = {
            "person": {"id": row.person, "name": row.name, "handle": row.handle, "created": row.created},
            "passphrase": row.passphrase is not None,
            "tables": [exported(table, row.person) for table in tables],
            "chat": [{"table": table, "line": json.decode(line.line)} for table, line in said],
        }
        headers = {"Content-Disposition": 'attachment; filename="ludoteca.json"'}
        return web.Response(body=encode(whole), content_type="application/json", headers=headers)

    async def erase(self, request: web.Request) -> web.Response:
        """Forget a person: their seats go on as bots, under no name."""
        row = await self.somebody(request)
        self.connections.end_person(row.person)  # first, so that they cannot sit down again meanwhile
        await self.tables.forget(row.person)
        for table in await self.tables.store.erase(row.person):  # where they sat down meanwhile, at another server
            await self.tables.forget_at(table, row.person)
        return await self.sign_out(request)

    # What can be played

    async def games(self, request: web.Request) -> web.Response:
        return web.Response(body=all_games(), content_type="application/json")

    async def journal(self, request: web.Request) -> web.Response:
        """The journal of a table, as `ludoteca verify` and `ludoteca replay` read it."""
        who = await self.who(request)
        purse = self.dispatcher.purse(who)
        game, body = await self.dispatcher.replays.journal(who.person or None, request.match_info["table"], purse)
        headers = {"Content-Disposition": f'attachment; filename="{game}.journal.json"'}
        return web.Response(body=body, content_type="application/json", headers=headers)

    async def draws(self, request: web.Request) -> web.Response:
        """Every draw of a finished table, so that a browser can make it again by itself."""
        who = await self.who(request)
        body = await self.dispatcher.replays.draws(
            who.person or None, request.match_info["table"], self.dispatcher.purse(who)
        )
        return web.Response(body=body, content_type="application/json")

    # Words and the page

    async def text(self, request: web.Request) -> web.Response:
        """The catalogue of a game in a language; `common` is what every table says."""
        language, name = request.match_info["language"], request.match_info["game"]
        if language not in LANGUAGES:
            raise web.HTTPNotFound
        sheets = sheets_of(COMMON if name == "common" else package_of(the_game(name)), language)
        body = "\n".join(sheet.text for sheet in sheets if not sheet.name.endswith(TERMINAL))
        response = web.Response(text=body, content_type="text/plain", headers={"Cache-Control": "no-cache"})
        response.enable_compression()
        return response

    async def show_page(self, request: web.Request) -> web.StreamResponse:
        """A file of the page, or the page itself, which finds its own way."""
        path = request.match_info["path"]
        file = self.file_of_the_page(path)
        if file is not None:
            return web.FileResponse(file)
        index = self.page / "index.html"
        if path.startswith(("api/", "text/", "assets/")):
            raise web.HTTPNotFound
        if not index.is_file():
            return web.Response(text=UNBUILT, content_type="text/html", status=503)
        return web.Response(body=index.read_bytes(), content_type="text/html", charset="utf-8")

    def file_of_the_page(self, path: str) -> Path | None:
        try:
            file = (self.page / path).resolve()
            return file if file.is_file() and self.page.resolve() in file.parents else None
        except (OSError, ValueError):  # too long, or with a zero in it
            return None


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
                [messages.GameOption(option.name, list(option.values)) for option in game.options()],
                list(game.default_seats),
                list(BOTS),
                list(game.own_seats()),
                game.legend(game.begin(game.default_seats)) is not None,
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


def exported(table: TableRow, person: str) -> dict[str, object]:
    """What a table keeps about a person."""
    room = decode_room(table.room)
    seats = [{"seat": seat, "name": room.chairs[seat].name} for seat in room.seats_of(person)]
    return {"id": table.table, "game": table.game, "phase": table.phase, "host": room.host == person, "seats": seats}


def local(request: web.Request) -> bool:
    """Whether a program of this machine asks, and no page that has come by another name for it."""
    if any(header in request.headers for header in PASSED_ON):
        return False
    return of_this_machine(request.remote or "") and of_this_machine(name_in(request.headers.get("Host", "")))


async def body_of(request: web.Request, kind: type[T], seconds: float) -> T:
    """Raises Refused."""
    try:
        async with asyncio.timeout(seconds):
            body = await request.read()
        return json.decode(body, type=kind)
    except TimeoutError:
        raise refuse("request-slow", seconds=int(seconds)) from None
    except ValidationError as error:
        raise refuse("frame-wrong", reason=str(error)) from None
    except (DecodeError, UnicodeError, RecursionError):
        raise refuse("frame-unreadable") from None


def built_page() -> Path:
    return Path(str(files("ludoteca.server"))) / "page"
