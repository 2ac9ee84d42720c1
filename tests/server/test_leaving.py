"""Resigning, being replaced and coming back, playing again, throwing away; and what a finished table shows."""

import asyncio
from pathlib import Path

import aiohttp
import pytest
from msgspec import json

from ludoteca.cli import main
from ludoteca.client import Client, Table, new_id
from ludoteca.kernel.dealer import Dealer
from ludoteca.server.room import PATIENCE_OF_A_VOTE
from ludoteca.wire import commands, messages
from tests.server.kit_house import NIM, House, do, evening, friends, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


def resign(table: Table, seat: int) -> commands.Resign:
    return commands.Resign(id=new_id(), table=table.id, seat=seat)


def replace(table: Table, seat: int) -> commands.Replace:
    return commands.Replace(id=new_id(), table=table.id, seat=seat)


def come_back(table: Table, seat: int) -> commands.Return:
    return commands.Return(id=new_id(), table=table.id, seat=seat)


async def again(client: Client, table: Table) -> str:
    done = await do(client, commands.Rematch(id=new_id(), table=table.id))
    assert done.table is not None
    return done.table


async def turn(house: House, table: Table) -> int:
    seat = (await house.live(table)).waits_for()
    assert seat is not None
    return seat


async def seats_kept(house: House, table: str) -> list[tuple[str, str | None]]:
    return [(chair.who, chair.name) for chair in (await house.live(table)).room.chairs]


# Resigning


@evening
async def test_for_who_resigns_a_bot_plays_on_and_they_are_last(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        seat = await turn(house, table)
        await do(clients[seat], resign(table, seat))
        version = (await house.live(table)).version
        play = commands.Play(id=new_id(), table=table.id, seat=seat, version=version, answers=["1"])
        assert await refusal(do(clients[seat], play)) in ("seat-left", "stale-version")
        assert await refusal(do(clients[seat], resign(table, seat))) == "seat-left"
        assert await refusal(do(clients[seat], come_back(table, seat))) == "seat-left-for-good"
        await house.play(table)
        await table.until(lambda seen: seen.over)
        assert table.room is not None
        assert table.room.ranking == [1 - seat, seat]
        assert (table.room.chairs[seat].gone, table.room.chairs[seat].who) == ("resigned", "person")


@evening
async def test_one_resigns_only_for_oneself_and_while_playing(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        assert await refusal(do(ada, resign(table, 1))) == "seat-not-yours"
        assert await refusal(do(ada, resign(table, 2))) == "seat-missing"
        await house.play(table)
        assert await refusal(do(bob, resign(table, 1))) == "table-finished"
        waiting = await ada.make(NIM, ["me", "friend"])
        assert await refusal(do(ada, resign(waiting, 0))) == "table-gathering"


# Being replaced


@evening
async def test_who_is_away_is_replaced_by_vote_and_comes_back(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        away = await turn(house, table)
        here = clients[1 - away]
        assert await refusal(do(here, replace(table, away))) == "not-waiting-yet"
        house.passes(PATIENCE_OF_A_VOTE)
        assert await refusal(do(here, replace(table, 1 - away))) == "not-waiting"
        assert await refusal(do(clients[away], replace(table, away))) == "not-waiting"
        assert await refusal(do(here, replace(table, 5))) == "seat-missing"
        assert await refusal(do(await house.guest("Eve"), replace(table, away))) == "players-only"
        assert await refusal(do(clients[away], come_back(table, away))) == "seat-not-left"
        await do(here, replace(table, away))
        await soon(lambda: house.server.tables.in_memory[table.id].waits_for() == 1 - away)
        chair = (await house.live(table)).room.chairs[away]
        assert (chair.gone, chair.decides) == ("replaced", False)
        await do(clients[away], come_back(table, away))
        chair = (await house.live(table)).room.chairs[away]
        assert (chair.gone, chair.bot, chair.decides) == (None, None, True)
        assert await refusal(do(clients[away], come_back(table, away))) == "seat-not-left"


@evening
async def test_all_who_are_here_must_vote(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", "Cleo", game="navoria")
        away = await turn(house, table)
        one, two = (seat for seat in range(3) if seat != away)
        house.passes(PATIENCE_OF_A_VOTE)
        await do(clients[one], replace(table, away))
        await table.until(lambda seen: seen.room is not None and seen.room.chairs[away].votes == [one])
        assert (await house.live(table)).room.chairs[away].decides
        await house.play(table, 1)  # they did not leave after all: the votes are void
        assert (await house.live(table)).room.chairs[away].votes == []
        away = await turn(house, table)
        one, two = (seat for seat in range(3) if seat != away)
        house.passes(PATIENCE_OF_A_VOTE)
        await do(clients[one], replace(table, away))
        await do(clients[two], replace(table, away))
        assert not (await house.live(table)).room.chairs[away].decides


@evening
async def test_the_votes_of_those_who_are_not_here_are_not_awaited(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", "Cleo", game="navoria")
        away = await turn(house, table)
        one, two = (seat for seat in range(3) if seat != away)
        for seat in (away, two):
            await do(clients[seat], commands.Close(id=new_id(), table=table.id))
        house.passes(PATIENCE_OF_A_VOTE)
        await do(clients[one], replace(table, away))
        assert not (await house.live(table)).room.chairs[away].decides


@evening
async def test_a_table_without_patience_left_goes_on_with_a_bot(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob", patience=3600)
        away = await turn(house, table)
        house.passes(3599)
        await asyncio.sleep(0.05)
        assert (await house.live(table)).room.chairs[away].decides
        house.passes(1)
        await soon(lambda: not house.server.tables.in_memory[table.id].room.chairs[away].decides)
        await soon(lambda: house.server.tables.in_memory[table.id].waits_for() == 1 - away)
        await do(clients[away], come_back(table, away))
        assert (await house.live(table)).room.chairs[away].decides


# The end


@evening
async def test_a_finished_table_shows_its_secret_and_its_journal_verifies(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house:
        table, (ada, _) = await friends(house, "Ada", "Bob", game="navoria")
        url = f"{house.server.url}api/tables/{table.id}"
        assert table.room is not None
        commitment = table.room.commitment
        async with aiohttp.ClientSession() as session:
            async with session.get(f"{url}/journal") as response:
                assert json.decode(await response.read())["secret"] is None
            async with session.get(f"{url}/draws") as response:
                assert response.status == 400
                assert json.decode(await response.read(), type=messages.Refused).refusal.code == "table-playing"
            await house.play(table)
            await table.until(lambda seen: seen.over)
            async with session.get(f"{url}/journal") as response:
                journal = await response.read()
            async with session.get(f"{url}/draws") as response:
                draws = json.decode(await response.read())
        secret = json.decode(journal)["secret"]
        assert table.room.secret == secret == draws["secret"]
        assert draws["commitment"] == commitment
        dealer = Dealer(bytes.fromhex(secret), tuple(draws["nonces"]))
        for draw in draws["draws"]:
            assert dealer.draw(draw["key"], draw["lots"]) == draw["number"]
            assert draw["word"] == draw["expected"]
        assert len(draws["draws"]) > 10
        await do(ada, commands.Say(id=new_id(), table=table.id, text="well played"))
    file = tmp_path / "table.json"
    file.write_bytes(journal)
    assert main(["verify", str(file), "--json"]) == 0
    report = json.decode(capsys.readouterr().out)
    assert (report["good"], report["over"], report["secret_fits_commitment"]) == (True, True, True)
    assert report["draws"] == len(draws["draws"])


@evening
async def test_the_scores_along_the_way_can_be_plotted_and_any_moment_seen(house: House) -> None:
    async with house:
        table, (ada, _) = await friends(house, "Ada", "Bob")
        await house.play(table)
        command = {"id": new_id(), "table": table.id}
        history = await ada.ask(commands.History(**command), messages.Historied)
        version = (await house.live(table)).version
        assert history.scores[-1].version == version
        assert sorted(history.scores[-1].points) == [0, 1]
        was = await ada.ask(commands.At(**command, version=2), messages.Was)
        assert (was.position.version, was.moment.version if was.moment else None) == (2, 2)
        assert await refusal(ada.ask(commands.At(**command, version=version + 1), messages.Was)) == "version-missing"
        log = await ada.ask(commands.Log(**command, first=1, last=3), messages.Logged)
        assert [moment.version for moment in log.moments] == [2, 3]


# Again


@evening
async def test_after_the_game_the_same_people_meet_at_one_new_table(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        assert await refusal(again(ada, table)) == "table-playing"
        await house.play(table)
        assert await refusal(again(await house.guest("Eve"), table)) == "players-only"
        new = await again(bob, table)
        await table.until(lambda seen: seen.room is not None and seen.room.rematch == new)
        assert await seats_kept(house, new) == [("friend", "Ada"), ("person", "Bob")]
        eve = await house.guest("Eve")
        assert await refusal(do(eve, commands.Sit(id=new_id(), table=new, seat=0))) in (
            "seat-taken",
            "invitation-needed",
        )
        assert await again(bob, table) == new
        assert (await house.live(new)).room.phase == "gathering"
        assert await again(ada, table) == new
        served = await house.live(new)
        assert served.room.phase == "playing"
        assert await seats_kept(house, new) == [("person", "Ada"), ("person", "Bob")]
        assert served.room.commitment != (await house.live(table)).room.commitment
        version = served.version
        assert await again(ada, table) == new
        assert (await house.live(new)).version == version


@evening
async def test_asking_again_never_begins_a_finished_game_anew(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        await house.play(table)
        new = await again(ada, table)
        await again(bob, table)
        await house.play(ada.table(new))
        version = (await house.live(new)).version
        assert await again(ada, table) == new
        served = await house.live(new)
        assert (served.room.phase, served.version) == ("finished", version)


@evening
async def test_two_who_ask_at_once_meet_at_one_table(house: House) -> None:
    async with house:
        table, clients = await friends(house, "Ada", "Bob")
        await house.play(table)
        first, second = await asyncio.gather(*(again(client, table) for client in clients))
        assert first == second
        assert (await house.live(first)).room.phase == "playing"
        for client in clients:
            lobby = await client.ask(commands.Lobby(id=new_id()), messages.LobbyShown)
            assert {one.table for one in lobby.own} == {table.id, first}


@evening
async def test_a_rematch_that_was_thrown_away_can_be_asked_for_again(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        await house.play(table)
        new = await again(ada, table)
        await do(ada, commands.Discard(id=new_id(), table=new))
        another = await again(bob, table)
        assert another != new
        assert await again(ada, table) == another
        assert (await house.live(another)).room.phase == "playing"


@evening
async def test_alone_with_bots_the_next_game_begins_at_once(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make(NIM, ["me", "bot:random"], {"stones": 21})
        await house.play(table)
        new = await ada.open(await again(ada, table))
        assert new.room is not None
        assert (new.room.phase, new.room.options) == ("playing", {"stones": 21, "draws": "beginner"})


# Throwing away


@evening
async def test_a_table_that_others_share_is_not_thrown_away(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob")
        discard = commands.Discard(id=new_id(), table=table.id)
        assert await refusal(do(bob, discard)) == "host-only"
        assert await refusal(do(ada, discard)) == "others-play"
        await house.play(table)
        assert await refusal(do(ada, discard)) == "others-play"


@evening
async def test_a_table_of_ones_own_is_thrown_away_whole(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        for seats in (["me", "friend"], ["me", "bot:random"]):
            table = await ada.make(NIM, seats)
            discard = commands.Discard(id=new_id(), table=table.id)
            done = await do(ada, discard)
            assert done.table == table.id
            assert await do(ada, discard) == done  # sent again, it is answered as before
            assert await refusal(ada.open(table.id)) == "table-missing"
        lobby = await ada.ask(commands.Lobby(id=new_id()), messages.LobbyShown)
        assert lobby.own == []
