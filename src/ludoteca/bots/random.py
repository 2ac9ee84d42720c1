"""The random player: every option is equally likely, asides included."""

from random import Random
from typing import Final

from ludoteca.bots.player import Answer
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table


class RandomPlayer:
    """Plays the same from the same seed."""

    def __init__(self, seed: str) -> None:
        self._draw: Final = Random(seed).random

    def choose(self, table: Table[Plain], seat: int) -> Answer:
        options = table.options()
        return Answer(options[int(self._draw() * len(options))])
