"""The weights that a bot judges by: those of the game, others from a file, or none for the evaluation by hand."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.weights import BadWeights, Weights, weights_of

DECIMALS: Final = 4
"""So many of a weight are written down."""


def with_weights(game: Game[Plain], weights: Weights | None) -> Game[Plain]:
    """The same game, for a bot that judges by these weights; without any, by the evaluation written by hand."""
    other = type(game)()
    other.mind.weights = weights
    return other


def read_weights(file: Path, names: Sequence[str]) -> Weights:
    """Raises BadWeights, OSError."""
    try:
        table = tomllib.loads(file.read_text("utf-8"))
    except (ValueError, RecursionError) as fault:  # not TOML, or not even text
        raise BadWeights(str(fault)) from None
    return weights_of(table, names)


def weights_text(weights: Weights, notes: Sequence[str]) -> str:
    """As a file: what is to be noted about where the weights come from, and the weights by name."""
    lines = [*(f"# {note}" for note in notes), f"knots = {json.dumps(weights.knots)}", "", "[features]"]
    for place, name in enumerate(weights.names):
        lines.append(f"{json.dumps(name)} = {json.dumps([round(row[place], DECIMALS) for row in weights.rows])}")
    return "\n".join([*lines, ""])


def as_told(facts: Mapping[str, object]) -> str:
    """Facts for a note, in a line."""
    return ", ".join([f"{name} {fact}" for name, fact in facts.items()])
