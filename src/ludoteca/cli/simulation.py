"""`ludoteca simulate`: many games, on one core or more, the same for a seed whatever the number of jobs."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca import registry
from ludoteca.bots.roster import BOTS
from ludoteca.bots.simulate import Tally, empty_tally, simulate
from ludoteca.cli.processes import processes
from ludoteca.cli.voice import Voice
from ludoteca.kernel.game import Data, Game, Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table

CHUNK: Final = 25
"""Games that a worker plays between two reports: few enough for the bar to move, enough to be worth the telling."""
TIMED_SECONDS: Final = 2.0

Chunk = tuple[range, bool]


class Plan(NamedTuple):
    """What is simulated: sent to every worker once. `bots` has a name for each seat that a bot plays."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Setting]
    data: Data | None
    bots: tuple[str | None, ...]
    seed: str


class Speed(NamedTuple):
    """What a pass without listeners took, over all jobs, by the clock on the wall."""

    games: int
    decisions: int
    seconds: float
    jobs: int


class Bench:
    """A plan made ready: its games all begin as copies of one opening."""

    def __init__(self, plan: Plan) -> None:
        game = registry.find(plan.game)
        assert game is not None
        self.game: Final[Game[Plain]] = game
        self.opening: Final[Table[Plain]] = game.begin(plan.seats, plan.options, plan.data)
        # Seats that the game plays itself are never asked: any player will do there.
        self.bots: Final = [BOTS[name or next(iter(BOTS))] for name in plan.bots]
        self.seed: Final = plan.seed

    def play(self, chunk: Chunk) -> Tally:
        numbers, listen = chunk
        return simulate(self.game, self.opening, self.bots, self.seed, numbers, listen)


Work = Callable[[Sequence[Chunk]], Iterator[Tally]]


@contextmanager
def workers(plan: Plan, jobs: int, voice: Voice) -> Iterator[Work]:
    """What plays chunks, here or in processes of its own, and gives tallies as they are done. Raises Fault."""
    if jobs == 1:
        bench = Bench(plan)
        yield lambda chunks: map(bench.play, chunks)
        return
    try:
        with processes(jobs, prepare_worker, plan) as pool:
            list(pool.each(play_chunk, [(range(0), False)] * jobs))  # their start is no part of any time that we report
            yield lambda chunks: pool.each(play_chunk, chunks)
    except BrokenProcessPool:
        raise voice.fault("worker-lost") from None


_benches: Final[list[Bench]] = []


def prepare_worker(plan: Plan) -> None:
    _benches.append(Bench(plan))


def play_chunk(chunk: Chunk) -> Tally:
    return _benches[0].play(chunk)


def chunks(games: int, listen: bool) -> list[Chunk]:
    return [(range(start, min(start + CHUNK, games)), listen) for start in range(0, games, CHUNK)]


def run(plan: Plan, games: int, jobs: int, fast: bool, voice: Voice) -> tuple[Tally, Speed]:
    """All games counted; then, unless nobody listened in the first place, some of them again against the clock."""
    with workers(plan, jobs, voice) as work, progress() as bar:
        tally, seconds = one_pass(work, plan, games, not fast, bar, voice.say("simulating"))
        if fast:
            return tally, speed_of(tally, seconds, jobs)
        timed = min(games, max(jobs * CHUNK, round(games * TIMED_SECONDS / max(seconds, TIMED_SECONDS))))
        again, seconds = one_pass(work, plan, timed, False, bar, voice.say("timing"))
    return tally, speed_of(again, seconds, jobs)


def one_pass(work: Work, plan: Plan, games: int, listen: bool, bar: Progress, label: str) -> tuple[Tally, float]:
    tally = empty_tally(len(plan.seats))
    task = bar.add_task(label, total=games)
    began = time.perf_counter()
    for part in work(chunks(games, listen)):
        tally.add(part)
        bar.advance(task, sum(part.decisions.values()))
    return tally, time.perf_counter() - began


def speed_of(tally: Tally, seconds: float, jobs: int) -> Speed:
    decisions = sum(number * count for number, count in tally.decisions.items())
    return Speed(sum(tally.decisions.values()), decisions, seconds, jobs)


def progress() -> Progress:
    """A bar on a terminal's stderr; nothing where nobody looks."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
