"""Matches: which entrants meet, on which seats and with which luck; a game played; and what games say of strength.

The games of a set share their luck by name: the same dealer's secret, every rotation of the seats once. So a lucky
deal helps nobody, and far fewer games tell two bots apart.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import isfinite, sqrt
from pathlib import Path
from typing import Final, NamedTuple

from ludoteca.bots.player import Player
from ludoteca.bots.roster import BOTS
from ludoteca.bots.search import SearchPlayer
from ludoteca.bots.tally import play_dealt
from ludoteca.bots.weights_file import read_weights, with_weights
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.kernel.weights import Weights

BOT: Final = "bot:"
SEARCH: Final = "search"
JUDGE: Final = "@"
HAND: Final = "hand"
"""Instead of a file of weights: the evaluation that the game's authors wrote."""
SURE: Final = 1.959963984540054
"""Standard deviations to each side that hold 95 of 100."""


class BadEntrant(Exception):
    """There is no such entrant; `budget` tells whether only the budget of a search is wrong."""

    def __init__(self, written: str, budget: bool) -> None:
        super().__init__(written)
        self.written: Final = written
        self.budget: Final = budget


class Entrant:
    """A bot of the roster, a search with a budget of its own, or a seat that the game plays itself."""

    def __init__(self, name: str, seat: str, iterations: int = 0, seconds: float = 0.0) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    def player(self, game: Game[Plain], seats: int, seed: str) -> Player:
        """Its player. A seat that the game plays itself is never asked: any player will do there."""
        if self.iterations or self.seconds > 0.0:
            return SearchPlayer(game, seats, seed, self.iterations, self.seconds)
        return BOTS[self.name if self.name in BOTS else next(iter(BOTS))](game, seats, seed)


class Judging(Entrant):
    """An entrant that judges by other weights than the game's own; without any, by the evaluation written by hand."""

    def __init__(self, who: Entrant, judge: str, weights: Weights | None) -> None:
        super().__init__(f"{who.name}{JUDGE}{judge}", who.seat, who.iterations, who.seconds)
        self.who: Final = who
        self.weights: Final = weights

    def player(self, game: Game[Plain], seats: int, seed: str) -> Player:
        return self.who.player(with_weights(game, self.weights), seats, seed)


def entrant(game: Game[Plain], written: str) -> Entrant:
    """'greedy', 'master', 'search:200' (iterations a turn), 'search:1.5s' (seconds a turn), or a seat that the game
    plays itself; 'bot:' may stand before a bot, '@hand' or '@' and a file of weights after it. Raises BadEntrant,
    BadWeights, OSError."""
    name, at, judge = written.removeprefix(BOT).partition(JUDGE)
    if at:
        who = entrant(game, name)
        if who.seat != PERSON:
            raise BadEntrant(written, False)
        weights = None if judge == HAND else read_weights(Path(judge), game.mind.feature_names())
        return Judging(who, judge, weights)
    if name in BOTS:
        return Entrant(name, PERSON)
    if name in game.own_seats():
        return Entrant(name, name)
    kind, _, budget = name.partition(":")
    if kind != SEARCH:
        raise BadEntrant(written, False)
    if budget.isdecimal() and int(budget) > 0:
        return Entrant(f"{SEARCH}:{int(budget)}", PERSON, iterations=int(budget))
    seconds = seconds_of(budget)
    if seconds is None:
        raise BadEntrant(written, True)
    return Entrant(f"{SEARCH}:{seconds:g}s", PERSON, seconds=seconds)


def seconds_of(budget: str) -> float | None:
    """'1.5s' as a number; None if it is none, or not above nothing."""
    if not budget.endswith("s"):
        return None
    try:
        seconds = float(budget[:-1])
    except ValueError:
        return None
    return seconds if isfinite(seconds) and seconds > 0.0 else None


class Meeting(NamedTuple):
    """One game to play: the number of its luck, and the entrants by seat."""

    luck: int
    seats: tuple[str, ...]


class Outcome(NamedTuple):
    """A game that was played."""

    meeting: Meeting
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    draws: int


def pairings(names: Sequence[str], seats: int, ladder: bool) -> list[tuple[str, ...]]:
    """The companies that meet: all that there are; on a ladder, each entrant with the next ones above."""
    if ladder:
        return [tuple(names[first : first + seats]) for first in range(len(names) - seats + 1)]
    return list(combinations(names, seats))


def meetings(names: Sequence[str], seats: int, games: int, ladder: bool) -> list[Meeting]:
    """So many games of every pairing, set by set, so that an arena that stops early has played all pairings alike."""
    found: list[Meeting] = []
    for luck in range(games // seats):
        for pairing in pairings(names, seats, ladder):
            circle = tuple(sorted(pairing))  # the same games in whatever order the entrants are named
            for turned in range(seats):
                found.append(Meeting(luck, circle[turned:] + circle[:turned]))
    return found


def play(game: Game[Plain], opening: Table[Plain], entrants: Sequence[Entrant], seed: str, meeting: Meeting) -> Outcome:
    """One game. Luck follows from seed and luck's number; how an entrant plays, from these and its name."""
    name = f"{seed}/{meeting.luck}"
    seats = len(entrants)
    players = [who.player(game, seats, f"{name}/{who.name}") for who in entrants]
    table = opening.clone()
    decisions, draws = play_dealt(table, players, seeded(name))
    scores = [sum([line.points for line in game.sheet(table, seat)]) for seat in range(seats)]
    return Outcome(meeting, tuple(scores), tuple(game.winners(table)), decisions, draws)


class Count:
    """Games of one entrant, all of them or those against another; a shared victory is shared."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = 0
        self.margin = 0  # summed: ahead of the best other at the table
        self.sets: Final[dict[int, tuple[int, int]]] = {}  # by their luck: games and margin

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        if seat in outcome.winners:
            self.wins += 1.0 / len(outcome.winners)
        points = outcome.scores[seat]
        self.points += points
        others = [outcome.scores[other] for other in range(len(outcome.scores)) if other != seat]
        margin = points - max(others)
        self.margin += margin
        games, before = self.sets.get(outcome.meeting.luck, (0, 0))
        self.sets[outcome.meeting.luck] = games + 1, before + margin

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def margin_interval(self) -> tuple[float, float] | None:
        """The 95% interval of the margin, by how sets differ: within one everybody has had the same luck, so that luck
        counts for little. None where there is only one."""
        if len(self.sets) < 2:
            return None
        means = [margin / games for games, margin in self.sets.values()]
        middle = sum(means) / len(means)
        variance = sum([(mean - middle) ** 2 for mean in means]) / (len(means) - 1)
        half = student(len(means) - 1) * sqrt(variance / len(means))
        return self.margin / self.games - half, self.margin / self.games + half


def student(freedom: int) -> float:
    """Standard deviations to each side that hold 95 of 100 when the deviation itself is estimated, with so many degrees
    of freedom: Student's t. From 3 on by the expansion of Cornish and Fisher, off by 0.12% there, then less."""
    if freedom < 3:
        return 12.7062 if freedom == 1 else 4.3027
    z = SURE
    value = z
    value += (z**3 + z) / (4 * freedom)
    value += (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    value += (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    value += (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    return value


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of the share of wins, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = SURE * SURE
    middle = (share + square / (2 * games)) / (1.0 + square / games)
    half = SURE * sqrt(share * (1.0 - share) / games + square / (4.0 * games * games)) / (1.0 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def overall(names: Sequence[str], outcomes: Iterable[Outcome]) -> dict[str, Count]:
    counts = {name: Count() for name in names}
    for outcome in outcomes:
        for seat, name in enumerate(outcome.meeting.seats):
            counts[name].add(outcome, seat)
    return counts


def by_pairing(
    pairs: Sequence[tuple[str, ...]], outcomes: Iterable[Outcome]
) -> dict[tuple[str, ...], dict[str, Count]]:
    """What each entrant did in each pairing."""
    counts = {pair: {name: Count() for name in pair} for pair in pairs}
    known = {frozenset(pair): pair for pair in pairs}
    for outcome in outcomes:
        pair = known[frozenset(outcome.meeting.seats)]
        for seat, name in enumerate(outcome.meeting.seats):
            counts[pair][name].add(outcome, seat)
    return counts


def ranks(outcome: Outcome) -> list[int]:
    """The place of every seat, from 0: winners first, as the game says, then by points; equal points share a place."""
    seats = range(len(outcome.scores))
    order = [(0 if seat in outcome.winners else 1, -outcome.scores[seat]) for seat in seats]
    for seat in outcome.winners:
        order[seat] = (0, 0)
    return [sum([other < order[seat] for other in order]) for seat in seats]
