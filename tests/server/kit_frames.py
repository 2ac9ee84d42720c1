"""Frames as no client would send them: valid commands bent, broken and glued, over what is really there."""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import inspect as mi

from ludoteca.wire import commands

Frame = bytes | str
Json = object

DEEP: Final = 600
LONG: Final = 5000
TEXTS: Final = (
    *("", " ", "\x00", "a\x00b", "\ud800", "\udfff\ud800", "\u202e\u2066", "\u200b", "🦆" * 40, "ß", "0", "-1", "null"),
    *("me", "friend", "person", "bot:random", "bot:", "bot:nobody", "automa:linne:boudeuse", "automa:", "automa:::"),
    *("../../etc/passwd", "{ $seat }", "<b>Ada</b>", "' OR 1=1 --", "%s%n", "x" * 64, "x" * 65, "x" * 81, "x" * 600),
)
NUMBERS: Final = (
    *(0, 1, 2, 3, 7, 15, 16, 255, -1, -(2**31), 2**31, 2**32, 2**53 + 1, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**30),
    *(10**4000, 0.0, -0.0, 0.5, 1e308, 5e-324, float("nan"), float("inf"), float("-inf")),
)
SCRAPS: Final = (
    *(b"", b" ", b"{}", b"[]", b"null", b"true", b'"', b"{", b"[1,", b"\xff\xfe", b"\x00", b"\xc3(", b"NaN", b"1e999"),
    *(b'{"do":"ping"}', b'{"do":"ping","id":""}', b'{"do":"nothing","id":"1"}', b'{"do":1,"id":"1"}', b'{"id":"1"}'),
    *(b'{"do":"ping","id":"a","id":"b"}', b'{"do":"ping","do":"make","id":"a"}', b'{"do":"ping","id":"a"}{}'),
    *(b"[" * LONG, b'{"a":' * LONG, b"[" * DEEP + b"]" * DEEP, b"9" * LONG, b'{"do":"ping","id":"\xed\xa0\x80"}'),
    *(b'{"do":"ping","id":"\\ud800"}', b'{"do":"ping","id":"a"' + b" " * LONG + b"}", b"\xef\xbb\xbf{}"),
)


def shape(kind: type[commands.Command]) -> tuple[str, list[tuple[str, bool]]]:
    """A command's name, and its fields with whether they must be there."""
    info = mi.type_info(kind)
    assert isinstance(info, mi.StructType)
    return str(info.tag), [(field.name, field.required) for field in info.fields]


SHAPES: Final = [shape(kind) for kind in commands.COMMANDS]


class Known(NamedTuple):
    """What a frame can be about."""

    games: Sequence[str]
    tables: Sequence[str]
    tokens: Sequence[str]
    words: Mapping[str, Sequence[str]]
    versions: Mapping[str, int]
    turns: Mapping[str, int]


def nested(depth: int) -> Json:
    value: Json = 1
    for _ in range(depth):
        value = [value]
    return value


class Mangler:
    """Makes frames from a seed."""

    def __init__(self, known: Known, seed: str) -> None:
        self.known = known
        self.dice: Final = random.Random(seed)
        self.sent: list[bytes] = []
        self.number = 0

    def frame(self) -> Frame:
        dice = self.dice.random()
        if dice < 0.04:
            return self.dice.randbytes(self.dice.randrange(200))
        if dice < 0.08:
            return self.dice.choice(SCRAPS)
        command = self.command()
        if dice < 0.60:
            for _ in range(self.dice.randint(1, 3)):
                self.bend(command)
        frame = json.dumps(command).encode()
        if dice > 0.80:
            frame = self.cut(frame)
        if dice > 0.97 and self.sent:
            frame = self.dice.choice(self.sent)
        self.sent = [*self.sent[-200:], frame]
        try:
            return frame.decode() if self.dice.random() < 0.1 else frame
        except UnicodeDecodeError:
            return frame

    # Commands as they should be

    def command(self) -> dict[str, Json]:
        name, fields = self.dice.choice(SHAPES)
        self.number += 1
        made: dict[str, Json] = {"do": name}
        table = self.dice.choice(self.known.tables)
        for field, required in fields:
            if required or self.dice.random() < 0.5:
                made[field] = self.value(field, table)
        made["id"] = f"{self.number}"
        return made

    def value(self, field: str, table: str) -> Json:
        dice, known = self.dice, self.known
        version = known.versions.get(table, 0)
        values: dict[str, Callable[[], Json]] = {
            "table": lambda: table,
            "game": lambda: dice.choice(known.games),
            "seats": lambda: [{"who": dice.choice(("me", "friend", "bot:random"))} for _ in range(dice.randint(1, 4))],
            "wish": lambda: {"who": dice.choice(("me", "friend", "bot:random"))},
            "seat": lambda: known.turns.get(table, 0) if dice.random() < 0.8 else dice.randrange(4),
            "version": lambda: version if dice.random() < 0.8 else dice.randrange(version + 2),
            "since": lambda: max(0, version - dice.randrange(4)),
            "first": lambda: max(0, version - dice.randrange(20)),
            "last": lambda: version,
            "answers": lambda: [
                dice.choice(known.words.get(table) or ("1",)) for _ in range(dice.choice((1, 1, 1, 2)))
            ],
            "token": lambda: dice.choice(known.tokens),
            "text": lambda: dice.choice(("Good evening", "Your turn", *TEXTS)),
            "clock": lambda: {"seconds": 600, "increment": 5},
            "options": dict,
            "pack": lambda: None,
            "patience": lambda: 600,
            "nonce": lambda: "n",
            "name": lambda: "Ada",
            "hours": lambda: dice.randint(1, 99),
            "number": lambda: dice.randint(1, 9),
        }
        return values[field]() if field in values else dice.random() < 0.5

    # And as they should not

    def bend(self, value: dict[str, Json]) -> None:
        """Change one thing somewhere inside."""
        key = self.dice.choice([*value, "do"])
        inner = value.get(key)
        if isinstance(inner, dict) and inner and self.dice.random() < 0.7:
            self.bend(inner)
        elif isinstance(inner, list) and inner and self.dice.random() < 0.5:
            inner[self.dice.randrange(len(inner))] = self.wild()
        elif self.dice.random() < 0.15:
            value.pop(key, None)
        elif self.dice.random() < 0.15:
            value[self.text()] = self.wild()
        else:
            value[key] = self.wild()

    def wild(self) -> Json:
        dice = self.dice
        sorts: tuple[Callable[[], Json], ...] = (
            lambda: None,
            lambda: dice.random() < 0.5,
            lambda: dice.choice(NUMBERS),
            lambda: dice.choice(NUMBERS),
            self.text,
            self.text,
            lambda: nested(dice.choice((1, 5, DEEP))),
            lambda: [self.text() for _ in range(dice.choice((0, 1, 3, 120)))],
            lambda: {self.text(): dice.choice(NUMBERS) for _ in range(dice.choice((0, 1, 3, 40)))},
            lambda: {self.text(): {self.text(): [self.text()]}},
            lambda: {"plan": "expedition", "continent": self.text(), "die": self.text()},
            lambda: {"plan": "publication", "reference": self.text(), "value": dice.choice(NUMBERS)},
            lambda: [{"who": self.text()} for _ in range(dice.choice((1, 2, 9)))],
        )
        return dice.choice(sorts)()

    def text(self) -> str:
        known = self.known
        words = [word for some in known.words.values() for word in some]
        pool: Sequence[Sequence[str]] = (TEXTS, TEXTS, known.tables, known.tokens, words or TEXTS, known.games)
        return self.dice.choice(self.dice.choice(pool))

    def cut(self, frame: bytes) -> bytes:
        """Bytes lost, changed, doubled, put in."""
        first = self.dice.randrange(len(frame) + 1)
        last = min(len(frame), first + self.dice.randrange(12))
        middle = self.dice.choice(
            (b"", self.dice.randbytes(2), frame[first:last] * 2, b'"', b"}", b"\\u0000", b"1e400")
        )
        return frame[:first] + middle + (b"" if self.dice.random() < 0.2 else frame[last:])
