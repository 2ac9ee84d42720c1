"""Two servers on one PostgreSQL: one of them dies, or the database is restarted, and play goes on."""

import asyncio
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from ludoteca.server.storage.choosing import store_for
from tests.faults.kit_playing import Group
from tests.faults.kit_proxy import Proxy
from tests.faults.kit_reckoning import Reckoning, reckon
from tests.faults.kit_serving import Serving
from tests.kit_postgres import Postgres

TABLES: Final = (
    ("encyclopedia", ("me", "friend")),
    ("navoria", ("me", "bot:random")),
    ("encyclopedia", ("me", "bot:random", "bot:random")),
)
RESTARTS: Final = 4
GOES_ON: Final = 5.0
SECONDS: Final = 60.0


async def reckoning(database: str, groups: Sequence[Group]) -> list[Reckoning]:
    store = store_for(database, Path())
    await store.open()
    try:
        return [await reckon(store, group.book, group.book.tables) for group in groups]
    finally:
        await store.close()


async def one_dies(first: Serving, second: Serving, seed: int) -> tuple[float, list[Reckoning]]:
    """How long it takes until every table of the one that died has moved on, and what is in the database."""
    async with Proxy(first.port) as door, Proxy(second.port) as other_door:
        moving, staying = Group(door.url, seed, 0.02), Group(other_door.url, seed + 1, 0.02)
        try:
            await moving.sit(TABLES)
            await staying.sit(TABLES[:1])
            await moving.until(100, SECONDS)
            await staying.until(20, SECONDS)
            door.target = second.port
            first.kill()
            killed = time.monotonic()
            playing = [table for table in moving.book.tables if table not in moving.book.finished]
            assert playing
            await moving.until_each(playing, SECONDS)
            waited = time.monotonic() - killed
            await staying.until(len(staying.book.acknowledged) + 5, SECONDS)
        finally:
            await moving.leave()
            await staying.leave()
    second.stop()
    assert second.database is not None
    return waited, await reckoning(second.database, (moving, staying))


@pytest.mark.parametrize("seed", [1, 2])
def test_when_one_of_two_servers_is_killed_play_goes_on_within_five_seconds(
    postgres: Postgres, tmp_path: Path, seed: int
) -> None:
    database = postgres.schema()
    first, second = Serving(tmp_path, database), Serving(tmp_path, database)
    try:
        first.start()
        second.start()
        waited, found = asyncio.run(one_dies(first, second, seed))
    finally:
        first.kill()
        second.kill()
    for each in found:
        print(f"went on after {waited:.1f} s; {each.sentence()}")
        each.check()
        assert each.acknowledged > 0
    assert waited <= GOES_ON
    assert not first.faults() + second.faults()


async def database_restarts(postgres: Postgres, server: Serving, how: signal.Signals) -> Reckoning:
    """Again and again, so that it happens in mid-commit too. Whatever is refused then must not be done."""
    group = Group(server.url, 7)
    try:
        await group.sit(TABLES * 3)
        for _ in range(RESTARTS):
            await group.until(len(group.book.acknowledged) + 60, SECONDS)
            await asyncio.to_thread(postgres.restart, how)
            await group.until_each([table for table in group.book.tables if table not in group.book.finished], SECONDS)
    finally:
        await group.leave()
    server.stop()
    assert server.database is not None
    (found,) = await reckoning(server.database, [group])
    return found


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_when_postgresql_is_restarted_in_mid_game_nothing_is_lost_and_play_goes_on(
    postgres: Postgres, tmp_path: Path, how: signal.Signals
) -> None:
    server = Serving(tmp_path, postgres.schema())
    try:
        server.start()
        found = asyncio.run(database_restarts(postgres, server, how))
    finally:
        server.kill()
    print(found.sentence())
    found.check()
    assert found.acknowledged > 60
    assert not server.faults()
