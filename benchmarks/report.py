"""The page and the table that a run of the benchmark leaves behind."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table

from benchmarks.bot_report import BotRow, bots_part
from benchmarks.tables import markdown_table, narrow_table

HEADINGS = (
    "contender",
    "us/decision",
    "best",
    "us/clone",
    "best",
    "games/s",
    "decisions/game",
    "forced/game",
    "games",
)
NARROW = 6
"""So many of these columns fit on a terminal of 80."""

METHOD = """\
Random self-play. A decision is a choice with at least two options; its time is the whole game's (setting up,
chance, forced moves, finding the options, playing one) divided by the decisions. A clone is averaged over
positions all through whole games. Every contender runs in a process of its own, one at a time, in slices
taken in turn. The figures are medians over the slices, in processor time; 'best' is the fastest slice.
OpenSpiel is C++ called from Python; catanatron is Python."""


@dataclass(frozen=True)
class Row:
    """Medians over the slices, and the best slice, which shows what noise there was."""

    label: str
    ours: bool
    games: int
    decisions_per_game: float
    forced_per_game: float
    us_per_decision: float
    us_per_clone: float
    games_per_second: float
    best_decision: float
    best_clone: float

    def cells(self) -> tuple[str, ...]:
        return (
            self.label,
            f"{self.us_per_decision:.2f}",
            f"{self.best_decision:.2f}",
            f"{self.us_per_clone:.2f}",
            f"{self.best_clone:.2f}",
            f"{self.games_per_second:.1f}",
            f"{self.decisions_per_game:.1f}",
            f"{self.forced_per_game:.1f}",
            str(self.games),
        )


@dataclass(frozen=True)
class Goal:
    words: str
    wanted: float
    ratio: float
    best_ratio: float

    def sentence(self) -> str:
        verdict = "met" if self.ratio >= self.wanted else "NOT MET"
        return f"{verdict}: {self.words}; it is {self.ratio:.1f} times (best slices: {self.best_ratio:.1f})"


def rich_table(rows: Sequence[Row]) -> Table:
    return narrow_table(HEADINGS[:NARROW], [line.cells()[:NARROW] for line in rows])


def ratios(rows: Sequence[Row]) -> str:
    peers = [line for line in rows if not line.ours]
    lines = []
    for mine in rows:
        if not mine.ours:
            continue
        for peer in peers:
            lines.append(
                (
                    mine.label,
                    peer.label,
                    f"{peer.us_per_decision / mine.us_per_decision:.2f}",
                    f"{peer.us_per_clone / mine.us_per_clone:.2f}",
                    f"{mine.games_per_second / peer.games_per_second:.3g}",
                )
            )
    return markdown_table(("ours", "peer", "decisions / s", "clones / s", "games / s"), lines)


def results_page(
    rows: Sequence[Row], goals: Sequence[Goal], bots: Sequence[BotRow], machine: Sequence[str], command: str
) -> str:
    parts = [
        "# Benchmark",
        f"Made by `{command}` (`make bench` compiles first) on:",
        "\n".join(f"- {line}" for line in machine),
        METHOD,
        markdown_table(HEADINGS, [line.cells() for line in rows]),
    ]
    if any(line.ours for line in rows):
        parts += ["## Ratios", "How many times as many as the peer: above 1, ours is faster.", ratios(rows)]
    if goals:
        parts += ["## Goals", "\n".join(f"- {goal.sentence()}" for goal in goals)]
    parts += bots_part(bots)
    return "\n\n".join(parts) + "\n"
