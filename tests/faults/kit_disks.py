"""Disks that can be filled while a server writes to them, and be given room again: for SQLite, and for PostgreSQL."""

import contextlib
import os
import resource
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.faults.kit_serving import Serving
from tests.kit_postgres import Postgres

SEGMENT: Final = 1 << 20
LEFT: Final = 150_000
"""So many bytes are left of PostgreSQL's log when play begins on a full disk: some moves still fit."""
NO_LIMIT: Final = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Disk(NamedTuple):
    """Where the server keeps its data; how no more is let in, and how it is again."""

    folder: Path
    fill: Callable[[Serving], None]
    make_room: Callable[[Serving], None]
    database: str | None = None


@contextlib.contextmanager
def mounted(folder: Path, size: str) -> Iterator[Path]:
    """A file system of its own. What is yielded is the ballast that fills it."""
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mounting, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a small file system")
    try:
        yield folder / "ballast"
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill_up(ballast: Path) -> None:
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass


@contextlib.contextmanager
def small_file_system(folder: Path) -> Iterator[Disk]:
    """SQLite on a file system that is really full."""
    with mounted(folder, "8m") as ballast:
        yield Disk(folder, lambda _: fill_up(ballast), lambda _: ballast.unlink())


@contextlib.contextmanager
def small_files(folder: Path) -> Iterator[Disk]:
    """SQLite whose files may not grow: this needs no root."""

    def fill(server: Serving) -> None:
        largest = max(file.stat().st_size for file in folder.glob("ludoteca.sqlite3*"))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))

    def make_room(server: Serving) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, NO_LIMIT)

    yield Disk(folder, fill, make_room)


@contextlib.contextmanager
def made_postgres(**settings: str) -> Iterator[Postgres]:
    """A PostgreSQL for this one test, in a folder that it may enter; not yet made nor started."""
    postgres = Postgres(Path(tempfile.mkdtemp(prefix="ludoteca-full-")), **settings)
    try:
        yield postgres
    finally:
        postgres.end()


@contextlib.contextmanager
def small_tables(folder: Path) -> Iterator[Disk]:
    """PostgreSQL's data on a file system that is really full: its tables cannot grow."""
    with made_postgres() as postgres:
        postgres.data.mkdir()
        with mounted(postgres.data, "96m") as ballast:
            postgres.own(postgres.data)
            postgres.make()
            postgres.start()
            yield Disk(folder, lambda _: fill_up(ballast), lambda _: ballast.unlink(), postgres.database())
            assert "No space left" in postgres.log()
            postgres.stop()


@contextlib.contextmanager
def small_log(folder: Path) -> Iterator[Disk]:
    """PostgreSQL's log of changes on a file system that is really full: it gives up, and has to be started again."""
    with made_postgres(min_wal_size="2MB", max_wal_size="2MB", wal_keep_size="64MB") as postgres:
        wal = postgres.folder / "wal"
        wal.mkdir()
        with mounted(wal, "16m") as ballast:
            postgres.own(wal)
            postgres.make("--waldir", str(wal), "--wal-segsize", "1")
            postgres.start()

            def fill(_: Serving) -> None:
                fill_up(ballast)
                while log_left(postgres, wal) > LEFT:
                    postgres.sql("SELECT pg_logical_emit_message(false, 'ballast', repeat('x', 50000))")

            def make_room(_: Serving) -> None:
                ballast.unlink()
                postgres.up()

            yield Disk(folder, fill, make_room, postgres.database())
            assert "No space left" in postgres.log()
            postgres.stop()


def log_left(postgres: Postgres, wal: Path) -> int:
    """How many bytes fit into the files that the log of changes has already."""
    now = postgres.sql("SELECT file_name, file_offset FROM pg_walfile_name_offset(pg_current_wal_insert_lsn())")
    name, offset = now.strip().split("|")
    return sum(SEGMENT for file in wal.glob("0*") if file.name >= name) - int(offset)


@contextlib.contextmanager
def postgres_that_may_not_write(folder: Path) -> Iterator[Disk]:
    """PostgreSQL whose files may not grow: it gives up, and has to be started again. This needs no root."""
    with made_postgres() as postgres:
        postgres.make()
        postgres.start()

        def make_room(_: Serving) -> None:
            postgres.limit_files("unlimited")
            postgres.up()

        yield Disk(folder, lambda _: postgres.limit_files("65536"), make_room, postgres.database())
        assert "File too large" in postgres.log()
