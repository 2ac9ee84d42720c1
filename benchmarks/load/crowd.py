"""A part of the crowd, in a process of its own: holds sockets, watches tables, moves at a fixed rate.

It is told what to do on standard input, one line at a time, and answers each line with one of JSON:
connect, watch, play RATE SECONDS, end.
"""

import asyncio
import gc
import resource
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import uvloop
from msgspec import Struct, json

from benchmarks.load.dialects import SEATS, BoardgameIo, Dialect, Ours, Plain
from benchmarks.load.sockets import Lost, Socket, connect

AT_ONCE: Final = 50
"""So many sockets are opened, or tables opened, at the same time."""
PATIENCE: Final = 20.0
AFTERWARDS: Final = 10.0
"""Seconds that late answers may still take when the time is up."""


class Part(Struct):
    """What this process is to do: which servers, to which the seats of a table go by turns, and which tables with the
    keys of their seats."""

    dialect: str
    ports: list[int]
    tables: list[str]
    keys: dict[str, list[str]]
    seed: int


class Result(Struct):
    """Seconds from sending a move to its acknowledgement, and until the last of the four knew of it."""

    acknowledged: list[float] = []
    broadcast: list[float] = []
    sent: int = 0
    skipped: int = 0
    """Moves for which no table was free."""
    unanswered: int = 0
    errors: int = 0
    first_error: str = ""
    news_bytes: int = 0
    news: int = 0
    late: float = 0.0
    """How far the crowd itself fell behind its schedule at worst."""


class Move(Struct):
    command: str
    version: int
    sent: float
    done: bool = False
    seen: int = 0


class TableSeen(Struct):
    name: str
    sockets: list[Socket | None]
    version: int = 0
    turn: tuple[int, str] | None = None
    watching: int = 0
    move: Move | None = None


class Crowd:
    def __init__(self, part: Part) -> None:
        self.part: Final = part
        self.dialect: Final[Dialect] = dialect_of(part)
        self.tables: Final = {name: TableSeen(name, [None] * SEATS) for name in part.tables}
        self.luck: Final = Random(part.seed)
        self.result: Result = Result()
        self.free: Final[list[str]] = []
        self.plays = 0

    # Coming

    async def connect(self) -> dict[str, object]:
        began = time.monotonic()
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table: TableSeen, seat: int) -> None:
            async with gate:
                headers = self.dialect.headers(table.name, seat)
                try:
                    port = self.part.ports[seat % len(self.part.ports)]
                    socket = await connect(port, self.dialect.path, headers, self.hear)
                except (Lost, OSError) as error:
                    self.fault(str(error))
                    return
                hello = self.dialect.hello()
                if hello is not None:
                    socket.send(hello)
                table.sockets[seat] = socket

        await asyncio.gather(*(one(table, seat) for table in self.tables.values() for seat in range(SEATS)))
        return {"connected": self.alive(), "seconds": time.monotonic() - began, **self.faults()}

    def alive(self) -> int:
        sockets = [socket for table in self.tables.values() for socket in table.sockets]
        return sum(socket is not None and not socket.closed for socket in sockets)

    async def watch(self) -> dict[str, object]:
        """One table after another in each of a few lanes, so that the server is not asked for everything at once."""
        began = time.monotonic()
        waiting = list(self.tables.values())

        async def lane() -> None:
            while waiting:
                table = waiting.pop()
                await self.seats_watch(table, (0,))  # alone: boardgame.io makes the match for the first who comes
                await self.seats_watch(table, range(1, SEATS))

        await asyncio.gather(*(lane() for _ in range(4)))
        watching = sum(table.watching for table in self.tables.values())
        return {"watching": watching, "seconds": time.monotonic() - began, **self.faults()}

    async def seats_watch(self, table: TableSeen, seats: Sequence[int]) -> None:
        wanted = table.watching + len(seats)
        for seat in seats:
            socket = table.sockets[seat]
            if socket is not None:
                socket.send(self.dialect.watch(table.name, seat))
        deadline = time.monotonic() + PATIENCE
        while table.watching < wanted and time.monotonic() < deadline:
            await asyncio.sleep(0.002)

    # Playing

    async def play(self, rate: float, seconds: float) -> Result:
        self.result = result = Result()
        self.plays += 1
        self.free[:] = [table.name for table in self.tables.values() if table.watching == SEATS]
        gc.collect()
        gc.freeze()
        began = time.perf_counter()
        for number in range(round(rate * seconds)):
            due = began + number / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            else:
                result.late = max(result.late, -wait)
                if number % 20 == 0:
                    await asyncio.sleep(0)
            self.move(f"{self.part.seed}-{self.plays}-{number}")
        deadline = time.perf_counter() + AFTERWARDS
        while any(table.move is not None for table in self.tables.values()) and time.perf_counter() < deadline:
            await asyncio.sleep(0.05)
        result.unanswered = sum(table.move is not None for table in self.tables.values())
        return result

    def move(self, command: str) -> None:
        """At a random table where nothing is under way."""
        while self.free:
            place = self.luck.randrange(len(self.free))
            self.free[place], self.free[-1] = self.free[-1], self.free[place]
            table = self.tables[self.free.pop()]
            if table.turn is None:
                continue  # its game is over
            seat, word = table.turn
            socket = table.sockets[seat]
            if socket is None or socket.closed:
                continue
            message = self.dialect.move(command, table.name, seat, table.version, word)
            table.move = Move(command, table.version, time.perf_counter())
            self.result.sent += 1
            socket.send(message)
            return
        self.result.skipped += 1

    def hear(self, socket: Socket, message: bytes) -> None:
        heard = self.dialect.hear(message)
        if heard.reply is not None:
            socket.send(heard.reply)
        elif heard.error is not None:
            self.fault(heard.error)
        elif heard.table is not None:
            table = self.tables[heard.table]
            if heard.watching:
                table.watching += 1
            if heard.version is not None:
                self.news(table, heard.version, heard.turn, socket, len(message))
            if heard.done is not None and table.move is not None and table.move.command == heard.done:
                self.acknowledge(table, table.move)

    def news(self, table: TableSeen, version: int, turn: tuple[int, str] | None, socket: Socket, size: int) -> None:
        move = table.move
        mover = table.turn[0] if table.turn is not None else None
        if move is not None and version > move.version:
            self.result.news += 1
            self.result.news_bytes += size
            move.seen += 1
            if isinstance(self.dialect, BoardgameIo) and mover is not None and socket is table.sockets[mover]:
                self.acknowledge(table, move)
            if move.seen == SEATS:
                self.result.broadcast.append(time.perf_counter() - move.sent)
                table.version, table.turn = version, turn
                self.settle(table, move)
        elif move is None:
            table.version, table.turn = version, turn

    def acknowledge(self, table: TableSeen, move: Move) -> None:
        if not move.done:
            move.done = True
            self.result.acknowledged.append(time.perf_counter() - move.sent)
            self.settle(table, move)

    def settle(self, table: TableSeen, move: Move) -> None:
        if table.move is move and move.done and move.seen >= SEATS:
            table.move = None
            self.free.append(table.name)

    def fault(self, words: str) -> None:
        self.result.errors += 1
        self.result.first_error = self.result.first_error or words[:300]

    def faults(self) -> dict[str, object]:
        return {"errors": self.result.errors, "first_error": self.result.first_error}

    def end(self) -> None:
        for table in self.tables.values():
            for socket in table.sockets:
                if socket is not None:
                    socket.close()


def dialect_of(part: Part) -> Dialect:
    if part.dialect == "ours":
        return Ours(part.keys)
    return BoardgameIo() if part.dialect == "boardgame.io" else Plain()


async def obey(part: Part) -> None:
    crowd = Crowd(part)
    loop = asyncio.get_running_loop()
    while True:
        words = (await loop.run_in_executor(None, sys.stdin.readline)).split()
        answer: object
        match words:
            case ["connect"]:
                answer = await crowd.connect()
            case ["watch"]:
                answer = await crowd.watch()
            case ["play", rate, seconds]:
                answer = await crowd.play(float(rate), float(seconds))
            case _:
                crowd.end()
                return
        print(json.encode(answer).decode(), flush=True)


def main() -> None:
    part = json.decode(Path(sys.argv[1]).read_bytes(), type=Part)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(obey(part))


if __name__ == "__main__":
    main()
