"""The 4 instant and the 17 final experts (p. 18, 19)."""

import pytest

from ludoteca.games.encyclopedia.box.constants import CATEGORIES
from ludoteca.games.encyclopedia.box.events import ExpertUsed, ScoreCounted
from ludoteca.games.encyclopedia.rules.scoring import FinalScoring, sheet, total
from ludoteca.games.encyclopedia.scene import Scene
from tests.encyclopedia.kit_expect import refused
from tests.encyclopedia.kit_experts_table import Row, expert_id, named, those

# Instants


def used(expert: Row) -> tuple[int, int]:
    """Coins and reputation from nothing and space 8, once the instant was used."""
    return (expert.amount, 8) if expert.gain == "coins" else (0, 8 + expert.amount)


@pytest.mark.parametrize("expert", those("use"), ids=named)
def test_an_instant_gives_what_it_says_once(expert: Row) -> None:
    """experts.instant turn.free: used from its slot; then it is face down and cannot be used again."""
    name = expert.id
    play = Scene().give(reputation=8, experts=[name]).boards("red1 red2", "blue1").one_turn()
    play.do(f"use-{name}")
    assert (play.me.coins, play.me.reputation) == used(expert)
    assert play.expert_names(play.me.experts) == []
    assert play.expert_names(play.me.retired) == [name]
    assert play.told(ExpertUsed) == [ExpertUsed(0, play.expert(name))]
    refused(play, f"use-{name}", "experts.instant", "expert-spent", expert=play.expert(name))


@pytest.mark.parametrize("expert", those("use"), ids=named)
def test_an_instant_may_be_used_the_moment_it_is_taken(expert: Row) -> None:
    """experts.instant university: at the University, without ever being seated."""
    name = expert.id
    scene = Scene().give(reputation=8).show(experts=[name, "elena_lewis"])
    play = scene.action("red1").do("university", name, "use")
    assert (play.me.coins, play.me.reputation) == used(expert)
    assert play.expert_names(play.me.retired) == [name]


@pytest.mark.parametrize("expert", those("use"), ids=named)
def test_an_instant_gives_nothing_by_itself(expert: Row) -> None:
    """experts.instant: neither for a die nor at the end; unused it is just a card of its continent."""
    name = expert.id
    scene = Scene().give(reputation=8, experts=[name])
    play = scene.action("red1").do("bank")
    assert (play.me.coins, play.me.reputation) == (5, 8)
    lines = {line: (count, vp) for line, count, vp in sheet(play.state, 0)}
    assert lines[expert.continent] == (1, 0)
    assert name not in lines


def test_an_instant_won_on_anothers_turn_may_be_used_at_that_moment() -> None:
    """experts.instant reputation.choice: off-turn only as it is taken; kept, it waits for the owner's turn."""
    for way, coins in (("use", 5), ("slot", 0)):
        scene = Scene().give(1, reputation=3).boards("red1", "- - blue4 blue5")
        play = scene.show(experts=["safi_limbila", "elena_lewis"]).turn().do("blue1", "embassy")
        assert (play.asked, play.asking) == ("TakeFreeExpert", 1)
        play.do("safi_limbila", way)
        assert play.seat(1).coins == coins
        assert (play.asked, play.asking) == ("TakeDie", 1)
        assert ("use-safi_limbila" in play.offered) == (way == "slot")


# Final experts: cubes


@pytest.mark.parametrize("expert", [row for row in those("end") if row.gain == "cubes"], ids=named)
def test_a_final_expert_adds_two_cubes_to_its_category(expert: Row) -> None:
    """experts.final end.collections: 2 published and 2 more make a collection of four, 3 VP; no other changes."""
    category = expert.when.split()[2]
    shelves = dict.fromkeys(CATEGORIES, 2)
    name = expert.id
    active = Scene().give(experts=[name], shelves=shelves)
    covered = Scene().give(retired=[name], shelves=shelves)
    with_expert = {line: (count, vp) for line, count, vp in sheet(active.state, 0)}
    without = {line: (count, vp) for line, count, vp in sheet(covered.state, 0)}
    assert with_expert.pop(category) == (4, 3)
    assert without.pop(category) == (2, 0), "face down it adds nothing"
    assert with_expert == without
    assert with_expert[expert.continent] == (1, 0), "active or not, it counts for its continent"


def test_there_is_a_final_expert_for_each_category() -> None:
    """experts.final: twelve categories, twelve experts with two cubes each."""
    cubes = [row for row in those("end") if row.gain == "cubes"]
    assert sorted(row.when.split()[2] for row in cubes) == sorted(CATEGORIES)
    assert {row.amount for row in cubes} == {2}


def test_final_cubes_come_even_with_an_empty_supply() -> None:
    """experts.final end.collections things.supply: all thirty cubes are out, and two mammals are added."""
    shelves = dict.fromkeys(("bird", "reptile", "omnivore", "carnivore", "herbivore", "hot", "cold"), 4)
    scene = Scene().give(experts=["fernanda_brito_pedroso"], shelves={**shelves, "mammal": 2})
    assert ("mammal", 4, 3) in sheet(scene.state, 0)


# Final experts: points


@pytest.mark.parametrize(
    ("name", "count", "vp"),
    [
        ("Nargiz Tatilian", 7, 7),  # 7 tokens: 7 VP, and 7 more
        ("Vlad Koulechov", 3, 3),  # 3 seals: 12 VP, and 3 more
        ("Pora Paniu", 4, 4),  # 9 coins: 4 VP, and 4 more
        ("N'Kogolo Bakumi", 4, 4),  # himself, one more active, two face down
        ("Ankshu Ragavan", 10, 10),  # the marker is on space 10
    ],
)
def test_a_final_expert_adds_points_if_it_is_face_up(name: str, count: int, vp: int) -> None:
    """experts.final end.tokens: at the end of the game, through the score sheet; covered it adds nothing."""
    expert = expert_id(name)
    base = 20 + 3 * 4 + 4 + 7  # VP so far, seals, coins, tokens
    for active, expected in ((True, base + vp), (False, base)):
        face_down = ["emilia_morris", "katie_macsweeney"]
        scene = Scene().give(
            vp=20, coins=9, tokens=7, seals=3, reputation=10,
            experts=["rogerio_luz", expert] if active else ["rogerio_luz"],
            retired=face_down if active else [*face_down, expert],
        )  # fmt: skip
        play = scene.steps(FinalScoring())
        assert play.state.scores[0] == expected
        assert (ScoreCounted(0, expert, count, vp) in play.events) == active


def test_the_five_with_points_are_all_there() -> None:
    """experts.final: besides the twelve with cubes."""
    whens = {row.name: row.when for row in those("end") if row.gain == "vp"}
    assert whens == {
        "Nargiz Tatilian": "end tokens",
        "N'Kogolo Bakumi": "end experts",
        "Ankshu Ragavan": "end reputation",
        "Vlad Koulechov": "end seals",
        "Pora Paniu": "end coins",
    }


@pytest.mark.parametrize("expert", those("end"), ids=named)
def test_a_final_expert_does_nothing_before_the_end(expert: Row) -> None:
    """experts.final: neither a die nor a cube makes it work."""
    scene = Scene().placed(america="red1 red1 red1").give(animals=["bison_bison"], experts=[expert.id])
    play = scene.action("red1").do("expedition", "bison_bison.I")
    assert (play.me.coins, play.me.vp, play.me.reputation, play.me.tokens, play.me.seals) == (0, 0, 0, 0, 0)
    assert sum(play.me.shelves) == 0
    assert play.cubes_on("bison_bison") == 0b0001


def test_pairs_of_coins_count_again_for_pora_paniu() -> None:
    """experts.final end.tokens: an odd coin is left over in both counts."""
    for coins, vp in ((0, 0), (1, 0), (2, 2), (3, 2), (5, 4)):
        scene = Scene().give(coins=coins, experts=["pora_paniu"])
        assert total(sheet(scene.state, 0)) == vp
