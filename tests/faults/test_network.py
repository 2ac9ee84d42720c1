"""Frames that come twice, too late, not at all or only in part; two tabs; and a client that does not read."""

import asyncio
import socket
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import aiohttp
import pytest
from msgspec import json

from ludoteca.client import Client, Refused, Table, new_id, our_question
from ludoteca.server.storage.choosing import store_for
from ludoteca.wire import commands, structs
from tests.faults.kit_playing import Group
from tests.faults.kit_proxy import CUT, DROP, LATER, TWICE, Proxy, Spoiling
from tests.faults.kit_reckoning import Reckoning, reckon
from tests.faults.kit_serving import Serving

TABLES: Final = (("encyclopedia", ("me", "friend")), ("navoria", ("me", "me", "friend")))
SECONDS: Final = 60.0
MOVES: Final = 150


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    server = Serving(tmp_path)
    server.start()
    yield server
    server.kill()
    assert not server.faults()


async def spoiled(server: Serving, up: Spoiling, down: Spoiling, seed: int) -> tuple[dict[str, int], Reckoning]:
    """Play through a proxy that spoils frames, then count."""
    async with Proxy(server.port, seed) as door:
        group = Group(door.url, seed, patience=0.5)
        try:
            await group.sit(TABLES)
            door.up, door.down = up, down
            await group.until(MOVES, SECONDS)
        finally:
            await group.leave()
    await asyncio.to_thread(server.stop)
    store = store_for(None, server.folder)
    await store.open()
    try:
        return door.fates, await reckon(store, group.book, group.book.tables)
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("fate", "up", "down"),
    [
        (TWICE, Spoiling(twice=0.3), Spoiling(twice=0.3)),
        (LATER, Spoiling(later=0.2), Spoiling(later=0.2)),
        (DROP, Spoiling(drop=0.15), Spoiling()),
        (CUT, Spoiling(cut=0.04), Spoiling(cut=0.04)),
    ],
    ids=["twice", "reordered", "dropped", "truncated"],
)
def test_spoiled_frames_lose_nothing_and_double_nothing(
    server: Serving, fate: str, up: Spoiling, down: Spoiling
) -> None:
    fates, found = asyncio.run(spoiled(server, up, down, 5))
    print(f"{fates}; {found.sentence()}")
    found.check()
    assert fates[fate] >= 5
    assert found.acknowledged >= MOVES


async def answered_though_dropped(server: Serving, up: bool) -> None:
    """A move is lost on its way, or its answer is; the line stays."""
    async with Proxy(server.port) as door, Client(door.url, "Anna", patience=0.2) as client:
        table = await client.make("encyclopedia", [structs.SeatWish("me", "Anna"), structs.SeatWish("me", "Ben")])
        question = our_question(table)
        assert question is not None
        word = next(offer.word for offer in question.offers if offer.refusal is None)
        door.up, door.down = Spoiling(drop=float(up)), Spoiling(drop=float(not up))
        socket = client._socket
        played = asyncio.ensure_future(client.play(table.id, question.seat, table.version, [word]))
        while not door.fates.get(DROP):
            await asyncio.sleep(0.01)
        door.up, door.down = Spoiling(), Spoiling()
        async with asyncio.timeout(SECONDS):
            version = await played
            await client.open(table.id)
        assert client._socket is socket, "the line was to stay"
        assert table.version == version
        assert [moment.word for moment in table.moments if moment.seat is not None] == [word]


@pytest.mark.parametrize("up", [True, False], ids=["the command", "the answer"])
def test_what_is_lost_on_a_line_that_stays_is_sent_again_and_done_once(server: Serving, up: bool) -> None:
    asyncio.run(answered_though_dropped(server, up))


async def heals(server: Serving) -> float:
    """How long somebody is behind whose news was dropped, and who says nothing."""
    async with Proxy(server.port) as door, Client(server.url, "Anna") as player, Client(door.url, "Ben") as watcher:
        table = await player.make("encyclopedia", [structs.SeatWish("me", "Anna"), structs.SeatWish("me", "Ben")])
        seen = await watcher.open(table.id)
        question = our_question(table)
        assert question is not None
        door.down = Spoiling(drop=1.0)
        word = next(offer.word for offer in question.offers if offer.refusal is None)
        version = await player.play(table.id, question.seat, table.version, [word])
        while not door.fates.get(DROP):
            await asyncio.sleep(0.01)
        door.down = Spoiling()
        began = time.monotonic()
        assert seen.version < version
        async with asyncio.timeout(SECONDS):
            await seen.until(lambda now: now.version == version)
        return time.monotonic() - began


def test_who_missed_news_is_put_right_by_the_next_heartbeat(server: Serving) -> None:
    assert asyncio.run(heals(server)) < 15


# Two tabs


async def same_person_twice(server: Serving) -> None:
    async with Client(server.url, "Anna") as first, Client(server.url, "Anna", key=first.key) as second:
        here = await first.make("navoria", [structs.SeatWish("me", "Anna"), structs.SeatWish("me", "Ben")])
        there = await second.open(here.id)
        for _ in range(20):
            await one_turn_in_both(first, here, second, there)
        assert [moment.word for moment in here.moments] == [moment.word for moment in there.moments]


async def one_turn_in_both(first: Client, here: Table, second: Client, there: Table) -> None:
    question = our_question(here)
    assert question is not None
    version = here.version
    words = [offer.word for offer in question.offers if offer.refusal is None]
    # The same click, that was sent from both: done once, and answered twice.
    command = new_id()
    clicks = (client.play(here.id, question.seat, version, words[:1], command) for client in (first, second))
    versions = await asyncio.gather(*clicks)
    assert versions[0] == versions[1] > version
    # Another click of the tab that is behind.
    with pytest.raises(Refused) as stale:
        await second.play(here.id, question.seat, version, words[-1:])
    assert stale.value.code == "stale-version"
    assert stale.value.version == versions[0]
    async with asyncio.timeout(SECONDS):
        for table in (here, there):
            await table.until(lambda seen: seen.version == versions[0])


def test_in_two_tabs_the_same_click_counts_once_and_an_old_one_is_refused(server: Serving) -> None:
    asyncio.run(same_person_twice(server))


# A slow reader


def dropped(server: Serving) -> bool:
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=5) as answer:
        return b"ludoteca_slow_clients_dropped_total 1.0" in answer.read()


def connections(server: Serving) -> int:
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=5) as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("ludoteca_connections "))))


def small_window() -> aiohttp.TCPConnector:
    """Sockets into which little fits that nobody reads."""

    def made(address: aiohttp.AddrInfoType) -> socket.socket:
        made = socket.socket(address[0], address[1], address[2])
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        return made

    return aiohttp.TCPConnector(socket_factory=made)


async def with_a_slow_reader(server: Serving, reads_in_the_end: bool) -> tuple[list[str], float]:
    """What the slow one is told at last, and how long others waited at most for a move meanwhile."""
    async with Client(server.url, "Anna") as player, aiohttp.ClientSession(connector=small_window()) as session:
        table = await player.make("encyclopedia", [structs.SeatWish("me", "Anna"), structs.SeatWish("me", "Ben")])
        async with session.ws_connect(f"{server.url}/ws", max_msg_size=0) as slow:
            transport = slow.get_extra_info("socket")
            assert transport is not None
            longest = await play_until_dropped(server, player, table, slow)
            if not reads_in_the_end:
                await until_alone(server)
                return [], longest
            heard = [json.decode(frame.data) async for frame in slow if frame.type is aiohttp.WSMsgType.TEXT]
            return [message["reason"] for message in heard if message["is"] == "closing"], longest


async def play_until_dropped(
    server: Serving, player: Client, table: Table, slow: aiohttp.ClientWebSocketResponse
) -> float:
    longest = 0.0
    deadline = time.monotonic() + SECONDS
    async for turn in player.turns(table):
        for _ in range(8):  # asks for the whole table again and again, and reads nothing
            await slow.send_bytes(json.encode(commands.Open(id=new_id(), table=table.id)))
        began = time.monotonic()
        await turn.play(turn.words[0])
        longest = max(longest, time.monotonic() - began)
        if await asyncio.to_thread(dropped, server):
            return longest
        assert time.monotonic() < deadline, "the slow reader was not dropped"
        await asyncio.sleep(0.1)
    raise AssertionError("the game is over, and the slow reader was not dropped")


async def until_alone(server: Serving) -> None:
    async with asyncio.timeout(10):
        while await asyncio.to_thread(connections, server) > 1:
            await asyncio.sleep(0.1)


def test_a_slow_reader_is_dropped_and_told_while_the_others_go_on(server: Serving) -> None:
    told, longest = asyncio.run(with_a_slow_reader(server, True))
    assert told == ["slow"]
    assert longest < 2.0


def test_who_does_not_read_at_all_is_cut_off(server: Serving) -> None:
    _, longest = asyncio.run(with_a_slow_reader(server, False))
    assert longest < 2.0
