"""Ratings of an arena's entrants, by openskill.

Here and not among the bots, whose room is compiled where only the build's tools are installed.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from ludoteca.bots.arena import SURE, Outcome, ranks

NO_DRIFT: Final = 0.0
"""A bot does not learn or tire between games: certainty only grows."""


class Rating(NamedTuple):
    """Strength, and the interval that holds it with 95 of 100."""

    strength: float
    least: float
    most: float


def ratings(names: Sequence[str], outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """From all outcomes in this order: it is the schedule's, so that the same games give the same ratings."""
    model = PlackettLuce(tau=NO_DRIFT)
    rated = {name: model.rating(name=name) for name in names}
    for outcome in outcomes:
        seats = outcome.meeting.seats
        teams = model.rate([[rated[name]] for name in seats], ranks=[float(rank) for rank in ranks(outcome)])
        for name, [team] in zip(seats, teams, strict=True):
            rated[name] = team
    return {
        name: Rating(found.mu, found.mu - SURE * found.sigma, found.mu + SURE * found.sigma)
        for name, found in rated.items()
    }
