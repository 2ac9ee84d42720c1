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
from ludoteca.server import commands, messages
from ludoteca.server.acts import STAND_IN
from ludoteca.server.serving import Plan, Server
from ludoteca.server.workers import Workers
from tests.server import bad_worker
from tests.server.house import LAVISH, NIM, House, evening, soon
from tests.server.secrets import found
from tests.server.served import children, serving

pytestmark = pytest.mark.usefixtures("nim")

BOT: Final = "bot:greedy"


def house_with(folder: Path, way: str, kept: Path | None = None, seconds: float = 20.0) -> House:
    """A house whose bots misbehave in this way."""
    plan = Plan(folder, port=0, limits=LAVISH)
    house = House(folder, plan)
    command = [sys.executable, "-m", bad_worker.__name__, way, *([] if kept is None else [str(kept)])]
    house.server = Server(plan, house.clock, Workers(1, seconds, command))
    return house


async def sit_down(house: House) -> tuple[Client, Table]:
    client = await house.guest("Ada")
    return client, await client.make(NIM, ["me", BOT])


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


@pytest.mark.parametrize("way", ["raises", "illegal", "nonsense", "silent", "long", "hangs", "dies"])
def test_a_bot_that_fails_is_replaced_by_a_simple_one_and_the_table_goes_on(tmp_path: Path, way: str) -> None:
    @evening
    async def play() -> None:
        async with house_with(tmp_path / "data", way, seconds=2.0 if way == "hangs" else 20.0) as house:
            _, table = await sit_down(house)
            await house.play(table)
            await table.until(lambda seen: seen.over)
            assert table.room is not None
            assert table.room.chairs[1].bot in (STAND_IN, None)
            moves = [moment for moment in table.moments if moment.seat == 1]
            assert not moves or (table.room.chairs[1].bot, failures(house)) == (STAND_IN, 1)
            assert b"ludoteca_faults_total 0.0" in house.server.metrics.text()

    play()


@evening
async def test_a_worker_that_is_killed_while_it_thinks_is_a_failure_and_the_next_question_gets_a_new_one(
    tmp_path: Path,
) -> None:
    async with house_with(tmp_path / "data", "hangs") as house:
        _, table = await sit_down(house)
        await soon(lambda: table.position is not None)
        if (await house.live(table)).waits_for() == 0:
            await house.play(table, moves=1)
        await soon(lambda: bool(children(os.getpid())))
        [worker] = children(os.getpid())
        os.kill(worker, signal.SIGKILL)
        await soon(lambda: failures(house) == 1)
        await house.play(table)
        await table.until(lambda seen: seen.over)


@evening
async def test_a_person_is_answered_before_the_bots_have_thought(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "slow") as house:
        client, table = await sit_down(house)
        live = await house.live(table)
        await soon(lambda: live.waits_for() == 0)
        await house.play(table, moves=1)
        if live.phase == "playing":
            assert live.waits_for() == 1, "the bot has answered already, though it needs half a second"
            await client.ask(commands.Say(id=new_id(), table=table.id, text="Take your time"), messages.Done)
            assert live.waits_for() == 1
        await soon(lambda: live.waits_for() != 1)


@evening
async def test_who_has_many_tables_with_bots_does_not_hold_up_somebody_with_one(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "slow") as house:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        many = [await ada.make("parlour", [BOT, "me"]) for _ in range(8)]
        one = await bea.make("parlour", [BOT, "me"])
        await house.until_turn(one.id, (1,))
        waiting = [table for table in many if house.server.hall.tables[table.id].waits_for() == 0]
        assert len(waiting) >= 4, "the bots of all those tables were asked first"


@evening
async def test_who_comes_back_while_a_bot_thinks_is_told_what_it_plays(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "slow") as house:
        client, table = await sit_down(house)
        live = await house.live(table)
        await soon(lambda: live.waits_for() == 0)
        await house.play(table, moves=1)
        if live.waits_for() == 1:
            await client.ask(commands.Close(id=new_id(), table=table.id), messages.Done)
            house.server.hall.forget_idle()
            house.server.hall.forget_idle()
            again = await client.open(table.id)
            before = again.version
            await again.until(lambda seen: seen.version > before)


@evening
async def test_no_worker_is_ever_told_the_secret(tmp_path: Path) -> None:
    kept = tmp_path / "told"
    async with house_with(tmp_path / "data", "good", kept) as house:
        client = await house.guest("Ada")
        table = await client.make("navoria", ["me", BOT])
        await house.play(table, moves=8)
        live = await house.live(table)
        await soon(lambda: live.waits_for() == 0)
        told = kept.read_bytes()
        assert b"navoria" in told
        assert not found(live.secret, told)


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
        async with House(tmp_path / "data") as house:
            client = await house.guest("Ada")
            table = await client.make(NIM, ["me", f"bot:{STAND_IN}"])
            await house.play(table)
            await table.until(lambda seen: seen.over)
            assert failures(house) == len([moment for moment in table.moments if moment.seat == 1])

    monkeypatch.setitem(BOTS, STAND_IN, nobody)
    play()
