"""`ludoteca train`: self-play, weights fitted to it, and a match that the new ones must win; again and again."""

import errno
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from fluent_compiler.types import fluent_number
from rich.progress import Progress

import ludoteca
from ludoteca import __version__, registry
from ludoteca.bots.arena import HAND, Count, Entrant, Judging, Meeting, Outcome, entrant, meetings, play
from ludoteca.bots.selfplay import self_play
from ludoteca.bots.weights_file import as_told, read_weights, weights_text
from ludoteca.cli.arena import judgement
from ludoteca.cli.files import told_faults
from ludoteca.cli.options import check_number, check_processes
from ludoteca.cli.processes import Processes, processes
from ludoteca.cli.screen import Screen, warn
from ludoteca.cli.simulation import progress
from ludoteca.cli.tables import the_game
from ludoteca.cli.voice import EXIT_INTERRUPTED, Fault, Voice
from ludoteca.kernel.game import PERSON, Game, digest
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.weights import BadWeights, Weights

if TYPE_CHECKING:
    from ludoteca.bots.fitting import Positions

PLAYER: Final = "greedy"
"""Who plays the matches: quick, and nobody hangs more on the weights."""
CHUNK: Final = 10
PLAYED_BY: Final = ("kernel", "games", "bots")
"""The rooms whose code decides what is played and what is learned from it."""
MARK_DIGITS: Final = 12
"""So much of a digest is noted."""
OLD: Final = "old"
NEW: Final = "new"


class Recipe(NamedTuple):
    """All that the result hangs on."""

    game: str
    games: int
    generations: int
    match: int
    seed: str
    start: str
    """A file of weights, 'hand', or nothing: what the bots go by now."""


class Result(NamedTuple):
    """A generation: how many positions it learned from, by how many points its weights miss, and its match."""

    positions: int
    misses: float
    won: Count

    @property
    def better(self) -> bool:
        return more_won(self.won)


def more_won(count: Count) -> bool:
    return count.wins * 2 > count.games


def train(recipe: Recipe, jobs: int, out: Path, voice: Voice) -> int:
    """The exit code: 0 if the weights that were written beat those it began with. Raises Fault."""
    check(recipe, jobs, voice)
    fitting_or_fault(voice)
    game = the_game(recipe.game, voice)
    first = start_weights(game, recipe.start, voice)
    check_place(out, voice)
    began = time.perf_counter()
    marks = marks_of(game, first)
    screen = Screen()
    best = first
    seen: list[Positions] = []  # all that was played by the best
    learned: Weights | None = None
    kept = 0  # the generation whose weights are written
    last: Count | None = None
    results: list[Result] = []
    try:
        with processes(jobs, prepare_worker, recipe.game) as pool, progress() as bar:
            for number in range(1, recipe.generations + 1):
                seen.extend(played(best, recipe, number, pool, bar, voice))
                found, result = learn(game, best, seen, recipe, number, pool, bar, voice)
                results.append(result)
                screen.line(said(number, result, voice))
                if result.better:
                    best = learned = found
                    seen.clear()
                    write(out, learned, notes(recipe, marks, number, results), voice)
                    kept = number
            if learned is not None:
                last = match(game, first, learned, recipe, "last", pool, bar, voice)
    except KeyboardInterrupt:
        warn(so_far(voice.say("train-stopped"), kept, out, voice))
        return EXIT_INTERRUPTED
    except BrokenProcessPool:
        raise Fault(so_far(voice.say("worker-lost"), kept, out, voice)) from None
    seconds = round(time.perf_counter() - began)
    if learned is None or last is None:
        screen.line(voice.say("train-nothing", seconds=seconds))
        return 1
    write(out, learned, notes(recipe, marks, recipe.generations, results, last), voice)
    screen.line(voice.say("train-done", file=str(out), seconds=seconds, result=said_of_match(last, voice)))
    return 0 if more_won(last) else 1


def so_far(end: str, kept: int, out: Path, voice: Voice) -> str:
    """How it ended, and whether anything was written by then."""
    kept_there = voice.say("train-so-far", kept=kept, file=str(out))
    return f"{end} {kept_there}"


def check_place(out: Path, voice: Voice) -> None:
    """Better now than after an hour. Raises Fault."""
    with told_faults(voice, "unwritable", out):
        if out.is_file():
            out.open("a").close()
        elif out.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    with beside(out, voice):
        pass


def write(out: Path, weights: Weights, about: Sequence[str], voice: Voice) -> None:
    """All of it or nothing: whatever happens, the file is the old one or the new one. Raises Fault."""
    with beside(out, voice) as new:
        with new.open("w", encoding="utf-8") as file:
            file.write(weights_text(weights, about))
            file.flush()
            os.fsync(file.fileno())
        new.replace(out.resolve())


@contextmanager
def beside(out: Path, voice: Voice) -> Iterator[Path]:
    """A file beside another, to take its place; what has not taken it is removed. Raises Fault."""
    target = out.resolve()
    new = target.with_name(f".{target.name}.new")
    with told_faults(voice, "unwritable", out):
        try:
            new.touch()
            yield new
        finally:
            new.unlink(missing_ok=True)


def check(recipe: Recipe, jobs: int, voice: Voice) -> None:
    check_processes("--jobs", jobs, voice)
    check_number("--games", recipe.games, 1, voice)
    check_number("--generations", recipe.generations, 1, voice)
    if recipe.match < 2 or recipe.match % 2:
        raise voice.fault("train-uneven", games=recipe.match)


def fitting_or_fault(voice: Voice) -> None:
    if find_spec("numpy") is None:
        raise voice.fault("train-numpy")


def start_weights(game: Game[Plain], start: str, voice: Voice) -> Weights | None:
    if not start:
        return game.weights
    if start == HAND:
        return None
    try:
        with told_faults(voice, "unreadable", Path(start)):
            return read_weights(Path(start), game.feature_names())
    except BadWeights as bad:
        raise voice.fault("weights-bad", file=start, reason=str(bad)) from None


def played(
    best: Weights | None, recipe: Recipe, number: int, pool: Processes, bar: Progress, voice: Voice
) -> "list[Positions]":
    """A generation's games, in their order, so that everything adds up alike whatever the jobs."""
    seeds = [f"{recipe.seed}/{number}/{game}" for game in range(recipe.games)]
    sent = None if best is None else packed(best)
    chunks = [(first, sent, seeds[first : first + CHUNK]) for first in range(0, len(seeds), CHUNK)]
    task = bar.add_task(voice.say("train-playing", number=number), total=len(seeds))
    parts: dict[int, Positions] = {}
    for first, part in pool.each(play_chunk, chunks):
        parts[first] = part
        bar.advance(task, len(seeds[first : first + CHUNK]))
    bar.remove_task(task)
    return [parts[first] for first in sorted(parts)]


def learn(
    game: Game[Plain],
    best: Weights | None,
    parts: "Sequence[Positions]",
    recipe: Recipe,
    number: int,
    pool: Processes,
    bar: Progress,
    voice: Voice,
) -> tuple[Weights, Result]:
    """Weights fitted to what was seen, and how they did against the best."""
    from ludoteca.bots.fitting import fit, joined

    seen = joined(parts)
    fitted = fit(seen, game.feature_names(), best)
    won = match(game, best, fitted.weights, recipe, str(number), pool, bar, voice)
    return fitted.weights, Result(len(seen.points), fitted.misses, won)


def match(
    game: Game[Plain],
    old: Weights | None,
    new: Weights,
    recipe: Recipe,
    name: str,
    pool: Processes,
    bar: Progress,
    voice: Voice,
) -> Count:
    """The new weights' games against the old ones, with seats rotated and luck shared."""
    schedule = meetings((NEW, OLD), 2, recipe.match, ladder=False)
    task = bar.add_task(voice.say("train-match"), total=len(schedule))
    count = Count()
    sent = None if old is None else packed(old)
    jobs = [(sent, packed(new), f"{recipe.seed}/match/{name}", meeting) for meeting in schedule]
    for outcome in pool.each(play_match, jobs):
        count.add(outcome, outcome.meeting.seats.index(NEW))
        bar.advance(task)
    bar.remove_task(task)
    return count


# ---- What came of it: for people, and for the notes in the file


def said(number: int, result: Result, voice: Voice) -> str:
    return voice.say(
        "train-generation",
        number=number,
        positions=result.positions,
        misses=voice.number(result.misses),
        result=said_of_match(result.won, voice),
        better=str(result.better).lower(),
    )


def said_of_match(count: Count, voice: Voice) -> str:
    low, high = count.interval()
    margin = round(count.margin / count.games, 1)
    return voice.say(
        "train-result",
        wins=count.wins,
        games=count.games,
        low=round(100 * low),
        high=round(100 * high),
        margin=fluent_number(abs(margin), minimumFractionDigits=1),
        side="ahead" if margin > 0 else "behind" if margin < 0 else "level",
    )


def noted(result: Result) -> dict[str, int | str]:
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
    """What the result hangs on besides the recipe, as parts of digests: who has the same makes the same weights."""
    digests = {"code": code(Path(ludoteca.__file__).parent), "data": digest(game.data(None)), "start": judgement(first)}
    return {name: found[:MARK_DIGITS] or HAND for name, found in digests.items()}


def code(package: Path) -> str:
    """The digest of the sources, which are there however the package was built."""
    files = [file for room in PLAYED_BY for file in (package / room).rglob("*.py")]
    return digest({file.relative_to(package).as_posix(): file.read_text("utf-8") for file in files})


def notes(
    recipe: Recipe, marks: Mapping[str, str], generations: int, results: Sequence[Result], last: Count | None = None
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
    return None if sent is None else Weights(game.feature_names(), sent[0], sent[1])


def prepare_worker(name: str) -> None:
    game = registry.find(name)
    assert game is not None
    _games.append(game)


def play_chunk(job: tuple[int, Packed | None, list[str]]) -> "tuple[int, Positions]":
    from ludoteca.bots.fitting import positions

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
