"""The agenda: what comes next, what is asked, what is not, and trying on a copy."""

import pickle
from collections.abc import Callable
from copy import deepcopy

import pytest

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import ASIDE, TRY, Chance, Choice, OwnTurn, Question, Step, Stuck, Table, alike
from tests.kernel.notes import (
    AfterLast,
    AskAside,
    AskLetter,
    Board,
    Draw,
    Notes,
    Owe,
    Said,
    Say,
    SettleOwed,
    Spend,
    Then,
    said,
    table_of,
)

COIN, COUGH = ASIDE, ASIDE + 1


# What comes next


def test_steps_happen_in_reading_order() -> None:
    table = table_of(Say("one"), Say("two"), Say("three"))
    assert said(table) == "one two three"
    assert table.question is None


def test_what_follows_comes_before_what_was_still_to_do() -> None:
    assert said(table_of(Then(("one", "two"), apart=False), Say("three"))) == "one two three"


def test_then_may_be_called_twice_and_still_reads_in_order() -> None:
    assert said(table_of(Then(("one", "two", "three"), apart=True), Say("four"))) == "one two three four"


def test_what_an_answer_brings_comes_before_what_was_still_to_do() -> None:
    table = table_of(AskLetter(0, 3), Say("after"), coins=1)
    table.commit(2)
    assert said(table) == "c after"


def test_what_is_owed_waits_until_it_is_settled_and_keeps_its_order() -> None:
    table = table_of(Owe("first"), Owe("second"), Say("turn"), SettleOwed(), Say("next-turn"), SettleOwed())
    assert said(table) == "turn first second next-turn"
    assert table.owed == []


def test_after_last_comes_after_the_last_step_of_that_kind() -> None:
    table = table_of(AfterLast("late"), Then(("one",), False), Say("between"), Then(("two",), False), Say("end"))
    assert said(table) == "next one between two late end"


def test_after_last_comes_next_if_there_is_no_step_of_that_kind() -> None:
    assert said(table_of(AfterLast("late"), Say("end"))) == "late next end"


# What is asked


def test_a_choice_waits_for_an_answer() -> None:
    table = table_of(Say("before"), AskLetter(1, 3), Say("after"), coins=1)
    assert said(table) == "before"
    assert isinstance(table.question, AskLetter)
    assert table.question.seat == 1
    assert table.options() == [0, 1, 2]


def test_options_are_the_candidates_that_the_law_passes() -> None:
    table = table_of(AskLetter(0, 3))
    assert table.options() == [0, 2]
    assert table.why_not(0) is None
    refusal = table.why_not(1)
    assert refusal is not None
    assert (refusal.rule, refusal.code, refusal.facts) == ("notes.b", "not-enough", {"have": 0, "need": 1})


def test_what_is_no_candidate_is_refused_as_absent() -> None:
    refusal = table_of(AskLetter(0, 3)).why_not(3)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not-there", {"word": "d"})


def test_a_forced_answer_is_not_asked() -> None:
    table = table_of(AskLetter(0, 1), Say("after"))
    assert said(table) == "a after"
    assert table.question is None


def test_an_answer_that_the_law_leaves_alone_is_not_asked() -> None:
    assert said(table_of(AskLetter(0, 2))) == "a"


def test_a_chance_with_one_lot_is_not_drawn() -> None:
    assert said(table_of(Draw("only", 1))) == "drew-a"


def test_a_chance_waits_and_offers_no_options() -> None:
    table = table_of(AskLetter(0, 3), Draw("coin", 2))
    table.commit(0)
    assert isinstance(table.question, Draw)
    assert table.options() == []
    table.commit(1)
    assert said(table) == "a drew-b"


def test_a_question_without_an_answer_is_a_fault_of_the_rules() -> None:
    with pytest.raises(Stuck, match=r"AskLetter.*\[0, 0\]"):
        table_of(AskLetter(0, 0))


def test_when_nothing_is_left_there_is_no_question_and_no_option() -> None:
    table = table_of(AskLetter(0, 3))
    table.commit(0)
    assert table.question is None
    assert table.options() == []


# Asides


def test_asides_stand_after_the_answers() -> None:
    assert table_of(AskAside(0, False), coins=1).options() == [0, 1, COIN, COUGH]


def test_after_an_aside_the_question_is_asked_again() -> None:
    table = table_of(AskAside(0, False), Say("after"), coins=1)
    question = table.question
    table.commit(COUGH)
    assert said(table) == "ahem hush", "what an aside brings comes before the question"
    assert table.question is question
    assert table.options() == [0, 1, COIN]
    table.commit(1)
    assert said(table) == "ahem hush b after"


def test_why_not_speaks_of_asides_too() -> None:
    table = table_of(AskAside(0, False), coins=1)
    assert table.why_not(COIN) is None
    table.commit(COUGH)
    table.commit(COIN)
    spent, hushed = table.why_not(COIN), table.why_not(COUGH)
    assert spent is not None
    assert spent.facts == {"word": "coin"}, "absent"
    assert hushed is not None
    assert hushed.code == "hush", "against the law"


def test_one_answer_is_asked_all_the_same_if_an_aside_could_bring_more() -> None:
    table = table_of(AskAside(0, True))
    assert table.options() == [0, COIN, COUGH]
    table.commit(COIN)
    assert table.options() == [0, 1, COUGH]


def test_one_answer_is_not_asked_if_nothing_is_wanting() -> None:
    assert said(table_of(AskAside(0, False))) == "a"


def test_one_wanting_answer_is_not_asked_when_no_aside_is_left() -> None:
    table = table_of(AskAside(0, True))
    table.commit(COUGH)
    assert table.options() == [0, COIN]
    table.state.said = (*table.state.said, "has-coin")
    table.settle()
    assert said(table) == "ahem hush has-coin a"


# Telling


def test_an_event_is_built_only_if_somebody_listens() -> None:
    before = Said.built
    table_of(Say("one"))
    assert Said.built == before
    table: Board = Table(Notes((), 0), [Say("two")], [], 1)
    table.told = []
    table.settle()
    assert [event.word for event in table.told if isinstance(event, Said)] == ["two"]
    assert Said.built == before + 1


# Trying on a copy


def test_could_plays_the_real_rules_on_a_copy() -> None:
    rich, poor = table_of(AskLetter(0, 3), coins=1), table_of(AskLetter(0, 3))
    assert rich.could(Say("x"), Spend(0))
    assert not poor.could(Say("x"), Spend(0))
    assert (said(rich), rich.state.coins, rich.options()) == ("", 1, [0, 1, 2])


def test_could_is_true_if_some_way_leads_there() -> None:
    table = table_of(AskLetter(0, 3), coins=1)
    assert table.could(AskLetter(0, 2), Spend(0)), "with 'a' the coin stays"
    assert table.could(AskLetter(0, 3), AskLetter(0, 3), Spend(0))


def test_could_is_false_if_every_way_breaks_it() -> None:
    class AskB(AskLetter):
        def candidates(self, table: Board) -> list[int]:
            return [1]

    assert not table_of(AskLetter(0, 3), coins=1).could(AskB(0, 2), Spend(0))
    assert table_of(AskLetter(0, 3), coins=2).could(AskB(0, 2), Spend(0))


def test_luck_counts_as_nothing() -> None:
    table = table_of(AskLetter(0, 3))
    assert not table.could(Draw("many", 4), Spend(0)), "three lots of four would bring a coin"
    assert not table.could(Draw("one", 1), Spend(0))


def test_asides_do_not_count() -> None:
    table = table_of(AskLetter(0, 3))
    assert not table.could(AskAside(0, True), Spend(0)), "a coin could be had beside, but it was not taken"


def test_could_with_nothing_needed_is_true() -> None:
    assert table_of(AskLetter(0, 3)).could(Say("x"))


def test_could_after_looks_at_the_whole_agenda() -> None:
    table = table_of(AskLetter(0, 3), Spend(0), coins=1)
    assert [table.could_after(option) for option in table.options()] == [True, False, True]
    assert (said(table), table.state.coins) == ("", 1)


def test_pending_is_the_choice_that_the_action_still_has_to_reach() -> None:
    table = table_of(AskLetter(0, 3), Say("x"), Spend(7), Spend(8), coins=1)
    pending = table.pending()
    assert pending is not None
    assert pending.seat == 7
    assert table_of(AskLetter(0, 3), Say("x")).pending() is None


def test_an_outlook_is_try_unless_a_choice_knows_better() -> None:
    table = table_of(AskLetter(0, 3))
    assert Spend(0).outlook(table) == TRY
    assert not AskAside(0, True).needed()


# Copies


def test_a_clone_goes_its_own_way() -> None:
    table = table_of(Owe("later"), AskLetter(0, 3), Say("after"), coins=1)
    clone = table.clone()
    clone.commit(1)
    assert (said(clone), clone.state.coins) == ("b after", 0)
    assert (said(table), table.state.coins, table.options()) == ("", 1, [0, 1, 2])
    clone.owed.clear()
    assert len(table.owed) == 1


def pickled(table: Board) -> Board:
    copy: Board = pickle.loads(pickle.dumps(table))
    return copy


@pytest.mark.parametrize("copied", [deepcopy, pickled])
def test_a_copied_table_asks_the_same(copied: Callable[[Board], Board]) -> None:
    table = table_of(AskAside(0, True), Say("after"))
    copy = copied(table)
    assert copy.options() == table.options()
    copy.commit(0)
    assert said(copy) == "a after"
    assert said(table) == ""


@pytest.mark.parametrize("copied", [deepcopy, pickled])
def test_copies_are_alike_until_one_goes_on(copied: Callable[[Board], Board]) -> None:
    table = table_of(AskLetter(0, 3), AskLetter(1, 2), coins=1)
    copy = copied(table)
    assert alike(copy.state, table.state)
    assert alike(copy.agenda, table.agenda)
    copy.commit(1)
    assert not alike(copy.state, table.state)
    assert not alike(copy.agenda, table.agenda)


def test_steps_of_a_kind_with_other_facts_are_not_alike() -> None:
    assert alike([Say("one")], [Say("one")])
    assert not alike([Say("one")], [Say("two")])
    assert not alike([Say("one")], [Say("one"), Say("one")])


# What a game forgot to say


@pytest.mark.parametrize(
    ("ask", "forgotten"),
    [
        (lambda table: Step[Notes]().run(table), "what happens"),
        (lambda table: Question[Notes]().chosen(table, 0), "what follows"),
        (lambda table: Choice[Notes](0).candidates(table), "what is there"),
        (lambda table: OwnTurn[Notes](0).aside_chosen(table, 0), "what its asides do"),
        (lambda table: Chance[Notes]().key(table), "name its draw"),
        (lambda table: Chance[Notes]().lots(table), "count its lots"),
        (lambda table: Chance[Notes]().lot(table, 0), "what a lot is"),
    ],
)
def test_a_step_that_says_too_little_is_named(ask: Callable[[Board], object], forgotten: str) -> None:
    table = table_of(AskLetter(0, 3))
    with pytest.raises(TypeError, match=forgotten):
        ask(table)


def test_plain_data_that_does_not_say_how_it_is_cloned_is_named() -> None:
    with pytest.raises(TypeError, match="Plain does not say how it is cloned"):
        Plain().clone()
