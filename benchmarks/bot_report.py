"""The part of the page that is about bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from rich.table import Table

from benchmarks.figures import Figures
from benchmarks.tables import markdown_table, narrow_table
from benchmarks.thinking import DECISION, ITERATION, ITERATIONS, MIDDLES, PLAYOUT, Thinking

HEADINGS = (
    "bot",
    "of what",
    "per second",
    "slowest",
    "fastest",
    "positions each",
    "positions / s",
    "judged each",
    "judged / s",
)
NARROW = 3
"""So many of these columns fit on a terminal of 80."""

METHOD = f"""\
Of what a bot does again and again: how many in a second. They are not the same thing for everybody, so what one of
them looks at is counted too, in a pass without the clock. A position is what an answer leads to; it is judged where
somebody says what it is worth.

- A {PLAYOUT} is a whole game at random, from the opening: the games of the table above. It goes through many
  positions, and judges one, where it began, by how it ended.
- A {DECISION} is the answer of a greedy player to a choice with at least two options, in whole games among its like.
  Ours thinks a turn through to its end, judges every position on the way by the game's evaluation, and then keeps to
  its plan. catanatron's VictoryPointPlayer tries every option once, on a copy, and counts victory points.
- An {ITERATION} is one new leaf of one tree, the root's making included: {ITERATIONS} at each of {MIDDLES} positions in
  a slice, which are in the middle of games played at random. Ours looks for whole turns, with a beam, and judges every
  position on the way by the game's evaluation. OpenSpiel's MCTSBot goes one choice further and judges that by one
  random playout to the end (RandomRolloutEvaluator, 1 rollout; positions each: how long such playouts are on average).

So iterations say nothing of strength. How quick the engine beneath is shows in positions a second, how much a search
gets to know in judged a second, though a trained evaluation and one random result do not say equally much.

OpenSpiel plays backgammon: of its games the nearest to ours that its search can play fairly (dice, nothing hidden, a
result only at the end). It has two seats and shorter games, so its rollouts are cheaper. catanatron as published has
no player that searches; its random player is in the playouts. Our bots are compiled and play for four seats. Each
slice has other positions and other games: 'slowest' and 'fastest' are slices, and differ for that reason too."""


@dataclass(frozen=True)
class BotRow:
    """Medians over the slices, and the slices at both ends."""

    label: str
    ours: bool
    unit: str
    per_second: float
    slowest: float
    fastest: float
    positions_each: float
    positions_per_second: float
    judged_each: float
    judged_per_second: float

    def cells(self) -> tuple[str, ...]:
        return (
            self.label,
            f"{self.unit}s",
            f"{self.per_second:.1f}",
            f"{self.slowest:.1f}",
            f"{self.fastest:.1f}",
            f"{self.positions_each:.1f}",
            f"{self.positions_per_second:.0f}",
            f"{self.judged_each:.1f}",
            f"{self.judged_per_second:.0f}",
        )


def bot_row(label: str, ours: bool, taken: Sequence[Thinking]) -> BotRow:
    rates = [each.per_second for each in taken]
    return BotRow(
        label=label,
        ours=ours,
        unit=taken[0].unit,
        per_second=median(rates),
        slowest=min(rates),
        fastest=max(rates),
        positions_each=median(each.positions_each for each in taken),
        positions_per_second=median(each.per_second * each.positions_each for each in taken),
        judged_each=median(each.judged_each for each in taken),
        judged_per_second=median(each.per_second * each.judged_each for each in taken),
    )


def playouts(figures: Figures) -> Thinking:
    """Random self-play, as what a bot does."""
    return Thinking(
        name=figures.name,
        unit=PLAYOUT,
        thoughts=figures.games,
        seconds=figures.seconds,
        per_second=figures.games_per_second,
        positions_each=(figures.decisions + figures.forced) / figures.games,
        judged_each=1.0,
    )


def rich_bots(rows: Sequence[BotRow]) -> Table:
    return narrow_table(HEADINGS[:NARROW], [line.cells()[:NARROW] for line in rows])


def bot_ratios(rows: Sequence[BotRow]) -> str:
    lines = [
        (
            mine.label,
            peer.label,
            f"{mine.unit}s",
            f"{mine.per_second / peer.per_second:.3g}",
            f"{mine.positions_per_second / peer.positions_per_second:.3g}",
            f"{mine.judged_per_second / peer.judged_per_second:.3g}",
        )
        for mine in rows
        for peer in rows
        if mine.ours and not peer.ours and mine.unit == peer.unit
    ]
    return markdown_table(("ours", "peer", "of what", "per second", "positions / s", "judged / s"), lines)


def bots_part(rows: Sequence[BotRow]) -> list[str]:
    parts = ["## Bots", METHOD, markdown_table(HEADINGS, [line.cells() for line in rows])]
    if any(line.ours for line in rows):
        parts += ["How many times as many as the peer: above 1, ours does more.", bot_ratios(rows)]
    return parts
