"""The worker processes of a server: they answer for bots, think for hints and judge games, one question after another.
They know the table, which holds no secrets. Questions are pickled, replies are JSON: the server unpickles nothing."""

import pickle
from collections.abc import Iterator
from functools import cache

from msgspec import Struct, json

from ludoteca.bots.search_workers import start_search_workers
from ludoteca.server.worker_tasks import Ask, AskAnalysis, AskHint, analysed, looks_of, thought_of
from ludoteca.wire import structs

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
    return pickle.dumps(question, pickle.HIGHEST_PROTOCOL)


def unpacked(body: bytes) -> Question:
    question: Question = pickle.loads(body)
    return question


def replies(question: Question) -> Iterator[Reply]:
    if isinstance(question, Ask):
        yield Reply(thought=thought_of(question))
    elif isinstance(question, AskHint):
        yield Reply(looks=looks_of(question))
    else:
        for found in analysed(question):
            yield Reply(done=found) if isinstance(found, int) else Reply(accounts=found)


_helpers = cache(start_search_workers)
"""Started with the first question, they end with this process."""


def answers(request: bytes) -> Iterator[bytes]:
    _helpers()
    try:
        for reply in replies(unpacked(request)):
            yield json.encode(reply)
    except Exception as error:  # a bot's fault is the server's to know, not this process's to die of
        yield json.encode(Reply(error=f"{type(error).__name__}: {error}"))
