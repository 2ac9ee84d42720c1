"""How far a work of the laboratory is, for a callback."""

from collections.abc import Callable
from typing import NamedTuple


class Progress(NamedTuple):
    """So many of a stage's games or positions are done; `number` counts stages of the same name."""

    stage: str
    done: int
    total: int
    number: int = 0


Report = Callable[[Progress], None]


def silent(progress: Progress) -> None:
    """Report nothing."""
