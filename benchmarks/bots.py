"""Our bots: whole games of four greedy players, and trees of the search player, grown in the middle of games.

Run it: `PYTHONPATH=src python -m benchmarks.bots navoria:search --seconds 2`
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import cast

from benchmarks.asking import asked, tell
from benchmarks.ours import SEATS, loaded, ludoteca, the_game
from benchmarks.thinking import (
    DECISION,
    ITERATION,
    ITERATIONS,
    MIDDLES,
    Think,
    Thinker,
    Thinking,
    Work,
    measure_thinking,
    middles,
)
from ludoteca.bots import search as search_module
from ludoteca.bots.greedy import WIDTH, GreedyPlayer
from ludoteca.bots.search import Job, grow
from ludoteca.bots.tally import play_out
from ludoteca.kernel.game import Game, ScoreLine
from ludoteca.kernel.game_mind import GameMind
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table


class Watched(GameMind[Plain]):
    """The same mind, for a bot, and how many positions that bot has it judge."""

    def __init__(self, mind: GameMind[Plain]) -> None:
        self.mind = mind
        self.spread = mind.spread
        self.horizon = mind.horizon
        self.breadth = mind.breadth
        self.weights = mind.weights
        self.judged = 0
        self.last: Table[Plain] | None = None

    def judge(self, table: Table[Plain]) -> None:
        """A position is judged for every seat in a row, or in mid-turn for one of them: that is once."""
        if table is not self.last:
            self.judged += 1
            self.last = table

    def evaluation(self, table: Table[Plain], seats: int) -> list[float]:
        self.judge(table)
        return self.mind.evaluation(table, seats)

    def features(self, table: Table[Plain], seat: int) -> list[float]:
        self.judge(table)
        return self.mind.features(table, seat)

    def stage(self, table: Table[Plain], seat: int) -> float:
        return self.mind.stage(table, seat)

    def prior(self, table: Table[Plain], options: list[int]) -> list[float]:
        return self.mind.prior(table, options)

    def turn(self, table: Table[Plain]) -> int:
        return self.mind.turn(table)


class WatchedGame(Game[Plain]):
    """The same game with a mind that is watched. At the end of a game bots look at the sheet instead."""

    def __init__(self, game: Game[Plain]) -> None:
        super().__init__()
        self.game = game
        self.watched = Watched(game.mind)
        self.mind = self.watched

    def sheet(self, table: Table[Plain], seat: int) -> list[ScoreLine]:
        self.watched.judge(table)
        return self.game.sheet(table, seat)

    def winners(self, table: Table[Plain]) -> list[int]:
        return self.game.winners(table)


def counting(game: Game[Plain], work: Callable[[Game[Plain]], int]) -> Think:
    """Every position that our bots look at is judged at once."""

    def think(watched: bool) -> Work:
        if not watched:
            return Work(work(game), 0, 0)
        shown = WatchedGame(game)
        thoughts = work(shown)
        return Work(thoughts, shown.watched.judged, shown.watched.judged)

    return think


def greedy(name: str, width: int = WIDTH) -> Thinker:
    game = the_game(name)

    def whole_game(seed: int) -> Think:
        def decisions(game: Game[Plain]) -> int:
            players = [GreedyPlayer(game, len(SEATS), f"{seed}/{seat}", width) for seat in range(len(SEATS))]
            return play_out(opening.clone(), players, Random(seed).random)[0]

        opening = game.begin(SEATS)
        return counting(game, decisions)

    return whole_game


def search(name: str, iterations: int = ITERATIONS, positions: int = MIDDLES) -> Thinker:
    game = the_game(name)

    def some_trees(seed: int) -> Think:
        def grown(game: Game[Plain]) -> int:
            count = 0
            for table in tables:
                seat = cast("Choice[Plain]", table.question).seat
                plans = grow(Job(game, len(SEATS), str(seed), table, seat, iterations, 0.0))
                count += sum(plan.visits - 1 for plan in plans)  # the first visit is the plan's own evaluation
            return count

        tables = cast("list[Table[Plain]]", middles(ludoteca(name), seed, positions))
        return counting(game, grown)

    return some_trees


BOTS: dict[str, tuple[str, Callable[[str], Thinker]]] = {"greedy": (DECISION, greedy), "search": (ITERATION, search)}


def measure(written: str, seconds: float, seed: int = 1) -> Thinking:
    """'navoria:search': a game and a bot."""
    name, _, bot = written.partition(":")
    unit, thinker = BOTS[bot]
    return measure_thinking(written, unit, thinker(name), seconds, seed)


def main() -> None:
    bot = asked("bot", about="a game and a bot, as 'navoria:search'; bots: " + ", ".join(BOTS))
    files = [*loaded(bot.name.partition(":")[0]), str(Path(search_module.__file__).resolve())]
    tell(measure(*bot), loaded=files)


if __name__ == "__main__":
    main()
