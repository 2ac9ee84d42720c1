"""Sepultus Creatura among automas (p. 20): they do not interact with these cards."""

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import ANIMAL, CONTINENTS
from ludoteca.games.encyclopedia.box.events import (
    AutomaSkipped,
    AutomaTookAnimal,
    BonusLost,
    DeckRebuilt,
    SepultusPassedOver,
)
from ludoteca.games.encyclopedia.rules.reputation import GainReputation
from ludoteca.games.encyclopedia.scene import Play, Scene
from tests.encyclopedia.kit_automas import LINNE

EXPERTS = ["elena_lewis", "yaban_peker", "gao_zhelan", "manuel_nunez", "etano_palamo", "katie_macsweeney"]


def sepultus_scene() -> Scene:
    return Scene(["person", LINNE], sepultus=True)


def test_sepultus_on_display_is_as_if_absent() -> None:
    """sepultus.automa: it takes the first animal of its continents and leaves the creatures there."""
    scene = sepultus_scene().show(animals=["sepultus_6", "bison_bison", "sepultus_1", "castor_fiber"])
    scene.give(1, priorities=["europe", "oceania", "africa", "america", "asia"])
    play = scene.boards("- - - -", "- - - red6").one_turn(1)
    assert play.names(play.seat(1).animals) == ["castor_fiber"]
    assert play.names(card for card in play.state.animals if card >= 0) == ["sepultus_6", "bison_bison", "sepultus_1"]


def test_at_the_academy_only_sepultus_means_no_card() -> None:
    """sepultus.automa automa.action: the card is skipped, not drawn; the 3 reputation of Linné's 6 are gained."""
    play = sepultus_scene().show(animals=["sepultus_6"]).boards("- - - -", "- - - red6").one_turn(1)
    assert play.seat(1).animals == ()
    assert play.told(AutomaSkipped) == [AutomaSkipped(1, "animal")]
    assert play.seat(1).reputation == 3
    assert play.asked == ""


def test_for_a_bonus_it_draws_until_an_animal_comes() -> None:
    """sepultus.automa: only Sepultus on display: from the deck, discarding Sepultus, each told."""
    scene = sepultus_scene().give(1, reputation=6).show(animals=["sepultus_6"])
    play = scene.steps(GainReputation(1, 2, "slot")).luck("sepultus_2", "sepultus_5", "ursus_arctos")
    assert play.names(play.seat(1).animals) == ["ursus_arctos"]
    assert play.names(play.state.animal_discards) == ["sepultus_2", "sepultus_5"]
    assert play.told(SepultusPassedOver) == [
        SepultusPassedOver(1, play.animal("sepultus_2")),
        SepultusPassedOver(1, play.animal("sepultus_5")),
    ]
    assert play.told(AutomaTookAnimal) == [AutomaTookAnimal(1, play.animal("ursus_arctos"), "deck")]


def test_in_the_draft_it_draws_until_two_animals_came() -> None:
    """sepultus.automa automa.setup: a display of six Sepultus stays as it is for the person."""
    creatures = [f"sepultus_{number}" for number in range(1, 7)]
    play = Play(GAME.begin(["person", LINNE], {"sepultus": True})).luck("seat1", "-".join(CONTINENTS))
    play.luck(*EXPERTS, *creatures, "ursus_arctos", "panthera_leo")
    assert play.names(play.seat(1).animals) == ["ursus_arctos", "panthera_leo"]
    assert (play.asked, play.offered) == ("DraftAnimal", creatures)


def leave_in_deck(scene: Scene, *names: str) -> None:
    """Only these cards are left, in the order of the box; all others have been removed by publications."""
    deck = scene.state.animal_deck
    scene.state.animal_deck = tuple(card for card in deck if scene.box.card_ids[card] in names)
    scene.state.removed = tuple(card for card in deck if scene.box.card_ids[card] not in names)


def test_the_deck_is_rebuilt_while_it_looks_for_an_animal() -> None:
    """sepultus.automa round.refill: the last card of the deck is a Sepultus, the discards hold an animal."""
    scene = sepultus_scene().give(1, reputation=6)
    leave_in_deck(scene, "sepultus_3", "ursus_arctos")
    scene.state.animal_deck, scene.state.animal_discards = scene.state.animal_deck[1:], scene.state.animal_deck[:1]
    play = scene.steps(GainReputation(1, 2, "slot"))
    assert play.told(DeckRebuilt) == [DeckRebuilt("animal")]
    assert play.asked == "AutomaDrawsAnimal", "the Sepultus just passed over and the animal are the new deck"
    assert play.names(play.state.animal_deck) == ["ursus_arctos", "sepultus_3"]
    play.table.commit(play.animal("ursus_arctos"))
    assert play.names(play.seat(1).animals) == ["ursus_arctos"]


def test_nothing_but_sepultus_left_loses_the_bonus() -> None:
    """sepultus.automa reputation.choice: neither deck nor discards hold an animal."""
    scene = sepultus_scene().give(1, reputation=6)
    leave_in_deck(scene, "sepultus_3")
    play = scene.steps(GainReputation(1, 2, "slot"))
    assert play.told(BonusLost) == [BonusLost(1, ANIMAL)]
    assert play.seat(1).animals == ()
    assert play.asked == ""
