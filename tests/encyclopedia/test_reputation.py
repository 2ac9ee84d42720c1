"""Reputation (p. 11): a track that goes around, and a bonus for every bonus space reached or passed."""

import pytest

from ludoteca.games.encyclopedia.box.constants import ANIMAL, EXPERT
from ludoteca.games.encyclopedia.box.events import (
    BonusLost,
    BonusOwed,
    CoinsGained,
    DeckRebuilt,
    ExpertTaken,
    ReputationGained,
    SealsGained,
    TokensGained,
    TurnBegan,
)
from ludoteca.games.encyclopedia.rules.extra import ExtraActions
from ludoteca.games.encyclopedia.rules.reputation import GainReputation
from ludoteca.games.encyclopedia.rules.round import NextTurn
from ludoteca.games.encyclopedia.scene import Play, Scene


def moved(marker: int, reputation: int) -> Play:
    """Seat 0 gains reputation from this space, with experts and animals to choose from."""
    scene = Scene().give(reputation=marker)
    scene.show(animals=["bison_bison", "panthera_onca"], experts=["lotte_paulsen", "manuel_nunez"])
    return scene.steps(GainReputation(0, reputation, "test"))


@pytest.mark.parametrize("marker", range(12))
def test_every_space_gives_its_own_bonus(marker: int) -> None:
    """reputation: 2 a token, 4 an expert, 6 three coins, 8 an animal, 11 a seal; the others nothing."""
    play = moved((marker - 1) % 12, 1)
    assert play.me.reputation == marker
    assert play.me.tokens == (1 if marker == 2 else 0)
    assert play.me.coins == (3 if marker == 6 else 0)
    assert play.me.seals == (1 if marker == 11 else 0)
    assert play.asked == {4: "TakeFreeExpert", 8: "TakeFreeAnimal"}.get(marker, "")


@pytest.mark.parametrize(("marker", "tokens", "coins", "seals"), [(1, 1, 0, 0), (5, 0, 3, 0), (10, 0, 0, 1)])
def test_a_bonus_space_that_is_passed_gives_its_bonus_too(marker: int, tokens: int, coins: int, seals: int) -> None:
    """reputation: two spaces from just before a bonus pass it."""
    play = moved(marker, 2)
    assert (play.me.tokens, play.me.coins, play.me.seals) == (tokens, coins, seals)


def test_the_track_goes_around_and_the_start_gives_nothing() -> None:
    """reputation: from 10 three points lead past 11 and 0 to 1, with the seal and nothing else."""
    play = moved(10, 3)
    assert play.me.reputation == 1
    assert (play.me.tokens, play.me.coins, play.me.seals) == (0, 0, 1)
    assert play.asked == ""


def test_a_whole_lap_gives_every_bonus_in_the_order_of_the_track() -> None:
    """reputation: twelve points from the start: token, expert, coins, animal, seal."""
    play = moved(0, 12)
    assert play.me.reputation == 0
    play.do("lotte_paulsen", "bison_bison")
    order = [type(event).__name__ for event in play.events]
    gained = ["TokensGained", "ExpertTaken", "ExpertSeated", "CoinsGained", "AnimalTaken", "SealsGained"]
    assert order == ["ReputationGained", *gained]


def test_the_marker_moves_the_full_distance_before_the_bonuses_resolve() -> None:
    """reputation: from 3 to 6 the expert is chosen with the marker on 6 and the coins still to come."""
    play = moved(3, 3)
    assert play.asked == "TakeFreeExpert"
    assert play.me.reputation == 6
    assert play.me.coins == 0
    play.do("lotte_paulsen")
    assert play.me.coins == 3


def test_reputation_gained_while_bonuses_resolve_waits_for_them() -> None:
    """reputation: Ishiwata Eiko taken on 4 and used at once: the coins of 6 come before her three points."""
    scene = Scene().give(reputation=3)
    scene.show(animals=["bison_bison", "panthera_onca"], experts=["ishiwata_eiko", "manuel_nunez"])
    play = scene.steps(GainReputation(0, 3, "test")).do("ishiwata_eiko", "use")
    coins, points = CoinsGained(0, 3, "reputation"), ReputationGained(0, 3, 9, "instant")
    assert play.events.index(coins) < play.events.index(points)
    assert play.asked == "TakeFreeAnimal", "her points pass 8"
    assert play.me.reputation == 9


def test_a_free_action_between_two_bonuses_is_queued_as_well() -> None:
    """reputation turn.free: Matilda Glenn used while the expert is chosen moves the marker after the coins."""
    scene = Scene().give(reputation=3, experts=["matilda_glenn"])
    scene.show(animals=["bison_bison", "panthera_onca"], experts=["lotte_paulsen", "manuel_nunez"])
    scene.state.turn = 0
    play = scene.steps(GainReputation(0, 3, "test")).do("use-matilda_glenn")
    assert play.asked == "TakeFreeExpert", "asked again after the free action"
    assert (play.me.reputation, play.me.coins) == (6, 0)
    play.do("lotte_paulsen")
    assert play.told(CoinsGained) == [CoinsGained(0, 3, "reputation")]
    assert play.me.reputation == 6 + 3
    assert play.asked == "TakeFreeAnimal"


def test_a_bonus_card_is_chosen_from_the_display() -> None:
    """reputation.choice: any expert of the display, and no other."""
    play = moved(3, 1)
    assert play.offered == ["lotte_paulsen", "manuel_nunez"]
    why = play.why("rogerio_luz")
    assert (why.rule, why.code) == ("reputation.choice", "expert-not-on-display")
    assert why.facts == {"expert": play.expert("rogerio_luz")}
    why = play.why("deck")
    assert (why.rule, why.code, why.facts) == ("reputation.choice", "display-first", {"cards": 2})
    play.do("manuel_nunez")
    assert play.expert_names(play.me.experts) == ["manuel_nunez"]


def test_a_bonus_animal_is_chosen_from_the_display() -> None:
    """reputation.choice: any animal of the display, whatever its continent, and no other."""
    play = moved(7, 1)
    assert play.offered == ["bison_bison", "panthera_onca"]
    why = play.why("lemur_catta")
    assert (why.rule, why.code) == ("reputation.choice", "animal-not-on-display")
    assert why.facts == {"animal": play.animal("lemur_catta")}
    why = play.why("deck")
    assert (why.rule, why.code, why.facts) == ("reputation.choice", "display-first", {"cards": 2})
    play.do("panthera_onca")
    assert play.names(play.me.animals) == ["panthera_onca"]


def test_with_an_empty_display_the_expert_is_the_top_card_of_the_deck() -> None:
    """reputation.choice: no expert on display, so one is drawn."""
    play = Scene().give(reputation=3).steps(GainReputation(0, 1, "test"))
    assert play.asked == "DrawExpert"
    play.luck("vlad_koulechov")
    assert play.expert_names(play.me.experts) == ["vlad_koulechov"]
    assert play.told(ExpertTaken) == [ExpertTaken(0, play.expert("vlad_koulechov"), "deck")]


def test_with_an_empty_display_the_animal_is_the_top_card_of_the_deck() -> None:
    """reputation.choice: no animal on display, so one is drawn."""
    play = Scene().give(reputation=7).steps(GainReputation(0, 1, "test"))
    assert play.asked == "DrawAnimal"
    play.luck("ursus_arctos")
    assert play.names(play.me.animals) == ["ursus_arctos"]


def test_an_empty_deck_is_rebuilt_from_its_discards_for_a_bonus() -> None:
    """reputation.choice round.refill: the discards become the deck, and the card comes from there."""
    scene = Scene().give(reputation=7)
    state = scene.state
    state.animal_discards, state.animal_deck = state.animal_deck, ()
    play = scene.steps(GainReputation(0, 1, "test")).luck("lemur_catta")
    assert play.told(DeckRebuilt) == [DeckRebuilt("animal")]
    assert play.names(play.me.animals) == ["lemur_catta"]
    assert len(play.state.animal_deck) == 75 - 1
    assert play.state.animal_discards == ()


@pytest.mark.parametrize(("marker", "gift"), [(3, EXPERT), (7, ANIMAL)])
def test_with_display_deck_and_discards_empty_the_card_is_lost(marker: int, gift: int) -> None:
    """reputation.choice: nothing is left to take, and the turn goes on."""
    scene = Scene().give(reputation=marker)
    scene.give(1, published=scene.box.card_ids[: scene.box.animals], retired=scene.box.expert_ids)
    play = scene.steps(GainReputation(0, 1, "test"))
    assert play.told(BonusLost) == [BonusLost(0, gift)]
    assert play.asked == ""


def test_tokens_coins_and_seals_come_at_once_even_on_another_turn() -> None:
    """reputation.choice turn.die: who loses a die gains before the other player even names an action."""
    for marker, event in (
        (0, TokensGained(1, 1, "reputation")),
        (4, CoinsGained(1, 3, "reputation")),
        (9, SealsGained(1, 1, "reputation")),
    ):
        scene = Scene().give(1, reputation=marker).boards("red1 - - -", "- - red2 -")
        play = scene.turn().do("red2")
        assert play.asked == "ChooseAction"
        assert event in play.events


def test_a_card_won_on_another_turn_is_chosen_after_that_turn() -> None:
    """reputation.choice: before the next turn begins, and from what is left then."""
    scene = Scene().give(1, reputation=6).boards("red1 - - -", "- - red2 -")
    scene.show(animals=["bison_bison", "panthera_onca", "lemur_catta"])
    play = scene.turn().do("red2")
    assert play.told(BonusOwed) == [BonusOwed(1, ANIMAL)]
    assert (play.asked, play.asking) == ("ChooseAction", 0)
    play.do("academy", "bison_bison")
    assert (play.asked, play.asking) == ("TakeFreeAnimal", 1)
    assert play.told(TurnBegan) == [TurnBegan(0)]
    assert play.offered == ["panthera_onca", "lemur_catta"]
    play.do("lemur_catta")
    assert play.told(TurnBegan) == [TurnBegan(0), TurnBegan(1)]
    assert play.names(play.seat(1).animals) == ["lemur_catta"]


def test_whether_the_display_is_empty_is_judged_when_the_card_is_chosen() -> None:
    """reputation.choice: the last animal was taken in between, so the bonus comes from the deck."""
    scene = Scene().give(1, reputation=6).boards("red1 - - -", "- - red2 -").show(animals=["bison_bison"])
    play = scene.turn().do("red2", "academy")
    assert play.names(play.me.animals) == ["bison_bison"]
    assert play.asked == "DrawAnimal"
    play.luck("lemur_catta")
    assert play.names(play.seat(1).animals) == ["lemur_catta"]


def test_a_card_won_on_the_last_turn_is_chosen_before_the_extra_actions() -> None:
    """reputation.choice extra.action: the owed expert first, then the seats with a seal are asked."""
    scene = Scene().give(seals=1).give(1, reputation=2).boards("- - - -", "- - red2 -")
    scene.show(experts=["lotte_paulsen", "manuel_nunez"])
    play = scene.steps(NextTurn(0), ExtraActions())
    play.do("bank")
    assert (play.asked, play.asking) == ("TakeFreeExpert", 1)
    play.do("manuel_nunez")
    assert (play.asked, play.asking) == ("TakeExtraAction", 0)


def test_an_instant_taken_after_another_turn_may_be_used_at_once() -> None:
    """reputation.choice experts.instant: its reputation brings a card that is chosen at once as well."""
    scene = Scene().give(1, reputation=3).boards("red1 - - -", "- - red2 -")
    scene.show(experts=["ishiwata_eiko", "manuel_nunez"], animals=["bison_bison", "panthera_onca"])
    play = scene.turn().do("red2", "bank")
    assert play.seat(1).reputation == 5
    play.do("ishiwata_eiko", "use")
    assert play.seat(1).reputation == 8
    assert (play.asked, play.asking) == ("TakeFreeAnimal", 1)
    play.do("bison_bison")
    assert play.told(TurnBegan)[-1] == TurnBegan(1)


def test_two_seats_that_are_owed_a_card_choose_in_the_order_they_won_them() -> None:
    """reputation.choice: one card for each die lost, in turn, never mixed up between seats."""
    scene = Scene(3).give(1, reputation=2).give(2, reputation=2).boards("red1 - - -", "- - red2 -", "- - red3 -")
    scene.show(experts=["lotte_paulsen", "manuel_nunez", "vlad_koulechov"])
    play = scene.turn().do("red2", "bank")
    assert (play.asked, play.asking) == ("TakeFreeExpert", 1)
    play.do("lotte_paulsen", "red3", "bank")
    assert (play.asked, play.asking) == ("TakeFreeExpert", 2)
    assert play.offered == ["manuel_nunez", "vlad_koulechov"]
