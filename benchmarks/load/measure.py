"""One server under the whole load: sockets, watchers, moves; and what came of it."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct, json

from benchmarks.load.crowd import Part, Result
from benchmarks.load.servers import ROOT, Running


class Load(Struct, frozen=True):
    """How much: tables with four sockets each, moves a second, seconds, processes that make up the crowd."""

    tables: int
    rate: float
    seconds: float
    processes: int


class Figures(Struct):
    label: str
    durable: str
    sockets: int
    socket_kib: float
    """KiB of the server's memory for each socket that is only open."""
    watcher_kib: float
    """The same when each watches its table, the tables included."""
    acknowledged: list[float]
    broadcast: list[float]
    sent: int
    missed: int
    """Moves that were not answered, or for which no table was free."""
    errors: int
    first_error: str
    cpu: float
    """Processor seconds of the server for each second of playing."""
    news_kib: float
    late: float


class Member:
    """A process of the crowd."""

    def __init__(self, part: Part, file: Path) -> None:
        file.write_bytes(json.encode(part))
        command = [sys.executable, "-m", "benchmarks.load.crowd", str(file)]
        self._process: Final = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def say(self, words: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{words}\n")
        self._process.stdin.flush()

    def hear(self) -> bytes:
        assert self._process.stdout is not None
        return self._process.stdout.readline().encode()

    def end(self) -> None:
        try:
            self.say("end")
            self._process.wait(10)
        except (subprocess.TimeoutExpired, OSError):
            self._process.kill()
            self._process.wait()


class Crowding(Struct):
    """What a member says when it has connected or watches."""

    connected: int = 0
    watching: int = 0
    seconds: float = 0.0
    errors: int = 0
    first_error: str = ""


def measure(
    label: str,
    durable: str,
    dialect: str,
    server: Running,
    keys: dict[str, list[str]],
    load: Load,
    folder: Path,
) -> Figures:
    with crowd_of([server], keys, load.processes, folder, dialect) as crowd:
        empty = server.resident()
        connected = together(crowd, "connect")
        opened = server.resident()
        watching = together(crowd, "watch")
        watched = server.resident()
        before = server.cpu_seconds()
        results = play(crowd, load)
        cpu = (server.cpu_seconds() - before) / load.seconds
    sockets = sum(each.watching for each in watching)
    errors = sum(each.errors for each in watching) + sum(each.errors for each in results)
    words = [each.first_error for each in (*connected, *watching)] + [each.first_error for each in results]
    first = next(filter(None, words), "")
    news = sum(each.news for each in results)
    return Figures(
        label=label,
        durable=durable,
        sockets=sockets,
        socket_kib=(opened - empty) / max(1, sum(each.connected for each in connected)),
        watcher_kib=(watched - empty) / max(1, sockets),
        acknowledged=sorted(seconds for each in results for seconds in each.acknowledged),
        broadcast=sorted(seconds for each in results for seconds in each.broadcast),
        sent=sum(each.sent for each in results),
        missed=sum(each.unanswered + each.skipped for each in results),
        errors=errors,
        first_error=first,
        cpu=cpu,
        news_kib=sum(each.news_bytes for each in results) / max(1, news) / 1024,
        late=max(each.late for each in results),
    )


@contextmanager
def crowd_of(
    servers: Sequence[Running], keys: dict[str, list[str]], processes: int, folder: Path, dialect: str = "ours"
) -> Iterator[list[Member]]:
    """Processes that share these tables."""
    names = list(keys)
    parts = [names[number::processes] for number in range(processes)]
    ports = [server.port for server in servers]
    crowd = [
        Member(
            Part(dialect, ports, part, {name: keys[name] for name in part}, number + 1),
            folder / f"part-{number}.json",
        )
        for number, part in enumerate(parts)
    ]
    try:
        yield crowd
    finally:
        for member in crowd:
            member.end()


def play(crowd: Sequence[Member], load: Load) -> list[Result]:
    for member in crowd:
        member.say(f"play {load.rate / len(crowd)} {load.seconds}")
    return [json.decode(member.hear(), type=Result) for member in crowd]


def together(crowd: Sequence[Member], words: str) -> list[Crowding]:
    for member in crowd:
        member.say(words)
    return [json.decode(member.hear(), type=Crowding) for member in crowd]


def share(sorted_seconds: Sequence[float], part: float) -> float:
    """The value below which this part lies; without any, not a number."""
    if not sorted_seconds:
        return float("nan")
    return sorted_seconds[min(len(sorted_seconds) - 1, int(part * len(sorted_seconds)))]
