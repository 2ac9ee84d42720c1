"""Every byte that leaves the server, searched for the dealer's secret while a game is on.

`make test` scans some random games, `make soak` many: `python -m tests.server.secrets --games 1000`.
"""

import argparse
import asyncio
import base64
import logging
import random
import tempfile
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import aiohttp
from msgspec import DecodeError, json

from ludoteca.client import decode_message, new_id
from ludoteca.server.connection import decode_id
from ludoteca.server.logs import LOG, JsonLines
from ludoteca.server.serving import Plan, Server
from ludoteca.wire import commands, messages, structs
from tests.server.kit_fuzzing import words_of
from tests.server.kit_house import LAVISH

GAMES: Final = ("navoria", "navoria", "encyclopedia")
AT_ONCE: Final = 10
MOST_MOVES: Final = 3_000
LOOK: Final = 120
"""After so many decisions, everything that can be asked for is asked for."""
JOURNAL: Final = "api/tables/{}/journal"
DRAWS: Final = "api/tables/{}/draws"
PATHS: Final = (
    "",
    JOURNAL,
    DRAWS,
    "api/games",
    "api/me",
    "api/me/export",
    "metrics",
    "healthz",
)


class Leak(Exception):
    """The secret was where it should not be, or was not where it should."""


class Scanned(NamedTuple):
    games: int
    messages: int
    size: int


@lru_cache(64)
def forms(secret: bytes) -> tuple[bytes, ...]:
    """What a secret looks like when somebody lets it out: raw, in hex, in base64 at each of three offsets, reversed."""
    coded = [base64.b64encode(b"\0" * shift + secret)[4:-4] for shift in range(3)]
    web = [part.replace(b"+", b"-").replace(b"/", b"_") for part in coded]
    numbers = (str(int.from_bytes(secret, "big")), str(int.from_bytes(secret, "little")))
    listed = ",".join(str(byte) for byte in secret[:8])
    return (
        *(secret, secret[::-1], secret.hex().encode(), secret.hex().upper().encode()),
        *coded,
        *web,
        *(number.encode() for number in numbers),
        listed.encode(),
        listed.replace(",", ", ").encode(),
    )


def found(secret: bytes, said: bytes) -> bool:
    return any(form in said for form in forms(secret))


def tells_the_end(said: bytes) -> bool:
    """Whether this is the news that the game is over, with which the secret is shown."""
    try:
        message = decode_message.decode(said)
    except DecodeError:
        return False
    return isinstance(message, messages.Changed) and message.room.phase == "finished"


class Ears(logging.Handler):
    """The server's log, as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.said: Final[list[bytes]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record).encode())


class Listener:
    """Plays a game over a socket of its own, and keeps whatever it was sent."""

    def __init__(self, server: Server, ears: Ears, seed: str) -> None:
        self.server: Final = server
        self.ears: Final = ears
        self.dice: Final = random.Random(seed)
        self.said: list[bytes] = []
        self.overheard = len(ears.said)
        """So many lines of the log are older than this game, or were searched already."""
        self.messages = 0
        self.size = 0

    async def play(self, game: str) -> None:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http:
            async with http.post(f"{self.server.url}api/me", json={"name": "Ada"}) as answer:
                self.said.append(await answer.read())
            async with http.ws_connect(f"{self.server.url}ws", max_msg_size=0) as socket:
                await self._play(game, http, socket)

    async def _play(self, game: str, http: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse) -> None:
        seats = [structs.SeatWish("me", "Ada"), structs.SeatWish("me", "Ben"), structs.SeatWish("bot:random")]
        made = await self.ask(socket, commands.Make(id=new_id(), game=game, seats=seats[: self.dice.choice((2, 3))]))
        assert isinstance(made, messages.Done)
        assert made.table is not None
        served = await self.server.tables.load(made.table)
        secret = served.secret
        await self.ask(socket, commands.Open(id=new_id(), table=served.id))
        for number in range(MOST_MOVES):
            if number % LOOK == 0:
                await self.look_around(http, socket, served.id)
            seat = served.waits_for()
            if seat is None:
                break
            if served.room.chairs[seat].decides:
                await self.decide(socket, served.id, seat, self.dice.choice(words_of(served)))
            else:
                await self.ask(socket, commands.Ping(id=new_id()))
                await asyncio.sleep(0.005)
            self.must_be_hidden(secret)
        await self.must_be_shown(http, socket, served.id, secret)

    async def decide(self, socket: aiohttp.ClientWebSocketResponse, table: str, seat: int, word: str) -> None:
        """Try it, play it, and perhaps take it back or say something first."""
        version = (await self.server.tables.load(table)).version
        if self.dice.random() < 0.2:
            await self.ask(socket, commands.Try(id=new_id(), table=table, seat=seat, version=version, answers=[word]))
        await self.ask(socket, commands.Play(id=new_id(), table=table, seat=seat, version=version, answers=[word]))
        if self.dice.random() < 0.02:
            version = (await self.server.tables.load(table)).version
            await self.ask(socket, commands.Undo(id=new_id(), table=table, seat=seat, version=version))

    async def look_around(
        self, http: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse, table: str
    ) -> None:
        served = await self.server.tables.load(table)
        version, seat = served.version, served.waits_for() or 0
        for command in (
            commands.Open(id=new_id(), table=table, since=max(0, version - LOOK)),
            commands.Lobby(id=new_id()),
            commands.At(id=new_id(), table=table, version=self.dice.randint(0, version)),
            commands.Log(id=new_id(), table=table, first=max(0, version - LOOK), last=version),
            commands.History(id=new_id(), table=table),
            commands.Hint(id=new_id(), table=table, seat=seat, version=version, answers=[]),
            commands.Analyse(id=new_id(), table=table),
            commands.Say(id=new_id(), table=table, text="Good luck"),
            commands.Play(id=new_id(), table=table, seat=0, version=version, answers=["no such word"]),
        ):
            await self.ask(socket, command)
        await self.fetch(http, table)

    async def fetch(self, http: aiohttp.ClientSession, table: str) -> dict[str, bytes]:
        bodies = {}
        for path in PATHS:
            async with http.get(f"{self.server.url}{path.format(table)}") as answer:
                heads = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
                bodies[path] = await answer.read()
                self.said += [heads.encode(), bodies[path]]
        return bodies

    # What is heard

    async def ask(self, socket: aiohttp.ClientWebSocketResponse, command: commands.Command) -> messages.AnyMessage:
        await socket.send_bytes(json.encode(command))
        while True:
            said = await self.hear(socket)
            if decode_id.decode(said).id == command.id:
                return decode_message.decode(said)

    async def hear(self, socket: aiohttp.ClientWebSocketResponse) -> bytes:
        frame = await socket.receive(30)
        assert isinstance(frame.data, str), frame
        self.said.append(frame.data.encode())
        return self.said[-1]

    def must_be_hidden(self, secret: bytes) -> None:
        for said in (*self.said, *self.ears.said[self.overheard :]):
            if found(secret, said) and not tells_the_end(said):
                raise Leak(f"the secret of a running table is in {said[:200]!r}")
        self.overheard = len(self.ears.said)
        self.messages += len(self.said)
        self.size += sum(len(said) for said in self.said)
        self.said.clear()

    async def must_be_shown(
        self, http: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse, table: str, secret: bytes
    ) -> None:
        """The game is over: the room and the journal have the secret, and the log has it still not."""
        self.said.clear()
        await self.ask(socket, commands.Open(id=new_id(), table=table))
        if not found(secret, self.said[-1]):
            raise Leak("the table is over, and its secret is not shown")
        bodies = await self.fetch(http, table)
        if not (found(secret, bodies[JOURNAL]) and found(secret, bodies[DRAWS])):
            raise Leak("the table is over, and its journal does not have the secret")
        if any(found(secret, line) for line in self.ears.said):
            raise Leak("the secret is in the log")


async def scan_games(folder: Path, numbers: Sequence[int]) -> Scanned:
    ears = Ears()
    level = LOG.level
    LOG.addHandler(ears)
    LOG.setLevel(logging.DEBUG)
    messages = size = 0
    try:
        async with Server(Plan(folder, port=0, workers=1, limits=LAVISH)) as server:
            for first in range(0, len(numbers), AT_ONCE):
                some = numbers[first : first + AT_ONCE]
                listeners = [Listener(server, ears, f"game {number}") for number in some]
                plays = [one.play(GAMES[number % len(GAMES)]) for one, number in zip(listeners, some, strict=True)]
                await asyncio.gather(*plays)
                messages += sum(listener.messages for listener in listeners)
                size += sum(listener.size for listener in listeners)
    finally:
        LOG.removeHandler(ears)
        LOG.setLevel(level)
    return Scanned(len(numbers), messages, size)


def scan(folder: Path, numbers: Sequence[int]) -> Scanned:
    """Play these games, and search whatever was sent. Raises Leak."""
    return asyncio.run(scan_games(folder, numbers))


def shares(games: int, processes: int) -> Iterator[range]:
    for process in range(processes):
        yield range(process, games, processes)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        print(scan(Path(place), range(asked.games)))
