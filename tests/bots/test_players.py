"""Every bot, on every game: a legal answer, the same from the same seed, and the table left as it was."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.bots.beam import hopes
from ludoteca.bots.greedy import GreedyPlayer
from ludoteca.bots.player import Answer, Player
from ludoteca.bots.random import RandomPlayer
from ludoteca.bots.roster import BOTS, LEVELS, Level
from ludoteca.bots.search import Job, Search, SearchPlayer, grow
from ludoteca.bots.weights_file import with_weights
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.encyclopedia.rules.round import SlotDie
from ludoteca.games.encyclopedia.rules.turn import TakeDie
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.snapshot import snapshot
from ludoteca.kernel.table import Chance, Table
from tests.bots.kit_positions import COMPANIES, TWO, Company, asked, company, play, somewhere
from tests.toy.nim import NIM, WAGES

KINDS = ("random", "greedy", "beginner", "search")
FEW = 4  # iterations: enough to grow a tree, few enough to ask at many positions


def player(kind: str, sitting: Company, seed: str) -> Player:
    if kind == "search":
        return SearchPlayer(sitting.game, len(sitting.seats), seed, iterations=FEW)
    return BOTS[kind](sitting.game, len(sitting.seats), seed)


def said(answer: Answer) -> list[tuple[int, float, float, int]]:
    return [(look.option, look.points, look.win, look.visits) for look in answer.looked_at]


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_a_bot_answers_with_an_option_and_leaves_the_table_as_it_was(kind: str, data: st.DataObject) -> None:
    sitting = data.draw(st.sampled_from(COMPANIES))
    table = somewhere(sitting, str(data.draw(st.integers(0, 99))), data.draw(st.integers(0, 400)))
    before = snapshot(table)
    answer = player(kind, sitting, "1").choose(table, asked(table))
    assert answer.option in table.options()
    assert snapshot(table) == before
    ahead = table.clone()
    for option in answer.plan:
        assert option in ahead.options()
        ahead.commit(option)
    for look in answer.looked_at:
        assert look.option in table.options()
        assert 0.0 <= look.win <= 1.0
        assert look.visits >= 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("sitting", COMPANIES, ids=repr)
def test_the_same_seed_gives_the_same_answer(kind: str, sitting: Company) -> None:
    for answers in (0, 40, 120):
        table = somewhere(sitting, "same", answers)
        seat = asked(table)
        one = player(kind, sitting, "7").choose(table, seat)
        again = player(kind, sitting, "7").choose(table.clone(), seat)
        assert (one.option, said(one)) == (again.option, said(again))


def test_another_seed_plays_another_game_at_random() -> None:
    sitting = company(NAVORIA, *TWO)
    ends = [snapshot(play(sitting, [RandomPlayer(f"{n}a"), RandomPlayer(f"{n}b")], "luck")) for n in range(2)]
    assert ends[0] != ends[1]


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_what_was_looked_at_begins_with_the_answer(kind: str) -> None:
    sitting = company(NAVORIA, *TWO)
    table = somewhere(sitting, "looks", 30)
    answer = player(kind, sitting, "1").choose(table, asked(table))
    assert answer.looked_at[0].option == answer.option
    assert len({look.option for look in answer.looked_at}) == len(answer.looked_at) > 1


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_a_winning_answer_is_found(kind: str) -> None:
    sitting = company(NIM, *TWO)
    table = heap_of(sitting, 3)
    assert player(kind, sitting, "1").choose(table, asked(table)).option == 2  # all three stones


@pytest.mark.parametrize(("stones", "best"), [(5, 0), (6, 1), (7, 2), (9, 0)])
def test_the_search_sees_what_greed_does_not(stones: int, best: int) -> None:
    """Nim is won by leaving a multiple of four, which no score tells before the end."""
    sitting = company(NIM, *TWO)
    table = heap_of(sitting, stones)
    answer = SearchPlayer(sitting.game, 2, "1", iterations=600).choose(table, asked(table))
    boasted = table.clone()
    if answer.option not in (0, 1, 2):
        boasted.commit(answer.option)  # boasting changes nothing: what counts is what is taken then
        answer = SearchPlayer(sitting.game, 2, "1", iterations=600).choose(boasted, asked(boasted))
    assert answer.option == best
    assert answer.looked_at[0].win > 0.7


def test_whatever_is_tried_is_played_on_to_the_end_of_the_same_turn() -> None:
    """Who draws tokens from the bag is in mid-turn, who takes one from the Capital is not: neither has a turn more."""
    sitting = company(NAVORIA, *TWO)
    game = looking_ahead(sitting.game, 2)
    tables = [somewhere(sitting, "level", answers) for answers in range(3, 120, 3)]
    both_ways = 0
    for table in tables:
        search = Search(game, 2, "1", table, asked(table))
        edges = search.root.edges
        both_ways += len({isinstance(edge.after.question, Chance) for edge in edges}) == 2
        ends = [search.play_on(search.follow(edge, search.root), search.luck(0)) for edge in edges]
        assert len({(asked(end), ahead) for end, ahead in ends}) == 1
    assert both_ways > 1


@pytest.mark.parametrize("horizon", [1, 3, 8])
def test_a_search_plays_on_for_as_many_turns_of_every_seat_as_the_game_says(horizon: int) -> None:
    sitting = company(NAVORIA, *TWO)
    table = somewhere(sitting, "on", 3)
    search = Search(looking_ahead(sitting.game, horizon), 2, "1", table, asked(table))
    assert search.play_on(search.root, search.luck(0))[1] == 2 * horizon


@pytest.mark.parametrize(("seats", "turns"), [(2, 16), (3, 15), (4, 16)])
def test_at_a_full_table_everybody_has_fewer_turns_in_a_search(seats: int, turns: int) -> None:
    sitting = company(NAVORIA, *[PERSON] * seats)
    table = somewhere(sitting, "on", 3)
    search = Search(looking_ahead(sitting.game, 8), seats, "1", table, asked(table))
    assert search.play_on(search.root, search.luck(0))[1] == turns


def test_of_a_far_end_by_how_much_one_is_ahead_counts_and_of_a_near_one_who_has_won() -> None:
    sitting = company(NAVORIA, *TWO)
    game = sitting.game
    for answers, near in ((190, False), (1000, True)):
        table = somewhere(sitting, "end", answers)
        search = Search(game, 2, "1", table, asked(table))
        assert search.play_on(search.root, search.luck(0))[0].question is None
        search.grow()
        (tried,) = [edge for edge in search.root.edges if edge.visits]
        by_points = hopes(game, tried.points)
        assert (tried.hopes != by_points) == near
        if near:
            assert min(tried.hopes) < 0.1 < 0.9 < max(tried.hopes)


def looking_ahead(game: Game[Plain], horizon: int) -> Game[Plain]:
    other = with_weights(game, game.mind.weights)
    other.mind.horizon = horizon
    return other


def test_what_is_clearly_worse_is_not_thought_about_for_long() -> None:
    sitting = company(NIM, *TWO)
    table = heap_of(sitting, 3)
    found = grow(Job(sitting.game, 2, "1", table, asked(table), 600, 0.0))
    found.sort(key=lambda plan: plan.hope)
    assert 4 * found[0].visits < found[-1].visits


@pytest.mark.parametrize("iterations", [1, 5, 24, 100])
def test_no_more_is_tried_than_the_budget_has(iterations: int) -> None:
    sitting = company(NAVORIA, *TWO)
    table = somewhere(sitting, "budget", 30)
    found = grow(Job(sitting.game, 2, "1", table, asked(table), iterations, 0.0))
    assert 0 < sum(plan.visits - 1 for plan in found) <= iterations


def test_a_choice_between_few_takes_less_of_the_budget() -> None:
    """A third of the twelve plans that are followed at most: the root of it."""
    sitting = company(ENCYCLOPEDIA, *TWO)
    table = sitting.begin()
    luck = Random("few")
    while (question := table.question) is not None and not isinstance(question, SlotDie):
        table.commit(random_answer(table, question, luck))
    found = grow(Job(sitting.game, 2, "1", table, asked(table), 48, 0.0))
    assert len(found) == 4
    assert sum(plan.visits - 1 for plan in found) <= 28


def heap_of(sitting: Company, stones: int) -> Table[Plain]:
    """Nim with so many stones, at the next seat's choice."""
    table = sitting.begin()
    table.commit(0)
    left = 9
    while left > stones:
        taken = min(3, left - stones)
        table.commit(taken - 1)
        left -= taken
    return table


def test_a_turn_is_thought_through_once_and_then_played() -> None:
    sitting = company(ENCYCLOPEDIA, *TWO)
    table = next(at for n in range(60, 99) if isinstance((at := somewhere(sitting, "turn", n)).question, TakeDie))
    seat = asked(table)
    bot = SearchPlayer(sitting.game, 2, "1", iterations=FEW)
    first = bot.choose(table, seat)
    table.commit(first.option)
    assert asked(table) == seat
    kept = bot.choose(table, seat)
    assert kept.plan == first.plan[1:]
    assert sum(look.visits for look in kept.looked_at) <= first.looked_at[0].visits
    elsewhere = somewhere(sitting, "elsewhere", 200)
    assert bot.choose(elsewhere, asked(elsewhere)).option in elsewhere.options()


@pytest.mark.parametrize("game", [ENCYCLOPEDIA, NAVORIA], ids=("encyclopedia", "navoria"))
def test_greed_beats_chance(game: object) -> None:
    sitting = company(game, *TWO)
    wins = 0
    for number in range(10):
        seat = number % 2
        players: list[Player] = [RandomPlayer(f"{number}"), RandomPlayer(f"{number}")]
        players[seat] = GreedyPlayer(sitting.game, 2, f"{number}", width=12, samples=2)
        wins += sitting.game.winners(play(sitting, players, f"{number}")) == [seat]
    assert wins == 10


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_a_whole_game(name: str) -> None:
    """With fewer iterations than it has, so that it does not take long."""
    level = Level(min(LEVELS[name].iterations, 3), LEVELS[name].whim)
    for sitting in (company(NIM, *TWO, draws=WAGES), company(NAVORIA, PERSON, PERSON, PERSON)):
        players = [level.player(sitting.game, len(sitting.seats), f"{seat}") for seat in range(len(sitting.seats))]
        assert play(sitting, players, "game").question is None


def test_levels_search_more_and_more() -> None:
    strengths = [(level.iterations, -level.whim) for level in LEVELS.values()]
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "master"]
    assert strengths == sorted(set(strengths))


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="a search needs a budget"):
        SearchPlayer(company(NIM, *TWO).game, 2, "1")
