"""The bots by name, as they are called to a seat: 'bot:random'."""

from collections.abc import Callable
from typing import Final

from ludoteca.bots.player import Player
from ludoteca.bots.random import RandomPlayer

BOTS: Final[dict[str, Callable[[str], Player]]] = {"random": RandomPlayer}
"""Each is made from a seed."""
