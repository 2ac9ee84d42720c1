"""The 34 lasting experts (p. 18, 19): each where its card says, and nowhere else. The others: test_experts_final."""

from collections import Counter
from itertools import pairwise

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.events import ExpertWorked
from ludoteca.games.encyclopedia.scene import Play, Scene
from ludoteca.kernel.table import Choice
from tests.encyclopedia.kit_experts_table import EXPERTS, Row, named, those

PLACES = ("embassy", "bank", "university", "academy", "expedition", "publication")
COLOURS = {"america": "red", "africa": "yellow", "asia": "purple", "europe": "blue", "oceania": "green"}
ANIMALS = {
    "america": ("bison_bison", "procyon_lotor", "panthera_onca"),
    "africa": ("lemur_catta", "panthera_leo", "loxodonta_africana"),
    "asia": ("panthera_tigris", "pavo_cristatus", "draco_volans"),
    "europe": ("ursus_arctos", "castor_fiber", "vipera_berus"),
    "oceania": ("osphranter_rufus", "nestor_notabilis", "corucia_zebrata"),
}
MARKER = 8
"""From here two reputation bring nothing else: spaces 9 and 10 are empty."""


def position(continent: str, experts: list[str], face_down: list[str] | None = None) -> Scene:
    """One animal studied, two on display, and only the last space of the continent free: no reputation, 3 on value."""
    colour = COLOURS[continent]
    mine, *shown = ANIMALS[continent]
    scene = Scene().placed(**{continent: f"{colour}1 {colour}1 {colour}1"})
    scene.show(animals=shown, experts=["safi_limbila", "rachel_mostinckx"])
    return scene.give(reputation=MARKER, animals=[mine], experts=experts, retired=face_down or [])


def played(place: str, continent: str, experts: list[str], face: int = 2) -> Play:
    """A die of the continent's colour goes to the place; nothing is paid, and type I is researched."""
    play = position(continent, experts).action(f"{COLOURS[continent]}{face}").do(place)
    mine, shown, _ = ANIMALS[continent]
    wishes = (f"{mine}.I", shown, "rachel_mostinckx", "slot", "done")
    while isinstance(play.table.question, Choice):
        play.do(next(word for word in wishes if word in play.offered))
    return play


def goods(play: Play) -> dict[str, int]:
    return {"coins": play.me.coins, "vp": play.me.vp, "reputation": play.me.reputation}


def brought(expert: Row, place: str, continent: str) -> dict[str, int]:
    """What the expert adds to that action."""
    without = goods(played(place, continent, []))
    also = goods(played(place, continent, [expert.id]))
    return {good: also[good] - without[good] for good in also if also[good] != without[good]}


# The list


def test_the_box_has_the_55_experts_of_the_rulebook() -> None:
    """things.experts: the annex' names and continents; 34 lasting, 17 final, 4 instant."""
    rows = GAME.data(None)["expert"]
    assert isinstance(rows, list)
    assert [(row["name"], row["continent"]) for row in rows] == [(expert.name, expert.continent) for expert in EXPERTS]
    assert Counter(expert.continent for expert in EXPERTS) == dict.fromkeys(COLOURS, 11)
    assert Counter(expert.duration for expert in EXPERTS) == {"lasting": 34, "final": 17, "instant": 4}
    assert {row["name"]: row["duration"] for row in rows} == {expert.name: expert.duration for expert in EXPERTS}


# A die at a place


@pytest.mark.parametrize("expert", those("at"), ids=named)
def test_it_works_for_a_die_at_its_place_and_at_no_other(expert: Row) -> None:
    """experts.lasting: each time you place a die there, whatever its colour."""
    own = expert.when.split()[1]
    for place in PLACES:
        assert brought(expert, place, "america") == ({expert.gain: expert.amount} if place == own else {}), place
    assert brought(expert, own, "oceania") == {expert.gain: expert.amount}


@pytest.mark.parametrize("expert", those("expedition"), ids=named)
def test_it_works_for_an_expedition_to_its_continent_and_to_no_other(expert: Row) -> None:
    """experts.lasting: each time you place a die on an expedition to that continent."""
    for continent in COLOURS:
        gain = {expert.gain: expert.amount} if continent == expert.continent else {}
        assert brought(expert, "expedition", continent) == gain, continent
    for place in PLACES:
        if place != "expedition":
            assert brought(expert, place, expert.continent) == {}, place


def test_it_works_each_time() -> None:
    """experts.lasting: Phoebe Burke, two dice at the Bank in a round: twice 3 VP."""
    play = Scene().give(experts=["phoebe_burke"]).boards("red1 red2", "blue1").turn()
    play.do("red1", "bank").do("blue1", "bank").do("bank")
    assert play.me.vp == 3 + 3
    assert play.seat(1).vp == 0, "only for its owner"


def test_an_expert_that_lies_face_down_does_not_work() -> None:
    """experts.lasting university.slots: spent, covered or tucked, it is out for good."""
    for expert in those("at"):
        place = expert.when.split()[1]
        play = position("america", [], face_down=[expert.id]).action("red2").do(place)
        assert play.told(ExpertWorked) == []
        assert len(position("america", [expert.id]).action("red2").do(place).told(ExpertWorked)) == 1


# Values


def expedition_value(continent: str, experts: list[str]) -> int:
    """The fixed value of an expedition with a 2, on the space with 3."""
    play = position(continent, experts).action(f"{COLOURS[continent]}2").do("expedition")
    assert play.asked == "PlaceCube"
    return play.state.value


def embassy_tokens(colour: str, face: int, experts: list[str]) -> int:
    return Scene().give(experts=experts).action(f"{colour}{face}").do("embassy").me.tokens


@pytest.mark.parametrize("expert", those("value"), ids=named)
def test_it_raises_expeditions_to_its_continent_and_to_no_other(expert: Row) -> None:
    """experts.lasting expedition.value: 2 more there; a die of its colour elsewhere is not raised."""
    mine = [expert.id]
    for continent in COLOURS:
        assert expedition_value(continent, mine) == 2 + 3 + (2 if continent == expert.continent else 0), continent
    assert embassy_tokens(COLOURS[expert.continent], 4, mine) == 2


@pytest.mark.parametrize("expert", those("dice"), ids=named)
def test_it_raises_dice_of_its_colour_and_of_no_other(expert: Row) -> None:
    """experts.lasting turn.value: 1 more in every action: a 4 is a 5 at the Embassy, a 2 a 3 on an expedition."""
    mine = [expert.id]
    for continent, colour in COLOURS.items():
        own = continent == expert.continent
        assert embassy_tokens(colour, 4, mine) == (3 if own else 2), colour
        assert expedition_value(continent, mine) == 2 + 3 + (1 if own else 0), colour


@pytest.mark.parametrize("expert", those("dice"), ids=named)
def test_it_raises_a_1_so_that_it_can_be_published(expert: Row) -> None:
    """experts.lasting publication.limit academy: with 1 more a 1 publishes, and a 2 has 2 reputation at the Academy."""
    mine = [expert.id]
    play = played("publication", expert.continent, mine, face=1)
    assert play.names(play.me.published) == [ANIMALS[expert.continent][0]]
    assert played("academy", expert.continent, mine, face=2).me.reputation == MARKER + 2
    assert played("academy", expert.continent, [], face=2).me.reputation == MARKER + 1


def test_your_red_dice_are_the_red_dice_you_use() -> None:
    """experts.lasting turn.die: whoever's board they came from, and only for Rogério Luz's owner."""
    play = Scene().give(experts=["rogerio_luz"]).boards("red4", "red4").turn()
    play.do("red2", "embassy").do("embassy")
    assert play.me.tokens == 3, "a die of seat 2"
    assert play.seat(1).tokens == 2, "the owner of the expert gave the die away"


def test_an_expedition_adds_dice_expert_and_continent_expert() -> None:
    """experts.lasting expedition.value: Rogério Luz and Renell Victorie, 1 and 2 more."""
    assert expedition_value("america", ["rogerio_luz", "renell_victorie"]) == 2 + 3 + 1 + 2


# Cubes


def cube_coins(expert: str, continent: str, hodesmann: int = 2) -> list[int]:
    """The coins for a cube on I, II, III and IV of one animal."""
    colour = COLOURS[continent]
    animal = ANIMALS[continent][0]
    scene = Scene(simon_hodesmann=hodesmann).placed(**{continent: f"{colour}1 {colour}1 {colour}1"})
    scene.give(coins=14, animals=ANIMALS[continent], experts=[expert])
    play = scene.action(f"{colour}6").do("expedition", "coin-14")
    coins = [play.me.coins]
    for kind in ("I", "II", "III", "IV"):
        play.do(f"{animal}.{kind}")
        coins.append(play.me.coins)
    return [later - sooner for sooner, later in pairwise(coins)]


@pytest.mark.parametrize("expert", those("cube"), ids=named)
def test_it_pays_for_cubes_on_its_type_and_on_no_other(expert: Row) -> None:
    """experts.lasting expedition.research: each time you place a cube there, on any continent."""
    own = expert.when.split()[1]
    expected = [expert.amount if kind == own else 0 for kind in ("I", "II", "III", "IV")]
    for continent in COLOURS:
        assert cube_coins(expert.id, continent) == expected, continent


@pytest.mark.parametrize(("option", "coins"), [(2, 2), (3, 3)])
def test_simon_hodesmann_pays_what_the_edition_says(option: int, coins: int) -> None:
    """experts.lasting: 2 coins for a cube on type III, 3 in the Polish edition."""
    assert cube_coins("simon_hodesmann", "africa", hodesmann=option) == [0, 0, coins, 0]


def test_the_polish_edition_is_the_one_with_three_coins() -> None:
    """experts.lasting: the preset of the edition, as it is played."""
    for edition, coins in (("en", 2), ("fr", 2), ("it", 2), ("pl", 3)):
        scene = Scene(edition=edition).placed(africa="yellow1 yellow1 yellow1")
        scene.give(animals={"lemur_catta": "", "panthera_leo": "I II"}, experts=["simon_hodesmann"])
        play = scene.action("yellow6").do("expedition", "panthera_leo.III")
        assert play.me.coins == coins, edition


def test_it_pays_for_each_cube_and_not_for_publishing_them() -> None:
    """experts.lasting publication.cubes: two cubes on type I are two coins for Alonso Rossette; published, none."""
    scene = Scene().placed(america="red1 red1").boards("red2 red6", "blue1")
    scene.give(reputation=8, animals=["bison_bison", "procyon_lotor"], experts=["alonso_rossette"])
    play = scene.turn().do("red3", "expedition", "bison_bison.I", "procyon_lotor.I").do("blue1", "bank")
    assert play.me.coins == 2
    play.do("publication", "bison_bison", "procyon_lotor")
    assert play.shelf("mammal") == 2
    assert play.me.coins == 2
