"""The peers, each at its fastest fair way of playing at random from Python.

Run it: `python -m benchmarks.peers catanatron --seconds 2`
"""

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Protocol

from benchmarks.asking import asked, tell
from benchmarks.figures import Draw, Figures, Play, Watch, measure_play


class CatanState(Protocol):
    playable_actions: list[object]
    num_turns: int

    def current_player(self) -> object: ...


class CatanGame(Protocol):
    state: CatanState

    def winning_color(self) -> object: ...
    def execute(self, action: object, validate_action: bool) -> object: ...
    def copy(self) -> object: ...


class NewCatanGame(Protocol):
    def __call__(self, players: Sequence[object], seed: int) -> CatanGame: ...


def catan_players(kind: Callable[[object], object]) -> tuple[NewCatanGame, int, list[object]]:
    """What makes a game, after how many turns it is called off, and four players of a kind."""
    package = import_module("catanatron")
    turns_limit: int = import_module("catanatron.game").TURNS_LIMIT
    return package.Game, turns_limit, [kind(colour) for colour in package.Color]


def catanatron() -> Play:
    """The loop of `Game.play`, without its two copies of the game and its second look for the action.

    `execute` without validation is what `commit` is with us: the door that trusts.
    """
    new_game, turns_limit, players = catan_players(import_module("catanatron").RandomPlayer)

    def play(draw: Draw, watch: Watch | None) -> tuple[int, int]:
        decisions = forced = 0
        game = new_game(players, seed=1 + int(draw() * 2**53))
        state = game.state
        while game.winning_color() is None and state.num_turns < turns_limit:
            actions = state.playable_actions
            count = len(actions)
            if count > 1:
                decisions += 1
                if watch is not None:
                    watch(game.copy)
                game.execute(actions[int(draw() * count)], False)
            else:
                forced += 1
                game.execute(actions[0], False)
        return decisions, forced

    return play


class SpielState(Protocol):
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> "SpielState": ...


class SpielGame(Protocol):
    def new_initial_state(self) -> SpielState: ...


def weighted(outcomes: list[tuple[int, float]], point: float) -> int:
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


class SpielPlayout(Protocol):
    """Plays from this position to the end, and returns (decisions, forced moves)."""

    def __call__(self, state: SpielState, draw: Draw, watch: Watch | None) -> tuple[int, int]: ...


def spiel_playout(even_chance: bool = False) -> SpielPlayout:
    """C++ behind `pyspiel`. Where all chance outcomes are equally likely, an index draw is the fastest."""
    pyspiel = import_module("pyspiel")
    chance = int(pyspiel.PlayerId.CHANCE)
    terminal = int(pyspiel.PlayerId.TERMINAL)

    def playout(state: SpielState, draw: Draw, watch: Watch | None) -> tuple[int, int]:
        decisions = forced = 0
        while (player := state.current_player()) != terminal:
            if player == chance and not even_chance:
                state.apply_action(weighted(state.chance_outcomes(), draw()))
                continue
            actions = state.legal_actions()
            count = len(actions)
            if player == chance:
                state.apply_action(actions[int(draw() * count)])
            elif count > 1:
                decisions += 1
                if watch is not None:
                    watch(state.clone)
                state.apply_action(actions[int(draw() * count)])
            else:
                forced += 1
                state.apply_action(actions[0])
        return decisions, forced

    return playout


def open_spiel(game_string: str, even_chance: bool = False) -> Play:
    game: SpielGame = import_module("pyspiel").load_game(game_string)
    playout = spiel_playout(even_chance)

    def play(draw: Draw, watch: Watch | None) -> tuple[int, int]:
        return playout(game.new_initial_state(), draw, watch)

    return play


PEERS: dict[str, Callable[[], Play]] = {
    "catanatron": catanatron,
    "gin_rummy": partial(open_spiel, "gin_rummy", even_chance=True),
    "hanabi": partial(open_spiel, "hanabi(players=4)"),
    "backgammon": partial(open_spiel, "backgammon"),
}


def measure(peer: str, seconds: float, seed: int = 1) -> Figures:
    return measure_play(peer, PEERS[peer](), seconds, seed)


def main() -> None:
    tell(measure(*asked("peer", PEERS)))


if __name__ == "__main__":
    main()
