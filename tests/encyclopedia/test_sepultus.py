"""Sepultus Creatura (p. 20): taken by value, researched anywhere, never the reference, jokers at the end."""

from collections.abc import Sequence

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import CATEGORIES, CONTINENTS
from ludoteca.games.encyclopedia.box.events import CoinsGained, PointsGained
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE
from ludoteca.games.encyclopedia.rules.reputation import GainReputation
from ludoteca.games.encyclopedia.rules.round import TurnRoundToken
from ludoteca.games.encyclopedia.rules.scoring import sheet
from ludoteca.games.encyclopedia.scene import Play, Scene
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.refusals import Fact

AMERICA, AFRICA, ASIA, EUROPE, OCEANIA = range(5)
SIX = [f"sepultus_{number}" for number in range(1, 7)]


def fossils() -> Scene:
    return Scene(sepultus=True)


def cube(category: str) -> int:
    return SEPULTUS_CUBE + CATEGORIES.index(category)


# The deck and the draft


def test_six_cards_are_shuffled_into_the_animals() -> None:
    """sepultus.deck: 81 cards with the option, 75 without, and the six are among them."""
    table = GAME.begin([PERSON, PERSON], {"sepultus": True})
    plain = GAME.begin([PERSON, PERSON])
    deck, without = set(table.state.animal_deck), set(plain.state.animal_deck)
    assert [table.state.box.card_ids[card] for card in sorted(deck - without)] == SIX
    assert (len(deck), len(without)) == (75 + 6, 75)


def test_they_have_no_continent_and_a_die_value_each() -> None:
    """sepultus.deck: values 1 to 6, costs 5, 5, 6, 6, 7, 7, three categories of three types."""
    box = fossils().box
    cards = [box.card_ids.index(name) for name in SIX]
    assert [box.continent[card] for card in cards] == [-1] * 6
    assert [box.sepultus_die[card] for card in cards] == [1, 2, 3, 4, 5, 6]
    assert [box.sepultus_cost[card] for card in cards] == [5, 5, 6, 6, 7, 7]
    assert all(len({category // 3 for category in box.categories[card]}) == 3 for card in cards)


def test_the_draft_takes_them_freely() -> None:
    """sepultus.take setup.draft: on the display of the set-up they are cards like any other."""
    play = Play(GAME.begin([PERSON, PERSON], {"sepultus": True})).luck("seat1")
    play.luck("alonso_rossette", "audrey_morton", "cristian_miller", "elena_lewis", "etienne_lebeau", "rogerio_luz")
    play.luck("sepultus_6", "bison_bison", "panthera_onca", "lemur_catta", "sepultus_1", "ursus_arctos")
    play.do("sepultus_6", "sepultus_1")
    assert play.names(play.seat(1).animals) == ["sepultus_6", "sepultus_1"]


def test_round_token_and_reputation_take_them_freely() -> None:
    """sepultus.take round.token reputation.choice: no die, so no value matters."""
    play = fossils().show(animals=["sepultus_6", "bison_bison", "sepultus_2"]).steps(TurnRoundToken())
    play.luck("animal").do("sepultus_6", "sepultus_2")
    assert play.names(play.me.animals) == ["sepultus_6"]
    scene = fossils().give(reputation=7).show(animals=["sepultus_6", "bison_bison"])
    play = scene.steps(GainReputation(0, 1, "test")).do("sepultus_6")
    assert play.names(play.me.animals) == ["sepultus_6"]


# At the Academy


@pytest.mark.parametrize(("face", "reputation"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_die_of_exactly_its_value_takes_it_whatever_the_colour(face: int, reputation: int) -> None:
    """sepultus.take academy: with the reputation as usual."""
    for colour in ("red", "yellow", "purple", "blue", "green"):
        play = fossils().give(reputation=8).show(animals=[f"sepultus_{face}"]).action(f"{colour}{face}").do("academy")
        assert play.names(play.me.animals) == [f"sepultus_{face}"]
        assert play.me.reputation == 8 + reputation


def exactly(value: int, need: int, nearest: str = "none", amount: int = 0) -> dict[str, Fact]:
    """What a refusal says of a value that is not hit, with nothing to pay with."""
    return {"value": value, "need": need, "coins": 0, "seals": 0, "nearest": nearest, "amount": amount}


def test_a_die_that_is_too_high_cannot_take_it() -> None:
    """sepultus.take: nothing lowers a die."""
    play = fossils().give(coins=9).show(animals=["sepultus_3", "bison_bison", "panthera_onca"]).action("red4")
    play.do("academy")
    assert play.offered == ["bison_bison", "panthera_onca"]
    why = play.why("sepultus_3")
    assert (why.rule, why.code, why.facts) == ("sepultus.take", "value-not-exact", {**exactly(4, 3), "coins": 9})


def test_a_die_that_is_too_low_needs_the_coins_for_the_exact_value() -> None:
    """sepultus.take turn.value: two coins make a 3 a 5, but not a 6; a seal would overshoot."""
    scene = fossils().give(coins=2, seals=1).show(animals=["sepultus_6", "bison_bison", "sepultus_5"])
    play = scene.action("red3").do("academy")
    why = play.why("sepultus_6")
    assert (why.rule, why.code) == ("sepultus.take", "value-not-exact")
    assert why.facts == {"value": 3, "need": 6, "coins": 2, "seals": 1, "nearest": "coin", "amount": 1}
    play.do("sepultus_5")
    assert play.names(play.me.animals) == ["sepultus_5"]
    assert (play.me.coins, play.me.seals) == (0, 1), "paid without a question: there is one way only"
    assert play.me.tokens == 1, "3 reputation for a 5"


def test_the_value_is_hit_exactly_with_a_seal_or_with_coins() -> None:
    """sepultus.take turn.value: 1 + 5 by a seal or by five coins; anything else misses."""
    scene = fossils().give(coins=6, seals=2, reputation=8).show(animals=["sepultus_6"])
    play = scene.action("red1").do("academy")
    assert play.asked == "RaiseValue"
    assert play.offered == ["seal-1", "coin-5", "seal-for-coins"]
    why = play.why("seal-2")
    assert (why.rule, why.code, why.facts) == ("sepultus.take", "value-too-high", {"value": 11, "need": 6})
    play.do("seal-1")
    assert (play.me.coins, play.me.seals, play.me.reputation) == (6, 1 + 1, 8 + 3), "space 11 brings a seal"


def test_without_the_coins_the_seal_is_not_optional() -> None:
    """sepultus.take: with four coins the fifth is missing, and the payment of nothing would fall short."""
    scene = fossils().give(coins=4, seals=1, reputation=8).show(animals=["sepultus_6"])
    play = scene.action("red1").do("academy")
    assert play.names(play.me.animals) == ["sepultus_6"]
    assert (play.me.coins, play.me.seals) == (4, 0 + 1)


def test_a_dice_expert_counts_towards_the_exact_value() -> None:
    """sepultus.take: a red 3 with Rogério Luz is a 4: it takes the fourth, and not the third."""
    scene = fossils().give(experts=["rogerio_luz"]).show(animals=["sepultus_3", "sepultus_4"])
    play = scene.action("red3").do("academy")
    assert play.names(play.me.animals) == ["sepultus_4"]


def test_the_die_may_be_recoloured_away_from_a_dice_expert() -> None:
    """sepultus.take turn.colour: a red 3 that Rogério Luz makes a 4 is a 3 again as a yellow one, for a token."""
    scene = fossils().give(tokens=1, experts=["rogerio_luz"], reputation=8).show(animals=["sepultus_3"])
    play = scene.action("red3").do("academy")
    assert play.asked == "RecolourForSepultus"
    assert play.offered == ["token-africa", "token-asia", "token-europe", "token-oceania"]
    why = play.why("keep")
    assert (why.rule, why.code, why.facts) == ("sepultus.take", "colour-spoils-value", {"value": 4, "need": 3})
    why = play.why("seal-africa")
    assert (why.rule, why.code, why.facts) == ("sepultus.take", "colour-spoils-value", {"value": 4, "need": 3})
    play.do("token-africa")
    assert play.me.tokens == 0
    assert play.me.reputation == 8 + 2, "by the value 3"


def test_the_die_may_be_recoloured_towards_a_dice_expert() -> None:
    """sepultus.take turn.colour: a blue 3 made red by a token is a 4 with Rogério Luz; a coin would do as well."""
    scene = fossils().give(tokens=1, coins=1, experts=["rogerio_luz"], reputation=8).show(animals=["sepultus_4"])
    play = scene.action("blue3").do("academy")
    assert play.offered == ["keep", "token-america"]
    why = play.why("token-asia")
    assert (why.rule, why.code, why.facts) == ("sepultus.take", "colour-changes-nothing", {"colour": ASIA})
    play.do("token-america")
    assert (play.me.tokens, play.me.coins) == (0, 1)
    play = fossils_with_a_blue_three().do("keep")
    assert (play.me.tokens, play.me.coins) == (1, 0)


def fossils_with_a_blue_three() -> Play:
    scene = fossils().give(tokens=1, coins=1, experts=["rogerio_luz"], reputation=8).show(animals=["sepultus_4"])
    return scene.action("blue3").do("academy")


def test_a_seal_spent_on_the_colour_counts_its_five() -> None:
    """sepultus.take turn.colour: a red 1 with Rogério Luz is 2; made blue by a seal it is 6, left red it would be 7."""
    scene = fossils().give(seals=1, coins=4, experts=["rogerio_luz"], reputation=8).show(animals=["sepultus_6"])
    play = scene.action("red1").do("academy")
    assert play.offered == ["keep", "seal-africa", "seal-asia", "seal-europe", "seal-oceania", "seal-for-coins"]
    play.do("seal-europe")
    assert (play.me.seals, play.me.coins, play.me.reputation) == (0 + 1, 4, 8 + 3)


def test_nothing_lowers_a_value_that_an_expert_made_too_high() -> None:
    """sepultus.take turn.whole: a red 1 counts 2 with Rogério Luz; a seal for the colour would make it 6."""
    scene = fossils().give(seals=1, coins=3, experts=["rogerio_luz"]).show(animals=["sepultus_1", "sepultus_4"])
    assert "academy" in scene.action("red1").offered, "the fourth is within reach: 2 and two coins"
    scene = fossils().give(seals=1, coins=3, experts=["rogerio_luz"]).show(animals=["sepultus_1"])
    why = scene.action("red1").why("academy")
    assert (why.rule, why.code, why.facts) == (
        "sepultus.take",
        "value-not-exact",
        {**exactly(2, 1, "token", 1), "coins": 3, "seals": 1},
    )


def test_creatures_only_and_none_of_the_value() -> None:
    """sepultus.take academy: the reason is the value, whatever colours could be paid."""
    why = fossils().give(tokens=1, coins=1).show(animals=["sepultus_6"]).action("red4").why("academy")
    assert (why.rule, why.code) == ("sepultus.take", "value-not-exact")
    assert why.facts == {"value": 4, "need": 6, "coins": 1, "seals": 0, "nearest": "coin", "amount": 1}


# Research


@pytest.mark.parametrize("colour", ["red", "yellow", "purple", "blue", "green"])
def test_an_expedition_to_any_continent_researches_it(colour: str) -> None:
    """sepultus.research: it alone completes an expedition; its cost is spent, its cube brings no VP at once."""
    play = fossils().give(animals=["sepultus_6"], reputation=11).action(f"{colour}6").do("expedition")
    assert play.state.value == 6 + 2, "the token from the space's reputation is needed for a cost of 7"
    assert play.offered == ["sepultus_6.herbivore", "sepultus_6.arboreal", "sepultus_6.cold"]
    play.do("sepultus_6.cold")
    assert play.cubes_on("sepultus_6") == cube("cold")
    assert play.told(PointsGained) == []


def test_its_cost_is_what_the_expedition_must_reach() -> None:
    """sepultus.research turn.whole: 6 points do not pay for a card that costs 7."""
    scene = fossils().placed(america="red1 red2 red3").give(animals=["sepultus_5"])
    why = scene.action("red3").why("expedition")
    assert (why.rule, why.code) == ("expedition.research", "expedition-too-weak")
    assert why.facts == {
        "continent": AMERICA,
        "value": 6,
        "need": 7,
        "tokens": 0,
        "coins": 0,
        "seals": 0,
        "nearest": "coin",
        "amount": 1,
    }


def test_it_takes_one_cube_only_and_other_research_goes_on() -> None:
    """sepultus.research: a second cube is refused, an animal of the continent in the same expedition is fine."""
    scene = fossils().placed(america="red1 red2 red3").give(coins=4, animals=["sepultus_1", "bison_bison"])
    play = scene.action("red6").do("expedition", "coin-4", "sepultus_1.omnivore")
    why = play.why("sepultus_1.mammal")
    assert (why.rule, why.code) == ("sepultus.research", "sepultus-has-cube")
    assert why.facts == {"animal": play.animal("sepultus_1")}
    assert play.offered == ["bison_bison.I", "bison_bison.II", "bison_bison.III", "done"], "13 - 5 = 8 points are left"
    play.do("bison_bison.III")
    assert play.me.vp == 3


def test_a_cube_that_lies_there_is_the_last() -> None:
    """sepultus.research: no expedition for a card that has its cube."""
    why = fossils().give(animals={"sepultus_1": "mammal"}).action("red6").why("expedition")
    assert (why.rule, why.code, why.facts) == (
        "expedition.research",
        "nothing-to-research",
        {"continent": AMERICA, "nearest": "animal", "amount": 1},
    )


def test_too_few_points_for_it_beside_another_animal() -> None:
    """sepultus.research: four points pay for the bison's diet, not for the card's five."""
    scene = fossils().placed(america="red1 red2 red3").give(animals=["sepultus_1", "bison_bison"])
    play = scene.action("red1").do("expedition")
    assert play.offered == ["bison_bison.I", "bison_bison.II"]
    why = play.why("sepultus_1.mammal")
    assert (why.rule, why.code, why.facts) == (
        "expedition.research",
        "points-short",
        {"points": 4, "need": 5, "nearest": "points", "amount": 1},
    )


@pytest.mark.parametrize(
    ("card", "category", "coins"),
    [
        ("sepultus_1", "mammal", 1),
        ("sepultus_1", "omnivore", 1),
        ("sepultus_1", "terrestrial", 2),
        ("sepultus_4", "hot", 3),
    ],
)
def test_its_cube_has_the_type_of_its_category_for_experts(card: str, category: str, coins: int) -> None:
    """sepultus.research experts.lasting: cube experts for types I, II, III and IV give 1, 1, 2 and 3 coins."""
    scene = (
        fossils()
        .placed(america="red1 red2 red3")
        .give(experts=["alonso_rossette", "mathias_hass", "simon_hodesmann", "kedar_ghale"], animals=[card])
    )
    play = scene.action("red4").do("expedition", f"{card}.{category}")
    assert play.told(CoinsGained) == [CoinsGained(0, coins, "expert")]


# Publication


def test_it_is_never_the_reference() -> None:
    """sepultus.publish: neither alone nor beside others."""
    play = fossils().give(tokens=1, animals={"sepultus_1": "mammal"}).action("red6")
    why = play.why("publication")
    assert (why.rule, why.code) == ("publication.reference", "no-reference")
    scene = fossils().give(animals={"sepultus_1": "mammal", "bison_bison": "", "panthera_onca": ""})
    play = scene.action("red6").do("publication")
    why = play.why("sepultus_1")
    assert (why.rule, why.code) == ("sepultus.publish", "sepultus-never-reference")
    assert why.facts == {"animal": play.animal("sepultus_1")}


@pytest.mark.parametrize(
    ("reference", "cubes", "card", "category", "vp"),
    [
        ("bison_bison", "I", "sepultus_1", "mammal", 2),
        ("bison_bison", "II", "sepultus_3", "herbivore", 3),
        ("bison_bison", "III", "sepultus_1", "terrestrial", 5),
        ("bison_bison", "IV", "sepultus_3", "temperate", 8),
    ],
)
def test_its_cube_is_published_with_the_reference_of_its_category(
    reference: str, cubes: str, card: str, category: str, vp: int
) -> None:
    """sepultus.publish sepultus.research publication.vp: points by the category's type, the card kept for 1 VP."""
    play = fossils().give(animals={reference: cubes, card: category}).action("red6").do("publication", card)
    assert play.shelf(category) == 2
    assert play.me.vp == 2 * vp + 2
    assert play.names(play.me.published) == [reference, card]
    assert play.state.removed == ()


def test_it_joins_only_by_publishing_its_cube() -> None:
    """sepultus.publish publication.cubes: the reference must publish a cube of that very category."""
    for cubes, face in (("II III IV", 6), ("I", 2), ("", 6)):
        scene = fossils().give(animals={"bison_bison": cubes, "sepultus_1": "mammal", "iguana_iguana": ""})
        play = scene.action(f"red{face}").do("publication", "bison_bison")
        assert play.offered == ["iguana_iguana", "done"], (cubes, face)
        why = play.why("sepultus_1")
        assert (why.rule, why.code) == ("sepultus.publish", "sepultus-without-cube")
        assert why.facts == {"animal": play.animal("sepultus_1")}


def test_without_a_cube_it_does_not_join() -> None:
    """sepultus.publish: it has no continent that would bring it in."""
    scene = fossils().give(animals={"bison_bison": "I II III IV", "sepultus_1": "", "iguana_iguana": ""})
    play = scene.action("red6").do("publication", "bison_bison")
    assert play.offered == ["iguana_iguana", "done"]


def test_it_may_be_left_out() -> None:
    """sepultus.publish publication.cubes: like every other animal."""
    scene = fossils().give(animals={"bison_bison": "I", "sepultus_1": "mammal"})
    play = scene.action("red3").do("publication", "done")
    assert play.names(play.me.animals) == ["sepultus_1"]
    assert play.cubes_on("sepultus_1") == cube("mammal")


# Jokers


def collections(jokers: int, counts: Sequence[int]) -> dict[str, tuple[int, int]]:
    """Each continent's cards and points, with so many kept Sepultus and this many other cards of each continent."""
    scene = fossils()
    box = scene.box
    published: list[str] = SIX[:jokers]
    retired: list[str] = []
    for continent, count in enumerate(counts):
        animals = [box.card_ids[card] for card in range(box.animals) if box.continent[card] == continent]
        experts = [name for expert, name in enumerate(box.expert_ids) if box.expert_continent[expert] == continent]
        published = published + animals[:count]
        retired.extend(experts[: max(0, count - len(animals))])
    scene.give(published=published, retired=retired)
    return {name: (cards, vp) for name, cards, vp in sheet(scene.state, 0) if name in CONTINENTS}


@pytest.mark.parametrize(
    ("jokers", "counts", "points"),
    [
        (1, (3, 0, 0, 0, 0), 3),  # the fourth element makes a collection valid
        (1, (10, 11, 0, 0, 0), 35 + 35),  # 10 to 11 gains 7, 11 to 12 only 5
        (2, (3, 3, 0, 0, 0), 3 + 3),  # two collections of four, rather than one of five for 5
        (1, (12, 3, 0, 0, 0), 45 + 0),  # beyond 12 each gives 5, more than the 3 of a new collection
        (5, (6, 12, 0, 0, 0), 35 + 40),  # 6 to 11 gains 27; card by card 12 to 17 would look better and gain 25
        (4, (14, 2, 2, 2, 2), 70),  # 14 to 18 gains 20
        (6, (0, 0, 0, 0, 0), 8),  # six alone are a collection of six
        (6, (3, 3, 3, 3, 3), 22),  # 3 to 9
    ],
)
def test_kept_creatures_join_the_collections_that_they_serve_best(
    jokers: int, counts: tuple[int, ...], points: int
) -> None:
    """sepultus.joker end.collections: the best split, over one continent or several, twelve and more included."""
    lines = collections(jokers, counts)
    assert sum(vp for _, vp in lines.values()) == points
    assert sum(cards for cards, _ in lines.values()) == jokers + sum(counts)
