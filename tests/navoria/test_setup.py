"""The things in the box (p. 3), and setting up (p. 4, 5), for two, three and four guides."""

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.events import (
    FavourBlanked,
    FavourRevealed,
    FirstGuideDrawn,
    ResidentRevealed,
    RoundBegan,
)
from ludoteca.games.navoria.rules.setup import BlankFavour, DrawFirstGuide, RevealFavour, RevealResidents, SetUp
from ludoteca.games.navoria.scene import Play, Scene
from ludoteca.kernel.game import Setting
from tests.navoria.kit_expect import possible
from tests.navoria.kit_residents_table import LANDS, RESIDENTS, SPECIES, TRADES

TILES = [
    "merchant", "builder", "soldier", "adventurer", "artisan",
    "builder-artisan", "artisan-merchant", "soldier-adventurer", "builder-adventurer",
]  # fmt: skip
guides = pytest.mark.parametrize("seats", [2, 3, 4])


def of_trade(trade: str) -> list[str]:
    return [resident.id for resident in RESIDENTS if resident.trade == trade]


def begun(seats: int, **options: Setting) -> Play:
    return Play(GAME.begin(["person"] * seats, options))


def set_up(play: Play) -> Play:
    """Guide 2 first; the first four tiles; the first three cards of each trade."""
    play.luck("guide2", *TILES[:4])
    if play.state.blank:
        play.luck("human")
    for trade in TRADES:
        play.luck(*of_trade(trade)[:3])
    return play


# The things


@guides
def test_three_tokens_of_each_trade_go_into_the_bag_for_two_guides_two(seats: int) -> None:
    """things.tokens setup.bag: 15 tokens; 10 with two guides."""
    state = set_up(begun(seats)).state
    assert state.bag == ((2,) if seats == 2 else (3,)) * 5
    assert sum(state.bag) == (10 if seats == 2 else 15)
    assert sum(state.capital) + sum(state.deck_tokens) + len(state.hand) + sum(map(sum, state.areas)) == 0


@guides
def test_everybody_begins_with_explorers_at_the_start_nine_outposts_and_no_points(seats: int) -> None:
    """things.lands setup.order: three lands, an explorer, a dock and three outposts for each."""
    play = set_up(begun(seats))
    assert len(play.state.guides) == seats
    for seat in range(seats):
        guide = play.guide(seat)
        assert (guide.points, guide.residents) == (0, ())
        assert [play.explorer(land, seat) for land in LANDS] == [0, 0, 0]
        assert [play.outposts(land, seat) for land in LANDS] == [0, 0, 0]
        assert [play.dock(land, seat) for land in LANDS] == [{}, {}, {}]


def test_the_tracks_are_those_of_the_rulings() -> None:
    """things.lands: spaces, outposts, flags and treasure of the desert, the glacier and the forest."""
    box = Scene().box
    assert box.spaces == (7, 8, 9)
    assert box.outpost_spaces == ((1, 3, 5), (2, 4, 6), (2, 5, 7))
    assert box.flags == ((2, 4, 6), (3, 5, 7), (3, 6, 8))
    assert box.treasure == (3, 4, 5)
    assert box.prizes == ((3, 2, 1),) * 3


@guides
def test_eighteen_of_each_good_are_in_stock(seats: int) -> None:
    """things.goods: food, minerals, weapons, whatever the number of guides."""
    assert set_up(begun(seats)).state.stock == (18, 18, 18)


def test_nine_tiles_score_and_the_tenth_is_blank() -> None:
    """things.favours: five with one trade for 3 and 2 points, four with two for 2 and 1."""
    box = Scene().box
    assert list(box.favour_ids) == TILES
    trades = ["-".join(TRADES[trade] for trade in tile) for tile in box.favour_trades]
    assert trades == TILES
    assert box.favour_points == ((3, 2),) * 5 + ((2, 1),) * 4


# Setting up


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 1, (0, 1)), (2, 2, (1, 0)),
        (3, 1, (0, 1, 2)), (3, 2, (1, 2, 0)), (3, 3, (2, 0, 1)),
        (4, 1, (0, 1, 2, 3)), (4, 2, (1, 2, 3, 0)), (4, 3, (2, 3, 0, 1)), (4, 4, (3, 0, 1, 2)),
    ],
)  # fmt: skip
def test_a_random_first_guide_then_clockwise(seats: int, first: int, order: tuple[int, ...]) -> None:
    """setup.order: whoever is drawn, the others follow around the table."""
    play = Scene(seats).steps(DrawFirstGuide())
    assert possible(play) == [f"guide{number + 1}" for number in range(seats)]
    play.luck(f"guide{first}")
    assert play.state.order == order
    assert play.told(FirstGuideDrawn) == [FirstGuideDrawn(first - 1)]


@guides
def test_three_cards_of_each_deck_lie_face_up(seats: int) -> None:
    """setup.cards: drawn from the trade's own twelve; nine are left."""
    play = Scene(seats).steps(RevealResidents("round1"))
    for trade in TRADES:
        left = of_trade(trade)
        for card in left[3:6]:
            assert sorted(possible(play)) == sorted(left)
            play.luck(card)
            left.remove(card)
    names = play.state.box.resident_ids
    assert [[names[card] for card in row] for row in play.state.shown] == [of_trade(trade)[3:6] for trade in TRADES]
    assert [len(deck) for deck in play.state.decks] == [9] * 5
    assert len(play.told(ResidentRevealed)) == 15


@guides
def test_four_of_nine_tiles_one_for_each_species(seats: int) -> None:
    """setup.favours things.favours: without laying one back."""
    play = Scene(seats).steps(*(RevealFavour(number) for number in range(4)))
    drawn = ["soldier-adventurer", "merchant", "artisan", "builder-adventurer"]
    for number, tile in enumerate(drawn):
        assert possible(play) == [name for name in TILES if name not in drawn[:number]]
        play.luck(tile)
    assert [play.state.box.favour_ids[tile] for tile in play.state.tiles] == drawn
    assert play.told(FavourRevealed) == [FavourRevealed(n, TILES.index(tile)) for n, tile in enumerate(drawn)]
    assert play.state.claims == ((), (), (), ())


@pytest.mark.parametrize("species", SPECIES)
def test_with_the_option_one_of_the_four_tiles_becomes_the_blank(species: str) -> None:
    """setup.favours: for two guides; the other three stay as they are."""
    tiles = dict(zip(SPECIES, TILES[:4], strict=True))
    play = Scene(blank_favour=True).tiles(**tiles).steps(BlankFavour())
    assert possible(play) == list(SPECIES)
    before = play.state.tiles
    play.luck(species)
    at = SPECIES.index(species)
    assert play.told(FavourBlanked) == [FavourBlanked(at)]
    assert play.state.tiles[at] not in range(9)
    assert [tile for number, tile in enumerate(play.state.tiles) if number != at] == [
        tile for number, tile in enumerate(before) if number != at
    ]


@pytest.mark.parametrize(("blank", "draws"), [(False, 1 + 4 + 15), (True, 1 + 4 + 1 + 15)])
def test_the_blank_tile_comes_only_with_the_option(blank: bool, draws: int) -> None:
    """setup.favours: without it four tiles score."""
    play = Scene(blank_favour=blank).steps(SetUp())
    count = 0
    while play.asked:
        play.luck(possible(play)[-1])
        count += 1
    assert count == draws
    assert sum(tile in range(9) for tile in play.state.tiles) == (3 if blank else 4)


@guides
def test_the_first_round_begins_with_the_first_guide(seats: int) -> None:
    """setup.order recruit.bag: after set-up the Capital is empty, so the first guide draws from the bag."""
    play = set_up(begun(seats))
    order = tuple((1 + place) % seats for place in range(seats))
    assert play.told(RoundBegan) == [RoundBegan(1, order)]
    assert play.asked == "DrawToken"
    play.luck("artisan", "merchant")
    assert (play.asked, play.asking) == ("KeepToken", 1)
