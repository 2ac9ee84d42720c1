"""Bots' workers that misbehave, each in its own way, in place of the real one: `python bad_worker.py WAY [FILE]
[PATTERN]`. FILE has everything that they were asked. With a pattern they are good, but for the bot `greedy` when the
pattern has an x for that question: 'xx.' is wrong twice and then right."""

import sys
import time
from pathlib import Path

from msgspec import json
from msgspec.structs import replace

from ludoteca.server.worker import LENGTH, Question, Reply, replies, unpacked
from ludoteca.server.worker_tasks import Ask, AskAnalysis, thought_of


def reply(way: str, question: Question) -> bytes:
    match way:
        case "raises":
            return b'{"error":"ValueError: I give up"}\n'
        case "illegal":
            assert isinstance(question, Ask)
            return (
                json.encode(Reply(thought=replace(thought_of(question), answers=["a move that nobody knows"]))) + b"\n"
            )
        case "nonsense":
            return b"thinking...\n"
        case "silent":
            return b"{}\n"
        case "long":
            return b'{"words":["' + b"x" * (2 << 20) + b'"]}\n'
        case "hangs":
            time.sleep(60)
        case "dies":
            sys.exit(3)
        case "slow":
            time.sleep(0.5)
        case "stops" if isinstance(question, AskAnalysis):
            sys.stdout.buffer.write(b'{"done":1}\n')
            sys.stdout.buffer.flush()
            time.sleep(60)
    return b"".join(json.encode(said) + b"\n" for said in replies(question))


def fails(question: Question, asked: Path, pattern: str) -> bool:
    """Whether it is time to. Who misbehaved may be dead since, so what was asked is counted in a file."""
    if not isinstance(question, Ask) or question.bot != "greedy":
        return False
    with asked.open("ab") as file:
        file.write(b".")
        number = file.tell() - 1
    return pattern[number : number + 1] == "x"


def main(way: str, kept: Path | None, pattern: str | None) -> None:
    while head := sys.stdin.buffer.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        body = sys.stdin.buffer.read(length)
        if kept is not None:
            with kept.open("ab") as file:
                file.write(body)
        question = unpacked(body)
        good = pattern is not None and kept is not None and not fails(question, kept.with_suffix(".count"), pattern)
        sys.stdout.buffer.write(reply("good" if good else way, question))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None, sys.argv[3] if len(sys.argv) > 3 else None)
