"""Whom *Play now* seats: a beginner, and after a win the next level, by what the server keeps of one's tables."""

import random
from pathlib import Path
from typing import Final

import pytest

from ludoteca.bots.roster import LEVELS
from ludoteca.server.levels import next_levels
from ludoteca.server.room import FINISHED, PLAYING, REPLACED, Chair, Room
from tests.server.kit_house import House, evening
from tests.server.test_people import Browser, browser

GAMES: Final = ("encyclopedia", "navoria")


def table(
    *others: str, won: bool = True, game: str = "navoria", phase: str = FINISHED, gone: str | None = None
) -> Room:
    """A table of Ada's, who came first or last."""
    chairs = [Chair("person", "ada", "Ada", gone=gone), *(Chair(who, name="Bot") for who in others)]
    seats = list(range(len(chairs)))
    ranking = seats if won else seats[::-1]
    return Room(game, "ada", chairs, {}, "", 0.0, phase, ranking=ranking)


def level(*rooms: Room, person: str = "ada", game: str = "navoria") -> str:
    return next_levels(person, rooms, GAMES)[game]


def test_somebody_new_plays_against_beginner_in_every_game() -> None:
    assert next_levels("ada", [], GAMES) == {"encyclopedia": "beginner", "navoria": "beginner"}


@pytest.mark.parametrize(("beaten", "following"), list(zip(LEVELS, [*list(LEVELS)[1:], "master"], strict=True)))
def test_after_a_win_comes_the_next_level_and_after_the_last_that_again(beaten: str, following: str) -> None:
    assert level(table(f"bot:{beaten}")) == following


def test_a_loss_changes_nothing() -> None:
    lost = [table("bot:beginner", won=False), table("bot:casual", "bot:casual", won=False)]
    assert level(*lost) == "beginner"
    assert level(*lost, table("bot:beginner"), *lost) == "casual"


def test_the_strongest_that_was_won_against_counts_in_whatever_order() -> None:
    assert level(table("bot:skilled", "bot:beginner"), table("bot:beginner")) == "expert"


def test_each_game_has_its_own_ladder() -> None:
    won = table("bot:casual", game="encyclopedia")
    assert next_levels("ada", [won], GAMES) == {"encyclopedia": "skilled", "navoria": "beginner"}


@pytest.mark.parametrize(
    "room",
    [
        table("automa:linne:boudeuse"),
        table("bot:random", "bot:greedy"),
        table("bot:beginner", phase=PLAYING),
        table("bot:beginner", gone=REPLACED),
        table("person"),
    ],
    ids=["no bot", "no level", "not over", "a bot played on", "among people"],
)
def test_what_is_no_win_against_a_level(room: Room) -> None:
    assert level(room) == "beginner"


def test_a_win_is_whose_it_is() -> None:
    assert level(table("bot:beginner"), person="ben") == "beginner"


async def game_of_nim(house: House, here: Browser, seed: str) -> bool:
    """One game against a beginner, answered at random; whether it was won."""
    client = await house.guest("Ada", here.key)
    made = await client.make("nim", ["me", "bot:beginner"])
    await house.play(made, seed=seed)
    await house.until_turn(made.id, [None])
    return (await house.live(made)).room.ranking[0] == 0


@pytest.mark.usefixtures("nim")
@evening
async def test_the_server_says_the_level_from_finished_tables_also_when_it_was_started_anew(tmp_path: Path) -> None:
    async with House(tmp_path / "data") as house, browser(house) as here:
        assert (await here.me("Ada")).levels["nim"] == "beginner"
        dice = random.Random("nim")
        while not await game_of_nim(house, here, str(dice.random())):
            assert (await here.me()).levels["nim"] == "beginner"
        assert (await here.me()).levels["nim"] == "casual"
        assert (await here.me()).levels["encyclopedia"] == "beginner"
        await house.restart()
        assert (await here.me("Ada Lovelace")).levels["nim"] == "casual"
