"""Leases: one server drives a table's bots and clock, in every database."""

import asyncio

import pytest

from ludoteca.server.storage.store import Conflict, Lease, Store
from tests.storage.rows import making, move, played

pytestmark = pytest.mark.pure_only  # storage is never compiled


async def test_a_lease_is_taken_and_kept_from_others(store: Store) -> None:
    await store.commit(making())
    assert await store.lease("t1", "one", 100.0, 10.0) == Lease("one", 110.0, 100.0)
    assert await store.lease("t1", "two", 109.9, 10.0) is None
    assert await store.lease("t1", "one", 109.9, 10.0) == Lease("one", 119.9, 100.0)


async def test_a_lease_that_is_renewed_says_when_it_was_last_renewed(store: Store) -> None:
    await store.commit(making())
    for now, alive in ((100.0, 100.0), (103.0, 100.0), (106.0, 103.0), (150.0, 106.0)):
        lease = await store.lease("t1", "one", now, 10.0)
        assert lease == Lease("one", now + 10.0, alive)


async def test_a_lease_that_has_run_out_goes_to_another_who_learns_when_the_last_one_lived(store: Store) -> None:
    await store.commit(making())
    await store.lease("t1", "one", 100.0, 10.0)
    await store.lease("t1", "one", 105.0, 10.0)
    assert await store.lease("t1", "two", 114.9, 10.0) is None
    assert await store.lease("t1", "two", 115.0, 10.0) == Lease("two", 125.0, 105.0)
    assert await store.lease("t1", "one", 116.0, 10.0) is None


async def test_a_lease_that_is_given_back_is_free_at_once_and_remembers(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        await store.commit(making(table))
    await store.lease("t1", "one", 100.0, 60.0)
    await store.lease("t2", "one", 101.0, 60.0)
    await store.lease("t3", "two", 102.0, 60.0)
    await store.release("one")
    assert await store.lease("t1", "two", 110.0, 60.0) == Lease("two", 170.0, 100.0)
    assert await store.lease("t2", "two", 110.0, 60.0) == Lease("two", 170.0, 101.0)
    assert await store.lease("t3", "one", 110.0, 60.0) is None


async def test_of_many_who_ask_at_once_one_gets_the_lease(store: Store) -> None:
    await store.commit(making())
    for now in (100.0, 200.0):
        asked = [store.lease("t1", f"server-{number}-{now}", now, 10.0) for number in range(12)]
        given = [lease for lease in await asyncio.gather(*asked) if lease is not None]
        assert len(given) == 1
        assert await store.lease("t1", given[0].holder, now + 1.0, 10.0) is not None


async def test_there_is_no_lease_of_a_table_that_is_not_there(store: Store) -> None:
    assert await store.lease("t1", "one", 100.0, 10.0) is None


async def test_a_server_that_lost_its_lease_cannot_play_over_what_came_after(store: Store) -> None:
    """The revision fences: a server that was frozen wakes up with an old one."""
    await store.commit(making())
    await store.lease("t1", "one", 100.0, 10.0)
    await store.lease("t1", "two", 120.0, 10.0)
    await store.commit(move("t1", 1))
    with pytest.raises(Conflict):
        await store.commit(move("t1", 1))
    assert (await played(store, "t1")).row.version == 1
