"""A hint is for the one who is asked, is thought in a worker, honours the draft, and changes nothing."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Unpack

import pytest
from msgspec.structs import replace

from ludoteca.client import Client, Table, new_id
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.table import Choice
from ludoteca.server.serving import Plan
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import LAVISH, House, Wishes, do, evening, friends, refusal, soon
from tests.server.kit_served import children
from tests.server.test_bots import house_with

pytestmark = pytest.mark.usefixtures("nim")

BOT = "bot:random"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


async def hint(house: House, client: Client, table: Table, *answers: str, seat: int = 0) -> messages.Hinted:
    version = (await house.live(table)).version
    command = commands.Hint(id=new_id(), table=table.id, seat=seat, version=version, answers=list(answers))
    return await client.ask(command, messages.Hinted)


async def my_turn(house: House, client: Client, game: str, *others: str, **more: Unpack[Wishes]) -> Table:
    table = await client.make(game, ["me", *others], **more)
    await house.until_turn(table.id, (0,))
    return table


@pytest.mark.parametrize("game", ["navoria", "encyclopedia"])
def test_every_way_of_a_hint_can_be_tried_and_nothing_has_changed(game: str, tmp_path: Path) -> None:
    @evening
    async def ask() -> None:
        async with House(tmp_path / "data") as house:
            ada = await house.guest("Ada")
            table = await my_turn(house, ada, game, BOT)
            served = await house.live(table)
            before = (served.revision, served.version)
            found = await hint(house, ada, table)
            assert 1 <= len(found.looks) <= 5
            assert (found.table, found.version, found.answers) == (table.id, served.version, [])
            for look in found.looks:
                assert len(look.answers) == len(look.says) >= 1
                assert 0.0 <= look.win <= 1.0
                assert look.visits >= 1
                command = commands.Try(id=new_id(), table=table.id, seat=0, version=found.version, answers=look.answers)
                tried = await ada.ask(command, messages.Tried)
                assert tried.events == look.events
            assert len({look.answers[0] for look in found.looks}) == len(found.looks)
            assert found.looks == (await hint(house, ada, table)).looks
            assert (served.revision, served.version) == before

    ask()


@evening
async def test_a_hint_tells_what_its_answers_do_and_not_what_an_automa_does_then(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await my_turn(house, ada, "encyclopedia", "automa:linne:boudeuse")
        served = await house.live(table)
        assert served.journal is not None
        while type(served.journal.table.question).__name__ != "TakeDie":
            await house.play(table, 1, seed=str(served.version))
        found = await hint(house, ada, table)
        assert found.looks
        for look in found.looks:
            assert look.events
            assert not [event for event in look.events if event.kind.startswith("Automa")]
            command = commands.Try(id=new_id(), table=table.id, seat=0, version=found.version, answers=look.answers)
            assert (await ada.ask(command, messages.Tried)).events == look.events


@evening
async def test_a_hint_inside_a_draft_goes_on_from_there(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await my_turn(house, ada, "encyclopedia", BOT)
        served = await house.live(table)
        assert served.journal is not None
        question = served.journal.table.question
        assert isinstance(question, Choice)
        word = word_of(served.journal.table, question, served.journal.table.options()[-1])
        found = await hint(house, ada, table, word)
        assert found.answers == [word]
        for look in found.looks:
            answers = [word, *look.answers]
            command = commands.Try(id=new_id(), table=table.id, seat=0, version=found.version, answers=answers)
            assert (await ada.ask(command, messages.Tried)).answers == answers


@evening
async def test_hints_are_off_among_people_unless_the_tables_maker_allows_them(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob", game="parlour")
        assert table.room is not None
        assert not table.room.hints
        assert await refusal(hint(house, ada, table)) == "hints-off"
        allowed, (cem, dan) = await friends(house, "Cem", "Dan", game="parlour", hints=True)
        assert allowed.room is not None
        assert allowed.room.hints
        assert (await hint(house, cem, allowed)).looks
        assert await refusal(hint(house, dan, allowed, seat=1)) == "not-your-decision"
        assert await refusal(hint(house, bob, allowed)) == "seat-not-yours"


@evening
async def test_alone_with_bots_or_at_a_shared_screen_there_are_hints_unless_their_maker_forbids_them(
    house: House,
) -> None:
    async with house:
        ada = await house.guest("Ada")
        for others, hints, expected in (
            (["me"], None, True),
            (["me", BOT], None, True),
            ([BOT], None, True),
            ([BOT], False, False),
            (["friend"], None, False),
        ):
            table = await ada.make("parlour", ["me", *others], hints=hints)
            assert table.room is not None
            assert table.room.hints is expected


@evening
async def test_a_friends_seat_that_is_given_to_a_bot_brings_the_hints_back_and_a_rematch_keeps_them(
    house: House,
) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make("parlour", ["me", "friend"])
        await do(ada, commands.Fill(id=new_id(), table=table.id, seat=1, wish=structs.SeatWish(BOT)))
        assert (await house.live(table)).room.hinted()
        played, (cem, _) = await friends(house, "Cem", "Dan", game="parlour", hints=True)
        await house.play(played)
        again = await do(cem, commands.Rematch(id=new_id(), table=played.id))
        assert again.table is not None
        assert (await house.live(again.table)).room.hinted()


@evening
async def test_a_hint_that_comes_too_late_or_too_early_is_refused_in_words(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await my_turn(house, ada, "parlour", "me")
        command = commands.Hint(id=new_id(), table=table.id, seat=0, version=99, answers=[])
        assert await refusal(ada.ask(command, messages.Hinted)) == "stale-version"
        assert await refusal(hint(house, ada, table, "7")) == "unknown-word"
        assert await refusal(hint(house, ada, table, "1")) == "not-your-decision"
        await house.play(table)
        assert await refusal(hint(house, ada, table)) == "table-finished"


@evening
async def test_where_cards_lie_face_down_for_me_there_is_no_hint(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        options = {"face_down_cards": "hidden"}
        table = await ada.make("encyclopedia", ["me", structs.SeatWish("me", "Bea")], options=options)
        served = await house.live(table)
        assert served.journal is not None
        while (seat := served.waits_for()) is None or not served.view.game.covered(
            served.journal.table, 1 - seat, seat
        ):
            await house.play(table, 1, seed=str(served.version))  # which says so if the game is over
        assert await refusal(hint(house, ada, table, seat=seat)) == "hints-covered"
        assert not any(served.view.game.covered(served.journal.table, seat, seat) for seat in (0, 1)), "I see my own"


@pytest.mark.parametrize("way", ["raises", "nonsense", "silent", "long", "hangs", "dies"])
def test_a_worker_that_fails_is_an_honest_error_and_the_table_goes_on(tmp_path: Path, way: str) -> None:
    @evening
    async def ask() -> None:
        async with house_with(tmp_path / "data", way, seconds=2.0 if way == "hangs" else 20.0) as house:
            ada = await house.guest("Ada")
            table = await my_turn(house, ada, "parlour", "me")
            version = table.version
            assert await refusal(hint(house, ada, table)) == "hint-failed"
            assert (await house.live(table)).version == version
            await house.play(table)
            await table.until(lambda seen: seen.over)
            assert b"ludoteca_faults_total 0.0" in house.server.metrics.text()

    ask()


@evening
async def test_while_a_hint_is_thought_out_everything_else_is_answered_and_a_second_one_refused(
    tmp_path: Path,
) -> None:
    async with house_with(tmp_path / "data", "hangs") as house:
        ada = await house.guest("Ada")
        table = await my_turn(house, ada, "parlour", "me")
        version = table.version
        first = commands.Hint(id="first", table=table.id, seat=0, version=version, answers=[])
        asked = asyncio.ensure_future(ada.ask(first, messages.Hinted))
        await soon(lambda: bool(children(os.getpid())))
        assert await refusal(hint(house, ada, table)) == "hint-thinking"
        await ada.play(table.id, 0, version, ["1"])
        [worker] = children(os.getpid())
        assert not asked.done()
        os.kill(worker, signal.SIGKILL)
        assert await refusal(asked) == "hint-failed"


@evening
async def test_a_hint_that_is_asked_for_again_while_it_is_thought_out_is_answered_on_both_lines(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "slow") as house:
        ada = await house.guest("Ada")
        again = await house.guest("Ada", ada.key)
        table = await my_turn(house, ada, "parlour", "me")
        command = commands.Hint(id=new_id(), table=table.id, seat=0, version=table.version, answers=[])
        both = asyncio.gather(ada.ask(command, messages.Hinted), again.ask(command, messages.Hinted))
        asking = house.server.dispatcher.hints._asking
        await soon(lambda: len(asking) == 1)
        assert await refusal(hint(house, ada, table)) == "hint-thinking"
        one, other = await both
        assert one == other
        assert not asking


@evening
async def test_only_so_many_hints_are_thought_out_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.hints.MOST_AT_ONCE", 1)
    async with house_with(tmp_path / "data", "hangs") as house:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        table, other = await my_turn(house, ada, "parlour", "me"), await my_turn(house, bea, "parlour", "me")
        first = commands.Hint(id="first", table=table.id, seat=0, version=table.version, answers=[])
        asked = asyncio.ensure_future(ada.ask(first, messages.Hinted))
        await soon(lambda: bool(children(os.getpid())))
        assert await refusal(hint(house, bea, other)) == "hints-many"
        asked.cancel()


@evening
async def test_who_asks_for_hint_after_hint_is_slowed_down(tmp_path: Path) -> None:
    limits = replace(LAVISH, hints=0.001, hints_burst=2.0)
    async with House(tmp_path / "data", Plan(tmp_path / "data", port=0, workers=1, limits=limits)) as house:
        client = await house.guest("Ada")
        table = await my_turn(house, client, "parlour", "me")
        for _ in range(2):
            assert (await hint(house, client, table)).looks
        version = (await house.live(table)).version
        command = commands.Hint(id=new_id(), table=table.id, seat=0, version=version, answers=[])
        refused = await client._answer(command)  # `ask` would wait and ask again
        assert isinstance(refused, messages.Refused)
        assert refused.refusal.code == "too-fast"
