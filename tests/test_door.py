"""The door for programs: what is refused says a sentence and changes nothing, and a scene is a position that can be."""

import re
import subprocess
import sys
from collections.abc import Callable

import pytest

import ludoteca
from ludoteca import BadPosition, NotAllowed
from ludoteca.games.encyclopedia.scene import Scene
from ludoteca.games.navoria.scene import Scene as NavoriaScene
from ludoteca.kernel.codec import encode

RED_FOUR = "red4"


def test_a_refused_word_takes_back_those_before_it() -> None:
    play = ludoteca.begin("encyclopedia", seats=2, seed=7)
    before, told = encode(play.state), list(play.events)
    with pytest.raises(NotAllowed, match="not a word of this game") as no:
        play.do("castor_fiber", "bison_bison", "zebra")
    assert (no.value.rule, no.value.code, no.value.facts["word"]) == ("table", "unknown-word", "zebra")
    assert encode(play.state) == before
    assert play.events == told
    assert play.do("castor_fiber", "bison_bison").asking == 0


def test_a_refused_draw_takes_back_those_before_it() -> None:
    play = ludoteca.begin("navoria", seats=2, dictated=True)
    with pytest.raises(NotAllowed, match="cannot come up"):
        play.luck("guide2", "guide2")
    assert play.asked == "DrawFirstGuide"
    assert play.events == []


def test_a_draw_and_an_answer_are_not_taken_for_each_other() -> None:
    dictated = ludoteca.begin("navoria", seats=2, dictated=True)
    assert dictated.why("bag").code == "draw-open"
    with pytest.raises(NotAllowed) as impossible:
        dictated.luck("guide3")
    assert impossible.value.code == "draw-impossible"
    with pytest.raises(NotAllowed) as unasked:
        Scene().action(RED_FOUR).luck("red6")
    assert (unasked.value.code, unasked.value.facts["seat"]) == ("no-draw-open", 0)


def test_a_copy_goes_its_own_way() -> None:
    play = ludoteca.begin("encyclopedia", seats=2, seed=7)
    other = play.copy()
    other.do("castor_fiber")
    assert "castor_fiber" in play.offered
    assert "castor_fiber" not in other.offered
    assert len(other.events) > len(play.events)


def test_one_seed_has_one_luck() -> None:
    first, second = (ludoteca.begin("encyclopedia", seats=3, seed="ours") for _ in range(2))
    assert encode(first.state) == encode(second.state)
    assert encode(ludoteca.begin("encyclopedia", seats=3, seed="other").state) != encode(first.state)


@pytest.mark.parametrize(
    ("attempt", "sentence"),
    [
        (lambda: ludoteca.begin("chess"), "no game 'chess' is installed: there are encyclopedia, navoria"),
        (lambda: ludoteca.begin("navoria", "person"), "seats are a number or a list of names, not 'person'"),
        (lambda: ludoteca.begin("navoria", language="de"), "no language 'de': there are en, fr, it, pl"),
        (lambda: ludoteca.begin("navoria", seats=5), "This table has 5 seats; the game is for 2 to 4."),
        (lambda: ludoteca.begin("navoria", edition="pl"), "There is no option “edition”."),
        (lambda: ludoteca.begin("navoria", seats=2, seed=1).sheet(2), "there is no seat 2: there are seats 0 to 1"),
        (lambda: ludoteca.begin("navoria", seats=2, seed=1).winners, "The game is not over yet"),
        (lambda: ludoteca.begin("navoria", seats=2, dictated=True).do("bag"), "Something is drawn or rolled now"),
        (lambda: Scene().action(RED_FOUR).luck("red6"), "Nothing is drawn or rolled now: Seat 0 is to decide."),
        (lambda: Scene().action(RED_FOUR).do("bank", seat=1), "This decision belongs to Seat 0."),
        (lambda: Scene().action(RED_FOUR).why("bank"), "'bank' is allowed now"),
        (lambda: Scene().action(RED_FOUR).label("moon"), "'moon' is not offered now: embassy, bank"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(attempt: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}"):
        attempt()


@pytest.mark.parametrize(
    ("attempt", "sentence"),
    [
        (lambda: Scene().give(animals=["lemur_cata"]), "there is no animal 'lemur_cata': is 'lemur_catta' meant?"),
        (lambda: Scene().give(experts=["nobody"]), "there is no expert 'nobody'"),
        (lambda: Scene().give(shelves={"fish": 1}), "there is no category 'fish'"),
        (lambda: Scene().give(animals={"lemur_catta": "V"}), "there is no type 'V'"),
        (lambda: Scene().give(animals=["lemur_catta"]).show(animals=["lemur_catta"]), "the animal 'lemur_catta' is"),
        (lambda: Scene().give(animals=["monkfish"]), "there is no animal 'monkfish'"),
        (lambda: Scene().boards("red1 red2 red3 red4", "red5"), "no red die is left in the bag for 'red5'"),
        (lambda: Scene().action("red7"), "a die is a colour and a value from 1 to 6, as 'red4', not 'red7'"),
        (lambda: Scene().action("pink4"), "there is no colour 'pink'"),
        (lambda: Scene().placed(atlantis=RED_FOUR), "there is no place 'atlantis'"),
        (lambda: Scene().give(coins=-1).action(RED_FOUR), "this position cannot be, something"),
        (lambda: NavoriaScene().give(docks={"sea": "food"}), "there is no land 'sea'"),
        (lambda: NavoriaScene().give(docks={"forest": "gold"}), "there is no good 'gold'"),
        (lambda: NavoriaScene().give(residents=["nobody"]), "there is no resident 'nobody'"),
        (lambda: NavoriaScene().give(points=-1).tokens(decks="soldier").gather(), "this position cannot be, something"),
        (lambda: NavoriaScene().gather(), "this position cannot be: nobody can answer TakeToken(seat=0)"),
        (lambda: NavoriaScene().tokens(capital="cook"), "there is no trade 'cook'"),
    ],
)
def test_a_scene_that_cannot_be_is_refused(attempt: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BadPosition, match=f"^{re.escape(sentence)}"):
        attempt()


def test_a_table_and_its_parts_can_be_read() -> None:
    play = Scene().give(coins=3).action(RED_FOUR)
    assert repr(play) == "<Encyclopedia: seat 0 is asked ChooseAction>"
    assert repr(play.table.question) == "ChooseAction(seat=0)"
    assert "coins=3" in repr(play.me)
    assert repr(play.sheet(0)[2]) == "ScoreLine(name='coins', count=3, points=1)"
    told = str(play)
    assert "3 coins" in told
    assert "Seat 0: What do you do with the red 4?" in told
    assert "  bank: " in told


@pytest.mark.pure_only
def test_the_package_opens_the_door_only_for_who_uses_it() -> None:
    code = "import sys, ludoteca; assert 'ludoteca.door' not in sys.modules; ludoteca.begin; import ludoteca.door"
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        ludoteca.nothing  # noqa: B018
