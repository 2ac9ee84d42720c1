"""Token first or place first: what can go where, and why the rest cannot."""

import random

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.constants import ANY
from ludoteca.games.navoria.rules.docks import GatherGoods
from ludoteca.games.navoria.scene import Play, Scene
from ludoteca.kernel.refusals import Refused
from tests.kit_going import check_ways
from tests.navoria.kit_players import sensible
from tests.navoria.kit_residents_table import RESIDENTS, TRADES
from tests.navoria.kit_tables import SORTS, setup

OF_TRADE = {trade: [resident.id for resident in RESIDENTS if resident.trade == trade][:3] for trade in TRADES}


def market(scene: Scene) -> Scene:
    return scene.show(**OF_TRADE)


def to(play: Play, place: str) -> dict[str | None, str]:
    """For each thing why it cannot go there; '' if it can."""
    _, ways = GAME.page.ways(play.table, play.asking).plan(None, place)
    return {way.thing: "" if way.refusal is None else way.refusal.code for way in ways}


def open_to(play: Play, thing: str) -> list[str]:
    """The places where this can go."""
    _, ways = GAME.page.ways(play.table, play.asking).plan(thing, None)
    return [way.place for way in ways if way.refusal is None]


def gone(play: Play, thing: str, place: str) -> list[str]:
    answers, ways = GAME.page.ways(play.table, play.asking).plan(thing, place)
    assert ways == []
    play.do(*answers)
    return answers


def refused(play: Play, thing: str, place: str) -> str:
    with pytest.raises(Refused) as caught:
        GAME.page.ways(play.table, play.asking).plan(thing, place)
    return caught.value.refusal.code


def test_a_resident_lights_the_token_of_its_trade_in_the_capital_and_the_bag() -> None:
    """recruit.capital: and the bag may bring one."""
    play = market(Scene()).tokens(capital="soldier builder").turn()
    soldier = OF_TRADE["soldier"][1]
    assert to(play, f"resident/{soldier}") == {
        "bag": "",
        "soldier": "",
        **dict.fromkeys(("merchant", "builder", "adventurer", "artisan"), "resident-other-trade"),
    }
    assert to(play, f"resident/{OF_TRADE['artisan'][0]}")["artisan"] == "token-not-in-capital"
    assert gone(play, "soldier", f"resident/{soldier}") == ["soldier", soldier]
    assert play.residents() == [soldier]


def test_a_token_of_the_capital_can_go_to_the_residents_of_its_trade() -> None:
    play = market(Scene()).tokens(capital="soldier builder").turn()
    assert open_to(play, "builder") == [f"resident/{name}" for name in OF_TRADE["builder"]]


def test_a_drawn_token_is_kept_for_a_resident() -> None:
    """recruit.bag."""
    play = market(Scene()).turn().luck("artisan", "merchant")
    artisan = OF_TRADE["artisan"][2]
    assert to(play, f"resident/{artisan}") == {"merchant": "resident-other-trade", "artisan": ""}
    assert gone(play, "artisan", f"resident/{artisan}") == ["artisan", artisan]


def test_a_space_lights_the_token_of_its_trade() -> None:
    """gather."""
    play = Scene().tokens(decks="merchant soldier").taken(soldier="1").gather()
    lights = to(play, "area/soldier/space2")
    assert (lights["soldier"], lights["merchant"]) == ("", "space-other-trade")
    assert to(play, "area/soldier/space1")["soldier"] == "space-taken"
    assert to(play, "area/artisan/space1")["artisan"] == "no-token-on-deck"
    assert open_to(play, "soldier") == ["area/soldier/space2", "area/soldier/space3"]
    assert gone(play, "soldier", "area/soldier/space3") == ["soldier", "space3"]


def test_by_the_other_reading_a_token_goes_to_the_uppermost_space_unasked() -> None:
    play = Scene(gather_space="uppermost").tokens(decks="merchant soldier").taken(soldier="1").gather()
    assert open_to(play, "soldier") == ["area/soldier/space2"]
    assert refused(play, "soldier", "area/soldier/space3") == "space-not-uppermost"
    assert gone(play, "soldier", "area/soldier/space2") == ["soldier"]
    assert play.state.areas[2] == (1, 1, 0)


def test_a_good_of_the_stock_goes_to_any_dock() -> None:
    """goods.place."""
    play = Scene().steps(GatherGoods(0, (ANY,)))
    assert open_to(play, "food") == ["dock/0/desert", "dock/0/glacier", "dock/0/forest"]
    assert refused(play, "food", "dock/1/desert") == "not-there"
    assert gone(play, "food", "dock/0/forest") == ["food", "forest"]
    assert play.dock("forest") == {"food": 1}


def test_of_goods_gained_together_each_is_placed_in_its_turn() -> None:
    play = Scene().steps(GatherGoods(0, (0, ANY)))
    assert gone(play, "weapon", "dock/0/forest") == ["weapon"]
    assert play.asked == "PlaceGood"


def test_where_nothing_is_to_be_placed_there_are_no_ways() -> None:
    play = market(Scene()).recruit("soldier")
    with pytest.raises(Refused) as caught:
        GAME.page.ways(play.table, 0).plan(None, "area/soldier/space1")
    assert caught.value.refusal.code == "way-not-now"
    assert refused(market(Scene()).tokens(capital="soldier").turn(), "soldier", "area/soldier/space1") == "not-there"


@pytest.mark.parametrize("number", range(len(SORTS)))
def test_in_a_whole_game_the_ways_are_what_the_rules_say(number: int) -> None:
    made = setup(number)
    luck = random.Random(made.seed)
    table = GAME.begin(made.seats, made.options)
    told = check_ways(GAME, table, luck, lambda question: sensible(table, question, luck))
    assert {"resident-other-trade", "space-other-trade"} <= told
