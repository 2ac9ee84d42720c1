"""The University (p. 9): an expert from the display, a token for the colour, and four slots."""

import pytest

from ludoteca.games.encyclopedia.box.constants import NONE, UNIVERSITY
from ludoteca.games.encyclopedia.box.events import ColourPaid, ExpertCovered, ExpertTucked
from ludoteca.games.encyclopedia.rules.scoring import sheet
from ludoteca.games.encyclopedia.scene import Play, Scene
from tests.encyclopedia.kit_expect import refused

FOUR = ["elena_lewis", "lotte_paulsen", "pora_paniu", "gao_zhelan"]
"""Experts that do nothing at the University: two for publications, two for the end."""


def recruiting(*display: str, die: str = "red1", experts: list[str | None] | None = None, seals: int = 0) -> Play:
    """A die is at the University, and an expert is to be chosen."""
    scene = Scene().give(experts=experts or [], seals=seals)
    return scene.show(experts=display).action(die).do("university")


# Recruiting


@pytest.mark.parametrize(("die", "tokens"), [("green1", 1), ("green6", 1), ("red1", 0), ("yellow6", 0), ("blue3", 0)])
def test_an_expert_of_the_dies_colour_brings_a_token(die: str, tokens: int) -> None:
    """university: Egbert Rensing of Oceania; the value does not matter, nor does the colour but for the token."""
    play = recruiting("audrey_morton", "egbert_rensing", "rabiah_assaf", die=die).do("egbert_rensing")
    assert play.expert_names(play.me.experts) == ["egbert_rensing"]
    assert play.me.tokens == tokens
    assert len(play.state.places[UNIVERSITY]) == 1


def test_the_display_is_not_refilled_before_the_next_round() -> None:
    """university: the gap stays, for the next visitor too."""
    scene = Scene().boards("red1", "blue1").show(experts=["audrey_morton", "egbert_rensing", "rabiah_assaf"])
    play = scene.turn().do("red1", "university", "egbert_rensing")
    assert play.state.experts == (play.expert("audrey_morton"), NONE, play.expert("rabiah_assaf"), NONE, NONE, NONE)
    play.do("university")
    assert play.offered == ["audrey_morton", "rabiah_assaf"]


def test_the_university_gives_experts_of_the_display_only() -> None:
    """university: neither the deck nor an expert who is elsewhere."""
    play = recruiting("audrey_morton", "egbert_rensing", experts=["elena_lewis"])
    refused(play, "deck", "university", "display-only")
    refused(play, "elena_lewis", "university", "expert-not-on-display", expert=play.expert("elena_lewis"))


def test_a_token_is_not_asked_for_the_colour() -> None:
    """university turn.colour: it would only bring itself back."""
    play = Scene().give(tokens=1).show(experts=["egbert_rensing", "rabiah_assaf"]).action("red1")
    play.do("university", "egbert_rensing")
    assert play.asked == ""
    assert play.me.tokens == 1


@pytest.mark.parametrize(("way", "seals", "tokens"), [("keep", 1, 0), ("seal", 0, 1)])
def test_a_seal_may_give_the_die_the_experts_colour(way: str, seals: int, tokens: int) -> None:
    """university turn.colour: after the expert is chosen; then there is the token."""
    play = recruiting("egbert_rensing", "rabiah_assaf", seals=1).do("egbert_rensing")
    assert play.offered[:2] == ["keep", "seal"]
    play.do(way)
    assert (play.me.seals, play.me.tokens) == (seals, tokens)
    assert len(play.told(ColourPaid)) == tokens


def test_a_seal_is_not_asked_where_the_colour_matches() -> None:
    """university turn.colour: a green die has Egbert Rensing's colour already."""
    play = recruiting("egbert_rensing", "rabiah_assaf", die="green1", seals=1).do("egbert_rensing")
    assert play.asked == ""
    assert (play.me.seals, play.me.tokens) == (1, 1)


# Slots


def test_a_free_slot_takes_the_new_expert() -> None:
    """university.slots: without a choice, in the first free slot."""
    play = recruiting("audrey_morton", "egbert_rensing", experts=["elena_lewis", None, "lotte_paulsen"])
    play.do("audrey_morton")
    assert play.asked == ""
    names = ["elena_lewis", "audrey_morton", "lotte_paulsen"]
    assert play.me.experts == (*(play.expert(name) for name in names), NONE)


def test_with_four_experts_the_new_one_covers_or_is_tucked() -> None:
    """university.slots: any of the four may be covered."""
    play = recruiting("audrey_morton", "egbert_rensing", experts=[*FOUR]).do("audrey_morton")
    assert play.offered == [*FOUR, "tuck"]


def test_a_covered_expert_lies_face_down_and_still_belongs_to_you() -> None:
    """university.slots experts.lasting end.collections: no effect, but it counts for its continent."""
    play = recruiting("audrey_morton", "egbert_rensing", experts=[*FOUR]).do("audrey_morton", "pora_paniu")
    assert play.expert_names(play.me.experts) == ["elena_lewis", "lotte_paulsen", "audrey_morton", "gao_zhelan"]
    assert play.expert_names(play.me.retired) == ["pora_paniu"]
    assert play.told(ExpertCovered) == [ExpertCovered(0, play.expert("audrey_morton"), play.expert("pora_paniu"))]
    counts = {name: count for name, count, _ in sheet(play.state, 0)}
    assert "pora_paniu" not in counts, "a covered final expert scores nothing"
    assert (counts["america"], counts["oceania"]) == (2, 1)


def test_a_tucked_expert_has_no_effect_and_counts_for_its_continent() -> None:
    """university.slots end.collections: the four stay as they are."""
    play = recruiting("nargiz_tatilian", "egbert_rensing", experts=[*FOUR]).do("nargiz_tatilian", "tuck")
    assert play.expert_names(play.me.experts) == FOUR
    assert play.expert_names(play.me.retired) == ["nargiz_tatilian"]
    assert play.told(ExpertTucked) == [ExpertTucked(0, play.expert("nargiz_tatilian"))]
    assert play.me.tokens == 1, "the die was red"
    counts = {name: count for name, count, _ in sheet(play.state, 0)}
    assert "nargiz_tatilian" not in counts
    assert counts["america"] == 2


def test_face_down_experts_have_no_limit() -> None:
    """university.slots: seven owned, four of them active."""
    scene = Scene().give(experts=[*FOUR], retired=["audrey_morton", "safi_limbila"])
    play = scene.show(experts=["emilia_morris", "phoebe_burke"]).action("red1")
    play.do("university", "emilia_morris", "elena_lewis")
    assert len(play.me.owned_experts()) == 7
    assert len([expert for expert in play.me.experts if expert != NONE]) == 4


def test_a_lasting_expert_with_four_others_has_three_wrong_answers() -> None:
    """university.slots experts.instant: no slot is free, it cannot be used at once, and only your own are covered."""
    play = recruiting("audrey_morton", "egbert_rensing", experts=[*FOUR]).do("audrey_morton")
    refused(play, "slot", "university.slots", "no-free-slot", slots=4)
    refused(play, "use", "experts.instant", "not-instant", expert=play.expert("audrey_morton"))
    refused(play, "egbert_rensing", "university.slots", "expert-not-active", expert=play.expert("egbert_rensing"))


def test_while_a_slot_is_free_nobody_is_tucked_or_covered() -> None:
    """university.slots: an instant is seated or used."""
    play = recruiting("safi_limbila", "egbert_rensing", experts=["elena_lewis"]).do("safi_limbila")
    assert play.offered == ["slot", "use"]
    refused(play, "tuck", "university.slots", "slot-free-no-tuck", free=3)
    refused(play, "elena_lewis", "university.slots", "slot-free-no-cover", free=3, expert=play.expert("elena_lewis"))


# Instants


def test_an_instant_used_at_once_needs_no_slot() -> None:
    """experts.instant university.slots: the four stay, and it lies face down."""
    play = recruiting("safi_limbila", "egbert_rensing", experts=[*FOUR]).do("safi_limbila")
    assert play.offered == [*FOUR, "tuck", "use"]
    play.do("use")
    assert play.me.coins == 5
    assert play.expert_names(play.me.experts) == FOUR
    assert play.expert_names(play.me.retired) == ["safi_limbila"]


def test_an_instant_may_wait_in_a_slot_for_a_later_turn() -> None:
    """experts.instant: seated it gives nothing yet; used on the next turn it frees the slot."""
    scene = Scene().boards("red1 red2", "blue1").show(experts=["safi_limbila", "egbert_rensing"])
    play = scene.turn().do("red1", "university", "safi_limbila", "slot").do("blue1", "bank")
    assert play.me.coins == 0
    assert play.asked == "ChooseAction", "the last die is taken without a choice"
    play.do("use-safi_limbila")
    assert play.me.coins == 5
    assert play.me.experts == (NONE, NONE, NONE, NONE)


def test_a_freed_slot_takes_the_next_expert() -> None:
    """experts.instant university.slots: an instant used while another expert is being seated makes room for it."""
    experts: list[str | None] = ["elena_lewis", "safi_limbila", "pora_paniu", "gao_zhelan"]
    play = recruiting("audrey_morton", "egbert_rensing", experts=experts).do("audrey_morton")
    play.do("use-safi_limbila")
    assert play.expert_names(play.me.experts) == ["elena_lewis", "audrey_morton", "pora_paniu", "gao_zhelan"]
    assert play.me.coins == 5


def test_a_covered_or_tucked_instant_is_lost() -> None:
    """experts.instant university.slots end.collections: it can never be used, and counts for its continent."""
    experts: list[str | None] = ["elena_lewis", "safi_limbila", "pora_paniu", "gao_zhelan"]
    scene = Scene().boards("red1 red2", "blue1").give(experts=experts)
    scene.show(experts=["audrey_morton", "rachel_mostinckx", "emilia_morris"])
    play = scene.turn().do("red1", "university", "audrey_morton", "safi_limbila").do("blue1", "bank")
    refused(play, "use-safi_limbila", "experts.instant", "expert-spent", expert=play.expert("safi_limbila"))
    play.do("university", "rachel_mostinckx", "tuck")
    assert play.me.coins == 0
    counts = {name: count for name, count, _ in sheet(play.state, 0)}
    assert (counts["africa"], counts["europe"]) == (1, 1)


# From when, until when


def test_a_new_lasting_expert_misses_the_die_already_placed() -> None:
    """university.slots turn.sequence: Cristian Miller pays for the next die at the University, not for this one."""
    scene = Scene().boards("red1 red2", "blue1").show(experts=["cristian_miller", "audrey_morton", "emilia_morris"])
    play = scene.turn().do("red1", "university", "cristian_miller")
    assert play.me.coins == 0
    play.do("blue1", "bank").do("university", "audrey_morton")
    assert play.me.coins == 2


def test_a_new_lasting_expert_counts_for_a_value_not_yet_fixed() -> None:
    """university.slots turn.sequence embassy: Rogério Luz comes by reputation and makes the red 4 a 5."""
    scene = Scene().give(reputation=3, experts=["etienne_lebeau"]).show(experts=["rogerio_luz", "audrey_morton"])
    play = scene.action("red4").do("embassy", "rogerio_luz")
    assert play.me.tokens == 3


def test_a_covered_expert_counts_no_more_for_a_value_not_yet_fixed() -> None:
    """university.slots embassy: Rogério Luz is covered, so the red 4 stays a 4."""
    scene = Scene().give(reputation=3, experts=["etienne_lebeau", "rogerio_luz", "lotte_paulsen", "pora_paniu"])
    play = scene.show(experts=["emilia_morris", "audrey_morton"]).action("red4").do("embassy", "audrey_morton")
    play.do("rogerio_luz")
    assert play.me.tokens == 2


def expedition_with_instant() -> Play:
    """An expedition between two cubes of type I, in which an instant brings an expert."""
    scene = Scene().placed(america="red1 red1 red1").show(experts=["alonso_rossette", "renell_victorie"])
    scene.give(reputation=2, animals=["bison_bison", "procyon_lotor"], experts=["matilda_glenn"])
    play = scene.action("red1").do("expedition", "done")
    return play.do("bison_bison.I", "use-matilda_glenn")


def test_a_new_lasting_expert_counts_for_later_cubes() -> None:
    """university.slots experts.lasting: Alonso Rossette pays for the second cube, not for the first."""
    play = expedition_with_instant().do("alonso_rossette")
    assert play.me.coins == 0
    play.do("procyon_lotor.I")
    assert play.me.coins == 1


def test_a_new_lasting_expert_misses_a_value_that_is_fixed() -> None:
    """university.slots turn.sequence: Renell Victorie's +2 comes too late for this expedition."""
    play = expedition_with_instant().do("renell_victorie")
    assert play.offered == ["procyon_lotor.I", "done"], "1 + 3 - 2 points are left"
    play.do("procyon_lotor.I")
    assert play.asked == ""


TWO_EXPERTS = "nothing nothing token nothing expert expert coins nothing animal nothing nothing seal".split()
"""A track of a data pack: spaces 4 and 5 both bring an expert."""


def test_a_covered_expert_stops_for_later_cubes() -> None:
    """university.slots experts.lasting: Alonso Rossette paid for the first cube and is covered before the second."""
    scene = Scene(pack={"reputation": TWO_EXPERTS}).placed(america="red1 red1 red1")
    scene.show(experts=["emilia_morris", "phoebe_burke", "audrey_morton"])
    experts = ["ishiwata_eiko", "alonso_rossette", "pora_paniu", "gao_zhelan"]
    scene.give(reputation=2, animals=["bison_bison", "procyon_lotor"], experts=experts)
    play = scene.action("red1").do("expedition", "done").do("bison_bison.I")
    assert play.me.coins == 1
    play.do("use-ishiwata_eiko", "emilia_morris", "phoebe_burke", "alonso_rossette", "procyon_lotor.I")
    assert play.expert_names(play.me.experts) == ["emilia_morris", "phoebe_burke", "pora_paniu", "gao_zhelan"]
    assert play.cubes_on("procyon_lotor") == 0b0001
    assert play.me.coins == 1
