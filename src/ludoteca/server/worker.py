"""A worker process: answers for bots, thinks for hints, judges games, one question after another. It knows the table,
which holds no secrets.

It is started by the server, reads pickled questions from its standard input (a length, then the bytes) and writes what
it says as JSON lines. It ends when the server does.
"""

import contextlib
import pickle
import struct
import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

from msgspec import Struct, json

from ludoteca.bots.search_workers import start_search_workers
from ludoteca.server.worker_tasks import Ask, AskAnalysis, AskHint, analysed, looks_of, thought_of
from ludoteca.wire import structs

LENGTH: Final = struct.Struct("!I")


Question = Ask | AskHint | AskAnalysis


class Reply(Struct, omit_defaults=True):
    """What a worker says: what a bot answers and looked at, the looks of a hint, the accounts of an analysis, or what
    went wrong. With `done` it only says how far it is, and there is more to come."""

    thought: structs.Thought | None = None
    looks: list[structs.Look] = []
    accounts: list[structs.Account] = []
    done: int | None = None
    error: str | None = None


def packed(question: Question) -> bytes:
    """By its kind's name, since this module has another name in the worker's process."""
    body = pickle.dumps((type(question).__name__, tuple(question)), pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def unpacked(body: bytes) -> Question:
    kind, fields = pickle.loads(body)
    asked: Question = {"Ask": Ask, "AskHint": AskHint, "AskAnalysis": AskAnalysis}[kind](*fields)
    return asked


def replies(question: Question) -> Iterator[Reply]:
    if isinstance(question, Ask):
        yield Reply(thought=thought_of(question))
    elif isinstance(question, AskHint):
        yield Reply(looks=looks_of(question))
    else:
        for found in analysed(question):
            yield Reply(done=found) if isinstance(found, int) else Reply(accounts=found)


def serve(source: BinaryIO, target: BinaryIO) -> None:
    while head := source.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        question = unpacked(source.read(length))
        try:
            for reply in replies(question):
                say(target, reply)
        except Exception as error:  # a bot's fault is the server's to know, not this process's to die of
            say(target, Reply(error=f"{type(error).__name__}: {error}"))


def say(target: BinaryIO, reply: Reply) -> None:
    target.write(json.encode(reply) + b"\n")
    target.flush()


if __name__ == "__main__":
    start_search_workers()  # they end with this process
    with contextlib.suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)
