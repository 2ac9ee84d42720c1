"""Many games between bots: the same for a seed, whatever the number of jobs."""

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from ludoteca.bots.roster import BOTS
from ludoteca.bots.tally import Histogram, Tally, empty_tally, tally_games
from ludoteca.door import game_named
from ludoteca.kernel.game import PERSON, Data, Game, Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.lab.errors import LabError, check_least
from ludoteca.lab.progress import Progress, Report, silent
from ludoteca.processes import WorkerLost, processes

CHUNK: Final = 25
"""Games that a worker plays between two reports: few enough for progress to show, enough to be worth the sending."""
TIMED_SECONDS: Final = 2.0
BOT: Final = "bot:"
SIMPLEST: Final = next(iter(BOTS))

Chunk = tuple[range, bool]


class Plan(NamedTuple):
    """What is simulated: sent to every worker once. `bots` has a name for each seat that a bot plays."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Setting]
    data: Data | None
    bots: tuple[str | None, ...]
    seed: str

    @property
    def written(self) -> list[str]:
        """The seats as they are asked for: 'bot:random', 'automa:linne:boudeuse'."""
        return [seat if bot is None else f"{BOT}{bot}" for seat, bot in zip(self.seats, self.bots, strict=True)]


class Speed(NamedTuple):
    """What a pass without listeners took, over all jobs, by the clock on the wall."""

    games: int
    decisions: int
    seconds: float
    jobs: int


class Summary:
    """A histogram in five numbers; `sd` is the standard deviation of the games that were played."""

    def __init__(self, counts: Histogram) -> None:
        games = sum(counts.values())
        together = sum(number * count for number, count in counts.items())
        squares = sum(number * number * count for number, count in counts.items())
        self.mean: Final = together / games
        self.sd: Final = math.sqrt(games * squares - together * together) / games
        self.least: Final = min(counts)
        self.most: Final = max(counts)


class Simulation(NamedTuple):
    """Games that were played, and how fast."""

    plan: Plan
    tally: Tally
    speed: Speed

    @property
    def games(self) -> int:
        return sum(self.tally.decisions.values())

    @property
    def scores(self) -> list[Summary]:
        """Of every seat."""
        return [Summary(counts) for counts in self.tally.scores]

    @property
    def win_shares(self) -> list[float]:
        """How often each seat won; a shared victory is shared."""
        wins = sorted(self.tally.winners.items())
        return [
            sum(count / len(winners) for winners, count in wins if seat in winners) / self.games
            for seat in range(len(self.plan.seats))
        ]


def simulate(
    game: str,
    seats: int | Sequence[str] | None = None,
    games: int = 1000,
    *,
    seed: str = "1",
    options: Mapping[str, Setting] | None = None,
    pack: Data | None = None,
    jobs: int = 1,
    fast: bool = False,
    progress: Report = silent,
) -> Simulation:
    """Play many games and count what comes of them.

    `seats` is how many random players there are, or a list such as `["bot:greedy", "automa:linne:boudeuse"]`. Speed is
    measured with some of the same games again, since listening to every event costs time; `fast` counts no events, and
    then the speed is that of the games themselves. Raises Refused, LabError, ValueError.
    """
    check_least("games", games, 1)
    check_least("jobs", jobs, 1)
    plan = plan_of(game_named(game), seats, seed, options, pack)
    jobs = min(jobs, games)
    with workers(plan, jobs) as work:
        tally, seconds = one_pass(work, plan, Progress("simulating", 0, games), not fast, progress)
        if fast:
            return Simulation(plan, tally, speed_of(tally, seconds, jobs))
        timed = min(games, max(jobs * CHUNK, round(games * TIMED_SECONDS / max(seconds, TIMED_SECONDS))))
        again, seconds = one_pass(work, plan, Progress("timing", 0, timed), False, progress)
    return Simulation(plan, tally, speed_of(again, seconds, jobs))


def plan_of(
    game: Game[Plain],
    seats: int | Sequence[str] | None,
    seed: str,
    options: Mapping[str, Setting] | None,
    pack: Data | None,
) -> Plan:
    """Raises Refused, LabError."""
    if seats is None:
        seats = [f"{BOT}{SIMPLEST}" if seat == PERSON else seat for seat in game.default_seats]
    written = [f"{BOT}{SIMPLEST}"] * seats if isinstance(seats, int) else list(seats)
    bots = [words.removeprefix(BOT) if words.startswith(BOT) else None for words in written]
    for words, bot in zip(written, bots, strict=True):
        if words == PERSON:
            raise LabError("simulate-person", found=words, known=f"{BOT}{SIMPLEST}")
        if bot is not None and bot not in BOTS:
            raise LabError("bot-unknown", found=words, known=", ".join(f"{BOT}{name}" for name in BOTS))
    kinds = tuple(words if bot is None else PERSON for words, bot in zip(written, bots, strict=True))
    data = None if pack is None else game.data(pack)
    plan = Plan(game.name, kinds, game.settings(options or {}), data, tuple(bots), seed)
    game.begin(plan.seats, plan.options, plan.data)
    return plan


class Opening:
    """A plan made ready: its games all begin as copies of one table."""

    def __init__(self, plan: Plan) -> None:
        self.game: Final = game_named(plan.game)
        self.table: Final[Table[Plain]] = self.game.begin(plan.seats, plan.options, plan.data)
        # Seats that the game plays itself are never asked: any player will do there.
        self.bots: Final = [BOTS[name or SIMPLEST] for name in plan.bots]
        self.seed: Final = plan.seed

    def play(self, chunk: Chunk) -> Tally:
        numbers, listen = chunk
        return tally_games(self.game, self.table, self.bots, self.seed, numbers, listen)


Work = Callable[[Sequence[Chunk]], Iterator[Tally]]


@contextmanager
def workers(plan: Plan, jobs: int) -> Iterator[Work]:
    """Plays chunks, here or in worker processes, and gives tallies as they are done. Raises LabError."""
    if jobs == 1:
        opening = Opening(plan)
        yield lambda chunks: map(opening.play, chunks)
        return
    try:
        with processes(jobs, prepare_worker, plan) as pool:
            yield lambda chunks: pool.each(play_chunk, chunks)
    except WorkerLost:
        raise LabError("worker-lost") from None


_openings: Final[list[Opening]] = []


def prepare_worker(plan: Plan) -> None:
    _openings.append(Opening(plan))


def play_chunk(chunk: Chunk) -> Tally:
    return _openings[0].play(chunk)


def one_pass(work: Work, plan: Plan, stage: Progress, listen: bool, progress: Report) -> tuple[Tally, float]:
    games = stage.total
    chunks = [(range(start, min(start + CHUNK, games)), listen) for start in range(0, games, CHUNK)]
    tally = empty_tally(len(plan.seats))
    began = time.perf_counter()
    for part in work(chunks):
        tally.add(part)
        stage = stage._replace(done=stage.done + sum(part.decisions.values()))
        progress(stage)
    return tally, time.perf_counter() - began


def speed_of(tally: Tally, seconds: float, jobs: int) -> Speed:
    decisions = sum(number * count for number, count in tally.decisions.items())
    return Speed(sum(tally.decisions.values()), decisions, seconds, jobs)
