"""The glass box: hints, and decisions beside the best that was found."""

import pytest

from ludoteca.bots.analysis import Verdict, advice, costliest, hint, verdicts
from ludoteca.bots.player import Look
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.journal import Chosen, Journal, begin
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice
from tests.bots.kit_positions import TWO, company, somewhere
from tests.bots.test_ledger import at_random
from tests.toy.nim import NIM

BUDGET = 4


@pytest.mark.parametrize("budget", [0, BUDGET])
def test_a_hint_is_an_answer_with_what_speaks_for_it(budget: int) -> None:
    sitting = company(NAVORIA, *TWO)
    table = somewhere(sitting, "hint", 30)
    answer = hint(sitting.game, table, 2, budget)
    assert answer.option == answer.looked_at[0].option
    assert {look.option for look in answer.looked_at} <= set(table.options())
    again = hint(sitting.game, table.clone(), 2, budget)
    assert [repr(look) for look in again.looked_at] == [repr(look) for look in answer.looked_at]


@pytest.mark.parametrize("budget", [0, BUDGET])
@pytest.mark.parametrize("game", [NAVORIA, ENCYCLOPEDIA])
def test_each_way_of_an_advice_can_be_played_to_the_end_of_the_turn_and_no_further(game: object, budget: int) -> None:
    sitting = company(game, *TWO)
    ways = 0
    for moves in range(20, 60, 8):
        table = somewhere(sitting, "advice", moves)
        question = table.question
        assert isinstance(question, Choice)
        answer = hint(sitting.game, table, 2, budget)
        found = advice(sitting.game, table, 2, budget, 5)
        assert found[0].plan == answer.plan
        assert [each.plan[0] for each in found] == [look.option for look in answer.looked_at[:5]]
        assert [each.look.option for each in found] == [each.plan[0] for each in found]
        for each in found:
            after = table.clone()
            for option in each.plan:
                asked = after.question
                assert isinstance(asked, Choice)
                assert asked.seat == question.seat
                assert sitting.game.mind.turn(after) == sitting.game.mind.turn(table)
                assert option in after.options()
                after.commit(option)
            ways += len(each.plan) > 1
    assert ways


def test_a_hint_is_for_a_choice() -> None:
    sitting = company(NIM, *TWO)
    with pytest.raises(ValueError, match="open choice"):
        hint(sitting.game, sitting.begin(), 2, 0)


def test_a_budget_below_nothing_is_refused() -> None:
    sitting = company(NIM, *TWO)
    with pytest.raises(ValueError, match="-1 iterations"):
        hint(sitting.game, somewhere(sitting, "1", 0), 2, -1)


def nim(*stones: str) -> Journal[Plain]:
    """Nim, from nine stones, with these taken in turn."""
    journal = begin(company(NIM, *TWO).game, TWO, {}, None, seeded("nim"))
    for taken in stones:
        question = journal.table.question
        assert isinstance(question, Choice)
        journal.play(question.seat, [taken])
    return journal


@pytest.mark.parametrize("budget", [0, 40])
def test_the_blunder_costs_most_and_what_was_better_is_named(budget: int) -> None:
    journal = nim("3", "3", "1", "2")  # three were left: to take one gives the game away
    found = list(verdicts(journal, budget, frozenset({0, 1})))
    worst = costliest(found, 3)[0]
    assert (worst.word, worst.better) == ("1", "3")
    assert worst.entry == 3
    assert worst.cost > 0.2
    assert worst.points > 0.5


def test_who_takes_all_that_is_left_could_do_no_better() -> None:
    journal = nim("3", "3", "3")
    (*_, last) = verdicts(journal, 0, frozenset({0, 1}))
    assert (last.word, last.cost, last.points) == ("3", 0.0, 0.0)


def test_only_the_seats_that_are_asked_for_are_judged() -> None:
    journal = nim("3", "3", "3")
    found = [verdict.seat for verdict in verdicts(journal, 0, frozenset({1}))]
    assert found
    assert set(found) == {1}


@pytest.mark.parametrize("game", [ENCYCLOPEDIA, NAVORIA], ids=("encyclopedia", "navoria"))
@pytest.mark.parametrize("budget", [0, 1])
def test_every_decision_has_a_verdict_also_one_that_no_bot_would_look_at(game: object, budget: int) -> None:
    journal = at_random(company(game, *TWO), "verdicts", most=20, undo=0.1)
    found = list(verdicts(journal, budget, frozenset({0, 1})))
    decided = [number for number in journal.line() if isinstance(journal.entries[number], Chosen)]
    assert [verdict.entry for verdict in found] == decided
    for verdict in found:
        assert 0.0 <= verdict.made.win <= 1.0
        assert 0.0 <= verdict.cost <= verdict.best.win
        assert verdict.made.option in journal.at(verdict.entry).options()


def test_the_costliest_come_first_and_what_cost_nothing_is_left_out() -> None:
    def verdict(entry: int, cost: float) -> Verdict:
        return Verdict(entry, Chosen(0, "Ask", "a"), "b", Look(0, 1.0, 0.5, 1), Look(1, 1.0, 0.5 + cost, 1))

    found = [verdict(1, 0.1), verdict(2, -0.2), verdict(3, 0.3), verdict(4, 0.1), verdict(5, 0.0)]
    assert [each.entry for each in costliest(found, 2)] == [3, 1]
    assert [each.entry for each in costliest(found, 9)] == [3, 1, 4]
