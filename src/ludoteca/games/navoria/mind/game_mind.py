"""What bots see of Navoria."""

from collections.abc import Sequence

from ludoteca.games.navoria.box.data import weights
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.mind import features, observation
from ludoteca.games.navoria.mind.evaluation import evaluation
from ludoteca.games.navoria.mind.pruning import prior
from ludoteca.games.navoria.mind.unfinished import foreseen, underway
from ludoteca.kernel.game_mind import GameMind
from ludoteca.kernel.table import Table
from ludoteca.kernel.weights import weights_of


class NavoriaMind(GameMind[State]):
    def __init__(self) -> None:
        self.spread = 12.0
        self.horizon = 8
        self.breadth = 8
        self.weights = weights_of(weights(), features.NAMES)

    def evaluation(self, table: Table[State], seats: int) -> list[float]:
        return evaluation(table.state)

    def feature_names(self) -> Sequence[str]:
        return features.NAMES

    def features(self, table: Table[State], seat: int) -> list[float]:
        found = features.features(foreseen(table, seat), seat)
        found[0] += underway(table, seat)
        return found

    def stage(self, table: Table[State], seat: int) -> float:
        return features.stage(table.state, seat)

    def prior(self, table: Table[State], options: list[int]) -> list[float]:
        return prior(table, options)

    def tensor_layout(self, table: Table[State]) -> Sequence[tuple[str, int]]:
        return observation.layout(table.state.box)

    def tensor(self, table: Table[State], seat: int) -> Sequence[float]:
        return observation.observation(table, seat)
