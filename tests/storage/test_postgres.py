"""What is particular to PostgreSQL: several servers, hints, and a database that goes away and comes back."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Final

import pytest

from ludoteca.server.storage.postgres import PostgresStore
from ludoteca.server.storage.store import Conflict, Duplicate, Store, StoreError
from tests.storage.kit_places import PostgresPlace
from tests.storage.kit_rows import ANNA, command, key_of, making, move, played

pytestmark = pytest.mark.pure_only  # storage is never compiled


async def heard(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


class Listener:
    """Notes what it hears of other servers."""

    def __init__(self) -> None:
        self.changes: Final[list[tuple[str, int]]] = []
        self.ended: Final[list[str | bytes]] = []
        self.gaps = 0

    def changed(self, table: str, revision: int) -> None:
        self.changes.append((table, revision))

    def signed_out(self, key: bytes) -> None:
        self.ended.append(key)

    def erased(self, person: str) -> None:
        self.ended.append(person)

    def missed(self) -> None:
        self.gaps += 1


async def listening(store: Store) -> list[tuple[str, int]]:
    listener = Listener()
    await store.watch(listener)
    return listener.changes


@pytest.fixture
def stores(postgres_place: PostgresPlace) -> list[Store]:
    return [postgres_place.store(), postgres_place.store()]


async def test_servers_see_what_the_others_commit(stores: list[Store]) -> None:
    one, two = stores
    await asyncio.gather(one.open(), two.open())
    await one.commit(making())
    await two.commit(move("t1", 1, by=command("c1", answer=b"1")))
    with pytest.raises(Conflict):
        await one.commit(move("t1", 1))
    with pytest.raises(Duplicate):
        await one.commit(move("t1", 2, by=command("c1")))
    assert (await played(one, "t1")).row.version == 1
    await asyncio.gather(one.close(), two.close())


async def test_two_servers_that_play_one_table_lose_and_double_nothing(stores: list[Store]) -> None:
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].commit(making())
    made: list[int] = []

    async def play(store: Store) -> None:
        for _ in range(200):
            revision = (await store.revisions(["t1"]))["t1"]
            try:
                await store.commit(move("t1", revision))
            except Conflict:
                continue
            made.append(revision)

    await asyncio.gather(*(play(store) for store in stores for _ in range(2)))
    assert sorted(made) == list(range(1, len(made) + 1))
    assert (await played(stores[0], "t1")).row.version == len(made)
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_hint_reaches_the_others_and_not_oneself(stores: list[Store]) -> None:
    one, two = stores
    await asyncio.gather(one.open(), two.open())
    at_one, at_two = await listening(one), await listening(two)
    await one.commit(making("t1"))
    await heard(lambda: at_two == [("t1", 1)])
    await two.commit(move("t1", 1))
    await heard(lambda: at_one == [("t1", 2)])
    await asyncio.gather(*(one.commit(making(f"many-{number}")) for number in range(300)))
    await heard(lambda: len({table for table, _ in at_two}) == 301)
    assert at_one == [("t1", 2)]
    await asyncio.gather(one.close(), two.close())


async def test_who_is_signed_out_or_erased_is_told_to_the_others(stores: list[Store]) -> None:
    one, two = stores
    await asyncio.gather(one.open(), two.open())
    at_one, at_two = Listener(), Listener()
    await one.watch(at_one)
    await two.watch(at_two)
    await one.add_person(ANNA, key_of(ANNA))
    await one.add_key(key_of(ANNA, 2))
    await one.drop_key(key_of(ANNA).digest)
    await one.erase(ANNA.person)
    await heard(lambda: at_two.ended == [key_of(ANNA).digest, ANNA.person])
    assert at_one.ended == []
    await asyncio.gather(one.close(), two.close())


async def test_who_was_cut_off_from_hints_is_told_so(postgres_place: PostgresPlace, stores: list[Store]) -> None:
    store = stores[0]
    await store.open()
    listener = Listener()
    await store.watch(listener)
    before = listener.gaps
    await postgres_place.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%' AND pid <> pg_backend_pid()"
    )
    await heard(lambda: listener.gaps > before)
    await store.close()


async def test_a_change_that_failed_gives_no_hint(stores: list[Store]) -> None:
    one, two = stores
    await asyncio.gather(one.open(), two.open())
    at_two = await listening(two)
    with pytest.raises(Conflict):
        await one.commit(move("t1", 1))
    await one.commit(making("t2"))
    await heard(lambda: at_two == [("t2", 1)])
    await asyncio.gather(one.close(), two.close())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
async def test_play_goes_on_when_postgresql_is_restarted(
    postgres_place: PostgresPlace, stores: list[Store], how: signal.Signals
) -> None:
    """A commit whose outcome is unknown is looked up, as the server does: by its command."""
    one, two = stores
    await asyncio.gather(one.open(), two.open())
    at_two = await listening(two)
    tables = [f"t{number}" for number in range(6)]
    for table in tables:
        await one.commit(making(table))
    restarted = asyncio.Event()
    unknown = 0

    async def play(table: str) -> int:
        nonlocal unknown
        number, after = 1, 0
        while after < 5:
            try:
                await one.commit(move(table, number, by=command(f"{table}-{number}")))
            except StoreError:
                unknown += 1
                continue
            except Duplicate:
                pass
            number += 1
            after += restarted.is_set()
        return number - 1

    players = [asyncio.create_task(play(table)) for table in tables]
    await asyncio.sleep(0.3)
    await asyncio.to_thread(postgres_place.server.restart, how)
    restarted.set()
    async with asyncio.timeout(20):
        versions = await asyncio.gather(*players)
    assert unknown <= len(tables), "at most one commit of each table was under way"
    for table, version in zip(tables, versions, strict=True):
        assert (await played(two, table)).row.version == version

    # Hints come again too, without anybody asking for them.
    async def hinted() -> None:
        revision = (await one.revisions(["t0"]))["t0"]
        while ("t0", revision) not in at_two:
            await one.commit(move("t0", revision))
            revision += 1
            await asyncio.sleep(0.05)

    async with asyncio.timeout(15):
        await hinted()
    await asyncio.gather(one.close(), two.close())


DAWDLE = """
CREATE TABLE slow (seconds DOUBLE PRECISION);
INSERT INTO slow VALUES (30);
CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN PERFORM pg_sleep(coalesce((SELECT max(seconds) FROM slow), 0)); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON entries
  DEFERRABLE INITIALLY {when} FOR EACH ROW EXECUTE FUNCTION dawdle();
"""
DAWDLING = "FROM pg_stat_activity WHERE wait_event = 'PgSleep'"


async def cut_off_while_dawdling(place: PostgresPlace, store: Store, when: str) -> "asyncio.Task[None]":
    """A move whose connection is ended while it is being written (IMMEDIATE) or committed (DEFERRED)."""
    await store.commit(making())
    await place.run(DAWDLE.format(when=when))
    moving = asyncio.create_task(store.commit(move("t1", 1)))
    async with asyncio.timeout(10):
        while "1" not in await asyncio.to_thread(place.server.sql, f"SELECT count(*) {DAWDLING}"):
            await asyncio.sleep(0.02)
    await place.run(f"DELETE FROM slow; SELECT pg_terminate_backend(pid) {DAWDLING}")
    return moving


async def test_a_commit_whose_outcome_is_unknown_is_told_and_not_tried_again(
    postgres_place: PostgresPlace, postgres_store: Store
) -> None:
    moving = await cut_off_while_dawdling(postgres_place, postgres_store, "DEFERRED")
    with pytest.raises(StoreError, match="may be done or not"):
        await moving
    assert (await played(postgres_store, "t1")).row.version == 0
    await postgres_store.commit(move("t1", 1))


async def test_a_change_that_was_cut_off_before_the_commit_is_tried_again(
    postgres_place: PostgresPlace, postgres_store: Store
) -> None:
    await (await cut_off_while_dawdling(postgres_place, postgres_store, "IMMEDIATE"))
    assert (await played(postgres_store, "t1")).row.version == 1


async def test_reading_waits_for_postgresql_to_come_back(postgres_place: PostgresPlace, stores: list[Store]) -> None:
    store = stores[0]
    await store.open()
    await store.commit(making())
    postgres_place.server.stop()
    reading = asyncio.create_task(played(store, "t1"))
    await asyncio.sleep(0.5)
    assert not reading.done()
    assert not await store.healthy()
    await asyncio.to_thread(postgres_place.server.start)
    async with asyncio.timeout(5):
        assert (await reading).row.revision == 1
    assert await store.healthy()
    await store.close()


async def test_a_postgresql_that_is_not_there_is_told(postgres_place: PostgresPlace, stores: list[Store]) -> None:
    postgres_place.server.stop()
    try:
        with pytest.raises(StoreError, match="could not be reached"):
            await stores[0].open()
    finally:
        postgres_place.server.start()


async def test_what_is_acknowledged_waits_for_the_disk(postgres_place: PostgresPlace) -> None:
    """Also where somebody told the database not to wait."""
    database = postgres_place.server.database()
    postgres_place.server.sql("ALTER ROLE postgres SET synchronous_commit = off", database)
    store = PostgresStore(database)
    await store.open()
    try:
        asked = "SHOW fsync; SHOW full_page_writes; SHOW synchronous_commit"
        assert postgres_place.server.sql(asked, database).split() == ["on", "on", "off"]
        assert [tuple(row) for row in await store._rows("SHOW synchronous_commit")] == [("on",)]
    finally:
        postgres_place.server.sql("ALTER ROLE postgres RESET synchronous_commit", database)
        await store.close()


def test_without_its_package_postgresql_says_what_to_install() -> None:
    code = """
import sys
from pathlib import Path
from ludoteca.server.storage.choosing import store_for
from ludoteca.server.storage.store import StoreError
assert "asyncpg" not in sys.modules
sys.modules["asyncpg"] = None
try:
    store_for("postgresql://localhost/ludoteca", Path())
except StoreError as error:
    print(error)
"""
    ended = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
    assert "pip install 'ludoteca[postgres]'" in ended.stdout
