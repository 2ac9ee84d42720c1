"""Expeditions (p. 12): the space, the value, and the research that the value pays for."""

import pytest

from ludoteca.games.encyclopedia.box.constants import CATEGORIES
from ludoteca.games.encyclopedia.box.events import CoinsGained, CubePlaced, ExpeditionBegan, ReputationGained
from ludoteca.games.encyclopedia.scene import Scene
from tests.encyclopedia.kit_expect import refused

AMERICA, AFRICA, ASIA, EUROPE, OCEANIA = range(5)


@pytest.mark.parametrize(
    ("placed", "space", "reputation", "bonus"),
    [("", 0, 3, 0), ("purple1", 1, 2, 1), ("purple1 purple2", 2, 1, 2), ("purple1 purple2 purple3", 3, 0, 3)],
)
def test_each_space_gives_less_reputation_and_more_value(placed: str, space: int, reputation: int, bonus: int) -> None:
    """expedition.space expedition.value: the spaces give (3, +0), (2, +1), (1, +2), (0, +3)."""
    scene = Scene().placed(asia=placed).give(animals=["panthera_tigris"], reputation=8)
    play = scene.action("purple4").do("expedition")
    assert play.told(ExpeditionBegan) == [ExpeditionBegan(0, play.state.die, 4, ASIA, space)]
    assert play.me.reputation == 8 + reputation
    assert play.me.seals == (1 if reputation == 3 else 0)
    if reputation == 3:
        play.do("done")
    assert play.state.value == 4 + bonus


def test_the_space_gives_its_reputation_once() -> None:
    """expedition.space reputation: three points on the first space, and no more when the cubes are placed."""
    play = Scene().give(animals=["panthera_tigris"], reputation=11).action("purple2").do("expedition")
    assert play.told(ReputationGained) == [ReputationGained(0, 3, 2, "expedition")]
    play.do("done")
    assert play.cubes_on("panthera_tigris") == 0b0001
    assert play.told(ReputationGained) == [ReputationGained(0, 3, 2, "expedition")]


def test_the_die_goes_to_the_leftmost_free_space() -> None:
    """expedition.space: a space that an extra action freed is filled first."""
    scene = Scene().placed(asia="purple1 - purple3").give(animals=["panthera_tigris"], reputation=8)
    play = scene.action("purple4").do("expedition")
    assert play.me.reputation == 8 + 2
    assert play.state.value == 4 + 1
    assert play.state.expeditions[ASIA].count(-1) == 1
    assert play.state.expeditions[ASIA][1] == play.state.die


def test_with_four_dice_on_a_continent_no_further_expedition_goes_there() -> None:
    """expedition.space: four spaces, and a fifth die finds none; a token leads it elsewhere."""
    full = "purple1 purple2 purple3 purple4"
    scene = Scene().placed(asia=full).give(animals=["panthera_tigris", "bison_bison", "lemur_catta"], tokens=1)
    play = scene.action("red4").do("expedition")
    assert play.offered == ["america", "africa"]
    why = play.why("asia")
    assert (why.rule, why.code) == ("expedition.space", "continent-full")
    assert why.facts == {"continent": ASIA, "spaces": 4}


def test_the_colour_of_the_die_names_the_continent() -> None:
    """expedition.space turn.colour: without token and seal a red die leads to America only."""
    play = Scene().give(coins=9, animals=["lemur_catta"]).action("red4")
    why = play.why("expedition")
    assert (why.rule, why.code) == ("turn.colour", "wrong-colour")
    assert why.facts == {
        "colour": AMERICA, "wanted": AFRICA, "tokens": 0, "seals": 0, "nearest": "token", "amount": 1,
    }  # fmt: skip
    play = Scene().give(coins=9, animals=["lemur_catta", "bison_bison"]).action("red4").do("expedition")
    assert play.told(ExpeditionBegan) == [ExpeditionBegan(0, play.state.die, 4, AMERICA, 0)], "not even asked"


def test_who_sells_the_last_seal_gives_up_the_other_continents() -> None:
    """expedition.space turn.free turn.colour: sold while the continent is chosen, and only the die's own is left."""
    scene = Scene().give(seals=2, animals=["lemur_catta", "bison_bison", "panthera_tigris"])
    play = scene.action("red4").do("expedition", "seal-for-coins")
    assert play.offered == ["america", "africa", "asia", "seal-for-coins"]
    play.do("seal-for-coins")
    assert play.told(ExpeditionBegan) == [ExpeditionBegan(0, play.state.die, 4, AMERICA, 0)], "one answer is left"


def test_the_continent_is_chosen_and_its_colour_paid_before_the_die_is_placed() -> None:
    """expedition.space turn.sequence: the token is gone before the space's reputation brings another."""
    scene = Scene().give(tokens=1, reputation=0, animals=["lemur_catta", "bison_bison"])
    play = scene.action("red4").do("expedition", "africa")
    assert play.me.reputation == 3
    assert play.me.tokens == 1 - 1 + 1
    assert play.offered == ["token-1", "done"]


def test_the_value_is_the_sum_of_everything_that_raises_it() -> None:
    """expedition.value: die 3, space 1, experts 2 and 1, a seal 5, two tokens 4, two coins 2: 18."""
    scene = Scene().placed(america="red1").give(
        coins=2, tokens=2, seals=1, reputation=8,
        experts=["renell_victorie", "rogerio_luz"],
        animals=["bison_bison"],
    )  # fmt: skip
    play = scene.action("red3").do("expedition", "seal-1", "token-2", "coin-2")
    assert play.state.value == 3 + 1 + 2 + 1 + 5 + 4 + 2 == 18
    assert (play.me.coins, play.me.tokens, play.me.seals) == (0, 0, 0)
    play.do("bison_bison.I", "bison_bison.II", "bison_bison.IV")
    assert play.cubes_on("bison_bison") == 0b1011
    assert play.asked == "", "2 + 4 + 10 of 18: the last 2 do not pay for type III and are lost"


def test_nothing_has_to_be_spent_on_the_value() -> None:
    """expedition.value: tokens, coins and seals are optional; experts and the space always count."""
    scene = (
        Scene()
        .placed(america="red1")
        .give(coins=2, tokens=2, seals=1, reputation=8, experts=["renell_victorie"], animals=["bison_bison"])
    )
    play = scene.action("red3").do("expedition", "done")
    assert play.state.value == 3 + 1 + 2
    assert (play.me.coins, play.me.tokens, play.me.seals) == (2, 2, 1)


def test_payments_are_unlimited_as_long_as_there_is_research_for_them() -> None:
    """expedition.value: two untouched animals take 46 points, so on top of 4 + 3 even an eighth seal finds a use."""
    scene = Scene().placed(america="red1 red2 red3").give(seals=9, animals=["bison_bison", "panthera_onca"])
    play = scene.action("red4").do("expedition")
    assert play.offered == [*(f"seal-{n}" for n in range(1, 9)), "done", "seal-for-coins"]
    play.do("seal-8")
    assert play.state.value == 4 + 3 + 40


def test_a_payment_beyond_all_research_is_refused() -> None:
    """expedition.value turn.value: I, II and III take 13 points: a seal more helps at 12, and no longer at 17."""
    scene = Scene().placed(america="red1 red2 red3").give(seals=3, animals={"bison_bison": "IV"})
    play = scene.action("red4").do("expedition")
    assert play.offered == ["seal-1", "seal-2", "done", "seal-for-coins"]
    why = play.why("seal-3")
    assert (why.rule, why.code) == ("turn.value", "payment-useless")
    assert why.facts == {"value": 7, "useful": 13, "payment": "seal"}


def test_a_token_is_worth_two_and_not_more_than_one_has() -> None:
    """expedition.value: one token of one; a second is not there."""
    scene = Scene().placed(america="red1 red2 red3").give(tokens=1, animals=["bison_bison"])
    play = scene.action("red4").do("expedition")
    assert play.offered == ["token-1", "done"]
    why = play.why("token-2")
    assert (why.rule, why.code, why.facts) == (
        "turn.value",
        "not-enough",
        {"payment": "token", "have": 1, "need": 2, "nearest": "token", "amount": 1},
    )
    play.do("token-1")
    assert play.state.value == 4 + 3 + 2


def test_an_expert_for_another_continent_does_not_count() -> None:
    """expedition.value experts.lasting: Girgis Al-Ghumari goes to Africa, Yaban Peker throws yellow dice."""
    scene = (
        Scene()
        .placed(america="red1 red2 red3")
        .give(experts=["girgis_al_ghumari", "yaban_peker"], animals=["bison_bison"])
    )
    play = scene.action("red2").do("expedition")
    assert play.state.value == 2 + 3


def test_a_recoloured_die_counts_for_the_dice_expert_of_its_new_colour() -> None:
    """expedition.value turn.colour: a red die made yellow is Yaban Peker's, no longer Rogério Luz's."""
    scene = (
        Scene()
        .placed(africa="yellow1 yellow2 yellow3")
        .give(tokens=1, experts=["rogerio_luz", "yaban_peker", "girgis_al_ghumari"], animals=["lemur_catta"])
    )
    play = scene.action("red2").do("expedition")
    assert play.state.value == 2 + 3 + 1 + 2


def test_an_expert_taken_on_placing_counts_for_the_value() -> None:
    """expedition.value university.slots: the reputation's expert arrives before the value is fixed."""
    scene = Scene().give(reputation=2, animals=["bison_bison"]).show(experts=["renell_victorie", "lotte_paulsen"])
    play = scene.action("red2").do("expedition", "renell_victorie")
    assert play.state.value == 2 + 2


def test_coins_that_cubes_bring_come_too_late_for_this_expedition() -> None:
    """expedition.value: Alonso Rossette's coin cannot add the point that a second cube on type I lacks."""
    scene = (
        Scene()
        .placed(america="red1 red2 red3")
        .give(experts=["alonso_rossette"], animals={"bison_bison": "II", "panthera_onca": "II III"})
    )
    play = scene.action("red1").do("expedition")
    assert play.state.value == 4
    play.do("bison_bison.I", "panthera_onca.I")
    assert play.me.coins == 2
    assert play.asked == ""
    scene = (
        Scene()
        .placed(america="red1 red2")
        .give(reputation=8, experts=["alonso_rossette"], animals=["bison_bison", "panthera_onca"])
    )
    play = scene.action("red1").do("expedition", "bison_bison.I")
    assert play.me.coins == 1
    assert play.asked == "", "value 3: one point is left and the coin stays a coin"
    assert play.cubes_on("panthera_onca") == 0


@pytest.mark.parametrize(("kind", "cost", "vp"), [("I", 2, 0), ("II", 4, 1), ("III", 7, 3), ("IV", 10, 5)])
def test_each_type_has_its_cost_and_its_points_at_once(kind: str, cost: int, vp: int) -> None:
    """expedition.research: I costs 2, II 4 for 1 VP, III 7 for 3 VP, IV 10 for 5 VP."""
    others = " ".join(other for other in ("I", "II", "III", "IV") if other != kind)
    coins = max(0, cost - (1 + 2))
    scene = Scene().placed(america="red1 red2").give(coins=coins, reputation=8, animals={"bison_bison": others})
    play = scene.action("red1").do("expedition")
    assert play.cubes_on("bison_bison") == 0b1111, "it takes every coin, so nothing is asked"
    assert play.me.coins == 0
    assert play.me.vp == vp


def test_one_point_short_of_the_only_free_space_there_is_no_expedition() -> None:
    """expedition.research turn.whole: type IV costs 10, and 9 is not enough."""
    scene = Scene().placed(america="red1 red2 red3").give(coins=1, animals={"bison_bison": "I II III"})
    why = scene.action("red5").why("expedition")
    assert (why.rule, why.code) == ("expedition.research", "expedition-too-weak")
    assert why.facts == {
        "continent": AMERICA,
        "value": 8,
        "need": 10,
        "tokens": 0,
        "coins": 1,
        "seals": 0,
        "nearest": "coin",
        "amount": 1,
    }


def test_any_number_of_animals_and_types_of_the_continent_are_researched() -> None:
    """expedition.research: value 16 for types I, II and III on one animal and I on another; 1 is left over."""
    scene = Scene().placed(america="red1 red2 red3").give(coins=7, animals=["bison_bison", "panthera_onca"])
    play = scene.action("red6").do("expedition", "coin-7")
    play.do("bison_bison.III", "panthera_onca.I", "bison_bison.II", "bison_bison.I")
    assert play.cubes_on("bison_bison") == 0b0111
    assert play.cubes_on("panthera_onca") == 0b0001
    assert play.me.vp == 3 + 1
    left = [event.points for event in play.events if isinstance(event, CubePlaced)]
    assert left == [9, 7, 3, 1]
    assert play.asked == ""


def test_one_may_stop_after_the_first_cube() -> None:
    """expedition.research: what is left over is lost."""
    scene = Scene().placed(america="red1 red2 red3").give(animals=["bison_bison"])
    play = scene.action("red6").do("expedition", "bison_bison.I", "done")
    assert play.cubes_on("bison_bison") == 0b0001
    assert play.asked == ""


def test_at_least_one_cube_is_placed() -> None:
    """expedition.research turn.whole: nobody comes home without having placed a cube."""
    play = Scene().placed(america="red1 red2 red3").give(animals=["bison_bison"]).action("red6").do("expedition")
    assert "done" not in play.offered
    why = play.why("done")
    assert (why.rule, why.code, why.facts) == ("turn.whole", "one-cube-at-least", {"cubes": 1})


def test_what_cannot_be_researched_is_refused_with_its_reason() -> None:
    """expedition.research: elsewhere, taken, too dear, not one's own."""
    scene = Scene().placed(america="red1 red2 red3")
    scene.give(animals={"bison_bison": "II", "lemur_catta": ""}).give(1, animals=["panthera_onca"])
    play = scene.action("red4").do("expedition")
    assert play.offered == ["bison_bison.I", "bison_bison.III"]
    bison, lemur = play.animal("bison_bison"), play.animal("lemur_catta")
    why = play.why("lemur_catta.I")
    assert (why.rule, why.code) == ("expedition.research", "animal-elsewhere")
    assert why.facts == {"animal": lemur, "home": AFRICA, "continent": AMERICA}
    why = play.why("bison_bison.II")
    assert (why.rule, why.code) == ("expedition.research", "space-taken")
    assert why.facts == {"animal": bison, "category": CATEGORIES.index("herbivore")}
    why = play.why("bison_bison.IV")
    assert (why.rule, why.code, why.facts) == (
        "expedition.research",
        "points-short",
        {"points": 7, "need": 10, "nearest": "points", "amount": 3},
    )
    why = play.why("panthera_onca.I")
    assert (why.rule, why.code) == ("expedition.research", "animal-not-yours")
    assert why.facts == {"animal": play.animal("panthera_onca")}


def test_an_animal_that_the_reputation_brings_may_be_researched_at_once() -> None:
    """expedition.research expedition.space: it comes before the value is fixed and the cubes are placed."""
    scene = Scene().give(reputation=5, animals=["bison_bison"]).show(animals=["panthera_onca", "lemur_catta"])
    play = scene.action("red4").do("expedition", "panthera_onca")
    assert play.me.coins == 3
    play.do("done", "panthera_onca.II")
    assert play.cubes_on("panthera_onca") == 0b0010


def test_an_animal_that_a_free_action_brings_amid_the_cubes_may_be_researched() -> None:
    """expedition.research turn.free: Ishiwata Eiko is used after the first cube, and the next goes on a new animal."""
    scene = (
        Scene().placed(america="red1 red2 red3").give(reputation=5, experts=["ishiwata_eiko"], animals=["bison_bison"])
    )
    play = scene.show(animals=["panthera_onca", "lemur_catta"]).action("red6").do("expedition", "done")
    play.do("bison_bison.I", "use-ishiwata_eiko", "panthera_onca")
    assert play.me.coins == 3, "too late for the value"
    assert "panthera_onca.III" in play.offered
    play.do("panthera_onca.III")
    assert play.asked == "", "9 - 2 - 7 = 0"


def test_experts_for_cubes_pay_for_every_cube_of_their_type() -> None:
    """expedition.research experts.lasting: coins for types I, II, III and IV: 1, 1, 2 and 3."""
    scene = (
        Scene()
        .placed(america="red1 red2 red3")
        .give(
            coins=14,
            experts=["alonso_rossette", "mathias_hass", "simon_hodesmann", "kedar_ghale"],
            animals=["bison_bison"],
        )
    )
    play = scene.action("red6").do("expedition", "coin-14")
    assert play.state.value == 23
    play.do("bison_bison.I", "bison_bison.II", "bison_bison.III", "bison_bison.IV")
    gained = [event.coins for event in play.events if isinstance(event, CoinsGained)]
    assert gained == [1, 1, 2, 3]
    assert play.me.vp == 0 + 1 + 3 + 5
    assert play.me.coins == 7


def test_an_animal_without_a_free_space_leaves_nothing_to_research() -> None:
    """expedition.research turn.whole: all four cubes lie there already."""
    scene = Scene().give(coins=20, animals={"bison_bison": "I II III IV"})
    why = scene.action("red6").why("expedition")
    assert (why.rule, why.code, why.facts) == (
        "expedition.research",
        "nothing-to-research",
        {"continent": AMERICA, "nearest": "animal", "amount": 1},
    )


# Cubes

FULL = {"mammal": 4, "bird": 4, "reptile": 4, "omnivore": 4, "carnivore": 4, "herbivore": 4, "aquatic": 4}
"""28 published cubes, and no five of them in one category."""


def test_with_thirty_cubes_out_and_none_to_exchange_no_expedition_is_offered() -> None:
    """things.supply turn.whole: 28 published and two on animals are all there are."""
    play = Scene().give(coins=9, shelves=FULL, animals={"bison_bison": "I", "panthera_onca": "I"}).action("red6")
    assert play.me.free_cubes() == 0
    assert "expedition" not in play.offered
    why = play.why("expedition")
    assert (why.rule, why.code, why.facts) == ("things.supply", "no-cube-left", {"cubes": 0})


def test_the_last_cube_is_placed_and_then_the_expedition_is_over() -> None:
    """things.supply expedition.research: value 9 would pay for more, but the thirtieth cube was the last."""
    scene = (
        Scene().placed(america="red1 red2 red3").give(shelves=FULL, animals={"bison_bison": "I", "panthera_onca": ""})
    )
    play = scene.action("red6").do("expedition", "panthera_onca.I")
    assert play.cubes_on("panthera_onca") == 0b0001
    assert play.asked == ""
    assert play.me.free_cubes() == 0


def test_five_cubes_of_one_category_are_exchanged_for_the_thirty_first() -> None:
    """things.supply: a fifth published mammal cube frees five, and the 31st cube is placed."""
    scene = Scene().placed(america="red1 red2 red3")
    scene.give(shelves={**FULL, "mammal": 5}, animals={"bison_bison": "I", "panthera_onca": ""})
    play = scene.action("red6").do("expedition", "panthera_onca.I", "bison_bison.II")
    assert (play.cubes_on("panthera_onca"), play.cubes_on("bison_bison")) == (0b0001, 0b0011)
    assert play.shelf("mammal") == 5, "a token for five counts five"


def test_cubes_of_different_categories_are_not_exchanged() -> None:
    """things.supply: 29 published cubes and one on an animal; no category has five."""
    shelves = {**FULL, "hot": 1}
    scene = Scene().give(shelves=shelves, animals={"bison_bison": "I", "panthera_onca": ""})
    assert "expedition" not in scene.action("red6").offered


def test_seven_tokens_exchange_thirty_five_cubes_and_no_more() -> None:
    """things.supply: with 40 cubes in one category five of them stay cubes, so 65 is the most."""
    shelves = {**FULL, "aquatic": 0, "hot": 40}
    assert sum(shelves.values()) == 64
    play = Scene().give(shelves=shelves, animals={"bison_bison": "", "panthera_onca": ""}).action("red6")
    assert "expedition" in play.offered
    play = Scene().give(shelves={**shelves, "cold": 1}, animals={"bison_bison": "", "panthera_onca": ""}).action("red6")
    refused(play, "expedition", "things.supply", "no-five-cubes-token-left", cubes=0, tokens=7)


def test_with_every_five_exchanged_and_a_token_to_spare_no_five_is_left() -> None:
    """things.supply: 35 published cubes, five of them mammals behind a token: no other five lie in one category."""
    shelves = {**FULL, "mammal": 5, "hot": 4, "cold": 2}
    assert sum(shelves.values()) == 35
    play = Scene().give(shelves=shelves, animals={"bison_bison": "", "panthera_onca": ""}).action("red6")
    refused(play, "expedition", "things.supply", "no-cube-left", cubes=0)


def test_coins_tokens_and_seals_never_run_out() -> None:
    """things.supply: the 69 coins, 54 tokens and 47 seals of the box are no limit."""
    scene = Scene().give(coins=69).give(1, coins=1)
    assert scene.action("red6").do("bank").me.coins == 69 + 5
    scene = Scene().give(tokens=54).give(1, tokens=1)
    assert scene.action("red6").do("embassy").me.tokens == 54 + 3
    scene = Scene().give(seals=47, animals=["bison_bison"]).give(1, seals=1)
    assert scene.action("red6").do("publication").me.seals == 47 + 1
