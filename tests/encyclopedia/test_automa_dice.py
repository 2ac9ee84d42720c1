"""An automa's dice (p. 21, 22): how it lays them out, and which one it takes."""

import pytest

from ludoteca.games.encyclopedia.box.constants import DIE
from ludoteca.games.encyclopedia.box.events import AutomaSlottedDice, AutomaTookDie
from ludoteca.games.encyclopedia.rules.round import DrawDice
from ludoteca.games.encyclopedia.scene import Play, Scene
from tests.encyclopedia.kit_automas import LINNE, board, shown

RED_BEFORE_YELLOW = ["asia", "america", "europe", "africa", "oceania"]


def rolled(*dice: str, priorities: list[str], five: bool = False) -> Play:
    """An automa and a person at the start of a round; the automa, which is first, has rolled these dice."""
    scene = Scene([LINNE, "person"]).give(0, priorities=priorities)
    if five:
        scene.state.round_token = DIE
    return scene.steps(DrawDice()).luck(*dice)


def taken(scene: Scene, automa: int = 0) -> tuple[str, int, int, str]:
    """An automa's turn: the die it takes, from whose board, from which slot, and the reason it tells."""
    play = scene.one_turn(automa)
    (event,) = [event for event in play.events if isinstance(event, AutomaTookDie)]
    assert event.seat == automa
    assert event.face == play.state.faces[event.die]
    return shown(play, event.die), event.owner, event.slot, event.reason


# Laying out


def test_dice_lie_from_the_lowest_to_the_highest() -> None:
    """automa.dice: the lowest on the left, on 'nothing', the highest on the right, on '3 VP'."""
    play = rolled("red-5", "blue-1", "green-6", "purple-3", priorities=RED_BEFORE_YELLOW)
    assert board(play, 0) == "blue1 purple3 red5 green6"


def test_of_two_equal_dice_the_lower_priority_lies_further_left() -> None:
    """automa.dice: the printed example, two 2s, the yellow of lower priority than the red."""
    play = rolled("red-2", "blue-5", "yellow-2", "green-1", priorities=RED_BEFORE_YELLOW)
    assert board(play, 0) == "green1 yellow2 red2 blue5"


def test_four_equal_dice_lie_by_priority_alone() -> None:
    """automa.dice: equal values from the lowest priority to the highest."""
    play = rolled("purple-4", "red-4", "blue-4", "green-4", priorities=RED_BEFORE_YELLOW)
    assert board(play, 0) == "green4 blue4 red4 purple4"


def test_the_order_of_its_dice_is_told() -> None:
    """automa.dice: the layout is told, from the left to the right."""
    play = rolled("red-5", "blue-1", "green-6", "purple-3", priorities=RED_BEFORE_YELLOW)
    (event,) = [event for event in play.events if isinstance(event, AutomaSlottedDice)]
    assert event.seat == 0
    assert [shown(play, die) for die in event.dice] == ["blue1", "purple3", "red5", "green6"]


def test_of_five_dice_the_two_highest_share_the_last_slot() -> None:
    """automa.dice automa.round: with five dice the two highest lie together on '3 VP'."""
    play = rolled("red-5", "blue-1", "green-6", "purple-3", "yellow-2", priorities=RED_BEFORE_YELLOW, five=True)
    assert board(play, 0) == "blue1 yellow2 purple3 red5+green6"


def test_of_five_dice_with_equal_values_priority_says_which_two_are_highest() -> None:
    """automa.dice: four 6s of five dice: the two of highest priority share the last slot."""
    play = rolled("yellow-6", "blue-6", "green-1", "purple-6", "red-6", priorities=RED_BEFORE_YELLOW, five=True)
    assert board(play, 0) == "green1 yellow6 blue6 red6+purple6"


def test_the_automa_is_never_asked_for_a_slot() -> None:
    """automa.dice: after its last roll the next seat rolls at once."""
    play = rolled("red-5", "blue-1", "green-6", "purple-3", priorities=RED_BEFORE_YELLOW)
    play.luck("red-1", "red-2", "red-3", "yellow-4")
    assert (play.asked, play.asking) == ("SlotDie", 1), "the person places its own dice"


# Taking: each comparison in its order


def test_it_takes_the_highest_die_of_all_boards() -> None:
    """automa.die: the highest die, although it gives its owner most and its colour has the lowest priority."""
    scene = Scene([LINNE, "person"]).give(0, priorities=RED_BEFORE_YELLOW)
    assert taken(scene.boards("red3 red2 - -", "- - - green5")) == ("green5", 1, 3, "highest")


def test_the_last_die_is_taken_because_it_is_the_only_one() -> None:
    """automa.die: nothing to compare."""
    assert taken(Scene([LINNE, "person"]).boards("- - - -", "- red3 - -")) == ("red3", 1, 1, "only")


def test_of_equal_values_the_highest_priority_colour_is_taken() -> None:
    """automa.die: colour comes before what it gives: the 3 VP go to the other seat."""
    scene = Scene([LINNE, "person"]).give(0, priorities=["europe", "africa", "america", "asia", "oceania"])
    scene.boards("red3 - - -", "yellow3 - - blue3")
    assert taken(scene) == ("blue3", 1, 3, "priority")


@pytest.mark.parametrize(
    ("theirs", "slot"),
    [
        ("red3 red3 red3 red3", 0),
        ("- red3 red3 red3", 1),
        ("- - red3 red3", 2),
    ],
)
def test_of_equal_dice_the_one_is_taken_that_gives_least(theirs: str, slot: int) -> None:
    """automa.die: 'nothing', then 2 coins, then 2 reputation, then 3 VP."""
    assert taken(Scene([LINNE, "person"]).boards("- - - -", theirs)) == ("red3", 1, slot, "least")


@pytest.mark.parametrize("own", ["red3 - - -", "- red3 - -", "- - red3 -", "- - - red3"])
@pytest.mark.parametrize("theirs", ["- red3 - -", "- - red3 -", "- - - red3"])
def test_its_own_die_gives_nobody_anything(own: str, theirs: str) -> None:
    """automa.die: its own die, on whatever slot, before another's on 2 coins, 2 reputation or 3 VP."""
    slot = own.split().index("red3")
    assert taken(Scene([LINNE, "person"]).boards(own, theirs)) == ("red3", 0, slot, "least")


def test_what_it_gives_comes_before_the_seat() -> None:
    """automa.die: the nearer seat's coins are given rather than the further seat's reputation."""
    scene = Scene([LINNE, "person", "person"]).boards("- - - -", "- red3 - -", "- - red3 -")
    assert taken(scene) == ("red3", 1, 1, "least")


@pytest.mark.parametrize(("automa", "furthest"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_of_dice_that_give_the_same_the_furthest_seat_clockwise_loses_one(automa: int, furthest: int) -> None:
    """automa.die: the seat furthest clockwise is the one to the automa's right."""
    seats = ["person"] * 4
    seats[automa] = LINNE
    boards = ["- red3 - -"] * 4
    boards[automa] = "- - - -"
    assert taken(Scene(seats).boards(*boards), automa) == ("red3", furthest, 1, "furthest")


def test_the_furthest_of_the_seats_that_have_such_a_die() -> None:
    """automa.die: the seat to its right has none, so the next one counts."""
    scene = Scene([LINNE, "person", "person", "person"])
    scene.boards("- - - -", "- - - red3", "- - - red3", "- - - blue2")
    assert taken(scene) == ("red3", 2, 3, "furthest")


def test_its_own_die_comes_after_anothers_that_gives_nothing() -> None:
    """automa.die: 'nothing' and its own die give the same, then its own comes last."""
    assert taken(Scene([LINNE, "person"]).boards("red3 - - -", "red3 - - -")) == ("red3", 1, 0, "furthest")


def test_dice_of_other_automas_are_dice_like_any() -> None:
    """automa.die: another automa's board is another seat's board, and it gains its slot's effect."""
    scene = Scene([LINNE, LINNE, "person"]).boards("- - - -", "- - - blue5", "blue4 - - -")
    scene.show(experts=["safi_limbila"])
    play = scene.one_turn(0)
    assert play.seat(1).vp == 3
    assert play.seat(0).tokens == 1, "Linné's 5: a token"


def test_alike_dice_of_its_own_are_never_told_as_taken_from_the_furthest_seat() -> None:
    """automa.die: two alike dice on one board are settled by their value; no seat was compared."""
    scene = Scene([LINNE, "person"]).boards("- red3 red3 -", "- - blue2 -")
    name, owner, _, reason = taken(scene)
    assert (name, owner, reason) == ("red3", 0, "highest")


def test_two_alike_dice_on_one_slot_are_one_choice() -> None:
    """automa.die: of two alike dice on a slot one goes, the other stays."""
    play = Scene([LINNE, "person"]).boards("- - - -", "- - - red3+red3").one_turn(0)
    assert board(play, 1) == "- - - red3"
    assert play.seat(1).vp == 3


# What the owner gains


@pytest.mark.parametrize(
    ("theirs", "coins", "reputation", "vp"),
    [("red3 - - -", 0, 0, 0), ("- red3 - -", 2, 0, 0), ("- - red3 -", 0, 2, 0), ("- - - red3", 0, 0, 3)],
)
def test_whoever_owned_the_die_gains_its_slot(theirs: str, coins: int, reputation: int, vp: int) -> None:
    """automa.die turn.die: a die taken by an automa gives its owner the slot's effect."""
    play = Scene([LINNE, "person"]).boards("- - - -", theirs).one_turn(0)
    owner = play.seat(1)
    assert (owner.coins, owner.reputation, owner.vp) == (coins, reputation, vp)


@pytest.mark.parametrize("own", ["red3 - - -", "- red3 - -", "- - red3 -", "- - - red3"])
def test_its_own_slots_give_it_nothing(own: str) -> None:
    """automa.die turn.die: no effect for a die from one's own board; Linné's 3 brings 2 tokens and no more."""
    play = Scene([LINNE, "person"]).boards(own, "- - - -").one_turn(0)
    assert (play.me.coins, play.me.reputation, play.me.vp, play.me.tokens) == (0, 0, 0, 2)
