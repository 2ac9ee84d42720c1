"""A worker process: answers for bots, one question after another. It knows the table, which holds no secrets.

It is started by the server, reads pickled questions from its standard input (a length, then the bytes) and writes its
answers as JSON lines. It ends when the server does.
"""

import contextlib
import pickle
import struct
import sys
from typing import BinaryIO, Final, NamedTuple

from msgspec import json

from ludoteca import registry
from ludoteca.bots.mates import call_mates
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table

LENGTH: Final = struct.Struct("!I")


class Ask(NamedTuple):
    """What a bot is asked."""

    game: str
    bot: str
    seed: str
    seat: int
    seats: int
    table: Table[Plain]


def packed(ask: Ask) -> bytes:
    body = pickle.dumps(tuple(ask), pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def answer(ask: Ask) -> list[str]:
    """The words that the bot answers with: to the end of its turn, or as far as it has thought."""
    game = registry.find(ask.game)
    if game is None or not isinstance(ask.table.question, Choice):
        raise ValueError("nothing is asked")
    player = BOTS[ask.bot](game, ask.seats, ask.seed)
    table = ask.table.clone()
    words: list[str] = []
    for option in player.choose(ask.table, ask.seat).plan:
        question = table.question
        if not isinstance(question, Choice) or question.seat != ask.seat or option not in table.options():
            break
        words.append(word_of(table, question, option))
        table.commit(option)
    if not words:
        raise ValueError("the bot's answer is not allowed")
    return words


def serve(source: BinaryIO, target: BinaryIO) -> None:
    while head := source.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        ask = Ask(*pickle.loads(source.read(length)))
        try:
            said: dict[str, str | list[str]] = {"words": answer(ask)}
        except Exception as error:  # a bot's fault is the server's to know, not this process's to die of
            said = {"error": f"{type(error).__name__}: {error}"}
        target.write(json.encode(said) + b"\n")
        target.flush()


if __name__ == "__main__":
    call_mates()  # they end with this process
    with contextlib.suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)
