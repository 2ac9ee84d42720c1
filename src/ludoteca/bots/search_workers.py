"""Mates: processes that grow a search's further trees while this one grows the first, so that it uses every core.

The same is found with mates and without, only sooner: a tree hangs on its job alone. A mate reads pickled jobs from its
standard input (a length, then the bytes) and answers likewise; it ends when whoever started it does.
"""

import contextlib
import os
import pickle
import struct
import subprocess
import sys
from threading import Thread
from time import monotonic
from typing import IO, Final

from ludoteca.bots.search import GROWER, Harvest, Job, grow, one_after_another
from ludoteca.kernel.weights import Weights

LENGTH: Final = struct.Struct("!I")
THE_MATE: Final = (sys.executable, "-m", "ludoteca.bots.search_workers")
PATIENCE: Final = 3.0
"""So many times longer than the own tree took, a mate is waited for when that is grown: its tree is as large."""
LEAST_PATIENCE: Final = 5.0
"""Seconds: a mate that is new must start first."""


class Errand:
    """A job that a mate was given. A thread hands it over and waits, so that a mate which neither reads nor answers
    holds up nobody but that thread, and that ends with the mate."""

    def __init__(self, mate: subprocess.Popen[bytes], job: Job) -> None:
        self._mate: Final = mate
        self._body: Final = packed(job)
        self._answer: bytes | None = None
        self._thread: Final = Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        with contextlib.suppress(OSError):
            send(self._mate.stdin, self._body)
            self._answer = received(self._mate.stdout)

    def harvest(self, deadline: float) -> list[Harvest] | None:
        """None if nothing came, or not in time."""
        self._thread.join(max(0.0, deadline - monotonic()))
        if self._thread.is_alive() or self._answer is None:
            return None
        return [Harvest(*plan) for plan in pickle.loads(self._answer)]

    def give_up(self) -> None:
        """Its mate is gone for good after this."""
        self._mate.kill()
        self._mate.wait()
        self._thread.join()


class Mates:
    """So many processes, started when first needed, and again if one has died or was given up."""

    def __init__(self, count: int) -> None:
        self._mates: Final[list[subprocess.Popen[bytes] | None]] = [None] * count

    def grow(self, jobs: list[Job]) -> list[list[Harvest]]:
        """The first job here, the others by the mates, as far as there are any; whoever fails is stood in for."""
        errands = [self._send(number, job) for number, job in enumerate(jobs[1 : 1 + len(self._mates)])]
        began = monotonic()
        found = [grow(jobs[0])]
        grown = monotonic()
        deadline = grown + max(LEAST_PATIENCE, PATIENCE * (grown - began))
        for number, errand in enumerate(errands):
            harvest = None if errand is None else errand.harvest(deadline)
            if errand is not None and harvest is None:
                errand.give_up()
                self._drop(number)
            found.append(grow(jobs[1 + number]) if harvest is None else harvest)
        found.extend([grow(job) for job in jobs[1 + len(errands) :]])
        return found

    def _send(self, number: int, job: Job) -> Errand | None:
        """None if this machine starts no more processes."""
        mate = self._mates[number]
        if mate is None or mate.poll() is not None:
            self._drop(number)
            try:
                # A Ctrl-C in the terminal is for whoever started it.
                mate = subprocess.Popen(THE_MATE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
            except OSError:
                return None
            self._mates[number] = mate
        return Errand(mate, job)

    def _drop(self, number: int) -> None:
        mate, self._mates[number] = self._mates[number], None
        if mate is not None:
            mate.kill()
            for pipe in (mate.stdin, mate.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()
            mate.wait()

    def close(self) -> None:
        """They go home, and this process grows every tree itself again."""
        GROWER.grow = one_after_another
        for number in range(len(self._mates)):
            self._drop(number)


def call_mates() -> Mates:
    """From now on, searches of this process use every core."""
    mates = Mates((os.cpu_count() or 1) - 1)
    GROWER.grow = mates.grow
    return mates


# ---- The wire between them: the game goes as its class, with the weights that it is judged by


def packed(job: Job) -> bytes:
    weights = job.game.weights
    judge = None if weights is None else (weights.knots, weights.rows)
    return pickle.dumps((type(job.game), judge, *job[1:]), pickle.HIGHEST_PROTOCOL)


def unpacked(body: bytes) -> Job:
    kind, judge, *rest = pickle.loads(body)
    game = kind()
    game.weights = None if judge is None else Weights(game.feature_names(), *judge)
    return Job(game, *rest)


def send(pipe: IO[bytes] | None, body: bytes) -> None:
    assert pipe is not None
    pipe.write(LENGTH.pack(len(body)) + body)
    pipe.flush()


def received(pipe: IO[bytes] | None) -> bytes | None:
    """None if nothing more will come."""
    assert pipe is not None
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    body = pipe.read(length)
    return body if len(body) == length else None


def serve(source: IO[bytes], target: IO[bytes]) -> None:
    while (body := received(source)) is not None:
        harvest = [tuple(plan) for plan in grow(unpacked(body))]
        send(target, pickle.dumps(harvest, pickle.HIGHEST_PROTOCOL))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
