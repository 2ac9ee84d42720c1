"""OpenSpiel's own simulation test, its MCTS bot, and what a search relies on: chance, copies, saved states."""

import copy
import pickle
import subprocess
import sys

import numpy as np
import pytest

from ludoteca.kernel.refusals import Refused
from tests.research.kit_wandering import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

from open_spiel.python.algorithms import mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402

from ludoteca.research.openspiel_game import MOST_OUTCOMES, TableState  # noqa: E402

SORTS = (
    "ludoteca_encyclopedia",
    "ludoteca_encyclopedia(players=4,reward=margin,options=edition:pl;sepultus:true;simon_hodesmann:3)",
    "ludoteca_navoria",
    "ludoteca_navoria(players=2,options=blank_favour:true;gather_space:uppermost)",
    "ludoteca_navoria(players=3,reward=margin)",
)


def state_of(name: str) -> TableState:
    state = pyspiel.load_game(name).new_initial_state()
    assert isinstance(state, TableState)
    return state


def go_on(state: TableState, random: np.random.RandomState, steps: int) -> None:
    """So many decisions and draws at random, or to the end."""
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=chances))
        else:
            state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("sort", SORTS)
def test_the_random_simulation_test_passes(sort: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(sort), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_mcts_bot_plays_a_whole_game(game: str) -> None:
    played = pyspiel.load_game(f"ludoteca_{game}")
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    searcher = mcts.MCTSBot(played, 2.0, 2, evaluator, solve=False, random_state=random)
    bots = [searcher, uniform_random.UniformRandomBot(1, random)]
    state = played.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            go_on(state, random, 1)
            continue
        player = state.current_player()
        searched += player == 0
        state.apply_action(bots[player].step(state))
    assert searched > 50
    assert sum(state.returns()) == 0.0
    assert max(state.returns()) in (0.0, 1.0)


@pytest.mark.parametrize("sort", SORTS)
def test_chance_is_weighted_and_within_the_bound(sort: str) -> None:
    state = state_of(sort)
    random = np.random.RandomState(2)
    uneven = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
            assert all(0 <= outcome < MOST_OUTCOMES and chance > 0.0 for outcome, chance in outcomes)
            uneven += len({round(chance, 9) for _, chance in outcomes}) > 1
        go_on(state, random, 1)
    assert uneven, "a bag of different counts is drawn from in every game"


@pytest.mark.parametrize("sort", SORTS)
def test_a_clone_goes_its_own_way(sort: str) -> None:
    state = state_of(sort)
    go_on(state, np.random.RandomState(3), 60)
    before = state.observation_tensor(0)
    clone = state.clone()
    assert clone.observation_tensor(0) == before
    go_on(clone, np.random.RandomState(4), 40)
    assert clone.observation_tensor(0) != before
    assert state.observation_tensor(0) == before
    assert copy.deepcopy(state).observation_tensor(0) == before


@pytest.mark.parametrize("sort", SORTS)
def test_a_saved_state_is_the_same_state_and_goes_on_the_same(sort: str) -> None:
    state = state_of(sort)
    go_on(state, np.random.RandomState(5), 80)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    assert len(text) < 20_000, "the box is not saved with every state"
    _, read = pyspiel.deserialize_game_and_state(text)
    unpickled = pickle.loads(pickle.dumps(state))
    for other in (read, unpickled):
        assert isinstance(other, TableState)
        assert other.history() == state.history()
        assert other.observation_tensor(1) == state.observation_tensor(1)
    go_on(state, np.random.RandomState(6), 50)
    go_on(read, np.random.RandomState(6), 50)
    assert read.history() == state.history()


@pytest.mark.parametrize("sort", SORTS)
def test_a_game_is_copied_and_saved(sort: str) -> None:
    game = pyspiel.load_game(sort)
    for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert str(other) == str(game)
        assert other.match is game.match


def test_a_saved_game_is_read_where_none_was_loaded_before() -> None:
    saved = pickle.dumps(pyspiel.load_game("ludoteca_navoria(players=3,reward=margin)"))
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    read = subprocess.run([sys.executable, "-c", code], input=saved, capture_output=True, check=True)
    assert b"players=3" in read.stdout


@pytest.mark.parametrize("game", GAMES)
def test_actions_and_draws_have_their_words(game: str) -> None:
    state = state_of(f"ludoteca_{game}")
    random = np.random.RandomState(7)
    while state.is_chance_node():
        assert all(state.action_to_string(outcome) for outcome, _ in state.chance_outcomes())
        go_on(state, random, 1)
    space = state.position.match.space
    for action in state.legal_actions():
        text = state.action_to_string(action)
        assert space.number(*text.split(":")) == action
        assert state.string_to_action(text) == action


def test_the_observation_is_that_of_the_house_part_by_part() -> None:
    from open_spiel.python.observation import make_observation

    state = state_of("ludoteca_navoria(players=3)")
    go_on(state, np.random.RandomState(8), 70)
    observation = make_observation(state.get_game())
    played, table = state.position.match, state.position.table
    for player in range(3):
        observation.set_from(state, player)
        assert observation.tensor.tolist() == pytest.approx(played.observe(table, player))
        assert list(observation.dict) == [name for name, _ in played.layout]
        assert state.observation_tensor(player) == pytest.approx(played.observe(table, player))
    assert state.information_state_string(0) == state.information_state_string(2) == state.history_str()
    assert '"question"' in state.observation_string(0)


def test_two_seats_are_a_zero_sum_game_and_more_are_not() -> None:
    utility = pyspiel.GameType.Utility
    assert pyspiel.load_game("ludoteca_navoria").get_type().utility == utility.ZERO_SUM
    assert pyspiel.load_game("ludoteca_navoria(players=4)").get_type().utility == utility.GENERAL_SUM


def test_parameters_that_the_game_refuses_are_said_so() -> None:
    with pytest.raises(Refused, match="seat-count"):
        pyspiel.load_game("ludoteca_navoria(players=7)")
    with pytest.raises(Refused, match="option-value"):
        pyspiel.load_game("ludoteca_encyclopedia(options=edition:xx)")
    with pytest.raises(Refused, match="option-unknown"):
        pyspiel.load_game("ludoteca_encyclopedia(options=colour:red)")
    with pytest.raises(ValueError, match="no reward 'luck'"):
        pyspiel.load_game("ludoteca_navoria(reward=luck)")
    with pytest.raises(ValueError, match="observations have no parameters"):
        pyspiel.load_game("ludoteca_navoria").make_py_observer(None, {"depth": 3})
