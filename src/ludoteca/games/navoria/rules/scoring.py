"""The end (p. 15): soldiers (p. 9), favours, and who wins."""

from ludoteca.games.navoria.box.constants import LANDS, NONE, SPECIES
from ludoteca.games.navoria.box.events import GameEnded, PhaseBegan, ScoreCounted
from ludoteca.games.navoria.box.state import State
from ludoteca.kernel.table import Step, Table

Line = tuple[str, int, int, int]
"""A line of the score sheet: what is counted, how many, how often each counts (NONE: once), and the points."""


def line_names() -> list[str]:
    """Every line that a sheet can have, in its order."""
    return ["played", *[f"soldiers-{land}" for land in LANDS], *[f"favour-{species}" for species in SPECIES]]


def sheet(state: State, seat: int) -> list[Line]:
    """What a guide would score if the game ended now, line by line."""
    guide = state.guides[seat]
    return [("played", guide.points, NONE, guide.points), *soldier_lines(state, seat), *favour_lines(state, seat)]


def soldier_lines(state: State, seat: int) -> list[Line]:
    """soldier: 2 points for each of the guide's outposts in the land shown, for each soldier."""
    guide = state.guides[seat]
    lines: list[Line] = []
    for land, name in enumerate(LANDS):
        soldiers = sum([1 for card in guide.residents if state.box.end_land[card] == land])
        if soldiers:
            outposts = guide.outposts[land]
            lines.append((f"soldiers-{name}", soldiers, outposts, soldiers * outposts * state.box.soldier_points))
    return lines


def favour_lines(state: State, seat: int) -> list[Line]:
    """end: for each card of the trades on the tile, more for the upper marker than for the lower."""
    lines: list[Line] = []
    for species, claims in enumerate(state.claims):
        if seat in claims:
            tile = state.tiles[species]
            cards = sum([state.of_trade(seat, trade) for trade in state.box.favour_trades[tile]])
            upper, lower = state.box.favour_points[tile]
            points = upper if claims[0] == seat else lower
            lines.append((f"favour-{SPECIES[species]}", cards, NONE, cards * points))
    return lines


def total(lines: list[Line]) -> int:
    return sum([points for _, _, _, points in lines])


def winners(state: State) -> list[int]:
    """end: most points; ties share."""
    best = max(state.scores)
    return [seat for seat, score in enumerate(state.scores) if score == best]


class FinalScoring(Step[State]):
    """end: after the Income of round 3, soldiers, then favour tiles."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        table.tell(PhaseBegan, state.round, "end")
        scores: list[int] = []
        for seat in range(len(state.guides)):
            lines = sheet(state, seat)
            for line, count, times, points in lines:
                table.tell(ScoreCounted, seat, line, count, times, points)
            scores.append(total(lines))
        state.scores = tuple(scores)
        table.tell(GameEnded, tuple(winners(state)), state.scores)
