"""Bad lines: frames doubled, out of order, cut off or late, and readers that do not read."""

import asyncio
import base64
import os
import struct
from pathlib import Path
from typing import Final

import aiohttp
import pytest
from msgspec import json

from ludoteca.client import Client, Dismissed, Table, decode_message, new_id
from ludoteca.kernel.journal import Chosen
from ludoteca.server.connection import MOST_WAITING
from ludoteca.server.limits import Limits
from ludoteca.server.serving import Plan
from ludoteca.server.storage.store import PersonRow
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import NIM, House, evening, friends, soon
from tests.server.kit_proxy import BadLine

pytestmark = pytest.mark.usefixtures("nim")

EAGER: Final = Limits(frames=1e6, burst=1e6, guests_burst=1e6, farewell=0.5, beat=0.2)


@evening
async def test_frames_that_come_twice_and_out_of_order_are_done_once(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        ada = await house.guest("Ada")
        table = await ada.make(NIM, [structs.SeatWish("me", "Left"), structs.SeatWish("me", "Right")])
        served = await house.live(table)
        first, version = served.waits_for(), served.version
        assert first is not None
        moves = [
            commands.Play(id=f"move-{number}", table=table.id, seat=seat, version=version + number, answers=["1"])
            for number, seat in enumerate((first, 1 - first))
        ]
        frames = [json.encode(moves[number]) for number in (1, 0, 0, 1, 0, 1)]
        url = f"{house.server.url}ws"
        async with aiohttp.ClientSession(cookies={"ludoteca": ada.key}) as http, http.ws_connect(url) as socket:
            for frame in frames:
                await socket.send_bytes(frame)
            said = [decode_message.decode((await socket.receive(20)).data) for _ in frames]
        early, *others = said
        assert isinstance(early, messages.Refused)
        assert early.refusal.code == "stale-version"
        assert [answer.version for answer in others if isinstance(answer, messages.Done)] == [
            version + number for number in (1, 1, 2, 1, 2)
        ]
        assert (await house.live(table)).version == version + 2


@evening
async def test_who_leaves_before_the_socket_is_open_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(tmp_path / "data") as house:
        knocked, left = asyncio.Event(), asyncio.Event()
        who = house.server.web.requests.people.who

        async def who_in_the_end(key: str | None) -> PersonRow | None:
            knocked.set()
            await left.wait()
            return await who(key)

        monkeypatch.setattr(house.server.web.requests.people, "who", who_in_the_end)
        async with aiohttp.ClientSession() as http:
            knocking = asyncio.ensure_future(http.ws_connect(f"{house.server.url}ws"))
            await knocked.wait()
            knocking.cancel()
        await soon(knocking.done)
        await asyncio.sleep(0.1)  # until the server has heard of it
        left.set()
        monkeypatch.undo()
        await house.guest("Ada")
        assert b"ludoteca_faults_total 0.0" in house.server.metrics.text()


async def play_through(client: Client, table: Table, played: list[tuple[int, int, str]]) -> None:
    async for turn in client.turns(table):
        word = turn.words[-1]
        played.append((await turn.play(word), turn.seat, word))


@evening
async def test_over_a_line_that_breaks_in_the_middle_of_frames_every_answer_is_played_once(tmp_path: Path) -> None:
    house = House(tmp_path / "data", Plan(tmp_path / "data", port=0, workers=1, limits=EAGER))
    async with house, BadLine(house.server, "bad", 3_000, 120_000) as line:
        async with Client(line.url, "Ada") as ada, Client(line.url, "Bob") as bob:
            table = await ada.make("navoria", ["me", "friend"], public=True)
            same = await bob.open(table.id)
            await bob.ask(commands.Sit(id=new_id(), table=table.id, seat=1), messages.Done)
            played: list[tuple[int, int, str]] = []
            await asyncio.gather(play_through(ada, table, played), play_through(bob, same, played))
            await soon(lambda: table.over and same.over)
            assert table.position == same.position
        journal = (await house.live(table)).journal
        assert journal is not None
        chosen = [(entry.seat, entry.word) for entry in journal.entries if isinstance(entry, Chosen)]
        assert [(seat, word) for _, seat, word in sorted(played)] == chosen
        assert line.cuts > 5
        assert b"ludoteca_faults_total 0.0" in house.server.metrics.text()


@evening
async def test_a_client_that_missed_a_message_is_healed_by_the_heartbeat(tmp_path: Path) -> None:
    async with House(tmp_path / "data", Plan(tmp_path / "data", port=0, workers=1, limits=EAGER)) as house:
        table, [ada, bob] = await friends(house, "Ada", "Bob")
        served = await house.live(table)
        [connection] = [each for each in served.watchers if bob.me is not None and each.person == bob.me.person]
        served.watchers.discard(connection)
        await house.play(table, moves=1)
        await ada.ask(commands.Say(id=new_id(), table=table.id, text="Your turn"), messages.Done)
        same = bob.table(table.id)
        await soon(lambda: same.version == table.version and len(same.chat) == 1)
        assert same.moments == table.moments
        await house.play(table)
        await same.until(lambda seen: seen.over)


@evening
async def test_who_opens_a_table_while_others_play_misses_nothing(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        ada = await house.guest("Ada")
        table = await ada.make("navoria", [structs.SeatWish("me", "Left"), structs.SeatWish("me", "Right")])
        playing = asyncio.create_task(house.play(table, moves=60))
        opened = 0
        while not playing.done():
            eve = await house.guest("Eve")
            seen = await eve.open(table.id)
            at_first = [moment.version for moment in seen.moments]
            assert at_first[-1] == seen.version, "between what was and what is told, something is missing"
            await asyncio.sleep(0.01)
            versions = [moment.version for moment in seen.moments]
            assert versions == list(range(versions[0], versions[-1] + 1))
            opened += 1
        assert opened > 3


@evening
async def test_who_comes_hears_the_answer_before_any_news(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        table, _ = await friends(house, "Ada", "Bob")
        url = f"{house.server.url}ws"
        async with aiohttp.ClientSession() as http, http.ws_connect(url) as socket:
            await socket.send_bytes(json.encode(commands.Open(id="1", table=table.id)))
            assert isinstance(decode_message.decode((await socket.receive(20)).data), messages.Shown)
        await soon(lambda: table.room is not None and table.room.watching == 0)


@evening
async def test_a_client_that_is_too_quick_waits_and_asks_again(tmp_path: Path) -> None:
    limits = Limits(frames=60, burst=5, farewell=0.5)
    async with House(tmp_path / "data", Plan(tmp_path / "data", port=0, workers=1, limits=limits)) as house:
        ada = await house.guest("Ada")
        await asyncio.gather(*(ada.ask(commands.Ping(id=new_id()), messages.Done) for _ in range(40)))
        text = house.server.metrics.text()
        assert b'ludoteca_commands_total{command="ping",outcome="done"} 40.0' in text


@evening
async def test_a_client_that_is_dismissed_says_so_instead_of_waiting(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        table, [ada, bob] = await friends(house, "Ada", "Bob")
        waiting = asyncio.create_task(bob.table(table.id).until(lambda seen: seen.over))
        cookies, me = {"ludoteca": bob.key}, f"{house.server.url}api/me"
        async with aiohttp.ClientSession(cookies=cookies) as http, http.delete(me) as erased:
            assert erased.status == 204
        with pytest.raises(Dismissed, match="erased"):
            await asyncio.wait_for(waiting, 20)
        with pytest.raises(Dismissed):
            await bob.open(table.id)
        await ada.ask(commands.Ping(id=new_id()), messages.Done)


# Slow readers


class Deaf:
    """A WebSocket that sends, and reads only when it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader: Final = reader
        self.writer: Final = writer

    @classmethod
    async def connect(cls, port: int) -> "Deaf":
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
        assert b" 101 " in head
        return cls(reader, writer)

    def send(self, command: commands.Command) -> None:
        data = json.encode(command)
        assert len(data) < 126
        self.writer.write(bytes((0x82, 0x80 | len(data), 0, 0, 0, 0)) + data)

    async def read(self) -> list[bytes]:
        """The text of all frames until the connection ends."""
        frames: list[bytes] = []
        try:
            while True:
                kind, length = await self.reader.readexactly(2)
                if length == 126:
                    (length,) = struct.unpack("!H", await self.reader.readexactly(2))
                elif length == 127:
                    (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
                data = await self.reader.readexactly(length)
                if kind & 15 == 1:
                    frames.append(data)
        except (asyncio.IncompleteReadError, ConnectionError):
            return frames


def dropped(house: House) -> float:
    return house.server.metrics.registry.get_sample_value("ludoteca_slow_clients_dropped_total") or 0.0


@pytest.mark.parametrize("wakes", [True, False])
def test_who_reads_too_slowly_is_dropped_and_told_and_others_are_not_slowed(tmp_path: Path, wakes: bool) -> None:
    @evening
    async def watch() -> None:
        limits = Limits(frames=1e6, burst=1e6, farewell=10.0 if wakes else 0.3)
        async with House(tmp_path / "data", Plan(tmp_path / "data", port=0, workers=1, limits=limits)) as house:
            ada = await house.guest("Ada")
            table = await ada.make("encyclopedia", ["me", "automa:linne:boudeuse"])
            deaf = await Deaf.connect(house.server.port)
            longest = 0.0
            loop = asyncio.get_running_loop()
            while not dropped(house):
                deaf.send(commands.Open(id=new_id(), table=table.id))
                began = loop.time()
                await ada.ask(commands.Ping(id=new_id()), messages.Done)
                longest = max(longest, loop.time() - began)
            assert longest < 2.0
            if wakes:
                frames = await asyncio.wait_for(deaf.read(), 20)
                assert frames[-1] == b'{"is":"closing","reason":"slow"}'
                assert sum(len(frame) for frame in frames) < 4 * MOST_WAITING
            await soon(lambda: len(house.server.connections.all) == 1)
            deaf.writer.close()
            await house.play(table, moves=2)

    watch()
