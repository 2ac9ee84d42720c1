"""Environments are copied and saved in the middle of a game: by searches, by vectors of them, between processes."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest

from ludoteca.kernel.codec import Json
from ludoteca.kernel.refusals import Refused
from ludoteca.research import pettingzoo_env
from ludoteca.research.gymnasium_env import TableEnv
from ludoteca.research.match import WIN, match_of
from ludoteca.research.pettingzoo_env import TableAEC
from tests.research.kit_wandering import GAMES

T = TypeVar("T")


def stored(thing: T) -> T:
    return pickle.loads(pickle.dumps(thing))  # type: ignore[no-any-return]


WAYS = [copy.deepcopy, stored]


def saved(env: TableEnv | TableAEC) -> Json:
    return env.match.game.codec(env.match.opening).encode_table(env.table)


def go_on(env: TableEnv | TableAEC, steps: int) -> list[int]:
    """So many actions at random."""
    random = Random(1)
    taken: list[int] = []
    while len(taken) < steps and env.table.question is not None:
        taken.append(random.choice(env.match.space.actions(env.table)))
        env.step(taken[-1])
    return taken


@pytest.mark.parametrize("copied", WAYS)
@pytest.mark.parametrize(
    ("game", "opponents"),
    [
        ("encyclopedia", ("random", "automa:linne:boudeuse")),
        ("encyclopedia", ("casual",)),
        ("navoria", ("random", "greedy")),
    ],
)
def test_a_copied_environment_and_its_opponents_go_their_own_way_and_alike(
    game: str, opponents: tuple[str, ...], copied: Callable[[TableEnv], TableEnv]
) -> None:
    env = copied(TableEnv(game, opponents))
    env.reset(seed=1)
    go_on(env, 9)
    other = copied(env)
    before = saved(env)
    taken = go_on(env, 9)
    assert saved(other) == before
    for action in taken:
        other.step(action)
    assert saved(other) == saved(env) != before
    env.reset()
    other.reset()
    assert saved(other) == saved(env)


@pytest.mark.parametrize("copied", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_copied_table_of_agents_goes_its_own_way_and_alike(game: str, copied: Callable[[TableAEC], TableAEC]) -> None:
    env = copied(TableAEC(game, 3))
    env.reset(seed=1)
    go_on(env, 20)
    other = copied(env)
    before = saved(env)
    taken = go_on(env, 40)
    assert saved(other) == before
    for action in taken:
        other.step(action)
    assert saved(other) == saved(env) != before
    assert other.agent_selection == env.agent_selection
    assert copied(pettingzoo_env.env(game)).unwrapped.match is match_of(game, 2, None, WIN)


def test_a_refusal_reaches_whoever_started_the_process_that_was_refused() -> None:
    with pytest.raises(Refused) as caught:
        match_of("navoria", 7, None, WIN)
    other = stored(caught.value)
    assert str(other) == str(caught.value)
    assert (other.refusal.rule, other.refusal.facts) == (caught.value.refusal.rule, caught.value.refusal.facts)
