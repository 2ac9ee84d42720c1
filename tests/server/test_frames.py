"""Whatever comes in, one answer goes out, nothing breaks, and the tables play on."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import aiohttp
import pytest
from msgspec import DecodeError, json

from ludoteca.client import Client, decode_message, new_id
from ludoteca.server.connection import MOST_BYTES
from ludoteca.server.limits import Limits
from ludoteca.server.serving import Plan
from ludoteca.wire import commands, messages
from tests.server.kit_frames import DEEP, Frame, Mangler
from tests.server.kit_fuzzing import Fuzzer, fuzz, id_of, mistake
from tests.server.kit_house import House, evening, friends

pytestmark = pytest.mark.usefixtures("nim")

FRAMES: Final = 100_000
PROCESSES: Final = 2
OVER_A_SOCKET: Final = 3_000
WINDOW: Final = 50
NEWS_TOO: Final = (messages.LobbyShown, messages.Analysed)


@pytest.mark.pure_only
def test_a_hundred_thousand_mangled_frames_get_one_answer_each_and_break_nothing(tmp_path: Path) -> None:
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        share = FRAMES // PROCESSES
        runs = [pool.submit(fuzz, tmp_path / f"{number}", f"seed {number}", share) for number in range(PROCESSES)]
        for run in runs:
            fuzzed = run.result()
            assert not fuzzed.wrong, "\n".join(fuzzed.wrong[:10])
            assert fuzzed.faults == 0
            assert not fuzzed.log, "\n".join(fuzzed.log[:10])
            assert sum(fuzzed.answers.values()) == share
            assert fuzzed.answers["done"] > share // 100, "hardly anything was done: the frames are too wild"
            assert fuzzed.answers["tried"] > 0
            assert fuzzed.played_on > 0


async def connect(http: aiohttp.ClientSession, house: House) -> aiohttp.ClientWebSocketResponse:
    return await http.ws_connect(f"{house.server.url}ws", max_msg_size=0)


async def answers_to(socket: aiohttp.ClientWebSocketResponse, frames: list[Frame]) -> list[messages.Answer]:
    """Send these at once, and wait for as many answers; news in between is left out."""
    for frame in frames:
        await (socket.send_str(frame) if isinstance(frame, str) else socket.send_bytes(frame))
    answers: list[messages.Answer] = []
    while len(answers) < len(frames):
        message = await socket.receive(20)
        assert message.type is aiohttp.WSMsgType.TEXT, message
        said = decode_message.decode(message.data)
        if isinstance(said, messages.Answer) and not (isinstance(said, NEWS_TOO) and said.id == ""):
            answers.append(said)
    return answers


def is_hint(frame: Frame) -> bool:
    """Whether its answer may come later."""
    try:
        return isinstance(json.decode(frame, type=commands.AnyCommand), commands.Hint)
    except (DecodeError, UnicodeError, RecursionError):
        return False


@evening
async def test_thousands_of_mangled_frames_over_a_socket_are_answered_in_order(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        table, [ada, _] = await friends(house, "Ada", "Bob")
        fuzzer = Fuzzer(house.server, "")
        fuzzer.tables.append(table.id)
        mangler = Mangler(fuzzer.known(), "over a socket")
        async with aiohttp.ClientSession(cookies={"ludoteca": ada.key}) as http, await connect(http, house) as socket:
            for _ in range(OVER_A_SOCKET // WINDOW):
                frames = [frame for _ in range(WINDOW) if not is_hint(frame := sendable(mangler.frame()))]
                for frame, answer in zip(frames, await answers_to(socket, frames), strict=True):
                    assert not mistake(frame, json.encode(answer)), frame
            [pong] = await answers_to(socket, [b'{"do":"ping","id":"last"}'])
            assert pong.id == "last"
        assert b"ludoteca_faults_total 0.0" in house.server.metrics.text()


def sendable(frame: Frame) -> Frame:
    """A text frame that is no UTF-8 ends a WebSocket by its own rules; as bytes it may be anything."""
    return frame.encode(errors="surrogatepass") if isinstance(frame, str) else frame


@evening
async def test_a_frame_that_is_too_long_ends_the_connection_and_nothing_else(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        table, [ada, _] = await friends(house, "Ada", "Bob")
        async with aiohttp.ClientSession(cookies={"ludoteca": ada.key}) as http, await connect(http, house) as socket:
            padding = b" " * (MOST_BYTES - 40)
            [pong] = await answers_to(socket, [b'{"do":"ping","id":"long"}' + padding])
            assert pong.id == "long"
            await socket.send_bytes(b" " * (MOST_BYTES + 1))
            closed = await socket.receive(20)
            assert closed.type is aiohttp.WSMsgType.CLOSE
            assert socket.close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        await house.play(table)
        await table.until(lambda seen: seen.over)


@evening
async def test_binary_frames_are_read_as_text_is(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house, aiohttp.ClientSession() as http, await connect(http, house) as socket:
        frames: list[Frame] = ['{"do":"ping","id":"text"}', b'{"do":"ping","id":"bytes"}']
        assert [answer.id for answer in await answers_to(socket, frames)] == ["text", "bytes"]


@pytest.mark.parametrize(
    ("frame", "code", "name"),
    [
        ("", "frame-unreadable", ""),
        ("{", "frame-unreadable", ""),
        ('{"do":"plan","id":"1","wish":{"a":' + "[" * DEEP * 10, "frame-unreadable", ""),
        (b"\xff", "frame-unreadable", ""),
        ('{"do":"ping","id":"\\ud800"}', "frame-unreadable", ""),
        ("[]", "frame-wrong", ""),
        ('{"id":"1"}', "frame-wrong", "1"),
        ('{"do":"fly","id":"1"}', "frame-wrong", "1"),
        ('{"do":"ping","id":""}', "frame-wrong", ""),
        ('{"do":"ping","id":"' + "x" * 65 + '"}', "frame-wrong", "x" * 64),
        ('{"do":"open","id":"1","table":7}', "frame-wrong", "1"),
        ('{"do":"play","id":"1","table":"t","seat":99999999999999999999}', "frame-wrong", "1"),
        ('{"do":"play","id":"1","table":"t","seat":0,"version":0,"answers":[]}', "frame-wrong", "1"),
        ('{"do":"make","id":"1","game":"nim","seats":[]}', "frame-wrong", "1"),
        ('{"do":"say","id":"1","table":"t","text":"' + "x" * 501 + '"}', "frame-wrong", "1"),
    ],
)  # fmt: skip
def test_what_is_not_a_command_is_refused_with_the_id_that_it_had(
    tmp_path: Path, frame: Frame, code: str, name: str
) -> None:
    @evening
    async def send() -> None:
        data = frame.encode() if isinstance(frame, str) else frame
        async with House(tmp_path / "data") as house, aiohttp.ClientSession() as http, await connect(http, house) as at:
            [answer] = await answers_to(at, [data])
            assert isinstance(answer, messages.Refused)
            assert (answer.refusal.code, answer.id) == (code, name)
            assert id_of(frame) in (None, name)

    send()


@evening
async def test_who_sends_too_much_is_refused_and_others_are_not_slowed(tmp_path: Path) -> None:
    limits = Limits(frames=5, burst=20, farewell=0.5)
    async with House(tmp_path / "data", Plan(tmp_path / "data", port=0, limits=limits)) as house:
        ada = await house.guest("Ada")
        async with aiohttp.ClientSession() as http, await connect(http, house) as socket:
            frames: list[Frame] = [json.encode(commands.Ping(id=f"{number}")) for number in range(400)]
            flood = asyncio.create_task(answers_to(socket, frames))
            began = asyncio.get_running_loop().time()
            await ada.ask(commands.Ping(id=new_id()), messages.Done)
            assert asyncio.get_running_loop().time() - began < 2
            answers = await flood
            refused = [answer for answer in answers if isinstance(answer, messages.Refused)]
            assert [answer.id for answer in answers] == [f"{number}" for number in range(400)]
            assert {answer.refusal.code for answer in refused} == {"too-fast"}
            assert 20 <= len(answers) - len(refused) < 60


@evening
async def test_two_tabs_of_one_person_agree(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        table, [ada, _] = await friends(house, "Ada", "Bob")
        second: Client = await house.guest("Ada", ada.key)
        tab = await second.open(table.id)
        await house.play(table)
        await table.until(lambda seen: seen.over)
        await tab.until(lambda seen: seen.over)
        assert tab.moments == table.moments
        assert tab.position == table.position
