"""A command whose commit was cut off is answered with the truth: done, or not done, and never one for the other."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.client import Client, Table, new_id
from ludoteca.server.serving import Plan
from ludoteca.server.storage import postgres_link as storage
from ludoteca.server.storage.choosing import store_for
from ludoteca.wire import commands, messages, structs
from tests.kit_postgres import Postgres
from tests.server.kit_cutting import DONE, FATES, UNHEARD, Cutting
from tests.server.kit_house import LAVISH, House, do, evening, friends, soon

pytestmark = pytest.mark.usefixtures("nim")


def house_behind(line: Cutting, folder: Path) -> House:
    return House(folder, Plan(folder, port=0, workers=1, limits=LAVISH, database=line.database))


async def told(client: Client, command: commands.Command) -> messages.AnyMessage:
    """What the server says to it, this once."""
    return await client._answer(command)


def code_of(answer: messages.AnyMessage) -> str:
    return answer.refusal.code if isinstance(answer, messages.Refused) else "done"


async def is_done(line: Cutting, client: Client, command: commands.Command) -> bool:
    """Whether the database has it."""
    store = store_for(line.database, Path())
    await store.open()
    assert client.me is not None
    try:
        return await store.answered(client.me.person, command.id) is not None
    finally:
        await store.close()


def a_line(table: Table) -> commands.Command:
    return commands.Say(id=new_id(), table=table.id, text="Are you there?")


def a_move(table: Table) -> commands.Command:
    return commands.Play(id=new_id(), table=table.id, seat=0, version=table.version, answers=["1"])


def another_table(_: Table) -> commands.Command:
    return commands.Make(id=new_id(), game="parlour", seats=[structs.SeatWish("me"), structs.SeatWish("friend")])


Asks = Callable[[Table], commands.Command]


@pytest.mark.parametrize("fate", FATES)
@pytest.mark.parametrize("asks", [a_line, a_move, another_table])
def test_a_command_whose_commit_is_cut_off_is_done_once_and_answered_so(
    postgres: Postgres, tmp_path: Path, fate: str, asks: Asks
) -> None:
    @evening
    async def test() -> None:
        async with Cutting(postgres, postgres.schema()) as line, house_behind(line, tmp_path) as house:
            table, (ada, bob) = await friends(house, "Ada", "Bob", game="parlour")
            command = asks(table)
            before = (await house.live(table)).revision
            line.fates.append(fate)
            answer = await told(ada, command)
            assert not line.fates
            assert isinstance(answer, messages.Done)
            assert await told(ada, command) == answer
            assert await is_done(line, ada, command)
            if asks is not another_table:
                assert answer.revision == before + 1
                seen = bob.table(table.id)  # they hear it too, though not the usual way
                await soon(lambda: (seen.version if asks is a_move else len(seen.chat)) == 1)
            else:
                lobby = await ada.ask(commands.Lobby(id=new_id()), messages.LobbyShown)
                assert {each.table for each in lobby.own} == {table.id, answer.table}

    test()


@pytest.mark.parametrize("fate", [DONE, UNHEARD])
def test_while_nobody_knows_nothing_is_claimed_and_later_the_truth_is_told(
    postgres: Postgres, tmp_path: Path, fate: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database stays away for longer than a command waits."""
    monkeypatch.setattr(storage, "PATIENCE_SECONDS", 0.3)

    @evening
    async def test() -> None:
        async with Cutting(postgres, postgres.schema()) as line, house_behind(line, tmp_path) as house:
            table, (ada, _) = await friends(house, "Ada", "Bob", game="parlour")
            command = a_move(table)
            line.fates.append(fate)
            line.closed = True
            assert code_of(await told(ada, command)) == "storage-unknown"
            assert not line.fates
            assert code_of(await told(ada, command)) == "storage-unknown", "it cannot be looked up either"
            other = a_line(table)
            assert code_of(await told(ada, other)) == "storage-unknown"
            line.closed = False
            assert await is_done(line, ada, command) == (fate == DONE)
            done = await do(ada, command)
            assert done.version == 1
            await do(ada, other)

    test()


@evening
async def test_the_client_asks_again_until_it_is_told_the_truth(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "PATIENCE_SECONDS", 0.3)
    async with Cutting(postgres, postgres.schema()) as line, house_behind(line, tmp_path) as house:
        table, (ada, _) = await friends(house, "Ada", "Bob", game="parlour")
        line.fates.append(DONE)
        line.closed = True
        playing = asyncio.create_task(ada.play(table.id, 0, 0, ["1"]))
        unknown = house.server.metrics.commands.labels("play", "unavailable")._value
        await soon(lambda: unknown.get() >= 2)
        assert not playing.done()
        line.closed = False
        assert await playing == 1
        assert (await house.live(table)).version == 1


@evening
async def test_what_was_never_asked_to_commit_is_said_to_have_changed_nothing(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "PATIENCE_SECONDS", 0.3)
    async with Cutting(postgres, postgres.schema()) as line, house_behind(line, tmp_path) as house:
        table, (ada, _) = await friends(house, "Ada", "Bob", game="parlour")
        command = a_line(table)
        line.closed = True
        line.cut()
        assert code_of(await told(ada, command)) == "storage-unavailable"
        line.closed = False
        assert not await is_done(line, ada, command)
