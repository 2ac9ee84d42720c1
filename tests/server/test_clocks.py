"""Clocks: charged for one's own decisions, given back with each, falling to a bot, still while no server is there."""

import asyncio
from pathlib import Path

import pytest

from ludoteca.client import Client, Table, new_id
from ludoteca.server.bot_driver import BotDriver
from ludoteca.server.servers import LEASE
from ludoteca.wire import commands, structs
from tests.server.kit_house import DAYS, NIM, House, do, evening, friends, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")

MINUTES = 60.0
CLOCK = structs.ClockWish(seconds=600, increment=5)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


async def turn(house: House, table: Table) -> int:
    seat = (await house.live(table)).waits_for()
    assert seat is not None
    return seat


async def move(house: House, table: Table, clients: list[Client]) -> None:
    seat = await turn(house, table)
    await clients[seat].play(table.id, seat, (await house.live(table)).version, ["1"])


async def left(house: House, table: Table) -> list[float]:
    """The seconds on each clock now."""
    room = (await house.live(table)).room
    return [room.left(seat, house.clock()) or 0.0 for seat in range(len(room.chairs))]


async def driven(house: House, table: Table) -> None:
    """Wait until the server has the table's clock in its hands."""
    driver = house.server.driver
    await soon(lambda: table.id in driver._due and table.id in driver.tables.driven)


@evening
async def test_who_thinks_is_charged_and_given_the_increment(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", clock=CLOCK)
        first = await turn(house, table)
        await table.until(lambda seen: seen.room is not None and seen.room.running == first)
        house.passes(30)
        assert (await left(house, table))[first] == 570
        await move(house, table, clients)
        assert await left(house, table) == ([575, 600] if first == 0 else [600, 575])
        house.passes(10)
        await move(house, table, clients)
        assert sorted(await left(house, table)) == [575, 595]
        house.passes(20)
        await do(clients[0], commands.Say(id=new_id(), table=table.id, text="a word costs nothing"))
        await move(house, table, clients)
        assert sorted(await left(house, table)) == [560, 595]
        await table.until(lambda seen: seen.room is not None and seen.room.chairs[first].seconds == 560)


@evening
async def test_a_refused_move_costs_time_but_brings_no_increment(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", clock=CLOCK)
        seat = await turn(house, table)
        house.passes(30)
        version = (await house.live(table)).version
        play = commands.Play(id=new_id(), table=table.id, seat=seat, version=version, answers=["17"])
        assert await refusal(do(clients[seat], play)) == "unknown-word"
        assert (await left(house, table))[seat] == 570


@evening
async def test_when_the_time_is_up_a_bot_plays_on_and_one_is_last(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", clock=CLOCK)
        late = await turn(house, table)
        house.passes(599)
        await asyncio.sleep(0.05)
        assert (await house.live(table)).room.chairs[late].decides
        house.passes(1)
        await soon(lambda: house.server.tables.in_memory[table.id].room.chairs[late].gone == "time")
        assert await refusal(do(clients[late], commands.Return(id=new_id(), table=table.id, seat=late))) == (
            "seat-left-for-good"
        )
        await house.play(table)
        await table.until(lambda seen: seen.over)
        assert table.room is not None
        assert table.room.ranking == [1 - late, late]
        assert (await left(house, table))[late] == 0


@evening
async def test_a_bot_has_no_clock(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make(NIM, ["me", "bot:random"], clock=CLOCK)
        await soon(lambda: house.server.tables.in_memory[table.id].waits_for() == 0)
        assert [chair.seconds for chair in (await house.live(table)).room.chairs] == [600, None]


@evening
async def test_no_clock_runs_while_no_server_is_there(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", clock=CLOCK)
        seat = await turn(house, table)
        await driven(house, table)
        house.passes(100)
        await driven(house, table)
        await house.stop()
        house.clock.now += DAYS
        await house.start()
        await driven(house, table)
        assert 500 - LEASE <= (await left(house, table))[seat] <= 500
        house.passes(50)
        assert 450 - LEASE <= (await left(house, table))[seat] <= 450
        await move(house, table, clients)
        assert 455 - LEASE <= (await left(house, table))[seat] <= 455


@evening
async def test_who_moves_at_the_very_moment_when_the_server_is_back_is_not_charged_either(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server that comes back has not looked for tables to drive yet: the move itself is the first that it sees."""
    async with house:
        table, clients = await friends(house, "Ada", "Bob", clock=CLOCK)
        seat = await turn(house, table)
        version = (await house.live(table)).version
        await driven(house, table)
        await house.stop()
        asked = asyncio.create_task(clients[seat].play(table.id, seat, version, ["1"]))
        house.clock.now += DAYS
        monkeypatch.setattr(BotDriver, "start", lambda driver: None)
        await house.start()
        await asked
        assert 605 - LEASE <= (await left(house, table))[seat] <= 605
        assert (await house.live(table)).room.chairs[seat].decides


@evening
async def test_neither_is_the_tables_patience_spent_while_no_server_is_there(house: House) -> None:
    async with house:
        table, _ = await friends(house, "Ada", "Bob", patience=3600)
        seat = await turn(house, table)
        await driven(house, table)
        for _ in range(2):
            await house.stop()
            house.clock.now += DAYS
            await house.start()
            await driven(house, table)
        house.passes(30 * MINUTES)
        await asyncio.sleep(0.05)
        assert (await house.live(table)).room.chairs[seat].decides
        house.passes(31 * MINUTES)
        await soon(lambda: house.server.tables.in_memory[table.id].room.chairs[seat].gone == "replaced")
