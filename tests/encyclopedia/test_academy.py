"""The Academy (p. 10): an animal of the die's colour, and reputation by value."""

import pytest

from ludoteca.games.encyclopedia.box.events import ReputationGained
from ludoteca.games.encyclopedia.rules.round import TurnRoundToken
from ludoteca.games.encyclopedia.scene import Scene

AMERICA, AFRICA, ASIA, EUROPE, OCEANIA = range(5)


@pytest.mark.parametrize(("face", "reputation"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_value_of_the_die_gives_one_to_three_reputation(face: int, reputation: int) -> None:
    """academy: value 1-2 gives 1 reputation, 3-4 gives 2, 5 or 6 gives 3."""
    play = Scene().show(animals=["bison_bison", "panthera_onca"]).action(f"red{face}")
    play.do("academy", "bison_bison")
    assert play.names(play.me.animals) == ["bison_bison"]
    assert play.told(ReputationGained) == [ReputationGained(0, reputation, reputation, "academy")]
    assert play.me.reputation == reputation


def test_a_value_above_six_still_gives_three_reputation() -> None:
    """academy turn.value: a 2 raised by a seal to 7 gives 3, like any value from 5 on."""
    play = Scene().give(seals=1).show(animals=["bison_bison", "panthera_onca"]).action("red2")
    play.do("academy", "bison_bison", "seal-1")
    assert play.me.reputation == 3
    assert play.me.seals == 0


def test_only_an_animal_of_the_colour_of_the_die_may_be_taken() -> None:
    """academy turn.colour: with nothing to change the colour, animals of other continents are refused."""
    play = Scene().show(animals=["bison_bison", "panthera_onca", "lemur_catta"]).action("red3").do("academy")
    assert play.offered == ["bison_bison", "panthera_onca"]
    why = play.why("lemur_catta")
    assert (why.rule, why.code) == ("turn.colour", "wrong-colour")
    assert why.facts == {"colour": AMERICA, "wanted": AFRICA, "tokens": 0, "seals": 0, "nearest": "token", "amount": 1}


def test_a_token_buys_another_colour_for_this_action_only() -> None:
    """academy turn.colour: one token, and the animal of the other colour is taken; the value stays."""
    scene = Scene().give(tokens=2, reputation=8).show(animals=["bison_bison", "lemur_catta"])
    play = scene.action("red3").do("academy", "lemur_catta")
    assert play.names(play.me.animals) == ["lemur_catta"]
    assert play.me.tokens == 1
    assert play.me.reputation == 8 + 2


def test_a_seal_spent_for_the_colour_raises_the_value_by_five_too() -> None:
    """academy turn.colour turn.value: a red 1 made yellow by a seal counts 6, so it gives 3 reputation."""
    scene = Scene().give(seals=1, reputation=7).show(animals=["bison_bison", "lemur_catta"])
    play = scene.action("red1").do("academy", "lemur_catta")
    assert play.me.seals == 0
    assert play.me.reputation == 7 + 3
    assert play.names(play.me.animals) == ["lemur_catta", "bison_bison"], "space 8 brings the animal left over"


def test_token_or_seal_pays_for_the_colour_as_one_likes() -> None:
    """academy turn.colour: with both at hand the player says which is spent."""
    scene = Scene().give(tokens=1, seals=1, reputation=8).show(animals=["lemur_catta", "panthera_leo"])
    play = scene.action("red1").do("academy", "lemur_catta")
    assert play.asked == "PayColour"
    assert set(play.offered) == {"token", "seal", "seal-for-coins"}
    play.do("token")
    assert (play.me.tokens, play.me.seals) == (0, 1)
    play.do("done")
    assert play.me.reputation == 8 + 1


def test_a_dice_expert_counts_at_the_academy() -> None:
    """academy turn.value: a red 4 is worth 5 with Rogério Luz, and gives 3 reputation."""
    scene = Scene().give(experts=["rogerio_luz"], reputation=8).show(animals=["bison_bison", "panthera_onca"])
    play = scene.action("red4").do("academy", "bison_bison")
    assert play.me.reputation == 8 + 3


def test_a_recoloured_die_follows_the_dice_expert_of_its_new_colour() -> None:
    """academy turn.colour: a red 4 paid to be yellow counts for Yaban Peker, not for Rogério Luz."""
    both = ["rogerio_luz", "yaban_peker"]
    for experts, reputation in ((both, 3), (both[:1], 2), (both[1:], 3)):
        scene = Scene().give(tokens=1, experts=experts, reputation=8).show(animals=["lemur_catta", "panthera_leo"])
        play = scene.action("red4").do("academy", "lemur_catta")
        assert play.me.reputation == 8 + reputation, experts


def test_what_experts_bring_on_placing_can_be_spent_on_the_value() -> None:
    """academy turn.sequence: Cathrin Holzhausen's two coins come before the value is raised."""
    scene = Scene().give(experts=["cathrin_holzhausen"], reputation=8).show(animals=["bison_bison", "panthera_onca"])
    play = scene.action("red3").do("academy")
    assert play.me.coins == 2
    play.do("bison_bison", "coin-2")
    assert play.me.coins == 0
    assert play.me.reputation == 8 + 3


def test_coins_are_not_wasted_on_a_value_that_gives_no_more() -> None:
    """academy turn.value: beyond 5 nothing more is gained, so no coin is taken for it."""
    scene = Scene().give(coins=3).show(animals=["bison_bison", "panthera_onca"])
    play = scene.action("red4").do("academy", "bison_bison")
    assert play.offered == ["coin-1", "done"]
    why = play.why("coin-2")
    assert (why.rule, why.code) == ("turn.value", "payment-useless")
    assert why.facts == {"value": 4, "useful": 5, "payment": "coin"}


def test_nobody_pays_more_coins_than_they_have() -> None:
    """turn.value: four coins cannot be paid out of three."""
    scene = Scene().give(coins=3).show(animals=["bison_bison", "panthera_onca"])
    play = scene.action("red1").do("academy", "bison_bison")
    assert play.offered == ["coin-1", "coin-2", "coin-3", "done"]
    why = play.why("coin-4")
    assert (why.rule, why.code) == ("turn.value", "not-enough")
    assert why.facts == {"payment": "coin", "have": 3, "need": 4, "nearest": "coin", "amount": 1}


def test_an_empty_display_leaves_nothing_to_do_at_the_academy() -> None:
    """academy turn.whole: not even for the reputation (FAQ)."""
    play = Scene().give(tokens=3, seals=3).action("red6")
    assert "academy" not in play.offered
    why = play.why("academy")
    assert (why.rule, why.code) == ("academy", "no-animal-left")
    assert why.facts == {}


def test_no_animal_of_the_colour_and_nothing_to_pay_with() -> None:
    """academy: without a token or a seal the colour of the die decides."""
    play = Scene().give(coins=9).show(animals=["lemur_catta", "ursus_arctos"]).action("red6")
    why = play.why("academy")
    assert (why.rule, why.code) == ("academy", "no-animal-of-colour")
    assert why.facts == {"colour": AMERICA, "tokens": 0, "seals": 0, "nearest": "token", "amount": 1}


def test_animals_are_taken_from_the_display_only() -> None:
    """academy: neither from the deck nor from anywhere else."""
    scene = Scene().give(animals=["lemur_catta"]).show(animals=["bison_bison", "panthera_onca"])
    play = scene.action("red6").do("academy")
    why = play.why("deck")
    assert (why.rule, why.code, why.facts) == ("academy", "display-only", {})
    why = play.why("lemur_catta")
    assert (why.rule, why.code) == ("academy", "animal-not-on-display")
    assert why.facts == {"animal": play.animal("lemur_catta")}


def test_the_display_is_not_refilled_during_the_round() -> None:
    """academy: the animal taken leaves a gap, and the next one takes from what is left."""
    scene = Scene().show(animals=["bison_bison", "panthera_onca"]).boards("red1 - - -", "red2 red3 - -")
    play = scene.turn().do("red1", "academy", "bison_bison")
    assert play.names(card for card in play.state.animals if card >= 0) == ["panthera_onca"]
    play.do("red2", "academy")
    assert play.names(play.seat(1).animals) == ["panthera_onca"], "the only one left, so nobody is asked"
    why = play.why("academy")
    assert (why.rule, why.code) == ("academy", "no-animal-left")


def test_there_is_no_limit_on_animals_under_study() -> None:
    """academy: a sixteenth animal is taken like the first."""
    scene = Scene()
    europe = [name for card, name in enumerate(scene.box.card_ids) if scene.box.continent[card] == EUROPE]
    scene.give(animals=europe).show(animals=["bison_bison", "panthera_onca"])
    play = scene.action("red6").do("academy", "bison_bison")
    assert len(play.me.animals) == len(europe) + 1 == 16


def test_an_animal_from_a_round_token_brings_no_reputation() -> None:
    """academy round.token: only the Academy's die gives reputation."""
    play = Scene().show(animals=["bison_bison", "lemur_catta", "panthera_leo"]).steps(TurnRoundToken())
    play.luck("animal").do("lemur_catta", "bison_bison")
    assert play.names(play.me.animals) == ["lemur_catta"]
    assert play.names(play.seat(1).animals) == ["bison_bison"]
    assert play.told(ReputationGained) == []


def test_cards_from_bonuses_bring_no_match_token_and_no_reputation() -> None:
    """academy university: an expert and an animal won by reputation give nothing of their own."""
    scene = Scene().give(experts=["samara_el_ouadie"], reputation=6).show(animals=["bison_bison", "lemur_catta"])
    play = scene.action("red6").do("bank", "bison_bison")
    assert play.me.reputation == 6 + 2, "the two of Samara El-Ouadie, none for the animal"
    scene = Scene().give(experts=["samara_el_ouadie"], reputation=2).show(experts=["rogerio_luz", "safi_limbila"])
    play = scene.action("red6").do("bank", "rogerio_luz")
    assert play.me.tokens == 0, "a red die and an American expert, but not at the University"
