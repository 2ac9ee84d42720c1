"""A process whose files may not grow beyond a limit, as on a full disk: python -m tests.storage.kit_filling FILE

It plays until the store refuses, looks at what is there, gets room again, and goes on. It fails by an assertion.
"""

import asyncio
import resource
import sys
from pathlib import Path

import pytest

from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.server.storage.store import StoreError
from tests.storage.kit_rows import command, making, move, played

LIMIT = 1_500_000
TABLES = [f"t{number}" for number in range(5)]


def leave_room(size: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))


async def fill(store: SqliteStore) -> int:
    """The number of the move that no table could make any more. All fail together: they are one transaction."""
    for number in range(1, 1000):
        moves = [move(table, number, by=command(f"{table}-{number}"), size=20_000) for table in TABLES]
        outcomes = await asyncio.gather(*map(store.commit, moves), return_exceptions=True)
        if any(outcomes):
            assert all(isinstance(outcome, StoreError) for outcome in outcomes), outcomes
            return number
    raise AssertionError("the disk was never full")


async def main(file: Path) -> None:
    store = SqliteStore(file)
    await store.open()
    for table in TABLES:
        await store.commit(making(table))
    leave_room(LIMIT)
    number = await fill(store)
    assert number > 2
    for _ in range(3):  # though a little room may be left, for little things
        assert not await store.healthy()
    for table in TABLES:
        stored = await played(store, table)
        assert stored.row.version == number - 1
        assert len(stored.commands) == number - 1
    with pytest.raises(StoreError):
        await store.commit(move("t0", number, size=20_000))

    leave_room(resource.RLIM_INFINITY)
    assert await store.healthy()
    for table in TABLES:
        await store.commit(move(table, number, by=command(f"{table}-{number}"), size=20_000))
        assert (await played(store, table)).row.version == number
    await store.close()

    store = SqliteStore(file)
    await store.open()
    assert {(await played(store, table)).row.version for table in TABLES} == {number}
    await store.close()
    print(f"full at move {number}")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
