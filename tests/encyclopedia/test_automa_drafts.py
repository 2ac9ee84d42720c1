"""What a person tries is their own doing: a draft waits before anything that an automa does of its own accord."""

import random

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.events import AutomaTookAnimal, AutomaTookDie, BonusOwed, CoinsGained, TurnBegan
from ludoteca.games.encyclopedia.rules.round import TurnRoundToken
from ludoteca.games.encyclopedia.scene import Play, Scene
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.journal import begin, word_of
from ludoteca.kernel.table import AutomaStep, Choice
from tests.encyclopedia.kit_automas import DAUBENTON, LINNE, TREMBLEY, board

SOLO = ["person", LINNE]


def drafted(play: Play) -> Play:
    return Play(play.table.draft())


def confirmed(draft: Play) -> Play:
    """What was drafted, played on."""
    return Play(draft.table.clone())


def automas_told(play: Play) -> list[str]:
    return [type(event).__name__ for event in play.events if type(event).__name__.startswith("Automa")]


def test_a_draft_waits_before_an_automas_turn() -> None:
    """automa.round: its turn begins when mine is played."""
    play = Scene(SOLO).give(1, coins=2).boards("red4 blue1", "red6 green3").turn()
    draft = drafted(play).do("red1", "bank")
    assert draft.asked == "AutomaTakesDie"
    assert board(draft, 1) == "red6 green3 - -"
    assert (draft.seat(1).coins, draft.me.coins > 0) == (2, True)
    assert automas_told(draft) == []
    assert draft.told(TurnBegan) == []
    after = confirmed(draft)
    assert after.told(AutomaTookDie)
    assert after.told(TurnBegan) == [TurnBegan(1), TurnBegan(0)]
    assert (after.asked, after.asking) == ("TakeDie", 0)


def test_what_an_automa_gains_by_my_answers_is_in_the_draft() -> None:
    """turn.die: whose die is taken gains at once; that is no doing of its own."""
    play = Scene(SOLO).boards("red4", "green3 red6").turn()
    draft = drafted(play).do("red2")
    assert draft.told(CoinsGained) == [CoinsGained(1, 2, "slot")]
    assert draft.asked == "ChooseAction"


def test_a_card_that_an_automa_is_owed_is_taken_after_the_draft() -> None:
    """reputation.choice automa.card"""
    scene = Scene(SOLO).give(1, reputation=7).show(animals=["panthera_leo", "bison_bison"])
    draft = drafted(scene.boards("red4", "- - red6").turn()).do("red2", "bank")
    assert draft.told(BonusOwed)
    assert draft.asked == "AutomaTakesCard"
    assert draft.names(draft.state.animals[:2]) == ["panthera_leo", "bison_bison"]
    assert draft.seat(1).animals == ()
    assert confirmed(draft).told(AutomaTookAnimal)


def test_an_automas_free_card_is_taken_after_the_draft() -> None:
    """round.token automa.card"""
    scene = Scene(SOLO).show(animals=["panthera_leo", "bison_bison", "castor_fiber"])
    draft = drafted(scene.steps(TurnRoundToken()).luck("animal")).do("panthera_leo")
    assert draft.asked == "AutomaTakesCard"
    assert draft.names(draft.me.animals) == ["panthera_leo"]
    assert draft.seat(1).animals == ()
    assert confirmed(draft).told(AutomaTookAnimal)


@pytest.mark.parametrize("seats", [SOLO, [DAUBENTON, "person", TREMBLEY], ["person", LINNE, "person"]], ids=len)
def test_no_draft_of_a_whole_game_tells_what_an_automa_does(seats: list[str]) -> None:
    journal = begin(GAME, seats, {"sepultus": True}, None, seeded("drafts"))
    luck = random.Random("drafts")
    waited = 0
    while isinstance(question := journal.table.question, Choice):
        word = word_of(journal.table, question, luck.choice(journal.table.options()))
        draft = journal.draft(question.seat, [word])
        for event in draft.events:
            assert not type(event).__name__.startswith("Automa")
            assert not isinstance(event, TurnBegan) or seats[event.seat] == "person"
        if isinstance(draft.table.question, AutomaStep):
            assert seats[draft.table.question.seat] != "person"
            waited += 1
        journal.play(question.seat, [word])
    assert waited > 20
