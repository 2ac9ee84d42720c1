"""Learned weights: what each feature of a position is worth, in points at the end, at each stage of a game."""

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final, cast


class BadWeights(ValueError):
    """The weights cannot be used: what was wrong, in words."""


class Weights:
    """`rows` has one weight per feature for each of `knots`, which are stages from 0 (the end) to 1 (the beginning);
    between two of them the weights go over from one to the other. The first feature always counts as it is."""

    def __init__(self, names: Sequence[str], knots: Sequence[float], rows: Sequence[Sequence[float]]) -> None:
        if len(knots) < 2 or list(knots) != sorted(set(knots)) or not all(isfinite(knot) for knot in knots):
            raise BadWeights(f"two or more rising knots are needed, not {list(knots)}")
        if len(rows) != len(knots) or any(len(row) != len(names) for row in rows):
            raise BadWeights(f"{len(names)} weights are needed for each of {len(knots)} knots")
        for row in rows:
            for name, weight in zip(names, row, strict=True):
                if not isfinite(weight):
                    raise BadWeights(f"a weight of {name!r} is {weight}, which is no number to reckon with")
        self.names: Final = tuple(names)
        self.knots: Final = list(knots)
        self.rows: Final = [[float(weight) for weight in row] for row in rows]

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Weights, (self.names, self.knots, self.rows)

    def points(self, features: list[float], stage: float) -> float:
        knots = self.knots
        lower = 0
        last = len(knots) - 2
        while lower < last and stage > knots[lower + 1]:
            lower += 1
        share = (stage - knots[lower]) / (knots[lower + 1] - knots[lower])
        share = min(1.0, max(0.0, share))
        near = self.rows[lower]
        far = self.rows[lower + 1]
        points = features[0]
        for place in range(1, len(features)):
            feature = features[place]
            if feature != 0.0:
                low = near[place]
                points += feature * (low + share * (far[place] - low))
        return points


def weights_of(table: Mapping[str, object], names: Sequence[str]) -> Weights:
    """From a data file, for a game whose features have these names. Raises BadWeights."""
    try:
        knots = [float(knot) for knot in cast("list[float]", table["knots"])]
        given = cast("Mapping[str, list[float]]", table["features"])
        features = {name: [float(weight) for weight in weights] for name, weights in dict(given).items()}
    except KeyError as fault:
        raise BadWeights(f"there is no {fault.args[0]!r}") from None
    except (TypeError, ValueError, OverflowError) as fault:
        raise BadWeights(f"not weights: {fault}") from None
    for name in features:
        if name not in names:
            raise BadWeights(f"this game has no feature {name!r}")
    for name in names:
        if name not in features:
            raise BadWeights(f"there is no {name!r}")
        if len(features[name]) != len(knots):
            raise BadWeights(f"{name!r} has {len(features[name])} weights, but there are {len(knots)} knots")
    rows = [[features[name][knot] for name in names] for knot in range(len(knots))]
    return Weights(names, knots, rows)
