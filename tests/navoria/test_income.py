"""C. Income (p. 14): cards, and the prizes of exploration with every kind of tie."""

import pytest

from ludoteca.games.navoria.box.events import IncomeCounted, PrizeWon
from ludoteca.games.navoria.rules.homecoming import ReturnExplorers
from ludoteca.games.navoria.rules.income import CardIncome, ExplorationPrizes
from ludoteca.games.navoria.scene import Scene
from tests.navoria.kit_residents_table import LANDS

# Where the explorers are, and what their guides get: 3 for the first, 2 for the second, 1 for the third.
PRIZES = [
    # Two guides: only the first prize
    ((3, 1), (3, 0)),
    ((1, 7), (0, 3)),
    ((2, 2), (3, 3)),
    ((0, 1), (0, 3)),
    ((0, 0), (0, 0)),
    # Three guides: the second too
    ((5, 3, 1), (3, 2, 0)),
    ((1, 3, 5), (0, 2, 3)),
    ((4, 4, 2), (3, 3, 0)),
    ((5, 2, 2), (3, 2, 2)),
    ((3, 3, 3), (3, 3, 3)),
    ((4, 2, 0), (3, 2, 0)),
    ((4, 0, 0), (3, 0, 0)),
    ((2, 0, 2), (3, 0, 3)),
    ((0, 0, 0), (0, 0, 0)),
    # Four guides: the third too
    ((4, 3, 2, 1), (3, 2, 1, 0)),
    ((1, 2, 3, 4), (0, 1, 2, 3)),
    ((4, 4, 2, 1), (3, 3, 1, 0)),
    ((4, 3, 3, 1), (3, 2, 2, 0)),
    ((4, 3, 2, 2), (3, 2, 1, 1)),
    ((4, 4, 2, 2), (3, 3, 1, 1)),
    ((4, 4, 4, 1), (3, 3, 3, 0)),
    ((4, 3, 3, 3), (3, 2, 2, 2)),
    ((2, 2, 2, 2), (3, 3, 3, 3)),
    ((4, 3, 2, 0), (3, 2, 1, 0)),
    ((4, 3, 0, 0), (3, 2, 0, 0)),
    ((4, 4, 0, 0), (3, 3, 0, 0)),
    ((4, 4, 4, 0), (3, 3, 3, 0)),
    ((0, 4, 0, 4), (0, 3, 0, 3)),
    ((0, 0, 6, 0), (0, 0, 3, 0)),
    ((0, 0, 0, 0), (0, 0, 0, 0)),
]


@pytest.mark.parametrize(("spaces", "prizes"), PRIZES)
@pytest.mark.parametrize("land", LANDS)
def test_the_prizes_of_a_track(land: str, spaces: tuple[int, ...], prizes: tuple[int, ...]) -> None:
    """income.exploration: k tied guides all get a prize, the next k - 1 are skipped; never one on the start space."""
    scene = Scene(len(spaces))
    for seat, space in enumerate(spaces):
        scene.give(seat, explorers={land: space})
    play = scene.steps(ExplorationPrizes())
    assert tuple(guide.points for guide in play.state.guides) == prizes
    place = {3: 1, 2: 2, 1: 3}
    won = [PrizeWon(seat, LANDS.index(land), place[prize], prize) for seat, prize in enumerate(prizes) if prize]
    assert play.told(PrizeWon) == won


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_turn_order_does_not_break_ties_for_prizes(order: tuple[int, ...]) -> None:
    """income.exploration: whoever plays first."""
    scene = Scene(4).order(*order)
    for seat, space in enumerate((5, 4, 4, 2)):
        scene.give(seat, explorers={"forest": space})
    play = scene.steps(ExplorationPrizes())
    assert [guide.points for guide in play.state.guides] == [3, 2, 2, 0]


def test_every_track_has_its_prizes() -> None:
    """income.exploration: first in the desert, second on the glacier, third in the forest: 6 points."""
    scene = Scene(4)
    scene.give(0, explorers={"desert": 6, "glacier": 3, "forest": 2})
    scene.give(1, explorers={"desert": 5, "glacier": 4, "forest": 3})
    scene.give(2, explorers={"desert": 4, "glacier": 2, "forest": 4})
    scene.give(3)
    play = scene.steps(ExplorationPrizes())
    assert [guide.points for guide in play.state.guides] == [3 + 2 + 1, 2 + 3 + 2, 1 + 1 + 3, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_income_from_their_own_cards(seats: int) -> None:
    """income.cards merchant: icons in front of others do not count."""
    scene = Scene(seats)
    scene.give(0, residents=["merchant_sprite_sprite"])
    scene.give(1, residents=["merchant_human_sprite", "soldier_sprite_desert", "soldier_sprite_forest"])
    play = scene.steps(CardIncome())
    assert [guide.points for guide in play.state.guides] == [1, 4, 0, 0][:seats]


def test_a_merchant_without_an_icon_of_its_species_has_no_income() -> None:
    """merchant income.cards: it is counted, for nothing."""
    play = Scene().give(residents=["merchant_human_sprite"]).steps(CardIncome())
    assert play.me.points == 0
    card = play.state.box.resident_ids.index("merchant_human_sprite")
    assert play.told(IncomeCounted) == [IncomeCounted(0, card, 0, 0)]


def test_income_comes_again_every_round() -> None:
    """income.cards: the same cards pay as often as there is Income."""
    scene = Scene().give(residents=["merchant_sprite_sprite", "adventurer_human_desert"], explorers={"desert": 4})
    play = scene.steps(CardIncome(), CardIncome())
    assert play.me.points == 2 * (1 + 2)


def test_flags_count_by_the_positions_at_income() -> None:
    """adventurer income.cards return.explorers: three flags, and after a Return to the first outpost none."""
    scene = Scene().give(residents=["adventurer_human_desert"], explorers={"desert": 6}, outposts={"desert": 1})
    assert scene.steps(CardIncome(), ReturnExplorers(), CardIncome()).me.points == 3
