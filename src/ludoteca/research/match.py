"""What all adapters share: a match is a game with its seats, settings and rewards; its tables are played elsewhere."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import index
from typing import Final, SupportsIndex

import msgspec

from ludoteca.door import game_named
from ludoteca.kernel.codec import Json
from ludoteca.kernel.dealer import Dealer
from ludoteca.kernel.game import PERSON, Setting
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Fact, Refusal
from ludoteca.kernel.table import Chance, Choice, Table
from ludoteca.research.spaces import ActionSpace
from ludoteca.text.speaker import Speaker

WIN: Final = "win"
MARGIN: Final = "margin"
REWARDS: Final = (WIN, MARGIN)

LANGUAGE: Final = "en"

Settings = tuple[tuple[str, Setting], ...]
Told = dict[str, str | dict[str, Fact]]
"""A refusal as data: the rule, the code, the facts, and the sentence."""


class Match:
    """Immutable, and shared by all copies of a position. Raises Refused for seats or settings that the game refuses."""

    def __init__(self, game: str, seats: tuple[str, ...], settings: Settings, reward: str) -> None:
        if reward not in REWARDS:
            raise ValueError(f"no reward {reward!r}: known are {', '.join(REWARDS)}")
        self.name: Final = game
        self.seats: Final = seats
        self.settings: Final = settings
        self.reward: Final = reward
        self.game: Final = game_named(game)
        self.opening: Final = self.game.begin(seats, dict(settings))
        self.space: Final = ActionSpace(self.game.vocabularies(self.opening))
        self.players: Final = tuple(number for number, seat in enumerate(seats) if seat == PERSON)
        layout, self.observe = self.game.mind.tensor_layout(self.opening), self.game.mind.tensor
        self.layout: Final = tuple(layout)
        self.length: Final = sum([length for _, length in self.layout])

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return match, (self.name, self.seats, self.settings, self.reward)

    # A table of this match

    def draw(self, table: Table[Plain], dealer: Dealer) -> None:
        """Let the box answer until a seat is asked or the game is over."""
        while isinstance(question := table.question, Chance):
            table.commit(question.lot(table, dealer.draw(question.key(table), question.lots(table))))

    def rewards(self, table: Table[Plain]) -> list[float]:
        """What each seat gets at the end; before it nothing.

        'win': 1 for winning alone, 0 for winning together with others, -1 for losing. 'margin': the points by which a
        seat is ahead of the best other, or behind.
        """
        seats = range(len(self.seats))
        if table.question is not None:
            return [0.0 for _ in seats]
        if self.reward == WIN:
            winners = self.game.winners(table)
            won = 1.0 if len(winners) == 1 else 0.0
            return [won if seat in winners else -1.0 for seat in seats]
        points = [sum([line.points for line in self.game.sheet(table, seat)]) for seat in seats]
        return [float(points[seat] - max([points[other] for other in seats if other != seat])) for seat in seats]

    def readable(self, table: Table[Plain], seat: int) -> dict[str, object]:
        """What this seat sees, as plain data: the open question, its words if it is this seat's, and the picture."""
        question = table.question
        asked = question.seat if isinstance(question, Choice) else None
        options: list[str] = []
        if isinstance(question, Choice) and asked == seat:
            options = [word_of(table, question, option) for option in table.options()]
        return {
            "question": None if question is None else type(question).__name__,
            "asked": asked,
            "options": options,
            "table": msgspec.to_builtins(self.game.page.picture(table, seat)),
        }

    def parts(self, observation: Sequence[float]) -> dict[str, list[float]]:
        """An observation, part by part, as the layout names them."""
        found: dict[str, list[float]] = {}
        begin = 0
        for name, length in self.layout:
            found[name] = [float(number) for number in observation[begin : begin + length]]
            begin += length
        return found

    # In words

    def speaker(self, table: Table[Plain]) -> Speaker[Plain]:
        named = [self.game.words.seat_name(table, seat) or f"Seat {seat + 1}" for seat in range(len(self.seats))]
        return Speaker(self.game, LANGUAGE, named)

    def text(self, table: Table[Plain], seat: int | None) -> str:
        """The table as this seat may see it, and the open question, in sentences."""
        speaker = self.speaker(table)
        lines: list[str] = []
        for section in self.game.words.view(table, seat):
            lines.append(speaker.phrase(table, section.title))
            lines.extend([f"  {speaker.phrase(table, line)}" for line in section.lines])
        question = table.question
        if isinstance(question, Choice):
            lines.append(f"{speaker.seats[question.seat]}: {speaker.ask(table, question)}")
            for option in table.options():
                said = speaker.option(table, question, option)
                lines.append(f"  {self.space.action(table, question, option)}: {said}")
        return "\n".join(lines)

    def told(self, table: Table[Plain], refusal: Refusal) -> Told:
        return {
            "rule": refusal.rule,
            "code": refusal.code,
            "facts": dict(refusal.facts),
            "sentence": self.speaker(table).refusal(table, refusal),
        }


class Position:
    """A table of a match, as searches copy and save it: a copy is a clone, and what is saved has no box in it."""

    def __init__(self, played: Match, table: Table[Plain]) -> None:
        self.match: Final = played
        self.table: Final = table

    def __deepcopy__(self, memo: dict[int, object]) -> "Position":
        return Position(self.match, self.table.clone())

    def __reduce__(self) -> tuple[object, ...]:
        codec = self.match.game.codec(self.match.opening)
        return restored, (self.match, codec.encode_table(self.table))


def restored(played: Match, saved: Json) -> Position:
    return Position(played, played.game.codec(played.opening).decode_table(saved))


@lru_cache(maxsize=64)
def match(game: str, seats: tuple[str, ...], settings: Settings, reward: str) -> Match:
    """The match of these seats and settings, made once."""
    return Match(game, seats, settings, reward)


def match_of(game: str, seats: int | Sequence[str], options: Mapping[str, Setting] | None, reward: str) -> Match:
    """`seats` is how many play, or who sits there: 'person', or a seat that the game plays itself."""
    names = (PERSON,) * index(seats) if isinstance(seats, SupportsIndex) else names_of("seats", seats)
    settings = {} if options is None else options
    if not isinstance(settings, Mapping):
        raise TypeError(f"options are a mapping, as {{'edition': 'pl'}}, not {options!r}")
    return match(game, names, tuple(sorted(settings.items())), reward)


def names_of(what: str, given: Sequence[str]) -> tuple[str, ...]:
    """Names as they were given; one alone would be taken for its letters. Raises TypeError."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise TypeError(f"{what} are names in a list, not {given!r}")
    return tuple(given)
