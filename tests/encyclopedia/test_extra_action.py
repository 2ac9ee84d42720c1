"""The end of the round (p. 17): an extra action for a royal seal, and what goes back where."""

import pytest

from ludoteca.games.encyclopedia.box.constants import BANK, EMBASSY
from ludoteca.games.encyclopedia.box.events import (
    DiePlaced,
    DieRerolled,
    ExpeditionBegan,
    ExtraActionDeclined,
    ExtraActionTaken,
    FirstPlayerTaken,
    RoundEnded,
    SealSold,
)
from ludoteca.games.encyclopedia.rules.extra import ExtraActions
from ludoteca.games.encyclopedia.rules.round import EndRound, NextTurn, RollDie, SlotDie
from ludoteca.games.encyclopedia.rules.turn import Turn
from ludoteca.games.encyclopedia.scene import Play, Scene
from tests.encyclopedia.kit_automas import LINNE
from tests.encyclopedia.kit_expect import refused

RED1, RED2 = 0, 1  # the first two dice of the box


def phase(scene: Scene) -> Play:
    return scene.steps(ExtraActions())


# Who and when


def test_everybody_has_the_chance_once_from_the_first_player() -> None:
    """extra.action: clockwise from the first player; who acted is not asked again."""
    scene = Scene(3).placed(embassy="red4").first(1)
    for seat in range(3):
        scene.give(seat, seals=2)
    play = phase(scene)
    assert (play.asked, play.asking) == ("TakeExtraAction", 1)
    play.do("red1").luck("2").do("bank")
    assert (play.asked, play.asking, play.seat(1).seals) == ("TakeExtraAction", 2, 1)
    play.do("pass")
    assert play.asking == 0
    play.do("pass")
    assert play.asked == ""
    assert play.told(ExtraActionDeclined) == [ExtraActionDeclined(2), ExtraActionDeclined(0)]


def test_the_holder_of_the_marker_begins_not_who_began_the_round() -> None:
    """extra.action bank.first: the marker was taken at the Bank in the last turn."""
    scene = Scene(3).boards("- - - -", "red4 - - -")
    for seat in range(3):
        scene.give(seat, seals=1)
    play = scene.steps(Turn(1), ExtraActions()).do("bank")
    assert (play.asked, play.asking) == ("TakeExtraAction", 1)
    play.do("pass")
    assert play.asking == 2


def test_the_order_is_fixed_when_the_phase_starts() -> None:
    """extra.action: the marker moves to the third seat meanwhile, the second still comes after the first."""
    scene = Scene(4).placed(embassy="red4").first(2)
    for seat in range(4):
        scene.give(seat, seals=1)
    play = phase(scene).do("pass")
    assert play.asking == 3
    play.do("red1").luck("1").do("bank")
    assert play.state.first == 3
    assert [play.asking, play.do("pass").asking, play.do("pass").asked] == [0, 1, ""]


def test_an_automa_has_no_chance() -> None:
    """extra.action automa.action: it has seals and keeps them."""
    scene = Scene([LINNE, "person"]).placed(embassy="red4").give(0, seals=3).give(1, seals=1)
    play = phase(scene)
    assert play.asking == 1
    play.do("pass")
    assert (play.asked, play.seat(0).seals) == ("", 3)
    assert play.told(ExtraActionDeclined) == [ExtraActionDeclined(1)]


def test_without_seal_and_without_instant_expert_nobody_is_asked() -> None:
    """extra.action: there is nothing to decide: everybody passes."""
    play = phase(Scene(3).placed(embassy="red4"))
    assert play.asked == ""
    assert play.told(ExtraActionDeclined) == [ExtraActionDeclined(seat) for seat in range(3)]


def test_a_bonus_owed_from_the_last_turn_comes_before_the_phase() -> None:
    """extra.action reputation.choice: the seat chooses its expert, then the extra actions begin."""
    scene = Scene().boards("- - - -", "- - red4 -").give(0, seals=1).give(1, reputation=2)
    scene.show(experts=["elena_lewis", "yaban_peker"])
    play = scene.steps(NextTurn(0), ExtraActions()).do("bank")
    assert (play.asked, play.asking) == ("TakeFreeExpert", 1)
    play.do("yaban_peker")
    assert (play.asked, play.asking) == ("TakeExtraAction", 0)


# The die


@pytest.mark.parametrize("place", ["embassy", "bank", "university", "academy", "asia"])
def test_a_die_may_come_from_every_place_and_every_expedition(place: str) -> None:
    """extra.action: Embassy, Bank, University, Academy or an expedition space."""
    play = phase(Scene().give(seals=1).placed(**{place: "red4"}))
    assert play.offered == ["red1", "pass", "seal-for-coins"]
    play.do("red1")
    assert play.state.dice_on_board() == []
    assert play.told(ExtraActionTaken) == [ExtraActionTaken(0, RED1)]


def test_a_die_of_a_publication_may_not_be_taken() -> None:
    """extra.action: it lies on an animal, not on the board."""
    play = phase(Scene().give(seals=1).placed(publication="red4", embassy="red2"))
    refused(play, "red1", "extra.action", "die-in-publication", die=RED1)
    assert play.offered == ["red2", "pass", "seal-for-coins"]


def test_a_die_that_was_not_placed_may_not_be_taken() -> None:
    """extra.action: a die in the bag is not on the board."""
    play = phase(Scene().give(seals=1).placed(embassy="red4"))
    refused(play, "red2", "extra.action", "die-not-placed", die=RED2)


def test_the_die_costs_a_seal() -> None:
    """extra.action: with none a die is refused; the chance is asked only for the instant expert."""
    play = phase(Scene().give(experts=["safi_limbila"]).placed(embassy="red4"))
    refused(play, "red1", "extra.action", "extra-needs-seal", have=0, need=1, nearest="seal", amount=1)
    assert play.offered == ["pass", "use-safi_limbila"]


def test_the_seal_is_paid_before_the_roll() -> None:
    """extra.action: it is gone when the die falls, and cannot raise it."""
    play = phase(Scene().give(seals=1).placed(embassy="red4")).do("red1")
    assert (play.asked, play.me.seals) == ("RollExtraDie", 0)
    play.luck("3").do("embassy")
    assert play.me.tokens == 2
    assert play.asked == "", "nothing left to raise it with"


@pytest.mark.parametrize(("face", "tokens"), [("1", 1), ("3", 2), ("6", 3)])
def test_the_die_is_rolled_anew_and_keeps_its_colour(face: str, tokens: int) -> None:
    """extra.action embassy: what counts is the new value."""
    play = phase(Scene().give(seals=1).placed(bank="yellow4")).do("yellow1").luck(face).do("embassy")
    assert play.me.tokens == tokens
    die = play.state.box.die_words.numbers["yellow1"]
    assert play.told(DieRerolled) == [DieRerolled(0, die, int(face))]
    assert play.told(DiePlaced) == [DiePlaced(0, die, int(face), EMBASSY)]


def test_a_second_seal_may_raise_the_rolled_die() -> None:
    """extra.action turn.value: it is an action like any: 1 + 5 at the Embassy."""
    play = phase(Scene().give(seals=2).placed(bank="yellow4")).do("yellow1").luck("1").do("embassy", "seal-1")
    assert (play.me.tokens, play.me.seals) == (3, 0)


def test_any_action_may_be_done_with_it() -> None:
    """extra.action turn.actions: a publication, whose die then lies on no board."""
    scene = Scene().give(seals=1, animals={"bison_bison": "I"}).placed(embassy="red1")
    play = phase(scene).do("red1").luck("3").do("publication")
    assert play.names(play.me.published) == ["bison_bison"]
    assert play.me.vp == 2 + 1
    assert play.me.seals == 0 + 1, "the publication's"
    assert play.state.publications == (RED1,)


def test_a_freed_expedition_space_is_again_the_leftmost() -> None:
    """extra.action expedition.space: the first space of Asia is taken, freed and taken again: 3 reputation."""
    scene = Scene().placed(asia="purple1 purple2").give(seals=1, animals=["panthera_tigris"])
    play = phase(scene).do("purple1").luck("2").do("expedition", "done")
    assert play.cubes_on("panthera_tigris") == 0b0001, "value 2 without the token pays for type I alone"
    (began,) = [event for event in play.events if isinstance(event, ExpeditionBegan)]
    assert (began.space, play.me.reputation) == (0, 3)


def test_a_full_continent_is_open_again_once_a_die_is_taken_away() -> None:
    """extra.action expedition.space: the third of four dice leaves: its space gives 1 reputation and +2."""
    scene = Scene().placed(asia="purple1 purple2 purple3 purple4").give(seals=1, animals=["panthera_tigris"])
    play = phase(scene).do("purple3").luck("2").do("expedition", "panthera_tigris.II")
    (began,) = [event for event in play.events if isinstance(event, ExpeditionBegan)]
    assert (began.space, play.me.reputation) == (2, 1)
    assert play.me.vp == 1, "value 2 + 2 pays for a cube on type II"


def test_a_die_placed_in_this_phase_may_be_taken_too() -> None:
    """extra.action: the same die, rolled again by the next seat."""
    play = phase(Scene().give(0, seals=1).give(1, seals=1).placed(embassy="red4"))
    play.do("red1").luck("1").do("bank")
    assert play.offered == ["red1", "pass", "seal-for-coins"]
    play.do("red1").luck("6").do("embassy")
    assert (play.me.coins, play.seat(1).tokens) == (5, 3)
    assert play.state.places[BANK] == ()


# The first die at the Bank


def test_the_first_die_at_the_bank_counts_even_if_it_was_taken_away() -> None:
    """extra.action bank.first: seat 0 was first at the Bank; its die moves, and the marker does not."""
    scene = Scene().boards("red4 - - -").give(1, seals=1)
    play = scene.steps(Turn(0), ExtraActions()).do("bank")
    play.do("red1").luck("6").do("bank")
    assert play.seat(1).coins == 5
    assert play.state.first == 0
    assert play.told(FirstPlayerTaken) == [FirstPlayerTaken(0)]


def test_an_extra_action_may_be_the_first_at_the_bank() -> None:
    """extra.action bank.first: nobody was there before: the marker moves for the next round."""
    play = phase(Scene().give(1, seals=1).placed(embassy="red4")).do("red1").luck("6").do("bank")
    assert play.told(FirstPlayerTaken) == [FirstPlayerTaken(1)]


# Free actions


def test_free_actions_are_allowed_whether_the_chance_is_taken_or_not() -> None:
    """extra.action turn.free: a seal is sold for 5 coins, then passed."""
    play = phase(Scene().give(seals=2).placed(embassy="red4")).do("seal-for-coins")
    assert (play.asked, play.me.coins, play.me.seals) == ("TakeExtraAction", 5, 1)
    assert play.told(SealSold) == [SealSold(0)]
    play.do("pass")
    assert (play.asked, play.me.coins, play.me.seals) == ("", 5, 1)


def test_selling_the_last_seal_ends_the_chance() -> None:
    """extra.action turn.free: nothing is left to pay a die with."""
    play = phase(Scene().give(seals=1).placed(embassy="red4")).do("seal-for-coins")
    assert (play.asked, play.me.coins) == ("", 5)


def test_an_instant_expert_may_bring_the_seal() -> None:
    """extra.action experts.instant: 3 reputation from space 9 pass the royal seal on space 11."""
    scene = Scene().give(reputation=9, experts=["ishiwata_eiko"]).placed(embassy="red4")
    play = phase(scene).do("use-ishiwata_eiko")
    assert (play.asked, play.me.seals, play.me.reputation) == ("TakeExtraAction", 1, 0)
    play.do("red1").luck("5").do("embassy")
    assert (play.me.seals, play.me.tokens) == (0, 3)


# The end of the round


def test_the_displays_are_discarded_and_all_dice_return_to_the_bag() -> None:
    """round.end: cards left over go to their discards; 20 dice in the bag, none on the board."""
    scene = Scene().show(animals=["bison_bison", None, "panthera_leo"], experts=[None, "elena_lewis"])
    scene.placed(embassy="red4", bank="blue1", university="green2", academy="green3", publication="yellow6")
    scene.placed(asia="purple1 - purple3", europe="blue4")
    scene.state.round = 3
    play = scene.steps(EndRound())
    state = play.state
    assert play.names(state.animal_discards) == ["bison_bison", "panthera_leo"]
    assert play.expert_names(state.expert_discards) == ["elena_lewis"]
    assert set(state.animals) == set(state.experts) == {-1}
    assert len(state.bag) == len(set(state.bag)) == 20
    assert (state.dice_on_board(), state.publications) == ([], ())
    assert play.told(RoundEnded) == [RoundEnded(3)]


def test_in_the_next_round_the_bank_has_a_first_die_again() -> None:
    """round.end bank.first: the marker was claimed in this round, and is claimed again in the next."""
    scene = Scene().boards("red4 - - -")
    play = scene.steps(Turn(0), EndRound(), RollDie(1, 0), SlotDie(1, 4), Turn(1)).do("bank")
    play.luck("blue-3").do("slot1", "bank")
    assert play.told(FirstPlayerTaken) == [FirstPlayerTaken(0), FirstPlayerTaken(1)]
    assert play.state.first == 1


# The last moment of the game


def test_after_the_very_last_action_a_seal_may_still_be_sold() -> None:
    """turn.free extra.action: the seal of a publication in the last extra action becomes 5 coins before the end."""
    scene = Scene().placed(embassy="red4").give(seals=1, animals={"bison_bison": ""})
    scene.state.round = 6
    play = phase(scene).do("red1").luck("3").do("publication")
    assert (play.asked, play.offered) == ("LastMoment", ["pass", "seal-for-coins"])
    refused(play, "red1", "extra.action", "extra-taken", die=RED1)
    play.do("seal-for-coins")
    assert (play.asked, play.me.coins, play.me.seals) == ("", 5, 0)


def test_in_earlier_rounds_nothing_is_asked_after_the_extra_action() -> None:
    """turn.free extra.action: there is a next turn to sell it in."""
    scene = Scene().placed(embassy="red4").give(seals=1, animals={"bison_bison": ""})
    play = phase(scene).do("red1").luck("3").do("publication")
    assert (play.asked, play.me.seals) == ("", 1)
