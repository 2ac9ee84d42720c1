"""The contract accepts a game that keeps it, and finds every fault that is built into one."""

import json
import random
from collections import Counter

import pytest

from ludoteca.kernel.contract.checks import check_fields, check_growth, play_on
from ludoteca.kernel.contract.run import Tally, random_journal, uphold
from ludoteca.kernel.game import PERSON, Setting
from ludoteca.kernel.snapshot import Broken
from ludoteca.kernel.table import NoLegalAnswer
from tests.toy import nim
from tests.toy.faults import FAULTS, LotWithoutWord
from tests.toy.nim import GULL, PARLOUR, WAGES

LUCKY: dict[str, Setting] = {"draws": WAGES, "stones": 21}
COMPANIES = ([PERSON], [PERSON, PERSON], [PERSON, GULL, PERSON], [GULL, GULL])


@pytest.mark.parametrize("seats", COMPANIES, ids=len)
def test_a_toy_in_plain_python_keeps_the_contract(seats: list[str]) -> None:
    total: Tally = Counter()
    for seed in range(20):
        total += uphold(PARLOUR, seats, LUCKY, str(seed), undos=4).tally
    assert total["games"] == 20
    if PERSON in seats:
        for kind in ("options", "lots", "outlooks", "needed_choice", "drafts", "undos", "replays", "clones and copies"):
            assert total[kind] > 5, kind
    assert (total["waits"] > 5) == (PERSON in seats and GULL in seats)


def test_a_game_without_decisions_keeps_the_contract() -> None:
    assert uphold(PARLOUR, [GULL], LUCKY).tally["entries"] == 0


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within some games, whatever the company."""
    assert fault.__base__ is not None
    monkeypatch.setattr(nim, fault.__base__.__name__, fault)
    game = nim.Nim()

    def many() -> None:
        for seed in range(40):
            uphold(game, [PERSON] * 2, LUCKY, str(seed))

    with pytest.raises((Broken, AssertionError, NoLegalAnswer, LookupError, ValueError), match=FAULTS[fault]) as caught:
        many()
    if fault is not LotWithoutWord:  # that one does not even begin
        assert any("nim, seats ['person', 'person']" in note for note in caught.value.__notes__)


def test_a_random_journal_is_the_same_for_the_same_seed() -> None:
    one = random_journal(PARLOUR, [PERSON, PERSON], LUCKY, "a")
    again = random_journal(PARLOUR, [PERSON, PERSON], LUCKY, "a")
    other = random_journal(PARLOUR, [PERSON, PERSON], LUCKY, "b")
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
    table = PARLOUR.begin([PERSON], LUCKY)
    check_fields(table)
    table.state.__dict__["wind"] = 3
    with pytest.raises(Broken, match="fields that its constructor does not know: \\['wind'\\]"):
        check_fields(table)


def test_playing_on_stops_at_the_end() -> None:
    table = PARLOUR.begin([PERSON], LUCKY)
    play_on(table, random.Random(1), 1000)
    assert table.question is None
    assert table.options() == []
