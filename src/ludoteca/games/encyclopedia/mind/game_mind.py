"""What bots see of Encyclopedia."""

from collections.abc import Sequence

from ludoteca.games.encyclopedia.box.constants import NONE
from ludoteca.games.encyclopedia.box.data import weights
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.mind import features, observation
from ludoteca.games.encyclopedia.mind.evaluation import evaluation
from ludoteca.games.encyclopedia.mind.pruning import prior
from ludoteca.games.encyclopedia.mind.unfinished import underway
from ludoteca.kernel.game_mind import GameMind
from ludoteca.kernel.table import Table
from ludoteca.kernel.weights import weights_of


class EncyclopediaMind(GameMind[State]):
    def __init__(self) -> None:
        self.spread = 22.0
        self.weights = weights_of(weights(), features.NAMES)

    def evaluation(self, table: Table[State], seats: int) -> list[float]:
        expected = evaluation(table.state)
        for seat in range(seats):
            expected[seat] += underway(table, seat)
        return expected

    def feature_names(self) -> Sequence[str]:
        return features.NAMES

    def features(self, table: Table[State], seat: int) -> list[float]:
        found = features.features(table.state, seat)
        found[0] += underway(table, seat)
        return found

    def stage(self, table: Table[State], seat: int) -> float:
        return features.stage(table.state, seat)

    def prior(self, table: Table[State], options: list[int]) -> list[float]:
        return prior(table, options)

    def turn(self, table: Table[State]) -> int:
        """A turn is a die less on the boards; the die in hand is still of this turn."""
        state = table.state
        return len(state.dice_on_boards()) + (1 if state.die != NONE else 0)

    def tensor_layout(self, table: Table[State]) -> Sequence[tuple[str, int]]:
        return observation.layout(table.state.box)

    def tensor(self, table: Table[State], seat: int) -> Sequence[float]:
        return observation.observation(table, seat)
