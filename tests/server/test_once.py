"""A command is applied once, however often it is sent, on whichever connection, and whatever happens in between."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludoteca.client import Client, Table, new_id
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import NIM, House, do, evening, friends, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


async def a_move(house: House, table: Table) -> commands.Play:
    """Whoever's turn it is takes a stone."""
    served = await house.live(table)
    seat = served.waits_for()
    assert seat is not None
    return commands.Play(id=new_id(), table=table.id, seat=seat, version=served.version, answers=["1"])


Way = Callable[[House, Client, commands.Play], Awaitable[messages.Done]]


async def once_more(house: House, client: Client, command: commands.Play) -> messages.Done:
    return await do(client, command)


async def after_reconnecting(house: House, client: Client, command: commands.Play) -> messages.Done:
    assert client._socket is not None
    await client._socket.close()
    return await do(client, command)


async def after_a_restart(house: House, client: Client, command: commands.Play) -> messages.Done:
    await house.restart()
    return await do(client, command)


async def in_another_tab(house: House, client: Client, command: commands.Play) -> messages.Done:
    return await do(await house.guest("the same", client.key), command)


async def after_the_table_left_the_memory(house: House, client: Client, command: commands.Play) -> messages.Done:
    for _ in range(2):
        await do(client, commands.Close(id=new_id(), table=command.table))
        for each in house.clients:
            await do(each, commands.Close(id=new_id(), table=command.table))
        house.server.tables.forget_idle()
        house.server.tables.forget_idle()
    return await do(client, command)


@pytest.mark.parametrize(
    "way", [once_more, after_reconnecting, after_a_restart, in_another_tab, after_the_table_left_the_memory]
)
def test_the_same_move_is_made_once(house: House, way: Way) -> None:
    @evening
    async def test() -> None:
        async with house:
            table, clients = await friends(house, "Ada", "Bob")
            command = await a_move(house, table)
            client = clients[command.seat]
            first = await do(client, command)
            await do(clients[1 - command.seat], await a_move(house, table))
            version = (await house.live(table)).version
            second = await way(house, client, command)
            assert second == first
            assert first.version == command.version + 1
            assert (await house.live(table)).version == version

    test()


@evening
async def test_the_same_move_from_many_tabs_at_once_is_made_once(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        command = await a_move(house, table)
        tabs = [await house.guest("the same", clients[command.seat].key) for _ in range(4)]
        answers = await asyncio.gather(*(do(tab, command) for tab in tabs))
        assert len({answer.version for answer in answers}) == 1
        assert (await house.live(table)).version == command.version + 1


@evening
async def test_anothers_command_with_the_same_id_is_their_own(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        first = await a_move(house, table)
        await do(clients[first.seat], first)
        second = await a_move(house, table)
        second.id = first.id
        done = await do(clients[second.seat], second)
        assert done.version == second.version + 1
        eve = await house.guest("Eve")
        first.version = done.version or 0
        assert await refusal(do(eve, first)) == "seat-not-yours"


@evening
async def test_a_refused_command_may_be_tried_again(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        command = await a_move(house, table)
        other = clients[1 - command.seat]
        early = commands.Play(id="eager", table=table.id, seat=1 - command.seat, version=command.version, answers=["1"])
        assert await refusal(do(other, early)) == "not-your-decision"
        await do(clients[command.seat], command)
        early.version += 1
        await do(other, early)


@evening
async def test_a_table_is_made_once(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        make = commands.Make(id="make", game=NIM, seats=[structs.SeatWish("me"), structs.SeatWish("friend")])
        tabs = [ada, await house.guest("Ada", ada.key), await house.guest("Ada", ada.key)]
        made = {(await answer).table for answer in asyncio.as_completed([do(tab, make) for tab in tabs])}
        await house.restart()
        made.add((await do(ada, make)).table)
        assert len(made) == 1
        lobby = await ada.ask(commands.Lobby(id=new_id()), messages.LobbyShown)
        assert [one.table for one in lobby.own] == list(made)
        bob = await house.guest("Bob")
        assert (await do(bob, make)).table not in made


@evening
async def test_an_invitation_is_used_once_by_the_same_command(house: House) -> None:
    async with house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        table = await ada.make(NIM, ["me", "friend"])
        invited = await ada.ask(commands.Invite(id=new_id(), table=table.id), messages.Invited)
        join = commands.Join(id="join", token=invited.token)
        first = await do(bob, join)
        assert first.table == table.id
        assert await do(bob, join) == first
        await house.restart()
        assert await do(bob, join) == first


@evening
async def test_a_rematch_is_made_once(house: House) -> None:
    async with house:
        table, (ada, _) = await friends(house, "Ada", "Bob")
        await house.play(table)
        rematch = commands.Rematch(id="rematch", table=table.id)
        tab = await house.guest("Ada", ada.key)
        first, second = await asyncio.gather(do(ada, rematch), do(tab, rematch))
        await house.restart()
        third = await do(ada, rematch)
        assert first.table == second.table == third.table
        lobby = await ada.ask(commands.Lobby(id=new_id()), messages.LobbyShown)
        assert {one.table for one in lobby.own} == {table.id, first.table}


@evening
async def test_a_rematch_does_not_stumble_over_what_the_same_person_sent_before(house: House) -> None:
    """Its steps are commands too, but with ids that nobody can send."""
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        elsewhere = await ada.make(NIM, ["me", "friend"])
        seats = [structs.SeatWish("me"), structs.SeatWish("friend")]
        for step in ("new", "old", "sit", "too-late"):
            for gap in ("/", " "):
                for command in (
                    commands.Invite(id=f"again{gap}{step}", table=elsewhere.id),
                    commands.Make(id=f"again{gap}{step}", game=NIM, seats=seats),
                ):
                    answer = await (bob if isinstance(command, commands.Make) else ada)._answer(command)
                    refused = isinstance(answer, messages.Refused)
                    assert refused == (gap == " "), answer
        await house.play(table)
        first = await do(ada, commands.Rematch(id="again", table=table.id))
        second = await do(bob, commands.Rematch(id="again", table=table.id))
        assert first.table == second.table == (await house.live(table)).room.rematch
        served = await house.live(str(first.table))
        assert [chair.name for chair in served.room.chairs] == ["Ada", "Bob"]
        assert served.room.phase == "playing"


@evening
async def test_a_word_is_said_once(house: House) -> None:
    async with house:
        table, (ada, _) = await friends(house, "Ada", "Bob")
        said = commands.Say(id="said", table=table.id, text="hello")
        await asyncio.gather(*(do(ada, commands.Say(id="said", table=table.id, text="hello")) for _ in range(2)))
        await house.restart()
        await do(ada, said)
        await do(ada, commands.Say(id=new_id(), table=table.id, text="goodbye"))
        await soon(lambda: len(table.chat) >= 2)
        assert [line.text for line in table.chat] == ["hello", "goodbye"]
