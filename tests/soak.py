"""Many random games, each held to the contract, on all cores. `make soak` runs this on the compiled package.

Run it: `PYTHONPATH=build/compiled python -m tests.soak --games 20000`; one game again: `--first 1234 --games 1`.
A game that breaks the contract leaves its journal and the reason in build/soak/, and is named with its number and seed.
"""

import argparse
import json
import os
import platform
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ludoteca.games.encyclopedia import GAME
from ludoteca.kernel import table as kernel_table
from ludoteca.kernel.contract import Tally, hold
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.journal import begin
from tests.encyclopedia.styles import STYLES, Style
from tests.encyclopedia.tables import SORTS, setup

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
    "pending": f"at every {EVERY}th entry, within an action: each answer that is offered lets it be completed",
    "drafts": f"at every {EVERY}th decision: a draft stores nothing and tells what playing it then tells",
    "undos": f"after one decision in {UNDOS}: an undo leads back to what was, or is refused and changes nothing",
    "games": "once in every game: the journal comes back from JSON; a dealer with another secret and the same outcomes "
    "leaves the same table; every field is cloned",
}


class Failure(NamedTuple):
    number: int
    seed: str
    reason: str


def style(number: int) -> Style:
    """Every sort of table in one style, then every sort in the next."""
    return STYLES[number // len(SORTS) % len(STYLES)]


def soak_game(number: int) -> tuple[Tally, Failure | None]:
    """Play one game; what was checked, and how it failed, if it did."""
    made = setup(number)
    journal = begin(GAME, made.seats, made.options, None, seeded(made.seed))
    try:
        return hold(journal, made.seed, EVERY, UNDOS, style(number)), None
    except Exception as fault:
        FAILURES.mkdir(parents=True, exist_ok=True)
        secret = seeded(made.seed).secret
        (FAILURES / f"{number}.json").write_text(json.dumps(journal.to_json(secret)), encoding="utf-8")
        (FAILURES / f"{number}.txt").write_text(traceback.format_exc(), encoding="utf-8")
        return Counter(), Failure(number, made.seed, f"{type(fault).__name__}: {fault}")


def soak(first: int, games: int, workers: int, console: Console) -> tuple[Tally, list[Failure]]:
    total: Tally = Counter()
    failures: list[Failure] = []
    columns = (
        BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )  # fmt: skip
    with Progress(*columns, console=console) as progress, Pool(workers) as pool:
        task = progress.add_task("", total=games)
        for done, (tally, failure) in enumerate(
            pool.imap_unordered(soak_game, range(first, first + games), chunksize=8), 1
        ):
            total.update(tally)
            so_far = f"{total['entries']:,} entries, {len(failures)} failures"
            progress.update(task, advance=1, description=so_far)
            if not console.is_terminal and done % 1000 == 0:
                console.print(f"{done:,} games, {so_far}")
            if failure is not None:
                failures.append(failure)
                console.print(f"game {failure.number} ({failure.seed}): {failure.reason}", markup=False)
                if len(failures) >= MOST_FAILURES:
                    break
    return total, failures


def page(total: Tally, failures: Sequence[Failure], first: int, seconds: float, workers: int) -> str:
    """The result, for benchmarks/soak.md."""
    errors = "No errors." if not failures else f"**{len(failures)} games broke the contract.**"
    lines = [
        "# Soak",
        "",
        f"Made by `make soak` with random players on {platform.python_implementation()} {platform.python_version()}, "
        f"{'compiled' if COMPILED else 'plain Python'}, {workers} processes.",
        "",
        f"**{total['games']:,} games** of Encyclopedia (numbers {first} and on), in turn over {len(SORTS)} sorts of "
        "table: 2 to 4 seats, every edition, with and without Sepultus, 0 to 3 automas; and over "
        f"{len(STYLES)} ways to play at random: {', '.join(style.__name__.replace('_', ' ') for style in STYLES)}. "
        f"**{total['entries']:,} entries, {total['decisions']:,} decisions, {seconds:,.0f} seconds. {errors}**",
        "",
        "| checked | times | what was checked, and when |",
        "|---|---:|---|",
        *(f"| {name} | {total[name]:,} | {what} |" for name, what in CHECKS.items()),
    ]
    lines += [f"- game {failure.number}, seed `{failure.seed}`: {failure.reason}" for failure in failures]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="play many random games and hold each to the contract")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="the page to write; by default benchmarks/soak.md, for 1000 games on")
    asked = parser.parse_args()
    console = Console()
    if not COMPILED:
        console.print("This is plain Python, some four times slower than the compiled package: see 'make soak'.")
    started = time.monotonic()
    total, failures = soak(asked.first, asked.games, asked.workers, console)
    text = page(total, failures, asked.first, time.monotonic() - started, asked.workers)
    out = asked.out or (ROOT / "benchmarks" / "soak.md" if asked.games >= 1000 else None)
    if out is not None:
        out.write_text(text, encoding="utf-8")
    console.print(text, markup=False, soft_wrap=True)
    if failures:
        console.print(f"Journals and reasons are in {FAILURES.relative_to(ROOT)}.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
