"""What was: a game is gone through once for all who ask, and who asks for much of it is slowed."""

import random
from contextlib import suppress
from pathlib import Path
from typing import Final

import aiohttp
import pytest
from msgspec import json
from msgspec.structs import replace

from ludoteca import registry
from ludoteca.client import Client, Table, new_id, told
from ludoteca.games.encyclopedia.box.events import DieRolled
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.journal import Journal, Undone, begin, word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import Choice
from ludoteca.server.replays import MOST, Replay
from ludoteca.server.serving import Plan
from ludoteca.server.view import View, encode, scores_of
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import LAVISH, NIM, House, ask, evening, friends, refusal
from tests.server.test_security import raw

pytestmark = pytest.mark.usefixtures("nim")

NAVORIA: Final = registry.find("navoria")


def game_with_ways_back() -> Journal[Plain]:
    """A game played anyhow, in which decisions are taken back where nothing was revealed since."""
    assert NAVORIA is not None
    dice = random.Random("ways back")
    journal = begin(NAVORIA, ["person"] * 2, {}, None, seeded("ways back"))
    while isinstance(question := journal.table.question, Choice):
        journal.play(question.seat, [word_of(journal.table, question, dice.choice(journal.table.options()))])
        if dice.random() < 0.3:
            with suppress(Refused):
                journal.undo(question.seat, [0, 1])
    return journal


def test_a_table_as_it_was_is_the_same_from_a_mark_as_from_the_beginning() -> None:
    journal = game_with_ways_back()
    replay = Replay(journal)
    assert len(replay._marks) > 1
    assert any(isinstance(entry, Undone) for entry in journal.entries)
    for version in range(0, journal.version + 1, 3):
        table, expected = replay.at(version), journal.at(version)
        codec = journal.game.codec(expected)
        assert codec.encode_table(table) == codec.encode_table(expected), version
    assert encode(replay.scores) == encode(scores_of(journal, 2, 60))


async def look(client: Client, command: commands.Command) -> messages.Message:
    return told(await client._answer(command), messages.Message)


@evening
async def test_a_finished_game_is_gone_through_once_for_all_who_ask(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house, aiohttp.ClientSession() as http:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        last = await house.play(table)
        replays = house.server.dispatcher.replays
        before = replays.made
        for client in (ada, bob):
            for version in range(last + 1):
                await ask(client, commands.At(id=new_id(), table=table.id, version=version))
            await ask(client, commands.History(id=new_id(), table=table.id))
        bodies = set()
        for _ in range(3):
            async with http.get(f"{house.server.url}api/tables/{table.id}/draws") as response:
                bodies.add(await response.read())
        assert replays.made - before == 1
        [body] = bodies
        assert {draw["word"] == draw["expected"] for draw in json.decode(body)["draws"]} == {True}


@evening
async def test_no_more_than_so_many_games_are_kept(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        ada = await house.guest("Ada")
        for _ in range(MOST + 3):
            table = await ada.make(NIM, ["me", "me"])
            await ask(ada, commands.History(id=new_id(), table=table.id))
        assert len(house.server.dispatcher.replays._kept) == MOST


def slowed(folder: Path, burst: float, **more: object) -> House:
    limits = replace(LAVISH, looks=0.0001, looks_burst=burst)
    return House(folder, Plan(folder / "data", port=0, workers=1, limits=limits, **more))  # type: ignore[arg-type]


@evening
async def test_a_look_costs_more_where_a_game_is_gone_through_for_it(tmp_path: Path) -> None:
    async with slowed(tmp_path, burst=5.0) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        long = await ada.make("navoria", ["me", "me"])
        assert 50 < await house.play(long, 30) < 150

        async def looks(client: Client, table: Table) -> int:
            """How many a person has before it is too much."""
            count = 0
            while count < 9:
                answer = await client._answer(commands.History(id=new_id(), table=table.id))
                if isinstance(answer, messages.Refused):
                    assert answer.refusal.code == "too-fast"
                    break
                count += 1
            return count

        assert await looks(ada, long) == 4, "the first was dearer"
        assert await looks(bob, long) == 5, "for who comes later it is kept"


@evening
async def test_whoever_asks_over_http_is_slowed_by_address(tmp_path: Path) -> None:
    async with slowed(tmp_path, burst=3.0, proxies=("127.0.0.1",)) as house:
        table, _ = await friends(house, "Ada", "Bob")
        await house.play(table)

        async def asked(path: str, address: str) -> list[int]:
            request = f"GET /api/tables/{table.id}/{path}"
            return [(await raw(house, request, X_Forwarded_For=address)).status for _ in range(4)]

        assert await asked("draws", "198.51.100.1") == [200, 200, 429, 429]
        assert await asked("draws", "198.51.100.2") == [200, 200, 200, 429]
        assert await asked("journal", "198.51.100.3") == [200, 200, 429, 429]


@evening
async def test_who_may_not_look_pays_nothing_and_costs_nothing(tmp_path: Path) -> None:
    async with slowed(tmp_path, burst=3.0) as house:
        table, _ = await friends(house, "Ada", "Bob", watchers=False)
        eve = await house.guest("Eve")
        made = house.server.dispatcher.replays.made
        for _ in range(9):
            command = commands.History(id=new_id(), table=table.id)
            assert await refusal(look(eve, command)) == "not-watched"
        assert house.server.dispatcher.replays.made == made


def test_a_moment_that_was_stored_before_events_declared_anything_is_completed() -> None:
    game = registry.find("encyclopedia")
    assert game is not None
    view, table = View(game), game.begin(game.default_seats)
    told = view.event(table, DieRolled(1, 0, 6))
    assert (told.rule, told.seat, told.source, told.target) == ("round.dice", 1, "bag", "die/red1")
    bare = structs.Event(told.kind, told.facts, told.says)
    assert view.kept(table, structs.Moment(3, [bare])) == structs.Moment(3, [told])
