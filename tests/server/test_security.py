"""What strangers, foreign pages and curious requests get: nothing, with the right headers."""

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, cast

import aiohttp
import pytest
from msgspec import json
from msgspec.structs import replace

from ludoteca import registry
from ludoteca.client import Client, new_id, told
from ludoteca.kernel.journal import Entry
from ludoteca.server.connection import MOST_BYTES
from ludoteca.server.limits import Limits
from ludoteca.server.serving import Plan
from ludoteca.server.web import CSP, HEADERS
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import LAVISH, House, evening, friends, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")

HERE: Final = "127.0.0.1"


class Heard(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        return json.decode(self.body, type=messages.Refused).refusal.code


async def raw(house: House, request: str, body: bytes = b"", /, **headers: str) -> Heard:
    """A request as it is written, such as no library would send."""
    reader, writer = await asyncio.open_connection(HERE, house.server.port)
    lines = [request.encode(), b" HTTP/1.1\r\nConnection: close\r\n"]
    named = {"Host": f"{HERE}:{house.server.port}", "Content-Length": f"{len(body)}", **headers}
    lines += [f"{name.replace('_', '-')}: {value}\r\n".encode("latin-1") for name, value in named.items()]
    writer.write(b"".join([*lines, b"\r\n", body]))
    await writer.drain()
    said = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    head, _, rest = said.partition(b"\r\n\r\n")
    first, *others = head.decode("latin-1").split("\r\n")
    fields = dict(line.split(": ", 1) for line in others)
    return Heard(int(first.split()[1]), fields, rest)


def page(folder: Path) -> Path:
    """A built page, and something beside it that is nobody's business."""
    built = folder / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>The page</title>")
    (built / "icon.svg").write_text("<svg/>")
    (built / "assets" / "page-1.js").write_text("1")
    (folder / "beside").write_text("not for you")
    (built / "link").symlink_to(folder / "beside")
    return built


def house_in(folder: Path, limits: Limits = LAVISH, **plan: object) -> House:
    return House(folder, Plan(folder / "data", port=0, limits=limits, page=page(folder), **plan))  # type: ignore[arg-type]


# Origins


@pytest.mark.parametrize(
    "request_line",
    [
        *("POST /api/me", "DELETE /api/me", "POST /api/me/passphrase", "POST /api/sign-in", "POST /api/sign-out"),
        *("GET /ws", "PUT /api/me", "POST /", "PATCH /api/games"),
    ],
)
def test_a_foreign_page_can_change_nothing(tmp_path: Path, request_line: str) -> None:
    @evening
    async def ask() -> None:
        async with house_in(tmp_path, origins=("https://games.example",)) as house:
            ada = await house.guest("Ada")
            for origin in (
                "https://evil.example",
                "null",
                "http://[",
                "",
                f"http://{HERE}:1",
                "https://games.example.evil",
            ):
                heard = await raw(house, request_line, b"{}", Origin=origin, Cookie=f"ludoteca={ada.key}")
                assert (heard.status, heard.code) == (403, "origin-foreign")
            assert await house.server.store.person(person(ada)) is not None

    ask()


def person(client: Client) -> str:
    assert client.me is not None
    return client.me.person


@evening
async def test_the_servers_own_page_a_known_one_and_a_program_may(tmp_path: Path) -> None:
    async with house_in(tmp_path, origins=("https://games.example",)) as house:
        for headers in (
            {"Origin": house.server.url.rstrip("/")},
            {"Origin": "https://games.example"},
            dict[str, str](),
        ):
            assert (await raw(house, "POST /api/me", b'{"name":"Ada"}', **headers)).status == 200
            async with (
                aiohttp.ClientSession(headers=headers) as http,
                http.ws_connect(f"{house.server.url}ws") as socket,
            ):
                await socket.send_str('{"do":"ping","id":"1"}')
                assert (await socket.receive_json(timeout=20)) == {"is": "done", "id": "1"}


# Headers


@evening
async def test_every_answer_has_the_headers_errors_too(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        requests: Mapping[str, int] = {
            "GET /": 200,
            "GET /table/abc": 200,
            "GET /icon.svg": 200,
            "GET /assets/page-1.js": 200,
            "GET /assets/none.js": 404,
            "GET /api/games": 200,
            "GET /api/me": 204,
            "GET /api/me/export": 401,
            "GET /api/nothing": 404,
            "GET /api/tables/none/journal": 404,
            "GET /api/tables/%ff/draws": 404,
            "GET /text/en/common.ftl": 200,
            "GET /text/en/none.ftl": 404,
            "GET /text/xx/common.ftl": 404,
            "GET /text/en/navoria.ftl": 200,
            "GET /healthz": 200,
            "GET /metrics": 200,
            "GET /ws": 400,
            "PUT /api/me": 405,
            "POST /api/me": 400,
            "POST /api/sign-in": 400,
            "HEAD /": 200,
        }
        for request, status in requests.items():
            heard = await raw(house, request)
            assert heard.status == status, request
            for name, value in HEADERS.items():
                assert heard.headers[name] == value, request
            kept = "max-age=31536000" if request == "GET /assets/page-1.js" else "no-"
            assert kept in heard.headers["Cache-Control"] if status == 200 else True, request


@pytest.mark.pure_only
def test_the_policy_lets_no_foreign_and_no_inline_script_in() -> None:
    rules = dict(rule.strip().split(" ", 1) for rule in CSP.split(";"))
    assert rules["default-src"] == rules["script-src"] == rules["connect-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"


@evening
async def test_a_fault_in_a_handler_is_answered_counted_and_has_the_headers(
    tmp_path: Path,
) -> None:
    async with house_in(tmp_path) as house:
        table = await (await house.guest("Ada")).make("nim", ["me", "bot:random"])
        served = await house.live(table)
        assert served.journal is not None
        served.journal.entries.append(cast("Entry", "torn"))
        heard = await raw(house, f"GET /api/tables/{table.id}/journal")
        assert (heard.status, heard.code) == (500, "server-fault")
        assert heard.headers["Content-Security-Policy"] == CSP
        assert b"ludoteca_faults_total 1.0" in house.server.metrics.text()


# Files


@pytest.mark.parametrize(
    "path",
    [
        *("/../beside", "/..%2fbeside", "/%2e%2e/beside", "/assets/../../beside", "/assets/..%2f..%2fbeside", "/link"),
        *("//etc/passwd", "/%2fetc%2fpasswd", "/..%5cbeside", "/%00", "/icon.svg%00.html", "/" + "a" * 4000),
        *("/assets/%2e%2e%2f%2e%2e%2fbeside", "/./../page/../beside", "/~root", "/%ff%fe"),
    ],
)
def test_no_path_leads_out_of_the_page(tmp_path: Path, path: str) -> None:
    @evening
    async def ask() -> None:
        async with house_in(tmp_path) as house:
            heard = await raw(house, f"GET {path}")
            assert b"not for you" not in heard.body
            assert b"root:" not in heard.body
            assert heard.status in (200, 403, 404)
            assert heard.status != 200 or b"The page" in heard.body
            assert b"ludoteca_faults_total 0.0" in house.server.metrics.text()

    ask()


@evening
async def test_without_a_built_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    async with House(tmp_path, Plan(tmp_path / "data", port=0, limits=LAVISH, page=tmp_path / "none")) as house:
        heard = await raw(house, "GET /")
        assert heard.status == 503
        assert b"make play" in heard.body


# Who may know


@evening
async def test_metrics_are_for_this_machine_only(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        assert (await raw(house, "GET /metrics")).status == 200
        for name in ("X_Forwarded_For", "Forwarded", "X_Real_IP", "Via"):
            assert (await raw(house, "GET /metrics", b"", **{name: "127.0.0.1"})).status == 404, name


@evening
async def test_cookies_that_are_nobodys_are_nobody(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        for cookie in ("ludoteca=", "ludoteca=\xff\xfe", f"ludoteca={'a' * 5000}", "ludoteca=%00", "ludoteca", "=;;=,"):
            assert (await raw(house, "GET /api/me", Cookie=cookie)).status == 204, cookie


@evening
async def test_the_cookie_is_only_for_the_server_and_secure_where_asked(tmp_path: Path) -> None:
    async with house_in(tmp_path, secure=True) as house:
        heard = await raw(house, "POST /api/me", b'{"name":"Ada"}')
        cookie = heard.headers["Set-Cookie"]
        assert {"HttpOnly", "SameSite=Strict", "Secure", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        key = re.match(r"ludoteca=([\w-]+);", cookie)
        assert key is not None
        assert len(key[1]) >= 43, "256 bits"
        assert key[1].encode() not in house.stored()


@evening
async def test_tokens_are_long_differ_and_are_stored_hashed(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        ada = await house.guest("Ada")
        table = await ada.make("nim", ["me", "friend"])
        tokens = [
            (await ada.ask(commands.Invite(id=new_id(), table=table.id), messages.Invited)).token for _ in range(5)
        ]
        assert len(set(tokens)) == 5
        for token in tokens:
            secret = token.removeprefix(f"{table.id}.")
            assert len(secret) >= 22, "128 bits"
            assert secret.encode() not in house.stored()
        assert len(table.id) >= 22
        for near in (tokens[0][:-1], tokens[0] + "A", f"{table.id}.", table.id, f"none.{tokens[0]}"):
            bob = await house.guest("Bob")
            assert await refusal(bob.join(near)) == "invitation-unknown"


# Floods


@evening
async def test_a_name_that_nobody_announced_is_not_remembered(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        assert (await raw(house, "GET /text/en/nim.ftl")).status == 200
        kept = registry._loaded.cache_info().currsize
        for number in range(20):
            assert (await raw(house, f"GET /text/en/{'x' * 1000}{number}.ftl")).status == 404
        assert registry._loaded.cache_info().currsize == kept


@evening
async def test_a_body_that_is_too_long_is_refused(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        assert (await raw(house, "POST /api/me", b" " * (MOST_BYTES + 1))).status == 413
        assert (await raw(house, "POST /api/me", b'{"name":"Ada"}' + b" " * 1000)).status == 200


@evening
async def test_bodies_that_are_no_names_are_refused(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        for body, code in (
            (b"", "frame-unreadable"),
            (b"{", "frame-unreadable"),
            (b"\xff", "frame-unreadable"),
            (b'{"name":"\\ud800"}', "frame-unreadable"),
            (b'{"name":' + b"[" * 9000, "frame-wrong"),
            (b'{"name":7}', "frame-wrong"),
            (b"[]", "frame-wrong"),
            (b'{"name":"\\u0000\\u202e"}', "name-empty"),
        ):
            heard = await raw(house, "POST /api/me", body)
            assert (heard.status, heard.code) == (400, code), body[:40]


@evening
async def test_guests_and_sign_ins_that_come_too_fast_are_slowed(tmp_path: Path) -> None:
    limits = Limits(guests=0.001, guests_burst=3, sign_ins=0.001, sign_ins_burst=2, farewell=0.5)
    async with house_in(tmp_path, limits) as house:
        came = [(await raw(house, "POST /api/me", b'{"name":"Ada"}')).status for _ in range(5)]
        assert came == [200, 200, 200, 429, 429]
        tried = [(await raw(house, "POST /api/sign-in", b'{"handle":"a","passphrase":"b"}')).status for _ in range(4)]
        assert tried == [403, 403, 429, 429]
        assert (await raw(house, "POST /api/sign-in", b'{"handle":"b","passphrase":"b"}')).code == "too-fast"


@pytest.mark.parametrize("known", [True, False])
def test_of_too_many_connections_the_oldest_go_and_are_told(tmp_path: Path, known: bool) -> None:
    @evening
    async def connect() -> None:
        limits = Limits(connections=4, strangers=4, farewell=0.5)
        async with house_in(tmp_path, limits) as house, aiohttp.ClientSession() as http:
            cookie = {"Cookie": f"ludoteca={(await house.guest('Ada')).key}"} if known else {}
            most = 3 if known else 4  # she has one already
            sockets = [await http.ws_connect(f"{house.server.url}ws", headers=cookie) for _ in range(10)]
            staying = sockets[-most - int(known) :]
            for socket in sockets:
                if socket in staying:
                    await socket.send_str('{"do":"ping","id":"1"}')
                    assert (await socket.receive_json(timeout=20))["is"] == "done"
                else:
                    reason = "replaced" if known else "crowded"
                    assert await socket.receive_json(timeout=20) == {"is": "closing", "reason": reason}
            for socket in sockets:
                await socket.close()
            await soon(lambda: len(house.server.connections.all) <= 1)

    connect()


@evening
async def test_a_person_makes_so_many_tables_at_once_and_then_slowly(tmp_path: Path) -> None:
    async with house_in(tmp_path, replace(LAVISH, makes=0.001, makes_burst=3)) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        seats = [structs.SeatWish("me"), structs.SeatWish("friend")]

        async def make(client: Client, command: str) -> messages.Message:
            return told(await client._answer(commands.Make(id=command, game="nim", seats=seats)), messages.Message)

        for number in range(3):
            await make(ada, str(number))
        assert await refusal(make(ada, "3")) == "too-fast"
        await make(bob, "0")


@evening
async def test_a_person_sits_at_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    async with house_in(tmp_path, replace(LAVISH, tables=2)) as house:
        ada = await house.guest("Ada")
        seats = [structs.SeatWish("me"), structs.SeatWish("me", "Ada too")]
        first, second = [commands.Make(id=new_id(), game="nim", seats=seats) for _ in range(2)]
        made = await ada.ask(first, messages.Done)
        await ada.ask(second, messages.Done)
        assert await refusal(ada.make("nim", ["me", "friend"])) == "tables-many"
        assert await ada.ask(first, messages.Done) == made, "what was done is answered again"
        await house.play(await ada.open(made.table or ""))
        await ada.make("nim", ["me", "friend"])
        assert await refusal(ada.make("nim", ["me", "friend"])) == "tables-many"


@evening
async def test_no_connection_watches_more_than_so_many_tables(tmp_path: Path) -> None:
    limits = Limits(watched=2, farewell=0.5)
    async with house_in(tmp_path, limits) as house:
        ada = await house.guest("Ada")
        tables = [await ada.make("nim", ["me", "friend"]) for _ in range(2)]
        seats = [structs.SeatWish("me"), structs.SeatWish("friend")]
        third = await ada.ask(commands.Make(id=new_id(), game="nim", seats=seats), messages.Done)
        assert third.table is not None
        assert await refusal(ada.open(third.table)) == "watches-too-many"
        await ada.ask(commands.Close(id=new_id(), table=tables[0].id), messages.Done)
        await ada.open(third.table)


@evening
async def test_a_stranger_learns_nothing_of_a_private_table(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        table, _ = await friends(house, "Ada", "Bob", watchers=False)
        eve = await house.guest("Eve")
        async with aiohttp.ClientSession() as http, http.ws_connect(f"{house.server.url}ws") as nobody:
            for command in (
                commands.Open(id="1", table=table.id),
                commands.At(id="2", table=table.id, version=1),
                commands.Log(id="3", table=table.id, first=0, last=9),
                commands.History(id="4", table=table.id),
            ):
                assert await refusal(eve.ask(command, messages.Message)) == "not-watched"
                await nobody.send_bytes(json.encode(command))
                said = json.decode((await nobody.receive(20)).data, type=messages.Refused)
                assert said.refusal.code == "not-watched"
                assert said.version is None, "how far the game is is theirs to know"
        for path in ("journal", "draws"):
            heard = await raw(house, f"GET /api/tables/{table.id}/{path}", Cookie=f"ludoteca={eve.key}")
            assert (heard.status, heard.code) == (403, "not-watched")
