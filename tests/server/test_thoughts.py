"""What a bot at the table looked at: for those who play where there are hints, in words, for its newest decision."""

from pathlib import Path
from typing import Unpack

import pytest

from ludoteca.bots.player import Answer, Look, Player
from ludoteca.bots.roster import BOTS
from ludoteca.client import Client, Table, new_id
from ludoteca.kernel.game import Game
from ludoteca.kernel.journal import Chosen
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table as Played
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import House, Wishes, do, evening, friends, refusal

pytestmark = pytest.mark.usefixtures("nim")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


async def thoughts(client: Client, table: Table, seat: int = 0) -> list[structs.Thought]:
    command = commands.Thoughts(id=new_id(), table=table.id, seat=seat)
    return (await client.ask(command, messages.ThoughtsTold)).thoughts


async def after_a_bot(house: House, client: Client, game: str, bot: str, **more: Unpack[Wishes]) -> Table:
    """A bot has played the first turn, and it is mine."""
    table = await client.make(game, [f"bot:{bot}", "me"], **more)
    await house.until_turn(table.id, (1,))
    return table


@pytest.mark.parametrize("bot", ["casual", "master"])
@pytest.mark.parametrize("game", ["navoria", "encyclopedia"])
def test_a_bot_tells_what_it_was_asked_what_it_chose_and_what_else_it_weighed(
    game: str, bot: str, tmp_path: Path
) -> None:
    @evening
    async def ask() -> None:
        async with House(tmp_path / "data") as house:
            ada = await house.guest("Ada")
            table = await ada.make(game, ["me", f"bot:{bot}"])
            while not (told := await thoughts(ada, table)):
                await house.play(table, moves=1)
                await house.until_turn(table.id, (0,))
            [thought] = told
            assert (thought.seat, thought.bot) == (1, bot)
            journal = (await house.live(table)).journal
            assert journal is not None
            entry = journal.entries[thought.version]
            assert isinstance(entry, Chosen)
            assert (entry.seat, entry.word) == (1, thought.answers[0])
            assert thought.looks[0].word == thought.answers[0]
            assert thought.looks[0].says == thought.says
            assert thought.events
            assert 1 <= len({look.word for look in thought.looks}) == len(thought.looks) <= 5
            before = await ada.ask(commands.At(id=new_id(), table=table.id, version=thought.version), messages.Was)
            question = before.position.question
            assert question is not None
            assert question.says == thought.asked
            offers = {offer.word: offer.says for offer in question.offers if offer.refusal is None}
            for look in thought.looks:
                assert offers[look.word] == look.says
                assert 0.0 <= look.win <= 1.0
                assert look.visits >= 1

    ask()


@evening
async def test_who_does_not_look_says_so(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await after_a_bot(house, ada, "parlour", "random")
        [thought] = await thoughts(ada, table, seat=1)
        assert thought.bot == "random"
        assert thought.answers
        assert thought.looks == []


def test_a_decision_without_a_choice_is_none_to_tell_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Modest:
        def choose(self, table: Played[Plain], seat: int) -> Answer:
            return Answer(table.options()[0])

    def modest(game: Game[Plain], seats: int, seed: str) -> Player:
        return Modest()

    @evening
    async def ask() -> None:
        async with House(tmp_path / "data") as house:
            ada = await house.guest("Ada")
            table = await ada.make("parlour", ["me", "bot:random"], pack={"boasts": 0})
            served = await house.live(table)
            for word in ("3", "1"):
                await ada.play(table.id, 0, served.version, [word])
                await house.until_turn(table.id, (0,))
            before = await thoughts(ada, table)
            await ada.play(table.id, 0, served.version, ["2"])  # the last stone is the bot's, and it has no choice
            await table.until(lambda seen: seen.over)
            assert list(served.thoughts.values()) == before != []

    monkeypatch.setitem(BOTS, "random", modest)
    ask()


@evening
async def test_where_hints_are_off_a_bot_tells_nothing_and_it_tells_nobody_who_does_not_play(house: House) -> None:
    async with house:
        ada, bea = await house.guest("Ada"), await house.guest("Bea")
        table = await after_a_bot(house, ada, "parlour", "greedy", hints=False)
        assert await refusal(thoughts(ada, table, seat=1)) == "hints-off"
        allowed = await after_a_bot(house, ada, "parlour", "greedy")
        assert await thoughts(ada, allowed, seat=1)
        assert await refusal(thoughts(bea, allowed, seat=1)) == "seat-not-yours"
        assert await refusal(thoughts(ada, allowed, seat=0)) == "seat-not-yours"
        among, (cem, _) = await friends(house, "Cem", "Dan", game="parlour")
        assert await refusal(thoughts(cem, among)) == "hints-off"


@evening
async def test_where_cards_lie_face_down_for_me_a_bot_tells_nothing(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        options = {"face_down_cards": "hidden"}
        table = await ada.make("encyclopedia", ["me", "bot:random"], options=options)
        served = await house.live(table)
        assert served.journal is not None
        while not served.view.game.covered(served.journal.table, 1, 0):
            await house.play(table, moves=1, seed=str(served.version))
        assert await refusal(thoughts(ada, table)) == "hints-covered"


@evening
async def test_what_is_taken_back_or_lost_with_the_server_is_not_told(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make("parlour", ["me", "bot:greedy"], options={"stones": 9})
        served = await house.live(table)
        await ada.play(table.id, 0, served.version, ["1"])
        await house.until_turn(table.id, (0,))
        [first] = await thoughts(ada, table)
        await do(ada, commands.Undo(id=new_id(), table=table.id, seat=0, version=served.version))
        assert await thoughts(ada, table) == []
        await ada.play(table.id, 0, served.version, ["2"])
        await house.until_turn(table.id, (0,))
        [second] = await thoughts(ada, table)
        assert second.version > first.version
        await house.restart()
        assert await thoughts(ada, table) == []


def test_what_was_chosen_comes_first_however_the_bot_puts_it_and_what_is_not_allowed_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Muddled:
        def choose(self, table: Played[Plain], seat: int) -> Answer:
            best, other = table.options()[:2]
            return Answer(other, (Look(99, 9.0, 0.9, 9), Look(best, 2.0, 0.5, 3), Look(other, 1.0, 0.4, 2)))

    def muddled(game: Game[Plain], seats: int, seed: str) -> Player:
        return Muddled()

    @evening
    async def ask() -> None:
        async with House(tmp_path / "data") as house:
            ada = await house.guest("Ada")
            table = await after_a_bot(house, ada, "parlour", "random")  # it answers in the server's own process
            [thought] = await thoughts(ada, table, seat=1)
            assert [(look.word, look.points, look.visits) for look in thought.looks] == [("2", 1.0, 2), ("1", 2.0, 3)]

    monkeypatch.setitem(BOTS, "random", muddled)
    ask()
