"""Favours (p. 8) and the end (p. 15)."""

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.constants import NONE
from ludoteca.games.navoria.box.events import FavourClaimed, GameEnded, ScoreCounted
from ludoteca.games.navoria.rules.scoring import FinalScoring, sheet
from ludoteca.games.navoria.scene import Play, Scene
from ludoteca.kernel.refusals import Refused
from tests.navoria.kit_residents_table import LANDS, RESIDENTS, SPECIES

species_each = pytest.mark.parametrize("species", SPECIES)


def icons(species: str, count: int) -> list[str]:
    """Residents of a species with so many icons: soldiers with two, and an artisan for an odd one."""
    soldiers = [r.id for r in RESIDENTS if r.species == species and r.trade == "soldier"]
    artisan = f"artisan_{species}_food_mineral"
    return soldiers[: count // 2] + [artisan] * (count % 2)


def scene_for(species: str, seats: int = 2) -> Scene:
    return Scene(seats).tiles(**{species: "builder"})


def one_more(scene: Scene, species: str, seat: int = 0) -> Play:
    """A guide recruits a card with one icon."""
    return scene.show(merchant=[f"merchant_{species}_{species}"]).recruit("merchant", seat)


def soldier_more(scene: Scene, species: str, seat: int = 0) -> Play:
    """A guide recruits a card with two icons."""
    return scene.show(soldier=[f"soldier_{species}_forest"]).recruit("soldier", seat)


def claimed(play: Play, species: str) -> tuple[int, ...]:
    return play.state.claims[SPECIES.index(species)]


# Claiming


@species_each
@pytest.mark.parametrize(("before", "claims"), [(0, False), (3, False), (4, True), (5, True)])
def test_a_fifth_icon_claims_the_favour_at_once(species: str, before: int, claims: bool) -> None:
    """favour.claim: four icons do not, five do, and so do six of a position with five."""
    play = one_more(scene_for(species).give(residents=icons(species, before)), species)
    assert claimed(play, species) == ((0,) if claims else ())
    assert play.told(FavourClaimed) == ([FavourClaimed(0, SPECIES.index(species), 1)] if claims else [])
    others = [play.state.claims[number] for number, other in enumerate(SPECIES) if other != species]
    assert others == [(), (), ()]


@species_each
@pytest.mark.parametrize(("before", "claims"), [(2, False), (3, True), (4, True)])
def test_a_soldier_brings_two_icons(species: str, before: int, claims: bool) -> None:
    """favour.claim soldier: from three to five, or from four to six."""
    play = soldier_more(scene_for(species).give(residents=icons(species, before)), species)
    assert claimed(play, species) == ((0,) if claims else ())


@species_each
def test_icons_of_other_species_do_not_count(species: str) -> None:
    """favour.claim: four of the one and four of the other are five of neither."""
    other = SPECIES[(SPECIES.index(species) + 1) % 4]
    scene = Scene().tiles(**{species: "builder", other: "artisan"})
    play = one_more(scene.give(residents=[*icons(species, 3), *icons(other, 4)]), species)
    assert play.told(FavourClaimed) == []


@species_each
@pytest.mark.parametrize(
    ("there", "after"), [((), (0,)), ((1,), (1, 0)), ((2,), (2, 0)), ((1, 2), (1, 2)), ((2, 1), (2, 1))]
)
def test_the_upper_space_then_the_lower_and_a_third_is_too_late(
    species: str, there: tuple[int, ...], after: tuple[int, ...]
) -> None:
    """favour.claim: two spaces on a tile."""
    scene = scene_for(species, 3).give(residents=icons(species, 4)).claims(**{species: there})
    play = one_more(scene, species)
    assert claimed(play, species) == after
    place = len(there) + 1
    assert play.told(FavourClaimed) == ([FavourClaimed(0, SPECIES.index(species), place)] if after != there else [])


@species_each
@pytest.mark.parametrize("there", [(0,), (0, 1), (1, 0)])
def test_a_tile_is_claimed_once(species: str, there: tuple[int, ...]) -> None:
    """favour.claim: with more icons, ten even, not again."""
    scene = scene_for(species).claims(**{species: there})
    many = [r.id for r in RESIDENTS if r.species == species and r.trade in ("soldier", "builder")]
    play = one_more(scene.give(residents=many), species)
    assert play.state.icons(0, SPECIES.index(species)) == 10
    assert claimed(play, species) == there


@species_each
def test_the_blank_tile_cannot_be_claimed(species: str) -> None:
    """favour.claim setup.favours things.favours: whatever the icons."""
    scene = Scene(blank_favour=True).tiles(**{species: "blank"}).give(residents=icons(species, 5))
    play = one_more(scene, species)
    assert claimed(play, species) == ()
    assert play.told(FavourClaimed) == []


def test_three_guides_reach_five_icons_one_after_the_other() -> None:
    """favour.claim: the first above, the second below, the third nowhere; each keeps the place."""
    scene = (
        Scene(4).tiles(beast="soldier").show(merchant=["merchant_beast_beast"], artisan=["artisan_beast_weapon_food"])
    )
    scene.show(builder=["builder_beast_glacier"])
    scene.give(3, residents=["soldier_beast_desert", "soldier_beast_glacier"])
    scene.give(1, residents=["soldier_beast_forest", "adventurer_beast_desert", "adventurer_beast_glacier"])
    third = ["adventurer_beast_forest", "builder_beast_forest", "builder_beast_desert", "artisan_beast_food_mineral"]
    scene.give(0, residents=third)
    state = scene.recruit("merchant", 3).state
    assert list(state.claims[3]) == [3]
    scene.recruit("builder", 1)
    assert list(state.claims[3]) == [3, 1]
    scene.recruit("artisan", 0).do("desert")
    assert list(state.claims[3]) == [3, 1]
    assert state.icons(0, 3) == 5


# The end

CARDS = {"merchant": 1, "builder": 2, "soldier": 3, "adventurer": 4, "artisan": 5}
FAVOURS = [
    # the tile, points of the upper marker, of the lower
    ("merchant", 1 * 3, 1 * 2),
    ("builder", 2 * 3, 2 * 2),
    ("soldier", 3 * 3, 3 * 2),
    ("adventurer", 4 * 3, 4 * 2),
    ("artisan", 5 * 3, 5 * 2),
    ("builder-artisan", (2 + 5) * 2, 2 + 5),
    ("artisan-merchant", (5 + 1) * 2, 5 + 1),
    ("soldier-adventurer", (3 + 4) * 2, 3 + 4),
    ("builder-adventurer", (2 + 4) * 2, 2 + 4),
]


@pytest.mark.parametrize(("tile", "upper", "lower"), FAVOURS)
@species_each
def test_a_favour_pays_for_each_card_of_its_trades(species: str, tile: str, upper: int, lower: int) -> None:
    """end things.favours favour.claim: 3 or 2 for one trade, 2 or 1 for two; for whichever species the tile lies."""
    residents = [[r.id for r in RESIDENTS if r.trade == trade][:count] for trade, count in CARDS.items()]
    everybody = [name for names in residents for name in names]
    for claims, points in (((0,), upper), ((0, 1), upper), ((1, 0), lower), ((1,), 0)):
        scene = Scene().tiles(**{species: tile}).claims(**{species: claims}).give(points=20, residents=everybody)
        play = scene.steps(FinalScoring())
        assert play.state.scores[0] == 20 + points


def test_a_favour_without_a_card_of_its_trades_pays_nothing() -> None:
    """end: for 0 cards 0 points."""
    scene = Scene().tiles(beast="merchant").claims(beast=[0]).give(residents=icons("beast", 5))
    assert ("favour-beast", 0, NONE, 0) in sheet(scene.state, 0)


def test_all_four_favours_add_up() -> None:
    """end favour.claim: a guide has four markers, one for each tile."""
    tiles = {"sprite": "soldier", "human": "artisan", "goblin": "builder-artisan", "beast": "soldier-adventurer"}
    scene = Scene().tiles(**tiles).claims(sprite=[0], human=[1, 0], goblin=[0, 1], beast=[1, 0])
    scene.give(residents=["soldier_sprite_desert", "artisan_human_weapon_food", "adventurer_goblin_desert"])
    play = scene.steps(FinalScoring())
    assert play.state.scores[0] == 3 + 2 + 2 + 2


@pytest.mark.parametrize("land", LANDS)
@pytest.mark.parametrize("soldiers", [1, 2, 4])
@pytest.mark.parametrize("outposts", [0, 1, 3])
def test_every_soldier_pays_for_every_outpost_in_its_land(land: str, soldiers: int, outposts: int) -> None:
    """soldier end: 2 points each; outposts elsewhere and others' outposts do not count."""
    there = {other: outposts if other == land else 2 for other in LANDS}
    names = [r.id for r in RESIDENTS if r.end == land][:soldiers]
    scene = Scene(3).give(outposts=there, residents=names).give(1, outposts=dict.fromkeys(LANDS, 3))
    play = scene.steps(FinalScoring())
    assert play.state.scores == (2 * soldiers * outposts, 0, 0)
    counted = [event for event in play.events if isinstance(event, ScoreCounted) and event.seat == 0]
    assert counted[1:] == [ScoreCounted(0, f"soldiers-{land}", soldiers, outposts, 2 * soldiers * outposts)]


def test_the_sheet_has_soldiers_then_favours() -> None:
    """end soldier: what was played for comes first."""
    scene = Scene().tiles(human="soldier", beast="builder").claims(human=[0], beast=[1, 0])
    scene.give(
        points=31, outposts={"desert": 1, "forest": 2},
        residents=["soldier_human_forest", "soldier_human_desert", "builder_beast_desert"],
    )  # fmt: skip
    lines = GAME.sheet(scene.steps().table, 0)
    assert [(line.name, line.count, line.times, line.points) for line in lines] == [
        ("played", 31, None, 31),
        ("soldiers-desert", 1, 1, 2),
        ("soldiers-forest", 1, 2, 4),
        ("favour-human", 2, None, 6),
        ("favour-beast", 1, None, 2),
    ]


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((30, 20), [0]),
        ((20, 30), [1]),
        ((25, 25), [0, 1]),
        ((1, 2, 3), [2]),
        ((3, 1, 3), [0, 2]),
        ((5, 5, 5), [0, 1, 2]),
        ((9, 8, 7, 6), [0]),
        ((4, 9, 4, 9), [1, 3]),
        ((7, 7, 7, 7), [0, 1, 2, 3]),
    ],
)
def test_most_points_win_and_ties_share(points: tuple[int, ...], winners: list[int]) -> None:
    """end: whoever is first in turn order."""
    scene = Scene(len(points)).order(*reversed(range(len(points))))
    for seat, count in enumerate(points):
        scene.give(seat, points=count)
    play = scene.steps(FinalScoring())
    assert GAME.over(play.table)
    assert GAME.winners(play.table) == winners
    assert play.told(GameEnded) == [GameEnded(tuple(winners), points)]


def test_final_points_decide() -> None:
    """end soldier: behind after round 3, ahead with a soldier."""
    scene = Scene().give(0, points=10, outposts={"glacier": 3}, residents=["soldier_human_glacier"]).give(1, points=15)
    play = scene.steps(FinalScoring())
    assert play.state.scores == (16, 15)
    assert GAME.winners(play.table) == [0]


def test_before_the_end_nobody_has_won() -> None:
    """end: a question too early is refused, and the refusal is a sentence."""
    with pytest.raises(Refused) as refused:
        GAME.winners(Scene().turn().table)
    assert (refused.value.refusal.rule, refused.value.refusal.code) == ("table", "not-over")
