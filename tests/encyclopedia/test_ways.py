"""Die first or place first: which die can go where, and why the others cannot."""

import random

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import CONTINENTS
from ludoteca.games.encyclopedia.scene import Play, Scene
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import Choice
from tests.encyclopedia.kit_automas import BLANK_TRACK
from tests.encyclopedia.kit_players import sensible
from tests.encyclopedia.kit_tables import SORTS, setup
from tests.kit_going import check_ways


def to(play: Play, place: str) -> dict[str | None, str]:
    """For each die why it cannot go there; '' if it can."""
    _, ways = GAME.page.ways(play.table, play.asking).plan(None, place)
    assert {way.place for way in ways} == {place}
    return {way.thing: "" if way.refusal is None else way.refusal.code for way in ways}


def of(play: Play, die: str | None) -> dict[str, str]:
    """For each place why this die cannot go there; '' if it can."""
    _, ways = GAME.page.ways(play.table, play.asking).plan(die, None)
    assert {way.thing for way in ways} == {die}
    return {way.place: "" if way.refusal is None else way.refusal.code for way in ways}


def gone(play: Play, die: str | None, place: str) -> list[str]:
    answers, ways = GAME.page.ways(play.table, play.asking).plan(die, place)
    assert ways == []
    play.do(*answers)
    return answers


def refused(play: Play, die: str | None, place: str) -> str:
    with pytest.raises(Refused) as caught:
        GAME.page.ways(play.table, play.asking).plan(die, place)
    return caught.value.refusal.code


# A place first


def test_any_die_can_go_to_the_bank_and_to_the_embassy() -> None:
    play = Scene().boards("red4 blue2 - -", "green6").one_turn()
    for place in ("action/bank", "action/embassy"):
        assert to(play, place) == {"red1": "", "blue1": "", "green1": ""}
    assert gone(play, "green1", "action/bank") == ["green1", "bank"]
    assert play.me.coins == 5


def test_a_continent_lights_the_dice_that_reach_it_and_the_others_say_what_they_lack() -> None:
    """expedition.space: of its colour, or for a token; with a cube to place at the end."""
    scene = Scene(pack=BLANK_TRACK).give(coins=2, animals=["lemur_catta"])
    play = scene.boards("yellow2 red6 - -").one_turn()
    assert to(play, "continent/africa") == {"yellow1": "", "red1": "wrong-colour"}
    assert to(play, "continent/asia") == {"yellow1": "wrong-colour", "red1": "wrong-colour"}
    assert gone(play, "yellow1", "continent/africa")[:2] == ["yellow1", "expedition"]
    assert play.state.expeditions[play.state.box.continent[play.animal("lemur_catta")]][0] != -1


def test_a_full_continent_says_so_for_every_die() -> None:
    scene = Scene().give(tokens=3, animals=["lemur_catta"]).placed(africa="yellow1 yellow2 yellow3 red1")
    play = scene.boards("yellow2 red6 - -").one_turn()
    assert set(to(play, "continent/africa").values()) == {"continent-full"}


def test_the_reason_is_that_of_the_continent_even_where_no_expedition_can_begin() -> None:
    play = Scene().give(tokens=1).boards("yellow2 red6 - -").one_turn()
    assert set(to(play, "continent/asia").values()) == {"nothing-to-research"}
    with pytest.raises(Refused) as caught:
        GAME.page.ways(play.table, 0).plan("red1", "continent/asia")
    assert caught.value.refusal.facts == {"continent": CONTINENTS.index("asia"), "nearest": "animal", "amount": 1}


def test_an_animal_on_display_lights_the_dice_of_its_colour_or_all_for_a_token() -> None:
    """academy."""
    scene = Scene().show(animals=["panthera_leo", "bison_bison"])
    play = scene.boards("yellow2 red6 blue1 -").one_turn()
    assert to(play, "animal/panthera_leo") == {"yellow1": "", "red1": "wrong-colour", "blue1": "wrong-colour"}
    scene.give(tokens=1)
    assert set(to(play, "animal/panthera_leo").values()) == {""}
    assert gone(play, "red1", "animal/panthera_leo")[:3] == ["red1", "academy", "panthera_leo"]


def test_an_animal_of_mine_is_the_reference_of_a_publication() -> None:
    scene = Scene().give(animals={"lemur_catta": "I"}).show(animals=["panthera_leo", "bison_bison"])
    play = scene.boards("yellow3 red6 - -").one_turn()
    assert to(play, "animal/lemur_catta") == {"yellow1": "", "red1": "wrong-colour"}
    assert gone(play, "yellow1", "animal/lemur_catta")[:2] == ["yellow1", "publication"]


def test_an_animal_of_somebody_else_is_not_on_display() -> None:
    scene = Scene().give(1, animals=["lemur_catta"]).show(animals=["panthera_leo", "bison_bison"])
    play = scene.boards("yellow3 red6 - -").one_turn()
    assert set(to(play, "animal/lemur_catta").values()) == {"animal-not-on-display"}


def test_an_expert_is_taken_with_any_die_and_the_last_one_without_being_asked() -> None:
    """university: a question with one answer is not asked, and its expert is reached all the same."""
    play = Scene().show(experts=["gao_zhelan"]).boards("yellow3 red6 - -").one_turn()
    assert set(to(play, "expert/gao_zhelan").values()) == {""}
    assert set(to(play, "expert/pora_paniu").values()) == {"expert-not-on-display"}
    assert gone(play, "red1", "expert/gao_zhelan") == ["red1", "university"]


# A die first


def test_a_die_knows_every_place_of_the_board() -> None:
    scene = Scene(pack=BLANK_TRACK).give(coins=2, animals=["lemur_catta"])
    play = scene.show(animals=["bison_bison"], experts=["gao_zhelan"]).boards("yellow2 red6 - -").one_turn()
    places = of(play, "yellow1")
    assert {place for place, why in places.items() if why == ""} == {
        *("action/embassy", "action/bank", "action/university", "action/expedition", "action/publication"),
        *("continent/africa", "expert/gao_zhelan", "animal/lemur_catta"),
    }
    assert places["action/academy"] == "no-animal-of-colour"
    assert (places["animal/bison_bison"], places["continent/europe"]) == ("wrong-colour", "wrong-colour")


def test_the_die_in_hand_goes_on_to_its_place() -> None:
    play = Scene(pack=BLANK_TRACK).give(coins=2, animals=["lemur_catta"]).action("yellow3")
    assert of(play, None)["continent/africa"] == ""
    assert refused(play, None, "continent/asia") == "wrong-colour"
    assert gone(play, None, "continent/africa") == ["expedition"]
    assert play.asked == "RaiseValue"


def test_a_card_that_is_chosen_on_the_way_leaves_the_rest_to_be_asked() -> None:
    """experts: reputation for the die placed brings an animal, before that of the Academy is chosen."""
    scene = Scene().give(reputation=6, experts=["shanti_shevade"])
    scene.show(animals=["bison_bison", "panthera_leo", "lemur_catta"])
    play = scene.boards("yellow2 red6 - -").one_turn()
    assert refused(play, "red1", "animal/panthera_leo") == "wrong-colour"
    assert gone(play, "red1", "animal/bison_bison") == ["red1", "academy"]
    assert play.asked == "TakeFreeAnimal"
    assert play.do("panthera_leo").names(play.me.animals) == ["panthera_leo", "bison_bison"]


# What is no way


def test_what_is_not_there_is_refused() -> None:
    play = Scene().boards("yellow3 red6 - -").one_turn()
    assert refused(play, "blue1", "action/bank") == "not-there"
    assert refused(play, "pink1", "action/bank") == "not-there"
    assert refused(play, "red1", "action/opera") == "not-there"
    assert refused(play, "red1", "coins/0") == "not-there"
    assert refused(Scene().action("red3"), "red1", "action/bank") == "not-there"


def test_where_no_die_is_to_be_placed_there_are_no_ways() -> None:
    play = Scene(pack=BLANK_TRACK).give(coins=2, animals=["lemur_catta"]).action("yellow3").do("expedition")
    assert refused(play, None, "continent/africa") == "way-not-now"
    assert refused(play, None, "action/bank") == "way-not-now"


@pytest.mark.parametrize("number", range(0, len(SORTS), 5))
def test_in_a_whole_game_the_ways_are_what_the_rules_say(number: int) -> None:
    made = setup(number)
    luck = random.Random(made.seed)
    table = GAME.begin(made.seats, made.options)
    told = check_ways(GAME, table, luck, lambda question: sensible(table, question, luck))
    if any(seat == "person" for seat in made.seats):
        assert "nothing-to-research" in told
    assert not isinstance(table.question, Choice)
