"""Planners: a plan is accepted by the rules, its numbers are those of the state after it, and cheapest is cheapest."""

import random
from collections.abc import Mapping
from itertools import combinations

import msgspec
import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.page.picture import picture
from ludoteca.games.encyclopedia.page.planner import MOST_CHOICES
from ludoteca.games.encyclopedia.page.planner_search import best_choices
from ludoteca.games.encyclopedia.page.planner_wire import (
    ExpeditionPlan,
    ExpeditionWish,
    PublicationPlan,
    PublicationWish,
)
from ludoteca.games.encyclopedia.scene import Play, Scene
from ludoteca.kernel.refusals import Fact, Refused
from tests.encyclopedia.kit_automas import BLANK_TRACK

Wish = Mapping[str, object]


def expedition(play: Play, **wish: object) -> tuple[list[str], ExpeditionPlan]:
    answers, plan = GAME.page.plan(play.table, play.asking, {"plan": "expedition", **wish})
    assert isinstance(plan, ExpeditionPlan)
    return answers, plan


def publication(play: Play, **wish: object) -> tuple[list[str], PublicationPlan]:
    answers, plan = GAME.page.plan(play.table, play.asking, {"plan": "publication", **wish})
    assert isinstance(plan, PublicationPlan)
    return answers, plan


def refused(play: Play, wish: Wish, rule: str, code: str, **facts: Fact) -> None:
    with pytest.raises(Refused) as caught:
        GAME.page.plan(play.table, play.asking, wish)
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.code) == (rule, code)
    assert facts.items() <= refusal.facts.items()


# What the picture says that can be planned


def test_before_an_action_is_begun_both_can_be_planned_and_then_that_one() -> None:
    scene = Scene(pack=BLANK_TRACK).give(coins=3, tokens=2, animals={"lemur_catta": "I"}).placed(africa="yellow1")
    play = scene.action("red5")
    assert picture(play.table, 0).plans == ["expedition", "publication"]
    assert picture(play.do("expedition").table, 0).plans == ["expedition"]
    assert picture(play.do("token-1", "coin-2", "done").table, 0).plans == ["expedition"]  # which cubes, too


def test_while_coins_are_paid_for_the_academy_nothing_is_planned() -> None:
    play = (
        Scene()
        .give(coins=4)
        .show(animals=["lemur_catta", "panthera_leo"])
        .action("yellow1")
        .do("academy", "lemur_catta")
    )
    assert play.asked == "RaiseValue"
    assert picture(play.table, 0).plans == []


def test_the_picture_says_where_an_animal_may_be_researched_and_whether_it_can_be_the_reference() -> None:
    """expedition.research sepultus.research sepultus.publish"""
    play = Scene(sepultus=True).give(animals=["lemur_catta", "sepultus_1"]).action("yellow3")
    lemur, creature = picture(play.table, 0).seats[0].study
    assert (lemur.continents, lemur.reference) == (["africa"], True)
    assert (len(creature.continents), creature.reference) == (5, False)


# Expeditions


def test_the_printed_expedition_is_planned_in_one_wish() -> None:
    """Page 12: a red 5 turned yellow for a token, a token and three coins: 11, two of type I and one of type III."""
    animals = ["lemur_catta", "loxodonta_africana"]
    cubes = ["lemur_catta.I", "loxodonta_africana.I", "loxodonta_africana.III"]
    play = (
        Scene(pack=BLANK_TRACK)
        .give(coins=3, tokens=2, animals=animals)
        .placed(africa="yellow1")
        .boards("red5 - - blue1")
        .one_turn()
    )
    answers, plan = expedition(play, die="red1", continent="africa", cubes=cubes)
    assert answers == ["red1", "expedition", "token-1", "coin-3", *cubes]
    assert (plan.value, plan.needed, plan.reached, plan.reach, plan.colour) == (6, 11, 11, 11, "token")
    assert plan.whole
    assert plan.change == {"vp": 3, "coins": -3, "tokens": -2, "seals": 0, "reputation": 2}
    play.do(*answers)
    assert play.me.vp == 3


def test_without_cubes_the_plan_shows_the_value_and_what_can_be_paid() -> None:
    play = (
        Scene(pack=BLANK_TRACK)
        .give(coins=4, seals=1, animals=["lemur_catta"])
        .placed(africa="yellow1")
        .action("yellow3")
    )
    answers, plan = expedition(play, continent="africa")
    assert (answers, plan.asks, plan.whole) == (["expedition"], "RaiseValue", False)
    assert (plan.value, plan.reach, plan.needed) == (4, 13, 0)
    purse = [(payment.payment, payment.spent, payment.have, payment.worth) for payment in plan.payments]
    assert purse == [("seal", 0, 1, 5), ("token", 0, 0, 2), ("coin", 0, 4, 1)]


def test_a_payment_that_is_wished_is_kept_and_the_others_are_fitted_to_it() -> None:
    play = (
        Scene(pack=BLANK_TRACK)
        .give(coins=6, tokens=4, animals=["lemur_catta"])
        .placed(africa="yellow1")
        .action("yellow3")
    )
    _, plan = expedition(play, continent="africa", cubes=["lemur_catta.IV"])
    assert {payment.payment: payment.spent for payment in plan.payments} == {"seal": 0, "token": 0, "coin": 6}
    answers, plan = expedition(play, continent="africa", cubes=["lemur_catta.IV"], tokens=2)
    assert {payment.payment: payment.spent for payment in plan.payments} == {"seal": 0, "token": 2, "coin": 2}
    assert play.do(*answers).cubes_on("lemur_catta") == 8


def test_without_a_die_the_one_is_taken_that_leaves_most_points() -> None:
    scene = Scene(pack=BLANK_TRACK).give(coins=6, tokens=1, animals=["lemur_catta"]).placed(africa="yellow1")
    play = scene.boards("red6 yellow2 blue1 -", "green6 yellow6 - -").one_turn()
    answers, plan = expedition(play, continent="africa", cubes=["lemur_catta.III"])
    assert (answers[0], plan.die, plan.points) == ("yellow3", "yellow3", 3)


def test_of_equal_dice_ones_own_is_taken() -> None:
    scene = Scene(pack=BLANK_TRACK).give(coins=6, animals=["lemur_catta"]).placed(africa="yellow1")
    play = scene.boards("- - - yellow6", "- - - yellow6").one_turn(1)
    scene.give(1, coins=6, animals=["loxodonta_africana"])
    answers, _ = expedition(play, continent="africa", cubes=["loxodonta_africana.III"])
    assert answers[0] == "yellow3"


def test_a_plan_stops_at_a_card_that_must_be_chosen_and_goes_on_from_there() -> None:
    scene = Scene().give(coins=2, reputation=6, animals=["lemur_catta"])
    play = scene.show(animals=["bison_bison", "panthera_leo"]).action("yellow3")
    wish = {"continent": "africa", "cubes": ["lemur_catta.II"]}
    answers, plan = expedition(play, **wish)
    assert (answers, plan.asks, plan.whole, plan.reach) == (["expedition"], "TakeFreeAnimal", False, 5)
    told, plan = expedition(play, **wish, choices=["panthera_leo"])
    assert (told, plan.whole) == (["expedition", "panthera_leo", "coin-1", "done", "lemur_catta.II"], True)
    play.do("expedition", "bison_bison")
    answers, plan = expedition(play, **wish)
    assert (answers, plan.whole, plan.value) == (["coin-1", "done", "lemur_catta.II"], True, 3)


def spent(plan: ExpeditionPlan | PublicationPlan) -> dict[str, int]:
    return {payment.payment: payment.spent for payment in plan.payments}


def test_a_plan_that_stops_before_the_payments_counts_with_what_would_be_paid() -> None:
    scene = Scene().give(coins=4, tokens=1, reputation=6, animals=["lemur_catta"])
    play = scene.show(animals=["bison_bison", "panthera_leo"]).action("yellow3")
    wish = {"continent": "africa", "cubes": ["lemur_catta.II"]}
    _, plan = expedition(play, **wish)
    assert (plan.asks, plan.value, plan.reached, plan.reach) == ("TakeFreeAnimal", 3, 4, 9)
    assert spent(plan) == {"seal": 0, "token": 0, "coin": 1}
    _, plan = expedition(play, **wish, coins=3)
    assert (plan.asks, plan.value, plan.reached, plan.reach) == ("TakeFreeAnimal", 3, 6, 9)
    assert spent(plan) == {"seal": 0, "token": 0, "coin": 3}
    _, plan = expedition(play, continent="africa", cubes=["lemur_catta.IV"])
    assert (plan.value, plan.reached, plan.needed) == (3, 9, 10)
    assert spent(plan) == {"seal": 0, "token": 1, "coin": 4}


def test_without_cubes_payments_that_are_wished_are_counted() -> None:
    play = Scene(pack=BLANK_TRACK).give(coins=4, seals=1, animals=["lemur_catta"]).action("yellow3")
    _, plan = expedition(play, continent="africa", coins=2)
    assert (plan.asks, plan.value, plan.reached, plan.reach) == ("RaiseValue", 3, 5, 12)
    assert spent(plan) == {"seal": 0, "token": 0, "coin": 2}
    _, plan = expedition(play, continent="africa", coins=9)
    assert (plan.reached, spent(plan)["coin"]) == (7, 4)


def test_a_plan_goes_on_from_the_middle_of_research() -> None:
    play = (
        Scene(pack=BLANK_TRACK)
        .give(animals=["lemur_catta", "panthera_leo"])
        .action("yellow6")
        .do("expedition", "lemur_catta.I")
    )
    answers, plan = expedition(play, continent="africa", cubes=["panthera_leo.I"])
    assert (answers, plan.value, plan.needed) == (["panthera_leo.I"], 4, 2)
    refused(
        play,
        {"plan": "expedition", "continent": "africa", "cubes": ["panthera_leo.I", "panthera_leo.II"]},
        "expedition.value",
        "plan-short",
        value=4,
        need=6,
    )


def test_cubes_beyond_what_can_be_paid_are_refused_with_both_numbers() -> None:
    play = Scene(pack=BLANK_TRACK).give(coins=2, animals=["lemur_catta"]).action("yellow3")
    wish = {"plan": "expedition", "continent": "africa", "cubes": ["lemur_catta.III"]}
    refused(play, wish, "expedition.value", "plan-short", value=5, need=7)
    refused(play, {**wish, "coins": 1}, "expedition.value", "plan-short", value=4, need=7)


def test_a_wish_that_breaks_a_rule_is_refused_by_that_rule() -> None:
    animals = {"lemur_catta": "I", "bison_bison": ""}
    play = (
        Scene()
        .give(coins=9, tokens=1, animals=animals)
        .placed(asia="purple1 purple1 purple1 purple1")
        .action("yellow3")
    )
    africa = {"plan": "expedition", "continent": "africa"}
    refused(play, {**africa, "cubes": ["lemur_catta.I"]}, "expedition.research", "space-taken")
    refused(play, {**africa, "cubes": ["bison_bison.I"]}, "expedition.research", "animal-elsewhere")
    refused(play, {**africa, "cubes": ["panthera_leo.I"]}, "expedition.research", "animal-not-yours")
    refused(play, {**africa, "cubes": ["dodo.I"]}, "table", "not-there", word="dodo.I")
    refused(play, {**africa, "cubes": ["lemur_catta.II"], "coins": 15}, "turn.value", "not-enough")
    refused(play, {**africa, "cubes": ["lemur_catta.II"], "coins": 20}, "turn.value", "payment-useless")
    refused(play, {"plan": "expedition", "continent": "asia"}, "expedition.space", "continent-full")
    refused(play, {"plan": "expedition", "continent": "europe"}, "expedition.research", "nothing-to-research")
    refused(play, {"plan": "expedition", "continent": "atlantis"}, "table", "not-there")


def test_the_only_target_is_not_taken_for_another() -> None:
    """A question with one answer is not asked: the wish is refused all the same."""
    play = Scene().give(animals={"lemur_catta": "", "bison_bison": ""}).action("yellow3")
    refused(play, {"plan": "expedition", "continent": "america"}, "turn.colour", "wrong-colour")
    refused(play, {"plan": "publication", "reference": "bison_bison"}, "turn.colour", "wrong-colour")


def test_a_payment_that_cannot_be_as_wished_is_refused_where_it_is_not_asked() -> None:
    """A question with one answer is not asked: no coin is there to pay with, and no seal for the colour."""
    play = Scene(pack=BLANK_TRACK).give(tokens=1, animals=["lemur_catta"]).action("yellow6")
    wish = {"plan": "expedition", "continent": "africa", "cubes": ["lemur_catta.I"]}
    refused(play, {**wish, "coins": 2}, "turn.value", "not-enough", payment="coin", have=0, need=2)
    refused(play, {**wish, "tokens": 1, "coins": 2}, "turn.value", "plan-payment", payment="coin", amount=0)
    play = Scene(pack=BLANK_TRACK).give(animals=["lemur_catta"]).action("yellow6")
    refused(play, {**wish, "coins": 2}, "turn.value", "plan-payment", payment="coin", amount=0)
    play = Scene(pack=BLANK_TRACK).give(tokens=1, animals=["lemur_catta"]).action("red6")
    refused(play, {**wish, "colour": "seal"}, "turn.colour", "plan-payment", payment="token", amount=1)
    refused(play, {**wish, "die": "blue1"}, "table", "plan-not-now", question="ChooseAction")


# Publications


def printed() -> Scene:
    """Page 14, with what the worked example leaves open filled in."""
    return Scene().give(
        coins=1,
        animals={
            "aix_galericulata": "I II III",
            "strix_nebulosa": "I",
            "lemur_catta": "I IV",
            "vipera_berus": "",
            "ursus_arctos": "II",
        },
    )


def test_a_publication_lists_its_values_and_its_choices_best_first() -> None:
    play = printed().action("blue4")
    answers, plan = publication(play, reference="aix_galericulata")
    assert [level.value for level in plan.levels] == [4, 5]
    assert plan.levels[1].vp - plan.levels[0].vp == 5
    assert (plan.value, plan.reached, plan.reach) == (4, 5, 5)
    assert plan.choices[0] == max(plan.choices, key=lambda choice: choice.vp)
    before = play.me.vp
    play.do(*answers)
    assert play.me.vp - before == plan.vp == plan.choices[0].vp


def test_the_value_and_the_animals_of_a_publication_can_be_wished() -> None:
    play = printed().action("blue4")
    answers, plan = publication(play, reference="aix_galericulata", animals=["ursus_arctos"], value=4)
    assert (plan.animals, plan.reached, plan.payments[1].spent) == (["ursus_arctos"], 4, 0)
    assert len(plan.levels) == 2
    play.do(*answers)
    assert play.animal("strix_nebulosa") in play.me.animals
    assert play.animal("ursus_arctos") not in play.me.animals


def test_a_publication_beyond_reach_is_refused() -> None:
    play = printed().action("blue4")
    wish = {"plan": "publication", "reference": "aix_galericulata"}
    refused(play, {**wish, "value": 6}, "publication.limit", "plan-short", value=5, need=6)
    refused(play, {**wish, "animals": ["bison_bison"]}, "publication.reference", "animal-not-yours")
    refused(play, {**wish, "animals": ["aix_galericulata"]}, "publication.cards", "already-in-publication")
    refused(play, {"plan": "publication", "reference": "deck"}, "publication.reference", "reference-from-study")


def test_an_animal_that_shares_nothing_is_refused_where_nothing_is_asked() -> None:
    play = Scene().give(animals={"lemur_catta": "", "bison_bison": ""}).action("yellow3")
    wish = {"plan": "publication", "reference": "lemur_catta", "animals": ["bison_bison"]}
    refused(play, wish, "publication.cubes", "nothing-shared")


@pytest.mark.parametrize("seed", range(30))
def test_the_best_choices_are_those_of_trying_all(seed: int) -> None:
    luck = random.Random(seed)
    gains = [luck.randint(1, 18) for _ in range(luck.randint(0, 7))]
    numbers = range(len(gains))
    every = [chosen for size in range(len(gains) + 1) for chosen in combinations(numbers, size)]
    best = sorted((sum(gains[number] for number in chosen) for chosen in every), reverse=True)
    found = best_choices(gains, MOST_CHOICES)
    assert [gain for _, gain in found] == best[:MOST_CHOICES]
    assert all(sum(gains[number] for number in chosen) == gain for chosen, gain in found)
    assert len({tuple(chosen) for chosen, _ in found}) == len(found)


# Wishes


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"plan": "siesta"},
        {"plan": "expedition"},
        {"plan": "expedition", "continent": 3},
        {"plan": "expedition", "continent": "asia", "coins": -1},
        {"plan": "expedition", "continent": "asia", "spells": 1},
        {"plan": "publication", "reference": "lemur_catta", "tokens": 1},
    ],
)
def test_a_wish_that_cannot_be_read_is_refused(wish: Wish) -> None:
    refused(Scene().give(animals=["lemur_catta"]).action("yellow3"), wish, "table", "plan-unreadable")


def test_nothing_is_planned_outside_an_action_of_ones_own() -> None:
    play = (
        Scene(pack=BLANK_TRACK).give(coins=3, animals=["lemur_catta", "bison_bison"]).action("yellow3").do("expedition")
    )
    refused(play, {"plan": "publication", "reference": "lemur_catta"}, "table", "plan-not-now")
    refused(play, {"plan": "expedition", "continent": "asia"}, "table", "plan-not-now", question="RaiseValue")
    with pytest.raises(Refused) as caught:
        GAME.page.plan(play.table, 1, {"plan": "expedition", "continent": "africa"})
    assert caught.value.refusal.code == "not-your-decision"


def test_plans_and_wishes_travel_as_json() -> None:
    play = printed().action("blue4")
    _, book = publication(play, reference="aix_galericulata")
    _, journey = expedition(play, continent="europe", cubes=["vipera_berus.I"])
    for plan in (book, journey):
        assert msgspec.json.decode(msgspec.json.encode(plan), type=ExpeditionPlan | PublicationPlan) == plan
    wish = msgspec.json.decode(
        b'{"plan":"publication","reference":"vipera_berus"}', type=ExpeditionWish | PublicationWish
    )
    assert wish == PublicationWish(reference="vipera_berus")
