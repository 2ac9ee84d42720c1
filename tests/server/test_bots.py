"""Bots play in processes of their own. Whatever one of them does, the table goes on."""

import os
import signal
import sys
from pathlib import Path
from typing import Final

import pytest

from ludoteca.bots.player import Player
from ludoteca.bots.roster import BOTS
from ludoteca.client import Client, Table, new_id
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.server.handlers.leaving import STAND_IN, stand_in_for_people
from ludoteca.server.serving import Plan, Server
from ludoteca.server.workers import Workers
from ludoteca.wire import commands, messages
from tests.server import kit_bad_worker as bad_worker
from tests.server.kit_house import LAVISH, NIM, House, evening, soon
from tests.server.kit_served import children, serving
from tests.server.secrets import found

pytestmark = pytest.mark.usefixtures("nim")

BOT: Final = "bot:greedy"


def house_with(
    folder: Path, way: str, kept: Path | None = None, seconds: float = 20.0, pattern: str | None = None
) -> House:
    """A house whose bots misbehave in this way; with a pattern, only the bot `greedy`, and only then."""
    plan = Plan(folder, port=0, limits=LAVISH)
    house = House(folder, plan)
    more = [] if kept is None else [str(kept)] if pattern is None else [str(kept), pattern]
    command = [sys.executable, "-m", bad_worker.__name__, way, *more]
    house.server = Server(plan, house.clock, Workers(1, seconds, command))
    return house


async def sit_down(house: House) -> tuple[Client, Table]:
    client = await house.guest("Ada")
    return client, await client.make(NIM, ["me", BOT])


async def after_my_move(house: House) -> tuple[Client, Table]:
    """The bot is asked: it has eight stones before it."""
    client = await house.guest("Ada")
    table = await client.make("parlour", ["me", BOT], pack={"boasts": 0})
    await client.play(table.id, 0, table.version, ["1"])
    return client, table


def failures(house: House) -> int:
    count = house.server.metrics.registry.get_sample_value("ludoteca_bot_answers_total", {"outcome": "failed"})
    return int(count or 0)


@evening
async def test_one_person_and_bots_play_a_whole_game(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        client = await house.guest("Ada")
        table = await client.make("navoria", ["me", "bot:random", "bot:random"])
        before = table.version
        await house.play(table, moves=5)
        await table.until(lambda seen: seen.version >= before + 7)
        assert table.room is not None
        assert [chair.who for chair in table.room.chairs] == ["person", "bot:random", "bot:random"]


WAYS: Final = ("raises", "illegal", "nonsense", "silent", "long", "hangs", "dies")


async def game_of_ones(house: House) -> Table:
    """A whole game against the bot, which is asked at least five times: a person takes one stone after another."""
    ada = await house.guest("Ada")
    table = await ada.make("parlour", ["me", BOT], options={"stones": 21}, pack={"boasts": 0})
    while not table.over:
        await ada.play(table.id, 0, table.version, ["1"])
        await table.until(mine_or_over)
    return table


def mine_or_over(table: Table) -> bool:
    question = None if table.position is None else table.position.question
    return table.over or (question is not None and question.seat == 0)


def decisions(table: Table) -> int:
    return len([moment for moment in table.moments if moment.seat == 1])


@pytest.mark.pure_only  # neither the game of nim nor a worker is compiled
@pytest.mark.parametrize("way", WAYS)
def test_a_bot_that_fails_is_stood_in_for_and_asked_again_at_its_next_decision(tmp_path: Path, way: str) -> None:
    @evening
    async def play() -> None:
        pattern, seconds = ("x", 5.0) if way == "hangs" else ("xx.xx", 20.0)
        async with house_with(tmp_path / "data", way, tmp_path / "told", seconds, pattern) as house:
            table = await game_of_ones(house)
            assert table.room is not None
            assert table.room.chairs[1].bot is None
            assert failures(house) == pattern.count("x")
            assert (tmp_path / "told.count").stat().st_size == decisions(table) >= 5
            assert b"ludoteca_faults_total 0.0" in house.server.metrics.text()

    play()


@evening
async def test_a_bot_that_fails_three_times_in_a_row_is_relieved_by_a_decent_one(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "raises", tmp_path / "told", pattern=".xxxxx") as house:
        table = await game_of_ones(house)
        assert table.room is not None
        assert (table.room.chairs[1].who, table.room.chairs[1].bot) == (BOT, stand_in_for_people())
        assert failures(house) == 3
        assert (tmp_path / "told.count").stat().st_size == 4
        assert decisions(table) >= 5
        served = await house.live(table)
        assert served.thoughts[1].bot == stand_in_for_people()


@pytest.mark.pure_only  # neither the game of nim nor a worker is compiled
@pytest.mark.parametrize("way", WAYS)
def test_where_no_worker_is_any_good_a_simple_bot_answers_and_the_table_goes_on(tmp_path: Path, way: str) -> None:
    @evening
    async def play() -> None:
        async with house_with(tmp_path / "data", way, seconds=0.2 if way == "hangs" else 20.0) as house:
            table = await game_of_ones(house)
            assert table.room is not None
            assert table.room.chairs[1].bot == STAND_IN
            assert failures(house) == 6, "the bot and whoever stands in for it, three times"
            assert decisions(table) >= 5
            assert b"ludoteca_faults_total 0.0" in house.server.metrics.text()

    play()


@evening
async def test_a_worker_that_is_killed_while_it_thinks_is_a_failure_and_the_next_question_gets_a_new_one(
    tmp_path: Path,
) -> None:
    async with house_with(tmp_path / "data", "hangs", tmp_path / "told", pattern="x") as house:
        _, table = await after_my_move(house)
        await soon((tmp_path / "told.count").exists)
        [worker] = children(os.getpid())
        os.kill(worker, signal.SIGKILL)
        await table.until(mine_or_over)
        assert failures(house) == 1
        await house.play(table)
        await table.until(lambda seen: seen.over)
        assert failures(house) == 1
        assert decisions(table) >= 2
        assert worker not in children(os.getpid())


@evening
async def test_a_person_is_answered_before_the_bots_have_thought(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "slow") as house:
        client, table = await after_my_move(house)
        served = await house.live(table)
        assert served.waits_for() == 1, "the bot has answered already, though it needs half a second"
        await client.ask(commands.Say(id=new_id(), table=table.id, text="Take your time"), messages.Done)
        assert served.waits_for() == 1
        await soon(lambda: served.waits_for() != 1)


@evening
async def test_who_has_many_tables_with_bots_does_not_hold_up_somebody_with_one(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "slow") as house:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        many = [await ada.make("parlour", [BOT, "me"]) for _ in range(8)]
        one = await bea.make("parlour", [BOT, "me"])
        await house.until_turn(one.id, (1,))
        waiting = [table for table in many if house.server.tables.in_memory[table.id].waits_for() == 0]
        assert len(waiting) >= 4, "the bots of all those tables were asked first"


@evening
async def test_who_comes_back_while_a_bot_thinks_is_told_what_it_plays(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "slow") as house:
        client, table = await after_my_move(house)
        await client.ask(commands.Close(id=new_id(), table=table.id), messages.Done)
        house.server.tables.forget_idle()
        house.server.tables.forget_idle()
        again = await client.open(table.id)
        before = again.version
        assert (await house.live(table)).waits_for() == 1, "the bot has answered already"
        await again.until(lambda seen: seen.version > before)


@evening
async def test_no_worker_is_ever_told_the_secret(tmp_path: Path) -> None:
    kept = tmp_path / "told"
    async with house_with(tmp_path / "data", "good", kept) as house:
        client = await house.guest("Ada")
        table = await client.make("navoria", ["me", BOT])
        await house.play(table, moves=8)
        served = await house.live(table)
        await soon(lambda: served.waits_for() == 0)
        told = kept.read_bytes()
        assert b"navoria" in told
        assert not found(served.secret, told)


@evening
async def test_workers_end_with_the_server(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        _, table = await sit_down(house)
        await house.play(table)
        assert len(children(os.getpid())) <= 1
    assert not children(os.getpid())


@evening
async def test_workers_end_when_the_server_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--workers", "1") as served:
        async with Client(served.url, "Ada") as client:
            table = await client.make(NIM, ["me", BOT])
            async for turn in client.turns(table):
                await turn.play(turn.words[0])
                if children(served.process.pid):
                    break
        workers = children(served.process.pid)
        assert workers
        served.process.kill()
        served.process.wait(20)
        await soon(lambda: not any(Path(f"/proc/{worker}/stat").exists() for worker in workers))


def test_when_even_the_simple_bot_fails_the_first_answer_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(game: Game[Plain], seats: int, seed: str) -> Player:
        raise ValueError("there is nobody")

    @evening
    async def play() -> None:
        async with house_with(tmp_path / "data", "raises") as house:
            table = await game_of_ones(house)
            assert failures(house) == 3 * decisions(table) >= 15, "the bot and both who stand in for it, every time"

    monkeypatch.setitem(BOTS, STAND_IN, nobody)
    play()
