"""Goods, docks and orders (p. 12)."""

import pytest

from ludoteca.games.navoria.box.events import (
    ExplorerMoved,
    GoodGained,
    GoodMissing,
    GoodPlaced,
    OrderCompleted,
    PointsGained,
    TreasureFound,
)
from ludoteca.games.navoria.rules.docks import GatherGoods
from ludoteca.games.navoria.scene import Play, Scene
from tests.navoria.kit_expect import refused
from tests.navoria.kit_residents_table import LANDS

GOODS = ("food", "mineral", "weapon")
DESERT, GLACIER, FOREST = range(3)
ANY = 3
TWO_ARTISANS = ["artisan_human_weapon_food", "artisan_human_mineral_weapon"]


def gained(scene: Scene, goods: str, seat: int = 0) -> Play:
    """A guide gains these goods together."""
    wanted = tuple(ANY if good == "any" else GOODS.index(good) for good in goods.split())
    return scene.steps(GatherGoods(seat, wanted))


# Placing


@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("land", LANDS)
def test_one_good_goes_to_any_dock(good: str, land: str) -> None:
    """goods.place things.goods artisan: and comes from the stock."""
    play = gained(Scene(), good)
    assert (play.asked, play.offered) == ("PlaceGood", list(LANDS))
    play.do(land)
    assert {dock: play.dock(dock) for dock in LANDS} == {dock: {good: 1} if dock == land else {} for dock in LANDS}
    assert play.state.stock == tuple(17 if other == good else 18 for other in GOODS)


@pytest.mark.parametrize("first", LANDS)
def test_two_goods_go_to_different_docks(first: str) -> None:
    """goods.place: the dock of the first is refused for the second."""
    play = gained(Scene(), "weapon food").do(first)
    assert play.offered == [land for land in LANDS if land != first]
    refused(play, first, "goods.place", "dock-used", land=LANDS.index(first))


def test_three_goods_go_to_three_docks() -> None:
    """goods.place: the third has no choice."""
    play = gained(Scene(), "weapon food mineral").do("glacier", "desert")
    assert play.asked == ""
    assert play.told(GoodPlaced) == [GoodPlaced(0, 2, GLACIER), GoodPlaced(0, 0, DESERT), GoodPlaced(0, 1, FOREST)]


def test_goods_gained_one_after_the_other_may_share_a_dock() -> None:
    """goods.place: only those gained together go to different docks."""
    play = Scene().steps(GatherGoods(0, (0,)), GatherGoods(0, (1,))).do("forest", "forest")
    assert play.dock("forest") == {"food": 1, "mineral": 1}


def test_a_dock_has_no_limit() -> None:
    """goods.place: two of a kind, and two, and two wait on the glacier for a third."""
    play = gained(Scene().give(docks={"glacier": "food food mineral mineral weapon"}), "weapon").do("glacier")
    assert play.dock("glacier") == {"food": 2, "mineral": 2, "weapon": 2}
    assert play.told(OrderCompleted) == []


def test_all_goods_are_placed_before_orders_are_checked() -> None:
    """goods.place order.complete: the order that the first good completes waits for the second good."""
    scene = Scene().give(docks={"glacier": "food food"})
    play = gained(scene, "food mineral").do("glacier")
    assert play.dock("glacier") == {"food": 3}
    assert play.told(OrderCompleted) == []
    play.do("forest")
    assert play.dock("glacier") == {}
    assert play.dock("forest") == {"mineral": 1}
    assert play.told(OrderCompleted) == [OrderCompleted(0, GLACIER)]


# The stock


def test_what_is_not_in_stock_is_not_gained() -> None:
    """things.goods artisan: the food comes, the points too."""
    scene = Scene().spent("weapon " * 18).show(artisan=["artisan_sprite_weapon_food"])
    play = scene.recruit("artisan").do("desert")
    assert play.asked == ""
    assert play.me.points == 2
    assert play.dock("desert") == {"food": 1}
    assert play.told(GoodMissing) == [GoodMissing(0, 2)]


def test_of_two_weapons_one_is_gained_if_one_is_left() -> None:
    """things.goods: it then goes to any dock."""
    play = gained(Scene().spent("weapon " * 17), "weapon weapon")
    assert play.told(GoodGained) == [GoodGained(0, 2)]
    assert play.told(GoodMissing) == [GoodMissing(0, 2)]
    assert play.offered == list(LANDS)
    assert play.state.stock == (18, 18, 0)


@pytest.mark.parametrize("good", GOODS)
def test_a_free_choice_is_among_the_goods_in_stock(good: str) -> None:
    """things.goods: what has run out is refused."""
    play = gained(Scene().spent(f"{good} " * 18), "any")
    assert play.offered == [other for other in GOODS if other != good]
    refused(play, good, "things.goods", "good-out-of-stock", good=GOODS.index(good))


def test_a_free_choice_comes_after_the_goods_that_are_named() -> None:
    """things.goods: the last food is taken before one may choose it."""
    play = gained(Scene().spent("food " * 16), "food food any")
    assert play.offered == ["mineral", "weapon"]
    refused(play, "food", "things.goods", "good-out-of-stock", good=0)


def test_with_one_kind_left_a_free_choice_is_no_question() -> None:
    """things.goods: it is that one."""
    play = gained(Scene().spent("food " * 18 + "weapon " * 18), "any").do("glacier")
    assert play.dock("glacier") == {"mineral": 1}


def test_a_free_choice_from_an_empty_stock_gives_nothing() -> None:
    """things.goods: nobody is asked."""
    play = gained(Scene().spent("food " * 18 + "mineral " * 18 + "weapon " * 18), "any")
    assert play.asked == ""
    assert play.told(GoodMissing) == [GoodMissing(0, ANY)]


def test_the_goods_of_an_order_are_in_stock_again() -> None:
    """order.complete things.goods: the three weapons come back, and can be gained at once."""
    scene = Scene().spent("weapon " * 15).give(docks={"glacier": "weapon weapon"})
    play = scene.steps(GatherGoods(0, (2,)), GatherGoods(0, (2, 2)))
    assert play.state.stock == (18, 18, 0)
    play.do("glacier")
    assert play.told(GoodMissing) == []
    assert play.state.stock == (18, 18, 1), "three back, two gained"


# Orders


@pytest.mark.parametrize("good", GOODS)
def test_the_glaciers_order_is_three_of_a_kind(good: str) -> None:
    """order.complete: of any kind; others stay."""
    others = [other for other in GOODS if other != good]
    docks = {"glacier": f"{good} {good} {others[0]} {others[1]} {others[1]}"}
    play = gained(Scene().give(docks=docks), good).do("glacier")
    assert play.dock("glacier") == {others[0]: 1, others[1]: 2}
    assert play.told(OrderCompleted) == [OrderCompleted(0, GLACIER)]
    assert play.explorer("glacier") == 1


@pytest.mark.parametrize(
    "docks", ["food food food food", "food mineral weapon food", "weapon weapon mineral mineral", "mineral " * 4]
)
def test_the_deserts_order_is_any_four(docks: str) -> None:
    """order.complete: whatever they are, all four go."""
    *there, last = docks.split()
    play = gained(Scene().give(docks={"desert": " ".join(there)}), last).do("desert")
    assert play.dock("desert") == {}
    assert play.state.stock == (18, 18, 18)
    assert play.told(OrderCompleted) == [OrderCompleted(0, DESERT)]
    assert play.explorer("desert") == 1


@pytest.mark.parametrize("last", GOODS)
def test_the_forests_order_is_one_of_each(last: str) -> None:
    """order.complete: exactly those, what is there besides stays."""
    others = [good for good in GOODS if good != last]
    play = gained(Scene().give(docks={"forest": f"{others[0]} {others[0]} {others[1]}"}), last).do("forest")
    assert play.dock("forest") == {others[0]: 1}
    assert play.told(OrderCompleted) == [OrderCompleted(0, FOREST)]
    assert play.explorer("forest") == 1


@pytest.mark.parametrize(
    ("land", "there", "good"),
    [
        ("desert", "food food", "food"),
        ("glacier", "food mineral", "weapon"),
        ("glacier", "food food mineral mineral", "weapon"),
        ("forest", "food food", "weapon"),
        ("forest", "weapon weapon weapon", "weapon"),
    ],
)
def test_an_incomplete_order_gives_nothing(land: str, there: str, good: str) -> None:
    """order.complete: another dock's order does not count here."""
    play = gained(Scene().give(docks={land: there}), good).do(land)
    assert play.told(OrderCompleted) == []
    assert sum(play.dock(land).values()) == len(there.split()) + 1
    assert (play.me.points, play.me.explorers) == (0, (0, 0, 0))


# Rewards: with 0, 1, 2, 3 outposts, for a guide with two artisans

REWARDS = {
    # base: 1 step here, 1 per artisan; then 2 points, 1 per artisan, 3 points
    "desert": [2, 2 + 2, 2 + 2 + 2, 2 + 2 + 2 + 3],
    # then 1 point, 1 per artisan, 2 points
    "glacier": [2, 2 + 1, 2 + 1 + 2, 2 + 1 + 2 + 2],
    # then 1 point, any step, 1 per artisan
    "forest": [2, 2 + 1, 2 + 1, 2 + 1 + 2],
}
ORDERS = {"desert": "food food mineral", "glacier": "food food", "forest": "weapon mineral"}


@pytest.mark.parametrize("built", [0, 1, 2, 3])
@pytest.mark.parametrize("land", LANDS)
def test_an_order_gives_two_base_rewards_and_one_for_each_outpost(land: str, built: int) -> None:
    """order.complete: outposts built from other docks do not count."""
    outposts = {other: built if other == land else 3 for other in LANDS}
    scene = Scene().give(docks={land: ORDERS[land]}, outposts=outposts, residents=TWO_ARTISANS)
    play = gained(scene, "food").do(land)
    any_steps = 1 if land == "forest" and built >= 2 else 0
    if any_steps:
        assert (play.asked, play.offered) == ("ChooseExplorer", list(LANDS))
        play.do("desert")
    assert play.asked == ""
    assert play.me.points == REWARDS[land][built]
    steps = dict.fromkeys(LANDS, 0)
    steps[land] += 1
    steps["desert"] += any_steps
    assert {other: play.explorer(other) for other in LANDS} == steps
    assert play.dock(land) == {}


@pytest.mark.parametrize("artisans", [0, 1, 2])
@pytest.mark.parametrize("land", LANDS)
def test_per_artisan_is_a_point_for_each_artisan_in_front(land: str, artisans: int) -> None:
    """order.complete artisan: other trades, and other guides' artisans, do not count."""
    scene = Scene().give(docks={land: ORDERS[land]}, residents=["soldier_human_desert", *TWO_ARTISANS[:artisans]])
    scene.give(1, residents=["artisan_beast_food_mineral"])
    assert gained(scene, "food").do(land).me.points == artisans


def test_rewards_come_from_the_left() -> None:
    """order.complete: the forest's with three outposts: its step, per artisan, a point, any step, per artisan."""
    scene = Scene().give(docks={"forest": "weapon mineral"}, outposts={"forest": 3}, residents=TWO_ARTISANS[:1])
    play = gained(scene, "food").do("forest", "glacier")
    after = play.events[play.events.index(OrderCompleted(0, FOREST)) + 1 :]
    assert after == [
        ExplorerMoved(0, FOREST, 1),
        PointsGained(0, 1, "artisans"),
        PointsGained(0, 1, "order"),
        ExplorerMoved(0, GLACIER, 1),
        PointsGained(0, 1, "artisans"),
    ]


def test_an_orders_step_can_reach_a_treasure() -> None:
    """order.complete explore.treasure: 4 points on the glacier's last space."""
    scene = Scene().give(docks={"glacier": "food food"}, explorers={"glacier": 7})
    play = gained(scene, "food").do("glacier")
    assert play.me.points == 4
    assert play.told(TreasureFound) == [TreasureFound(0, GLACIER, 4)]


# Several at once


def test_the_owner_of_two_complete_orders_picks_the_first() -> None:
    """order.complete: the third dock's is not complete."""
    scene = Scene().give(docks={"desert": "food food food", "forest": "mineral weapon"})
    play = gained(scene, "food food").do("desert", "forest")
    assert (play.asked, play.offered) == ("ChooseOrder", ["desert", "forest"])
    refused(play, "glacier", "order.complete", "order-incomplete", land=GLACIER)
    play.do("forest")
    assert play.asked == "", "the last one is no question"
    assert play.told(OrderCompleted) == [OrderCompleted(0, FOREST), OrderCompleted(0, DESERT)]
    assert play.state.stock == (18, 18, 18)


@pytest.mark.parametrize("order", ["desert glacier forest", "glacier forest desert", "forest desert glacier"])
def test_three_complete_orders_come_in_any_order(order: str) -> None:
    """order.complete: every dock pays, each in its turn."""
    docks = {"desert": "food food food", "glacier": "food food", "forest": "mineral weapon"}
    scene = Scene().give(docks=docks, residents=TWO_ARTISANS)
    play = gained(scene, "food food food").do("desert", "glacier")
    first, second, third = order.split()
    assert play.offered == list(LANDS)
    play.do(first)
    assert play.asked == "ChooseOrder"
    play.do(second)
    completed = [OrderCompleted(0, LANDS.index(land)) for land in (first, second, third)]
    assert play.told(OrderCompleted) == completed
    assert play.me.points == 2 + 2 + 2
    assert play.me.explorers == (1, 1, 1)


def test_the_rewards_of_one_order_come_before_the_next_order() -> None:
    """order.complete: the forest's any step is asked before the desert's goods go back."""
    docks = {"desert": "food food food", "forest": "mineral weapon"}
    play = gained(Scene().give(docks=docks, outposts={"forest": 2}), "food food").do("desert", "forest", "forest")
    assert play.asked == "ChooseExplorer"
    assert sum(play.dock("desert").values()) == 4
    play.do("glacier")
    assert play.dock("desert") == {}


def test_another_guides_docks_are_theirs() -> None:
    """order.complete goods.place: goods and rewards go to whoever gained."""
    scene = Scene(3).give(0, docks={"glacier": "food food"}).give(2, docks={"glacier": "food food"})
    play = gained(scene, "food", seat=2).do("glacier")
    assert play.told(OrderCompleted) == [OrderCompleted(2, GLACIER)]
    assert play.dock("glacier", 0) == {"food": 2}
    assert (play.explorer("glacier", 0), play.explorer("glacier", 2)) == (0, 1)
