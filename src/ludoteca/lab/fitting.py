"""Fitting weights to the positions of many games (needs NumPy, and only this does).

A position is worth what its seat is worth some turns later: that wavers far less than the points at the end, of which
the last positions learn, and from these the ones before. Everything is held near the weights that one has already, the
nearer the less the games say of a feature.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ludoteca.bots.weights_file import DECIMALS
from ludoteca.kernel.weights import Weights
from ludoteca.lab.self_play import Course

KNOTS: Final = (0.0, 0.1, 0.25, 0.5, 1.0)
HOLD: Final = 500.0
"""How strongly every weight is held where it was, and at the same distance from it at neighbouring knots."""
LEVEL: Final = 0.01
AHEAD: Final = 8
"""So many positions later a position shows what it was worth."""
ROUNDS: Final = 30
ENOUGH: Final = 0.02
"""Weights that move by less than this have settled."""

Array = npt.NDArray[np.float64]


class Positions(NamedTuple):
    """Positions of many courses, one course after the other."""

    features: npt.NDArray[np.float32]
    stages: npt.NDArray[np.float32]
    expected: npt.NDArray[np.float32]
    points: npt.NDArray[np.float32]
    left: npt.NDArray[np.int32]
    """Positions of the same course from this one on, itself counted."""


def positions(courses: Sequence[Course]) -> Positions:
    lengths = [len(course.stages) for course in courses]
    return Positions(
        np.array([row for course in courses for row in course.features], np.float32),
        np.array([stage for course in courses for stage in course.stages], np.float32),
        np.array([points for course in courses for points in course.expected], np.float32),
        np.repeat(np.array([course.points for course in courses], np.float32), lengths),
        np.array([left for length in lengths for left in range(length, 0, -1)], np.int32),
    )


def joined(parts: Sequence[Positions]) -> Positions:
    return Positions(*(np.concatenate(column) for column in zip(*parts, strict=True)))


class Fit:
    """The normal equations of all positions, for any number of targets."""

    def __init__(self, seen: Positions, knots: Sequence[float]) -> None:
        self.knots: Final = list(knots)
        self.sure: Final[Array] = seen.features[:, 0].astype(np.float64)
        plain = seen.features[:, 1:].astype(np.float64)
        deviations = plain.std(axis=0)
        self.scale: Final[Array] = np.where(deviations > 1e-2, deviations, 1.0)
        self.scaled: Final[Array] = plain / self.scale
        edges = np.array(self.knots)
        stages = seen.stages.astype(np.float64)
        self.lower: Final = np.clip(np.searchsorted(edges, stages) - 1, 0, len(knots) - 2)
        low, high = edges[self.lower], edges[self.lower + 1]
        self.share: Final[Array] = np.clip((stages - low) / (high - low), 0.0, 1.0)
        self.width: Final = plain.shape[1]
        size = len(knots) * self.width
        self.products: Final[Array] = np.zeros((size, size))
        for knot in range(len(knots) - 1):
            rows, here = self.between(knot)
            self.products[here, here] += rows.T @ rows

    def between(self, knot: int) -> tuple[Array, slice]:
        """The positions between a knot and the next, in terms of the weights at both."""
        chosen = self.lower == knot
        rows, share = self.scaled[chosen], self.share[chosen][:, None]
        return np.hstack([rows * (1.0 - share), rows * share]), slice(knot * self.width, (knot + 2) * self.width)

    def solve(self, target: Array, prior: Array, hold: float) -> Array:
        """Weights for every knot and feature, held near the prior ones."""
        size = len(self.products)
        wanted = np.zeros(size)
        for knot in range(len(self.knots) - 1):
            rows, here = self.between(knot)
            wanted[here] += rows.T @ (target - self.sure)[self.lower == knot]
        holds = np.full(self.width, hold)
        holds[0] *= LEVEL  # what everybody has at a stage of the game is known from every position
        holding = np.diag(np.tile(holds, len(self.knots)))
        for place in range(size - self.width):
            other = place + self.width
            strength = holds[place % self.width]
            holding[place, place] += strength
            holding[other, other] += strength
            holding[place, other] -= strength
            holding[other, place] -= strength
        near = (prior * self.scale).ravel()
        found = np.linalg.solve(self.products + holding, wanted + holding @ near).astype(np.float64)
        return found.reshape(len(self.knots), self.width) / self.scale

    def predict(self, rows: Array) -> Array:
        scaled = rows * self.scale
        near = np.einsum("ij,ij->i", self.scaled, scaled[self.lower])
        far = np.einsum("ij,ij->i", self.scaled, scaled[self.lower + 1])
        found: Array = self.sure + (1.0 - self.share) * near + self.share * far
        return found


class Fitted(NamedTuple):
    """Weights, and by how many points what they say misses what came, usually."""

    weights: Weights
    misses: float


def fit(seen: Positions, names: Sequence[str], prior: Weights | None) -> Fitted:
    """Weights that say what became of these positions. Without prior ones, those that say what was expected of them,
    by whatever evaluation, come first."""
    knots = KNOTS if prior is None else tuple(prior.knots)
    fitting = Fit(seen, knots)
    nothing = np.zeros((len(knots), fitting.width))
    held = (
        fitting.solve(seen.expected.astype(np.float64), nothing, 1.0)
        if prior is None
        else np.array([row[1:] for row in prior.rows])
    )
    points = seen.points.astype(np.float64)
    places = np.arange(len(points))
    later = np.minimum(places + AHEAD, len(points) - 1)
    last = seen.left <= AHEAD
    rows = fitting.solve(points, held, HOLD)
    for _ in range(ROUNDS):
        target = np.where(last, points, fitting.predict(rows)[later])
        before, rows = rows, fitting.solve(target, held, HOLD)
        if np.abs(rows - before).max() < ENOUGH:
            break
    misses = float(np.sqrt(np.mean(np.square(points - fitting.predict(rows)))))
    # As they will be written: what wins the match is what is kept, and on every machine, however it adds up.
    table = [[0.0, *(round(float(weight), DECIMALS) for weight in row)] for row in rows]
    return Fitted(Weights(names, knots, table), misses)
