"""The arena on a Ray cluster: the same games, and clear about what is wrong with it."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from ludoteca import __version__
from ludoteca.lab import arena_work
from tests.cli.conftest import Command, run_apart
from tests.cli.test_arena import LONG, results


@pytest.mark.usefixtures("nim")
def test_a_ray_of_our_own_plays_the_same_games(here: Command) -> None:
    pytest.importorskip("ray")
    asked = ("arena", "nim", "random", "greedy", "--games", "4", "--json")
    ended = run_apart(*asked, "--ray", "local")
    assert ended.code == 0, ended.err
    assert results(ended.out) == results(here(*asked).out)


class RayError(Exception):
    pass


class Ray(ModuleType):
    """Stands in for Ray: it plays here, on two processors, and after so many games it is gone."""

    def __init__(self, lasts: int = 1000, release: str = __version__, closed: str = "") -> None:
        super().__init__("ray")
        self.lasts = lasts
        self.release = release
        self.closed = closed

    def init(self, *_: object, **__: object) -> None:
        if self.closed:
            raise RayError(self.closed)

    def remote(self, do: Callable[..., object] | None = None, **_: object) -> Any:
        if do is None:
            return self.remote
        there = do if do.__name__ == "play_on_ray" else lambda: self.release
        task = SimpleNamespace(remote=lambda *given: (there, given))
        task.options = lambda **_: task
        return task

    def get(self, tasks: list[tuple[Callable[..., object], tuple[object, ...]]]) -> list[object]:
        self.lasts -= 1
        if self.lasts < 0:
            raise RayError("the cluster is gone")
        return [there(*given) for there, given in tasks]

    def nodes(self) -> list[dict[str, object]]:
        return [{"NodeID": "n", "Alive": True, "Resources": {"CPU": 2.0}}]

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: object) -> object:
        return value

    def wait(self, tasks: list[object]) -> tuple[list[object], list[object]]:
        return tasks[:1], tasks[1:]

    def shutdown(self) -> None:
        arena_work._arenas.clear()


def stand_in(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    holds: dict[str, dict[str, object]] = {
        "ray.exceptions": {"RayError": RayError, "RayTaskError": type("RayTaskError", (RayError,), {})},
        "ray.util": {},
        "ray.util.scheduling_strategies": {"NodeAffinitySchedulingStrategy": lambda machine, soft: machine},
    }
    monkeypatch.setitem(sys.modules, "ray", ray)
    for name, names in holds.items():
        module = ModuleType(name)
        vars(module).update(names)
        monkeypatch.setitem(sys.modules, name, module)


RAY_NIM = ("arena", "nim", "random", "greedy", "--games", "6", "--ray", "auto")


@pytest.mark.usefixtures("nim")
def test_on_a_cluster_its_own_processors_are_the_jobs(here: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(Ray(), monkeypatch)
    assert "jobs: 2" in here(*RAY_NIM, "--jobs", "7").out


@pytest.mark.usefixtures("nim")
def test_a_cluster_that_fails_stops_the_arena_with_a_sentence(
    here: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "arena.jsonl"
    stand_in(Ray(lasts=4), monkeypatch)
    ended = here(*RAY_NIM, "--out", file)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("ludoteca: A process that was playing has died. With --out")
    stand_in(Ray(), monkeypatch)
    assert json.loads(here(*RAY_NIM, "--out", file, "--json").out)["speed"]["games"] == 3


@pytest.mark.usefixtures("nim")
@pytest.mark.parametrize(("release", "has"), [("0.0.7", "Ludoteca 0.0.7"), ("none", "no Ludoteca")])
def test_a_cluster_with_another_release_is_refused(
    here: Command, monkeypatch: pytest.MonkeyPatch, release: str, has: str
) -> None:
    stand_in(Ray(release=release), monkeypatch)
    ended = here(*RAY_NIM)
    assert (ended.code, ended.out) == (2, "")
    assert f"A machine of the Ray cluster at auto has {has}, this one has {__version__};" in ended.err


@pytest.mark.usefixtures("nim")
def test_a_cluster_that_lets_nobody_in_may_want_a_token(here: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(Ray(closed="No token was found. See the manual.\nAnd so on."), monkeypatch)
    ended = here(*RAY_NIM)
    assert (ended.code, ended.out) == (2, "")
    assert "at auto cannot be joined: No token was found. If it asks for a token, set RAY_AUTH_MODE=token" in ended.err


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999", "somewhere", ":1", ""])
def test_where_no_ray_is_the_arena_says_so_at_once(here: Command, address: str) -> None:
    ended = here(*LONG, "2", "--ray", address)
    assert (ended.code, ended.out) == (2, "")
    assert f"There is no Ray cluster at {address}: " in ended.err
