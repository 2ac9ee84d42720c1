"""The bots by name, as they are called to a seat: 'bot:random'. Five levels, the same names in every game."""

from typing import Final

from ludoteca.bots.greedy import GreedyPlayer
from ludoteca.bots.player import Maker, Player
from ludoteca.bots.random import RandomPlayer
from ludoteca.bots.search import CORES, SearchPlayer
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain


class Level:
    """How strong a bot is: how many iterations it searches for a turn, and in how many trees; the same on every
    machine. Without any it is greedy, and misjudges what it sees by about `whim` of its spreads."""

    def __init__(self, iterations: int, whim: float, trees: int = 1) -> None:
        self.iterations: Final = iterations
        self.whim: Final = whim
        self.trees: Final = trees

    def player(self, game: Game[Plain], seats: int, seed: str) -> Player:
        if self.iterations:
            return SearchPlayer(game, seats, seed, self.iterations, trees=self.trees)
        return GreedyPlayer(game, seats, seed, whim=self.whim * game.mind.spread)


LEVELS: Final = {
    "beginner": Level(0, 0.9),
    "casual": Level(0, 0.55),
    "skilled": Level(0, 0.34),
    "expert": Level(0, 0.19),
    "master": Level(160, 0.0, trees=CORES),
}
"""From the kindest to the strongest."""


def random_player(game: Game[Plain], seats: int, seed: str) -> Player:
    return RandomPlayer(seed)


def greedy_player(game: Game[Plain], seats: int, seed: str) -> Player:
    return GreedyPlayer(game, seats, seed)


BOTS: Final[dict[str, Maker]] = {
    "random": random_player,
    "greedy": greedy_player,
    **{name: level.player for name, level in LEVELS.items()},
}

USUAL: Final = "casual"
"""The bot that sits down if no other is named."""
