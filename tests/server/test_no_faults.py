"""What is nobody's fault is not called one: whoever leaves in mid-sentence, and words that no database can keep."""

import asyncio
import logging
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import pytest
from msgspec import json

from ludoteca.client import Client, new_id
from ludoteca.server.serving import Plan
from ludoteca.server.storage.store import StoreError
from ludoteca.wire import commands, messages
from tests.kit_postgres import Postgres
from tests.server.kit_house import LAVISH, House, do, evening, friends, refusal

pytestmark = pytest.mark.usefixtures("nim")


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    database = None
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        database = server.schema()
    return House(tmp_path, Plan(tmp_path, port=0, workers=1, limits=LAVISH, database=database))


@asynccontextmanager
async def without_faults(house: House, caplog: pytest.LogCaptureFixture) -> AsyncIterator[House]:
    async with house:
        yield house
        assert b"ludoteca_faults_total 0.0" in house.server.metrics.text()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def raw(house: House) -> socket.socket:
    port = urlsplit(house.server.url).port
    assert port is not None
    return socket.create_connection(("127.0.0.1", port))


def reset(line: socket.socket) -> None:
    """Hang up without a word, so that the other side cannot send any more either."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING = b"\x89\x80\0\0\0\0"


def test_who_pings_and_hangs_up_is_no_fault(house: House, caplog: pytest.LogCaptureFixture) -> None:
    @evening
    async def test() -> None:
        async with without_faults(house, caplog):
            for _ in range(20):
                line = raw(house)
                line.sendall(HANDSHAKE)
                await asyncio.sleep(0.01)
                line.sendall(PING * 200)
                reset(line)
            await asyncio.sleep(0.2)

    test()


def test_a_body_that_is_cut_off_is_no_fault(house: House, caplog: pytest.LogCaptureFixture) -> None:
    @evening
    async def test() -> None:
        async with without_faults(house, caplog):
            for hang_up in (reset, socket.socket.close):
                for _ in range(5):
                    line = raw(house)
                    line.sendall(b'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"name":')
                    await asyncio.sleep(0.02)
                    hang_up(line)
            await asyncio.sleep(0.2)

    test()


def test_a_database_that_is_away_while_another_server_is_followed_is_logged_and_caught_up_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(tmp_path)

    @evening
    async def test() -> None:
        async with house:
            table, _ = await friends(house, "Ada", "Bob")
            served = await house.live(table)

            async def away(*_: object) -> None:
                raise StoreError("it is away")

            with monkeypatch.context() as patched:
                patched.setattr(house.server.store, "load_since", away)
                house.server.tables.changed_elsewhere(table.id, served.revision + 1)
                await asyncio.sleep(0.1)
            house.server.tables.changed_elsewhere(table.id, served.revision + 1)

    test()
    messages = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert messages == ["storage-unavailable"]


ZERO = "a\0b"


def test_a_zero_in_a_word_is_refused_as_what_it_is(house: House, caplog: pytest.LogCaptureFixture) -> None:
    @evening
    async def test() -> None:
        async with without_faults(house, caplog):
            ada = await house.guest("Ada")
            table = await ada.make("parlour", ["me", "friend"])
            assert await refused(ada, commands.Open(id="x", table=ZERO)) == "frame-wrong"
            assert await refused(ada, commands.Say(id="x", table=ZERO, text="hello")) == "frame-wrong"
            assert await refused(ada, commands.Say(id=ZERO, table=table.id, text="hello")) == "frame-wrong"
            for token in (ZERO, f"{ZERO}.c", f"{table.id}.{ZERO}"):
                assert await refusal(do(ada, commands.Join(id=new_id(), token=token))) == "invitation-unknown"
            await do(ada, commands.Say(id=new_id(), table=table.id, text="a\0b"))
            async with aiohttp.ClientSession() as http:
                for path in ("api/tables/a%00b/journal", "api/tables/a%00b/draws"):
                    async with http.get(f"{house.server.url}{path}") as answer:
                        assert (answer.status, await code(answer)) == (404, "table-missing")
                async with http.get(f"{house.server.url}text/en/a%00b.ftl") as answer:
                    assert answer.status == 404
                body = json.encode({"handle": ZERO, "passphrase": "long enough to try"})
                async with http.post(f"{house.server.url}api/sign-in", data=body) as answer:
                    assert (answer.status, await code(answer)) == (403, "sign-in-wrong")
                async with http.post(f"{house.server.url}api/me", data=json.encode({"name": ZERO})) as answer:
                    assert (await answer.json())["name"] == "ab"

    test()


async def refused(client: Client, command: commands.Command) -> str:
    said = await client._answer(command)
    return said.refusal.code if isinstance(said, messages.Refused) else "done"


async def code(answer: aiohttp.ClientResponse) -> str:
    said = await answer.json()
    return str(said["refusal"]["code"])
