"""How every bot is measured, ours and theirs alike.

A thought is what a bot does again and again: a random playout of a whole game, the decision of a greedy player, an
iteration of a search. Thoughts differ from bot to bot, therefore what one of them costs is counted too: the positions
that were looked at, and those that were judged.
"""

import gc
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import NamedTuple

from benchmarks.figures import Play

PLAYOUT = "playout"
DECISION = "decision"
ITERATION = "iteration"
UNITS = (PLAYOUT, DECISION, ITERATION)

ITERATIONS = 50
"""Of a search at one position: each of the two trees of our level 'master' has 80."""

MIDDLES = 4
"""Positions in a slice; every slice has others."""


class Work(NamedTuple):
    """Thoughts, and what they looked at; the latter only where somebody watched."""

    thoughts: int
    positions: int
    judged: int


Think = Callable[[bool], Work]
"""Does the same piece of work whenever it is called. If it is watched, it counts positions, and may be slower."""

Thinker = Callable[[int], Think]
"""From a seed, makes what is to be thought about."""


@dataclass(frozen=True)
class Thinking:
    name: str
    unit: str
    thoughts: int
    seconds: float
    per_second: float
    positions_each: float
    judged_each: float

    def sentence(self) -> str:
        return f"{self.per_second:.1f} {self.unit}s a second"


def measure_thinking(name: str, unit: str, thinker: Thinker, seconds: float, seed: int) -> Thinking:
    """Counted once without the clock, which warms up too; then timed, in the processor time of this process."""
    think = thinker(seed)
    counted = think(True)
    if not counted.thoughts:
        raise ValueError(f"{name}: there is nothing to think about with seed {seed}")

    gc.collect()
    thoughts = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not thoughts:
        thoughts += think(False).thoughts

    return Thinking(
        name=name,
        unit=unit,
        thoughts=thoughts,
        seconds=spent,
        per_second=thoughts / spent,
        positions_each=counted.positions / counted.thoughts,
        judged_each=counted.judged / counted.thoughts,
    )


def middles(play: Play, seed: int, count: int) -> list[object]:
    """Positions at the middle decision of so many games that are played at random: the same for the same seed."""
    return [middle(play, f"{seed}/{number}") for number in range(count)]


def middle(play: Play, seed: str) -> object:
    seen: list[object] = []
    play(Random(seed).random, lambda clone: seen.append(clone()))
    return seen[len(seen) // 2]
