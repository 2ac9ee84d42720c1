"""The Embassy (p. 8) and the Bank (p. 9)."""

import pytest

from ludoteca.games.encyclopedia.box.constants import BANK, EMBASSY
from ludoteca.games.encyclopedia.box.events import FirstPlayerTaken, TurnBegan
from ludoteca.games.encyclopedia.rules.extra import ExtraActions
from ludoteca.games.encyclopedia.rules.round import EndRound, NextTurn, Round
from ludoteca.games.encyclopedia.scene import Play, Scene

COLOURS = ("red", "yellow", "purple", "blue", "green")


def turns(play: Play) -> list[int]:
    """Whose turns there were."""
    return [event.seat for event in play.events if isinstance(event, TurnBegan)]


# Embassy


@pytest.mark.parametrize(("face", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_embassy_gives_expedition_tokens_by_value(face: int, tokens: int) -> None:
    """embassy: 1-2 give 1, 3-4 give 2, 5 or more 3."""
    play = Scene().action(f"red{face}").do("embassy")
    assert play.me.tokens == tokens
    assert len(play.state.places[EMBASSY]) == 1
    assert (play.me.coins, play.me.vp, play.me.reputation) == (0, 0, 0)


@pytest.mark.parametrize("colour", COLOURS)
def test_the_colour_does_not_matter_at_the_embassy(colour: str) -> None:
    """embassy: a 3 of any colour gives 2 tokens, and no colour is asked for."""
    play = Scene().give(tokens=1).action(f"{colour}3").do("embassy")
    assert play.asked == ""
    assert play.me.tokens == 1 + 2


def test_more_than_six_is_still_five_or_more() -> None:
    """embassy experts.lasting: Rogério Luz makes a red 6 a 7: 3 tokens."""
    play = Scene().give(experts=["rogerio_luz"]).action("red6").do("embassy")
    assert play.me.tokens == 3


# Bank


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("face", [1, 6])
def test_the_bank_gives_five_coins(colour: str, face: int) -> None:
    """bank: whatever the colour and the value."""
    play = Scene().give(coins=1).action(f"{colour}{face}").do("bank")
    assert play.asked == ""
    assert play.me.coins == 1 + 5
    assert len(play.state.places[BANK]) == 1


def test_the_first_die_at_the_bank_takes_the_marker_and_turn_order_stays() -> None:
    """bank.first turn.die: seat 2 takes it; the round goes on clockwise from where it began."""
    play = Scene(3).boards("red1 red2", "yellow1 yellow2", "blue1 blue2").turn()
    play.do("red1", "embassy")
    assert play.state.first == 0
    play.do("yellow1", "bank")
    assert play.state.first == 1
    play.do("blue1", "embassy").do("red2", "embassy").do("yellow2", "embassy", "done").do("embassy")
    assert turns(play) == [0, 1, 2, 0, 1, 2]


def test_only_the_first_die_at_the_bank_takes_the_marker() -> None:
    """bank.first: later ones have their five coins."""
    play = Scene(3).boards("red1 red2", "yellow1", "blue1").turn()
    play.do("red1", "embassy").do("yellow1", "bank").do("blue1", "bank").do("bank")
    assert play.state.first == 1
    assert play.told(FirstPlayerTaken) == [FirstPlayerTaken(1)]
    assert [seat.coins for seat in play.state.seats] == [5, 5, 5]


def test_the_first_player_may_keep_the_marker() -> None:
    """bank.first: placed by its holder, the first die settles it for the round."""
    play = Scene().boards("red1", "yellow1").turn().do("red1", "bank").do("bank")
    assert play.state.first == 0


def test_the_extra_actions_begin_with_the_new_holder() -> None:
    """bank.first extra.action: the end of this very round follows the marker."""
    scene = Scene(3).boards("red1", "yellow1", "blue1")
    for seat in range(3):
        scene.give(seat, seals=1)
    play = scene.steps(NextTurn(0), ExtraActions())
    play.do("red1", "embassy", "done").do("yellow1", "embassy", "done").do("bank")
    for seat in (2, 0, 1):
        assert (play.asked, play.asking) == ("TakeExtraAction", seat)
        play.do("pass")
    assert play.asked == ""


def test_the_next_round_begins_with_the_new_holder() -> None:
    """bank.first round.token round.dice: round token, dice and turns; and the Bank can be claimed again."""
    scene = Scene(3).boards("red1", "yellow1", "blue1")
    scene.give(1, retired=scene.box.expert_ids)
    scene.show(animals=["bison_bison", "procyon_lotor", "panthera_onca"])
    play = scene.steps(NextTurn(0), EndRound(), Round(2))
    play.do("red1", "embassy").do("yellow1", "bank").do("bank")
    play.luck("lemur_catta", "panthera_leo", "panthera_tigris", "pavo_cristatus", "ursus_arctos", "castor_fiber")
    play.luck("nestor_notabilis", "animal")
    for seat, name in ((1, "lemur_catta"), (2, "panthera_leo"), (0, "pavo_cristatus")):
        assert play.asking == seat
        play.do(name)
    play.luck("iguana_iguana", "draco_volans", "vipera_berus")
    for seat in (1, 2, 0):
        play.luck("red-1", "blue-1", "green-1", "purple-1")
        assert (play.asked, play.asking) == ("SlotDie", seat)
        play.do("slot1", "slot2", "slot3")
    assert (play.asked, play.asking) == ("TakeDie", 1)
    play.do("red1", "embassy", "done").do("red2", "bank")
    assert play.state.first == 2, "this round's first die at the Bank"


def test_a_round_without_the_bank_leaves_the_marker() -> None:
    """bank.first: the holder begins the next round again."""
    play = Scene().first(1).boards("red1", "yellow1").steps(NextTurn(1), EndRound())
    play.do("red1", "embassy").do("embassy")
    assert (play.state.first, turns(play)) == (1, [1, 0])


def test_an_extra_action_may_bring_the_first_die_to_the_bank() -> None:
    """bank.first extra.action: then it takes the marker, and the running phase keeps its order."""
    scene = Scene(3).placed(embassy="red1").give(1, seals=1).give(2, seals=1)
    play = scene.steps(ExtraActions())
    assert play.asking == 1
    play.do("red1").luck("4").do("bank")
    assert play.state.first == 1
    assert (play.asked, play.asking) == ("TakeExtraAction", 2)


def test_a_die_taken_away_from_the_bank_was_still_the_first() -> None:
    """bank.first extra.action: 'first' means placed this round, even if since removed."""
    scene = Scene().boards("red1").give(1, seals=1)
    play = scene.steps(NextTurn(0), ExtraActions()).do("bank")
    assert play.asking == 1
    play.do("red1").luck("4")
    assert play.state.places[BANK] == ()
    play.do("bank")
    assert play.state.first == 0
    assert play.seat(1).coins == 5
