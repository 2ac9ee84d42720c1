"""Everybody in one run, in short slices taken in turn, and the tables that come of it: engines first, then bots.

Run it: `python -m benchmarks.run --seconds 1.5 --slices 15`
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks.bot_report import BotRow, bot_row, playouts, rich_bots
from benchmarks.figures import Figures
from benchmarks.report import Goal, Row, results_page, rich_table
from benchmarks.thinking import UNITS, Thinking

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": Path("src"), "compiled": Path("build/compiled")}
PACKAGES = ("catanatron", "open_spiel")
WANTED = {
    ("encyclopedia", "compiled"): 25.0,
    ("encyclopedia", "pure"): 5.0,
    ("navoria", "compiled"): 40.0,
}
"""The goals: how many times faster than the yardstick, to decide and to clone."""
YARDSTICK = "catanatron"

Slice = TypeVar("Slice", Figures, Thinking)


class ContenderError(Exception):
    """A contender could not be measured, or was not what was asked for."""


@dataclass(frozen=True)
class Contender:
    name: str
    label: str
    module: str
    build: str | None = None


PEERS = (
    Contender("catanatron", "catanatron (4 seats)", "benchmarks.peers"),
    Contender("gin_rummy", "OpenSpiel gin_rummy (2 seats)", "benchmarks.peers"),
    Contender("hanabi", "OpenSpiel hanabi (4 seats)", "benchmarks.peers"),
    Contender("backgammon", "OpenSpiel backgammon (2 seats)", "benchmarks.peers"),
)
RIVALS = (
    Contender("victory-points", "catanatron, VictoryPointPlayer (4 seats)", "benchmarks.rivals"),
    Contender("mcts", "OpenSpiel backgammon, MCTSBot in C++ (2 seats)", "benchmarks.rivals"),
    Contender("mcts-python", "OpenSpiel backgammon, MCTSBot in Python (2 seats)", "benchmarks.rivals"),
)
BOTS = ("greedy", "search")
BOTS_BUILD = "compiled"
PLAYOUTS = ("catanatron", "backgammon")
"""Whose random games stand beside ours as playouts: those peers that also have a player."""


def ours(games: list[str]) -> list[Contender]:
    return [
        Contender(game, f"{game}, {build} (4 seats)", "benchmarks.ours", build) for game in games for build in BUILDS
    ]


def our_bots(games: list[str]) -> list[Contender]:
    return [
        Contender(f"{game}:{bot}", f"{game}, {bot} (4 seats)", "benchmarks.bots", BOTS_BUILD)
        for bot in BOTS
        for game in games
    ]


def check_build(label: str, build: str, loaded: list[str]) -> None:
    """Pure rules must never pass for compiled ones, nor the other way round."""
    folder = (ROOT / BUILDS[build]).resolve()
    for file in map(Path, loaded):
        if not file.is_relative_to(folder):
            raise ContenderError(f"{label}: {file.name} was not loaded from {BUILDS[build]}")
        found = "compiled" if file.name.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
        if found != build:
            raise ContenderError(f"{label}: {file.name} is {found}")


def one_slice(contender: Contender, kind: type[Slice], seconds: float, seed: int) -> Slice:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if contender.build is not None:
        environment["PYTHONPATH"] = str(ROOT / BUILDS[contender.build])
    command = [sys.executable, "-m", contender.module, contender.name]
    command += ["--seconds", str(seconds), "--seed", str(seed)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ContenderError(f"{contender.label} failed:\n{done.stderr.strip()}")
    report = json.loads(done.stdout.splitlines()[-1])
    if contender.build is not None:
        check_build(contender.label, contender.build, report["loaded"])
    return kind(**report["figures"])


def our_games() -> list[str]:
    return sorted(file.parent.name for file in (ROOT / BUILDS["pure"] / "ludoteca/games").glob("*/__init__.py"))


def all_slices(
    contenders: list[Contender], kind: type[Slice], seconds: float, slices: int, console: Console
) -> dict[str, list[Slice]]:
    taken: dict[str, list[Slice]] = {contender.label: [] for contender in contenders}
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=slices * len(contenders))
        for turn in range(slices):
            # Nobody is always first, and nobody always comes after the same heavy neighbour.
            in_turn = contenders[turn % len(contenders) :] + contenders[: turn % len(contenders)]
            for contender in in_turn if turn % 2 == 0 else reversed(in_turn):
                progress.update(task, description=contender.label)
                figures = one_slice(contender, kind, seconds, seed=turn + 1)
                taken[contender.label].append(figures)
                progress.advance(task)
                console.print(
                    f"slice {turn + 1}/{slices}  {contender.label}: {figures.sentence()}",
                    highlight=False,
                    soft_wrap=True,
                )
    return taken


def row(contender: Contender, taken: list[Figures]) -> Row:
    games = sum(figures.games for figures in taken)
    decisions = [figures.us_per_decision for figures in taken]
    clones = [figures.us_per_clone for figures in taken]
    return Row(
        label=contender.label,
        ours=contender.build is not None,
        games=games,
        decisions_per_game=sum(figures.decisions for figures in taken) / games,
        forced_per_game=sum(figures.forced for figures in taken) / games,
        us_per_decision=median(decisions),
        us_per_clone=median(clones),
        games_per_second=median(figures.games_per_second for figures in taken),
        best_decision=min(decisions),
        best_clone=min(clones),
    )


def bot_rows(
    contenders: list[Contender],
    taken: dict[str, list[Figures]],
    bots: list[Contender],
    thought: dict[str, list[Thinking]],
) -> list[BotRow]:
    at_random = [
        bot_row(
            contender.label if contender.build is None else f"{contender.name}, random (4 seats)",
            contender.build is not None,
            [playouts(figures) for figures in taken[contender.label]],
        )
        for contender in contenders
        if contender.build == BOTS_BUILD or contender.name in PLAYOUTS
    ]
    thinking = [bot_row(bot.label, bot.build is not None, thought[bot.label]) for bot in bots]
    return sorted([*at_random, *thinking], key=lambda line: UNITS.index(line.unit))


def goals(contenders: list[Contender], rows: dict[str, Row]) -> list[Goal]:
    peer = next(rows[contender.label] for contender in contenders if contender.name == YARDSTICK)
    found = []
    for contender in contenders:
        if contender.build is None or (contender.name, contender.build) not in WANTED:
            continue
        mine = rows[contender.label]
        wanted = WANTED[contender.name, contender.build]
        found += [
            Goal(
                f"{mine.label}: decisions per second at least {wanted:g} times those of {YARDSTICK}",
                wanted,
                peer.us_per_decision / mine.us_per_decision,
                peer.best_decision / mine.best_decision,
            ),
            Goal(
                f"{mine.label}: a clone at least {wanted:g} times cheaper than {YARDSTICK}'s copy",
                wanted,
                peer.us_per_clone / mine.us_per_clone,
                peer.best_clone / mine.best_clone,
            ),
        ]
    return found


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def package_version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def machine() -> list[str]:
    packages = ", ".join(f"{name} {package_version(name)}" for name in PACKAGES)
    return [
        f"{cpu_model()}, {os.cpu_count()} cores, {platform.system()}",
        f"{platform.python_implementation()} {platform.python_version()}",
        packages,
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="measure ours beside its peers")
    parser.add_argument("--seconds", type=float, default=1.5, help="processor time of a slice")
    parser.add_argument("--slices", type=int, default=15, help="slices of each contender")
    parser.add_argument("--games", nargs="*", default=our_games(), help="our games; none: peers only")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks/results.md", help="the page to write")
    asked = parser.parse_args()
    if asked.slices < 1:
        parser.error(f"--slices is {asked.slices}: at least one is needed")
    if unknown := set(asked.games) - set(our_games()):
        parser.error(f"no game {', '.join(sorted(unknown))}: there are {', '.join(our_games())}")

    console = Console()
    contenders = [*ours(asked.games), *PEERS]
    bots = [*our_bots(asked.games), *RIVALS]
    try:
        taken = all_slices(contenders, Figures, asked.seconds, asked.slices, console)
        thought = all_slices(bots, Thinking, asked.seconds, asked.slices, console)
    except ContenderError as failure:
        console.print(str(failure), markup=False, highlight=False)
        sys.exit(1)

    rows = {contender.label: row(contender, taken[contender.label]) for contender in contenders}
    thoughts = bot_rows(contenders, taken, bots, thought)
    reached = goals(contenders, rows)
    command = f"python -m benchmarks.run --seconds {asked.seconds:g} --slices {asked.slices} --games"
    page = results_page(list(rows.values()), reached, thoughts, machine(), " ".join([command, *asked.games]))
    asked.out.write_text(page, encoding="utf-8")
    console.print(rich_table(list(rows.values())))
    for goal in reached:
        console.print(goal.sentence(), highlight=False, soft_wrap=True)
    console.print(rich_bots(thoughts))


if __name__ == "__main__":
    main()
