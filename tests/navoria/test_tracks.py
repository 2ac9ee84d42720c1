"""Explorers, treasure, flags and outposts (p. 9 to 11)."""

import pytest

from ludoteca.games.navoria.box.events import (
    ExplorerMoved,
    OutpostBuilt,
    OutpostsSpent,
    PointsGained,
    ResidentRecruited,
    TreasureFound,
)
from ludoteca.games.navoria.rules.homecoming import ReturnExplorers
from ludoteca.games.navoria.rules.income import CardIncome
from ludoteca.games.navoria.rules.tracks import BuildOutpost, MoveExplorer
from ludoteca.games.navoria.scene import Scene
from tests.navoria.kit_residents_table import LANDS

ANY = 3
LAST = {"desert": 7, "glacier": 8, "forest": 9}
TREASURE = {"desert": 3, "glacier": 4, "forest": 5}
FLAGS = {"desert": (2, 4, 6), "glacier": (3, 5, 7), "forest": (3, 6, 8)}
OUTPOSTS = {"desert": (1, 3, 5), "glacier": (2, 4, 6), "forest": (2, 5, 7)}
lands = pytest.mark.parametrize("land", LANDS)


# Steps and treasure


@lands
def test_an_explorer_moves_one_space_at_a_time(land: str) -> None:
    """adventurer: from the start; nothing is gained on the way."""
    number = LANDS.index(land)
    play = Scene().steps(*[MoveExplorer(0, number)] * (LAST[land] - 1))
    assert play.explorer(land) == LAST[land] - 1
    assert play.told(ExplorerMoved) == [ExplorerMoved(0, number, space) for space in range(1, LAST[land])]
    assert play.me.points == 0


@lands
def test_the_last_space_holds_the_treasure(land: str) -> None:
    """explore.treasure: 3 in the desert, 4 on the glacier, 5 in the forest."""
    number = LANDS.index(land)
    play = Scene().give(explorers={land: LAST[land] - 1}).steps(MoveExplorer(0, number))
    assert play.explorer(land) == LAST[land]
    assert play.me.points == TREASURE[land]
    assert play.told(TreasureFound) == [TreasureFound(0, number, TREASURE[land])]


@lands
def test_every_step_beyond_gains_the_treasure_again(land: str) -> None:
    """explore.treasure: the explorer stops."""
    number = LANDS.index(land)
    play = Scene().give(explorers={land: LAST[land]}).steps(*[MoveExplorer(0, number)] * 3)
    assert play.explorer(land) == LAST[land]
    assert play.me.points == 3 * TREASURE[land]


@lands
def test_any_explorer_may_be_one_at_the_treasure(land: str) -> None:
    """explore.treasure adventurer: a step of one's choice pays there too."""
    play = Scene().give(explorers=LAST).steps(MoveExplorer(0, ANY))
    assert (play.asked, play.offered) == ("ChooseExplorer", list(LANDS))
    play.do(land)
    assert play.me.points == TREASURE[land]


@lands
def test_each_new_arrival_pays_and_the_return_pays_nothing(land: str) -> None:
    """explore.treasure return.explorers: back from the treasure, and there once more."""
    number = LANDS.index(land)
    scene = Scene().give(explorers={land: LAST[land] - 1}, outposts={land: 3})
    way = LAST[land] - OUTPOSTS[land][2]
    play = scene.steps(MoveExplorer(0, number), ReturnExplorers(), *[MoveExplorer(0, number)] * way)
    assert play.explorer(land) == LAST[land]
    assert play.me.points == 2 * TREASURE[land]
    assert len(play.told(TreasureFound)) == 2


def test_two_guides_may_both_be_at_the_treasure() -> None:
    """explore.treasure: each gains it."""
    scene = Scene(4).give(1, explorers={"desert": 7}).give(3, explorers={"desert": 6})
    play = scene.steps(MoveExplorer(3, 0), MoveExplorer(1, 0))
    assert [play.guide(seat).points for seat in range(4)] == [0, 3, 0, 3]


# Flags


@lands
def test_a_flag_counts_when_it_is_reached_or_passed(land: str) -> None:
    """adventurer income.cards: on every space of the track."""
    for space in range(LAST[land] + 1):
        scene = Scene().give(explorers={land: space}, residents=["adventurer_sprite_desert"])
        flags = sum(flag <= space for flag in FLAGS[land])
        assert scene.steps(CardIncome()).me.points == flags, f"on space {space}"


def test_the_flags_of_all_three_explorers_count_for_every_income_adventurer() -> None:
    """adventurer income.cards: nine flags, two cards that count them, one that does not."""
    residents = ["adventurer_sprite_desert", "adventurer_human_forest", "adventurer_beast_desert"]
    play = Scene().give(explorers=LAST, residents=residents).steps(CardIncome())
    assert play.me.points == 9 + 9


# Outposts


@lands
def test_outposts_go_to_the_first_the_second_and_the_third_space(land: str) -> None:
    """outpost.build things.lands: a fourth does not exist, and nothing happens."""
    number = LANDS.index(land)
    play = Scene().steps(*[BuildOutpost(0, number)] * 4)
    assert play.outposts(land) == 3
    assert play.told(OutpostBuilt) == [OutpostBuilt(0, number, space) for space in OUTPOSTS[land]]
    assert play.told(OutpostsSpent) == [OutpostsSpent(0, number)]
    assert play.me.points == 0


@lands
@pytest.mark.parametrize("space", [0, 4, 7])
def test_an_outpost_is_built_wherever_the_explorer_is(land: str, space: int) -> None:
    """outpost.build builder: before it, behind it; the explorer stays."""
    scene = Scene().give(explorers={land: space}, outposts={land: 1})
    play = scene.show(builder=[f"builder_beast_{land}"]).recruit("builder")
    assert play.explorer(land) == space
    assert play.told(OutpostBuilt) == [OutpostBuilt(0, LANDS.index(land), OUTPOSTS[land][1])]


@lands
def test_guides_share_the_spaces_of_outposts(land: str) -> None:
    """outpost.build: each builds on the first."""
    number = LANDS.index(land)
    play = Scene(4).steps(*(BuildOutpost(seat, number) for seat in range(4)))
    assert play.told(OutpostBuilt) == [OutpostBuilt(seat, number, OUTPOSTS[land][0]) for seat in range(4)]


@lands
def test_a_builder_without_an_outpost_left_gives_the_rest(land: str) -> None:
    """outpost.build builder: its 3 points."""
    scene = Scene().give(outposts={land: 3}).show(builder=[f"builder_sprite_{land}"])
    play = scene.recruit("builder")
    assert play.me.points == 3
    assert play.outposts(land) == 3
    assert play.residents() == [f"builder_sprite_{land}"]


def test_a_goblin_builder_moves_and_then_builds() -> None:
    """builder outpost.build recruit.effects: in this order."""
    scene = Scene().give(explorers={"forest": 8}).show(builder=["builder_goblin_forest"])
    play = scene.recruit("builder")
    assert play.me.points == 5
    kinds = [type(event) for event in play.events]
    assert kinds == [ResidentRecruited, ExplorerMoved, TreasureFound, PointsGained, OutpostBuilt]
    assert play.outposts("forest") == 1
