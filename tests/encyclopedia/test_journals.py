"""Finished games are replayed to their exact scores, held against their dealers' commitments, and told line by line.

To make them anew, deliberately: `python -m tests.playthroughs --write`.
"""

import json

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.kernel.contract.checks import check_growth, vocabulary
from ludoteca.kernel.dealer import commitment
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.journal import Drawn, Undone
from ludoteca.kernel.journal_file import check_draws
from tests.encyclopedia.kept import KEEPING, KEPT
from tests.playthroughs.keeping import journal_text

NAMES = [*(kept.name for kept in KEPT), *KEEPING.older]


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_comes_to_its_exact_scores(name: str) -> None:
    journal, _ = KEEPING.read(name)
    expected = json.loads(KEEPING.fingerprints.read_text(encoding="utf-8"))["kept"][name]
    assert GAME.over(journal.table)
    assert KEEPING.result(journal) == expected
    GAME.check(journal.table)


@pytest.mark.parametrize("name", NAMES)
def test_every_draw_is_what_the_dealer_had_committed_to(name: str) -> None:
    journal, secret = KEEPING.read(name)
    assert commitment(secret) == journal.head.commitment
    checks = check_draws(journal, secret)
    assert all(check.right for check in checks)
    assert len(checks) == sum(isinstance(entry, Drawn) for entry in journal.entries)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_told_as_it_always_was(name: str) -> None:
    journal, _ = KEEPING.read(name)
    before = (KEEPING.playthroughs / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = list(KEEPING.teller.told(journal))
    for number, (was, is_now) in enumerate(zip(before, now, strict=False), 1):
        assert is_now == was, f"line {number} of {name}.txt"
    assert len(now) == len(before)


@pytest.mark.parametrize("name", NAMES)
def test_a_journal_is_written_as_it_was_read(name: str) -> None:
    journal, secret = KEEPING.read(name)
    assert journal_text(journal, secret) == (KEEPING.journals / f"{name}.json").read_text(encoding="utf-8")


def test_the_kept_games_show_what_there_is_to_show() -> None:
    """All seat counts and editions, automas, Sepultus, undos with and without consent, every rules number."""
    journals = [KEEPING.read(name)[0] for name in NAMES]
    assert {len(journal.head.seats) for journal in journals} == {2, 3, 4}
    assert {journal.head.options["edition"] for journal in journals} == {"en", "fr", "it", "pl"}
    assert {journal.head.options["sepultus"] for journal in journals} == {False, True}
    automas = {len(journal.head.seats) - journal.head.seats.count(PERSON) for journal in journals}
    assert automas == {0, 1, 2, 3}
    undos = [entry for journal in journals for entry in journal.entries if isinstance(entry, Undone)]
    assert any(undo.consents for undo in undos)
    assert any(not undo.consents for undo in undos)
    assert {journal.head.rules for journal in journals} == set(GAME.rules)


def test_no_word_was_ever_lost_or_moved() -> None:
    known = json.loads(KEEPING.words.read_text(encoding="utf-8"))
    check_growth(vocabulary(GAME, GAME.begin([PERSON, PERSON])), known)


def test_nothing_is_kept_that_nobody_looks_at() -> None:
    told = {file.relative_to(KEEPING.playthroughs) for file in KEEPING.playthroughs.rglob("*.txt")}
    assert {file.with_suffix("").as_posix() for file in told} == set(NAMES)
    journals = {file.relative_to(KEEPING.journals) for file in KEEPING.journals.rglob("*.json")}
    assert {file.with_suffix("").as_posix() for file in journals} == {
        *NAMES,
        KEEPING.fingerprints.stem,
        KEEPING.words.stem,
    }
