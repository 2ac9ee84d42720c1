"""A full disk: moves are refused, nothing is half done, and when there is room again the same commands succeed."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

import pytest
from msgspec import json

from ludoteca.client import Client, Table, new_id, our_question, told
from ludoteca.server.storage.choosing import store_for
from ludoteca.wire import commands, messages, structs
from tests.faults.kit_disks import (
    Disk,
    postgres_that_may_not_write,
    small_file_system,
    small_files,
    small_log,
    small_tables,
)
from tests.faults.kit_reckoning import verify
from tests.faults.kit_serving import Serving

TRIES: Final = 400


def next_move(table: Table) -> commands.Play:
    question = our_question(table)
    assert question is not None
    word = next(offer.word for offer in question.offers if offer.refusal is None)
    return commands.Play(id=new_id(), table=table.id, seat=question.seat, version=table.version, answers=[word])


async def told_no(client: Client, move: commands.Play) -> str:
    """The code of the refusal; the client itself would ask again after some of them."""
    answer = await client._answer(move)
    assert isinstance(answer, messages.Refused), answer
    return answer.refusal.code


async def play_until_refused(client: Client, table: Table, codes: Collection[str]) -> tuple[commands.Play, list[str]]:
    """The move that was refused, and the words that were acknowledged before it."""
    words: list[str] = []
    for _ in range(TRIES):
        move = next_move(table)
        answer = await client._answer(move)
        if isinstance(answer, messages.Refused):
            if answer.refusal.code == "too-fast":
                await asyncio.sleep(0.1)
                continue
            assert answer.refusal.code in codes
            return move, words
        done = told(answer, messages.Done)
        words += move.answers
        await table.until(lambda seen, version=done.version: seen.version == version)  # type: ignore[misc]
    raise AssertionError(f"{TRIES} moves were played on a full disk")


async def play_on_a_full_disk(server: Serving, disk: Disk, codes: Collection[str]) -> tuple[str, list[str], int]:
    async with Client(server.url, "Anna") as client:
        table = await client.make("encyclopedia", [structs.SeatWish("me", "Anna"), structs.SeatWish("me", "Ben")])
        disk.fill(server)
        move, words = await play_until_refused(client, table, codes)
        version = table.version
        for _ in range(3):
            assert await told_no(client, move) in codes
        assert table.version == version == move.version, "a refused move was told"
        assert not await asyncio.to_thread(server.healthy), "moves are refused, and it calls itself well"
        disk.make_room(server)
        async with asyncio.timeout(30):
            while not await asyncio.to_thread(server.healthy):  # though nobody has moved since
                await asyncio.sleep(0.1)
        done = await client.ask(move, messages.Done)
        assert done.version is not None
        assert done.version > version
        assert await client.ask(move, messages.Done) == done
        await table.until(lambda seen: seen.version == done.version)
        return table.id, words + move.answers, done.version


async def check(disk: Disk, table: str, words: list[str], version: int) -> None:
    store = store_for(disk.database, disk.folder)
    await store.open()
    stored = await store.load(table)
    await store.close()
    assert stored is not None
    verify(stored)
    assert stored.row.version == version
    moments = [json.decode(entry.moment, type=structs.Moment) for entry in stored.entries]
    assert [moment.word for moment in moments if moment.seat is not None] == words


@pytest.mark.parametrize(
    ("full", "codes"),
    [
        (small_file_system, ("storage-full",)),
        (small_files, ("storage-unavailable",)),  # where the database itself gives up, nobody can say why
        (small_tables, ("storage-full",)),
        (small_log, ("storage-unavailable", "storage-unknown")),  # nor, where it went in mid-commit, if it is done
        (postgres_that_may_not_write, ("storage-unavailable", "storage-unknown")),
    ],
)
def test_on_a_full_disk_moves_are_refused_and_the_same_commands_succeed_when_there_is_room(
    full: Callable[[Path], AbstractContextManager[Disk]], codes: Collection[str], tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with full(folder) as disk:
        server = Serving(disk.folder, disk.database, tmp_path / "server.log")
        server.start()
        try:
            table, words, version = asyncio.run(play_on_a_full_disk(server, disk, codes))
            server.stop()
        finally:
            server.kill()
        asyncio.run(check(disk, table, words, version))
        assert not server.faults()
