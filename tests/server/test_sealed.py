"""A table of rules that this release does not know: it is kept, it can be read, and nothing about it changes."""

import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from msgspec import json

from ludoteca.client import Client, Table, new_id
from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import DAYS, House, do, evening, friends, refusal

pytestmark = pytest.mark.usefixtures("nim")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


def database(house: House) -> Path:
    store = house.server.store
    assert isinstance(store, SqliteStore)
    return store.path


def seal(house: House, table: Table) -> None:
    """As if a later release had written the table, while no server is there."""
    with closing(sqlite3.connect(database(house))) as connection, connection:
        (head,) = connection.execute("SELECT head FROM tables WHERE id = ?", (table.id,)).fetchone()
        changed = json.encode({**json.decode(head), "rules": 99})
        connection.execute("UPDATE tables SET head = ?, package = '9.9' WHERE id = ?", (changed, table.id))


def dump(house: House) -> str:
    """Everything that is stored but the people and their keys."""
    with closing(sqlite3.connect(database(house))) as connection:
        return "\n".join(line for line in connection.iterdump() if '"people"' not in line and '"keys"' not in line)


async def sealed(house: House) -> tuple[Table, list[Client], str]:
    """A table that was sealed in mid-game, with a clock that runs, and all that is stored."""
    table, clients = await friends(house, "Ada", "Bob", clock=structs.ClockWish(seconds=600), patience=3600)
    await house.play(table, 2)
    await do(clients[0], commands.Say(id=new_id(), table=table.id, text="see you tomorrow"))
    await house.stop()
    seal(house, table)
    before = dump(house)
    await house.start()
    return table, clients, before


@evening
async def test_a_sealed_table_opens_says_so_and_can_be_read(house: House) -> None:
    async with house:
        table, (ada, _), _ = await sealed(house)
        shown = await ada.ask(commands.Open(id=new_id(), table=table.id), messages.Shown)
        assert (shown.room.phase, shown.room.secret, shown.position) == ("sealed", None, None)
        assert shown.room.sealed is not None
        assert shown.room.sealed.code == "table-sealed"
        assert shown.room.sealed.says.facts["release"] == "9.9"
        assert [line.text for line in shown.chat] == ["see you tomorrow"]
        log = await ada.ask(commands.Log(id=new_id(), table=table.id, first=0, last=99), messages.Logged)
        assert [moment.version for moment in log.moments] == [1, 2, 3]
        assert [moment.version for moment in shown.recent] == [1, 2, 3]


@evening
async def test_nothing_about_a_sealed_table_changes(house: House) -> None:
    async with house:
        table, clients, before = await sealed(house)
        house.passes(DAYS)
        for seat, client in enumerate(clients):
            for command in (
                commands.Play(id=new_id(), table=table.id, seat=seat, version=3, answers=["1"]),
                commands.Undo(id=new_id(), table=table.id, seat=seat, version=3),
                commands.Say(id=new_id(), table=table.id, text="hello"),
                commands.Resign(id=new_id(), table=table.id, seat=seat),
                commands.Rematch(id=new_id(), table=table.id),
                commands.Discard(id=new_id(), table=table.id),
            ):
                assert await refusal(client.ask(command, messages.Message)) == "table-sealed"
        async with aiohttp.ClientSession() as http, http.get(f"{house.server.url}api/tables/{table.id}/journal") as got:
            assert json.decode(await got.read(), type=messages.Refused).refusal.code == "table-sealed"
        await house.stop()
        assert dump(house) == before
        await house.start()


@evening
async def test_a_command_that_was_done_before_is_still_answered(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        served = await house.live(table)
        seat = served.waits_for() or 0
        play = commands.Play(id="once", table=table.id, seat=seat, version=served.version, answers=["1"])
        done = await do(clients[seat], play)
        await house.stop()
        seal(house, table)
        await house.start()
        assert await do(clients[seat], play) == done


@evening
async def test_who_sat_at_a_sealed_table_can_still_be_erased(house: House) -> None:
    async with house:
        table, (ada, bob), _ = await sealed(house)
        url = f"{house.server.url}api/me"
        async with aiohttp.ClientSession(cookies={"ludoteca": ada.key}) as http, http.delete(url) as response:
            assert response.status == 204
        shown = await bob.ask(commands.Open(id=new_id(), table=table.id), messages.Shown)
        assert shown.room.phase == "sealed"
        assert [(chair.name, chair.gone) for chair in shown.room.chairs] == [(None, "resigned"), ("Bob", None)]
        assert (ada.me.person if ada.me else "").encode() not in house.stored()
