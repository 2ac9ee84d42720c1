"""PettingZoo: every person's seat is an agent, asked when the rules ask it."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.kernel.dealer import Dealer, seeded
from ludoteca.kernel.game import PERSON, Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table
from ludoteca.research.extras import MissingExtra
from ludoteca.research.match import WIN, Match, match_of
from ludoteca.research.spaces import whole

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

    from ludoteca.research.arrays import Observation, observation, observation_space
except ModuleNotFoundError as error:
    if error.name not in ("pettingzoo", "gymnasium", "numpy"):
        raise
    raise MissingExtra("PettingZoo", "pettingzoo") from error


class TableAEC(AECEnv):  # type: ignore[misc]
    """A table to act at in turn. An action that is not allowed changes nothing: reward 0, the refusal in `infos`."""

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str] = 2,
        options: Mapping[str, Setting] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"no render mode {render_mode!r}: known is ansi")
        self.match: Final[Match] = match_of(game, seats, options, reward)
        if not self.match.players:
            raise ValueError(f"nobody acts here: none of the seats {', '.join(self.match.seats)} is a {PERSON}")
        self.metadata = {"name": f"ludoteca_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.seat_of: Final = {f"player_{seat}": seat for seat in self.match.players}
        self.possible_agents = list(self.seat_of)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.match) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.match.space.size) for agent in self.possible_agents}
        self.table: Table[Plain] = self.match.opening.clone()
        self._dealer: Dealer = seeded("")
        self._np_random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> "spaces.Dict":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """With a seed the luck is the same again, draw by draw; without one it is the next of the last seed's."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self._dealer = seeded(str(self._np_random.integers(1 << 62)))
        self.table = self.match.opening.clone()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must act")
        action = whole(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        refusal = self.match.space.why_not(self.table, action)
        if refusal is not None:
            self.infos[agent] = {"refusal": self.match.told(self.table, refusal)}
            return
        option = self.match.space.option(self.table, action)
        assert option is not None
        self.table.commit(option)
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """To the next agent that is asked, or to the end."""
        self.match.draw(self.table, self._dealer)
        question = self.table.question
        if isinstance(question, Choice):
            self.agent_selection = f"player_{question.seat}"
            return
        rewards = self.match.rewards(self.table)
        for agent, seat in self.seat_of.items():
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = True

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return observation(self.match, self.table, seat)

    def readable(self, agent: str) -> dict[str, object]:
        """What an agent sees, as plain data with the words of the table."""
        return self.match.readable(self.table, self.seat_of[agent])

    def render(self) -> str | None:
        """The table in sentences, as a spectator sees it."""
        return self.match.text(self.table, None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(
    game: str,
    seats: int | Sequence[str] = 2,
    options: Mapping[str, Setting] | None = None,
    reward: str = WIN,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    """A table of any installed game; an agent that acts before the reset is told so."""
    return OrderEnforcingWrapper(TableAEC(game, seats, options, reward, render_mode))


def encyclopedia(
    seats: int | Sequence[str] = 2,
    options: Mapping[str, Setting] | None = None,
    reward: str = WIN,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    return env("encyclopedia", seats, options, reward, render_mode)


def navoria(
    seats: int | Sequence[str] = 2,
    options: Mapping[str, Setting] | None = None,
    reward: str = WIN,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    return env("navoria", seats, options, reward, render_mode)
