"""The benchmark's rows for bots: what is counted, and the page that comes of it; not how quick anything is."""

from math import ceil, sqrt

import pytest

from benchmarks import bots, rivals
from benchmarks.bot_report import bot_row, bots_part, playouts
from benchmarks.figures import measure_play
from benchmarks.ours import SEATS, ludoteca, the_game
from benchmarks.run import PEERS, RIVALS, bot_rows, our_bots, ours
from benchmarks.thinking import DECISION, ITERATION, PLAYOUT, Thinking, measure_thinking, middle, middles
from ludoteca.bots.search import ROOT_BRANCHES, Harvest, Job, grow
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table, alike

GAMES = ["encyclopedia", "navoria"]


def tree(game: Game[Plain], table: object, iterations: int) -> list[Harvest]:
    assert isinstance(table, Table)
    assert isinstance(table.question, Choice)
    return grow(Job(game, len(SEATS), "1", table, table.question.seat, iterations, 0.0))


@pytest.mark.parametrize("game", GAMES)
def test_a_search_is_counted_in_iterations_and_judges_many_positions_in_each(game: str) -> None:
    found = measure_thinking(game, ITERATION, bots.search(game, iterations=3, positions=1), 0.0, seed=1)
    [table] = middles(ludoteca(game), seed=1, count=1)
    plans = len(tree(the_game(game), table, iterations=3))
    assert found.thoughts == ceil(3 * sqrt(plans / ROOT_BRANCHES))  # of few plans fewer are tried
    assert found.judged_each == found.positions_each > 1.0
    assert found.per_second > 0.0


def test_a_greedy_game_is_counted_in_decisions() -> None:
    found = measure_thinking("navoria", DECISION, bots.greedy("navoria", width=1), 0.0, seed=1)
    assert found.thoughts > 100
    assert found.judged_each > 1.0


@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_is_watched_grows_the_same_tree(game: str) -> None:
    plain = the_game(game)
    watched = bots.WatchedGame(plain)
    table = middle(ludoteca(game), "watched")
    trees = [tree(shown, table, iterations=5) for shown in (plain, watched)]
    assert trees[0] == trees[1]
    assert sum(plan.visits - 1 for plan in trees[0]) > 0
    assert watched.watched.judged >= len(trees[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_counted_once_whoever_is_judged_there(game: str) -> None:
    watched = bots.WatchedGame(the_game(game))
    table = middle(ludoteca(game), "watched")
    assert isinstance(table, Table)
    later = table.clone()
    for judged, seats in ((table, [0, 1, 2, 3]), (later, [2])):
        for seat in seats:
            watched.mind.features(judged, seat)
    assert watched.watched.judged == 2


def test_the_middle_of_a_game_is_the_same_for_a_seed() -> None:
    positions = [middle(ludoteca("navoria"), seed) for seed in ("1", "1", "2")]
    first, again, other = [position.state for position in positions if isinstance(position, Table)]
    assert alike(first, again)
    assert not alike(first, other)


@pytest.mark.parametrize("new_bot", [rivals.compiled_bot, rivals.python_bot])
def test_the_search_of_openspiel_judges_one_position_by_a_playout(new_bot: rivals.NewBot) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")
    found = measure_thinking("mcts", ITERATION, rivals.spiel_search(new_bot, iterations=3, positions=1), 0.0, seed=1)
    assert found.thoughts == 3
    assert found.judged_each == 1.0
    assert found.positions_each > 10.0


def test_nothing_to_think_about_is_an_error_and_no_figure() -> None:
    with pytest.raises(ValueError, match="navoria: there is nothing to think about with seed 1"):
        measure_thinking("navoria", ITERATION, bots.search("navoria", iterations=3, positions=0), 0.0, seed=1)


def test_every_bot_has_a_row_and_is_held_against_those_who_count_the_same() -> None:
    contenders = [*ours(GAMES), *PEERS]
    thinkers = [*our_bots(GAMES), *RIVALS]
    game = measure_play("navoria", ludoteca("navoria"), 0.0, seed=1)
    units = {"greedy": DECISION, "victory-points": DECISION}
    thought = {
        bot.label: [Thinking(bot.name, units.get(bot.name.split(":")[-1], ITERATION), 10, 1.0, 10.0, 5.0, 2.0)]
        for bot in thinkers
    }
    rows = bot_rows(contenders, {contender.label: [game] for contender in contenders}, thinkers, thought)
    assert [(row.unit, row.ours) for row in rows] == [
        *[(PLAYOUT, True)] * 2,
        *[(PLAYOUT, False)] * 2,
        *[(DECISION, True)] * 2,
        (DECISION, False),
        *[(ITERATION, True)] * 2,
        *[(ITERATION, False)] * 2,
    ]
    page = "\n\n".join(bots_part(rows))
    assert "| navoria, search (4 seats) | iterations | 10.0 | 10.0 | 10.0 | 5.0 | 50 | 2.0 | 20 |" in page
    assert "| navoria, greedy (4 seats) | catanatron, VictoryPointPlayer (4 seats) | decisions | 1 | 1 | 1 |" in page
    assert page.count("| decisions | 1 | 1 | 1 |") == 2
    assert page.count("| iterations | 1 | 1 | 1 |") == page.count("| playouts | 1 | 1 | 1 |") == 4


def test_a_row_has_the_middle_slice_and_both_ends() -> None:
    slices = [Thinking("mcts", ITERATION, 10, 1.0, rate, 4.0, 1.0) for rate in (30.0, 10.0, 20.0)]
    row = bot_row("mcts", False, slices)
    assert (row.slowest, row.per_second, row.fastest) == (10.0, 20.0, 30.0)
    assert (row.positions_per_second, row.judged_per_second) == (80.0, 20.0)


def test_a_playout_goes_through_a_whole_game_and_judges_once() -> None:
    game = measure_play("navoria", ludoteca("navoria"), 0.0, seed=1)
    played = playouts(game)
    assert (played.unit, played.thoughts, played.judged_each) == (PLAYOUT, game.games, 1.0)
    assert played.positions_each == (game.decisions + game.forced) / game.games
