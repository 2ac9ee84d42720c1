"""Finished games are replayed to their exact scores, held against their dealers' commitments, and told line by line.

To make them anew, deliberately: `python -m tests.playthroughs --write`.
"""

import json

import pytest

from ludoteca.games.navoria.box import events as navoria_events
from ludoteca.kernel.contract.checks import check_growth, vocabulary
from ludoteca.kernel.dealer import commitment
from ludoteca.kernel.events import Event
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.journal import Drawn, Undone
from ludoteca.kernel.journal_file import check_draws
from tests.encyclopedia.kit_kept import KEEPING as ENCYCLOPEDIA
from tests.games.kit_keepings import KEEPINGS, KEPT
from tests.navoria.kit_kept import KEEPING as NAVORIA
from tests.playthroughs.keeping import journal_text


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_a_finished_game_comes_to_its_exact_scores(game: str, name: str) -> None:
    keeping = KEEPINGS[game]
    journal, _ = keeping.read(name)
    expected = json.loads(keeping.fingerprints.read_text(encoding="utf-8"))["kept"][name]
    assert keeping.game.over(journal.table)
    assert keeping.result(journal) == expected
    keeping.game.check(journal.table)


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_every_draw_is_what_the_dealer_had_committed_to(game: str, name: str) -> None:
    journal, secret = KEEPINGS[game].read(name)
    assert commitment(secret) == journal.head.commitment
    checks = check_draws(journal, secret)
    assert all(check.right for check in checks)
    assert len(checks) == sum(isinstance(entry, Drawn) for entry in journal.entries)


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_a_game_is_told_as_it_always_was(game: str, name: str) -> None:
    keeping = KEEPINGS[game]
    journal, _ = keeping.read(name)
    before = (keeping.playthroughs / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = list(keeping.teller.told(journal))
    for number, (was, is_now) in enumerate(zip(before, now, strict=False), 1):
        assert is_now == was, f"line {number} of {name}.txt"
    assert len(now) == len(before)


@pytest.mark.parametrize(("game", "name"), KEPT)
def test_a_journal_is_written_as_it_was_read(game: str, name: str) -> None:
    keeping = KEEPINGS[game]
    journal, secret = keeping.read(name)
    assert journal_text(journal, secret) == (keeping.journals / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", KEEPINGS)
def test_the_kept_games_have_every_number_of_seats_undos_and_every_rules_number(game: str) -> None:
    """Undos with and without consent."""
    keeping = KEEPINGS[game]
    journals = [keeping.read(name)[0] for name in keeping.names]
    assert {len(journal.head.seats) for journal in journals} == {2, 3, 4}
    undos = [entry for journal in journals for entry in journal.entries if isinstance(entry, Undone)]
    assert any(undo.consents for undo in undos)
    assert any(not undo.consents for undo in undos)
    assert {journal.head.rules for journal in journals} == set(keeping.game.rules)


def test_the_kept_games_of_encyclopedia_have_all_editions_sepultus_and_automas() -> None:
    journals = [ENCYCLOPEDIA.read(name)[0] for name in ENCYCLOPEDIA.names]
    assert {journal.head.options["edition"] for journal in journals} == {"en", "fr", "it", "pl"}
    assert {journal.head.options["sepultus"] for journal in journals} == {False, True}
    automas = {len(journal.head.seats) - journal.head.seats.count(PERSON) for journal in journals}
    assert automas == {0, 1, 2, 3}


def test_the_kept_games_of_navoria_have_all_options_claims_and_events() -> None:
    journals = [NAVORIA.read(name)[0] for name in NAVORIA.names]
    assert {journal.head.options["gather_space"] for journal in journals} == {"free", "uppermost"}
    assert {journal.head.options["blank_favour"] for journal in journals} == {False, True}
    assert {journal.head.options.get("new_artisan") for journal in journals} == {"after", "at_once", None}
    assert {len(claims) for journal in journals for claims in journal.table.state.claims} == {0, 1, 2}
    told = {line.split()[0] for journal in journals for line in NAVORIA.teller.told(journal) if line.startswith("  ")}
    event = Event
    kinds = {name for name, kind in vars(navoria_events).items() if isinstance(kind, type) and kind.__base__ is event}
    assert kinds - told <= {"GoodMissing", "OutpostsSpent"}, "all but what is rare"


@pytest.mark.parametrize("game", KEEPINGS)
def test_no_word_was_ever_lost_or_moved(game: str) -> None:
    keeping = KEEPINGS[game]
    known = json.loads(keeping.words.read_text(encoding="utf-8"))
    check_growth(vocabulary(keeping.game, keeping.game.begin([PERSON, PERSON])), known)


@pytest.mark.parametrize("game", KEEPINGS)
def test_nothing_is_kept_that_nobody_looks_at(game: str) -> None:
    keeping = KEEPINGS[game]
    told = {file.relative_to(keeping.playthroughs) for file in keeping.playthroughs.rglob("*.txt")}
    assert {file.with_suffix("").as_posix() for file in told} == set(keeping.names)
    journals = {file.relative_to(keeping.journals) for file in keeping.journals.rglob("*.json")}
    known = {*keeping.names, keeping.fingerprints.stem, keeping.words.stem}
    assert {file.with_suffix("").as_posix() for file in journals} == known
