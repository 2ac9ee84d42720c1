"""Data packs: whoever owns the box replaces values, and they show in play."""

from ludoteca.games.navoria import GAME, game
from ludoteca.games.navoria.box.data import standard
from ludoteca.games.navoria.box.events import OutpostBuilt
from ludoteca.games.navoria.rules.docks import GatherGoods
from ludoteca.games.navoria.rules.income import CardIncome, ExplorationPrizes
from ludoteca.games.navoria.rules.scoring import FinalScoring
from ludoteca.games.navoria.rules.tracks import BuildOutpost, MoveExplorer
from ludoteca.games.navoria.scene import Scene
from ludoteca.kernel.contract.run import hold
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import digest
from ludoteca.kernel.journal import begin
from ludoteca.kernel.schema import MOST_BOXES
from tests.navoria.kit_kept import KEEPING, KEPT
from tests.navoria.kit_packs import changed, prizes, resident, space


def test_a_resident_of_a_pack_gives_what_it_says() -> None:
    """recruit.effects: 7 points, a step and all three goods."""
    pack = resident("merchant_human_sprite", now=["points 7", "step forest", "goods food mineral weapon"])
    scene = Scene(pack=pack).show(merchant=["merchant_human_sprite"])
    play = scene.recruit("merchant").do("desert", "glacier")
    assert (play.me.points, play.explorer("forest"), play.dock("forest")) == (7, 1, {"weapon": 1})


def test_a_resident_of_a_pack_may_have_an_id_of_its_own() -> None:
    """things.trades: under which it is recruited."""
    scene = Scene(pack=resident("soldier_human_desert", id="sergeant", name="Sergeant", end="outposts forest"))
    play = scene.show(soldier=["sergeant", "soldier_human_forest"]).recruit("soldier").do("sergeant")
    assert play.residents() == ["sergeant"]
    scene = Scene(pack=resident("soldier_human_desert", id="sergeant", end="outposts forest"))
    scene.give(outposts={"desert": 3, "forest": 1}, residents=["sergeant"])
    assert scene.steps(FinalScoring()).state.scores[0] == 2


def test_an_income_of_a_pack_counts() -> None:
    """income.cards: a builder that counts flags."""
    scene = Scene(pack=resident("builder_human_desert", income="flags"))
    scene.give(explorers={"desert": 4}, residents=["builder_human_desert"])
    assert scene.steps(CardIncome()).me.points == 2


def test_a_track_of_a_pack_is_walked() -> None:
    """explore.treasure outpost.build adventurer: a desert of three spaces, one flag, 9 points."""
    pack = changed("track", 0, spaces=3, outposts=[1, 2, 3], flags=[3], treasure=9)
    scene = Scene(pack=pack).give(residents=["adventurer_human_desert"])
    steps = [MoveExplorer(0, 0)] * 4
    play = scene.steps(*steps, BuildOutpost(0, 0), BuildOutpost(0, 0), CardIncome())
    assert play.explorer("desert") == 3
    assert play.me.points == 9 + 9 + 1
    assert play.told(OutpostBuilt) == [OutpostBuilt(0, 0, 1), OutpostBuilt(0, 0, 2)]


def test_a_track_of_a_pack_may_have_no_flags() -> None:
    """adventurer: then there are none to reach."""
    scene = Scene(pack=changed("track", 0, flags=[]))
    scene.give(explorers={"desert": 7}, residents=["adventurer_human_desert"])
    assert scene.steps(CardIncome()).me.points == 0


def test_prizes_of_a_pack_are_won() -> None:
    """income.exploration: 8, 5, 2 in the forest."""
    scene = Scene(4, pack=prizes(forest=[8, 5, 2]))
    for seat in range(4):
        scene.give(seat, explorers={"forest": 4 - seat, "desert": 4 - seat})
    play = scene.steps(ExplorationPrizes())
    assert [guide.points for guide in play.state.guides] == [8 + 3, 5 + 2, 2 + 1, 0]


def test_rewards_of_a_pack_are_gained() -> None:
    """order.complete: 9 points and an outpost, of which the order itself does not know yet."""
    pack = changed("dock", 1, base=["points 9", "outpost glacier"], outposts=["points 1", "points 2", "points 3"])
    scene = Scene(pack=pack).give(docks={"glacier": "food food"})
    play = scene.steps(GatherGoods(0, (0,))).do("glacier")
    assert (play.me.points, play.outposts("glacier")) == (9, 1)


def test_a_space_of_a_pack_gives_what_it_says() -> None:
    """gather.spaces: one of three parts."""
    pack = space(0, 1, ["points 4 or step desert or outpost any"])
    play = Scene(pack=pack).tokens(decks="merchant").gather().do("space1")
    assert sorted(play.offered) == ["outpost", "points", "step"]
    play.do("outpost", "forest")
    assert play.asked == ""
    assert (play.me.points, play.outposts("forest"), play.explorer("desert")) == (0, 1, 0)


def test_a_favour_tile_of_a_pack_pays() -> None:
    """end things.favours: 5 points for each of three trades."""
    scene = Scene(pack=changed("favour", 0, trades=["merchant", "soldier", "artisan"], upper=5))
    scene.tiles(beast="merchant").claims(beast=[0])
    scene.give(residents=["soldier_human_desert", "artisan_human_weapon_food", "builder_human_desert"])
    assert scene.steps(FinalScoring()).state.scores[0] == 10


def test_numbers_of_a_pack_are_played_with() -> None:
    """soldier favour.claim order.complete: 7 points for an outpost, two goods complete the desert's order."""
    scene = Scene(pack={"soldier_points": 7}).give(residents=["soldier_human_desert"], outposts={"desert": 2})
    assert scene.steps(FinalScoring()).state.scores[0] == 14
    pack = {"soldier_icons": 3, "favour_icons": 3}
    box = Scene(pack=pack).box
    assert (box.favour_icons, box.icons[box.resident_ids.index("soldier_human_desert")]) == (3, 3)
    scene = Scene(pack={"desert_order": 2}).give(docks={"desert": "food"})
    play = scene.steps(GatherGoods(0, (0,))).do("desert")
    assert play.dock("desert") == {}
    assert play.explorer("desert") == 1


def test_a_head_without_the_rulebooks_numbers_gets_the_printed_ones() -> None:
    """data: journals from before these were data say nothing of them; they read, and mean what they meant."""
    journal, _ = KEEPING.read(KEPT[0].name)
    assert "soldier_points" not in journal.head.data
    box = journal.table.state.box
    assert (box.soldier_points, box.favour_icons, box.desert_order, box.glacier_order) == (2, 5, 4, 3)
    assert GAME.data(journal.head.data) == standard()


def test_a_pack_belongs_to_its_table_alone() -> None:
    """data: the head of a table carries its data; the next table has the standard box."""
    pack = prizes(forest=[8, 5, 2])
    journal = begin(GAME, ["person"] * 2, {}, pack, seeded("pack"))
    assert journal.head.data == {**standard(), **pack}
    assert digest(journal.head.data) != digest(standard())
    assert GAME.data(None) is GAME.data({}) is standard()
    assert journal.table.state.box.prizes[2] == (8, 5, 2)
    assert GAME.begin(["person"] * 2).state.box.prizes == ((3, 2, 1),) * 3


def test_a_game_with_a_pack_keeps_the_contract() -> None:
    """data: short tracks, an outpost for every order, a space with a choice of three."""
    pack = {
        **changed("track", 0, spaces=3, outposts=[1, 2, 3], flags=[]),
        **changed("dock", 1, base=["outpost any", "step any"]),
        **space(0, 1, ["points 4 or step desert or outpost any"]),
    }
    for seats in (2, 3, 4):
        tally = hold(begin(GAME, ["person"] * seats, {}, pack, seeded(f"pack {seats}")), f"pack {seats}", every=20)
        assert tally["games"] == 1


def test_however_many_packs_there_are_so_many_boxes_are_kept() -> None:
    """data: and a box that is used stays, the standard one too."""
    standard_box = GAME.begin(["person"] * 2).state.box
    for number in range(2 * MOST_BOXES):
        pack = changed("resident", 0, name=f"Bison {number}")
        GAME.begin(["person"] * 2, {}, GAME.data(pack))
        assert GAME.begin(["person"] * 2).state.box is standard_box
    assert len(game._boxes) == MOST_BOXES
