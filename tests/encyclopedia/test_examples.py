"""The worked examples of the rulebook, with their printed numbers."""

from ludoteca.games.encyclopedia.box.constants import CATEGORIES, COLOURS
from ludoteca.games.encyclopedia.box.events import AutomaTookExpert, CubesPublished, PointsGained
from ludoteca.games.encyclopedia.rules.round import DrawDice
from ludoteca.games.encyclopedia.rules.scoring import sheet, total
from ludoteca.games.encyclopedia.scene import Scene


def test_example_p12_expedition_value() -> None:
    """expedition.space expedition.value expedition.research turn.colour: value 11, three cubes, 3 VP at once."""
    scene = (
        Scene().placed(africa="yellow3").give(coins=3, tokens=2, animals={"lemur_catta": "", "loxodonta_africana": ""})
    )
    play = scene.action("red5").do("expedition")
    assert play.me.tokens == 1 + 1, "a token for the colour; two reputation reach the space with a token"
    play.do("token-1", "coin-3", "done")
    assert play.state.value == 5 + 1 + 2 + 3
    play.do("lemur_catta.I", "loxodonta_africana.I", "loxodonta_africana.III")
    assert play.me.vp == 3
    assert play.me.reputation == 2
    assert play.me.coins == 0
    assert play.cubes_on("loxodonta_africana") == 0b0101
    assert play.asked == ""


def test_example_p14_publication() -> None:
    """publication.limit publication.cubes publication.vp publication.cards publication.seal: 15 + 9 + 10 + 3 VP."""
    birds = {
        "aix_galericulata": "I II III",
        "phoenicopterus_roseus": "I II III",
        "fratercula_arctica": "I III",
        "ramphastos_toco": "I II III",
        "vultur_gryphus": "I",
    }
    play = Scene().give(coins=1, animals=birds).action("blue4").do("publication", "aix_galericulata", "coin-1")
    play.do("phoenicopterus_roseus", "fratercula_arctica", "ramphastos_toco", "vultur_gryphus")
    aquatic, omnivore, bird = (CATEGORIES.index(name) for name in ("aquatic", "omnivore", "bird"))
    assert play.told(CubesPublished) == [
        CubesPublished(0, aquatic, 3, 15),
        CubesPublished(0, omnivore, 3, 9),
        CubesPublished(0, bird, 5, 10),
    ]
    assert PointsGained(0, 3, "cards") in play.events
    assert play.me.vp == 15 + 9 + 10 + 3
    assert play.names(play.me.published) == ["aix_galericulata", "phoenicopterus_roseus", "fratercula_arctica"]
    assert play.names(play.state.removed) == ["ramphastos_toco", "vultur_gryphus"]
    assert play.shelf("arboreal") == 0, "the cube on Ramphastos toco's habitat is lost"
    assert sum(play.me.shelves) == 12 - 1
    assert (play.me.animals, play.me.coins, play.me.seals) == ((), 0, 1)


def test_example_p17_final_score_188() -> None:
    """end.collections end.tokens: 72 + 5 + 17 + 28 + 40 + 24 + 2."""
    scene = Scene()
    oceania = [name for card, name in enumerate(scene.box.card_ids) if scene.box.continent[card] == 4]
    experts = [name for expert, name in enumerate(scene.box.expert_ids) if scene.box.expert_continent[expert] == 4]
    scene.give(
        vp=72, coins=4, seals=6, retired=experts[:6], published=oceania[:6],
        shelves={"hot": 5, "carnivore": 8, "reptile": 10},
    )  # fmt: skip
    lines = sheet(scene.state, 0)
    points = {name: vp for name, _, vp in lines}
    expected = {"hot": 5, "carnivore": 17, "reptile": 28, "oceania": 40, "seals": 24, "coins": 2}
    assert points == {"played": 72, "tokens": 0, **expected}
    assert total(lines) == 188


def test_example_p10_academy() -> None:
    """academy turn.value turn.colour: a purple 4 made yellow by a token and raised to 5 by a coin: 3 reputation."""
    play = Scene().give(coins=1, tokens=1).show(animals=["lemur_catta", "ursus_arctos"]).action("purple4")
    play.do("academy", "lemur_catta", "coin-1")
    assert play.names(play.me.animals) == ["lemur_catta"]
    assert play.me.reputation == 3
    assert play.me.tokens == 0 + 1, "the token that the reputation brings"
    assert play.me.coins == 0


def test_example_solo_linne_university() -> None:
    """automa.action: Linné's 5 at the University gives 1 token whatever the colours."""
    scene = Scene(["person", "automa:linne:boudeuse"]).show(experts=["alonso_rossette", "safi_limbila"])
    scene.give(1, priorities=["africa", "america", "asia", "europe", "oceania"])
    play = scene.boards("- - - -", "- - - blue5").one_turn(1)
    assert play.expert_names(play.seat(1).retired) == ["safi_limbila"]
    assert play.seat(1).tokens == 1
    assert AutomaTookExpert(1, play.expert("safi_limbila"), "priority") in play.events


def test_example_solo_dice_on_an_automas_board() -> None:
    """automa.dice: lowest on the left; of the two 2s the yellow, of lower priority than the red, lies further left."""
    scene = Scene(["person", "automa:linne:boudeuse"]).first(1)
    scene.give(1, priorities=["europe", "america", "oceania", "africa", "asia"])
    play = scene.steps(DrawDice()).luck("red-2", "blue-6", "yellow-2", "green-4")
    slots = [
        [(COLOURS[play.state.box.die_colour[d]], play.state.faces[d]) for d in slot] for slot in play.seat(1).slots
    ]
    assert slots == [[("yellow", 2)], [("red", 2)], [("green", 4)], [("blue", 6)]]


def test_example_faq_expedition_without_an_animal() -> None:
    """turn.whole expedition.space reputation.choice: the animal that the reputation brings completes the expedition."""
    scene = Scene().give(reputation=6).show(animals=["lemur_catta", "bison_bison", "panthera_onca"])
    play = scene.action("red4").do("expedition")
    assert play.offered == ["bison_bison", "panthera_onca"], "one that completes the action"
    play.do("bison_bison", "bison_bison.II")
    assert play.names(play.me.animals) == ["bison_bison"]
    assert play.cubes_on("bison_bison") == 0b0010
    assert play.me.reputation == 6 + 3
