"""Whole actions (FAQ): an action may be chosen only if it can be completed, and nothing on the way may break it."""

import pytest

from ludoteca.games.encyclopedia.box.constants import CATEGORIES, CONTINENTS, EXPEDITION, NONE
from ludoteca.games.encyclopedia.box.data import standard
from ludoteca.games.encyclopedia.rules.expedition import AN_EXPEDITION
from ludoteca.games.encyclopedia.scene import Scene
from ludoteca.kernel.game import Data
from ludoteca.kernel.table import NO

AMERICA, AFRICA, ASIA, EUROPE, OCEANIA = range(5)

# An expedition that only its own reputation makes possible


@pytest.mark.parametrize(
    ("marker", "face", "cubes", "payments"),
    [
        (0, 2, "I", []),  # space 2 brings a token: 2 + 2 = 4, and nothing is asked
        (4, 4, "I II", []),  # space 6 brings three coins: 4 + 3 = 7
        (8, 2, "I II", ["seal-1"]),  # space 11 brings a seal: 2 + 5 = 7; it could also be sold for the five coins
        (10, 5, "I II III", ["seal-1"]),  # passed: 5 + 5 = 10
    ],
)
def test_what_the_space_surely_brings_counts_for_the_expedition(
    marker: int, face: int, cubes: str, payments: list[str]
) -> None:
    """turn.whole expedition.space: a token, coins or a seal of the reputation pay for the one cube that is needed."""
    scene = Scene().give(reputation=marker, animals={"bison_bison": cubes})
    play = scene.action(f"red{face}").do("expedition", *payments)
    assert play.asked == ""
    assert play.cubes_on("bison_bison").bit_count() == len(cubes.split()) + 1
    assert (play.me.tokens, play.me.coins, play.me.seals) == (0, 0, 0)


@pytest.mark.parametrize(
    ("marker", "face", "cubes", "need"), [(0, 1, "I", 4), (4, 3, "I II", 7), (8, 1, "I II", 7), (10, 4, "I II III", 10)]
)
def test_one_point_less_and_the_expedition_is_not_offered(marker: int, face: int, cubes: str, need: int) -> None:
    """turn.whole: even with what the reputation brings no cube could be placed."""
    play = Scene().give(reputation=marker, animals={"bison_bison": cubes}).action(f"red{face}")
    assert "expedition" not in play.offered
    why = play.why("expedition")
    assert (why.rule, why.code) == ("expedition.research", "expedition-too-weak")
    assert why.facts == {
        "continent": AMERICA,
        "value": face,
        "need": need,
        "tokens": 0,
        "coins": 0,
        "seals": 0,
        "nearest": "coin",
        "amount": 1,
    }


def test_the_token_that_came_on_the_way_is_not_optional_then() -> None:
    """turn.whole expedition.value: spent without a question, since without it no cube could be placed."""
    play = Scene().give(animals={"bison_bison": "I"}).action("red2").do("expedition")
    assert play.me.tokens == 0
    assert play.cubes_on("bison_bison") == 0b0011


def test_only_the_expert_that_raises_the_value_enough_is_offered() -> None:
    """turn.whole reputation.choice: Renell Victorie's 2 are needed; Rogério Luz's 1 and Lotte Paulsen are withheld."""
    experts = ["lotte_paulsen", "rogerio_luz", "renell_victorie"]
    scene = Scene().give(reputation=2, animals={"bison_bison": "I"}).show(experts=experts)
    play = scene.action("red2").do("expedition")
    assert play.expert_names(play.me.experts) == ["renell_victorie"], "the only one, so nobody is asked"
    assert play.cubes_on("bison_bison") == 0b0011
    scene = Scene().give(reputation=2, animals={"bison_bison": "I"}).show(experts=experts)
    play = scene.action("red3").do("expedition")
    assert play.offered == ["rogerio_luz", "renell_victorie"]
    why = play.why("lotte_paulsen")
    assert (why.rule, why.code, why.facts) == ("turn.whole", "card-breaks-action", {"seat": 0})
    why = play.why("deck")
    assert (why.rule, why.code, why.facts) == ("reputation.choice", "display-first", {"cards": 2})


def test_an_instant_on_display_counts_since_it_may_be_used_the_moment_it_is_taken() -> None:
    """turn.whole experts.instant: Safi Limbila's five coins make 2 + 5 = 7; kept for later she would not."""
    scene = Scene().give(reputation=2, animals={"bison_bison": "I II"}).show(experts=["safi_limbila", "lotte_paulsen"])
    play = scene.action("red2").do("expedition")
    assert play.cubes_on("bison_bison") == 0b0111
    assert play.expert_names(play.me.retired) == ["safi_limbila"]
    assert play.me.coins == 0


def test_an_instant_with_reputation_counts_with_what_it_brings() -> None:
    """turn.whole experts.instant: Ishiwata Eiko used at once leads from 5 to 8, past three coins to an animal."""
    scene = Scene().give(reputation=2).show(experts=["ishiwata_eiko", "lotte_paulsen"], animals=["bison_bison"])
    play = scene.action("red1").do("expedition", "coin-1", "done")
    assert play.cubes_on("bison_bison") == 0b0001
    assert play.me.coins == 3 - 1


def test_an_expert_from_the_deck_does_not_count() -> None:
    """turn.whole: luck brings nothing, though Renell Victorie lies in the deck."""
    play = Scene().give(reputation=2, animals={"bison_bison": "I"}).action("red2")
    assert "expedition" not in play.offered


def test_an_animal_from_the_deck_does_not_count() -> None:
    """turn.whole: the display has none of America, and the deck could bring any continent."""
    assert "expedition" not in Scene().give(reputation=6).show(animals=["lemur_catta"]).action("red6").offered
    why = Scene().give(reputation=6).action("red6").why("expedition")
    assert (why.rule, why.code, why.facts) == (
        "expedition.research",
        "nothing-to-research",
        {"continent": AMERICA, "nearest": "animal", "amount": 1},
    )


def test_a_creature_on_display_makes_any_expedition_possible() -> None:
    """turn.whole sepultus.research: the reputation brings it, and its five points can be paid."""
    scene = Scene(sepultus=True).give(reputation=6).show(animals=["sepultus_1", "lemur_catta"])
    play = scene.action("red5").do("expedition")
    assert play.names(play.me.animals) == ["sepultus_1"]
    scene = Scene(sepultus=True).give(reputation=7).show(animals=["sepultus_1", "lemur_catta"])
    assert "expedition" not in scene.action("red4").offered, "four points are too few"


def test_where_the_action_is_safe_every_card_is_offered() -> None:
    """turn.whole: with an American animal in the study the bonus may be any animal."""
    scene = Scene().give(reputation=6, animals=["bison_bison"]).show(animals=["panthera_onca", "lemur_catta"])
    play = scene.action("red2").do("expedition")
    assert play.offered == ["panthera_onca", "lemur_catta"]


def test_the_animal_may_be_researched_only_with_the_value_it_needs() -> None:
    """turn.whole: no American animal and a value of 1: the animal alone does not suffice, the coins of 6 do."""
    scene = Scene().give(reputation=7).show(animals=["bison_bison"])
    assert "expedition" not in scene.action("red1").offered
    scene = Scene().give(reputation=5).show(animals=["bison_bison"])
    assert "expedition" in scene.action("red1").offered, "from 5 to 8: three coins and the animal"


def test_a_free_action_is_taken_first_and_then_counts() -> None:
    """turn.whole turn.free: Ishiwata Eiko's animal is no reason to offer the expedition before she is used."""
    scene = Scene().placed(america="red1 red2 red3").give(reputation=5, experts=["ishiwata_eiko"])
    play = scene.show(animals=["bison_bison", "lemur_catta"]).action("red2")
    assert "expedition" not in play.offered
    play.do("use-ishiwata_eiko")
    assert play.offered == ["bison_bison", "lemur_catta"], "no action is running: any animal may be chosen"
    play.do("bison_bison")
    assert (play.asked, "expedition" in play.offered) == ("ChooseAction", True)


def test_a_free_action_amid_the_action_does_not_break_it_either() -> None:
    """turn.whole turn.free: Ishiwata Eiko, used while the colour is paid, reaches the animal: an American one."""
    scene = Scene().give(tokens=1, seals=1, reputation=5, experts=["ishiwata_eiko"])
    play = scene.show(animals=["bison_bison", "lemur_catta"]).action("blue2").do("expedition", "america")
    assert play.asked == "PayColour"
    play.do("use-ishiwata_eiko")
    assert play.names(play.me.animals) == ["bison_bison"], "the lemur is withheld"
    assert play.asked == "PayColour"


# Experts on the way: where they are seated


def test_an_expert_that_the_value_needs_is_not_covered_or_tucked_away() -> None:
    """turn.whole university.slots: 1, Rogério Luz and the new Renell Victorie make 4; one less is too few."""
    four = ["rogerio_luz", "lotte_paulsen", "manuel_nunez", "vlad_koulechov"]
    scene = Scene().give(reputation=2, experts=four, animals={"bison_bison": "I"})
    play = scene.show(experts=["renell_victorie"]).action("red1").do("expedition")
    assert play.asked == "SeatExpert"
    assert play.offered == ["lotte_paulsen", "manuel_nunez", "vlad_koulechov"]
    for word in ("rogerio_luz", "tuck"):
        why = play.why(word)
        assert (why.rule, why.code, why.facts) == ("turn.whole", "seating-breaks-action", {"seat": 0})
    play.do("manuel_nunez")
    assert play.cubes_on("bison_bison") == 0b0011


def test_the_expert_that_the_action_rests_on_is_not_covered_by_another() -> None:
    """turn.whole university.slots: Rogério Luz makes the 3 a 4; whoever comes, he stays."""
    four = ["rogerio_luz", "lotte_paulsen", "manuel_nunez", "vlad_koulechov"]
    scene = Scene().give(reputation=2, experts=four, animals={"bison_bison": "I"})
    play = scene.show(experts=["habib_abdalla", "gangesh_mukerji"]).action("red3").do("expedition", "habib_abdalla")
    assert play.offered == ["lotte_paulsen", "manuel_nunez", "vlad_koulechov", "tuck"]
    why = play.why("rogerio_luz")
    assert (why.rule, why.code, why.facts) == ("turn.whole", "seating-breaks-action", {"seat": 0})


def test_no_expert_won_on_the_way_spoils_an_exact_value() -> None:
    """turn.whole sepultus.take: Rogério Luz in a slot would make the red 4 a 5; the creature is taken all the same."""
    for name in ("lotte_paulsen", "rogerio_luz"):
        scene = Scene(sepultus=True).give(experts=["shanti_shevade"], reputation=2).show(animals=["sepultus_4"])
        play = scene.action("red4").do("academy")
        assert play.asked == "DrawExpert"
        play.luck(name)
        assert play.names(play.me.animals) == ["sepultus_4"]
        assert play.me.reputation == 2 + 2 + 2
        active = ["shanti_shevade", name] if name == "lotte_paulsen" else ["shanti_shevade"]
        assert play.expert_names(play.me.experts) == active, "he lies face down: only so the action can be completed"


# The Academy


def test_a_token_from_an_expert_on_placing_opens_the_academy() -> None:
    """turn.whole academy: Shanti Shevade's reputation reaches the token that pays for another colour."""
    scene = Scene().give(experts=["shanti_shevade"]).show(animals=["lemur_catta", "ursus_arctos"])
    play = scene.action("red3").do("academy", "lemur_catta")
    assert play.names(play.me.animals) == ["lemur_catta"]
    assert play.me.tokens == 0
    scene = Scene().give(experts=["shanti_shevade"], reputation=2).show(animals=["lemur_catta", "ursus_arctos"])
    why = scene.action("red3").why("academy")
    assert (why.rule, why.code) == ("academy", "no-animal-of-colour")


def test_a_seal_from_an_expert_on_placing_opens_the_academy() -> None:
    """turn.whole academy: from 9 to 11 Shanti Shevade brings a seal, and the seal pays for the colour."""
    scene = Scene().give(experts=["shanti_shevade"], reputation=9).show(animals=["lemur_catta", "ursus_arctos"])
    play = scene.action("red3").do("academy", "lemur_catta")
    assert play.me.seals == 0
    assert play.me.reputation == (9 + 2 + 3) % 12, "8 with the seal's five: three reputation"


def test_coins_from_an_expert_on_placing_reach_an_exact_value() -> None:
    """turn.whole sepultus.take: Cathrin Holzhausen's two coins make the 2 a 4."""
    scene = Scene(sepultus=True).give(experts=["cathrin_holzhausen"]).show(animals=["sepultus_4"])
    play = scene.action("red2").do("academy")
    assert play.names(play.me.animals) == ["sepultus_4"]
    assert play.me.coins == 0
    scene = Scene(sepultus=True).give(experts=["cathrin_holzhausen"]).show(animals=["sepultus_5"])
    assert "academy" not in scene.action("red2").offered


def test_an_expert_won_on_placing_reaches_an_exact_value() -> None:
    """turn.whole sepultus.take: Rogério Luz makes the red 3 a 4; Etano Palamo would not, and is withheld."""
    scene = Scene(sepultus=True).give(experts=["shanti_shevade"], reputation=2)
    scene.show(animals=["sepultus_4"], experts=["etano_palamo", "rogerio_luz"])
    play = scene.action("red3").do("academy")
    assert play.expert_names(play.me.experts) == ["shanti_shevade", "rogerio_luz"]
    assert play.names(play.me.animals) == ["sepultus_4"]


def test_the_last_animal_of_the_colour_is_not_given_away_as_a_bonus() -> None:
    """turn.whole academy: the bonus animal is another one, so that the die finds its own."""
    scene = Scene().give(experts=["shanti_shevade"], reputation=6)
    play = scene.show(animals=["bison_bison", "lemur_catta", "ursus_arctos"]).action("red1").do("academy")
    assert play.asked == "TakeFreeAnimal"
    assert play.offered == ["lemur_catta", "ursus_arctos"]
    why = play.why("bison_bison")
    assert (why.rule, why.code, why.facts) == ("turn.whole", "card-breaks-action", {"seat": 0})
    play.do("ursus_arctos")
    assert play.names(play.me.animals) == ["ursus_arctos", "bison_bison"]


def test_where_every_animal_would_spoil_the_action_the_bonus_comes_from_the_deck() -> None:
    """turn.whole academy: the only animal on display is the one that the die takes."""
    scene = Scene().give(experts=["shanti_shevade"], reputation=6).show(animals=["bison_bison"])
    play = scene.action("red1").do("academy")
    assert play.asked == "DrawAnimal"
    play.luck("lemur_catta")
    assert play.names(play.me.animals) == ["lemur_catta", "bison_bison"]
    assert play.me.reputation == 6 + 2 + 1


def test_a_seal_that_pays_for_the_colour_is_not_sold_on_the_way() -> None:
    """turn.whole turn.free: with it would go the animal; with a second seal one may be sold."""
    scene = Scene().give(seals=1).show(animals=["lemur_catta", "ursus_arctos"])
    play = scene.action("red1").do("academy")
    assert play.offered == ["lemur_catta", "ursus_arctos"]
    why = play.why("seal-for-coins")
    assert (why.rule, why.code, why.facts) == ("turn.whole", "aside-breaks-action", {"seat": 0})
    scene = Scene().give(seals=2).show(animals=["lemur_catta", "ursus_arctos"])
    assert "seal-for-coins" in scene.action("red1").do("academy").offered


# The University


def test_the_last_expert_is_not_given_away_as_a_bonus() -> None:
    """turn.whole university: Leonardas Vaikutis' expert comes from the deck, the University's from the display."""
    scene = Scene().give(experts=["leonardas_vaikutis"], reputation=2).show(experts=["lotte_paulsen"])
    play = scene.action("red1").do("university")
    assert play.asked == "DrawExpert"
    play.luck("manuel_nunez")
    assert play.expert_names(play.me.experts) == ["leonardas_vaikutis", "manuel_nunez", "lotte_paulsen"]


def test_with_two_experts_either_may_be_the_bonus() -> None:
    """turn.whole university: one is left for the University whichever is taken."""
    scene = Scene().give(experts=["leonardas_vaikutis"], reputation=2).show(experts=["lotte_paulsen", "manuel_nunez"])
    play = scene.action("red1").do("university")
    assert play.offered == ["lotte_paulsen", "manuel_nunez"]
    play.do("manuel_nunez")
    assert play.expert_names(play.me.experts) == ["leonardas_vaikutis", "manuel_nunez", "lotte_paulsen"]


# Publication


@pytest.mark.parametrize(
    ("experts", "marker", "answers"),
    [
        (["gao_zhelan"], 0, ["coin-1", "done"]),  # three coins at once
        (["egbert_rensing"], 0, ["coin-1", "done"]),
        (["elena_lewis"], 4, ["coin-1", "done"]),  # two reputation to 6: three coins
        (["adriana_zarek"], 9, ["seal-1"]),  # two reputation to 11: a seal
        (["elena_lewis", "adriana_zarek"], 2, ["lotte_paulsen", "coin-1", "done"]),  # an expert on 4, the coins on 6
    ],
)
def test_what_experts_bring_on_placing_counts_for_the_publication(
    experts: list[str], marker: int, answers: list[str]
) -> None:
    """turn.whole publication.limit: a 1 is published when coins or a seal to raise it are sure to come."""
    scene = Scene().give(experts=experts, reputation=marker, animals=["bison_bison"])
    play = scene.show(experts=["lotte_paulsen", "manuel_nunez"]).action("red1").do("publication", *answers)
    assert play.names(play.me.published) == ["bison_bison"]
    assert play.asked == ""


def test_a_token_on_the_way_does_not_raise_a_publication() -> None:
    """turn.whole publication.limit: Elena Lewis' token from space 2 is of no use there."""
    why = Scene().give(experts=["elena_lewis"], animals=["bison_bison"]).action("red1").why("publication")
    assert (why.rule, why.code) == ("publication.limit", "publication-too-weak")
    assert why.facts == {"value": 1, "need": 2, "coins": 0, "seals": 0, "nearest": "coin", "amount": 1}


def test_the_only_expert_that_lifts_the_die_is_taken() -> None:
    """turn.whole publication.limit: Rogério Luz makes the red 1 a 2; without him on display there is no publication."""
    scene = Scene().give(experts=["elena_lewis"], reputation=2, animals=["bison_bison"])
    play = scene.show(experts=["yaban_peker", "rogerio_luz"]).action("red1").do("publication")
    assert play.expert_names(play.me.experts) == ["elena_lewis", "rogerio_luz"]
    assert play.names(play.me.published) == ["bison_bison"]
    scene = Scene().give(experts=["elena_lewis"], reputation=2, animals=["bison_bison"])
    assert "publication" not in scene.show(experts=["yaban_peker"]).action("red1").offered


def test_the_seal_that_pays_for_the_colour_of_the_reference_is_not_sold() -> None:
    """turn.whole turn.free: its five coins would leave the die red."""
    play = Scene().give(seals=1, animals=["lemur_catta", "panthera_leo"]).action("red3").do("publication")
    assert play.offered == ["lemur_catta", "panthera_leo"]
    why = play.why("seal-for-coins")
    assert (why.rule, why.code, why.facts) == ("turn.whole", "aside-breaks-action", {"seat": 0})


# Payments


def test_the_colour_is_not_paid_with_what_the_value_needs() -> None:
    """turn.whole turn.colour: 1 + 3, the seal's 5 and the token's 2 make 11 of the 10 needed; 9 would be too few."""
    scene = Scene().placed(africa="yellow1 yellow2 yellow3")
    play = scene.give(tokens=1, seals=1, animals={"lemur_catta": "I II III"}).action("red1").do("expedition")
    assert play.cubes_on("lemur_catta") == 0b1111, "the seal for the colour and the token for the value, unasked"
    assert (play.me.tokens, play.me.seals) == (0, 0)


def test_one_token_does_not_pay_for_both_colour_and_value() -> None:
    """turn.whole turn.colour: 3 + 3 lack a point in Africa when the only token is gone for the colour."""
    scene = Scene().placed(africa="yellow1 yellow2 yellow3")
    scene.give(tokens=1, animals={"bison_bison": "", "lemur_catta": "I II", "panthera_tigris": ""})
    play = scene.action("red3").do("expedition")
    assert play.offered == ["america", "asia"]
    why = play.why("africa")
    assert (why.rule, why.code) == ("expedition.research", "expedition-too-weak")
    assert why.facts == {
        "continent": AFRICA,
        "value": 6,
        "need": 7,
        "tokens": 1,
        "coins": 0,
        "seals": 0,
        "nearest": "coin",
        "amount": 1,
    }
    scene = Scene().placed(africa="yellow1 yellow2 yellow3").give(tokens=2, animals={"lemur_catta": "I II"})
    assert scene.action("red3").do("expedition").cubes_on("lemur_catta") == 0b0111


def test_a_token_that_comes_back_on_the_way_pays_for_the_value() -> None:
    """turn.whole turn.sequence: the first token pays for the colour, the one of space 2 lifts the 2 to 4."""
    play = Scene().give(tokens=1, animals={"lemur_catta": "I"}).action("red2").do("expedition")
    assert play.cubes_on("lemur_catta") == 0b0011
    assert play.me.tokens == 0


def test_a_seal_needed_for_another_continent_is_not_sold_while_choosing_it() -> None:
    """turn.whole turn.free: with the seal both continents would be out of reach."""
    play = Scene().give(seals=1, animals=["lemur_catta", "panthera_tigris"]).action("red3").do("expedition")
    assert play.offered == ["africa", "asia"]
    why = play.why("seal-for-coins")
    assert (why.rule, why.code, why.facts) == ("turn.whole", "aside-breaks-action", {"seat": 0})
    why = play.why("america")
    assert (why.rule, why.code, why.facts) == (
        "expedition.research",
        "nothing-to-research",
        {"continent": AMERICA, "nearest": "animal", "amount": 1},
    )


def test_payments_that_would_leave_the_action_short_are_withheld() -> None:
    """turn.whole expedition.value: 1 + 3 and two coins need a seal or both tokens for the 10 of type IV."""
    scene = Scene().placed(america="red1 red2 red3")
    play = scene.give(coins=2, tokens=2, seals=1, animals={"bison_bison": "I II III"}).action("red1").do("expedition")
    assert play.offered == ["seal-1", "token-1", "token-2", "coin-1", "coin-2", "seal-for-coins"]
    play.do("seal-1")
    assert play.offered == ["token-1", "coin-1"], "9 already, and one more of either"
    scene = Scene().placed(america="red1 red2 red3")
    play = scene.give(coins=2, tokens=3, animals={"bison_bison": "I II III"}).action("red1").do("expedition")
    assert play.offered == ["token-2", "token-3", "coin-1", "coin-2"], "4 + 2 x 2 + 2 = 10"
    why = play.why("token-1")
    assert (why.rule, why.code) == ("expedition.research", "value-too-low")
    assert why.facts == {"value": 6, "need": 10, "more": 2, "action": 4}


# Experts of a data pack


def changed(name: str, gain: str, amount: int) -> Data:
    """A data pack in which one expert brings something else."""
    experts = standard()["expert"]
    assert isinstance(experts, list)
    return {"expert": [{**row, "gain": gain, "amount": amount} if row["id"] == name else row for row in experts]}


def test_the_points_of_an_expert_do_not_raise_a_die() -> None:
    """turn.whole publication.limit: an expert who brings VP for a publication does not make a 1 a 2."""
    scene = Scene(pack=changed("gao_zhelan", "vp", 3)).give(experts=["gao_zhelan"], animals=["bison_bison"])
    assert "publication" not in scene.action("red1").offered


@pytest.mark.parametrize(
    ("die", "experts"), [("red1", ["audrey_morton"]), ("red1", []), ("yellow1", ["audrey_morton"])]
)
def test_the_coins_of_an_expert_for_the_expedition_count_for_it(die: str, experts: list[str]) -> None:
    """turn.whole expedition.value: an expert who brings coins for America makes a 1 enough there, not in Africa."""
    scene = Scene(pack=changed("audrey_morton", "coins", 3)).placed(america="red1", africa="yellow1")
    scene.give(experts=experts, reputation=8, animals={"bison_bison": "I", "lemur_catta": "I"})
    assert ("expedition" in scene.action(die).offered) is (die == "red1" and bool(experts))


def test_without_a_cube_trying_an_expedition_says_no_as_the_arithmetic_does() -> None:
    """turn.whole things.supply: thirty cubes are out and none can be exchanged, so no value is enough."""
    shelves = dict.fromkeys(CATEGORIES[:7], 4)  # 28 cubes, nowhere five of a kind; the last two are on the bison
    play = Scene().give(coins=9, animals={"bison_bison": "I II"}, shelves=shelves).action("red6")
    assert play.me.free_cubes() == 0
    assert AN_EXPEDITION.outlook_to(play.state, 0, 0, NONE) == NO
    assert not play.table.could(*AN_EXPEDITION.steps_to(play.table.rules, 0, 0))
    assert play.why("expedition").code == "no-cube-left"


def test_the_state_names_the_running_action_and_its_target() -> None:
    """turn.sequence: an action is named before its target, and both are forgotten when the turn ends."""
    scene = Scene().give(coins=9, tokens=1, animals=["bison_bison", "lemur_catta"])
    play = scene.action("red4")
    assert play.state.running == (NONE, NONE)
    play.do("expedition")
    assert play.state.running == (EXPEDITION, NONE)
    play.do("africa")
    assert play.asked == "RaiseValue"
    assert play.state.running == (EXPEDITION, CONTINENTS.index("africa"))
    play.do("done", "lemur_catta.I")
    assert play.state.running == (NONE, NONE)
