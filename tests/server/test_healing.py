"""Versions: what is stale is refused, what was missed is sent again, and everybody comes to see the same."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludoteca.client import Table, new_id
from ludoteca.server.handlers.looking import RECENT
from ludoteca.server.room import Room
from ludoteca.server.serving import Plan
from ludoteca.server.storage.store import Change
from ludoteca.server.table import Watcher
from ludoteca.server.tables import Tables
from ludoteca.server.worker_tasks import Ask
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import LAVISH, NIM, House, do, evening, friends, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


@pytest.fixture
def quick(tmp_path: Path) -> House:
    """A house whose heart beats often."""
    return House(tmp_path / "data", Plan(tmp_path / "data", port=0, limits=replace(LAVISH, beat=0.1)))


def versions(table: Table) -> list[int]:
    return [moment.version for moment in table.moments]


async def agree(house: House, *tables: Table) -> None:
    """Wait until all see what is there."""
    served = await house.live(tables[0].id)
    for table in tables:
        await soon(lambda table=table: table.version == served.version and table.revision == served.revision)  # type: ignore[misc]
        assert versions(table) == list(range(1, served.version + 1))
        assert table.room is not None
        assert table.room.phase == served.room.phase


@evening
async def test_a_move_for_an_older_position_is_refused_and_changes_nothing(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        await house.play(table, 2)
        served = await house.live(table)
        seat = served.waits_for() or 0
        for version in (0, served.version - 1, served.version + 1):
            play = commands.Play(id=new_id(), table=table.id, seat=seat, version=version, answers=["1"])
            assert await refusal(do(clients[seat], play)) == "stale-version"
            draft = commands.Try(id=new_id(), table=table.id, seat=seat, version=version, answers=["1"])
            assert await refusal(clients[seat].ask(draft, messages.Tried)) == "stale-version"
        before = served.revision
        draft = commands.Try(id=new_id(), table=table.id, seat=seat, version=served.version, answers=["1"])
        tried = await clients[seat].ask(draft, messages.Tried)
        assert tried.ends
        assert (served.revision, served.version) == (before, tried.version)


@evening
async def test_opening_since_a_version_brings_what_came_after(house: House) -> None:
    async with house:
        table, (ada, _) = await friends(house, "Ada", "Bob")
        await house.play(table, 3)
        version = (await house.live(table)).version
        for since in range(version + 1):
            command = commands.Open(id=new_id(), table=table.id, since=since)
            missed = await ada.ask(command, messages.Missed)
            assert [moment.version for moment in missed.moments] == list(range(since + 1, version + 1))
            assert missed.position is not None
            assert missed.position.version == version
        ahead = await ada.ask(commands.Open(id=new_id(), table=table.id, since=version + 7), messages.Shown)
        assert [moment.version for moment in ahead.recent] == list(range(1, version + 1))


@evening
async def test_who_opens_a_long_game_is_shown_the_latest_of_it(house: House) -> None:
    async with house:
        table, _ = await friends(house, "Ada", "Bob", game="navoria")
        await house.play(table, 100)
        version = (await house.live(table)).version
        seen = await (await house.guest("Eve")).open(table.id)
        assert versions(seen) == list(range(version - RECENT + 1, version + 1))


@evening
async def test_a_client_goes_on_after_the_server_has_come_back(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        await clients[0].ask(commands.Lobby(id=new_id()), messages.LobbyShown)
        await house.play(table, 2)
        await house.restart()
        assert clients[0].closings == ["drain"]
        await house.play(table, 1)
        await agree(house, table, clients[1].table(table.id))
        await house.play(table)
        await agree(house, table, clients[1].table(table.id))
        public = await clients[1].make(NIM, ["me", "friend"], public=True)
        lobbies = clients[0]
        await soon(lambda: lobbies.lobby is not None and any(one.table == public.id for one in lobbies.lobby.open))


@evening
async def test_a_command_that_was_under_way_when_the_server_went_is_answered_when_it_is_back(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        served = await house.live(table)
        seat, version = served.waits_for() or 0, served.version
        await house.stop()
        asked = asyncio.create_task(clients[seat].play(table.id, seat, version, ["1"]))
        await asyncio.sleep(0.05)
        await house.start()
        assert await asked == version + 1


@evening
async def test_two_tabs_of_one_person_agree(house: House) -> None:
    async with house:
        table, (ada, _) = await friends(house, "Ada", "Bob")
        tab = await (await house.guest("Ada", ada.key)).open(table.id)
        assert tab.mine() == table.mine()
        await house.play(table)
        await agree(house, table, tab)
        assert tab.position == table.position


def forget(table: Table, kind: str) -> None:
    """This client never got the last message of a kind."""
    if kind == "moved":
        assert table.position is not None
        table.position = replace(table.position, version=table.version - 1)
        table.moments.pop()
    elif kind == "changed":
        table.revision -= 1
    else:
        table.chat.pop()
        table.revision -= 1


@pytest.mark.parametrize("kind", ["moved", "changed", "chatted"])
def test_a_beat_of_the_heart_heals_a_client_that_missed_something(quick: House, kind: str) -> None:
    @evening
    async def test() -> None:
        async with quick as house:
            table, (ada, _) = await friends(house, "Ada", "Bob")
            await house.play(table, 2)
            await do(ada, commands.Say(id=new_id(), table=table.id, text="hello"))
            await soon(lambda: len(table.chat) == 1)
            await agree(house, table)
            forget(table, kind)
            await agree(house, table)
            await soon(lambda: [line.text for line in table.chat] == ["hello"])

    test()


@evening
async def test_a_client_that_missed_nothing_asks_for_nothing(quick: House) -> None:
    async with quick as house:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        await agree(house, table, bob.table(table.id))
        opened = handled(house, "open")
        await house.play(table, 2)
        await do(ada, commands.Say(id=new_id(), table=table.id, text="hello"))
        await asyncio.sleep(0.35)
        await agree(house, table, bob.table(table.id))
        assert handled(house, "open") == opened


def handled(house: House, name: str) -> float:
    value = house.server.metrics.commands.labels(name, "done")._value.get()
    assert isinstance(value, float)
    return value


class Listener:
    """Somebody who watches from another server process."""

    person: str | None = None

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def lose(self, table: str) -> None:
        raise AssertionError("the table is open to all")


@evening
async def test_who_watches_at_another_server_is_told_as_well(house: House) -> None:
    """Two servers' tables over one database: what is done in one is seen in the other, also before the game begins."""
    async with house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        table = await ada.make(NIM, ["me", "friend"], public=True)
        elsewhere = Tables(house.server.store, house.clock, house.clock, shared=True)
        listener = Listener()
        watcher: Watcher = listener
        elsewhere.watch(watcher, await elsewhere.load(table.id))
        await do(bob, commands.Sit(id=new_id(), table=table.id, seat=1))
        await hint(house, elsewhere, table)
        said = b"".join(listener.heard)
        assert b'"is":"changed"' in said
        assert b'"is":"moved"' in said
        listener.heard.clear()
        await house.play(table, 1)
        await hint(house, elsewhere, table)
        assert b'"is":"moved"' in b"".join(listener.heard)
        assert elsewhere.in_memory[table.id].version == (await house.live(table)).version


async def hint(house: House, elsewhere: Tables, table: Table) -> None:
    revision = (await house.live(table)).revision
    elsewhere.changed_elsewhere(table.id, revision)
    await soon(lambda: elsewhere.in_memory[table.id].revision == revision)


@evening
async def test_a_table_that_a_bot_thinks_about_stays_in_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else its answer would come to one table in memory, and who looks again would watch another."""
    async with house:
        ada = await house.guest("Ada")
        thinking, thought = asyncio.Event(), asyncio.Event()
        think = house.server.driver._think

        async def slowly(ask: Ask, room: Room) -> structs.Thought:
            thinking.set()
            await thought.wait()
            return await think(ask, room)

        monkeypatch.setattr(house.server.driver, "_think", slowly)
        table = await ada.make("parlour", ["me", "bot:random"])
        await ada.play(table.id, 0, 0, ["1"])
        await thinking.wait()
        before = await house.live(table)
        await do(ada, commands.Close(id=new_id(), table=table.id))
        for _ in range(3):
            house.server.tables.forget_idle()
        await ada.open(table.id)
        thought.set()
        await table.until(lambda seen: seen.version == 2)
        assert await house.live(table) is before


@evening
async def test_a_table_that_nobody_needs_leaves_the_memory(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        for client in clients:
            await do(client, commands.Close(id=new_id(), table=table.id))
        for _ in range(3):
            house.server.tables.forget_idle()
        assert house.server.tables.in_memory == {}
        await house.play(table, 1)


@evening
async def test_a_version_is_told_only_when_it_is_on_disk(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", game="parlour")
        store = house.server.store
        committing, written, commit = asyncio.Event(), asyncio.Event(), store.commit

        async def slowly(change: Change) -> None:
            committing.set()
            await written.wait()
            await commit(change)

        monkeypatch.setattr(store, "commit", slowly)
        played = asyncio.create_task(clients[0].play(table.id, 0, 0, ["1"]))
        await committing.wait()
        monkeypatch.setattr(house.server.connections, "limits", replace(LAVISH, beat=0.01))
        beating = asyncio.create_task(house.server.connections._beat())
        opened = handled(house, "open")
        await asyncio.sleep(0.1)
        written.set()
        assert await played == 1
        beating.cancel()
        await agree(house, table)
        assert handled(house, "open") == opened  # nobody was told of a version that they then asked for
