"""The contract accepts a game that keeps it, and finds every fault that is built into one."""

import json
import random
from collections import Counter

import pytest

from ludoteca.kernel.contract import Tally, random_journal, uphold
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.images import Broken
from ludoteca.kernel.promises import check_fields, check_growth, play_on
from ludoteca.kernel.table import Stuck
from tests.kernel.toy import GULL, TOY, Toy

COMPANIES = ([PERSON], [PERSON, PERSON], [PERSON, GULL, PERSON], [GULL, GULL])


@pytest.mark.parametrize("seats", COMPANIES, ids=len)
def test_a_toy_in_plain_python_keeps_the_contract(seats: list[str]) -> None:
    total: Tally = Counter()
    for seed in range(20):
        total += uphold(TOY, seats, {"days": 3}, str(seed), undos=4).tally
    assert total["games"] == 20
    if PERSON in seats:
        for kind in ("options", "lots", "outlooks", "pending", "drafts", "undos", "replays", "clones and copies"):
            assert total[kind] > 5, kind
    assert (total["waits"] > 5) == (PERSON in seats and GULL in seats)


def test_a_game_without_decisions_keeps_the_contract() -> None:
    assert uphold(TOY, [GULL]).tally["entries"] == 0


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        ("clone forgets", "a clone differs: Harbour:"),
        ("clone shares", "play on a clone changed the original|a clone shares a list"),
        ("options differ", "but the law passes"),
        ("candidate twice", "has a candidate twice"),
        ("nameless", "is no refusal with a rule and a code"),
        ("look changes", "differs|changed"),
        ("forced", "is asked, though its options are"),
        ("one lot", "though it has 1 lots"),
        ("key repeats", "the draw roll comes twice"),
        ("lot without word", "index out of range|has no word"),
        ("impossible lot", "which it calls impossible"),
        ("everything possible", "possible, but no lot is it"),
        ("coin lost", "coins"),
        ("never ends", "has not ended after"),
        ("yes lies", "is YES, but playing it says False|nobody can answer"),
        ("no lies", "is NO, but playing it says True"),
        ("withholds nothing", "has no answer|nobody can answer"),
        ("luck in state", "differs"),
        ("class unknown", "this game has no Thank"),
        ("words hidden", "is not in the action space"),
        ("words move", "vocabularies changed: their order"),
        ("one name twice", "two vocabularies have one name"),
        ("aside is answer", "an answer and an aside"),
        ("step holds list", "holds a list in seats"),
        ("acts for a person", "of its own accord, though its seat is a person's"),
        ("line without row", "the line 'gifts' of seat 1 is not among the lines of a sheet"),
    ],
)
def test_a_fault_is_found(fault: str, found: str) -> None:
    """Within some games, whatever the company."""
    game = Toy(fault)

    def many() -> None:
        for seed in range(40):
            uphold(game, [PERSON] * 2, {"days": 3}, str(seed))

    with pytest.raises((Broken, AssertionError, Stuck, LookupError, ValueError), match=found) as caught:
        many()
    if fault != "lot without word":  # that one does not even begin
        assert any("harbour, seats ['person', 'person']" in note for note in caught.value.__notes__)


def test_a_random_journal_is_the_same_for_the_same_seed() -> None:
    one = random_journal(TOY, [PERSON, PERSON], {"days": 3}, "a")
    again = random_journal(TOY, [PERSON, PERSON], {"days": 3}, "a")
    other = random_journal(TOY, [PERSON, PERSON], {"days": 3}, "b")
    assert json.dumps(one.to_json()) == json.dumps(again.to_json())
    assert json.dumps(one.to_json()) != json.dumps(other.to_json())
    assert one.table.question is None


def test_a_word_that_moved_or_went_is_found() -> None:
    known = {"shop": ["nothing", "hat"], "sail": ["near"]}
    check_growth({"shop": ["nothing", "hat", "boat"], "sail": ["near"], "new": ["word"]}, known)
    with pytest.raises(Broken, match="'shop' no longer has 'hat'"):
        check_growth({"shop": ["nothing", "boat", "hat"], "sail": ["near"]}, known)
    with pytest.raises(Broken, match="'sail' no longer has 'near'"):
        check_growth({"shop": ["nothing", "hat"], "sail": []}, known)
    with pytest.raises(Broken, match="the vocabularies were"):
        check_growth({"sail": ["near"], "shop": ["nothing", "hat"]}, known)


def test_an_extra_field_is_found() -> None:
    table = TOY.begin([PERSON])
    check_fields(table)
    table.state.__dict__["wind"] = 3
    with pytest.raises(Broken, match="fields that its constructor does not know: \\['wind'\\]"):
        check_fields(table)


def test_playing_on_stops_at_the_end() -> None:
    table = TOY.begin([PERSON])
    play_on(table, random.Random(1), 1000)
    assert table.question is None
    assert table.options() == []
