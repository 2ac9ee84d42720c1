"""Gymnasium: one seat is the learner's, the others are bots or the game's own automas."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from ludoteca import registry
from ludoteca.bots.player import Player
from ludoteca.bots.roster import BOTS
from ludoteca.door import game_named
from ludoteca.kernel.dealer import Dealer, seeded
from ludoteca.kernel.game import PERSON, Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table
from ludoteca.research.extras import MissingExtra
from ludoteca.research.match import WIN, Match, match_of, names_of
from ludoteca.research.spaces import whole

try:
    import gymnasium
    from gymnasium import spaces

    from ludoteca.research.arrays import Observation, observation, observation_space
except ModuleNotFoundError as error:
    if error.name not in ("gymnasium", "numpy"):
        raise
    raise MissingExtra("Gymnasium", "gymnasium") from error

Info = dict[str, object]


class TableEnv(gymnasium.Env[Observation, int]):
    """A table with one learner. An action that is not allowed changes nothing: reward 0, the refusal in `info`.

    `opponents` are the others in table order, by the names of bots ('greedy') or of seats that the game plays itself
    ('automa:linne:boudeuse'); the learner sits down at place `seat` among them.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        options: Mapping[str, Setting] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"no render mode {render_mode!r}: known is ansi")
        others = names_of("opponents", opponents)
        if not 0 <= seat <= len(others):
            raise ValueError(f"no seat {seat} beside {len(others)} opponents")
        names = [*others[:seat], PERSON, *others[seat:]]
        own_seats = game_named(game).own_seats()
        for name in others:
            if name not in BOTS and name not in own_seats:
                raise ValueError(f"no opponent {name!r}: there are {', '.join([*BOTS, *own_seats])}")
        at_table = [name if name in own_seats else PERSON for name in names]
        self.match: Final[Match] = match_of(game, at_table, options, reward)
        self.seat: Final = seat
        self.bots: Final = {place: name for place, name in enumerate(names) if name in BOTS and place != seat}
        self.render_mode = render_mode
        self.observation_space = cast("spaces.Space[Observation]", observation_space(self.match))
        self.action_space = cast("spaces.Space[int]", spaces.Discrete(self.match.space.size))
        self.table: Table[Plain] = self.match.opening.clone()
        self._dealer: Dealer = seeded("")
        self._players: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        name = str(self.np_random.integers(1 << 62))
        self._dealer = seeded(name)
        self._players = {
            place: BOTS[bot](self.match.game, len(self.match.seats), f"{name}/{place}")
            for place, bot in self.bots.items()
        }
        self.table = self.match.opening.clone()
        self._go_on()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        action = whole(action)
        refusal = self.match.space.why_not(self.table, action)
        if refusal is not None:
            seen, info = self._seen()
            info["refusal"] = self.match.told(self.table, refusal)
            return seen, 0.0, self.table.question is None, False, info
        option = self.match.space.option(self.table, action)
        assert option is not None
        self.table.commit(option)
        self._go_on()
        seen, info = self._seen()
        return seen, self.match.rewards(self.table)[self.seat], self.table.question is None, False, info

    def _go_on(self) -> None:
        """The box and the others answer, until the learner is asked or the game is over."""
        while True:
            self.match.draw(self.table, self._dealer)
            question = self.table.question
            if not isinstance(question, Choice) or question.seat == self.seat:
                return
            self.table.commit(self._players[question.seat].choose(self.table, question.seat).option)

    def _seen(self) -> tuple[Observation, Info]:
        seen = observation(self.match, self.table, self.seat)
        return seen, {"action_mask": seen["action_mask"]}

    def readable(self) -> dict[str, object]:
        """What the learner sees, as plain data with the words of the table."""
        return self.match.readable(self.table, self.seat)

    def render(self) -> str | None:
        """The table in sentences, as the learner sees it."""
        return self.match.text(self.table, self.seat) if self.render_mode == "ansi" else None


def env_id(game: str) -> str:
    """'ludoteca/Navoria-v0'."""
    return f"ludoteca/{game.capitalize()}-v0"


def register() -> None:
    """Every installed game in Gymnasium's registry; done when this module is imported."""
    for name in registry.names():
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(
                id=env_id(name),
                entry_point=f"{__name__}:{TableEnv.__name__}",
                kwargs={"game": name},
            )


register()
