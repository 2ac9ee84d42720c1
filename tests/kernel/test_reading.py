"""Reading a journal: what is refused, and holding its draws against the commitment."""

import json
from collections.abc import Callable
from typing import cast

import pytest

from ludoteca.kernel.codec import Json
from ludoteca.kernel.dealer import commitment
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.journal import BadJournal, commit_entry
from ludoteca.kernel.journal import Undone as UndoneEntry
from ludoteca.kernel.journal_file import check_draws, read
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.snapshot import snapshot
from tests.toy.nim import PARLOUR, Nim
from tests.toy.tables import begun, played

Saved = dict[str, Json]


def find(name: str) -> Game[Plain] | None:
    return cast("Game[Plain]", PARLOUR) if name == "parlour" else None


def saved(secret: bool = True) -> Saved:
    """A finished game: one, gift, wave taken back, sing. Entries 1, 3, 4, 5 and 6."""
    log = played(begun("one", "two"), "0 1", "1 gift", "0 wave")
    log.undo(0)
    played(log, "0 sing")
    assert log.dealer is not None
    text = json.dumps(log.to_json(log.dealer.secret if secret else None))
    return cast("Saved", json.loads(text))


def head(journal: Saved) -> Saved:
    return cast("Saved", journal["head"])


def entries(journal: Saved) -> list[Json]:
    return cast("list[Json]", journal["entries"])


def fault(journal: object) -> Refusal:
    with pytest.raises(BadJournal) as caught:
        read(journal, find)
    assert caught.value.refusal.code in str(caught.value)
    return caught.value.refusal


def test_a_journal_comes_back() -> None:
    journal, secret = read(saved(), find)
    assert journal.table.question is None
    assert secret is not None
    assert journal.head.commitment == commitment(secret)
    assert journal.to_json(secret) == saved()


def test_without_its_secret_a_journal_has_no_dealer() -> None:
    journal, secret = read(saved(secret=False), find)
    assert secret is None
    assert journal.dealer is None
    assert journal.table.question is None


def test_without_a_dealer_nobody_plays_on() -> None:
    """Nothing has changed then; the answer was once kept, and its draws were not."""
    sealed = saved(secret=False)
    sealed["entries"] = entries(sealed)[:1]
    journal, _ = read(sealed, find)
    with pytest.raises(AssertionError):
        journal.play(0, ["1"])
    assert journal.version == 1


def test_a_journal_without_its_dealer_is_only_read() -> None:
    log = begun("one", "two", stones=6)
    journal, _ = read(json.loads(json.dumps(log.to_json())), find)
    before = snapshot(journal.table)
    assert not journal.draft(0, []).reveals
    with pytest.raises(AssertionError, match="only read"):
        journal.play(0, ["1"])
    assert (journal.version, snapshot(journal.table)) == (1, before)


@pytest.mark.parametrize("foreign", [None, 5, "text", [], {}, {"format": "pgn"}, {"head": {}, "entries": []}])
def test_what_is_no_journal_is_foreign(foreign: object) -> None:
    assert fault(foreign).code == "journal-foreign"


@pytest.mark.parametrize("number", [0, 2, "1", None])
def test_another_number_of_the_format_is_unknown(number: Json) -> None:
    refusal = fault({**saved(), "number": number})
    assert refusal.code == "journal-format-unknown"
    assert refusal.facts == {"number": str(number), "known": 1}


def set_head(key: str, value: Json) -> Callable[[Saved], None]:
    def change(journal: Saved) -> None:
        head(journal)[key] = value

    return change


def drop_head(key: str) -> Callable[[Saved], None]:
    def change(journal: Saved) -> None:
        del head(journal)[key]

    return change


def set_top(key: str, value: Json) -> Callable[[Saved], None]:
    def change(journal: Saved) -> None:
        journal[key] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        set_top("head", None),
        set_top("head", []),
        set_top("entries", None),
        set_top("entries", {}),
        set_top("secret", "zz"),
        set_top("secret", 5),
        set_top("secret", "00"),
        *(drop_head(key) for key in ("game", "rules", "seats", "options", "data", "commitment", "nonces")),
        set_head("rules", "first"),
        set_head("rules", None),
        set_head("rules", float("inf")),
        set_head("seats", 2),
        set_head("options", 5),
        set_head("data", [1]),
        set_head("nonces", None),
        set_head("nonces", ["\ud800"]),
        set_head("data", {"name": "\ud800"}),
    ],
)
def test_a_head_that_is_not_whole_is_broken(change: Callable[[Saved], None]) -> None:
    journal = saved()
    change(journal)
    assert fault(journal).code == "journal-broken"


def test_another_game_is_named() -> None:
    journal = saved()
    head(journal)["game"] = "chess"
    refusal = fault(journal)
    assert (refusal.code, refusal.facts) == ("journal-other-game", {"name": "chess"})


@pytest.mark.parametrize("rules", [1, 4])
def test_rules_that_this_release_does_not_play_are_named(rules: int) -> None:
    journal = saved()
    head(journal)["rules"] = rules
    refusal = fault(journal)
    assert refusal.code == "journal-rules-unknown"
    assert refusal.facts == {"rules": rules, "oldest": 2, "newest": 3}


def test_changed_data_are_found() -> None:
    journal = saved()
    head(journal)["data"] = {"coins": 101}
    assert fault(journal).code == "journal-data-changed"
    journal = saved()
    del head(journal)["digest"]
    assert fault(journal).code == "journal-data-changed"


def test_a_table_that_the_game_refuses_is_refused_with_the_games_reason() -> None:
    journal = saved()
    head(journal)["seats"] = [PERSON] * 5
    assert fault(journal).code == "seat-count"
    journal = saved()
    head(journal)["options"] = {"nights": 3}
    assert fault(journal).code == "option-unknown"


@pytest.mark.parametrize("error", [AttributeError, KeyError, TypeError, ValueError, IndexError])
def test_a_head_that_the_game_chokes_on_is_broken(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    def begin(self: Nim, *terms: object) -> None:
        raise error

    journal = saved()
    monkeypatch.setattr(Nim, "begin", begin)
    assert fault(journal).code == "journal-broken"


@pytest.mark.parametrize(
    "entry",
    [
        None,
        5,
        [],
        {},
        {"seat": 0, "asked": "TakeStones"},
        {"seat": "0", "asked": "TakeStones", "word": "1"},
        {"seat": 0, "asked": "TakeStones", "word": 3},
        {"draw": 1, "word": "two"},
        {"undo": 2, "seat": 0},
        {"undo": "2", "seat": 0, "consents": []},
        {"undo": 2, "seat": 0, "consents": ["x"]},
        {"undo": 2, "seat": 0, "consents": [None]},
        {"undo": -1, "seat": 0, "consents": []},
        {"undo": 3, "seat": 0, "consents": []},
        {"undo": 9, "seat": 0, "consents": []},
    ],
)
def test_an_entry_that_says_nothing_is_unreadable(entry: Json) -> None:
    journal = saved()
    entries(journal)[3] = entry
    refusal = fault(journal)
    assert (refusal.code, refusal.facts) == ("journal-entry-unreadable", {"entry": 3})


@pytest.mark.parametrize("word", ["hat", "far", "sleep", "sell-hat"])
def test_an_illegal_answer_is_found(word: str) -> None:
    """A hat costs two; the others are no answers, or none now."""
    journal = saved()
    entries(journal)[1] = {"seat": 0, "asked": "TakeStones", "word": word}
    refusal = fault(journal)
    assert (refusal.code, refusal.facts) == ("journal-illegal", {"entry": 1, "word": word, "question": "TakeStones"})


@pytest.mark.parametrize("word", ["none", "nine"])
def test_an_impossible_draw_is_found(word: str) -> None:
    journal = saved()
    entries(journal)[2] = {"draw": "wages2", "word": word}
    refusal = fault(journal)
    assert refusal.code == "journal-impossible-draw"
    assert refusal.facts == {"entry": 2, "key": "wages2", "word": word}


def test_a_draw_of_another_name_is_found() -> None:
    journal = saved()
    entries(journal)[2] = {"draw": "wages1", "word": "two"}
    refusal = fault(journal)
    assert (refusal.code, refusal.facts) == ("journal-other-draw", {"entry": 2, "key": "wages1"})


def test_a_draw_where_a_choice_is_open_is_found() -> None:
    journal = saved()
    entries(journal)[1] = {"draw": "wages2", "word": "two"}
    assert fault(journal).code == "journal-other-draw"


@pytest.mark.parametrize(("seat", "asked"), [(1, "TakeStones"), (0, "Toll"), (0, "")])
def test_an_answer_to_another_question_is_found(seat: int, asked: str) -> None:
    journal = saved()
    entries(journal)[1] = {"seat": seat, "asked": asked, "word": "1"}
    refusal = fault(journal)
    assert (refusal.code, refusal.facts) == ("journal-other-question", {"entry": 1, "question": asked})


def test_an_answer_where_a_draw_is_open_is_found() -> None:
    journal = saved()
    entries(journal)[2] = {"seat": 1, "asked": "TakeStones", "word": "1"}
    assert fault(journal).code == "journal-other-question"


def test_an_entry_after_the_end_is_found() -> None:
    journal = saved()
    end = len(entries(journal))
    entries(journal).append({"seat": 0, "asked": "TakeStones", "word": "1"})
    refusal = fault(journal)
    assert (refusal.code, refusal.facts) == ("journal-too-long", {"entry": end})


@pytest.mark.parametrize(
    "undo",
    [
        {"undo": 1, "seat": 0, "consents": [0, 1]},
        {"undo": 3, "seat": 1, "consents": []},
        {"undo": 3, "seat": 0, "consents": [1]},
        {"undo": 4, "seat": 1, "consents": [0]},
    ],
    ids=["past a draw", "without consent", "further than one's own", "not one's own"],
)
def test_an_illegal_undo_is_found(undo: Json) -> None:
    journal = saved()
    assert entries(journal)[5] == {"undo": 4, "seat": 0, "consents": []}
    entries(journal)[5] = undo
    refusal = fault(journal)
    assert (refusal.code, refusal.facts) == ("journal-undo-illegal", {"entry": 5})


def test_an_undo_is_not_replayed_like_an_answer() -> None:
    with pytest.raises(TypeError, match="its target is"):
        commit_entry(PARLOUR.begin([PERSON]), UndoneEntry(0, 0, ()), 0)


# Holding the draws against the commitment


def test_every_draw_is_what_the_dealer_owed() -> None:
    journal, secret = read(saved(), find)
    assert secret is not None
    checks = check_draws(journal, secret)
    assert [(check.entry, check.key, check.word) for check in checks] == [
        (0, "wages1", "one"),
        (2, "wages2", "two"),
    ]
    assert all(check.right for check in checks)


def test_an_edited_outcome_is_found() -> None:
    changed = saved()
    entries(changed)[2] = {"draw": "wages2", "word": "three"}
    journal, secret = read(changed, find)
    assert secret is not None
    checks = check_draws(journal, secret)
    assert [(check.entry, check.word, check.expected) for check in checks if not check.right] == [(2, "three", "two")]


def test_another_secret_is_found() -> None:
    """It does not fit the commitment, whatever it draws."""
    changed = saved()
    changed["secret"] = "11" * 32
    journal, secret = read(changed, find)
    assert secret is not None
    assert commitment(secret) != journal.head.commitment


def test_a_journal_that_was_read_can_be_played_on() -> None:
    log = played(begun("one", "two", stones=6), "0 1")
    assert log.dealer is not None
    again, _ = read(json.loads(json.dumps(log.to_json(log.dealer.secret))), find)
    for journal in (log, again):
        journal.play(1, ["1"])
    assert snapshot(again.table) == snapshot(log.table)
    assert again.to_json() == log.to_json()
