"""Gymnasium's own checker, and what a learner may rely on besides."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

from ludoteca.kernel.codec import Json
from ludoteca.research.gymnasium_env import TableEnv, env_id
from ludoteca.research.match import MARGIN
from tests.research.kit_wandering import GAMES


def saved(env: TableEnv) -> Json:
    return env.match.game.codec(env.match.opening).encode_table(env.table)


def play(env: TableEnv, seed: int) -> float:
    """A game at random, within the masks; the reward at its end."""
    random = Random(seed)
    seen, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        mask = info["action_mask"]
        assert isinstance(mask, np.ndarray)
        assert mask is seen["action_mask"]
        assert np.flatnonzero(mask).tolist() == env.match.space.actions(env.table)
        seen, reward, over, truncated, info = env.step(random.choice(np.flatnonzero(mask).tolist()))
        assert seen in env.observation_space
        assert not truncated
        assert "refusal" not in info
        total += reward
    return total


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_passes(game: str) -> None:
    check_env(gymnasium.make(env_id(game), render_mode="ansi").unwrapped)


@pytest.mark.parametrize(
    ("game", "opponents", "seat"),
    [
        ("encyclopedia", ("automa:trembley:resolution", "random"), 1),
        ("encyclopedia", ("random",), 0),
        ("navoria", ("random", "greedy", "random"), 3),
    ],
)
def test_whole_games_are_played_against_bots_and_automas(game: str, opponents: tuple[str, ...], seat: int) -> None:
    env = gymnasium.make(env_id(game), opponents=opponents, seat=seat).unwrapped
    assert isinstance(env, TableEnv)
    assert play(env, 1) in (-1.0, 0.0, 1.0)
    assert env.table.question is None


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game_and_another_seed_another(game: str) -> None:
    env = TableEnv(game, ("random", "random"), reward=MARGIN)
    reward = play(env, 1)
    end = saved(env)
    assert play(env, 1) == reward
    assert saved(env) == end
    play(env, 2)
    assert saved(env) != end


@pytest.mark.parametrize("game", GAMES)
def test_what_was_seen_stays_as_it_was_and_is_the_learners_own(game: str) -> None:
    env = TableEnv(game)
    seen, _ = env.reset(seed=1)
    before = seen["observation"].copy()
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert np.array_equal(seen["observation"], before)
    seen["observation"][:] = 0.5
    again, _ = env.reset(seed=1)
    assert np.array_equal(again["observation"], before)


@pytest.mark.parametrize("game", GAMES)
def test_an_action_that_is_not_allowed_changes_nothing_gives_nothing_and_is_told_why(game: str) -> None:
    env = TableEnv(game)
    before_seen, _ = env.reset(seed=1)
    before = saved(env)
    illegal = np.flatnonzero(before_seen["action_mask"] == 0).tolist()
    codes = set()
    for action in (*illegal, -1, env.match.space.size):
        seen, reward, over, truncated, info = env.step(action)
        assert saved(env) == before
        assert np.array_equal(seen["observation"], before_seen["observation"])
        assert (reward, over, truncated) == (0.0, False, False)
        refusal = info["refusal"]
        assert isinstance(refusal, dict)
        assert refusal["sentence"]
        codes.add((refusal["rule"], refusal["code"]))
    assert {("table", "other-question"), ("table", "unknown-word")} < codes, "a rule of the game refuses something too"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_takes_no_more_actions(game: str) -> None:
    env = TableEnv(game, reward=MARGIN)
    play(env, 1)
    end = saved(env)
    seen, reward, over, _, info = env.step(0)
    assert (reward, over, saved(env)) == (0.0, True, end)
    assert not seen["action_mask"].any()
    refusal = info["refusal"]
    assert isinstance(refusal, dict)
    assert refusal["code"] == "game-over"


@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_read(game: str) -> None:
    env = TableEnv(game, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "Seat 1: " in text
    assert env.readable()["asked"] == 0
    assert TableEnv(game).render() is None


@pytest.mark.parametrize("action", [1.0, "1", None, np.float32(1)])
def test_an_action_that_is_no_whole_number_is_said_so_and_changes_nothing(action: object) -> None:
    env = TableEnv("navoria")
    env.reset(seed=1)
    before = saved(env)
    with pytest.raises(TypeError, match="an action is a whole number, not "):
        env.step(action)  # type: ignore[arg-type]
    assert saved(env) == before


def test_an_action_may_be_an_integer_of_numpys() -> None:
    env = TableEnv("navoria")
    seen, _ = env.reset(seed=1)
    before = saved(env)
    env.step(np.flatnonzero(seen["action_mask"])[0])
    assert saved(env) != before


@pytest.mark.parametrize("game", GAMES)
def test_many_tables_are_played_side_by_side(game: str) -> None:
    tables = SyncVectorEnv([lambda: gymnasium.make(env_id(game), opponents=("random", "random"))] * 3)
    random = Random(1)
    seen, infos = tables.reset(seed=1)
    for _ in range(20):
        assert np.array_equal(infos["action_mask"], seen["action_mask"])
        actions = [random.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]]
        seen, _, over, _, infos = tables.step(np.array(actions))
        assert not over.any()
        assert "refusal" not in infos
    assert len({row.tobytes() for row in seen["observation"]}) == 3
    tables.close()


def test_who_cannot_sit_down_is_named_with_those_who_can() -> None:
    with pytest.raises(ValueError, match=r"no opponent 'deepest': there are random, greedy, .*automa:linne:boudeuse"):
        TableEnv("encyclopedia", ("deepest",))
    with pytest.raises(ValueError, match="no seat 2 beside 1 opponents"):
        TableEnv("navoria", seat=2)
    with pytest.raises(ValueError, match="no render mode 'human'"):
        TableEnv("navoria", render_mode="human")
    with pytest.raises(TypeError, match="opponents are names in a list, not 'random'"):
        TableEnv("navoria", "random")
    with pytest.raises(TypeError, match="opponents are names in a list, not 1"):
        TableEnv("navoria", 1)  # type: ignore[arg-type]
