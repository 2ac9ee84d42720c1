"""Over HTTP: who one is. Guests, passphrases, signing in and out, the export and the erasure of one's data."""

from typing import Final

from aiohttp import web
from msgspec import Struct, json

from ludoteca import registry
from ludoteca.server.connections import Connections
from ludoteca.server.http_requests import COOKIE, Requests
from ludoteca.server.levels import next_levels
from ludoteca.server.limits import AT_ONE_ADDRESS, Who
from ludoteca.server.people import key_digest
from ludoteca.server.storage.store import PersonRow, TableRow
from ludoteca.server.stored import decode_room
from ludoteca.server.view import encode
from ludoteca.wire import messages

REMEMBERED: Final = 500
"""So many of a person's latest tables say against whom they have won."""
EXPORT: Final = 20.0
"""What an export costs, in looks."""
YEAR: Final = 365 * 24 * 3600


class NameBody(Struct):
    name: str


class PassphraseBody(Struct):
    passphrase: str
    old: str = ""


class SignInBody(Struct):
    handle: str
    passphrase: str


class Accounts:
    def __init__(self, connections: Connections, requests: Requests, secure: bool) -> None:
        self.connections: Final = connections
        self.tables: Final = connections.tables
        self.requests: Final = requests
        self.people: Final = requests.people
        self.secure: Final = secure
        limits, rate = connections.limits, connections.dispatcher.rate
        self._guests: Final = rate(limits.guests, limits.guests_burst)
        self._sign_ins: Final = rate(limits.sign_ins, limits.sign_ins_burst)
        self._handles: Final = rate(AT_ONE_ADDRESS * limits.sign_ins, AT_ONE_ADDRESS * limits.sign_ins_burst)
        """A handle may be tried oftener, from wherever it is: a stranger's tries must not keep its owner out."""

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/me", self.me),
            web.post("/api/me", self.arrive),
            web.delete("/api/me", self.erase),
            web.get("/api/me/export", self.export),
            web.post("/api/me/passphrase", self.passphrase),
            web.post("/api/sign-in", self.sign_in),
            web.post("/api/sign-out", self.sign_out),
            web.post("/api/sign-out/everywhere", self.sign_out_everywhere),
        ]

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
        row = await self.requests.person(request)
        return web.Response(status=204) if row is None else await self.known(row)

    async def arrive(self, request: web.Request) -> web.Response:
        """A new guest; or a new name for a person who is known already."""
        body = await self.requests.body(request, NameBody)
        row = await self.requests.person(request)
        if row is not None:
            renamed = await self.people.rename(row, body.name)
            self.connections.rename(renamed.person, renamed.name)
            return await self.known(renamed)
        self._guests.take(Who("", self.requests.address(request)))
        return await self.known(*await self.people.arrive(body.name))

    async def passphrase(self, request: web.Request) -> web.Response:
        """Set a new passphrase. The old one is void, and every other device is signed out."""
        row = await self.requests.somebody(request)
        who = Who(row.person, self.requests.address(request))
        self._sign_ins.take(who)
        body = await self.requests.body(request, PassphraseBody)
        key = request.cookies[COOKIE]
        changed = await self.people.set_passphrase(who, key, body.passphrase, body.old)
        self.connections.end_others(row.person, key_digest(key))
        return await self.known(changed)

    async def sign_in(self, request: web.Request) -> web.Response:
        body = await self.requests.body(request, SignInBody)
        who = Who("", self.requests.address(request))
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
        row = await self.requests.somebody(request)
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
        row = await self.requests.somebody(request)
        self.connections.dispatcher.purse(Who(row.person, self.requests.address(request)))(EXPORT)
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
        row = await self.requests.somebody(request)
        self.connections.end_person(row.person)  # first, so that they cannot sit down again meanwhile
        await self.tables.forget(row.person)
        for table in await self.tables.store.erase(row.person):  # where they sat down meanwhile, at another server
            await self.tables.forget_at(table, row.person)
        return await self.sign_out(request)


def exported(table: TableRow, person: str) -> dict[str, object]:
    """What a table keeps about a person."""
    room = decode_room(table.room)
    seats = [{"seat": seat, "name": room.chairs[seat].name} for seat in room.seats_of(person)]
    return {"id": table.table, "game": table.game, "phase": table.phase, "host": room.host == person, "seats": seats}
