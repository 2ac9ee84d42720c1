"""How every contender is measured, ours and theirs alike.

A contender plays one whole game at random and says how many decisions it held. A decision is a choice
with at least two options; forced moves, chance and setting up are in the time, but not in the count.
"""

import gc
from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from random import Random
from time import process_time
from typing import Protocol

Draw = Callable[[], float]
"""A fraction below one: the same fast index draw, `int(draw() * n)`, for all."""

Watch = Callable[[Callable[[], object]], None]
"""Is shown the position's own clone function at every decision."""

BURST = 20
"""Clones in a row at one position, so that reading the clock weighs nothing."""

STRIDE = 19
"""Decisions from one burst to the next: a prime, so that over many games every moment of a game comes up."""


class Play(Protocol):
    """Plays one game to its end and returns (decisions, forced moves)."""

    def __call__(self, draw: Draw, watch: Watch | None) -> tuple[int, int]: ...


@dataclass(frozen=True)
class Figures:
    name: str
    games: int
    decisions: int
    forced: int
    clones: int
    seconds: float
    us_per_decision: float
    us_per_clone: float
    games_per_second: float

    def sentence(self) -> str:
        return f"{self.us_per_decision:.2f} us a decision, {self.us_per_clone:.2f} us a clone"


class CloneWatch:
    """Clones at every nineteenth decision of whole games, and throws the clones away."""

    def __init__(self) -> None:
        self.seen = 0
        self.clones = 0
        self.seconds = 0.0

    def __call__(self, clone: Callable[[], object]) -> None:
        self.seen += 1
        if self.seen % STRIDE:
            return
        started = process_time()
        for _ in repeat(None, BURST):
            clone()
        self.seconds += process_time() - started
        self.clones += BURST


def measure_play(name: str, play: Play, seconds: float, seed: int) -> Figures:
    """Half of the time goes to playing, half to cloning; only whole games count.

    The clock is the processor time of this process, so that a busy neighbour does not pass for slowness.
    """
    draw = Random(seed).random
    play(draw, None)

    gc.collect()
    games = decisions = forced = 0
    started = process_time()
    while (spent := process_time() - started) < seconds / 2 or not games:
        chosen, without_choice = play(draw, None)
        games += 1
        decisions += chosen
        forced += without_choice

    gc.collect()
    watch = CloneWatch()
    started = process_time()
    while process_time() - started < seconds / 2 or not watch.clones:
        play(draw, watch)

    return Figures(
        name=name,
        games=games,
        decisions=decisions,
        forced=forced,
        clones=watch.clones,
        seconds=spent,
        us_per_decision=spent / decisions * 1e6,
        us_per_clone=watch.seconds / watch.clones * 1e6,
        games_per_second=games / spent,
    )
