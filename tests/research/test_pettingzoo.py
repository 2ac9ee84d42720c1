"""PettingZoo's own suite, and what an agent may rely on besides."""

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from ludoteca.kernel.codec import Json
from ludoteca.kernel.table import Choice
from ludoteca.research import pettingzoo_env
from ludoteca.research.match import MARGIN
from ludoteca.research.pettingzoo_env import TableAEC
from tests.research.kit_wandering import GAMES

FACTORIES = {"encyclopedia": pettingzoo_env.encyclopedia, "navoria": pettingzoo_env.navoria}


def saved(env: TableAEC) -> Json:
    return env.match.game.codec(env.match.opening).encode_table(env.table)


def play(env: TableAEC, seed: int) -> list[int]:
    """A game at random, within the masks: every action, in order."""
    random = Random(seed)
    env.reset(seed=seed)
    taken: list[int] = []
    for agent in env.agent_iter():
        seen, _, terminated, _, _ = env.last()
        action = None if terminated else random.choice(np.flatnonzero(seen["action_mask"]).tolist())
        if action is not None:
            taken.append(action)
            assert env.table.question is not None
            assert agent == env.agent_selection
        env.step(action)
    return taken


# That observations are dictionaries with a mask, as those of PettingZoo's own classic games, it only names for those.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_api_test_passes(game: str, seats: int) -> None:
    api_test(FACTORIES[game](seats), num_cycles=1000)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_test_passes(game: str) -> None:
    seed_test(lambda: FACTORIES[game](3), num_cycles=400)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_actions_give_the_same_game_and_another_seed_another(game: str) -> None:
    env = TableAEC(game)
    first = play(env, 1)
    end = saved(env)
    assert play(env, 1) == first
    assert saved(env) == end
    assert play(env, 2) != first


@pytest.mark.parametrize("game", GAMES)
def test_games_after_one_seed_differ_and_can_be_had_again(game: str) -> None:
    env, again = TableAEC(game), TableAEC(game)
    env.reset(seed=5)
    again.reset(seed=5)
    first = saved(env)
    env.reset()
    again.reset()
    assert saved(env) != first
    assert saved(env) == saved(again)


@pytest.mark.parametrize("game", GAMES)
def test_masks_are_the_options_of_the_agent_that_is_asked(game: str) -> None:
    env = TableAEC(game, 3)
    random = Random(4)
    env.reset(seed=4)
    while isinstance(question := env.table.question, Choice):
        assert env.agent_selection == f"player_{question.seat}"
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            offered = env.match.space.actions(env.table) if agent == env.agent_selection else []
            assert np.flatnonzero(mask).tolist() == offered
        env.step(random.choice(env.match.space.actions(env.table)))
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.possible_agents)


@pytest.mark.parametrize("game", GAMES)
def test_an_action_that_is_not_allowed_changes_nothing_and_is_told_why(game: str) -> None:
    env = TableAEC(game)
    env.reset(seed=1)
    agent, before = env.agent_selection, saved(env)
    illegal = [action for action in range(env.match.space.size) if not env.observe(agent)["action_mask"][action]]
    for action in (*illegal[::25], -1, env.match.space.size):
        env.step(action)
        assert saved(env) == before
        assert env.agent_selection == agent
        _, reward, terminated, truncated, info = env.last()
        assert (reward, terminated, truncated) == (0.0, False, False)
        assert info["refusal"]["rule"]
        assert info["refusal"]["sentence"]
    env.step(env.match.space.actions(env.table)[0])
    assert saved(env) != before
    assert env.infos[agent] == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_end_rewards_every_agent_by_the_parameter(game: str) -> None:
    env = TableAEC(game, 2, reward=MARGIN)
    env.reset(seed=3)
    random = Random(3)
    while env.table.question is not None:
        env.step(random.choice(env.match.space.actions(env.table)))
    points = [sum(line.points for line in env.match.game.sheet(env.table, seat)) for seat in range(2)]
    assert env.rewards == {"player_0": points[0] - points[1], "player_1": points[1] - points[0]}
    assert all(env.terminations.values())


def test_automas_are_no_agents() -> None:
    env = TableAEC("encyclopedia", ("automa:linne:boudeuse", "person", "person"))
    play(env, 1)
    assert env.possible_agents == ["player_1", "player_2"]


def test_an_agent_that_is_asked_must_act() -> None:
    env = TableAEC("navoria")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="must act"):
        env.step(None)


@pytest.mark.parametrize("action", [1.0, "1", np.float32(1)])
def test_an_action_that_is_no_whole_number_is_said_so_and_changes_nothing(action: object) -> None:
    env = TableAEC("navoria")
    env.reset(seed=1)
    env.step(-1)
    before, told = saved(env), env.last()[1:]
    with pytest.raises(TypeError, match="an action is a whole number, not "):
        env.step(action)  # type: ignore[arg-type]
    assert saved(env) == before
    assert env.last()[1:] == told
    env.step(np.int64(env.match.space.actions(env.table)[0]))  # type: ignore[arg-type]
    assert saved(env) != before


def test_a_table_at_which_nobody_acts_is_refused() -> None:
    with pytest.raises(ValueError, match=r"nobody acts here: none of the seats automa:.*, automa:.* is a person"):
        TableAEC("encyclopedia", ("automa:linne:boudeuse", "automa:linne:resolution"))


@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_read(game: str) -> None:
    env = FACTORIES[game](2, render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 2" in env.render()
    assert env.unwrapped.readable(env.agent_selection)["options"]
    assert str(env.unwrapped) == f"ludoteca_{game}_v0"


def test_an_unknown_render_mode_is_an_error() -> None:
    with pytest.raises(ValueError, match="no render mode 'rgb_array'"):
        TableAEC("navoria", render_mode="rgb_array")
