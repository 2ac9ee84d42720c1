"""Ratings of an arena's entrants, by openskill.

Bradley-Terry, every two seats of a table compared. Plackett-Luce, openskill's first choice, gives the third at a table
of four as much as two who share the victory there.
"""

from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from ludoteca.lab.matches import SURE, Outcome, ranks

NO_DRIFT: Final = 0.0
"""A bot does not learn or tire between games: certainty only grows."""
SHUFFLES: Final = 10
AT_MOST: Final = 20_000
"""Games in all shuffles together: of very many games there are fewer shuffles, so that nobody waits for ratings."""


class Rating(NamedTuple):
    """Strength, and the interval that holds it with 95 of 100."""

    strength: float
    least: float
    most: float


def ratings(names: Sequence[str], outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """openskill takes games one after the other, and its ratings depend on their order. So the games are sorted, and
    shuffled several times, always in the same way; the mean counts."""
    games = sorted(outcomes, key=lambda outcome: outcome.meeting)
    chance = Random(SHUFFLES)
    found: dict[str, list[BradleyTerryFullRating]] = {name: [] for name in names}
    for _ in range(max(1, min(SHUFFLES, AT_MOST // max(1, len(games))))):
        chance.shuffle(games)
        for name, rating in one_after_another(names, games).items():
            found[name].append(rating)
    return {name: mean(several) for name, several in found.items()}


def mean(several: Sequence[BradleyTerryFullRating]) -> Rating:
    strength = fmean([each.mu for each in several])
    half = SURE * fmean([each.sigma for each in several])
    return Rating(strength, strength - half, strength + half)


def one_after_another(names: Sequence[str], games: Iterable[Outcome]) -> dict[str, BradleyTerryFullRating]:
    model = BradleyTerryFull(tau=NO_DRIFT)
    rated = {name: model.rating(name=name) for name in names}
    for game in games:
        seats = game.meeting.seats
        teams = model.rate([[rated[name]] for name in seats], ranks=[float(rank) for rank in ranks(game)])
        for name, [team] in zip(seats, teams, strict=True):
            rated[name] = team
    return rated
