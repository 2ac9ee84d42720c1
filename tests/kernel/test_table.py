"""The agenda: what comes next, what is asked, what is not, and trying on a copy."""

import pickle
from collections.abc import Callable
from copy import deepcopy

import pytest

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import (
    FREE_ACTION,
    TRY,
    Chance,
    Choice,
    NoLegalAnswer,
    Question,
    Step,
    Table,
    TurnChoice,
    alike,
)
from tests.toy.heap import Heap
from tests.toy.nim import (
    BOAST,
    GIFT,
    HAT,
    ONE,
    SELL_HAT,
    THREE,
    TWO,
    DrawBeginner,
    Sail,
    Say,
    TakeStones,
    Thank,
    Toll,
    Wages,
)
from tests.toy.tables import said, table_of

BOASTING, SELLING = FREE_ACTION + BOAST, FREE_ACTION + SELL_HAT


class Do(Step[Heap]):
    """Whatever a test wants done when this step is next."""

    def __init__(self, what: Callable[[Table[Heap]], object]) -> None:
        self.what = what

    def run(self, table: Table[Heap]) -> None:
        self.what(table)


def puts(*words: str) -> Do:
    """A step after which these are said, before anything else."""
    return Do(lambda table: table.then(*map(Say, words)))


# What comes next


def test_steps_happen_in_reading_order() -> None:
    table = table_of(Say("one"), Say("two"), Say("three"))
    assert said(table) == "one two three"
    assert table.question is None


def test_what_follows_comes_before_what_was_still_to_do() -> None:
    assert said(table_of(puts("one", "two"), Say("three"))) == "one two three"


def test_then_may_be_called_twice_and_still_reads_in_order() -> None:
    def apart(table: Table[Heap]) -> None:
        for word in ("one", "two", "three"):
            table.then(Say(word))

    assert said(table_of(Do(apart), Say("four"))) == "one two three four"


def test_what_an_answer_brings_comes_before_what_was_still_to_do() -> None:
    table = table_of(Thank(0, 1), Say("after"))
    table.commit(1)
    assert said(table) == "sing after"


def test_what_is_owed_waits_until_it_is_settled_and_keeps_its_order() -> None:
    first, second = Do(lambda table: table.owe(Say("first"))), Do(lambda table: table.owe(Say("second")))
    settle = Do(lambda table: table.settle_owed())
    table = table_of(first, second, Say("turn"), settle, Say("next-turn"), settle)
    assert said(table) == "turn first second next-turn"
    assert table.owed == []


def late(table: Table[Heap]) -> None:
    """A word after the last step of this kind, and one next."""
    table.after_last(Do, Say("late"))
    table.then(Say("next"))


def test_after_last_comes_after_the_last_step_of_that_kind() -> None:
    table = table_of(Do(late), puts("one"), Say("between"), puts("two"), Say("end"))
    assert said(table) == "next one between two late end"


def test_after_last_comes_next_if_there_is_no_step_of_that_kind() -> None:
    assert said(table_of(Do(late), Say("end"))) == "late next end"


# What is asked


def test_a_choice_waits_for_an_answer() -> None:
    table = table_of(Say("before"), Thank(1, 0), Say("after"))
    assert said(table) == "before"
    assert isinstance(table.question, Thank)
    assert table.question.seat == 1
    assert table.options() == [0, 1]


def test_options_are_the_candidates_that_the_law_passes() -> None:
    table = table_of(TakeStones(0), stones=2, coins=1)
    assert table.options() == [ONE, TWO, GIFT]
    assert table.why_not(TWO) is None
    refusal = table.why_not(HAT)
    assert refusal is not None
    assert (refusal.rule, refusal.code, refusal.facts) == ("wages", "not-enough", {"have": 1, "need": 2})


def test_what_is_no_candidate_is_refused_as_absent() -> None:
    refusal = table_of(TakeStones(0), draws="none").why_not(HAT)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not-there", {"word": "hat"})


class Wave(Thank):
    """There is no song to choose."""

    def candidates(self, table: Table[Heap]) -> list[int]:
        return [0]


def test_a_forced_answer_is_not_asked() -> None:
    table = table_of(Wave(0, 1), Say("after"))
    assert said(table) == "wave after"
    assert table.question is None


def test_an_answer_that_the_law_leaves_alone_is_not_asked() -> None:
    assert table_of(TakeStones(0), stones=1).state.last == 0


def test_a_chance_with_one_lot_is_not_drawn() -> None:
    assert isinstance(table_of(DrawBeginner(), seats=1).question, Wages)


def test_a_chance_waits_and_offers_no_options() -> None:
    table = table_of(Thank(0, 1), Wages(0))
    table.commit(0)
    assert isinstance(table.question, Wages)
    assert table.options() == []
    table.commit(2)
    assert (said(table), table.state.paid) == ("wave", [2])


def test_a_question_without_an_answer_is_a_fault_of_the_rules() -> None:
    with pytest.raises(NoLegalAnswer, match=r"nobody can answer TakeStones\(seat=0\)"):
        table_of(TakeStones(0), stones=0)


def test_when_nothing_is_left_there_is_no_question_and_no_option() -> None:
    table = table_of(Thank(0, 1))
    table.commit(0)
    assert table.question is None
    assert table.options() == []


# Asides


def test_asides_stand_after_the_answers() -> None:
    assert table_of(TakeStones(0), hats=1, boasts=1).options() == [ONE, TWO, THREE, BOASTING, SELLING]


def test_after_an_aside_the_question_is_asked_again() -> None:
    table = table_of(TakeStones(0), Say("after"), hats=1, boasts=2)
    question = table.question
    table.commit(BOASTING)
    assert said(table) == "boast", "what a free action brings comes before the question"
    assert table.question is question
    assert table.options() == [ONE, TWO, THREE, SELLING]
    table.commit(TWO)
    assert (said(table), table.state.stones) == ("boast after", 7)


def test_why_not_speaks_of_asides_too() -> None:
    table = table_of(TakeStones(0), hats=1, boasts=2)
    assert table.why_not(SELLING) is None
    table.commit(BOASTING)
    table.commit(SELLING)
    sold, boasted = table.why_not(SELLING), table.why_not(BOASTING)
    assert sold is not None
    assert sold.code == "no-hat", "absent"
    assert boasted is not None
    assert boasted.code == "boasted-already", "against the law"
    silent = table_of(TakeStones(0)).why_not(BOASTING)
    assert silent is not None
    assert (silent.code, silent.facts) == ("not-there", {"word": "boast"}), "absent, and the game says no more"


def test_one_answer_is_asked_all_the_same_if_an_aside_could_bring_more() -> None:
    table = table_of(Sail(0), coins=2, hats=1, boasts=1)
    assert table.options() == [0, BOASTING, SELLING]
    table.commit(SELLING)
    assert table.options() == [0, 1, BOASTING]


def test_one_answer_is_not_asked_if_nothing_is_wanting() -> None:
    assert table_of(TakeStones(0), stones=1, boasts=1).state.last == 0


def test_one_wanting_answer_is_not_asked_when_no_aside_is_left() -> None:
    table = table_of(Sail(0), coins=1, hats=1)
    assert table.options() == [0, SELLING]
    table.commit(SELLING)
    assert table.question is None
    assert table.state.hands[0].trips == 1


# Telling


def test_an_event_is_built_only_if_somebody_listens() -> None:
    built: list[int] = []
    table = table_of(Do(lambda table: table.tell(built.append, 1)))
    assert built == []
    table.told = []
    table.tell(built.append, 2)
    assert (built, len(table.told)) == ([2], 1)


# Trying on a copy


def test_could_plays_the_real_rules_on_a_copy() -> None:
    rich, poor = table_of(TakeStones(0), coins=1), table_of(TakeStones(0))
    assert rich.could(Say("x"), Sail(0))
    assert not poor.could(Say("x"), Sail(0))
    assert (said(rich), rich.state.hands[0].coins, rich.options()) == ("", 1, [ONE, TWO, THREE, GIFT])


def test_could_is_true_if_some_way_leads_there() -> None:
    table = table_of(Thank(0, 1), coins=1)
    assert table.could(TakeStones(0), Sail(0)), "without a gift the coin stays"
    assert table.could(TakeStones(0), TakeStones(0), Sail(0))


def test_could_is_false_if_every_way_breaks_it() -> None:
    assert not table_of(Thank(0, 1), coins=1).could(Toll(0), Sail(0))
    assert table_of(Thank(0, 1), coins=2).could(Toll(0), Sail(0))
    assert table_of(Thank(0, 1), coins=1, hats=1).could(Toll(0), Sail(0)), "a hat can pay the toll"


class SureWages(Wages):
    def lots(self, table: Table[Heap]) -> int:
        return 1


def test_luck_counts_as_nothing() -> None:
    table = table_of(Thank(0, 1))
    assert not table.could(Wages(0), Sail(0)), "any wages would bring the coin"
    assert not table.could(SureWages(0), Sail(0))


def test_asides_do_not_count() -> None:
    table = table_of(Thank(0, 1), hats=1)
    assert not table.could(TakeStones(0), Sail(0)), "a hat could be sold beside, but it was not"


def test_could_with_nothing_needed_is_true() -> None:
    assert table_of(Thank(0, 1)).could(Say("x"))


def test_could_after_looks_at_the_whole_agenda() -> None:
    table = table_of(TakeStones(0), Sail(0), coins=1)
    assert {option: table.could_after(option) for option in table.options()} == {
        ONE: True, TWO: True, THREE: True, GIFT: False,
    }  # fmt: skip
    assert (table.state.stones, table.state.hands[0].coins) == (9, 1)


def test_pending_is_the_choice_that_the_action_still_has_to_reach() -> None:
    table = table_of(Thank(0, 1), Say("x"), Sail(7), Sail(8))
    needed_choice = table.needed_choice()
    assert needed_choice is not None
    assert needed_choice.seat == 7
    assert table_of(Thank(0, 1), Say("x")).needed_choice() is None


def test_an_outlook_is_try_unless_a_choice_knows_better() -> None:
    table = table_of(Thank(0, 1))
    assert TakeStones(0).outlook(table) == TRY
    assert not TakeStones(0).needed()


# Copies


def test_a_clone_goes_its_own_way() -> None:
    table = table_of(Do(lambda table: table.owe(Say("later"))), TakeStones(0), Say("after"), coins=1)
    clone = table.clone()
    clone.commit(GIFT)
    assert (said(clone), clone.state.hands[0].coins) == ("after", 0)
    assert (said(table), table.state.hands[0].coins, table.options()) == ("", 1, [ONE, TWO, THREE, GIFT])
    clone.owed.clear()
    assert len(table.owed) == 1


def pickled(table: Table[Heap]) -> Table[Heap]:
    copy: Table[Heap] = pickle.loads(pickle.dumps(table))
    return copy


@pytest.mark.parametrize("copied", [deepcopy, pickled])
def test_a_copied_table_asks_the_same(copied: Callable[[Table[Heap]], Table[Heap]]) -> None:
    table = table_of(Sail(0), Say("after"), coins=2, hats=1)
    copy = copied(table)
    assert copy.options() == table.options() == [0, SELLING]
    copy.commit(0)
    assert said(copy) == "after"
    assert said(table) == ""


@pytest.mark.parametrize("copied", [deepcopy, pickled])
def test_copies_are_alike_until_one_goes_on(copied: Callable[[Table[Heap]], Table[Heap]]) -> None:
    table = table_of(TakeStones(0), TakeStones(1), coins=1)
    copy = copied(table)
    assert alike(copy.state, table.state)
    assert alike(copy.agenda, table.agenda)
    copy.commit(ONE)
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
        (lambda table: Step[Heap]().run(table), "what happens"),
        (lambda table: Question[Heap]().chosen(table, 0), "what follows"),
        (lambda table: Choice[Heap](0).candidates(table), "what is there"),
        (lambda table: TurnChoice[Heap](0).free_chosen(table, 0), "what its free actions do"),
        (lambda table: Chance[Heap]().key(table), "name its draw"),
        (lambda table: Chance[Heap]().lots(table), "count its lots"),
        (lambda table: Chance[Heap]().lot(table, 0), "what a lot is"),
    ],
)
def test_a_step_that_says_too_little_is_named(ask: Callable[[Table[Heap]], object], forgotten: str) -> None:
    table = table_of(Thank(0, 1))
    with pytest.raises(TypeError, match=forgotten):
        ask(table)


def test_plain_data_that_does_not_say_how_it_is_cloned_is_named() -> None:
    with pytest.raises(TypeError, match="Plain does not say how it is cloned"):
        Plain().clone()
