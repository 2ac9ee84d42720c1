"""OpenSpiel: every installed game as `ludoteca_<game>`, chance as nodes with weighted outcomes.

Importing this module registers them: pyspiel.load_game("ludoteca_navoria(players=3,reward=margin)").
"""

from collections.abc import Mapping
from typing import Final, cast

import msgspec

from ludoteca import registry
from ludoteca.door import game_named
from ludoteca.kernel.game import PERSON, Game, Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Choice
from ludoteca.research.extras import MissingExtra
from ludoteca.research.match import MARGIN, WIN, Match, Position, match

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    if error.name not in ("pyspiel", "numpy"):
        raise
    raise MissingExtra("OpenSpiel", "openspiel") from error

PREFIX: Final = "ludoteca_"
MOST_OUTCOMES: Final = 256
"""No draw of our games has more: the largest are 120 orders of five continents."""
LONGEST: Final = 4000
"""Decisions and draws; random games of four end after less than a quarter of these."""
MOST_POINTS: Final = 1000.0
"""No margin is larger."""
SPECIFICATION: Final[dict[str, int | str]] = {"players": 2, "options": "", "reward": WIN}
"""The parameters of a game. `options` are the table's settings, as 'edition:pl;sepultus:true'."""


class TableState(pyspiel.State):  # type: ignore[misc]
    """One position. Everything that changes is in `position`: OpenSpiel copies and saves a state by its attributes."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self.position = Position(game.match, game.match.opening.clone())

    def current_player(self) -> int:
        question = self.position.table.question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return question.seat if isinstance(question, Choice) else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.match.space.actions(self.position.table)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        table = self.position.table
        question = table.question
        assert isinstance(question, Chance)
        lots = question.lots(table)
        return sorted([(outcome, weight / lots) for outcome, weight in question.outcomes(table).items()])

    def _apply_action(self, action: int) -> None:
        table = self.position.table
        if isinstance(table.question, Chance):
            table.commit(action)
            return
        option = self.position.match.space.option(table, action)
        assert option is not None, f"{action} does not answer {type(table.question).__name__}"
        table.commit(option)

    def _action_to_string(self, player: int, action: int) -> str:
        question = self.position.table.question
        if isinstance(question, Chance):
            return question.words(self.position.table).word(action)
        return ":".join(self.position.match.space.word(action))

    def is_terminal(self) -> bool:
        return self.position.table.question is None

    def returns(self) -> list[float]:
        return self.position.match.rewards(self.position.table)

    def __str__(self) -> str:
        return cast("str", self.history_str())


class TableObserver:
    """What a seat sees. Every answer and every draw is made in the open, so with perfect recall that is the history."""

    def __init__(self, played: Match, recalls: bool) -> None:
        self.recalls: Final = recalls
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not recalls:
            self.tensor = np.zeros(played.length, np.float32)
            begin = 0
            for name, length in played.layout:
                self.dict[name] = self.tensor[begin : begin + length]
                begin += length

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.position.match.observe(state.position.table, player)

    def string_from(self, state: TableState, player: int) -> str:
        if self.recalls:
            return str(state)
        return msgspec.json.encode(state.position.match.readable(state.position.table, player)).decode()


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel, made for its parameters by one of the registered names."""

    def __init__(self, name: str, params: Mapping[str, int | str] | None = None) -> None:
        given = {**SPECIFICATION, **(params or {})}
        players = int(given["players"])
        reward = str(given["reward"])
        game = game_named(name)
        settings = tuple(sorted(settings_of(game, str(given["options"])).items()))
        self.match: Final = match(name, (PERSON,) * players, settings, reward)
        most = MOST_POINTS if reward == MARGIN else 1.0
        zero_sum = players == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=self.match.space.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, zero_sum), info, dict(given))

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: object | None = None, params: Mapping[str, object] | None = None
    ) -> TableObserver:
        if params:
            raise ValueError(f"observations have no parameters, not even {', '.join(params)}")
        return TableObserver(self.match, bool(getattr(iig_obs_type, "perfect_recall", False)))


def loaded(text: str) -> TableGame:
    """A game from its name and parameters: here, so that whoever reads a saved one has the games registered."""
    return cast("TableGame", pyspiel.load_game(text))


def settings_of(game: Game[Plain], text: str) -> dict[str, Setting]:
    """The settings of a table from 'edition:pl;sepultus:true': each value as the game's option has it."""
    known = {option.name: option for option in game.settings_offered()}
    found: dict[str, Setting] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        values = {str(allowed).lower(): allowed for allowed in known[name].values} if name in known else {}
        found[name] = values.get(value.lower(), value)
    return found  # what the game does not know it refuses itself


def game_type(game: Game[Plain], zero_sum: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Ludoteca: {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=SPECIFICATION,
    )


def register() -> None:
    """Every installed game under its name; done when this module is imported."""
    for name in registry.names():
        try:
            game = registry.find(name)
        except registry.BrokenGame:
            continue  # somebody else's: the others are there all the same
        if game is not None:
            pyspiel.register_game(game_type(game, False), maker(name))


def maker(name: str) -> type[TableGame]:
    """A class of its own for each name: OpenSpiel makes a game from its parameters alone."""

    class NamedGame(TableGame):
        def __init__(self, params: Mapping[str, int | str] | None = None) -> None:
            super().__init__(name, params)

    return NamedGame


register()
