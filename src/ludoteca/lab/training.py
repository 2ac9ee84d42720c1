"""Training: self-play, weights fitted to it, and a match that the new ones must win; again and again."""

import errno
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import ludoteca
from ludoteca import __version__
from ludoteca.bots.weights_file import as_told, read_weights, weights_text
from ludoteca.door import game_named
from ludoteca.kernel.game import PERSON, Game, digest
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.weights import BadWeights, Weights
from ludoteca.lab.arena import judgement
from ludoteca.lab.errors import LabError, check_least, file_faults
from ludoteca.lab.matches import HAND, Count, Entrant, Judging, Meeting, Outcome, entrant, meetings, play
from ludoteca.lab.progress import Progress, Report, silent
from ludoteca.lab.self_play import self_play
from ludoteca.processes import Pool, WorkerLost, processes

if TYPE_CHECKING:
    from ludoteca.lab.fitting import Positions

PLAYER: Final = "greedy"
"""The bot that plays the matches: it is quick, and depends on the weights more than any other."""
CHUNK: Final = 10
PLAYED_BY: Final = ("kernel", "games", "bots", "lab")
"""The rooms whose code decides what is played and what is learned from it."""
MARK_DIGITS: Final = 12
"""So much of a digest is noted."""
OLD: Final = "old"
NEW: Final = "new"


class Recipe(NamedTuple):
    """All that the result depends on."""

    game: str
    games: int
    generations: int
    match: int
    seed: str
    start: str
    """A file of weights, 'hand', or nothing: what the bots go by now."""


class Generation(NamedTuple):
    """How many positions a generation learned from, by how many points its weights miss, and its match."""

    positions: int
    misses: float
    won: Count

    @property
    def better(self) -> bool:
        return more_won(self.won)


class Training(NamedTuple):
    """All generations; the best weights, and their match against those at the start, if any were better."""

    generations: list[Generation]
    weights: Weights | None
    last: Count | None

    @property
    def better(self) -> bool:
        return self.last is not None and more_won(self.last)


def more_won(count: Count) -> bool:
    return count.wins * 2 > count.games


def ignore(number: int, generation: Generation) -> None:
    """Tell nobody."""


def train(
    game: str,
    games: int = 800,
    generations: int = 3,
    *,
    match: int = 100,
    start: str = "",
    seed: str = "1",
    jobs: int = 1,
    out: Path | None = None,
    progress: Report = silent,
    told: Callable[[int, Generation], None] = ignore,
) -> Training:
    """Learn what a position is worth from games that bots play among themselves. Needs NumPy.

    Every generation has so many games of self-play, and a `match` of so many games against the best weights so far.
    `start` is a file of weights, or 'hand' for the evaluation written by hand; else it begins with the weights that
    bots use. The best weights are written to `out` as soon as they are known, before `told` hears of their generation.
    Raises LabError, ValueError.
    """
    recipe = Recipe(game, games, generations, match, seed, start)
    check(recipe, jobs)
    found = game_named(game)
    first = start_weights(found, start)
    if out is not None:
        check_place(out)
    try:
        with processes(jobs, prepare_worker, game) as pool:
            return learn_all(found, first, recipe, pool, out, progress, told)
    except WorkerLost:
        raise LabError("worker-lost") from None


def learn_all(
    game: Game[Plain],
    first: Weights | None,
    recipe: Recipe,
    pool: Pool,
    out: Path | None,
    progress: Report,
    told: Callable[[int, Generation], None],
) -> Training:
    marks = marks_of(game, first)
    best = first
    seen: list[Positions] = []  # all that was played by the best
    learned: Weights | None = None
    results: list[Generation] = []
    for number in range(1, recipe.generations + 1):
        seen.extend(played(best, recipe, number, pool, progress))
        found, result = learn(game, best, seen, recipe, number, pool, progress)
        results.append(result)
        if result.better:
            best = learned = found
            seen.clear()
            write(out, learned, notes(recipe, marks, number, results))
        told(number, result)
    if learned is None:
        return Training(results, None, None)
    last = hold_match(game, first, learned, recipe, "last", pool, progress)
    write(out, learned, notes(recipe, marks, recipe.generations, results, last))
    return Training(results, learned, last)


def check_place(out: Path) -> None:
    """Better now than after an hour. Raises LabError."""
    with file_faults("unwritable", out):
        if out.is_file():
            out.open("a").close()
        elif out.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    with beside(out):
        pass


def write(out: Path | None, weights: Weights, about: Sequence[str]) -> None:
    """All of it or nothing: whatever happens, the file is the old one or the new one. Raises LabError."""
    if out is None:
        return
    with beside(out) as new:
        with new.open("w", encoding="utf-8") as file:
            file.write(weights_text(weights, about))
            file.flush()
            os.fsync(file.fileno())
        new.replace(out.resolve())


@contextmanager
def beside(out: Path) -> Iterator[Path]:
    """A file beside another, to take its place; it is removed if it has not taken it. Raises LabError."""
    target = out.resolve()
    new = target.with_name(f".{target.name}.new")
    with file_faults("unwritable", out):
        try:
            new.touch()
            yield new
        finally:
            new.unlink(missing_ok=True)


def check(recipe: Recipe, jobs: int) -> None:
    check_least("jobs", jobs, 1)
    check_least("games", recipe.games, 1)
    check_least("generations", recipe.generations, 1)
    if recipe.match < 2 or recipe.match % 2:
        raise LabError("train-uneven", games=recipe.match)
    if find_spec("numpy") is None:
        raise LabError("train-numpy")


def start_weights(game: Game[Plain], start: str) -> Weights | None:
    if not start:
        return game.mind.weights
    if start == HAND:
        return None
    try:
        with file_faults("unreadable", Path(start)):
            return read_weights(Path(start), game.mind.feature_names())
    except BadWeights as bad:
        raise LabError("weights-bad", file=start, reason=str(bad)) from None


def played(best: Weights | None, recipe: Recipe, number: int, pool: Pool, progress: Report) -> "list[Positions]":
    """A generation's games, in their order, so that everything adds up alike whatever the jobs."""
    seeds = [f"{recipe.seed}/{number}/{game}" for game in range(recipe.games)]
    sent = None if best is None else packed(best)
    chunks = [(first, sent, seeds[first : first + CHUNK]) for first in range(0, len(seeds), CHUNK)]
    parts: dict[int, Positions] = {}
    done = 0
    for first, part in pool.each(play_chunk, chunks):
        parts[first] = part
        done += len(seeds[first : first + CHUNK])
        progress(Progress("train-playing", done, len(seeds), number))
    return [parts[first] for first in sorted(parts)]


def learn(
    game: Game[Plain],
    best: Weights | None,
    parts: "Sequence[Positions]",
    recipe: Recipe,
    number: int,
    pool: Pool,
    progress: Report,
) -> tuple[Weights, Generation]:
    """Weights fitted to what was seen, and how they did against the best."""
    from ludoteca.lab.fitting import fit, joined

    seen = joined(parts)
    fitted = fit(seen, game.mind.feature_names(), best)
    won = hold_match(game, best, fitted.weights, recipe, str(number), pool, progress)
    return fitted.weights, Generation(len(seen.points), fitted.misses, won)


def hold_match(
    game: Game[Plain], old: Weights | None, new: Weights, recipe: Recipe, name: str, pool: Pool, progress: Report
) -> Count:
    """The new weights' games against the old ones, with seats rotated and luck shared."""
    schedule = meetings((NEW, OLD), 2, recipe.match, ladder=False)
    count = Count()
    sent = None if old is None else packed(old)
    jobs = [(sent, packed(new), f"{recipe.seed}/match/{name}", meeting) for meeting in schedule]
    for outcome in pool.each(play_match, jobs):
        count.add(outcome, outcome.meeting.seats.index(NEW))
        progress(Progress("train-match", count.games, len(schedule)))
    return count


# ---- The notes in the file


def noted(result: Generation) -> dict[str, int | str]:
    return {"positions": result.positions, "misses": f"{result.misses:.1f}", **noted_of_match(result.won)}


def noted_of_match(count: Count) -> dict[str, int | str]:
    low, high = count.interval()
    return {
        "wins": f"{count.wins:g}",
        "games": count.games,
        "low": round(100 * low),
        "high": round(100 * high),
        "margin": f"{count.margin / count.games:.1f}",
    }


def marks_of(game: Game[Plain], first: Weights | None) -> dict[str, str]:
    """What the result depends on besides the recipe, as parts of digests: the same marks make the same weights."""
    digests = {"code": code(Path(ludoteca.__file__).parent), "data": digest(game.data(None)), "start": judgement(first)}
    return {name: found[:MARK_DIGITS] or HAND for name, found in digests.items()}


def code(package: Path) -> str:
    """The digest of the sources, which are there however the package was built."""
    files = [file for room in PLAYED_BY for file in (package / room).rglob("*.py")]
    return digest({file.relative_to(package).as_posix(): file.read_text("utf-8") for file in files})


def notes(
    recipe: Recipe, marks: Mapping[str, str], generations: int, results: Sequence[Generation], last: Count | None = None
) -> list[str]:
    """What the weights' file says of where they come from: enough to make them again."""
    recipe = recipe._replace(generations=generations, start=recipe.start or "what bots went by")
    found = [f"ludoteca {__version__} train: {as_told(recipe._asdict())}", f"made with: {as_told(marks)}"]
    found.extend(f"generation {number}: {as_told(noted(result))}" for number, result in enumerate(results, 1))
    kept = [number for number, result in enumerate(results, 1) if result.better]
    found.append(f"kept: generation {kept[-1]}")
    if last is not None:
        found.append(f"against the start: {as_told(noted_of_match(last))}")
    return found


# ---- In the workers

Packed = tuple[list[float], list[list[float]]]
"""Weights as they travel to another process: compiled classes do not."""

_games: Final[list[Game[Plain]]] = []


def packed(weights: Weights) -> Packed:
    return list(weights.knots), weights.rows


def unpacked(game: Game[Plain], sent: Packed | None) -> Weights | None:
    return None if sent is None else Weights(game.mind.feature_names(), sent[0], sent[1])


def prepare_worker(name: str) -> None:
    _games.append(game_named(name))


def play_chunk(job: tuple[int, Packed | None, list[str]]) -> "tuple[int, Positions]":
    from ludoteca.lab.fitting import positions

    first, sent, seeds = job
    game = _games[0]
    weights = unpacked(game, sent)
    return first, positions([course for seed in seeds for course in self_play(game, weights, seed)])


def play_match(job: tuple[Packed | None, Packed, str, Meeting]) -> Outcome:
    old, new, seed, meeting = job
    game = _games[0]
    plain = entrant(game, PLAYER)
    players: dict[str, Entrant] = {
        OLD: Judging(plain, OLD, unpacked(game, old)),
        NEW: Judging(plain, NEW, unpacked(game, new)),
    }
    return play(game, game.begin((PERSON, PERSON)), [players[name] for name in meeting.seats], seed, meeting)
