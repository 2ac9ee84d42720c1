"""A full disk: moves are refused, nothing is half done, and when there is room again the same commands succeed."""

import asyncio
import contextlib
import os
import resource
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from msgspec import json

from ludoteca.client import Client, Refused, Table, new_id, our_question
from ludoteca.server import wire
from ludoteca.server.storage import store_for
from tests.faults.reckoning import verify
from tests.faults.serving import Serving

TRIES: Final = 400
NO_LIMIT: Final = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Disk(NamedTuple):
    """Where the server keeps its data; how no more is let in, and how it is again."""

    folder: Path
    fill: Callable[[Serving], None]
    make_room: Callable[[Serving], None]


@contextlib.contextmanager
def small_file_system(folder: Path) -> Iterator[Disk]:
    """A file system of its own that is really full."""
    mounting = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mounting, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a small file system")
    ballast = folder / "ballast"

    def fill(_: Serving) -> None:
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while file.write(bytes(4096)):
                pass

    try:
        yield Disk(folder, fill, lambda _: ballast.unlink())
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@contextlib.contextmanager
def small_files(folder: Path) -> Iterator[Disk]:
    """The server's files may not grow: this needs no root."""

    def fill(server: Serving) -> None:
        largest = max(file.stat().st_size for file in folder.glob("ludoteca.sqlite3*"))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))

    def make_room(server: Serving) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, NO_LIMIT)

    yield Disk(folder, fill, make_room)


@pytest.fixture(params=[small_file_system, small_files])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    folder = tmp_path / "data"
    folder.mkdir()
    with request.param(folder) as disk:
        yield disk


def next_move(table: Table) -> wire.Play:
    question = our_question(table)
    assert question is not None
    word = next(offer.word for offer in question.offers if offer.refusal is None)
    return wire.Play(id=new_id(), table=table.id, seat=question.seat, version=table.version, answers=[word])


async def play_until_refused(client: Client, table: Table) -> tuple[wire.Play, list[str]]:
    """The move that was refused, and the words that were acknowledged before it."""
    words: list[str] = []
    for _ in range(TRIES):
        move = next_move(table)
        try:
            done = await client.ask(move, wire.Done)
        except Refused as refused:
            if refused.code == "too-fast":
                await asyncio.sleep(0.1)
                continue
            if refused.code != "storage-unavailable":
                raise
            return move, words
        words += move.answers
        await table.until(lambda seen, version=done.version: seen.version == version)  # type: ignore[misc]
    raise AssertionError(f"{TRIES} moves were played on a full disk")


async def play_on_a_full_disk(server: Serving, disk: Disk) -> tuple[str, list[str], int]:
    async with Client(server.url, "Anna") as client:
        table = await client.make("encyclopedia", [wire.SeatWish("me", "Anna"), wire.SeatWish("me", "Ben")])
        disk.fill(server)
        move, words = await play_until_refused(client, table)
        version = table.version
        for _ in range(3):
            with pytest.raises(Refused, match="storage-unavailable"):
                await client.ask(move, wire.Done)
        assert table.version == version == move.version, "a refused move was told"
        disk.make_room(server)
        done = await client.ask(move, wire.Done)
        assert done.version is not None
        assert done.version > version
        assert await client.ask(move, wire.Done) == done
        await table.until(lambda seen: seen.version == done.version)
        return table.id, words + move.answers, done.version


async def check(folder: Path, table: str, words: list[str], version: int) -> None:
    store = store_for(None, folder)
    await store.open()
    stored = await store.load(table)
    await store.close()
    assert stored is not None
    verify(stored)
    assert stored.row.version == version
    moments = [json.decode(entry.moment, type=wire.Moment) for entry in stored.entries]
    assert [moment.word for moment in moments if moment.seat is not None] == words


def test_on_a_full_disk_moves_are_refused_and_the_same_commands_succeed_when_there_is_room(
    disk: Disk, tmp_path: Path
) -> None:
    server = Serving(disk.folder, log=tmp_path / "server.log")
    server.start()
    try:
        table, words, version = asyncio.run(play_on_a_full_disk(server, disk))
        server.stop()
    finally:
        server.kill()
    asyncio.run(check(disk.folder, table, words, version))
