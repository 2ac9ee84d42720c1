"""Search workers: processes that grow further trees of a search while this one grows the first, on every core.

The result is the same with workers and without, only sooner: a tree depends on its job alone.
"""

import os
from collections.abc import Sequence
from concurrent.futures import Future
from time import monotonic
from typing import Final, cast

from ludoteca.bots.search import GROWER, Harvest, Job, grow, one_after_another
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.weights import Weights
from ludoteca.processes import CALLS, Worker, WorkerLost, WorkerRaised, packed_call, result_of

PATIENCE: Final = 3.0
"""This process waits for a worker so many times longer than it took for its own tree, which is as large."""
LEAST_PATIENCE: Final = 5.0
"""Seconds: a new worker must start first."""

Sent = tuple[type[Game[Plain]], tuple[Sequence[float], Sequence[Sequence[float]]] | None, tuple[object, ...]]
"""A job on its way to a worker: the game's class, the weights of its evaluation, and the rest of the job."""


class SearchWorkers:
    """So many processes, started when first needed, and again if one has died or was given up."""

    def __init__(self, count: int) -> None:
        self.workers: Final = [Worker(CALLS) for _ in range(count)]

    def grow(self, jobs: list[Job]) -> list[list[Harvest]]:
        """The first job here, the others in the workers, as far as there are any. This process does the jobs of
        workers that fail."""
        asked = [hand_over(worker, job) for worker, job in zip(self.workers, jobs[1:], strict=False)]
        began = monotonic()
        found = [grow(jobs[0])]
        grown = monotonic()
        deadline = grown + max(LEAST_PATIENCE, PATIENCE * (grown - began))
        for worker, reply, job in zip(self.workers, asked, jobs[1:], strict=False):
            found.append(harvest(worker, reply, deadline) or grow(job))
        found.extend([grow(job) for job in jobs[1 + len(asked) :]])
        return found

    def close(self) -> None:
        """End them; from now on this process grows every tree itself again."""
        GROWER.grow = one_after_another
        for worker in self.workers:
            worker.end()


def start_search_workers() -> SearchWorkers:
    """From now on, searches of this process use every core."""
    workers = SearchWorkers((os.cpu_count() or 1) - 1)
    GROWER.grow = workers.grow
    return workers


def hand_over(worker: Worker, job: Job) -> Future[bytes] | None:
    """None if this machine starts no more processes."""
    try:
        worker.start()
    except OSError:
        return None
    return worker.ask(packed_call(grow_sent, packed(job)))


def harvest(worker: Worker, reply: Future[bytes] | None, deadline: float) -> list[Harvest] | None:
    """None if nothing came, or not in time; then the worker is given up."""
    if reply is None:
        return None
    try:
        plans = result_of(reply.result(max(0.0, deadline - monotonic())))
    except (TimeoutError, WorkerLost, WorkerRaised):
        worker.end()
        return None
    return [Harvest(*plan) for plan in cast("list[tuple[tuple[int, ...], int, float, float]]", plans)]


def packed(job: Job) -> Sent:
    weights = job.game.mind.weights
    return type(job.game), None if weights is None else (weights.knots, weights.rows), job[1:]


def grow_sent(sent: Sent) -> list[tuple[object, ...]]:
    """In a worker: what the tree of this job found."""
    kind, weights, rest = sent
    game = kind()
    game.mind.weights = None if weights is None else Weights(game.mind.feature_names(), *weights)
    return [tuple(plan) for plan in grow(Job(game, *rest))]  # type: ignore[arg-type]
