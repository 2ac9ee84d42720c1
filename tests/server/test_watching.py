"""Looking on, presence, chat: what others see of a table, and what they do not."""

from pathlib import Path

import pytest

from ludoteca.client import Client, Table, new_id
from ludoteca.wire import commands, messages
from tests.server.kit_house import NIM, House, do, evening, friends, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


async def say(client: Client, table: Table, text: str) -> None:
    await do(client, commands.Say(id=new_id(), table=table.id, text=text))


def here(table: Table) -> list[bool]:
    assert table.room is not None
    return [chair.here for chair in table.room.chairs]


def watching(table: Table) -> int:
    assert table.room is not None
    return table.room.watching


@evening
async def test_a_spectator_sees_the_game_but_not_the_secret(house: House) -> None:
    async with house:
        table, _ = await friends(house, "Ada", "Bob")
        eve = await house.guest("Eve")
        seen = await eve.open(table.id)
        assert seen.mine() == []
        assert seen.room is not None
        assert (seen.room.host, seen.room.secret) == (False, None)
        await house.play(table)
        await seen.until(lambda now: now.over)
        assert seen.room.secret is not None


@evening
async def test_without_spectators_only_the_players_look(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob", watchers=False)
        eve = await house.guest("Eve")
        command = {"id": new_id(), "table": table.id}
        assert await refusal(eve.open(table.id)) == "not-watched"
        assert await refusal(eve.ask(commands.Log(**command, first=0, last=9), messages.Logged)) == "not-watched"
        assert await refusal(eve.ask(commands.At(**command, version=1), messages.Was)) == "not-watched"
        assert await refusal(eve.ask(commands.History(**command), messages.Historied)) == "not-watched"
        for client in (ada, bob):
            await client.open(table.id)


@evening
async def test_one_sees_who_is_here_and_how_many_look_on(house: House) -> None:
    async with house:
        table, (_, bob) = await friends(house, "Ada", "Bob")
        await soon(lambda: here(table) == [True, True])
        assert watching(table) == 0
        eve = await house.guest("Eve")
        await eve.open(table.id)
        await soon(lambda: watching(table) == 1)
        await do(eve, commands.Close(id=new_id(), table=table.id))
        await soon(lambda: watching(table) == 0)
        second_tab = await house.guest("Bob", bob.key)
        await second_tab.open(table.id)
        await do(bob, commands.Close(id=new_id(), table=table.id))
        await do(bob, commands.Ping(id=new_id()))
        assert here(table) == [True, True]
        await second_tab.__aexit__(None, None, None)
        await soon(lambda: here(table) == [True, False])


@evening
async def test_chat_comes_to_all_in_one_order(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        eve = await house.guest("Eve")
        lines = [f"line {number}" for number in range(8)]
        for number, line in enumerate(lines):
            await say((ada, bob)[number % 2], table, line)
        seen = await eve.open(table.id)
        await soon(lambda: len(table.chat) == len(lines))
        for each in (table, seen, bob.table(table.id)):
            await soon(lambda each=each: len(each.chat) == len(lines))  # type: ignore[misc]
            assert [line.text for line in each.chat] == lines
            assert [line.number for line in each.chat] == list(range(1, 9))
            assert [line.name for line in each.chat] == ["Ada", "Bob"] * 4


@evening
async def test_chat_is_for_the_players_and_says_something(house: House) -> None:
    async with house:
        table, (ada, _) = await friends(house, "Ada", "Bob")
        eve = await house.guest("Eve")
        assert await refusal(say(eve, table, "hello")) == "players-only"
        assert await refusal(say(ada, table, " \n\t ")) == "nothing-said"
        assert await refusal(say(ada, table, "\u200b\u202e\x00")) == "nothing-said"
        assert await refusal(say(ada, table, "x" * 501)) == "frame-wrong"
        await say(ada, table, "<b>over\u202e two\nlines</b> & \x07done")
        await soon(lambda: len(table.chat) == 1)
        assert table.chat[0].text == "<b>over two lines</b> & done"
        assert table.chat[0].number == 1


@evening
async def test_who_was_away_hears_what_was_said(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        await say(ada, table, "before")
        away = bob.table(table.id)
        await soon(lambda: len(away.chat) == 1)
        assert bob._socket is not None
        await bob._socket.close()
        await say(ada, table, "while you were away")
        await soon(lambda: len(away.chat) == 2)
        await say(ada, table, "and after")
        await soon(lambda: len(away.chat) == 3)
        assert [line.number for line in away.chat] == [1, 2, 3]


@evening
async def test_who_watches_a_table_that_is_thrown_away_is_told(house: House) -> None:
    async with house:
        ada, eve = await house.guest("Ada"), await house.guest("Eve")
        table = await ada.make(NIM, ["me", "friend"], public=True)
        seen = await eve.open(table.id)
        await do(ada, commands.Discard(id=new_id(), table=table.id))
        await seen.until(lambda now: now.room is not None and now.room.phase == "discarded")
        assert await refusal(eve.open(table.id)) == "table-missing"


@evening
async def test_one_watches_only_so_many_tables(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house:
        ada = await house.guest("Ada")
        tables = [await ada.make(NIM, ["me", "friend"]) for _ in range(3)]
        monkeypatch.setattr(house.server.dispatcher, "limits", few_watched())
        await do(ada, commands.Close(id=new_id(), table=tables[0].id))
        assert await refusal(ada.open(tables[0].id)) == "watches-too-many"
        await ada.open(tables[1].id)  # what is watched already is no more


def few_watched() -> object:
    from msgspec.structs import replace

    from tests.server.kit_house import LAVISH

    return replace(LAVISH, watched=2)
