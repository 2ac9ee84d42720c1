"""What the games' evaluations promise, held against whole games."""

from random import Random

import pytest

from ludoteca.bots.beam import margin
from ludoteca.bots.greedy import GreedyPlayer
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.encyclopedia.mind.evaluation import turns_left
from ludoteca.games.encyclopedia.rules.turn import TakeDie
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.table import Choice
from tests.bots.kit_positions import TWO, Company, asked, company, play, somewhere


@pytest.mark.parametrize("game", [ENCYCLOPEDIA, NAVORIA], ids=("encyclopedia", "navoria"))
def test_at_the_end_the_evaluation_is_the_score(game: object) -> None:
    sitting = company(game, *TWO)
    table = play(sitting, [GreedyPlayer(sitting.game, 2, "a", 4, 1), GreedyPlayer(sitting.game, 2, "b", 4, 1)], "end")
    scores = [sum(line.points for line in sitting.game.sheet(table, seat)) for seat in range(2)]
    assert sitting.game.mind.evaluation(table, 2) == scores


def test_turns_are_counted_down_to_the_last() -> None:
    """As many as dice for each at the beginning of a round, then one less with each die; a free action takes none."""
    luck = Random("turns")
    table = ENCYCLOPEDIA.begin((PERSON, PERSON, PERSON))
    last: dict[tuple[int, int], int] = {}
    while (question := table.question) is not None:
        if isinstance(question, TakeDie):
            now = (table.state.round, question.seat)
            later = (6 - table.state.round) * 4
            left = turns_left(table.state, question.seat) - later
            if now not in last:
                others = [seat for seat in range(3) if (table.state.round, seat) in last]
                assert left == (len(table.state.dice_on_boards()) + len(others)) // 3
            else:
                assert left in (last[now], last[now] - 1)
            assert left >= 1
            last[now] = left
        table.commit(random_answer(table, question, luck))
    assert len(last) == 18
    assert min(last.values()) == 1


def test_who_is_ahead_by_the_evaluation_mostly_wins() -> None:
    """Random games of Navoria, seen shortly before the end: the evaluation knows more often than not who wins."""
    sitting = company(NAVORIA, *TWO)
    right = 0
    for number in range(30):
        table = somewhere(sitting, f"{number}", 200)
        lead = margin(sitting.game.mind.evaluation(table, 2), 0)
        luck = Random(f"{number} on")
        while (question := table.question) is not None:
            table.commit(random_answer(table, question, luck))
        right += (0 in sitting.game.winners(table)) == (lead > 0)
    assert right >= 22


@pytest.mark.parametrize(
    "sitting",
    [company(ENCYCLOPEDIA, PERSON, PERSON, sepultus=True), company(NAVORIA, PERSON, PERSON)],
    ids=("encyclopedia", "navoria"),
)
def test_the_prior_never_dismisses_every_answer(sitting: Company) -> None:
    for number in range(40):
        table = somewhere(sitting, f"{number}", 10 * number)
        options = table.options()
        prior = sitting.game.mind.prior(table, options)
        assert len(prior) == len(options)
        assert max(prior) > 0.0
        assert isinstance(table.question, Choice)
        assert asked(table) in (0, 1)
