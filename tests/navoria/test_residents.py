"""Every resident: what it does at once, at Income and at the end."""

from collections import Counter

import pytest

from ludoteca.games.navoria.box.events import IncomeCounted
from ludoteca.games.navoria.rules.income import CardIncome
from ludoteca.games.navoria.rules.scoring import FinalScoring
from ludoteca.games.navoria.scene import Play, Scene
from tests.navoria.kit_residents_table import LANDS, RESIDENTS, SPECIES, TRADES, Resident

each = pytest.mark.parametrize("resident", RESIDENTS, ids=[resident.id for resident in RESIDENTS])

CHOSEN_LAND = "glacier"
CHOSEN_GOOD = "mineral"
DOCKS = ("forest", "desert", "glacier")

# One sprite icon, two human, three goblin, four beast, twice: one of them is without the resident looked at.
COMPANY = [
    "artisan_sprite_weapon_food", "soldier_human_forest", "soldier_goblin_forest", "artisan_goblin_food_mineral",
    "soldier_beast_forest", "soldier_beast_desert",
]  # fmt: skip
OTHERS = [
    "builder_sprite_forest", "soldier_human_glacier", "soldier_goblin_desert", "builder_goblin_forest",
    "soldier_beast_glacier", "adventurer_beast_desert", "artisan_beast_food_mineral",
]  # fmt: skip
ICONS = {"sprite": 1, "human": 2, "goblin": 3, "beast": 4}


def recruited(resident: Resident) -> Play:
    return Scene().show(**{resident.trade: [resident.id]}).recruit(resident.trade)


def goods_of(resident: Resident) -> list[str]:
    return [CHOSEN_GOOD if good == "any" else good for good in resident.goods.split()]


def test_there_are_sixty_residents_twelve_of_each_trade_three_of_each_species_in_it() -> None:
    """things.trades: 60 cards, five trades, four species."""
    box = Scene().box
    assert sorted(box.resident_ids) == sorted(resident.id for resident in RESIDENTS)
    assert len(box.resident_ids) == 60
    kinds = [(TRADES[trade], SPECIES[kind]) for trade, kind in zip(box.trade, box.species, strict=True)]
    assert Counter(kinds) == {(trade, kind): 3 for trade in TRADES for kind in SPECIES}
    assert dict(zip(box.resident_ids, kinds, strict=True)) == {r.id: (r.trade, r.species) for r in RESIDENTS}


@each
def test_a_resident_gives_at_once_what_its_card_says(resident: Resident) -> None:
    """recruit.effects merchant builder soldier adventurer artisan: points, steps, goods and outposts, no more."""
    play = recruited(resident)
    steps = [CHOSEN_LAND if land == "any" else land for land in resident.steps.split()]
    goods = goods_of(resident)
    if "any" in resident.steps:
        assert play.asked == "ChooseExplorer"
        play.do(CHOSEN_LAND)
    if "any" in resident.goods:
        assert play.asked == "ChooseGood"
        play.do(CHOSEN_GOOD)
    for dock in DOCKS[: min(len(goods), 2)]:  # the third good has one dock left
        assert play.asked == "PlaceGood"
        play.do(dock)
    assert play.asked == ""
    assert play.me.points == resident.points
    assert {land: play.explorer(land) for land in LANDS} == {land: steps.count(land) for land in LANDS}
    assert {land: play.outposts(land) for land in LANDS} == {land: int(land == resident.outpost) for land in LANDS}
    placed = dict(zip(DOCKS, goods, strict=False))
    assert {dock: play.dock(dock) for dock in DOCKS} == {
        dock: {placed[dock]: 1} if dock in placed else {} for dock in DOCKS
    }
    assert play.residents() == [resident.id]
    assert play.guide(1).points == 0


@each
def test_a_resident_gives_at_income_what_its_card_says(resident: Resident) -> None:
    """income.cards merchant adventurer: icons of the species that the card names, or three flags; else nothing."""
    company = OTHERS if resident.id in COMPANY else COMPANY
    scene = Scene().give(explorers={"desert": 2, "forest": 7}, residents=[*company, resident.id])
    play = scene.steps(CardIncome())
    expected = 0
    if resident.income == "flags":
        expected = 3
    elif resident.income:
        expected = ICONS[resident.income] + (resident.icons if resident.species == resident.income else 0)
    assert play.me.points == expected


@each
def test_a_resident_has_its_icons_one_or_for_a_soldier_two(resident: Resident) -> None:
    """merchant soldier things.trades: a merchant that names its species counts them."""
    namers = [r.id for r in RESIDENTS if r.income == resident.species and r.species != resident.species]
    namer = next(name for name in namers if name != resident.id)
    play = Scene().give(residents=[namer, resident.id]).steps(CardIncome())
    counted = [event for event in play.events if isinstance(event, IncomeCounted)]
    card = play.state.box.resident_ids.index(namer)
    assert [(event.count, event.points) for event in counted if event.resident == card] == [
        (resident.icons, resident.icons)
    ]


@each
def test_a_resident_gives_at_the_end_what_its_card_says(resident: Resident) -> None:
    """soldier end: 2 points for each outpost in the land of a soldier; other cards nothing."""
    outposts = {"desert": 1, "glacier": 2, "forest": 3}
    scene = Scene().give(points=10, outposts=outposts, residents=[resident.id])
    scene.give(1, points=3, outposts={"desert": 3, "glacier": 3, "forest": 3})
    play = scene.steps(FinalScoring())
    assert play.state.scores == (10 + (2 * outposts[resident.end] if resident.end else 0), 3)


@each
def test_a_resident_gives_only_what_is_in_stock(resident: Resident) -> None:
    """things.goods: with an empty stock everything but the goods is given."""
    scene = Scene().spent("food " * 18 + "mineral " * 18 + "weapon " * 18).show(**{resident.trade: [resident.id]})
    play = scene.recruit(resident.trade)
    if "any" in resident.steps:
        play.do(CHOSEN_LAND)
    assert play.asked == ""
    assert play.me.points == resident.points
    assert sum(play.me.explorers) == len(resident.steps.split())
    assert sum(play.me.outposts) == bool(resident.outpost)
    assert all(play.dock(land) == {} for land in LANDS)
    assert play.residents() == [resident.id]
