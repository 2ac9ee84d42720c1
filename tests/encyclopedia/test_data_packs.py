"""Data packs: whoever owns the box replaces values, and they show in play."""

import json
import tomllib

from ludoteca.games.encyclopedia import GAME, game
from ludoteca.games.encyclopedia.box.constants import BANK, GIFTS
from ludoteca.games.encyclopedia.box.data import standard
from ludoteca.games.encyclopedia.box.events import AutomaTookDie, CoinsGained
from ludoteca.games.encyclopedia.page.legend import legend
from ludoteca.games.encyclopedia.rules.reputation import GainReputation
from ludoteca.games.encyclopedia.rules.round import DrawDice, TurnRoundToken
from ludoteca.games.encyclopedia.rules.scoring import FinalScoring
from ludoteca.games.encyclopedia.rules.setup import DraftAnimal
from ludoteca.games.encyclopedia.rules.turn import ChooseAction
from ludoteca.games.encyclopedia.scene import Scene
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import digest
from ludoteca.kernel.journal import begin, events_of
from ludoteca.kernel.schema import MOST_BOXES
from ludoteca.kernel.table import Chance
from tests.encyclopedia.kit_automas import LINNE
from tests.encyclopedia.kit_kept import KEEPING
from tests.encyclopedia.kit_packs import behaviour_row, changed, number_of


def test_start_coins_of_a_pack_are_dealt() -> None:
    """setup.start: 9, 8, 7, 6 from the first seat."""
    journal = begin(GAME, ["person", "person"], {}, {"start_coins": [9, 8, 7, 6]}, seeded("coins"))
    told: list[object] = []
    while isinstance(question := journal.table.question, DraftAnimal):
        word = question.words(journal.table).word(journal.table.options()[0])
        told += events_of(journal.play(question.seat, [word]))
    first = journal.table.state.first
    assert [event for event in told if isinstance(event, CoinsGained)][:2] == [
        CoinsGained(first, 9, "setup"),
        CoinsGained(1 - first, 8, "setup"),
    ]


def test_the_bank_of_a_pack_gives_six_coins() -> None:
    """bank: one line of a pack; the option, the picture's legend and the play say the same number."""
    play = Scene(pack=tomllib.loads("bank_coins = 6")).action("red4")
    phrase = GAME.words.describe(play.table, ChooseAction(0), BANK)
    assert (phrase.message, phrase.facts["coins"]) == ("option-bank", 6)
    assert legend(play.table).bank_coins == 6
    assert play.do("bank").me.coins == 6


def test_numbers_of_a_pack_are_played_with() -> None:
    """embassy academy turn.free setup.start turn.die reputation: what a pack says is what is gained."""
    play = Scene(pack={"embassy_tokens": [0, 7, 9], "value_steps": [2, 6]}).action("red4").do("embassy")
    assert play.me.tokens == 7
    scene = Scene(pack={"slot_vp": 9}).boards("- - - -", "- - - red4").one_turn(0)
    assert scene.do("bank").seat(1).vp == 9
    scene = Scene(pack={"seal_coins": 8}).give(seals=1).action("red4")
    assert scene.do("seal-for-coins").me.coins == 8
    play = Scene(pack={"track_coins": 11, "reputation": ["coins"] * 12}).steps(GainReputation(0, 1, "slot"))
    assert play.me.coins == 11


def test_the_final_scoring_of_a_pack_counts() -> None:
    """end.collections end.tokens: seals, tokens, coins and two cards of a continent."""
    numbers = {"vp_per_seal": 10, "vp_per_token": 20, "coins_per_vp": 1, "collection_vp": [0, 7, *[7] * 10]}
    scene = Scene(pack=numbers).give(seals=1, tokens=1, coins=3, retired=["elena_lewis", "rogerio_luz"])
    assert scene.steps(FinalScoring()).state.scores[0] == 10 + 20 + 3 + 7


def test_research_and_publication_of_a_pack_cost_and_give_what_it_says() -> None:
    """expedition.research publication.limit publication.vp publication.cards"""
    pack = {"research_cost": [1, 2, 3, 4], "research_vp": [0, 0, 0, 0]}
    play = Scene(pack=pack).give(animals=["bison_bison"]).placed(america="red1 red1 red1").action("red1")
    assert play.do("expedition", "bison_bison.III").cubes_on("bison_bison") == 0b0100
    values = {"publish_from": [4, 5, 6, 7], "publish_vp": [9, 0, 0, 0], "published_card_vp": 3}
    scene = Scene(pack=values).give(animals={"bison_bison": "I II"})
    play = scene.action("red4").do("publication")
    assert play.me.vp == 9 + 3


def test_a_head_without_the_rulebooks_numbers_gets_the_printed_ones() -> None:
    """data: journals from before these were data say nothing of them; they read, and mean what they meant."""
    journal, _ = KEEPING.read("two-en")
    assert "bank_coins" not in journal.head.data
    assert (
        digest(journal.head.data) == json.loads((KEEPING.journals / "two-en.json").read_text("utf-8"))["head"]["digest"]
    )
    box = journal.table.state.box
    assert (box.bank_coins, box.research_cost, box.collection_vp[4:6]) == (5, (2, 4, 7, 10), (3, 5))
    assert GAME.data(journal.head.data) == standard()


def test_research_points_of_a_pack_are_gained() -> None:
    """expedition.research: 7 VP at once for a cube on type I."""
    scene = Scene(pack={"research_vp": [7, 0, 0, 0]}).give(animals=["bison_bison"]).placed(america="red1 red1 red1")
    play = scene.action("red1").do("expedition", "bison_bison.I")
    assert play.me.vp == 7


def test_slots_of_a_pack_give_what_it_says() -> None:
    """turn.die automa.die: from the right to the left: the first slot gives 3 VP, and an automa takes the last."""
    pack = {"slots": ["vp", "reputation", "coins", "nothing"]}
    play = Scene(pack=pack).boards("- - - -", "red4 - - -").one_turn(0).do("bank")
    assert play.seat(1).vp == 3
    play = Scene([LINNE, "person"], pack=pack).boards("- - - -", "red3 red3 red3 red3").one_turn(0)
    assert [event.slot for event in play.events if isinstance(event, AutomaTookDie)] == [3]


def test_the_reputation_track_of_a_pack_gives_its_bonuses() -> None:
    """reputation: a seal on space 1, and nothing on space 2."""
    pack = {"reputation": ["nothing", "seal", *["nothing"] * 10]}
    play = Scene(pack=pack).steps(GainReputation(0, 2, "slot"))
    assert (play.me.seals, play.me.tokens, play.me.reputation) == (1, 0, 2)


def test_expedition_spaces_of_a_pack_count() -> None:
    """expedition.space expedition.value: no reputation and +6 on the first: a 4 pays for type IV."""
    scene = Scene(pack={"expedition_spaces": [[0, 6], [1, 0], [1, 0], [1, 0]]})
    play = scene.give(animals={"bison_bison": "I II III"}).action("red4").do("expedition")
    assert play.cubes_on("bison_bison") == 0b1111
    assert (play.me.reputation, play.me.vp) == (0, 5)


def test_round_tokens_of_a_pack_are_turned() -> None:
    """setup.rounds round.token: twelve tokens of one kind: nothing else can be turned."""
    kinds = ("token", "coins", "expert", "animal", "die", "nothing")
    play = Scene(pack={"round_tokens": {**dict.fromkeys(kinds, 0), "coins": 12}}).steps(TurnRoundToken())
    question = play.table.question
    assert isinstance(question, Chance)
    assert [gift for gift in range(len(GIFTS)) if question.possible(play.table, gift)] == [GIFTS.index("coins")]


def test_dice_of_a_pack_are_in_the_bag() -> None:
    """things.dice round.dice: 5 red ones: the sixth cannot be drawn."""
    pack = {"dice": {"america": 5, "africa": 3, "asia": 4, "europe": 4, "oceania": 4}}
    play = Scene(pack=pack).steps(DrawDice()).luck("red-1", "red-2", "red-3", "red-4")
    play.do("slot1", "slot2", "slot3").luck("red-5")
    question = play.table.question
    assert isinstance(question, Chance)
    assert not any(question.possible(play.table, roll) for roll in range(6)), "no red face is left"
    assert question.possible(play.table, 6), "a yellow 1 is"


def test_an_animal_of_a_pack_is_on_the_table() -> None:
    """things.animals academy: a wolf instead of the brown bear, of its own continent and categories."""
    wolf = {"id": "canis_lupus", "latin": "Canis lupus", "name": "wolf", "diet": "carnivore"}
    pack = changed("animal", number_of("animal", "ursus_arctos"), **wolf)
    play = Scene(pack=pack).show(animals=["canis_lupus", "bison_bison"]).action("blue3").do("academy")
    assert play.names(play.me.animals) == ["canis_lupus"]
    assert "ursus_arctos" not in play.state.box.card_ids


def test_an_expert_of_a_pack_brings_what_it_says() -> None:
    """things.experts experts.lasting: Cristian Miller with 4 coins."""
    pack = changed("expert", number_of("expert", "cristian_miller"), amount=4)
    scene = Scene(pack=pack).give(experts=["cristian_miller"]).show(experts=["elena_lewis"])
    assert scene.action("blue3").do("university").me.coins == 4


def test_a_sepultus_of_a_pack_is_taken_by_its_value() -> None:
    """sepultus.deck sepultus.take: the creature of the 1 now wants a 4."""
    scene = Scene(pack=changed("sepultus", 0, die=4), sepultus=True).show(animals=["sepultus_1"])
    play = scene.action("blue4").do("academy")
    assert play.names(play.me.animals) == ["sepultus_1"]


def test_a_sepultus_that_costs_one_point_is_researched_with_one() -> None:
    """sepultus.research expedition.research: the value 1 pays for it, also beside an animal that wants 2.

    The game once got stuck: less than the cheapest animal was taken for nothing at all.
    """
    pack = {**changed("sepultus", 0, cost=1), "reputation": ["nothing"] * 12}
    scene = Scene(pack=pack, sepultus=True).give(animals=["bison_bison", "sepultus_1"])
    play = scene.action("red1").do("expedition")
    assert [word.partition(".")[0] for word in play.offered] == ["sepultus_1"] * 3


def test_a_behaviour_card_of_a_pack_is_followed() -> None:
    """automa.action: Linné's 6 gives 7 reputation and no animal."""
    pack = {**behaviour_row(animals=0, reputation=7), "reputation": ["nothing"] * 12}
    play = Scene(["person", LINNE], pack=pack).show(animals=["bison_bison"]).boards("", "red6").one_turn(1)
    assert (play.seat(1).reputation, play.seat(1).animals) == (7, ())


def test_a_scoring_card_of_a_pack_is_followed() -> None:
    """end.automa: La Boudeuse with 9 VP for each expert of the largest group."""
    scene = Scene(["person", LINNE], pack=changed("scoring", 0, experts=[9, 0, 0]))
    scene.give(1, retired=["elena_lewis", "rogerio_luz", "gao_zhelan"])
    assert scene.steps(FinalScoring()).state.scores[1] == 18


def test_a_pack_belongs_to_its_table_alone() -> None:
    """data: the head of a table carries its data; the next table has the standard box."""
    pack = {"start_coins": [9, 8, 7, 6]}
    journal = begin(GAME, ["person"] * 2, {}, pack, seeded("pack"))
    assert journal.head.data == {**standard(), **pack}
    assert digest(journal.head.data) != digest(standard())
    assert GAME.data(None) is GAME.data({}) is standard()
    assert GAME.begin(["person"] * 2).state.box.start_coins == (2, 3, 3, 4)


def test_a_packs_own_simon_hodesmann_stands_whatever_the_edition() -> None:
    """editions experts.lasting: the option is about the printed card, not about one that a pack has changed."""
    pack = changed("expert", number_of("expert", "simon_hodesmann"), amount=4)
    for edition in ("en", "pl"):
        scene = Scene(pack=pack, edition=edition).give(experts=["simon_hodesmann"], animals={"bison_bison": "I II"})
        play = scene.action("red6").do("expedition")
        if play.asked:
            play.do("bison_bison.III")
        assert play.me.coins == 4, edition


def test_however_many_packs_there_are_so_many_boxes_are_kept() -> None:
    """data: and a box that is used stays, the standard one too."""
    standard_box = GAME.begin(["person"] * 2).state.box
    for number in range(2 * MOST_BOXES):
        pack = changed("animal", 0, latin=f"Bison {number}")
        GAME.begin(["person"] * 2, {}, GAME.data(pack))
        assert GAME.begin(["person"] * 2).state.box is standard_box
    assert len(game._boxes) == MOST_BOXES
