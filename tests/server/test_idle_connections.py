"""Connections that say nothing, or too little, or are too many: they are closed, and whoever asks is not kept out."""

import asyncio
import resource
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from ludoteca.server.addresses import networks
from ludoteca.server.idle_connections import MOST_FILES, HttpConnection, IdleConnections, open_more_files
from ludoteca.server.metrics import Metrics
from ludoteca.server.serving import Plan
from tests.server.kit_house import LAVISH, House, evening, soon

HERE: Final = "127.0.0.1"
WHOLE: Final = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
SILENT: Final = {
    "nothing": b"",
    "a letter": b"G",
    "half a header": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    "no end": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
}


def house(folder: Path) -> House:
    return House(folder, Plan(folder / "data", port=0, workers=1, limits=replace(LAVISH, silence=0.3)))


async def answer(reader: asyncio.StreamReader) -> int:
    """The status of one answer; its body is read too."""
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 15)).decode()
    length = next(line for line in head.lower().split("\r\n") if line.startswith("content-length"))
    await reader.readexactly(int(length.split(":")[1]))
    return int(head.split()[1])


@pytest.mark.parametrize("said", SILENT.values(), ids=SILENT)
def test_who_asks_for_nothing_is_not_kept(tmp_path: Path, said: bytes) -> None:
    @evening
    async def knock() -> None:
        async with house(tmp_path) as served:
            asks = await asyncio.open_connection(HERE, served.server.port)
            asks[1].write(WHOLE)
            assert await answer(asks[0]) == 200
            reader, writer = await asyncio.open_connection(HERE, served.server.port)
            writer.write(said)
            assert await asyncio.wait_for(reader.read(), 15) == b""
            writer.close()
            asks[1].write(WHOLE)  # who has asked for something may rest for longer
            assert await answer(asks[0]) == 200
            asks[1].close()

    knock()


@evening
async def test_a_drip_of_letters_is_not_enough(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        reader, writer = await asyncio.open_connection(HERE, served.server.port)
        closed = asyncio.ensure_future(reader.read())
        writer.write(SILENT["half a header"])
        async with asyncio.timeout(15):
            while not closed.done():
                writer.write(b"x")
                await asyncio.sleep(0.02)
        writer.close()
        with suppress(ConnectionError):
            assert await closed == b""


@evening
async def test_whoever_has_a_websocket_may_be_silent(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        ada = await served.guest("Ada")
        reader, writer = await asyncio.open_connection(HERE, served.server.port)
        assert await asyncio.wait_for(reader.read(), 15) == b""  # who came after her is gone
        writer.close()
        assert len(served.server.connections.all) == 1
        await ada.make("navoria", ["me", "me"])
        assert ada.closings == []


@evening
async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        reader, writer = await asyncio.open_connection(HERE, served.server.port)
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 14\r\n\r\n" + b'{"name":')
        head, _, body = (await asyncio.wait_for(reader.readuntil(b"}}}"), 15)).partition(b"\r\n\r\n")
        assert b" 408 " in head
        assert b"request-slow" in body
        writer.close()


def test_a_process_may_open_as_many_files_as_its_system_lets_it() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        may = open_more_files()
        assert may == min(MOST_FILES, hard if hard != resource.RLIM_INFINITY else MOST_FILES)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (may, hard)
        assert open_more_files() == may
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Line(asyncio.Transport):
    """A connection from anywhere."""

    def __init__(self, peer: str) -> None:
        super().__init__({"peername": (peer, 50_000)})
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None: ...

    def is_closing(self) -> bool:
        return self.aborted


@evening
async def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        runner = served.server._runner
        assert runner is not None
        assert runner.server is not None
        metrics = Metrics()
        idle = IdleConnections(runner.server, metrics, 60.0, 3, networks(["10.0.0.0/8"]))

        def come(peer: str) -> tuple[HttpConnection, Line]:
            knock, line = idle(), Line(peer)
            knock.connection_made(line)
            return knock, line

        many = [come("198.51.100.1") for _ in range(5)]
        assert [line.aborted for _, line in many] == [False] * 3 + [True] * 2
        assert b"ludoteca_connections_turned_away_total 2.0" in metrics.text()
        household = [come(f"2001:db8:1:2::{number}") for number in range(4)]
        assert [line.aborted for _, line in household] == [False] * 3 + [True]
        others = [come(peer) for peer in ("198.51.100.2", *["10.1.2.3"] * 5, *[HERE] * 5)]
        assert not any(line.aborted for _, line in others)
        await asyncio.sleep(0)
        many[0][0].connection_lost(None)
        many[4][0].connection_lost(None)  # who was turned away leaves no place
        assert [come("198.51.100.1")[1].aborted for _ in range(2)] == [False, True]
        for knock, _ in (*many, *household, *others):
            knock.connection_lost(None)
        await soon(lambda: list(idle._here) == ["198.51.100.1"])
