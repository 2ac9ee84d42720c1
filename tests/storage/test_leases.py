"""Leases: one server of those that live drives a table's bots and clock, in every database."""

import asyncio

import pytest

from ludoteca.server.storage.store import Conflict, ServerRow, Store
from tests.storage.kit_places import Place
from tests.storage.kit_rows import making, move, played

pytestmark = pytest.mark.pure_only  # storage is never compiled


async def test_a_lease_is_taken_once_and_kept_from_others_as_long_as_its_holder_is_there(store: Store) -> None:
    await store.commit(making())
    for server in ("one", "two"):
        await store.arrive(server, 90.0)
    assert await store.lease("t1", "one", 100.0) == 100.0
    assert await store.lease("t1", "two", 1e9) is None
    assert await store.lease("t1", "two", 1.0) is None, "what the time is over there does not matter"
    assert await store.lease("t1", "one", 109.0) == 109.0


async def test_a_heart_beats_in_one_row_whatever_leases_there_are(store: Store, place: Place) -> None:
    await store.arrive("one", 90.0)
    for number in range(5):
        await store.commit(making(f"t{number}"))
        await store.lease(f"t{number}", "one", 100.0)
    before = await place.everything()
    assert await store.beat("one", 101.0) == [ServerRow("one", 1, 0, 101.0)]
    assert await store.beat("one", 102.5) == [ServerRow("one", 2, 0, 102.5)]
    after = await place.everything()
    assert [table for table in after if after[table] != before[table]] == ["servers"]


async def test_when_a_server_goes_its_leases_are_free_and_say_until_when_it_lived(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        await store.commit(making(table))
    for server in ("one", "two"):
        await store.arrive(server, 90.0)
    await store.lease("t1", "one", 100.0)
    await store.lease("t2", "one", 101.0)
    await store.lease("t3", "two", 102.0)
    await store.beat("one", 105.0)
    assert await store.depart("one")
    assert await store.lease("t1", "two", 110.0) == 105.0
    assert await store.lease("t2", "two", 110.0) == 105.0
    assert await store.lease("t1", "two", 111.0) == 111.0
    await store.arrive("one", 120.0)
    assert await store.lease("t3", "one", 120.0) is None
    assert [row.holder for row in await store.beat("one", 121.0) if row.holder == "one"] == ["one"]


async def test_a_server_that_has_beaten_meanwhile_is_not_dead(store: Store) -> None:
    await store.commit(making())
    await store.arrive("one", 100.0)
    await store.lease("t1", "one", 100.0)
    await store.beat("one", 101.0)
    assert not await store.depart("one", 0)
    assert not await store.depart("nobody", 0)
    await store.arrive("two", 100.0)
    assert await store.lease("t1", "two", 102.0) is None
    assert await store.depart("one", 1)
    assert [row.holder for row in await store.beat("two", 103.0)] == ["two"]


async def test_a_server_that_was_taken_for_dead_does_not_find_itself(store: Store) -> None:
    await store.commit(making())
    await store.arrive("one", 100.0)
    await store.lease("t1", "one", 100.0)
    await store.depart("one", 0)
    assert await store.beat("one", 101.0) == []
    assert await store.lease("t1", "one", 101.0) == 100.0, "it may ask, but holds nothing as long as it is not there"
    await store.arrive("two", 102.0)
    assert await store.lease("t1", "two", 102.0) == 100.0


async def test_of_many_who_ask_at_once_one_gets_the_lease(store: Store) -> None:
    await store.commit(making())
    servers = [f"server-{number}" for number in range(12)]
    for server in servers:
        await store.arrive(server, 100.0)
    given = await asyncio.gather(*(store.lease("t1", server, 100.0) for server in servers))
    assert given.count(100.0) == 1
    assert given.count(None) == 11
    assert await store.depart(servers[given.index(100.0)])
    left = [server for server, lease in zip(servers, given, strict=True) if lease is None]
    given = await asyncio.gather(*(store.lease("t1", server, 200.0) for server in left))
    assert given.count(100.0) == 1
    assert given.count(None) == 10


async def test_there_is_no_lease_of_a_table_that_is_not_there(store: Store) -> None:
    await store.arrive("one", 100.0)
    assert await store.lease("t1", "one", 100.0) is None


async def test_a_server_that_lost_its_lease_cannot_play_over_what_came_after(store: Store) -> None:
    """The revision fences: a server that was frozen wakes up with an old one."""
    await store.commit(making())
    await store.lease("t1", "one", 100.0)
    await store.lease("t1", "two", 120.0)
    await store.commit(move("t1", 1))
    with pytest.raises(Conflict):
        await store.commit(move("t1", 1))
    assert (await played(store, "t1")).row.version == 1


async def test_servers_know_who_is_at_the_others_tables(postgres_store: Store) -> None:
    store = postgres_store
    for server in ("one", "two"):
        await store.arrive(server, 100.0)
    await store.attend("one", [("t1", "anna"), ("t2", "anna"), ("t1", "ben")], [])
    assert await store.attending("two", ["t1", "t2", "t3"]) == {"t1": {"anna", "ben"}, "t2": {"anna"}}
    assert await store.attending("two", ["t2"]) == {"t2": {"anna"}}
    assert await store.attending("one", ["t1", "t2"]) == {}
    await store.attend("one", [("t2", "ben")], [("t1", "anna"), ("t3", "nobody")])
    assert await store.attending("two", ["t1", "t2"]) == {"t1": {"ben"}, "t2": {"anna", "ben"}}
    assert {row.holder: row.comings for row in await store.beat("two", 101.0)} == {"one": 2, "two": 0}
    await store.depart("one")
    assert await store.attending("two", ["t1", "t2"]) == {}
    with pytest.raises(Conflict):
        await store.attend("one", [("t1", "anna")], [])
