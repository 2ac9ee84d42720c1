"""What the rest of the house knows of a game: how it begins, its words, its score."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.codec import Codec, all_subclasses, shared_of
from ludoteca.kernel.moves import Ways
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Fact, Refusal, Refused
from ludoteca.kernel.schema import with_pack
from ludoteca.kernel.table import FREE_ACTION, Choice, Question, Step, Table, TurnChoice
from ludoteca.kernel.weights import Weights
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


class Phrase:
    """Something to be said: the message's id in the game's catalogue, and what fills it: facts and phrases."""

    def __init__(self, message: str, **facts: "Fact | Phrase | tuple[Phrase, ...]") -> None:
        self.message: Final = message
        self.facts: Final = facts


class Name:
    """A name to be said: the message's id, and what to say where no catalogue has it (a card of a data pack)."""

    def __init__(self, message: str, otherwise: str, **facts: Fact) -> None:
        self.message: Final = message
        self.otherwise: Final = otherwise
        self.facts: Final = facts


class Section:
    """A part of the table as a person sees it: its title and its lines."""

    def __init__(self, title: Phrase, lines: Sequence[Phrase]) -> None:
        self.title: Final = title
        self.lines: Final = tuple(lines)


class Option:
    """A setting of a table: its allowed values, the default first."""

    def __init__(self, name: str, values: Sequence[Setting]) -> None:
        self.name: Final = name
        self.values: Final = tuple(values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game. Everything else (bots, server, command line, replay) works through this."""

    name: str
    rules: range
    """The rules numbers that this release plays; tables begin with the last of them."""
    seats: range
    """How many may play."""
    default_seats: Sequence[str] = (PERSON, PERSON)
    """Who sits down if nobody says."""
    highlights: Sequence[str] = ()
    """What a report on many games counts by name, as 'Event' or 'Event.fact'."""

    def own_seats(self) -> Sequence[str]:
        """What the game can play itself, as seats are written."""
        return ()

    def options(self) -> Sequence[Option]:
        """The settings of a table."""
        return ()

    def settings(self, given: Mapping[str, Setting]) -> dict[str, Setting]:
        """All settings of a table, from those that were given and the defaults. Raises Refused."""
        known = {option.name: option for option in self.options()}
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
        package = type(self).__module__.rpartition(".")[0] or type(self).__module__
        kinds = [kind for kind in all_subclasses(Plain) + all_subclasses(Step) if belongs(kind, package)]
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
        """Who has won. A game that cannot tell before its end says so by `must_be_over`."""
        raise TypeError(f"{self.name} has no winners")

    def must_be_over(self, table: Table[S]) -> None:
        """Raises Refused where a game is not over yet."""
        if not self.over(table):
            raise Refused(Refusal("table", "not-over"))

    # For bots: none of it is needed, all of it makes them stronger

    spread: float = 10.0
    """By how many points a margin that is foreseen usually misses: what makes points into a chance to win."""

    def evaluation(self, table: Table[S], seats: int) -> list[float]:
        """The points that each seat may expect at the end; unless the game knows better, its score as it stands."""
        return [float(sum([line.points for line in self.sheet(table, seat)])) for seat in range(seats)]

    horizon: int = 2
    """So many turns of every seat a search plays on before it judges where that led; fewer at a full table."""
    breadth: int = 4
    """So many ways to go on with a turn are followed then: fewer are quicker, too few are somebody else's turns."""

    weights: Weights | None = None
    """Learned, for the features below; without any, bots go by the evaluation."""

    def feature_names(self) -> Sequence[str]:
        """What learned weights are for. The first feature counts as it is: the points that are sure."""
        return ("points", "one")

    def features(self, table: Table[S], seat: int) -> list[float]:
        """A seat's position in numbers, one for each name."""
        return [float(sum([line.points for line in self.sheet(table, seat)])), 1.0]

    def stage(self, table: Table[S], seat: int) -> float:
        """How much of the game is still to come for a seat, from 1 at the beginning to 0 at the end."""
        return 0.0 if self.over(table) else 1.0

    def prior(self, table: Table[S], options: list[int]) -> list[float]:
        """How much each option of the open choice is worth looking at; 0 if not at all."""
        return [1.0] * len(options)

    def turn(self, table: Table[S]) -> int:
        """A number that changes when a turn ends, for games whose automas move without a question in between."""
        return 0

    # Words at the edge

    def seat_name(self, table: Table[S], seat: int) -> str | None:
        """What a seat is called that the game plays itself; None for a person's."""
        return None

    def name_of(self, table: Table[S], fact: str, value: int | str) -> Name | None:
        """The name of a value in an event, refusal or phrase, by the fact's name; None if it stands for itself."""
        return None

    def ask(self, table: Table[S], question: Question[S]) -> Phrase:
        """The open question, as a sentence."""
        raise TypeError(f"{self.name} does not say its questions")

    def describe(self, table: Table[S], question: Question[S], option: int) -> Phrase:
        """One answer to the open question, as a label."""
        raise TypeError(f"{self.name} does not say its answers")

    def view(self, table: Table[S], viewer: int | None) -> Sequence[Section]:
        """The whole table, as this seat (or a spectator) may see it."""
        raise TypeError(f"{self.name} shows nothing")

    # What a draft brings

    def counted(self, table: Table[S], seat: int) -> Mapping[str, int]:
        """What a seat has that everybody may count, each by the word of its sign; by itself only its points."""
        if self.covered(table, seat, None):
            return {}
        return {"points": sum([line.points for line in self.sheet(table, seat)])}

    def change(self, word: str, before: int, after: int) -> int:
        """By how much what is counted has become more, or less where it is below 0."""
        return after - before

    def amount(self, word: str, amount: int) -> Phrase:
        """So many of what is counted: '2 coins'."""
        return Phrase("score-points", points=amount)

    # For those who draw it

    def picture(self, table: Table[S], viewer: int | None) -> object | None:
        """The whole table as data, as this seat (or a spectator) may see it; None if it is only told in sections."""
        return None

    def legend(self, table: Table[S]) -> object | None:
        """What the things in the picture are, once for a whole game."""
        return None

    def plan(self, table: Table[S], seat: int, wish: Mapping[str, object]) -> tuple[list[str], object]:
        """Answers to the open question, and to those after it, that fulfil a wish; and what to show. Raises Refused."""
        raise Refused(Refusal("table", "no-planner"))

    def ways(self, table: Table[S], seat: int) -> Ways[S]:
        """What can go where from the open question, for who points at a place first or drags; by itself nothing."""
        return Ways(table, seat)

    # For those who train on it

    def tensor_layout(self, table: Table[S]) -> Sequence[tuple[str, int]]:
        """The parts of an observation with their lengths, in order: the same for any table of this game."""
        return [(words.name, len(words)) for words in self.vocabularies(table)]

    def tensor(self, table: Table[S], seat: int) -> Sequence[float]:
        """What this seat sees, as numbers from 0 to 1; unless the game knows better, only what it may answer.

        A list will do; an `array("f")` is a NumPy array at once, and a list of thousands is long in the making of one.
        """
        return offered(self.vocabularies(table), table, seat)

    # For the contract

    def undertakings(self, table: Table[S]) -> list[tuple[int, list[Step[S]]]]:
        """For the contract: the actions that the open question asks about, each with its outlook and its steps."""
        return []

    def check(self, table: Table[S]) -> None:
        """For the contract: raise AssertionError where something was lost or doubled."""


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


def belongs(kind: type, package: str) -> bool:
    return kind.__module__ == package or kind.__module__.startswith(f"{package}.")


def digest(data: Data) -> str:
    """The hash of a table's data, the same on every machine."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
