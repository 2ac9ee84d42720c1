"""Many random games, each held to the contract, on all cores. `make soak` runs this on the compiled package.

Run it: `PYTHONPATH=build/compiled python -m tests.soak --games 20000`; one game again, `--play navoria --first 1234
--games 1`. A game that breaks the contract leaves its journal and the reason in build/soak/, and is named with its
number and seed.
"""

import argparse
import json
import os
import platform
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Final, NamedTuple, cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel import table as kernel_table
from ludoteca.kernel.contract.checks import any_option
from ludoteca.kernel.contract.run import Tally, hold
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import Game, Setting
from ludoteca.kernel.journal import begin
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table
from tests.encyclopedia import kit_tables as encyclopedia
from tests.encyclopedia.kit_styles import STYLES
from tests.navoria import kit_tables as navoria

AnyStyle = Callable[[Table[Plain], Choice[Plain], random.Random], int]

ROOT: Final = Path(__file__).resolve().parent.parent
FAILURES: Final = ROOT / "build" / "soak"
EVERY: Final = 30
UNDOS: Final = 100
MOST_FAILURES: Final = 20
COMPILED: Final = not str(kernel_table.__file__).endswith(".py")

# What is counted, and what each count stands for.
CHECKS: Final = {
    "conservation": "after every entry: dice, cards and cubes are all accounted for; no forced question is asked; "
    "no key is drawn twice",
    "replays": "the table that was played is the table that its journal gives",
    "options": f"at every {EVERY}th entry, if a seat is asked: each word of the vocabulary is offered exactly when "
    "why_not has no refusal, overridden options are what candidates and law give",
    "lots": f"at every {EVERY}th entry, if the box is asked: every lot is possible and has a word, nothing else is",
    "clones and copies": f"at every {EVERY}th entry: clone, JSON, deepcopy (and pickle, one time in four) give the "
    "same table, share nothing with it, and go on alike; looking changed nothing; at the end it is still the same",
    "outlooks": f"at every {EVERY}th entry, if an action is asked for: what arithmetic says of an action is what "
    "playing it says, and then playing it at random never gets stuck",
    "needed_choice": f"at every {EVERY}th entry, within an action: each answer that is offered lets it be completed",
    "drafts": f"at every {EVERY}th decision: a draft stores nothing and tells what playing it then tells",
    "undos": f"after one decision in {UNDOS}: an undo leads back to what was, or is refused and changes nothing",
    "games": "once in every game: the journal comes back from JSON; a dealer with another secret and the same outcomes "
    "leaves the same table; every field is cloned",
}


class Soaked(NamedTuple):
    """A game to soak: how its tables are set up by number, how many sorts of them there are, and how it is played."""

    game: Game[Plain]
    setup: Callable[[int], tuple[tuple[str, ...], dict[str, Setting], str]]
    sorts: int
    styles: Sequence[AnyStyle]
    what: str


def encyclopedia_table(number: int) -> tuple[tuple[str, ...], dict[str, Setting], str]:
    made = encyclopedia.setup(number)
    return made.seats, made.options, made.seed


def navoria_table(number: int) -> tuple[tuple[str, ...], dict[str, Setting], str]:
    made = navoria.setup(number)
    return made.seats, made.options, made.seed


GAMES: Final = {
    "encyclopedia": Soaked(
        cast("Game[Plain]", ENCYCLOPEDIA),
        encyclopedia_table,
        len(encyclopedia.SORTS),
        cast("Sequence[AnyStyle]", STYLES),
        "2 to 4 seats, every edition, with and without Sepultus, 0 to 3 automas",
    ),
    "navoria": Soaked(
        cast("Game[Plain]", NAVORIA), navoria_table, len(navoria.SORTS), (any_option,), "2 to 4 guides, every option"
    ),
}


class Failure(NamedTuple):
    game: str
    number: int
    seed: str
    reason: str


def style(soaked: Soaked, number: int) -> AnyStyle:
    """Every sort of table in one style, then every sort in the next."""
    return soaked.styles[number // soaked.sorts % len(soaked.styles)]


def soak_game(task: tuple[str, int]) -> tuple[Tally, Failure | None]:
    """Play one game; what was checked, and how it failed, if it did."""
    name, number = task
    soaked = GAMES[name]
    seats, options, seed = soaked.setup(number)
    journal = begin(soaked.game, seats, options, None, seeded(seed))
    try:
        return hold(journal, seed, EVERY, UNDOS, style(soaked, number)), None
    except Exception as fault:
        FAILURES.mkdir(parents=True, exist_ok=True)
        file = FAILURES / f"{name}-{number}.json"
        file.write_text(json.dumps(journal.to_json(seeded(seed).secret)), encoding="utf-8")
        file.with_suffix(".txt").write_text(traceback.format_exc(), encoding="utf-8")
        return Counter(), Failure(name, number, seed, f"{type(fault).__name__}: {fault}")


def soak(name: str, first: int, games: int, workers: int, console: Console) -> tuple[Tally, list[Failure]]:
    total: Tally = Counter()
    failures: list[Failure] = []
    columns = (
        BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )  # fmt: skip
    tasks = [(name, number) for number in range(first, first + games)]
    with Progress(*columns, console=console) as progress, Pool(workers) as pool:
        task = progress.add_task("", total=games)
        for done, (tally, failure) in enumerate(pool.imap_unordered(soak_game, tasks, chunksize=8), 1):
            total.update(tally)
            so_far = f"{name}: {total['entries']:,} entries, {len(failures)} failures"
            progress.update(task, advance=1, description=so_far)
            if not console.is_terminal and done % 1000 == 0:
                console.print(f"{done:,} games, {so_far}")
            if failure is not None:
                failures.append(failure)
                console.print(f"game {failure.number} ({failure.seed}): {failure.reason}", markup=False)
                if len(failures) >= MOST_FAILURES:
                    break
    return total, failures


def section(name: str, total: Tally, failures: Sequence[Failure], first: int, seconds: float) -> list[str]:
    """The result of one game, for benchmarks/soak.md."""
    soaked = GAMES[name]
    errors = "No errors." if not failures else f"**{len(failures)} games broke the contract.**"
    styles = ", ".join(style.__name__.replace("_", " ") for style in soaked.styles)
    return [
        f"## {name.capitalize()}",
        f"**{total['games']:,} games** (numbers {first} and on), in turn over {soaked.sorts} sorts of table: "
        f"{soaked.what}; played at random ({styles}). "
        f"**{total['entries']:,} entries, {total['decisions']:,} decisions, {seconds:,.0f} seconds. {errors}**",
        "",
        "| checked | times | what was checked, and when |",
        "|---|---:|---|",
        *(f"| {check} | {total[check]:,} | {what} |" for check, what in CHECKS.items()),
        *(f"- game {failure.number}, seed `{failure.seed}`: {failure.reason}" for failure in failures),
        "",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="play many random games and hold each to the contract")
    parser.add_argument("--play", choices=tuple(GAMES), help="only this game; all of them by default")
    parser.add_argument("--games", type=int, default=20_000, help="how many of each")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="the page to write; by default benchmarks/soak.md, for 1000 games on")
    asked = parser.parse_args()
    console = Console()
    if not COMPILED:
        console.print("This is plain Python, some four times slower than the compiled package: see 'make soak'.")
    lines = [
        "# Soak",
        "Made by `python -m tests.soak` (`make soak` compiles first) with random players on "
        f"{platform.python_implementation()} {platform.python_version()}, "
        f"{'compiled' if COMPILED else 'plain Python'}, {asked.workers} processes.",
        "",
    ]
    failed = False
    for name in (asked.play,) if asked.play else GAMES:
        started = time.monotonic()
        total, failures = soak(name, asked.first, asked.games, asked.workers, console)
        lines += section(name, total, failures, asked.first, time.monotonic() - started)
        failed = failed or bool(failures)
    text = "\n".join(lines).rstrip() + "\n"
    out = asked.out or (ROOT / "benchmarks" / "soak.md" if asked.games >= 1000 else None)
    if out is not None:
        out.write_text(text, encoding="utf-8")
    console.print(text, markup=False, soft_wrap=True)
    if failed:
        console.print(f"Journals and reasons are in {FAILURES.relative_to(ROOT)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
