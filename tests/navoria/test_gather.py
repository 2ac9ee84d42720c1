"""B. Gather (p. 13): the order, the fifteen spaces, the option."""

import pytest

from ludoteca.games.navoria.box.events import OutpostsSpent, PhaseBegan, TokenGathered
from ludoteca.games.navoria.rules.gather import ChooseSpace, GatherPhase
from ludoteca.games.navoria.scene import Play, Scene
from tests.navoria.kit_expect import answer, refused
from tests.navoria.kit_residents_table import LANDS, TRADES

MERCHANT, BUILDER, SOLDIER, ADVENTURER, ARTISAN = range(5)
PARTS = ("points", "step", "goods", "outpost", "artisans", "or")
trades = pytest.mark.parametrize("trade", TRADES)
guides = pytest.mark.parametrize("seats", [2, 3, 4])


def on(trade: str, space: int, scene: Scene | None = None) -> Play:
    """A guide gathers the only token on the decks and puts it on this space."""
    return (scene or Scene(3)).tokens(decks=trade).gather().do(f"space{space}")


def has(play: Play) -> tuple[int, int, int, int]:
    """Points, steps, outposts and goods that the guide has now."""
    goods = sum(sum(play.dock(land).values()) for land in LANDS)
    return play.me.points, sum(play.me.explorers), sum(play.me.outposts), goods


# The order


@pytest.mark.parametrize(
    ("order", "asked"),
    [
        ((0, 1), [1, 0, 1, 0, 1]),
        ((1, 0), [0, 1, 0, 1, 0]),
        ((2, 0, 1), [1, 0, 2, 1, 0]),
        ((3, 1, 0, 2), [2, 0, 1, 3, 2]),
    ],
)
def test_from_the_last_guide_to_the_first_again_and_again(order: tuple[int, ...], asked: list[int]) -> None:
    """gather: until no token is left on the decks; every token then lies on a space."""
    scene = Scene(len(order)).order(*order).tokens(decks="merchant merchant soldier artisan artisan")
    play = scene.steps(GatherPhase())
    while play.asked:
        answer(play)
    gathered = [event for event in play.events if isinstance(event, TokenGathered)]
    assert [event.seat for event in gathered] == asked
    assert play.state.deck_tokens == (0, 0, 0, 0, 0)
    assert [sum(area) for area in play.state.areas] == [2, 0, 1, 0, 2]


def test_without_tokens_on_the_decks_nobody_gathers() -> None:
    """gather: the phase is over."""
    assert Scene().steps(GatherPhase()).events == [PhaseBegan(1, "gather")]


def test_a_token_comes_from_any_deck_that_has_one() -> None:
    """gather: other decks are refused."""
    play = Scene(3).tokens(decks="merchant artisan artisan").gather()
    assert play.offered == ["merchant", "artisan"]
    refused(play, "soldier", "gather", "no-token-on-deck", trade=SOLDIER)
    play.do("artisan", "space1")
    assert play.state.deck_tokens == (1, 0, 0, 0, 1)
    assert play.state.areas[ARTISAN] == (1, 0, 0)


# Spaces


@guides
@trades
def test_all_three_spaces_are_there_with_any_number_of_guides(seats: int, trade: str) -> None:
    """gather gather.spaces: of one's choice."""
    play = Scene(seats).tokens(decks=trade).gather()
    assert (play.asked, play.offered) == ("ChooseSpace", ["space1", "space2", "space3"])


@trades
def test_a_space_holds_one_token(trade: str) -> None:
    """gather: a taken space is refused, the others stay free to choose."""
    play = Scene(3).taken(**{trade: "2"}).tokens(decks=trade).gather()
    assert play.offered == ["space1", "space3"]
    refused(play, "space2", "gather", "space-taken", trade=TRADES.index(trade), space=1)


@trades
def test_with_the_option_a_token_goes_to_the_uppermost_free_space(trade: str) -> None:
    """gather: it is no question then; the first, the second, the third."""
    play = Scene(3, gather_space="uppermost").tokens(decks=f"{trade} {trade} {trade}").steps(GatherPhase())
    while play.asked:
        assert play.asked != "ChooseSpace"
        answer(play)
    assert play.told(TokenGathered) == [TokenGathered(2 - n, TRADES.index(trade), n) for n in range(3)]


def test_with_the_option_a_lower_space_is_refused() -> None:
    """gather: and the refusal names the uppermost free one."""
    scene = Scene(3, gather_space="uppermost").taken(artisan="1").tokens(decks="artisan")
    question, table = ChooseSpace(0, ARTISAN), scene.turn().table  # never asked, so the law itself is
    taken, lower = question.law(table, 0), question.law(table, 2)
    assert taken is not None
    assert lower is not None
    assert (taken.rule, taken.code, taken.facts) == ("gather", "space-taken", {"trade": ARTISAN, "space": 0})
    assert (lower.rule, lower.code) == ("gather", "space-not-uppermost")
    assert lower.facts == {"trade": ARTISAN, "space": 2, "wanted": 1}
    assert question.law(table, 1) is None


# The first space of each trade


def test_merchants_first_space_gives_six_points() -> None:
    """gather.spaces: and nothing else."""
    play = on("merchant", 1)
    assert play.asked == ""
    assert has(play) == (6, 0, 0, 0)


@pytest.mark.parametrize("land", LANDS)
def test_builders_first_space_builds_an_outpost_in_any_land(land: str) -> None:
    """gather.spaces outpost.build: of one's choice."""
    play = on("builder", 1)
    assert (play.asked, play.offered) == ("ChooseOutpost", list(LANDS))
    play.do(land)
    assert play.outposts(land) == 1
    assert has(play) == (0, 0, 1, 0)


@pytest.mark.parametrize("land", LANDS)
def test_builders_first_space_offers_only_lands_with_an_outpost_left(land: str) -> None:
    """gather.spaces outpost.build: a land with all three built is refused."""
    play = on("builder", 1, Scene(3).give(outposts={land: 3}))
    assert play.offered == [other for other in LANDS if other != land]
    refused(play, land, "outpost.build", "outposts-built", land=LANDS.index(land), outposts=3)


def test_builders_first_space_gives_nothing_when_all_nine_are_built() -> None:
    """gather.spaces: the token is put there all the same."""
    play = on("builder", 1, Scene(3).give(outposts=dict.fromkeys(LANDS, 3)))
    assert play.asked == ""
    assert has(play) == (0, 0, 9, 0)
    assert play.state.areas[BUILDER] == (1, 0, 0)
    assert len(play.told(OutpostsSpent)) == 1


def test_builders_first_space_is_no_question_with_one_land_left() -> None:
    """gather.spaces outpost.build: the last outpost is built."""
    play = on("builder", 1, Scene(3).give(outposts={"desert": 3, "glacier": 2, "forest": 3}))
    assert play.asked == ""
    assert play.outposts("glacier") == 3


@pytest.mark.parametrize("land", LANDS)
def test_soldiers_first_space_gives_two_weapons_and_a_step(land: str) -> None:
    """gather.spaces goods.place: the weapons to different docks, any explorer."""
    play = on("soldier", 1)
    assert (play.asked, play.offered) == ("PlaceGood", list(LANDS))
    play.do("desert")
    refused(play, "desert", "goods.place", "dock-used", land=0)
    play.do("forest")
    assert (play.asked, play.offered) == ("ChooseExplorer", list(LANDS))
    play.do(land)
    assert play.explorer(land) == 1
    assert (play.dock("desert"), play.dock("forest")) == ({"weapon": 1}, {"weapon": 1})
    assert has(play) == (0, 1, 0, 2)


def test_adventurers_first_space_gives_two_minerals_and_two_points() -> None:
    """gather.spaces goods.place: the minerals to different docks."""
    play = on("adventurer", 1).do("glacier", "desert")
    assert (play.dock("glacier"), play.dock("desert")) == ({"mineral": 1}, {"mineral": 1})
    assert has(play) == (2, 0, 0, 2)


@pytest.mark.parametrize("good", ["food", "mineral", "weapon"])
def test_artisans_first_space_gives_two_food_and_a_good_of_ones_choice(good: str) -> None:
    """gather.spaces goods.place: one to each dock, as in the example on p. 13."""
    play = on("artisan", 1)
    assert (play.asked, play.offered) == ("ChooseGood", ["food", "mineral", "weapon"])
    play.do(good, "forest", "desert")
    assert play.asked == "", "the third good has one dock left"
    assert (play.dock("forest"), play.dock("desert"), play.dock("glacier")) == ({"food": 1}, {"food": 1}, {good: 1})
    assert has(play) == (0, 0, 0, 3)


# The second and the third space, the same for all


@pytest.mark.parametrize("good", ["food", "mineral", "weapon"])
@trades
def test_the_second_space_gives_a_good_and_a_step(trade: str, good: str) -> None:
    """gather gather.spaces: the order of the two is not asked for: it makes no difference."""
    play = on(trade, 2)
    assert play.asked == "ChooseGood"
    play.do(good, "glacier")
    assert play.asked == "ChooseExplorer"
    play.do("desert")
    assert play.asked == ""
    assert play.dock("glacier") == {good: 1}
    assert play.explorer("desert") == 1
    assert has(play) == (0, 1, 0, 1)


def test_an_order_completed_by_a_space_moves_the_explorer_too() -> None:
    """gather explore.treasure order.complete: the order's step, then the space's, to the treasure."""
    scene = Scene(3).give(explorers={"desert": 5}, docks={"desert": "food food food"})
    play = on("merchant", 2, scene).do("food", "desert", "desert")
    assert play.asked == ""
    assert (play.explorer("desert"), play.me.points) == (7, 3)


@pytest.mark.parametrize("good", ["food", "mineral", "weapon"])
@trades
def test_the_third_space_gives_a_good(trade: str, good: str) -> None:
    """gather.spaces: or else a step, never both."""
    play = on(trade, 3)
    assert sorted(play.offered) == ["goods", "step"]
    play.do("goods", good, "desert")
    assert play.asked == ""
    assert play.dock("desert") == {good: 1}
    assert has(play) == (0, 0, 0, 1)


@pytest.mark.parametrize("land", LANDS)
@trades
def test_the_third_space_gives_a_step(trade: str, land: str) -> None:
    """gather.spaces: or else a good, never both."""
    play = on(trade, 3).do("step", land)
    assert play.asked == ""
    assert play.explorer(land) == 1
    assert has(play) == (0, 1, 0, 0)


@trades
def test_a_part_that_the_space_does_not_have_is_refused(trade: str) -> None:
    """gather.spaces: whatever other spaces give."""
    play = on(trade, 3)
    for number, part in enumerate(PARTS):
        if part not in ("goods", "step"):
            facts = {"part": number, "trade": TRADES.index(trade), "space": 2}
            refused(play, part, "gather.spaces", "part-not-here", **facts)


def test_the_second_space_of_an_empty_stock_still_gives_the_step() -> None:
    """gather.spaces things.goods: the rest of the effect stands."""
    scene = Scene(3).spent("food " * 18 + "mineral " * 18 + "weapon " * 18)
    play = on("builder", 2, scene).do("glacier")
    assert play.asked == ""
    assert has(play) == (0, 1, 0, 0)
