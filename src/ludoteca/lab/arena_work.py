"""Where the games of an arena are played: here, in processes of this machine, or on a Ray cluster."""

import logging
import os
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from typing import Any, Final, NamedTuple, cast

from ludoteca import __version__
from ludoteca.door import game_named
from ludoteca.kernel.game import Data, Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.kernel.weights import Weights
from ludoteca.lab.errors import LabError
from ludoteca.lab.matches import JUDGE, Entrant, Judging, Meeting, Outcome, entrant, play
from ludoteca.processes import WorkerLost, processes

RAY_LOCAL: Final = "local"
"""Instead of an address: a Ray of our own, on this machine."""
RAY_FOUND: Final = "auto"
"""Ray's own word for the cluster that this machine is part of."""
RAY_CLIENT: Final = "ray://"
RAY_SECONDS: Final = 5.0
RAY_AT_HOME: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}
"""A Ray of our own listens to this machine only, and reports to nobody."""
RAY_MEMORY: Final = 80 * 1024 * 1024
"""Bytes that it shares between its processes: the least that it takes, and far more than outcomes need."""
NO_RELEASE: Final = "none"
RAY_AHEAD: Final = 4
"""So many games for each of the cluster's processors wait there at a time."""


class Plan(NamedTuple):
    """What is played: sent to every worker once."""

    game: str
    options: Mapping[str, Setting]
    data: Data | None
    weights: Mapping[str, tuple[Sequence[float], Sequence[Sequence[float]]]]
    """The weights of entrants that were named with a file: knots and rows. The file is not read again."""
    seed: str


class Arena:
    """A plan made ready: openings and entrants are made once each."""

    def __init__(self, plan: Plan) -> None:
        self._game: Final = game_named(plan.game)
        self._plan: Final = plan
        self._openings: Final[dict[tuple[str, ...], Table[Plain]]] = {}
        self._entrants: Final[dict[str, Entrant]] = {}

    def play(self, meeting: Meeting) -> Outcome:
        entrants = [self._entrant(name) for name in meeting.seats]
        seats = tuple(who.seat for who in entrants)
        if seats not in self._openings:
            self._openings[seats] = self._game.begin(seats, self._plan.options, self._plan.data)
        return play(self._game, self._openings[seats], entrants, self._plan.seed, meeting)

    def _entrant(self, name: str) -> Entrant:
        if name not in self._entrants:
            who, _, judge = name.partition(JUDGE)
            weights = self._plan.weights.get(name)
            self._entrants[name] = (
                entrant(self._game, name)
                if weights is None
                else Judging(entrant(self._game, who), judge, Weights(self._game.mind.feature_names(), *weights))
            )
        return self._entrants[name]


class Work(NamedTuple):
    """Plays meetings, so many at a time, and gives outcomes as they are done, in any order."""

    jobs: int
    play: Callable[[Sequence[Meeting]], Iterator[Outcome]]


@contextmanager
def workers(plan: Plan, jobs: int, ray_address: str | None) -> Iterator[Work]:
    """Raises LabError."""
    if ray_address is not None:
        with ray_workers(plan, jobs, ray_address) as work:
            yield work
    elif jobs == 1:
        arena = Arena(plan)
        yield Work(jobs, lambda meetings: one_by_one(arena, meetings))
    else:
        try:
            with processes(jobs, prepare_worker, plan) as pool:
                yield Work(jobs, lambda meetings: pool.each(play_meeting, meetings))
        except WorkerLost:
            raise LabError("arena-worker-lost") from None


def one_by_one(arena: Arena, meetings: Sequence[Meeting]) -> Iterator[Outcome]:
    """Here, each in a thread: Ctrl-C then interrupts this function, which waits, and never compiled rules, which would
    abort."""
    for meeting in meetings:
        game: Future[Outcome] = Future()
        Thread(target=play_into, args=(game, arena, meeting), daemon=True).start()
        yield game.result()


def play_into(game: Future[Outcome], arena: Arena, meeting: Meeting) -> None:
    try:
        game.set_result(arena.play(meeting))
    except BaseException as fault:
        game.set_exception(fault)


_arenas: Final[list[Arena]] = []


def prepare_worker(plan: Plan) -> None:
    _arenas.append(Arena(plan))


def play_meeting(meeting: Meeting) -> Outcome:
    return _arenas[0].play(meeting)


@contextmanager
def ray_workers(plan: Plan, jobs: int, address: str) -> Iterator[Work]:
    """The cluster's machines need the same Ludoteca; they are sent names and numbers, and no code."""
    reason = unreachable(address)
    if reason is not None:
        raise LabError("arena-ray-unreachable", address=address, reason=reason)
    if address == RAY_LOCAL:
        for name, value in RAY_AT_HOME.items():
            os.environ.setdefault(name, value)  # read when Ray is imported
    try:
        import ray
        from ray.exceptions import RayError, RayTaskError
    except ImportError:
        raise LabError("arena-ray-missing") from None
    try:
        if address == RAY_LOCAL:
            ray.init(
                address,
                num_cpus=jobs,
                object_store_memory=RAY_MEMORY,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        else:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, OSError, RuntimeError, ValueError, RayError) as error:
        reason = str(error).strip().partition("\n")[0].partition(". ")[0]
        raise LabError("arena-ray-closed", address=address, reason=reason) from None
    try:
        check_releases(address)
        yield ray_work(plan)
    except RayTaskError:
        raise  # a mistake of ours that was made over there
    except RayError:
        raise LabError("arena-worker-lost") from None
    finally:
        ray.shutdown()


def unreachable(address: str) -> str | None:
    """Why nobody can listen there. Ray itself tries for more than a minute before it says anything."""
    if address in (RAY_LOCAL, RAY_FOUND):
        return None
    host, _, port = address.removeprefix(RAY_CLIENT).rpartition(":")
    if not host or not port.isdecimal():
        return "HOST:PORT?"
    try:
        socket.create_connection((host, int(port)), RAY_SECONDS).close()
    except (OSError, OverflowError) as error:
        return getattr(error, "strerror", None) or str(error)
    return None


def check_releases(address: str) -> None:
    """Every machine of the cluster that plays has this Ludoteca. Raises LabError."""
    import ray
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    def release() -> str:  # within this function, so that it goes there as code: Ludoteca may not be there
        try:
            from ludoteca import __version__
        except ImportError:
            return NO_RELEASE
        return __version__

    machines = cast("Callable[[], list[dict[str, Any]]]", ray.nodes)
    playing = [machine["NodeID"] for machine in machines() if machine["Alive"] and machine["Resources"].get("CPU")]
    asked = ray.remote(num_cpus=0)(release)
    there = [NodeAffinitySchedulingStrategy(machine, soft=False) for machine in playing]
    for found in ray.get([asked.options(scheduling_strategy=place).remote() for place in there]):
        if found != __version__:
            raise LabError("arena-ray-release", address=address, found=found, ours=__version__)


def ray_work(plan: Plan) -> Work:
    import ray

    remote = ray.remote(play_on_ray)
    shared = ray.put(plan)

    resources = cast("Callable[[], dict[str, float]]", ray.cluster_resources)
    jobs = max(1, int(resources().get("CPU", 1)))

    def work(meetings: Sequence[Meeting]) -> Iterator[Outcome]:
        coming = iter(meetings)
        waiting = [remote.remote(shared, meeting) for meeting in islice(coming, RAY_AHEAD * jobs)]
        while waiting:
            done, waiting = ray.wait(waiting)
            following = next(coming, None)
            if following is not None:
                waiting.append(remote.remote(shared, following))
            yield from ray.get(done)

    return Work(jobs, work)


def play_on_ray(plan: Plan, meeting: Meeting) -> Outcome:
    if not _arenas:
        _arenas.append(Arena(plan))
    return play_meeting(meeting)
