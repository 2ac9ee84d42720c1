"""Tables that wait: they cost nothing, leave the memory, are woken in time, and do not feel it when somebody sets the
clock."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from ludoteca.client import Client, Table, new_id
from ludoteca.server.servers import LEASE
from ludoteca.server.serving import Plan, steady_from
from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.wire import commands, structs
from tests.kit_postgres import Postgres
from tests.server.kit_house import DAYS, HOURS, LAVISH, Clock, House, do, evening, friends, soon

pytestmark = pytest.mark.usefixtures("nim")

CLOCK = structs.ClockWish(seconds=600, increment=5)
ME_AND_A_FRIEND = ["me", "me"]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


async def clocks(house: House, count: int) -> list[Table]:
    """So many tables at which Ada is waited for, and which she has left."""
    ada = await house.guest("Ada")
    tables = [await ada.make("parlour", ME_AND_A_FRIEND, clock=CLOCK, patience=3600) for _ in range(count)]
    await soon(lambda: {table.id for table in tables} <= house.server.driver._due.keys())
    await leave(ada, tables)
    return tables


async def leave(client: Client, tables: list[Table]) -> None:
    for table in tables:
        await do(client, commands.Close(id=new_id(), table=table.id))
        client.tables.pop(table.id)


def forget(house: House) -> None:
    for _ in range(2):
        house.server.tables.forget_idle()


def gone(house: House, table: Table) -> str | None:
    served = house.server.tables.in_memory.get(table.id)
    return None if served is None else served.room.chairs[0].gone


async def crash(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server goes without a word: its row stays as the last beat of its heart left it."""

    def nothing(result: object) -> Callable[..., Coroutine[object, object, object]]:
        async def do_nothing(*_: object) -> object:
            return result

        return do_nothing

    store = house.server.store
    monkeypatch.setattr(store, "beat", nothing([]))
    monkeypatch.setattr(store, "depart", nothing(True))
    await house.stop()


@evening
async def test_tables_that_wait_for_a_clock_write_nothing_of_their_own(house: House) -> None:
    async with house:
        await clocks(house, 20)
        store = house.server.store
        assert isinstance(store, SqliteStore)
        before = store.transactions
        await asyncio.sleep(2.5)
        assert store.transactions - before <= 1
        for _ in range(3):
            await house.server.driver.servers.beat()
        assert store.transactions - before <= 4


@evening
async def test_a_server_at_which_nothing_waits_writes_nothing_at_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.servers.ALONE", 0.01)
    async with house:
        await friends(house, "Ada", "Bob")
        store = house.server.store
        assert isinstance(store, SqliteStore)
        before = store.transactions
        await asyncio.sleep(0.3)
        assert store.transactions == before
        await friends(house, "Ada", "Bob", clock=CLOCK)
        before = store.transactions
        await soon(lambda: store.transactions > before + 2)


@evening
async def test_a_table_with_a_clock_leaves_the_memory_and_is_woken_when_it_has_run_out(house: House) -> None:
    async with house:
        [table] = await clocks(house, 1)
        forget(house)
        assert house.server.tables.in_memory == {}
        house.passes(599)
        await asyncio.sleep(0.05)
        forget(house)
        assert gone(house, table) is None
        house.passes(1)
        await soon(lambda: gone(house, table) == "time")


@evening
async def test_a_server_that_comes_back_keeps_the_time_of_tables_without_bringing_them_into_memory(
    house: House,
) -> None:
    async with house:
        tables = await clocks(house, 3)
        house.passes(100)
        await house.stop()
        house.clock.now += DAYS
        await house.start()
        await soon(lambda: len(house.server.driver._due) == 3)
        assert house.server.tables.in_memory == {}
        served = await house.live(tables[0])
        assert served.room.left(0, house.clock()) == 500, "neither was anybody charged for the time when it was away"
        assert served.version == 0
        forget(house)
        house.passes(499)
        await asyncio.sleep(0.05)
        assert [gone(house, table) for table in tables] == [None] * 3
        house.passes(1)
        await soon(lambda: [gone(house, table) for table in tables] == ["time"] * 3)


@pytest.mark.parametrize("back", [60.0, HOURS])
def test_with_the_clock_set_back_while_no_server_was_there_bots_and_clocks_go_on(
    house: House, monkeypatch: pytest.MonkeyPatch, back: float
) -> None:
    @evening
    async def test() -> None:
        async with house:
            ada = await house.guest("Ada")
            table = await ada.make("parlour", ["me", "bot:random"])
            [waiting] = await clocks(house, 1)
            house.passes(100)
            await house.server.driver.servers.beat()
            await crash(house, monkeypatch)
            house.clock.now -= back
            await house.start()
            assert (await house.live(waiting)).room.left(0, house.clock()) == 500
            await ada.play(table.id, 0, 0, ["1"])
            await table.until(lambda seen: seen.version == 2)
            house.passes(500)
            await soon(lambda: gone(house, waiting) == "time")

    test()


def test_a_server_that_died_is_known_by_its_heart_whatever_the_clock_says(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(tmp_path, port=0, workers=1, limits=LAVISH, database=postgres.schema())

    @evening
    async def test() -> None:
        async with House(tmp_path, plan) as house:
            ada = await house.guest("Ada")
            table = await ada.make("parlour", ["me", "bot:random"], clock=CLOCK)
            await soon(lambda: table.id in house.server.tables.driven)
            house.clock.now += 100
            await house.server.driver.servers.beat()
            await crash(house, monkeypatch)
            house.clock.now -= HOURS
            await house.start()
            assert (await house.live(table)).room.left(0, house.clock()) == 500
            await ada.play(table.id, 0, 0, ["1"])
            await table.until(lambda seen: seen.version == 2)

    test()


@pytest.mark.parametrize("set_by", [HOURS, -HOURS])
def test_nobody_loses_or_wins_time_when_somebody_sets_the_clock(tmp_path: Path, set_by: float) -> None:
    @evening
    async def test() -> None:
        steady = Clock()
        async with House(tmp_path / "data", steady=steady) as house:
            [table] = await clocks(house, 1)
            steady.now += 100
            house.passes(set_by)
            await asyncio.sleep(0.05)
            served = await house.live(table)
            assert gone(house, table) is None
            assert served.room.left(0, steady()) == 500
            assert served.room_for(None).chairs[0].seconds == 500
            await house.play(table, 1)
            assert served.room.chairs[0].seconds == 505
            await house.restart()
            served = await house.live(table)
            assert abs((served.room.left(1, steady()) or 0.0) - 600) <= LEASE

    test()


def test_the_servers_own_clock_goes_on_from_the_time_of_day_and_cannot_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 50.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    steady = steady_from(1_800_000_000.0)
    assert steady() == 1_800_000_000.0
    now += 7
    assert steady() == 1_800_000_007.0
