"""Bots' workers that misbehave, each in its own way, in place of the real one: `python kit_bad_worker.py WAY [FILE]
[PATTERN]`. FILE has everything that they were asked. With a pattern they are good, but for the bot `greedy` when the
pattern has an x for that question: 'xx.' is wrong twice and then right."""

import sys
import time
from pathlib import Path

from msgspec import json
from msgspec.structs import replace

from ludoteca.processes import LENGTH, received, send
from ludoteca.server.worker import Question, Reply, replies, unpacked
from ludoteca.server.worker_tasks import Ask, AskAnalysis, thought_of


def reply(way: str, question: Question) -> bytes:
    match way:
        case "raises":
            return framed(b'{"error":"ValueError: I give up"}')
        case "illegal":
            assert isinstance(question, Ask)
            return framed(json.encode(Reply(thought=replace(thought_of(question), answers=["a move nobody knows"]))))
        case "nonsense":
            return framed(b"thinking...")
        case "silent":
            return framed(b"{}")
        case "long":
            return framed(b'{"words":["' + b"x" * (2 << 20) + b'"]}')
        case "hangs":
            time.sleep(60)
        case "dies":
            sys.exit(3)
        case "slow":
            time.sleep(0.5)
        case "stops" if isinstance(question, AskAnalysis):
            send(sys.stdout.buffer, b'{"done":1}')
            time.sleep(60)
    return b"".join(framed(json.encode(said)) for said in replies(question))


def framed(said: bytes) -> bytes:
    return LENGTH.pack(len(said)) + said


def fails(question: Question, asked: Path, pattern: str) -> bool:
    """Whether it is time to. Who misbehaved may be dead since, so what was asked is counted in a file."""
    if not isinstance(question, Ask) or question.bot != "greedy":
        return False
    with asked.open("ab") as file:
        file.write(b".")
        number = file.tell() - 1
    return pattern[number : number + 1] == "x"


def main(way: str, kept: Path | None, pattern: str | None) -> None:
    while (body := received(sys.stdin.buffer)) is not None:
        if kept is not None:
            with kept.open("ab") as file:
                file.write(body)
        question = unpacked(body)
        good = pattern is not None and kept is not None and not fails(question, kept.with_suffix(".count"), pattern)
        sys.stdout.buffer.write(reply("good" if good else way, question))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None, sys.argv[3] if len(sys.argv) > 3 else None)
