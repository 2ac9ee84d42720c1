"""Taking back: one's own decision, across others' with their consent, never what was revealed."""

from pathlib import Path

import pytest

from ludoteca.client import Client, Table, new_id
from ludoteca.kernel.journal import Chosen, Drawn
from ludoteca.server.table import ServedTable
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import NIM, House, do, evening, friends, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


async def turn(house: House, table: Table) -> int:
    seat = (await house.live(table)).waits_for()
    assert seat is not None
    return seat


async def move(house: House, table: Table, clients: list[Client], word: str = "1") -> int:
    """Whoever's turn it is answers this; which seat that was."""
    seat = await turn(house, table)
    await clients[seat % len(clients)].play(table.id, seat, (await house.live(table)).version, [word])
    return seat


async def undo(house: House, table: Table, client: Client, seat: int) -> messages.Done:
    version = (await house.live(table)).version
    return await do(client, commands.Undo(id=new_id(), table=table.id, seat=seat, version=version))


async def consent(client: Client, table: Table, agree: bool) -> messages.Done:
    return await do(client, commands.Consent(id=new_id(), table=table.id, agree=agree))


def deciders(served: ServedTable) -> list[int]:
    """Who has decided since the last draw, the last first."""
    assert served.journal is not None
    seats = []
    for entry in reversed(served.journal.entries):
        if not isinstance(entry, Chosen):
            break
        seats.append(entry.seat)
    return list(dict.fromkeys(seats))


def asked(table: Table) -> structs.TakeBack | None:
    assert table.room is not None
    return table.room.take_back


@evening
async def test_ones_own_decision_is_taken_back_without_asking(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        seat = await turn(house, table)
        await move(house, table, clients, "boast")
        before = (await house.live(table)).version
        assert await turn(house, table) == seat  # a boast is a free action
        done = await undo(house, table, clients[seat], seat)
        assert done.version == before + 1
        await clients[seat].play(table.id, seat, before + 1, ["boast"])  # it can be made again
        await table.until(lambda seen: seen.version >= before + 2)
        assert table.moments[-2].undo == before - 1


@evening
async def test_ones_move_is_taken_back_while_the_other_thinks(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        seat = await move(house, table, clients, "3")
        await undo(house, table, clients[seat], seat)
        assert await turn(house, table) == seat
        assert asked(table) is None


@evening
async def test_across_a_bots_decision_nobody_is_asked(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make(NIM, ["me", "bot:random"])
        await soon(lambda: house.server.tables.in_memory[table.id].waits_for() == 0)
        version = (await house.live(table)).version
        await ada.play(table.id, 0, version, ["1"])
        await soon(lambda: house.server.tables.in_memory[table.id].waits_for() == 0)
        await undo(house, table, ada, 0)
        served = await house.live(table)
        assert served.journal is not None
        assert served.journal.line() == list(range(version))


@evening
async def test_across_ones_own_other_seat_nobody_is_asked(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make(NIM, ["me", "me"])
        seat = await move(house, table, [ada])
        await move(house, table, [ada])
        await undo(house, table, ada, seat)
        assert await turn(house, table) == seat


@evening
async def test_across_anothers_decision_they_are_asked(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        seat = await move(house, table, clients)
        other = await move(house, table, clients)
        done = await undo(house, table, clients[seat], seat)
        version = done.version
        assert version == (await house.live(table)).version
        await table.until(lambda seen: asked(seen) is not None)
        assert asked(table) == structs.TakeBack(seat, 1, [other], [])
        assert await refusal(consent(await house.guest("Eve"), table, True)) == "not-asked"
        await consent(clients[other], table, True)
        assert (await house.live(table)).version == (version or 0) + 1
        assert await turn(house, table) == seat
        await table.until(lambda seen: asked(seen) is None)


@evening
async def test_all_who_decided_since_must_agree(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", "Cleo", game="encyclopedia")
        last: list[int] = []
        while len(last) < 3:  # until each has decided with no draw in between
            await house.play(table, 1, seed=str((await house.live(table)).version))
            last = deciders(await house.live(table))
        third, second, first = last
        await undo(house, table, clients[first], first)
        await consent(clients[second], table, True)
        await table.until(lambda seen: asked(seen) is not None and asked(seen).agreed == [second])  # type: ignore[union-attr]
        assert (await house.live(table)).waits_for() is not None
        await consent(clients[second], table, True)  # saying it twice is not two voices
        assert asked(table) is not None
        await consent(clients[third], table, True)
        assert await turn(house, table) == first


@evening
async def test_one_no_is_enough(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        seat = await move(house, table, clients)
        other = await move(house, table, clients)
        version = (await undo(house, table, clients[seat], seat)).version
        await consent(clients[other], table, False)
        assert (await house.live(table)).room.take_back is None
        assert await refusal(consent(clients[other], table, True)) == "nothing-asked"
        assert (await house.live(table)).version == version


@evening
async def test_who_asked_may_think_better_of_it(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        seat = await move(house, table, clients)
        await move(house, table, clients)
        await undo(house, table, clients[seat], seat)
        await consent(clients[seat], table, True)
        assert (await house.live(table)).room.take_back is not None  # one's own yes is not the other's
        await consent(clients[seat], table, False)
        assert (await house.live(table)).room.take_back is None


@evening
async def test_a_move_answers_the_request(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        seat = await move(house, table, clients)
        other = await move(house, table, clients)
        await undo(house, table, clients[seat], seat)
        await move(house, table, clients)
        assert await refusal(consent(clients[other], table, True)) == "nothing-asked"
        await table.until(lambda seen: asked(seen) is None)


@evening
async def test_who_leaves_is_not_asked_any_more(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        seat = await move(house, table, clients)
        other = await move(house, table, clients)
        await undo(house, table, clients[seat], seat)
        await do(clients[other], commands.Resign(id=new_id(), table=table.id, seat=other))
        assert (await house.live(table)).room.take_back is None
        await undo(house, table, clients[seat], seat)
        served = await house.live(table)
        assert served.journal is not None
        assert served.waits_for() == seat


@evening
async def test_what_was_revealed_stays_and_the_reason_is_said(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", game="navoria")
        served = await house.live(table)
        assert served.journal is not None
        while True:
            seat = await turn(house, table)
            await house.play(table, 1, seed=str(served.version))
            if isinstance(served.journal.entries[-1], Drawn):
                break
        version = served.version
        assert await refusal(undo(house, table, clients[seat], seat)) == "undo-revealed"
        assert (served.version, served.room.take_back) == (version, None)


@evening
async def test_with_nothing_decided_there_is_nothing_to_take_back(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        assert await refusal(undo(house, table, clients[0], 0)) == "undo-revealed"
        assert await refusal(undo(house, table, clients[0], 1)) == "seat-not-yours"
        stale = commands.Undo(id=new_id(), table=table.id, seat=0, version=0)
        assert await refusal(do(clients[0], stale)) == "stale-version"


@evening
async def test_a_game_that_is_over_stays_over(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        await house.play(table)
        for seat, client in enumerate(clients):
            assert await refusal(undo(house, table, client, seat)) == "table-finished"
