"""The players that come with the peers, as they are published.

Run it: `python -m benchmarks.rivals mcts --seconds 2`
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Protocol, cast

from benchmarks.asking import asked, tell
from benchmarks.peers import CatanGame, SpielState, catan_players, open_spiel, spiel_playout
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

GAME = "backgammon"
"""Of OpenSpiel's games the nearest to ours that its search can play fairly: dice, nothing hidden, a result only at the
end. Its search refuses hanabi, and would look at the cards in gin_rummy."""
CURIOSITY = 2.0
MEGABYTES = 1000
ROLLOUTS = 50
"""So many from each position tell how long a rollout is."""


class SpielNode(Protocol):
    explore_count: int


class SpielBot(Protocol):
    def mcts_search(self, state: SpielState) -> SpielNode: ...


NewBot = Callable[[int, int], SpielBot]
"""From how many iterations, and a seed."""


def compiled_bot(iterations: int, seed: int) -> SpielBot:
    pyspiel = import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot: SpielBot = pyspiel.MCTSBot(
        pyspiel.load_game(GAME),
        evaluator,
        uct_c=CURIOSITY,
        max_simulations=iterations,
        max_memory_mb=MEGABYTES,
        solve=True,
        seed=seed,
        verbose=False,
    )
    return bot


def python_bot(iterations: int, seed: int) -> SpielBot:
    mcts = import_module("open_spiel.python.algorithms.mcts")
    luck = import_module("numpy").random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    game = import_module("pyspiel").load_game(GAME)
    bot: SpielBot = mcts.MCTSBot(game, CURIOSITY, iterations, evaluator, solve=True, random_state=luck)
    return bot


def spiel_search(new_bot: NewBot, iterations: int = ITERATIONS, positions: int = MIDDLES) -> Thinker:
    """A rollout judges one position; that it went through others on the way is counted in rollouts of our own."""

    def some_trees(seed: int) -> Think:
        def think(watched: bool) -> Work:
            bot = new_bot(iterations, seed)
            grown = [bot.mcts_search(state).explore_count for state in states]
            passed = 0.0
            if watched:
                passed = sum(count * length(state, seed) for count, state in zip(grown, states, strict=True))
            return Work(sum(grown), round(passed), sum(grown))

        states = cast("list[SpielState]", middles(open_spiel(GAME), seed, positions))
        return think

    return some_trees


def length(state: SpielState, seed: int) -> float:
    """The choices in a rollout from this position, forced ones too, on average."""
    playout = spiel_playout()
    draw = Random(seed).random
    return sum(sum(playout(state.clone(), draw, None)) for _ in range(ROLLOUTS)) / ROLLOUTS


class CatanPlayer(Protocol):
    def decide(self, game: CatanGame, actions: list[object]) -> object: ...


def victory_points(seed: int) -> Think:
    """catanatron's greedy player: copies the game for every option, and takes what has most victory points."""
    kind = import_module("catanatron.players.search").VictoryPointPlayer
    new_game, turns_limit, players = catan_players(kind)

    def think(watched: bool) -> Work:
        decisions = tried = 0
        game = new_game(players, seed)
        state = game.state
        while game.winning_color() is None and state.num_turns < turns_limit:
            actions = state.playable_actions
            if len(actions) > 1:
                decisions += 1
                tried += len(actions)
            player = cast("CatanPlayer", state.current_player())
            game.execute(player.decide(game, actions), False)
        return Work(decisions, tried, tried)

    return think


RIVALS: dict[str, tuple[str, Thinker]] = {
    "victory-points": (DECISION, victory_points),
    "mcts": (ITERATION, spiel_search(compiled_bot)),
    "mcts-python": (ITERATION, spiel_search(python_bot)),
}


def measure(rival: str, seconds: float, seed: int = 1) -> Thinking:
    unit, thinker = RIVALS[rival]
    return measure_thinking(rival, unit, thinker, seconds, seed)


def main() -> None:
    tell(measure(*asked("rival", RIVALS)))


if __name__ == "__main__":
    main()
