"""Our server on each database in one run: moves at fixed rates, tables that only wait, and memory over many tables."""

import asyncio
import contextlib
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from benchmarks.load import servers
from benchmarks.load.measure import Load, Member, crowd_of, play, share, together
from benchmarks.load.servers import Running
from benchmarks.load.tables import WAITING, prepare
from tests.kit_postgres import Postgres

SEED: Final = 1739
SETTLING: Final = 8.0
"""Seconds until a server that was just started has looked at every table."""
RESTING: Final = 25.0
"""After so many seconds a table that nobody watches has left the memory: it takes two beats."""


class Size(Struct, frozen=True):
    """How much of everything."""

    rates: tuple[float, ...] = (100.0, 200.0, 300.0)
    tables: int = 200
    seconds: float = 20.0
    waiting: int = 2000
    idle: float = 30.0
    rounds: int = 4
    opened: int = 500
    """Tables of each round."""


QUICK: Final = Size(rates=(100.0, 200.0), tables=40, seconds=3.0, waiting=100, idle=5.0, rounds=2, opened=50)


class Rate(Struct):
    label: str
    rate: float
    acknowledged: list[float]
    broadcast: list[float]
    missed: int
    errors: int
    cpu: list[float]
    late: float


class Idle(Struct):
    label: str
    tables: int
    writes: float
    """A second: transactions of PostgreSQL, calls that write of the server on SQLite."""
    disk: float
    """KiB a second that the server itself wrote."""
    cpu: float
    database_cpu: float
    move: float
    """Seconds that a move took, in the middle, while all of them waited."""


class Round(Struct):
    tables: int
    watched: float
    """MiB while all of this round's are watched."""
    rested: float
    """MiB when nobody has been there for a while."""


class Place(Struct):
    """Where a run keeps its tables."""

    folder: Path
    database: str | None
    postgres: Postgres | None

    def transactions(self) -> int:
        assert self.postgres is not None
        said = self.postgres.sql("SELECT sum(xact_commit) FROM pg_stat_database WHERE datname IS NOT NULL")
        return int(said.strip())

    def database_cpu(self) -> float:
        return 0.0 if self.postgres is None else sum(servers.cpu_seconds(pid) for pid in self.postgres.processes())


@contextlib.contextmanager
def place(shared: bool) -> Iterator[Place]:
    with tempfile.TemporaryDirectory(prefix="ludoteca-load-") as folder:
        if not shared:
            yield Place(Path(folder), None, None)
            return
        postgres = Postgres(Path(tempfile.mkdtemp(prefix="ludoteca-load-pg-")), shared_buffers="128MB")
        try:
            postgres.make()
            postgres.start()
            yield Place(Path(folder), postgres.database(), postgres)
        finally:
            postgres.end()


@contextlib.contextmanager
def serving(at: Place, count: int) -> Iterator[list[Running]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(servers.ludoteca(at.folder, at.database)) for _ in range(count)]


# Moves at fixed rates

KINDS: Final = (("SQLite", False, 1), ("PostgreSQL, one server", True, 1), ("PostgreSQL, two servers", True, 2))


def rates(size: Size) -> list[Rate]:
    found: list[Rate] = []
    for label, shared, count in KINDS:
        with place(shared) as at:
            keys = asyncio.run(prepare(at.folder, size.tables, SEED, at.database))
            with serving(at, count) as running, crowd_of(running, keys, 2, at.folder) as crowd:
                together(crowd, "connect")
                together(crowd, "watch")
                for rate in size.rates:
                    found.append(at_rate(label, running, crowd, Load(size.tables, rate, size.seconds, len(crowd))))
                    say_rate(found[-1])
    return found


def at_rate(label: str, running: Sequence[Running], crowd: Sequence[Member], load: Load) -> Rate:
    before = [server.cpu_seconds() for server in running]
    results = play(crowd, load)
    cpu = [(server.cpu_seconds() - then) / load.seconds for server, then in zip(running, before, strict=True)]
    return Rate(
        label,
        load.rate,
        sorted(seconds for each in results for seconds in each.acknowledged),
        sorted(seconds for each in results for seconds in each.broadcast),
        sum(each.unanswered + each.skipped for each in results),
        sum(each.errors for each in results),
        cpu,
        max(each.late for each in results),
    )


def say_rate(row: Rate) -> None:
    p50, p99, p999 = (share(row.acknowledged, part) * 1000 for part in (0.5, 0.99, 0.999))
    cpu = " + ".join(f"{each:.0%}" for each in row.cpu)
    print(
        f"{row.label}, {row.rate:g}/s: p50 {p50:.1f} p99 {p99:.1f} p99.9 {p999:.1f} ms, missed {row.missed}, errors "
        f"{row.errors}; CPU {cpu}; crowd late {row.late * 1000:.0f} ms at worst",
        flush=True,
    )


# Tables that wait for a clock


def idle(size: Size) -> list[Idle]:
    return [idle_on(label, shared, count, size) for label, shared, _ in KINDS[:2] for count in (0, size.waiting)]


def idle_on(label: str, shared: bool, waiting: int, size: Size) -> Idle:
    with place(shared) as at:
        asyncio.run(prepare(at.folder, waiting, SEED, at.database, WAITING))
        keys = asyncio.run(prepare(at.folder, 4, SEED, at.database))
        with serving(at, 1) as [server], crowd_of([server], keys, 1, at.folder) as crowd:
            time.sleep(SETTLING + waiting / 100)
            began = (server.cpu_seconds(), at.database_cpu(), server.written())
            transactions = at.transactions() if shared else 0
            time.sleep(size.idle)
            cpu, database, written = server.cpu_seconds(), at.database_cpu(), server.written()
            calls = at.transactions() - transactions if shared else written.calls - began[2].calls
            together(crowd, "connect")
            together(crowd, "watch")
            results = play(crowd, Load(4, 5.0, 4.0, 1))
    row = Idle(
        label,
        waiting,
        calls / size.idle,
        (written.kib - began[2].kib) / size.idle,
        (cpu - began[0]) / size.idle,
        (database - began[1]) / size.idle,
        share(sorted(results[0].acknowledged), 0.5),
    )
    print(
        f"{label}, {waiting:,} tables with a clock, nobody there: {row.writes:.1f} writes/s, {row.disk:.1f} KiB/s; CPU "
        f"{row.cpu:.1%}, the database's {row.database_cpu:.1%}; a move {row.move * 1000:.1f} ms",
        flush=True,
    )
    return row


# Memory over many tables


def memory(size: Size) -> tuple[float, list[Round]]:
    """MiB of a server that was just started, and then after each round."""
    with place(False) as at:
        keys = asyncio.run(prepare(at.folder, size.rounds * size.opened, SEED))
        names = list(keys)
        with serving(at, 1) as [server]:
            empty = server.resident() / 1024
            found = []
            for number in range(size.rounds):
                part = names[number * size.opened : (number + 1) * size.opened]
                with crowd_of([server], {name: keys[name] for name in part}, 1, at.folder) as crowd:
                    together(crowd, "connect")
                    together(crowd, "watch")
                    watched = server.resident() / 1024
                time.sleep(RESTING)
                found.append(Round((number + 1) * size.opened, watched, server.resident() / 1024))
                print(f"{found[-1].tables:,} tables: {watched:.0f} MiB, rested {found[-1].rested:.0f}", flush=True)
    return empty, found
