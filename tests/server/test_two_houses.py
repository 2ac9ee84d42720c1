"""Two servers on one PostgreSQL: whoever is at the one counts at the other, and whoever left is gone from both."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludoteca.client import Client, Table, new_id
from ludoteca.server.connections import Connections
from ludoteca.server.room import PATIENCE_OF_A_VOTE
from ludoteca.server.serving import Plan
from ludoteca.server.storage.choosing import store_for
from ludoteca.server.storage.store import Stored
from ludoteca.wire import commands, messages, structs
from tests.kit_postgres import Postgres
from tests.server.kit_house import LAVISH, House, do, evening, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")


@asynccontextmanager
async def two_houses(postgres: Postgres, folder: Path, beat: float = 10.0) -> AsyncIterator[tuple[House, House]]:
    plan = Plan(folder, port=0, workers=1, limits=replace(LAVISH, beat=beat), database=postgres.schema())
    async with House(folder, plan) as one, House(folder, plan) as two:
        yield one, two


def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hint is lost."""
    for name in ("changed", "signed_out", "erased", "missed"):
        monkeypatch.setattr(Connections, name, lambda *_: None)


async def at_both(one: House, two: House) -> tuple[Client, Client]:
    """Ada, in a tab at each."""
    ada = await one.guest("Ada")
    return ada, await two.guest("Ada", ada.key)


async def sign_out(client: Client) -> None:
    async with client._http.post(f"{client.url}/api/sign-out") as answer:
        assert answer.status == 204


async def erase(client: Client) -> None:
    async with client._http.delete(f"{client.url}/api/me") as answer:
        assert answer.status == 204


def make() -> commands.Make:
    return commands.Make(id=new_id(), game="parlour", seats=[structs.SeatWish("me"), structs.SeatWish("friend")])


# Signing out, and being erased


@pytest.mark.parametrize("hints", [True, False])
def test_who_signs_out_at_one_server_is_signed_out_at_the_other(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hints: bool
) -> None:
    if not hints:
        deaf(monkeypatch)

    @evening
    async def test() -> None:
        async with two_houses(postgres, tmp_path, 60.0 if hints else 0.1) as (one, two):
            here, there = await at_both(one, two)
            other = await two.guest("Bob")
            await sign_out(here)
            await soon(lambda: there.closings == ["signed-out"])
            await do(other, commands.Ping(id=new_id()))
            assert other.closings == []

    test()


@evening
async def test_who_is_erased_at_one_server_is_told_to_go_at_the_other(postgres: Postgres, tmp_path: Path) -> None:
    async with two_houses(postgres, tmp_path) as (one, two):
        here, there = await at_both(one, two)
        await erase(here)
        await soon(lambda: there.closings == ["erased"])


@evening
async def test_nothing_is_done_for_who_was_erased_though_the_other_server_has_not_heard_of_it(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf(monkeypatch)
    async with two_houses(postgres, tmp_path) as (one, two):
        here, there = await at_both(one, two)
        table = await there.make("parlour", ["me", "friend"])
        assert here.me is not None
        await erase(here)
        assert await refusal(do(there, make())) == "nobody"
        assert await refusal(do(there, commands.Say(id=new_id(), table=table.id, text="still here"))) != ""
        assert not there.closings
        await nothing_left(two, here.me.person)


async def nothing_left(house: House, person: str) -> None:
    store = store_for(house.server.plan.database, Path())
    await store.open()
    try:
        assert await store.person(person) is None
        assert await store.own(person, 10) == []
        for row in [*await store.public(100), *await store.undriven(100, "")]:
            assert person.encode() not in row.room
    finally:
        await store.close()


@evening
async def test_a_table_that_was_made_elsewhere_while_one_was_erased_keeps_nothing_of_one(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf(monkeypatch)
    async with two_houses(postgres, tmp_path) as (one, two):
        here, there = await at_both(one, two)
        assert here.me is not None
        forget = one.server.tables.forget
        made: list[str] = []

        async def and_meanwhile(person: str) -> None:
            await forget(person)
            made.append(str((await do(there, make())).table))

        monkeypatch.setattr(one.server.tables, "forget", and_meanwhile)
        await erase(here)
        [table] = made
        stored = await one.server.store.load(table)
        assert stored is None, "it was theirs alone, and had not begun"


# Who is there


async def trio(one: House, two: House) -> tuple[list[Client], list[Table]]:
    """Ada at the first server, Bea and Carl at the second, at one table; it is Ada's turn."""
    people = [await one.guest("Ada"), await two.guest("Bea"), await two.guest("Carl")]
    table = await people[0].make("parlour", ["me", "friend", "friend"])
    for client in people[1:]:
        invited = await people[0].ask(commands.Invite(id=new_id(), table=table.id), messages.Invited)
        await client.join(invited.token)
    seen = [client.table(table.id) for client in people]
    for each in seen:
        await each.until(lambda now: now.room is not None and now.room.phase == "playing")
    return people, seen


def here(table: Table) -> list[bool]:
    assert table.room is not None
    return [chair.here for chair in table.room.chairs]


@evening
async def test_who_is_at_the_other_server_is_seen_to_be_there_until_they_go(postgres: Postgres, tmp_path: Path) -> None:
    async with two_houses(postgres, tmp_path) as (one, two):
        people, tables = await trio(one, two)
        for table in tables:
            await table.until(lambda now: here(now) == [True, True, True])
        await do(people[1], commands.Close(id=new_id(), table=tables[0].id))
        await tables[0].until(lambda now: here(now) == [True, False, True])
        await people[0].__aexit__(None, None, None)
        await tables[2].until(lambda now: here(now) == [False, False, True])


@evening
async def test_a_vote_waits_for_who_is_at_the_other_server(postgres: Postgres, tmp_path: Path) -> None:
    async with two_houses(postgres, tmp_path) as (one, two):
        people, tables = await trio(one, two)
        ada, _, carl = people
        await ada.play(tables[0].id, 0, 0, ["1"])  # now it is Bea's turn, at the other server
        await tables[0].until(lambda now: now.version == 1 and here(now) == [True, True, True])
        for house in (one, two):
            house.passes(PATIENCE_OF_A_VOTE)
        await do(ada, commands.Replace(id=new_id(), table=tables[0].id, seat=1))
        served = await one.live(tables[0])
        assert served.room.chairs[1].decides, "Carl is there too, and was not asked"
        await do(carl, commands.Replace(id=new_id(), table=tables[0].id, seat=1))
        await soon(lambda: two.server.tables.in_memory[tables[0].id].room.chairs[1].gone == "replaced")


@evening
async def test_a_vote_knows_who_is_there_though_the_table_comes_into_memory_only_for_it(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with two_houses(postgres, tmp_path) as (one, two):
        people, tables = await trio(one, two)
        ada = people[0]
        await ada.play(tables[0].id, 0, 0, ["1"])
        await tables[0].until(lambda now: here(now) == [True, True, True])
        await do(ada, commands.Close(id=new_id(), table=tables[0].id))
        for _ in range(2):
            one.server.tables.forget_idle()
        assert one.server.tables.in_memory == {}
        for house in (one, two):
            house.passes(PATIENCE_OF_A_VOTE)
        await do(ada, commands.Replace(id=new_id(), table=tables[0].id, seat=1))
        assert (await one.live(tables[0])).room.chairs[1].decides


@evening
async def test_who_was_at_a_server_that_died_is_there_no_longer(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(postgres, tmp_path) as (one, two):
        _, tables = await trio(one, two)
        await tables[2].until(lambda now: here(now) == [True, True, True])
        servers = one.server.driver.servers
        assert servers._task is not None
        servers._task.cancel()  # the heart stands still, and so the other server takes this one for dead
        servers._task = None
        await tables[2].until(lambda now: here(now) == [False, True, True])


@evening
async def test_what_is_said_at_one_server_is_heard_at_the_other(postgres: Postgres, tmp_path: Path) -> None:
    async with two_houses(postgres, tmp_path) as (one, two):
        people, tables = await trio(one, two)
        for number, client in enumerate(people):
            await do(client, commands.Say(id=new_id(), table=tables[0].id, text=f"line {number}"))
        for table in tables:
            await table.until(lambda now: [line.text for line in now.chat] == ["line 0", "line 1", "line 2"])


@evening
async def test_who_follows_a_table_at_the_other_server_reads_only_what_is_new(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much was said there, also before the game begins; and a command is known all the same."""
    async with two_houses(postgres, tmp_path) as (one, two):
        ada, tab = await at_both(one, two)
        table = await ada.make("parlour", ["me", "friend"])
        said = [commands.Say(id=new_id(), table=table.id, text=f"line {number}") for number in range(30)]
        for line in said:
            await do(ada, line)
        seen = await tab.open(table.id)
        read: list[int] = []
        load_since = two.server.store.load_since

        async def counted(table: str, version: int, revision: int) -> Stored | None:
            stored = await load_since(table, version, revision)
            read.append(0 if stored is None else len(stored.commands))
            return stored

        monkeypatch.setattr(two.server.store, "load_since", counted)
        more = [commands.Say(id=new_id(), table=table.id, text=f"more {number}") for number in range(5)]
        for line in more:
            await do(ada, line)
        await seen.until(lambda now: len(now.chat) == 35)
        assert 1 <= sum(read) <= 5
        for line in (*said, *more):
            answer = await do(tab, line)
            assert answer == await do(ada, line)
        assert len(seen.chat) == 35


# Who drives


async def takes_over(house: House, tables: Sequence[str]) -> None:
    await soon(lambda: house.server.tables.driven.keys() >= set(tables))


@evening
async def test_a_server_that_was_taken_for_dead_gives_its_tables_up_and_comes_back(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with two_houses(postgres, tmp_path) as (one, two):
        ada = await one.guest("Ada")
        table = await ada.make("parlour", ["me", "bot:random"], patience=3600)
        await takes_over(one, [table.id])
        store = two.server.store
        assert await store.depart(one.server.driver.servers.holder)
        two.server.driver._scan_now.set()
        await takes_over(two, [table.id])
        await soon(lambda: table.id not in one.server.tables.driven)
        await ada.play(table.id, 0, 0, ["1"])
        await table.until(lambda now: now.version == 2)


@evening
async def test_a_table_whose_driver_has_it_not_in_memory_goes_on_when_the_other_server_changes_it(
    postgres: Postgres, tmp_path: Path
) -> None:
    async with two_houses(postgres, tmp_path) as (one, two):
        here, there = await at_both(one, two)
        table = await here.make("parlour", ["me", "bot:random"], patience=3600)
        await takes_over(one, [table.id])
        await do(here, commands.Close(id=new_id(), table=table.id))
        for _ in range(2):
            one.server.tables.forget_idle()
        assert one.server.tables.in_memory == {}
        seen = await there.open(table.id)
        await there.play(table.id, 0, 0, ["1"])
        await seen.until(lambda now: now.version == 2)
        assert table.id not in two.server.tables.driven


@evening
async def test_when_a_server_stops_the_other_drives_its_tables(postgres: Postgres, tmp_path: Path) -> None:
    plan = Plan(tmp_path, port=0, workers=1, limits=LAVISH, database=postgres.schema())
    async with House(tmp_path, plan) as two:
        async with House(tmp_path, plan) as one:
            here, there = await at_both(one, two)
            table = await here.make("parlour", ["me", "bot:random"], patience=3600)
            await takes_over(one, [table.id])
            seen = await there.open(table.id)
            await there.play(table.id, 0, 0, ["1"])
            await seen.until(lambda now: now.version == 2)
        await takes_over(two, [table.id])
        await there.play(table.id, 0, 2, ["1"])
        await seen.until(lambda now: now.version == 4)
