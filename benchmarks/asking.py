"""How a contender's program is called, ours and theirs alike, and what it prints."""

import argparse
import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import NamedTuple

from benchmarks.figures import Figures
from benchmarks.thinking import Thinking


class Asked(NamedTuple):
    name: str
    seconds: float
    seed: int


def asked(kind: str, of: Iterable[str] | None = None, about: str | None = None) -> Asked:
    """What stands on the command line; with `of`, one of those."""
    parser = argparse.ArgumentParser(description=f"measure one {kind} and print its figures as JSON")
    parser.add_argument("name", metavar=kind, choices=None if of is None else tuple(of), help=about)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    return Asked(**vars(parser.parse_args()))


def tell(figures: Figures | Thinking, **more: list[str]) -> None:
    print(json.dumps({"figures": asdict(figures), **more}))
