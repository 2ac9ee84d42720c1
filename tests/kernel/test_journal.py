"""The journal: the checked door, drafts, undo."""

import json
import pickle
import time
from collections.abc import Callable

import pytest

from ludoteca.kernel.dealer import Dealer, seeded
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.journal import Chosen, Drawn, Journal, Undone, begin, events_of, word_of
from ludoteca.kernel.journal_file import read
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.snapshot import snapshot
from ludoteca.kernel.table import Choice
from tests.toy.heap import CoinsCame, Heap, Sailed, StonesTaken, Thanked
from tests.toy.nim import GULL, HAT, PARLOUR, WAGES, Peck, TakeStones, Toll
from tests.toy.tables import begun, draws, look, played


def refused(log: Journal[Heap], move: Callable[[], object], code: str, **facts: int | str) -> None:
    """The move is refused with this, and nothing has changed."""
    before = look(log)
    with pytest.raises(Refused) as caught:
        move()
    assert caught.value.refusal.code == code
    assert facts.items() <= caught.value.refusal.facts.items()
    assert look(log) == before


# Playing


def test_the_first_draws_are_dealt_when_a_table_begins() -> None:
    log = begun("two")
    assert draws(log) == ["wages1 two"]
    assert log.version == 1
    assert isinstance(log.table.question, TakeStones)


def test_an_answer_is_stored_and_chance_answered_after_it() -> None:
    log = played(begun("three", "one"), "0 hat")
    chosen = log.entries[1]
    assert isinstance(chosen, Chosen)
    assert (chosen.seat, chosen.question, chosen.word) == (0, "TakeStones", "hat")
    assert draws(log) == ["wages1 three", "wages2 one"]
    assert log.version == 3


def test_play_tells_what_happened_up_to_the_next_question() -> None:
    events = events_of(begun("three", "one").play(0, ["hat"]))
    assert events == [StonesTaken(0, 1, 1), CoinsCame(0, -2), CoinsCame(1, 1)]


def test_several_answers_are_played_in_one_go() -> None:
    log = played(begun("one", "two"), "0 1", "1 gift", "0 sing")
    assert log.table.question is None
    assert [entry.word for entry in log.entries if isinstance(entry, Chosen)] == ["1", "gift", "sing"]
    twice = begun("three", "three", "one", "one", seats=1)
    played(twice, "0 hat", "0 sell-hat 1")
    assert twice.table.question is None


def test_all_answers_are_played_or_none() -> None:
    log = played(begun("three", "two", seats=1), "0 hat")
    refused(log, lambda: log.play(0, ["sell-hat", "gift"]), "no-neighbour")
    refused(log, lambda: log.play(0, ["sell-hat", "sell-hat"]), "no-hat")
    refused(log, lambda: log.play(0, ["sell-hat", "x"]), "unknown-word")


def test_a_stale_version_is_refused_by_name() -> None:
    log = played(begun("one", "one"), "0 1")
    refused(log, lambda: log.play(1, ["1"], version=1), "stale-version", version=1, now=3)
    refused(log, lambda: log.play(1, ["1"], version=4), "stale-version", version=4, now=3)
    refused(log, lambda: log.draft(1, ["1"], version=1), "stale-version", version=1, now=3)
    log.play(1, ["1"], version=3)


def test_another_seats_decision_is_refused() -> None:
    log = begun("one")
    refused(log, lambda: log.play(1, ["1"]), "not-your-decision", seat=0)
    refused(log, lambda: log.play(7, ["1"]), "not-your-decision", seat=0)


def test_a_word_of_another_question_is_refused() -> None:
    log = begun("one")
    refused(log, lambda: log.play(0, ["far"]), "other-question", word="far", question="TakeStones")


def test_an_unknown_word_is_refused() -> None:
    log = begun("one")
    refused(log, lambda: log.play(0, ["sleep"]), "unknown-word", word="sleep", question="TakeStones")
    refused(log, lambda: log.play(0, [""]), "unknown-word")
    refused(log, lambda: log.play(0, ["two"]), "unknown-word")


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    log = begun("one")
    refused(log, lambda: log.play(0, ["hat"]), "not-enough", have=1, need=2)
    refused(log, lambda: log.play(0, ["sell-hat"]), "no-hat")


def test_after_the_end_everything_is_refused() -> None:
    log = played(begun("two", seats=1, stones=1), "0 1")
    refused(log, lambda: log.play(0, ["1"]), "game-over")


def test_no_answers_change_nothing() -> None:
    log = begun("one")
    before = look(log)
    assert log.play(0, []) == []
    assert look(log) == before


def test_a_table_that_cannot_begin_is_refused() -> None:
    with pytest.raises(Refused, match="seat-count"):
        begin(PARLOUR, [PERSON] * 5, {}, None, seeded("1"))
    with pytest.raises(Refused, match="option-unknown"):
        begin(PARLOUR, [PERSON], {"nights": 1}, None, seeded("1"))


def test_a_table_may_follow_older_rules() -> None:
    assert begin(PARLOUR, [PERSON], {}, None, seeded("1")).table.rules == 3
    assert begin(PARLOUR, [PERSON], {}, None, seeded("1"), rules=2).table.rules == 2


def test_the_options_and_data_of_the_head_are_complete() -> None:
    log = begin(PARLOUR, [PERSON], {"draws": WAGES}, {"coins": 60}, seeded("1"))
    assert log.head.options == {"stones": 9, "draws": WAGES}
    assert log.head.data == {"boasts": 1, "coins": 60}
    assert log.table.state.bank + log.table.state.hands[0].coins == 60


def test_nonces_matter() -> None:
    secret = seeded("1").secret
    plain = begin(PARLOUR, [PERSON] * 3, {"draws": WAGES}, None, Dealer(secret))
    other = begin(PARLOUR, [PERSON] * 3, {"draws": WAGES}, None, Dealer(secret, ("ann", "bob", "cyd")))
    for log in (plain, other):
        while isinstance(question := log.table.question, Choice):
            log.play(question.seat, ["1"])
    assert draws(plain) != draws(other)
    assert other.head.nonces == ("ann", "bob", "cyd")
    assert other.head.commitment == plain.head.commitment


# Drafts


def with_hat(*rolls: str) -> Journal[Heap]:
    """One seat in its second and last turn, with a hat."""
    return played(begun("three", *rolls, seats=1), "0 hat")


def test_a_draft_shows_what_would_come_and_stores_nothing() -> None:
    log = with_hat("three")
    before = look(log)
    draft = log.draft(0, ["sell-hat", "1"])
    assert draft.events == [CoinsCame(0, 1), StonesTaken(0, 1, 0)]
    assert draft.table.question is None
    assert not draft.reveals
    assert look(log) == before


def test_a_draft_gives_the_next_question() -> None:
    draft = with_hat("three").draft(0, ["voyage"])
    question = draft.table.question
    assert isinstance(question, Toll)
    assert [word_of(draft.table, question, option) for option in draft.table.options()] == [
        "pay-coin", "pay-hat", "boast", "sell-hat",
    ]  # fmt: skip


def test_a_draft_stops_before_chance_and_says_so() -> None:
    log = with_hat("three")
    draft = log.draft(0, ["voyage", "pay-hat"])
    assert draft.reveals
    assert draft.table.state.hands[0].trips == 0
    refused(log, lambda: log.draft(0, ["voyage", "pay-hat", "near"]), "draft-reveals")
    refused(log, lambda: log.play(0, ["voyage", "pay-hat", "near"]), "draft-reveals")
    log.play(0, ["voyage", "pay-hat"])
    assert Sailed(0, 1) in events_of(log.play(0, ["near"]))


def test_a_draft_stops_before_an_automas_turn() -> None:
    log = begun("three", seats=[PERSON, GULL], stones=3)
    draft = log.draft(0, ["hat"])
    assert draft.events == [StonesTaken(0, 1, 2), CoinsCame(0, -2)]
    assert isinstance(draft.table.question, Peck)
    assert draft.table.options() == []
    assert draft.table.state.stones == 2
    assert draft.reveals, "once the gull has pecked, the next wages are drawn"
    assert not begun("three", seats=[PERSON, GULL]).draft(0, ["hat"]).reveals, "there is no next turn"
    refused(log, lambda: log.draft(0, ["hat", "1"]), "draft-awaits", seat=1)
    refused(log, lambda: log.play(0, ["hat", "1"]), "draft-awaits", seat=1)
    assert events_of(log.play(0, ["hat"]))[:3] == [*draft.events, StonesTaken(1, 1, 1)]


def test_only_the_draft_itself_waits_for_an_automa() -> None:
    log = begun("three", seats=[PERSON, GULL])
    draft = log.draft(0, ["hat"]).table
    for copy in (draft.clone(), pickle.loads(pickle.dumps(draft))):
        copy.settle()
        assert copy.question is None
        assert copy.state.last == 1
    assert draft.state.stones == 1
    log.table.commit(HAT)
    assert log.table.question is None


def test_a_refused_draft_says_why() -> None:
    log = with_hat("one")
    refused(log, lambda: log.draft(0, ["hat", "hat"]), "game-over")
    refused(log, lambda: log.draft(1, ["hat"]), "not-your-decision")


# Undo


def test_a_seat_takes_back_its_last_decision() -> None:
    log = with_hat("three")
    before, version = snapshot(log.table), log.version
    log.play(0, ["voyage"])
    log.undo(0)
    assert snapshot(log.table) == before
    assert log.version == version + 2, "an undo is an entry too"
    undone = log.entries[-1]
    assert isinstance(undone, Undone)
    assert (undone.seat, undone.target, undone.consents) == (0, version, ())


def test_an_undo_never_goes_past_chance() -> None:
    log = played(begun("one", "two"), "0 1")
    refused(log, lambda: log.undo(0), "undo-revealed", key="wages2", word="two")
    refused(log, lambda: log.undo(0, [0, 1]), "undo-revealed")


def test_an_undo_goes_past_another_seat_only_with_its_consent() -> None:
    log = played(begun("one", "two"), "0 1", "1 gift", "0 wave")
    before = log.at(3)
    refused(log, lambda: log.undo(1), "undo-other-seat", seat=0)
    refused(log, lambda: log.undo(1, [1]), "undo-other-seat", seat=0)
    log.undo(1, [0])
    assert snapshot(log.table) == snapshot(before)
    undone = log.entries[-1]
    assert isinstance(undone, Undone)
    assert (undone.target, undone.consents) == (3, (0,))


def test_after_an_undo_one_may_go_back_further_and_then_play_on() -> None:
    log = played(begun("one", "two"), "0 1", "1 gift", "0 wave")
    log.undo(0)
    log.undo(1)
    refused(log, lambda: log.undo(1), "undo-revealed", key="wages2")
    assert log.line() == [0, 1, 2]
    played(log, "1 1")
    assert log.line() == [0, 1, 2, 7]
    assert log.table.question is None


def test_with_nothing_decided_there_is_nothing_to_undo() -> None:
    log = begun(seats=[GULL, GULL])
    assert log.version == 0
    refused(log, lambda: log.undo(0), "undo-nothing")


def test_turns_of_automas_are_no_barrier() -> None:
    log = played(begun("one", seats=[PERSON, GULL]), "0 1")
    assert log.table.question is None
    assert log.table.state.last == 1
    log.undo(0)
    assert log.table.state.stones == 2
    assert isinstance(log.table.question, TakeStones)


def test_a_refused_undo_names_the_last_decision_of_another_seat() -> None:
    log = played(begun("one", "two"), "0 1", "1 gift", "0 wave")
    refused(log, lambda: log.undo(5), "undo-other-seat", seat=0)


def test_every_version_can_be_seen_again() -> None:
    log = begun("three", "two", "three", seats=1, stones=3)
    seen = {0: snapshot(log.at(0)), 1: snapshot(log.table)}
    for move in ("hat", "1", "sell-hat", "hat"):
        log.play(0, [move])
        seen[log.version] = snapshot(log.table)
        if log.table.question is not None and move == "sell-hat":
            log.undo(0)
            seen[log.version] = snapshot(log.table)
    assert len(seen) > 5
    for version, image in seen.items():
        assert snapshot(log.at(version)) == image


def test_hundreds_of_undos_cost_no_more_than_their_number() -> None:
    """A journal once took twice as long with every undo."""
    log = with_hat("three")
    started = time.perf_counter()
    for _ in range(200):
        log.play(0, ["sell-hat"])
        log.undo(0)
    assert log.line() == [0, 1, 2]
    assert time.perf_counter() - started < 20


def test_undos_come_back_from_json() -> None:
    log = played(begun("one", "two"), "0 1", "1 gift", "0 wave")
    log.undo(1, [0])
    played(log, "1 gift", "0 sing")
    saved = json.loads(json.dumps(log.to_json(seeded("x").secret)))
    assert {"undo": 3, "seat": 1, "consents": [0]} in saved["entries"]
    again, secret = read(saved, lambda name: PARLOUR if name == "parlour" else None)  # type: ignore[arg-type, return-value]
    assert secret == seeded("x").secret
    assert again.to_json(secret) == saved
    assert again.line() == log.line()
    assert snapshot(again.table) == snapshot(log.table)


def test_events_are_told_only_to_who_played() -> None:
    log = played(begun("one", "two"), "0 1", "1 gift")
    assert events_of(log.play(0, ["wave"])) == [Thanked(0, 1, "wave")]
    assert log.table.told is None


def test_a_draw_is_stored_by_its_key_and_word() -> None:
    entry = begun("two").entries[0]
    assert isinstance(entry, Drawn)
    assert (entry.key, entry.word) == ("wages1", "two")


def test_each_entry_has_its_own_events() -> None:
    log = begun("three", "one")
    moments = log.play(0, ["hat"])
    assert [moment.entry for moment in moments] == log.entries[-len(moments) :]
    assert [moment.events for moment in moments] == [[StonesTaken(0, 1, 1), CoinsCame(0, -2)], [CoinsCame(1, 1)]]
