"""The turn (p. 7): a die from any board, one of six actions, free actions, and the order of it all."""

import pytest

from ludoteca.games.encyclopedia.box.constants import EXPERT
from ludoteca.games.encyclopedia.box.events import (
    AnimalTaken,
    BonusLost,
    CoinsGained,
    ColourPaid,
    ExpeditionBegan,
    ExpertTaken,
    ExpertWorked,
    ReputationGained,
    TurnBegan,
    ValueRaised,
)
from ludoteca.games.encyclopedia.scene import Play, Scene
from ludoteca.kernel.events import Event
from tests.encyclopedia.kit_expect import refused


def order(play: Play, *kinds: type[Event]) -> list[type[Event]]:
    """The kinds of what happened, of these kinds only, in order."""
    return [type(event) for event in play.events if isinstance(event, kinds)]


# Taking a die


def test_a_die_of_your_own_board_gives_nobody_anything() -> None:
    """turn.die: the effects are for dice that others take."""
    play = Scene().boards("red1 red2 red3 red4", "blue1").one_turn()
    play.do("red4")
    assert (play.me.coins, play.me.reputation, play.me.vp) == (0, 0, 0)
    assert play.state.hand == play.state.box.die_words.option("red4")
    assert [len(dice) for dice in play.me.slots] == [1, 1, 1, 0]


@pytest.mark.parametrize(
    ("slot", "coins", "reputation", "vp"), [(1, 0, 0, 0), (2, 2, 0, 0), (3, 0, 2, 0), (4, 0, 0, 3)]
)
def test_whose_die_is_taken_gains_what_the_slot_says(slot: int, coins: int, reputation: int, vp: int) -> None:
    """turn.die: nothing, 2 coins, 2 reputation, 3 VP, at once, for the owner and nobody else."""
    play = Scene(3).give(2, reputation=8).boards("red1", "yellow1", "blue1 blue2 blue3 blue4").one_turn()
    play.do(f"blue{slot}")
    assert play.asked == "ChooseAction", "the owner gains before the action"
    owner = play.seat(2)
    assert (owner.coins, owner.reputation, owner.vp) == (coins, 8 + reputation, vp)
    for seat in (play.me, play.seat(1)):
        assert (seat.coins, seat.reputation, seat.vp) == (0, 0, 0)


def test_two_dice_on_a_slot_give_its_effect_twice() -> None:
    """turn.die round.dice: each of the two brings 3 VP when it is taken."""
    play = Scene().boards("red1 red2", "- - - blue3+blue4").turn()
    play.do("blue1", "bank").do("red1", "bank").do("blue2", "bank")
    assert play.seat(1).vp == 3 + 3


def test_turns_go_clockwise_until_no_board_has_a_die() -> None:
    """turn.die: one die a turn, from any board; an empty board of one's own does not matter."""
    play = Scene(3).boards("red1", "yellow1 yellow2 yellow3", "blue1").first(1).turn(1)
    play.do("red1", "bank").do("yellow1", "bank").do("yellow2", "bank").do("yellow3", "bank")
    assert play.asking == 2, "the last die is taken without a choice"
    play.do("bank")
    assert play.asked == ""
    assert [event.seat for event in play.events if isinstance(event, TurnBegan)] == [1, 2, 0, 1, 2]


def test_only_a_die_on_a_board_can_be_taken() -> None:
    """turn.die: not one of the bag, nor one that was placed."""
    scene = Scene().placed(bank="green3").boards("red1 red2", "blue1")
    play = scene.one_turn()
    for word in ("green1", "purple1"):
        die = play.state.box.die_words.option(word)
        assert die is not None
        refused(play, word, "turn.die", "die-not-on-a-board", die=die)
    assert play.offered == ["red1", "red2", "blue1"]


# Actions

ACTIONS = ("embassy", "bank", "university", "academy", "expedition", "publication")


def test_there_are_six_actions() -> None:
    """turn.actions: Embassy, Bank, University, Academy, Expedition, Publication."""
    scene = Scene().give(animals=["bison_bison"]).show(animals=["procyon_lotor"], experts=["elena_lewis"])
    assert scene.action("red2").offered == list(ACTIONS)


@pytest.mark.parametrize("action", ACTIONS)
def test_any_action_may_be_repeated_by_anyone(action: str) -> None:
    """turn.actions: both seats do the same, the first of them twice."""
    scene = (
        Scene()
        .boards("red2 red3", "red4")
        .show(
            experts=["lotte_paulsen", "manuel_nunez", "gangesh_mukerji", "arnold_schuman"],
            animals=["panthera_onca", "bradypus_variegatus", "ramphastos_toco", "vultur_gryphus"],
        )
    )
    scene.give(0, animals=["bison_bison", "procyon_lotor"]).give(1, animals=["iguana_iguana", "corallus_caninus"])
    play = scene.turn()
    for die, seat in (("red1", 0), ("red3", 1), ("red2", 0)):
        assert play.asking == seat
        if play.asked == "TakeDie":
            play.do(die)
        play.do(action)
        while play.asked not in ("TakeDie", "ChooseAction", ""):
            play.do(play.offered[-1])
    state = play.state
    placed = [*state.places, tuple(die for die in state.expeditions[0] if die >= 0), state.publications]
    assert [len(dice) for dice in placed] == [3 if name == action else 0 for name in ACTIONS]


# Whole actions (more in test_whole_actions.py)


def test_embassy_and_bank_are_always_possible() -> None:
    """turn.whole embassy bank: with nothing in hand and nothing on display, and nothing else is."""
    play = Scene().action("red1")
    assert play.offered == ["embassy", "bank"]
    refused(play, "university", "university", "no-expert-left")


def test_an_animal_that_the_expeditions_reputation_brings_counts() -> None:
    """turn.whole expedition.research: FAQ: no American animal, but one on display and the bonus within reach."""
    play = Scene().give(reputation=6).show(animals=["bison_bison", "lemur_catta"]).action("red2").do("expedition")
    assert play.names(play.me.animals) == ["bison_bison"], "the only one that completes it is not even asked for"
    assert play.cubes_on("bison_bison") == 0b0001


def test_with_no_card_anywhere_a_spoiling_bonus_is_lost() -> None:
    """turn.whole reputation.choice: the last expert is the University's, and the deck is empty."""
    scene = Scene().give(reputation=3, experts=["leonardas_vaikutis"]).show(experts=["elena_lewis"])
    scene.give(1, retired=[scene.box.expert_ids[expert] for expert in scene.state.expert_deck])
    play = scene.action("red1").do("university")
    assert play.expert_names(play.me.experts) == ["leonardas_vaikutis", "elena_lewis"]
    assert play.told(BonusLost) == [BonusLost(0, EXPERT)]


# Free actions


def test_seals_become_coins_at_any_decision_as_often_as_you_like() -> None:
    """turn.free: 5 coins each, before the die, before the action and in the middle of it; the question stays."""
    play = Scene().give(seals=4).boards("red4 red5", "blue1").one_turn()
    play.do("seal-for-coins", "seal-for-coins")
    assert (play.asked, play.me.coins, play.me.seals) == ("TakeDie", 10, 2)
    play.do("red1", "seal-for-coins")
    assert (play.asked, play.me.coins, play.me.seals) == ("ChooseAction", 15, 1)
    play.do("embassy", "seal-for-coins")
    assert (play.asked, play.me.coins, play.me.seals) == ("RaiseValue", 20, 0)
    refused(play, "seal-for-coins", "turn.free", "no-seal", have=0, need=1, nearest="seal", amount=1)


def test_an_instant_is_used_once_at_any_decision() -> None:
    """turn.free experts.instant: then it lies face down, and its slot is free."""
    play = Scene().give(experts=["elena_lewis", "safi_limbila"]).boards("red4 red5", "blue1").one_turn()
    play.do("use-safi_limbila")
    assert (play.asked, play.me.coins) == ("TakeDie", 5)
    assert play.me.experts == (play.expert("elena_lewis"), -1, -1, -1)
    assert play.expert_names(play.me.retired) == ["safi_limbila"]
    refused(play, "use-safi_limbila", "experts.instant", "expert-spent", expert=play.expert("safi_limbila"))
    refused(play, "use-matilda_glenn", "experts.instant", "expert-not-yours", expert=play.expert("matilda_glenn"))


def test_an_instant_may_be_used_while_the_value_is_raised() -> None:
    """turn.free experts.instant turn.value: its coins raise the die of the running action."""
    play = Scene().give(experts=["rachel_mostinckx"]).action("red1").do("embassy")
    assert play.offered == ["done", "use-rachel_mostinckx"], "asked although there is nothing to pay with yet"
    play.do("use-rachel_mostinckx", "coin-4")
    assert play.me.tokens == 3
    assert play.me.coins == 1


def test_an_animal_that_an_instant_brings_joins_the_running_expedition() -> None:
    """turn.free experts.instant expedition.research: between two cubes, three reputation bring an animal."""
    scene = Scene().placed(america="red1 red1 red1").show(animals=["procyon_lotor", "lemur_catta"])
    scene.give(reputation=5, animals=["bison_bison"], experts=["matilda_glenn"])
    play = scene.action("red4").do("expedition", "done", "bison_bison.I", "use-matilda_glenn")
    assert play.me.coins == 3, "the space with three coins, passed on the way to 8"
    play.do("procyon_lotor", "procyon_lotor.II")
    assert play.cubes_on("bison_bison") == 0b0001
    assert play.cubes_on("procyon_lotor") == 0b0010


def test_an_animal_that_an_instant_brings_joins_the_running_publication() -> None:
    """turn.free experts.instant publication.cards: it is added although it came after the die was placed."""
    scene = Scene().show(animals=["procyon_lotor", "lemur_catta"])
    scene.give(reputation=7, animals=["bison_bison", "panthera_onca"], experts=["ishiwata_eiko"])
    play = scene.action("red6").do("publication", "bison_bison", "use-ishiwata_eiko", "procyon_lotor")
    play.do("procyon_lotor", "done")
    assert play.names(play.me.published) == ["bison_bison", "procyon_lotor"]
    assert play.names(play.me.animals) == ["panthera_onca"]


def test_others_take_no_free_action_on_my_turn() -> None:
    """turn.free: only the seat whose turn it is; a card owed to another is chosen without free actions."""
    scene = Scene().give(1, reputation=3, seals=1, experts=["safi_limbila"])
    scene.show(experts=["elena_lewis", "audrey_morton"]).boards("red1", "- - blue4 blue5")
    play = scene.one_turn().do("blue1", "bank")
    assert (play.asked, play.asking) == ("TakeFreeExpert", 1)
    assert play.offered == ["elena_lewis", "audrey_morton"]
    refused(play, "seal-for-coins", "turn.free", "not-your-turn", seat=1)
    refused(play, "use-safi_limbila", "turn.free", "not-your-turn", seat=1)


# The sequence of an action


def test_an_expedition_pays_its_colour_before_the_die_is_placed() -> None:
    """turn.sequence turn.colour: name the continent and pay, place the die, experts, the space's reputation, raise."""
    scene = Scene().give(tokens=1, coins=1, animals=["lemur_catta"], experts=["rabiah_assaf"])
    play = scene.action("red2").do("expedition", "token-1", "done")
    kinds = order(play, ColourPaid, ExpeditionBegan, ExpertWorked, ReputationGained, ValueRaised)
    assert kinds == [ColourPaid, ExpeditionBegan, ExpertWorked, ReputationGained, ValueRaised]


def test_experts_at_a_place_work_in_slot_order() -> None:
    """turn.sequence experts.lasting: whatever the order in which they came."""
    experts = ["piaar_jhari", None, "aymar_dibumbe", "etienne_lebeau"]
    play = Scene().give(reputation=8, experts=experts).action("red1").do("embassy")
    worked = [event.expert for event in play.events if isinstance(event, ExpertWorked)]
    assert play.expert_names(worked) == ["piaar_jhari", "aymar_dibumbe", "etienne_lebeau"]
    assert (play.me.vp, play.me.coins, play.me.reputation) == (3, 2, 10)


def test_what_placing_brought_may_raise_the_value() -> None:
    """turn.sequence embassy turn.value: the 2 coins of Aymar Dibumbè make a 3 a 5."""
    play = Scene().give(experts=["aymar_dibumbe"]).action("red3").do("embassy")
    assert play.offered == ["coin-1", "coin-2", "done"]
    play.do("coin-2")
    assert (play.me.tokens, play.me.coins) == (3, 0)


def test_what_placing_brought_may_pay_for_the_colour() -> None:
    """turn.sequence turn.whole academy: the token that Shanti Shevade's reputation brings buys the colour."""
    scene = Scene().give(experts=["shanti_shevade"]).show(animals=["lemur_catta"])
    play = scene.action("red1").do("academy")
    assert play.names(play.me.animals) == ["lemur_catta"]
    assert play.me.tokens == 0
    assert play.me.reputation == 2 + 1


def test_experts_count_as_they_were_when_the_die_was_placed() -> None:
    """turn.sequence university.slots: one that is covered meanwhile still works for this die."""
    scene = Scene().give(reputation=3, experts=["etienne_lebeau", "aymar_dibumbe", "elena_lewis", "lotte_paulsen"])
    play = scene.show(experts=["piaar_jhari", "audrey_morton"]).action("red5").do("embassy")
    play.do("piaar_jhari", "aymar_dibumbe")
    assert play.expert_names(play.me.retired) == ["aymar_dibumbe"]
    assert play.me.coins == 2, "Aymar Dibumbè was there when the die was placed"
    assert play.me.vp == 0, "Piaar Jhari was not"


# Reputation on the way


def test_reputation_gained_while_bonuses_resolve_waits_for_them() -> None:
    """reputation experts.instant: an instant used as it is taken moves the marker after the coins of space 6."""
    scene = Scene().give(reputation=3, animals=["bison_bison"])
    play = scene.show(experts=["ishiwata_eiko", "audrey_morton"], animals=["lemur_catta", "panthera_leo"]).action(
        "red2"
    )
    play.do("expedition", "ishiwata_eiko", "use", "lemur_catta")
    kinds = order(play, ReputationGained, ExpertTaken, CoinsGained, AnimalTaken)
    assert kinds == [ReputationGained, ExpertTaken, CoinsGained, ReputationGained, AnimalTaken]
    assert play.me.reputation == 3 + 3 + 3


def test_reputation_waits_for_a_card_that_is_still_to_be_chosen() -> None:
    """reputation turn.free: an instant used while the bonus of space 4 is being chosen moves the marker after it."""
    scene = Scene().give(reputation=3, experts=["etienne_lebeau", "matilda_glenn"])
    scene.show(experts=["audrey_morton", "elena_lewis"], animals=["lemur_catta", "panthera_leo"])
    play = scene.action("red5").do("embassy", "use-matilda_glenn")
    assert (play.asked, play.me.reputation) == ("TakeFreeExpert", 5)
    play.do("elena_lewis")
    assert (play.asked, play.me.reputation, play.me.coins) == ("TakeFreeAnimal", 8, 3)


def test_cards_gained_on_anothers_turn_are_chosen_after_it() -> None:
    """reputation.choice turn.die: after the taker's action and before the next turn; coins and tokens come at once."""
    scene = Scene().give(1, reputation=7).boards("red1 red2", "- - blue4 -")
    play = scene.show(animals=["lemur_catta", "panthera_leo", "bison_bison"]).turn()
    play.do("blue1")
    assert (play.seat(1).reputation, play.asking) == (9, 0)
    play.do("bank")
    assert (play.asked, play.asking) == ("TakeFreeAnimal", 1)
    assert not [event for event in play.events if isinstance(event, TurnBegan) and event.seat == 1]
    play.do("panthera_leo")
    assert play.names(play.seat(1).animals) == ["panthera_leo"]
    assert (play.asked, play.asking) == ("TakeDie", 1)
