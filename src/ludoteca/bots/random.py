"""The random player: every option is equally likely, free actions included."""

from random import Random
from typing import Final

from ludoteca.bots.player import Answer
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table


class RandomPlayer:
    """Plays the same from the same seed. A copy goes its own way, and draws what the original would."""

    def __init__(self, seed: str | Random) -> None:
        self._random: Final = Random(seed) if isinstance(seed, str) else seed
        self._draw: Final = self._random.random

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return RandomPlayer, (self._random,)

    def choose(self, table: Table[Plain], seat: int) -> Answer:
        options = table.options()
        return Answer(options[int(self._draw() * len(options))])
