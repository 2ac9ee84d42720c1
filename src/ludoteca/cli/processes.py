"""Processes of this machine that play: they end with the command that began them, and it ends when one of them dies."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from typing import Final, TypeVar

AHEAD: Final = 4
"""So many pieces of work for each process wait at a time. Python's pool may wait forever if a process dies while many
are being handed in."""

Plan = TypeVar("Plan")
Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Processes:
    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self._pool: Final = pool
        self._ahead: Final = AHEAD * jobs

    def each(self, do: Callable[[Piece], Result], work: Iterable[Piece]) -> Iterator[Result]:
        """What comes of every piece of work, as it is done, in any order. Raises BrokenProcessPool."""
        coming = iter(work)
        waiting = {self._pool.submit(do, piece) for piece in islice(coming, self._ahead)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            waiting |= {self._pool.submit(do, piece) for piece in islice(coming, len(done))}


@contextmanager
def processes(jobs: int, prepare: Callable[[Plan], None], plan: Plan) -> Iterator[Processes]:
    """So many, each made ready with the plan."""
    others = multiprocessing.active_children()
    # Fresh processes: a copy of this one could inherit a lock of the progress bar's thread.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin, (prepare, plan))
    try:
        yield Processes(pool, jobs)
    finally:
        # Who stops does not want to wait for the games that are being played, but for the pool's own thread: Python
        # stumbles over one that is just ending when it exits.
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        pool.shutdown()


def begin(prepare: Callable[[Plan], None], plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which stops its workers
    Thread(target=end_with_parent, daemon=True).start()
    prepare(plan)


def end_with_parent() -> None:
    """Who is killed stops nobody: then the workers go by themselves."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
