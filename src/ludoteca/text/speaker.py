"""The speaker puts facts into words: events, refusals, questions, answers, rules and scores, in one language."""

import re
import sys
from collections.abc import Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from ludoteca.kernel.game import Game, Name, Phrase, ScoreLine
from ludoteca.kernel.plain import Plain, fields_of
from ludoteca.kernel.refusals import Fact, Refusal
from ludoteca.kernel.table import Question, Table
from ludoteca.text.catalogue import FALLBACK, Argument, catalogue

S = TypeVar("S", bound=Plain)

SEAT_FACTS: Final = ("seat", "owner", "winners", "order")
"""Facts that are numbers of seats, and are said as their names."""
SCORES: Final = "scores"
"""A fact with a number for each seat in order."""
RULE: Final = "rule-"


class Rule(NamedTuple):
    """A rule of the reference; `page` is that of the printed rulebook, if it has one."""

    id: str
    title: str
    text: str
    page: str | None


class Speaker(Generic[S]):
    """Says everything about a table of this game, in one language, with the names of its seats.

    A fact becomes an argument of the message under its own name. A number that the game has a name for is said by
    that name, and its key (`$die-key`, the id of the name's message) can be selected on. A tuple is said as a list,
    and `$dice-count` is how many there are. Where there are a `$seat` and an `$owner`, `$whose` is 'own' or 'other'.
    """

    def __init__(self, game: Game[S], language: str, seats: Sequence[str]) -> None:
        self.game: Final = game
        self.language: Final = language
        self.seats: Final = tuple(seats)
        self._package: Final = package_of(game)

    def event(self, table: Table[S], event: object) -> str:
        facts = {name: getattr(event, name) for name in fields_of(type(event))}
        return self._say(table, f"event-{kebab(type(event).__name__)}", facts)

    def refusal(self, table: Table[S] | None, refusal: Refusal) -> str:
        return self._say(table, f"refusal-{refusal.code}", refusal.facts)

    def ask(self, table: Table[S], question: Question[S]) -> str:
        return self.phrase(table, self.game.ask(table, question))

    def option(self, table: Table[S], question: Question[S], option: int) -> str:
        """One answer to a question, an aside too."""
        return self.phrase(table, self.game.describe(table, question, option))

    def phrase(self, table: Table[S] | None, phrase: Phrase) -> str:
        return self._say(table, phrase.message, phrase.facts)

    def score_line(self, table: Table[S], line: ScoreLine) -> str:
        name = self.game.name_of(table, "line", line.name) or Name(f"score-{line.name.replace('_', '-')}", line.name)
        facts = {"count": line.count, "points": line.points}
        return self._fill("score-line", {**facts, "line": self._name(table, name), "line-key": name.message})

    def say(self, message: str, **facts: Fact) -> str:
        """Any message, without a table: numbers stay numbers, and seats have their names."""
        return self._say(None, message, facts)

    # The rules

    def rule(self, rule_id: str) -> Rule | None:
        message = RULE + rule_id.replace(".", "-")
        text = self._find(message, {})
        if text is None:
            return None
        title = self._find(f"{message}.title", {})
        return Rule(rule_id, rule_id if title is None else title, text, self._find(f"{message}.page", {}))

    def rules(self) -> list[Rule]:
        """The whole reference, in the order of its file."""
        ids = [message for message in catalogue(self._package, FALLBACK) if message.startswith(RULE)]
        found = [self.rule(message.removeprefix(RULE).replace("-", ".")) for message in ids]
        return [rule for rule in found if rule is not None]

    # From facts to arguments

    def _say(
        self, table: Table[S] | None, message: str, facts: Mapping[str, Fact | Phrase | tuple[Phrase, ...]]
    ) -> str:
        arguments: dict[str, Argument] = {}
        for name, value in facts.items():
            if isinstance(value, Phrase):
                arguments[name] = self.phrase(table, value)
                arguments[f"{name}-key"] = value.message
            elif isinstance(value, tuple):
                arguments[name] = self._list(table, name, value)
                arguments[f"{name}-count"] = len(value)
            else:
                self._single(table, name, value, arguments)
        if "seat" in facts and "owner" in facts:
            arguments["whose"] = "own" if facts["seat"] == facts["owner"] else "other"
        return self._fill(message, arguments)

    def _single(self, table: Table[S] | None, fact: str, value: int | str, arguments: dict[str, Argument]) -> None:
        arguments[fact] = value
        if isinstance(value, int) and fact in SEAT_FACTS:
            arguments[fact] = self.seats[value]
        elif table is not None:
            name = self.game.name_of(table, fact, value)
            if name is not None:
                arguments[fact] = self._name(table, name)
                arguments[f"{fact}-key"] = name.message

    def _list(self, table: Table[S] | None, fact: str, values: Sequence[int | Phrase]) -> str:
        said: list[str] = []
        for number, value in enumerate(values):
            if isinstance(value, Phrase):
                said.append(self.phrase(table, value))
            elif fact == SCORES:
                said.append(self._say(table, "seat-score", {"seat": number, "points": value}))
            else:
                arguments: dict[str, Argument] = {}
                self._single(table, fact, value, arguments)
                said.append(str(arguments[fact]))
        if not said:
            return ""
        text = said.pop()
        if said and isinstance(values[0], int) and fact != SCORES:
            text = self._fill("list-pair", {"first": said.pop(), "second": text})
        for item in reversed(said):
            text = self._fill("list-more", {"first": item, "rest": text})
        return text

    def _name(self, table: Table[S], name: Name) -> str:
        arguments: dict[str, Argument] = {}
        for fact, value in name.facts.items():
            arguments[fact] = value if isinstance(value, int | str) else self._list(table, fact, value)
        text = self._find(name.message, arguments)
        return name.otherwise if text is None else text

    # From arguments to text

    def _fill(self, message: str, arguments: Mapping[str, Argument]) -> str:
        text = self._find(message, arguments)
        return f"[{message}]" if text is None else text

    def _find(self, message: str, arguments: Mapping[str, Argument]) -> str | None:
        text = catalogue(self._package, self.language).say(message, arguments)
        if text is None and self.language != FALLBACK:
            text = catalogue(self._package, FALLBACK).say(message, arguments)
        return text


def package_of(game: Game[S]) -> str:
    """The package that a game lives in: its catalogues are in the folder `text` there."""
    module = type(game).__module__
    return getattr(sys.modules[module], "__package__", None) or module.rpartition(".")[0]


def kebab(name: str) -> str:
    """'DieTaken' as 'die-taken'."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
