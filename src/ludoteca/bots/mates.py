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
from typing import IO, Final

from ludoteca.bots.search import CREW, Harvest, Job, grow, one_after_another
from ludoteca.kernel.weights import Weights

LENGTH: Final = struct.Struct("!I")
THE_MATE: Final = (sys.executable, "-m", "ludoteca.bots.mates")


class Mates:
    """So many processes, started when first needed, and again if one has died."""

    def __init__(self, count: int) -> None:
        self._mates: Final[list[subprocess.Popen[bytes] | None]] = [None] * count

    def grow(self, jobs: list[Job]) -> list[list[Harvest]]:
        """The first job here, the others by the mates, as far as there are any; whoever fails is stood in for."""
        helping = [(number, self._mate(number)) for number in range(min(len(self._mates), len(jobs) - 1))]
        for (_, mate), job in zip(helping, jobs[1:], strict=False):
            with contextlib.suppress(OSError):
                send(mate.stdin, packed(job))
        found = [grow(jobs[0])]
        for (number, mate), job in zip(helping, jobs[1:], strict=False):
            harvest = received(mate.stdout)
            if harvest is None:
                self._drop(number)
            found.append(grow(job) if harvest is None else [Harvest(*plan) for plan in pickle.loads(harvest)])
        found.extend(grow(job) for job in jobs[1 + len(helping) :])
        return found

    def _mate(self, number: int) -> subprocess.Popen[bytes]:
        mate = self._mates[number]
        if mate is None or mate.poll() is not None:
            self._drop(number)
            # A Ctrl-C in the terminal is for whoever started it.
            mate = subprocess.Popen(THE_MATE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
            self._mates[number] = mate
        return mate

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
        CREW.grow = one_after_another
        for number in range(len(self._mates)):
            self._drop(number)


def call_mates() -> Mates:
    """From now on, searches of this process use every core."""
    mates = Mates((os.cpu_count() or 1) - 1)
    CREW.grow = mates.grow
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
