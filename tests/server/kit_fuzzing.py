"""Many mangled frames at a server in this process, over tables of every kind, each held to what the wire promises."""

import asyncio
import logging
import secrets
from pathlib import Path
from typing import Final, NamedTuple

from aiohttp import web
from msgspec import DecodeError, json

from ludoteca.client import decode_message, new_id
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.table import Choice
from ludoteca.server.connection import Connection
from ludoteca.server.logs import LOG, JsonLines
from ludoteca.server.room import FINISHED
from ludoteca.server.serving import Plan, Server
from ludoteca.server.storage.store import KeyRow, PersonRow
from ludoteca.server.table import ServedTable
from ludoteca.server.transaction import Person
from ludoteca.wire import commands, messages, structs
from tests.server.kit_frames import Frame, Known, Mangler
from tests.server.kit_house import LAVISH, NIM

LOOK: Final = 250
"""After so many frames the mangler learns what the tables look like now."""
PLAY_ON: Final = 20 * LOOK
"""After so many, whatever they have made of the tables is played on: at the end alone, all might have been left."""
LAID: Final = (
    *((NIM, False), (NIM, False), (NIM, True), (NIM, True), (NIM, True), ("navoria", True), ("navoria", True)),
    *(("encyclopedia", True), ("navoria", False)),
)
"""The tables that are there, and whether the second seat is taken too."""
KEPT_TOKENS: Final = 20


class Fuzzed(NamedTuple):
    """What came of it: how many answers of which kind, what was wrong, and how often a table then played on."""

    answers: dict[str, int]
    wrong: list[str]
    log: list[str]
    faults: float
    played_on: int


class Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.setFormatter(JsonLines())
        self.lines: Final[list[str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def id_of(frame: Frame) -> str | None:
    """The id that an answer must carry, if the frame is an object that has one, and not two."""
    if (frame if isinstance(frame, bytes) else frame.encode(errors="replace")).count(b'"id"') > 1:
        return None
    try:
        found = json.decode(frame)
    except (DecodeError, UnicodeError, RecursionError):
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name[:64] if isinstance(name, str) else None


def mistake(frame: Frame, said: bytes) -> str | None:
    """What is wrong with an answer."""
    message = decode_message.decode(said)
    if not isinstance(message, messages.Answer):
        return "that is no answer"
    expected = id_of(frame)
    if expected is not None and message.id != expected:
        return f"the id is {message.id!r}"
    if isinstance(message, messages.Refused) and message.refusal.code in (
        "server-fault",
        "storage-full",
        "storage-unavailable",
    ):
        return message.refusal.code
    return None


class Fuzzer:
    def __init__(self, server: Server, seed: str) -> None:
        self.server: Final = server
        self.people: Final = [Person(secrets.token_urlsafe(8), name) for name in ("Ada", "Bob")]
        self.seats: Final = [self.connection(person) for person in (*self.people, None)]
        self.seed: Final = seed
        self.answers: Final[dict[str, int]] = {}
        self.wrong: Final[list[str]] = []
        self.played_on = 0
        self.tables: Final[list[str]] = []
        self.tokens: Final[list[str]] = ["", "no-token", "x.y"]

    def connection(self, person: Person | None) -> Connection:
        """It was never connected: what is sent to it goes nowhere, what it is asked is answered."""
        return Connection(self.server.connections, web.WebSocketResponse(), person)

    async def say(self, connection: Connection, command: commands.Command) -> messages.AnyMessage:
        return decode_message.decode(await connection.answer(connection.read(json.encode(command))))

    async def introduce(self) -> None:
        """What is done for somebody who is not known is refused."""
        for person in self.people:
            key = KeyRow(person.id.encode(), person.id, 0.0)
            await self.server.store.add_person(PersonRow(person.id, person.name, "", None, 0.0), key)

    async def lay_tables(self) -> None:
        """Gathering and playing, public and private, with and without clocks. What is over or left goes."""
        tables = self.server.tables
        there = [tables.in_memory[each] for each in self.tables if each in tables.in_memory]
        self.tables[:] = [served.id for served in there if all(chair.gone is None for chair in served.room.chairs)]
        self.tables[:] = [each for each in self.tables if tables.in_memory[each].room.phase != FINISHED]
        self.tokens[:] = self.tokens[-KEPT_TOKENS:]
        for number, (game, joined) in enumerate(LAID[len(self.tables) :]):
            await self.lay(number, game, joined)

    async def lay(self, number: int, game: str, joined: bool) -> None:
        ada, bob, _ = self.seats
        clock = structs.ClockWish(600, 5) if number % 2 else None
        seats = [structs.SeatWish("me"), structs.SeatWish("friend")]
        public = number % 3 == 0
        table = await self.done(
            ada,
            commands.Make(id=new_id(), game=game, seats=seats, public=public, watchers=public, clock=clock),
        )
        self.tables.append(table)
        invited = await self.say(ada, commands.Invite(id=new_id(), table=table))
        assert isinstance(invited, messages.Invited)
        self.tokens.append(invited.token)
        if joined:
            await self.done(bob, commands.Join(id=new_id(), token=invited.token))

    async def done(self, connection: Connection, command: commands.Command) -> str:
        answer = await self.say(connection, command)
        assert isinstance(answer, messages.Done)
        assert answer.table is not None
        return answer.table

    # What is there

    def known(self) -> Known:
        tables = self.server.tables
        words, versions, turns = {}, {}, {}
        for table in self.tables:
            served = tables.in_memory.get(table)
            if served is not None and served.revision:
                words[table] = words_of(served)
                versions[table] = served.version
                turns[table] = served.waits_for() or 0
        return Known(
            (NIM, NIM, "navoria", "encyclopedia"), [*self.tables, "no-table"], self.tokens, words, versions, turns
        )

    async def throw(self, count: int) -> None:
        mangler = Mangler(self.known(), self.seed)
        for number in range(count):
            if number % LOOK == 0:
                await self.lay_tables()
                mangler.known = self.known()
            frame = mangler.frame()
            connection = mangler.dice.choice(self.seats)
            try:
                said = await connection.answer(connection.read(frame))
                problem = mistake(frame, said)
            except Exception as error:  # whatever it is, it is the finding
                problem = f"{type(error).__name__}: {error}"
                said = b'{"is":"nothing"}'
            kind = str(json.decode(said)["is"])
            self.answers[kind] = self.answers.get(kind, 0) + 1
            if problem is not None:
                self.wrong.append(f"{problem}: {frame[:2000]!r}")
            if (number + 1) % PLAY_ON == 0:
                await self.play_on()

    async def play_on(self) -> None:
        """Play a move at every table that still plays, read from the disk again."""
        for table in self.tables:
            self.server.tables.in_memory.pop(table, None)
            served = await self.server.tables.load(table) if await self.server.store.load(table) is not None else None
            seat = None if served is None else served.waits_for()
            if served is None or seat is None or not served.room.chairs[seat].decides:
                continue
            owner = next(each for each in self.seats if each.person == served.room.chairs[seat].person)
            move = commands.Play(
                id=new_id(), table=table, seat=seat, version=served.version, answers=[words_of(served)[0]]
            )
            answer = await self.say(owner, move)
            assert isinstance(answer, messages.Done), answer
            self.played_on += 1


def words_of(served: ServedTable) -> list[str]:
    table = None if served.journal is None else served.journal.table
    question = None if table is None else table.question
    if table is None or not isinstance(question, Choice):
        return []
    return [word_of(table, question, option) for option in table.options()]


async def _fuzz(folder: Path, seed: str, count: int) -> Fuzzed:
    lines = Lines()
    LOG.addHandler(lines)
    server = Server(Plan(folder, port=0, workers=1, limits=LAVISH))
    try:
        async with server:
            fuzzer = Fuzzer(server, seed)
            await fuzzer.introduce()
            await fuzzer.lay_tables()
            await fuzzer.throw(count)
    finally:
        LOG.removeHandler(lines)
    [faults] = [
        sample.value
        for metric in server.metrics.registry.collect()
        for sample in metric.samples
        if sample.name == "ludoteca_faults_total"
    ]
    return Fuzzed(fuzzer.answers, fuzzer.wrong, lines.lines, faults, fuzzer.played_on)


def fuzz(folder: Path, seed: str, count: int) -> Fuzzed:
    return asyncio.run(_fuzz(folder, seed, count))
