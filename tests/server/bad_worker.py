"""Bots' workers that misbehave, each in its own way: `python bad_worker.py WAY [FILE]`, in place of the real one."""

import sys
import time
from pathlib import Path

from msgspec import json
from msgspec.structs import replace

from ludoteca.server.glassbox import Ask, AskAnalysis, thought_of
from ludoteca.server.worker import LENGTH, Question, Reply, replies, unpacked


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


def main(way: str, kept: Path | None) -> None:
    while head := sys.stdin.buffer.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        body = sys.stdin.buffer.read(length)
        if kept is not None:
            with kept.open("ab") as file:
                file.write(body)
        sys.stdout.buffer.write(reply(way, unpacked(body)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None)
