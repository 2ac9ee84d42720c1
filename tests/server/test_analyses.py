"""A finished game is analysed in a worker of its own, once, for all who may look; given up when nobody waits."""

import json
import os
import signal
from pathlib import Path
from typing import Unpack

import aiohttp
import pytest
from msgspec.structs import replace

from ludoteca.client import Client, Table, encode, new_id
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.journal import Chosen, Journal
from ludoteca.kernel.plain import Plain
from ludoteca.server.analyses import MOST_AT_ONCE, MOST_OF_ONE
from ludoteca.server.serving import Plan
from ludoteca.server.view import View
from ludoteca.server.worker_tasks import AskAnalysis, analysed, decisions_of
from ludoteca.wire import commands, messages, structs
from tests.bots.kit_positions import TWO, company
from tests.bots.test_ledger import at_random, real_margin
from tests.server.kit_house import LAVISH, House, Wishes, do, evening, refusal, soon
from tests.server.kit_served import children
from tests.server.test_bots import house_with

pytestmark = pytest.mark.usefixtures("nim")


async def finished(house: House, client: Client, **more: Unpack[Wishes]) -> Table:
    """A game of one person against themselves, played at random to its end."""
    table = await client.make("parlour", ["me", structs.SeatWish("me", "Bea")], **more)
    await house.play(table)
    await table.until(lambda seen: seen.over)
    return table


async def analyse(client: Client, table: Table, follow: bool = True) -> messages.Analysed:
    return await client.ask(commands.Analyse(id=new_id(), table=table.id, follow=follow), messages.Analysed)


async def accounts_of(table: Table) -> list[structs.Account]:
    await table.until(lambda seen: seen.analysis is not None and seen.analysis.accounts is not None)
    assert table.analysis is not None
    assert table.analysis.accounts is not None
    return table.analysis.accounts


def thoughts(house: House) -> int:
    return len(house.server.dispatcher.analyses._jobs)


@pytest.mark.parametrize("game", [NAVORIA, ENCYCLOPEDIA])
def test_each_seat_has_its_costliest_decisions_and_a_ledger_that_adds_up(game: object) -> None:
    journal = at_random(company(game, *TWO), "analysed", undo=0.05)
    *progress, accounts = analysed(AskAnalysis(journal.to_json(), (0, 0)))
    assert progress == list(range(1, decisions_of(journal) + 1))
    assert isinstance(accounts, list)
    assert [account.seat for account in accounts] == [0, 1]
    assert sum(account.decisions for account in accounts) == decisions_of(journal)
    for account in accounts:
        assert account.margin == real_margin(journal, account.seat)
        assert sum(line.moved for line in account.lines) == account.margin
        assert [line.seat for line in account.lines if line.what == "choices"] == [0, 1]
        assert 1 <= len(account.costliest) <= 3
        assert account.best < account.decisions
        costs = [each.cost for each in account.costliest]
        assert costs == sorted(costs, reverse=True)
        for each in account.costliest:
            check_costly(journal, account.seat, each)


def check_costly(journal: Journal[Plain], seat: int, found: structs.CostlyDecision) -> None:
    """At that version this seat was asked, chose the one, and might have chosen the other."""
    entry = journal.entries[found.version]
    assert isinstance(entry, Chosen)
    assert (entry.seat, entry.word) == (seat, found.made.word)
    question = View(journal.game).question(journal.at(found.version))
    assert question is not None
    offers = {offer.word: offer for offer in question.offers}
    assert question.says == found.asked
    assert offers[found.made.word].says == found.made.says
    assert offers[found.better.word].says == found.better.says
    assert offers[found.better.word].refusal is None
    assert found.made.word != found.better.word


@evening
async def test_what_was_found_is_kept_and_all_who_may_look_are_told(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        ada, eve = await house.guest("Ada"), await house.guest("Eve")
        table = await finished(house, ada)
        watched = await eve.open(table.id)
        begun = await analyse(ada, table)
        await analyse(eve, watched)
        accounts = await accounts_of(table)
        assert accounts == await accounts_of(watched)
        assert sum(account.decisions for account in accounts) == begun.total > 0
        again = await analyse(eve, watched)
        assert again.accounts == await accounts_of(table)
        assert (again.done, again.ahead) == (again.total, 0)
        assert thoughts(house) == 0


@evening
async def test_a_private_table_is_analysed_only_for_those_who_play(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        ada, eve = await house.guest("Ada"), await house.guest("Eve")
        table = await finished(house, ada, watchers=False)
        assert await refusal(analyse(eve, table)) == "not-watched"
        await analyse(ada, table)
        await accounts_of(table)
        assert await refusal(analyse(eve, table)) == "not-watched"


@evening
async def test_a_game_that_is_not_over_is_not_analysed(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house:
        ada = await house.guest("Ada")
        table = await ada.make("parlour", ["me", "me"])
        assert await refusal(analyse(ada, table)) == "analysis-early"


@evening
async def test_an_analysis_goes_on_while_somebody_waits_and_is_given_up_when_nobody_does(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "stops") as house:
        ada = await house.guest("Ada")
        table = await finished(house, ada)
        async with Client(house.server.url, "Eve") as eve:
            watched = await eve.open(table.id)
            await analyse(ada, table)
            await analyse(eve, watched)
            await watched.until(lambda seen: seen.analysis is not None and seen.analysis.done == 1)
            await do(ada, commands.Analyse(id=new_id(), table=table.id, follow=False))
            assert thoughts(house) == 1
            assert children(os.getpid())
        await soon(lambda: thoughts(house) == 0)
        await soon(lambda: not children(os.getpid()))


@evening
async def test_a_worker_that_dies_in_the_midst_is_told_and_the_next_try_gets_a_new_one(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "stops") as house:
        ada = await house.guest("Ada")
        table = await finished(house, ada)
        for _ in range(2):
            await analyse(ada, table)
            await table.until(lambda seen: seen.analysis is not None and seen.analysis.done == 1)
            [worker] = children(os.getpid())
            os.kill(worker, signal.SIGKILL)
            await table.until(lambda seen: seen.analysis is not None and seen.analysis.refusal is not None)
            assert table.analysis is not None
            assert table.analysis.refusal is not None
            assert table.analysis.refusal.code == "analysis-failed"
            assert thoughts(house) == 0
        assert b"ludoteca_faults_total 0.0" in house.server.metrics.text()


@pytest.mark.parametrize("way", ["raises", "nonsense", "silent", "dies", "hangs"])
def test_an_analysis_that_fails_is_an_honest_error(tmp_path: Path, way: str) -> None:
    @evening
    async def ask() -> None:
        async with house_with(tmp_path / "data", way, seconds=0.2 if way == "hangs" else 20.0) as house:
            ada = await house.guest("Ada")
            table = await finished(house, ada)
            await analyse(ada, table)
            await table.until(lambda seen: seen.analysis is not None and seen.analysis.refusal is not None)

    ask()


@evening
async def test_one_game_is_analysed_after_another_and_not_too_many_wait(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "stops") as house:
        people = [await house.guest(f"Guest {number}") for number in range(MOST_AT_ONCE + 1)]
        tables = [await finished(house, person) for person in people]
        for ahead, (person, table) in enumerate(zip(people[:-1], tables[:-1], strict=True)):
            assert (await analyse(person, table)).ahead == ahead
        assert await refusal(analyse(people[-1], tables[-1])) == "analyses-many"
        assert len(children(os.getpid())) <= 1
        await do(people[0], commands.Analyse(id=new_id(), table=tables[0].id, follow=False))
        await tables[2].until(lambda seen: seen.analysis is not None and seen.analysis.ahead == 1)
        assert (await analyse(people[-1], tables[-1])).ahead == MOST_AT_ONCE - 1


@evening
async def test_one_person_cannot_have_all_the_analyses_and_is_told_what_to_do(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "stops") as house:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        other_tab = await house.guest("Ada", ada.key)
        tables = [await finished(house, ada) for _ in range(MOST_OF_ONE + 1)]
        for table in tables[:-1]:
            await analyse(ada, table)
        for tab in (ada, other_tab):
            assert await refusal(analyse(tab, tables[-1])) == "analyses-yours"
        assert (await analyse(ada, tables[0])).ahead == 0  # what is under way may be asked about again
        hers = await finished(house, bea)
        assert (await analyse(bea, hers)).ahead == MOST_OF_ONE
        assert (await analyse(ada, hers)).ahead == MOST_OF_ONE  # to wait with others costs nobody anything
        for table in (hers, tables[0]):
            await do(ada, commands.Analyse(id=new_id(), table=table.id, follow=False))
        assert (await analyse(other_tab, tables[-1])).ahead == MOST_OF_ONE


@evening
async def test_those_who_are_nobody_share_what_one_person_has(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "stops") as house, aiohttp.ClientSession() as http:
        ada = await house.guest("Ada")
        tables = [await finished(house, ada) for _ in range(MOST_OF_ONE + 1)]
        url = f"{house.server.url}ws"
        async with http.ws_connect(url) as one, http.ws_connect(url) as other:
            for table in tables[:-1]:
                await one.send_bytes(encode(commands.Analyse(id=new_id(), table=table.id)))
                assert json.loads(await one.receive_str())["is"] == "analysis"
            await other.send_bytes(encode(commands.Analyse(id=new_id(), table=tables[-1].id)))
            assert json.loads(await other.receive_str())["refusal"]["code"] == "analyses-yours"
            assert (await analyse(ada, tables[-1])).ahead == MOST_OF_ONE


@evening
async def test_who_begins_analysis_after_analysis_is_slowed_down(tmp_path: Path) -> None:
    limits = replace(LAVISH, analyses=0.001, analyses_burst=1.0)
    async with House(tmp_path / "data", Plan(tmp_path / "data", port=0, workers=1, limits=limits)) as house:
        ada = await house.guest("Ada")
        tables = [await finished(house, ada) for _ in range(2)]
        await analyse(ada, tables[0])
        await accounts_of(tables[0])
        assert (await analyse(ada, tables[0])).accounts  # it is kept, and costs nothing
        refused = await ada._answer(commands.Analyse(id=new_id(), table=tables[1].id))  # `ask` would ask again
        assert isinstance(refused, messages.Refused)
        assert refused.refusal.code == "too-fast"


@evening
async def test_bots_play_on_while_a_game_is_analysed(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "stops") as house:
        ada = await house.guest("Ada")
        table = await finished(house, ada)
        await analyse(ada, table)
        await table.until(lambda seen: seen.analysis is not None and seen.analysis.done == 1)
        other = await ada.make("parlour", ["me", "bot:greedy"])
        await house.play(other)
        await other.until(lambda seen: seen.over)
        assert other.room is not None
        assert other.room.chairs[1].bot is None
