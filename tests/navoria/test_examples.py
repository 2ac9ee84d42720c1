"""The worked examples of the rulebook, with their printed numbers."""

from ludoteca.games.navoria.rules.homecoming import ReturnExplorers
from ludoteca.games.navoria.rules.income import CardIncome, ExplorationPrizes
from ludoteca.games.navoria.rules.scoring import sheet
from ludoteca.games.navoria.scene import Scene


def test_example_p12_an_artisan_completes_the_glaciers_order() -> None:
    """artisan goods.place order.complete: 2 points, and 5 from the order with two outposts and two artisans."""
    scene = (
        Scene()
        .show(artisan=["artisan_sprite_weapon_food"])
        .give(
            docks={"glacier": "weapon weapon"},
            outposts={"glacier": 2},
            residents=["artisan_human_weapon_food", "artisan_human_mineral_weapon"],
        )
    )
    play = scene.recruit("artisan")
    assert play.me.points == 2
    play.do("glacier", "forest")
    assert play.me.points == 2 + 5
    assert play.explorer("glacier") == 1
    assert play.dock("glacier") == {}
    assert play.dock("forest") == {"food": 1}


def test_example_p11_the_forests_treasure_twice() -> None:
    """explore.treasure: one before the end, two steps: 5 and 5 points."""
    scene = Scene().show(adventurer=["adventurer_beast_forest"]).give(explorers={"forest": 8})
    play = scene.recruit("adventurer")
    assert play.me.points == 3 + 5 + 5, "the card's own 3 points come first"
    assert play.explorer("forest") == 9


def test_example_p10_flags() -> None:
    """adventurer income.cards: two flags for two adventurers give 4 points, three flags for one give 3."""
    scene = Scene().give(
        0,
        explorers={"glacier": 3, "forest": 4},
        residents=["adventurer_sprite_desert", "adventurer_human_desert"],
    )
    scene.give(1, explorers={"glacier": 6, "desert": 2}, residents=["adventurer_sprite_forest"])
    play = scene.steps(CardIncome())
    assert play.me.points == 4
    assert play.guide(1).points == 3


def test_example_p8_two_merchants_name_beasts() -> None:
    """merchant income.cards: five beast icons give 5 points for each merchant that names beasts."""
    scene = Scene().give(
        residents=["merchant_beast_beast", "merchant_sprite_beast", "soldier_beast_desert", "soldier_beast_forest"]
    )
    play = scene.steps(CardIncome())
    assert play.me.points == 5 + 5


def test_example_p14_prizes_on_the_glacier() -> None:
    """income.exploration: one ahead, two tied, one at the back: 3, 2, 2, 0."""
    scene = Scene(4)
    for seat, space in enumerate((6, 4, 4, 2)):
        scene.give(seat, explorers={"glacier": space})
    play = scene.steps(ExplorationPrizes())
    assert [play.guide(seat).points for seat in range(4)] == [3, 2, 2, 0]


def test_example_p14_return() -> None:
    """return.explorers: without an outpost back to the start; to a second outpost ahead, forward."""
    scene = Scene().give(0, explorers={"glacier": 5}).give(1, explorers={"glacier": 2}, outposts={"glacier": 2})
    play = scene.steps(ReturnExplorers())
    assert play.explorer("glacier", 0) == 0
    assert play.explorer("glacier", 1) == 4


def test_example_p15_favours() -> None:
    """end favour.claim: first on the adventurers' tile with two of them: 6; second on artisan + merchant: 2."""
    scene = Scene().tiles(beast="adventurer", human="artisan-merchant").claims(beast=[0], human=[1, 0])
    scene.give(
        residents=[
            "adventurer_beast_desert", "adventurer_beast_forest", "artisan_human_weapon_food", "merchant_human_sprite",
        ]
    )  # fmt: skip
    assert [(name, points) for name, _, _, points in sheet(scene.state, 0)] == [
        ("played", 0),
        ("favour-human", 2),
        ("favour-beast", 6),
    ]


def test_example_p9_a_soldier_of_the_desert() -> None:
    """soldier end: one soldier of the desert and two outposts there: 4 points."""
    scene = Scene().give(outposts={"desert": 2, "forest": 1}, residents=["soldier_goblin_desert"])
    assert ("soldiers-desert", 1, 2, 4) in sheet(scene.state, 0)
