"""The greedy player: looks to the end of its own turn, and takes what the game's evaluation likes best there."""

from random import Random
from typing import Final

from ludoteca.bots.beam import Plan, Planner, chances
from ludoteca.bots.plan_cache import PlanCache
from ludoteca.bots.player import Answer, Look
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table

WIDTH: Final = 48
SAMPLES: Final = 6


class GreedyPlayer:
    """Plays the same from the same seed. With `whim` it misjudges every plan by about so many points, as people do."""

    def __init__(
        self,
        game: Game[Plain],
        seats: int,
        seed: str | Random,
        width: int = WIDTH,
        samples: int = SAMPLES,
        whim: float = 0.0,
    ) -> None:
        random = Random(seed) if isinstance(seed, str) else seed
        self._random: Final = random
        self._game: Final = game
        self._planner: Final = Planner(game, seats, random.random, width, samples)
        self._whim: Final = whim
        self._plans = PlanCache()

    def __reduce__(self) -> tuple[object, ...]:
        planner = self._planner
        made_of = (self._game, planner.seats, self._random, planner.width, planner.samples, self._whim)
        return GreedyPlayer, made_of, {"_plans": self._plans}

    def choose(self, table: Table[Plain], seat: int) -> Answer:
        followed = self._plans.follow(table)
        if followed is not None:
            return followed
        plans = self._planner.plans(table, seat)
        looks = {id(plan): self.look(plan, seat) for plan in plans}
        if self._whim > 0.0:
            felt = {id(plan): plan.margin + self._random.gauss(0.0, self._whim) for plan in plans}
            plans.sort(key=lambda plan: -felt[id(plan)])
        return self._plans.begin(table, [(plan.answers, looks[id(plan)]) for plan in plans])

    def look(self, plan: Plan, seat: int) -> Look:
        win = chances(self._game, plan.after, plan.points)[seat]
        return Look(plan.answers[0], plan.points[seat], win, 1)
