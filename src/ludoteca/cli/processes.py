"""Processes of this machine that play: they end with the command that began them, and it ends when one of them dies."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
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
        waiting = self._begun(do, islice(coming, self._ahead))
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            waiting |= self._begun(do, islice(coming, len(done)))

    def _begun(self, do: Callable[[Piece], Result], work: Iterable[Piece]) -> set[Future[Result]]:
        """The pool starts a process whenever it is handed work and all others are busy."""
        with deaf_children():
            return {self._pool.submit(do, piece) for piece in work}


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


@contextmanager
def deaf_children() -> Iterator[None]:
    """Ctrl-C is for the parent, which stops its workers: who is started here never hears it, not even while it starts.
    The parent hears afterwards what came meanwhile."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin(prepare: Callable[[Plan], None], plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on systems that have no deaf children
    Thread(target=end_with_parent, daemon=True).start()
    prepare(plan)


def end_with_parent() -> None:
    """Who is killed stops nobody: then the workers go by themselves."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
