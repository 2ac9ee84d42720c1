"""What the rest of the house knows of a game: how it begins, what may be answered, its score, and its three parts."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.codec import Codec, all_subclasses, shared_of
from ludoteca.kernel.game_mind import GameMind
from ludoteca.kernel.game_page import GamePage
from ludoteca.kernel.game_words import GameWords
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.schema import with_pack
from ludoteca.kernel.table import FREE_ACTION, Choice, Step, Table, TurnChoice
from ludoteca.kernel.words import Words

S = TypeVar("S", bound=Plain)

Setting = bool | int | str
Data = Mapping[str, object]

PERSON: Final = "person"
"""The seat of whoever answers choices: a person or a bot. A game's own automas have names of their own."""


class ScoreLine:
    """A line of a score sheet: what is counted, how many, and the points. `name` is a word of the game.

    `times` is how often each counts, where something else multiplies.
    """

    def __init__(self, name: str, count: int, points: int, times: int | None = None) -> None:
        self.name: Final = name
        self.count: Final = count
        self.points: Final = points
        self.times: Final = times

    def __repr__(self) -> str:
        times = "" if self.times is None else f", times={self.times}"
        return f"ScoreLine(name={self.name!r}, count={self.count}, points={self.points}{times})"


class SettingOffered:
    """A setting of a table: its allowed values, the default first."""

    def __init__(self, name: str, values: Sequence[Setting]) -> None:
        self.name: Final = name
        self.values: Final = tuple(values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game: what a table needs. How it speaks, what a screen draws and what bots see are its parts beside it."""

    name: str
    rules: range
    """The rules numbers that this release plays; tables begin with the last of them."""
    seats: range
    """How many may play."""
    default_seats: Sequence[str] = (PERSON, PERSON)
    """The seats of a table if nobody says."""
    words: GameWords[S]
    page: GamePage[S]
    mind: GameMind[S]

    def __init__(self) -> None:
        self.page = GamePage()
        self.mind = SheetMind(self)

    def own_seats(self) -> Sequence[str]:
        """What the game can play itself, as seats are written."""
        return ()

    def settings_offered(self) -> Sequence[SettingOffered]:
        """The settings of a table."""
        return ()

    def settings(self, given: Mapping[str, Setting]) -> dict[str, Setting]:
        """All settings of a table, from those that were given and the defaults. Raises Refused."""
        known = {option.name: option for option in self.settings_offered()}
        for name, value in given.items():
            if name not in known:
                raise Refused(Refusal("table", "option-unknown", name=name, known=", ".join(known)))
            if not any(value == allowed and type(value) is type(allowed) for allowed in known[name].values):
                values = ", ".join([str(allowed).lower() for allowed in known[name].values])
                raise Refused(Refusal("table", "option-value", name=name, found=str(value), known=values))
        return {name: given.get(name, option.values[0]) for name, option in known.items()}

    def data(self, pack: Data | None) -> Data:
        """The cards and values of a table, with what a data pack replaces. Raises Refused."""
        return with_pack({}, pack, lambda data: None)

    def begin(
        self,
        seats: Sequence[str],
        options: Mapping[str, Setting] | None = None,
        data: Data | None = None,
        rules: int | None = None,
    ) -> Table[S]:
        """A table with the game set up as far as it goes without an answer. Raises Refused."""
        raise TypeError(f"{self.name} does not begin")

    def codec(self, table: Table[S]) -> Codec[S]:
        """Reads saved tables of this game: the state and step classes of its package, and the box of this table."""
        kinds = [kind for kind in all_subclasses(Plain) + all_subclasses(Step) if belongs(kind, home_of(self))]
        return Codec(kinds, shared_of(table.state))

    def vocabularies(self, table: Table[S]) -> Sequence[Words]:
        """All words that a seat can answer with: in a row, the fixed action space."""
        raise TypeError(f"{self.name} has no vocabularies")

    def over(self, table: Table[S]) -> bool:
        return not table.agenda

    def sheet(self, table: Table[S], seat: int) -> list[ScoreLine]:
        """The score of a seat, line by line: at the end, or as if the game ended now."""
        raise TypeError(f"{self.name} has no score sheet")

    def lines(self, table: Table[S]) -> Sequence[str]:
        """The names of all lines a sheet of this table can have, in the sheet's order; here everybody has the same."""
        return [line.name for line in self.sheet(table, 0)]

    def covered(self, table: Table[S], seat: int, viewer: int | None) -> bool:
        """Whether a seat's score rests on what this viewer may not look at yet."""
        return False

    def winners(self, table: Table[S]) -> list[int]:
        """The seats that have won. A game that cannot tell before its end says so by `must_be_over`."""
        raise TypeError(f"{self.name} has no winners")

    def undertakings(self, table: Table[S]) -> list[tuple[int, list[Step[S]]]]:
        """For the contract: the actions that the open question asks about, each with its outlook and its steps."""
        return []

    def check(self, table: Table[S]) -> None:
        """For the contract: raise AssertionError where something was lost or doubled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SheetMind(GameMind[S]):
    """The mind of a game that has none of its own: bots go by the score as it stands, learners see their answers."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game

    def evaluation(self, table: Table[S], seats: int) -> list[float]:
        return [float(points(self.game, table, seat)) for seat in range(seats)]

    def feature_names(self) -> Sequence[str]:
        return ("points", "one")

    def features(self, table: Table[S], seat: int) -> list[float]:
        return [float(points(self.game, table, seat)), 1.0]

    def tensor_layout(self, table: Table[S]) -> Sequence[tuple[str, int]]:
        return [(words.name, len(words)) for words in self.game.vocabularies(table)]

    def tensor(self, table: Table[S], seat: int) -> Sequence[float]:
        return offered(self.game.vocabularies(table), table, seat)


def points(game: Game[S], table: Table[S], seat: int) -> int:
    """A seat's score as it stands."""
    return sum([line.points for line in game.sheet(table, seat)])


def must_be_over(table: Table[S]) -> None:
    """Raises Refused where a game is not over yet."""
    if table.agenda:
        raise Refused(Refusal("table", "not-over"))


def offered(vocabularies: Sequence[Words], table: Table[S], seat: int) -> list[float]:
    """All vocabularies in a row: 1 at each word that this seat may answer now."""
    question = table.question
    row = [0.0] * sum([len(words) for words in vocabularies])
    if not isinstance(question, Choice) or question.seat != seat:
        return row
    free_actions = question.free_words(table).name if isinstance(question, TurnChoice) else ""
    answers = question.words(table).name
    begin = 0
    for words in vocabularies:
        for option in table.options():
            if option >= FREE_ACTION and words.name == free_actions:
                row[begin + option - FREE_ACTION] = 1.0
            elif option < FREE_ACTION and words.name == answers:
                row[begin + option] = 1.0
        begin += len(words)
    return row


def home_of(game: Game[S]) -> str:
    """The package that a game lives in."""
    return type(game).__module__.rpartition(".")[0] or type(game).__module__


def belongs(kind: type, package: str) -> bool:
    return kind.__module__ == package or kind.__module__.startswith(f"{package}.")


def digest(data: Data) -> str:
    """The hash of a table's data, the same on every machine."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
