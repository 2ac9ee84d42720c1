"""Worker processes: for searches on every core, for the bots of a server, for the many games of the laboratory.

A worker answers requests one after another; requests and replies are bytes, each with its length before it. It ends
with its parent, however that ends. A Ctrl-C in the terminal reaches the parent only. The parent notices at once when a
worker dies, and ends one that it no longer wants to wait for.
"""

import os
import pickle
import signal
import struct
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import islice
from queue import SimpleQueue
from threading import Lock, Thread
from typing import IO, Final, TypeVar

LENGTH: Final = struct.Struct("!I")
LONGEST: Final = 1 << 30
"""Bytes of a reply: a longer one is none."""

Plan = TypeVar("Plan")
Piece = TypeVar("Piece")
Result = TypeVar("Result")


class WorkerLost(Exception):
    """A worker died, or was ended, before it replied."""


class WorkerRaised(Exception):
    """A worker's function raised; the argument is its traceback."""


def worker_command(function: str) -> tuple[str, ...]:
    """The command of a worker whose requests this function answers, written 'package.module:function'."""
    return sys.executable, "-P", "-m", "ludoteca.processes", function


def send(pipe: IO[bytes] | None, body: bytes) -> None:
    assert pipe is not None
    pipe.write(LENGTH.pack(len(body)) + body)
    pipe.flush()


def received(pipe: IO[bytes] | None, longest: int = LONGEST) -> bytes | None:
    """None if nothing more will come. Raises ValueError for what is too long."""
    assert pipe is not None
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    if length > longest:
        raise ValueError(f"a reply of {length} bytes")
    body = pipe.read(length)
    return body if len(body) == length else None


# ---- In the parent


class Running:
    """A process, and the thread that talks with it: a process that neither reads nor replies holds up nobody else."""

    def __init__(self, command: Sequence[str], longest: int) -> None:
        self.process: Final = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # out of reach of the terminal's Ctrl-C
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.waiting: Final[SimpleQueue[tuple[bytes | None, Future[bytes]] | None]] = SimpleQueue()
        self._longest: Final = longest
        self._thread: Final = Thread(target=self._talk, daemon=True)
        self._thread.start()

    def _talk(self) -> None:
        while (asked := self.waiting.get()) is not None:
            request, future = asked
            if not future.set_running_or_notify_cancel():
                continue
            try:
                if request is not None:
                    send(self.process.stdin, request)
                reply = received(self.process.stdout, self._longest)
            except (OSError, ValueError) as error:
                future.set_exception(WorkerLost(str(error)))
                continue
            if reply is None:
                future.set_exception(WorkerLost("it ended"))
            else:
                future.set_result(reply)

    def end(self) -> None:
        self.process.kill()
        self.waiting.put(None)
        self._thread.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self.process.wait()


class Worker:
    """One worker process, which can be ended and started again."""

    def __init__(self, command: Sequence[str], longest: int = LONGEST) -> None:
        self.command = command
        self._longest: Final = longest
        self._running: Running | None = None
        self._ending: Final = Lock()

    @property
    def process(self) -> subprocess.Popen[bytes] | None:
        return None if self._running is None else self._running.process

    def start(self) -> None:
        """Start it, unless it runs. Raises OSError if this machine starts no more processes."""
        if self.process is None or self.process.poll() is not None:
            self.end()
            self._running = Running(self.command, self._longest)

    def ask(self, request: bytes | None) -> Future[bytes]:
        """The reply to a request; without one, the next reply to the request before. The future raises WorkerLost."""
        reply: Future[bytes] = Future()
        if self._running is None:
            reply.set_exception(WorkerLost("it was not started"))
        else:
            self._running.waiting.put((request, reply))
        return reply

    def end(self) -> None:
        """It is gone when this returns, whoever else ends it at the same time."""
        with self._ending:
            running, self._running = self._running, None
            if running is not None:
                running.end()


# ---- Functions called in workers: function, argument and result are pickled


def packed_call(do: Callable[[Piece], object], piece: Piece) -> bytes:
    return pickle.dumps((do, piece), pickle.HIGHEST_PROTOCOL)


def call(request: bytes) -> Iterator[bytes]:
    """In the worker: the result of a call, or the traceback of what it raised."""
    do, piece = pickle.loads(request)
    try:
        found = True, do(piece)
    except Exception:
        found = False, traceback.format_exc()
    yield pickle.dumps(found, pickle.HIGHEST_PROTOCOL)


def result_of(reply: bytes) -> object:
    """What the call returned. Raises WorkerRaised."""
    good, result = pickle.loads(reply)
    if not good:
        raise WorkerRaised(result)
    return result


CALLS: Final = worker_command(f"ludoteca.processes:{call.__name__}")


class Pool:
    """Workers that share the pieces of a larger work."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self._workers: Final = workers

    def each(self, do: Callable[[Piece], Result], work: Iterable[Piece]) -> Iterator[Result]:
        """The result of every piece, as it is done, in any order. Raises WorkerLost, WorkerRaised."""
        coming = iter(work)
        waiting: dict[Future[bytes], Worker] = {}
        idle = list(self._workers)
        while True:
            for worker, piece in zip(idle, islice(coming, len(idle)), strict=False):
                waiting[worker.ask(packed_call(do, piece))] = worker
            if not waiting:
                return
            done = wait(waiting, return_when=FIRST_COMPLETED).done
            idle = [waiting.pop(reply) for reply in done]
            for reply in done:
                result: Result = result_of(reply.result())  # type: ignore[assignment]
                yield result


@contextmanager
def processes(jobs: int, prepare: Callable[[Plan], None], plan: Plan) -> Iterator[Pool]:
    """So many workers, each made ready with the plan. Raises WorkerLost, WorkerRaised."""
    workers = [Worker(CALLS) for _ in range(jobs)]
    try:
        for worker in workers:
            worker.start()
        for reply in [worker.ask(packed_call(prepare, plan)) for worker in workers]:
            result_of(reply.result())
        yield Pool(workers)
    finally:
        for worker in workers:
            worker.end()


# ---- In the worker


def serve(answers: Callable[[bytes], Iterable[bytes]]) -> None:
    """Answer requests until the parent is gone. What the function prints goes to stderr."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on systems that have no sessions
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    with suppress(OSError):
        os.dup2(2, 1)
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=take_in, args=(source, requests), daemon=True).start()
    while True:
        for reply in answers(requests.get()):
            with suppress(BrokenPipeError):  # the thread that reads ends this process
                send(target, reply)


def take_in(source: IO[bytes], requests: SimpleQueue[bytes]) -> None:
    while (request := received(source)) is not None:
        requests.put(request)
    os._exit(0)


if __name__ == "__main__":
    module, _, name = sys.argv[1].partition(":")
    serve(getattr(import_module(module), name))
