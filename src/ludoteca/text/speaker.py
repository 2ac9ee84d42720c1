"""The speaker puts facts into words: events, refusals, questions, answers, rules and scores, in one language."""

import sys
from collections.abc import Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from ludoteca.kernel import saying as kernel
from ludoteca.kernel.game import Game, ScoreLine
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Fact, Refusal
from ludoteca.kernel.table import Question, Table
from ludoteca.text.catalogue import FALLBACK, Argument, catalogue
from ludoteca.text.saying import SEAT, Saying, Teller

S = TypeVar("S", bound=Plain)

RULE: Final = "rule-"
OURS: Final = "ours"
"""The page of a rule that the printed rulebooks do not have."""


class Rule(NamedTuple):
    """A rule of the reference; `page` says where the printed rulebook has it, or OURS; a game may name none."""

    id: str
    title: str
    text: str
    page: str | None


class Speaker(Generic[S]):
    """Says everything about a table of this game, in one language, with the names of its seats."""

    def __init__(self, game: Game[S], language: str, seats: Sequence[str]) -> None:
        self.game: Final = game
        self.language: Final = language
        self.seats: Final = tuple(seats)
        self.teller: Final = Teller(game)
        self._package: Final = package_of(game)

    def event(self, table: Table[S], event: object) -> str:
        return self.words(self.teller.event(table, event))

    def refusal(self, table: Table[S] | None, refusal: Refusal) -> str:
        return self.words(self.teller.refusal(table, refusal))

    def ask(self, table: Table[S], question: Question[S]) -> str:
        return self.words(self.teller.ask(table, question))

    def option(self, table: Table[S], question: Question[S], option: int) -> str:
        """One answer to a question, a free action too."""
        return self.words(self.teller.option(table, question, option))

    def phrase(self, table: Table[S] | None, phrase: kernel.Saying) -> str:
        return self.words(self.teller.say(table, phrase))

    def score_line(self, table: Table[S], line: ScoreLine) -> str:
        return self.words(self.teller.score_line(table, line))

    def say(self, message: str, **facts: Fact) -> str:
        """Any message, without a table: numbers stay numbers, and seats have their names."""
        return self.words(self.teller.say(None, kernel.Saying(message, **facts)))

    def words(self, saying: Saying) -> str:
        """A saying in this language; in English, or what the game says otherwise, where the language lacks it."""
        seat = saying.facts.get("seat")
        if saying.message == SEAT and isinstance(seat, int):
            return self.seats[seat]
        filled: dict[str, int | str] = {}
        for name, value in saying.facts.items():
            if isinstance(value, Saying):
                filled[name] = self.words(value)
                filled[f"{name}-key"] = value.message
            else:
                filled[name] = value
        text = self._find(saying.message, filled)
        if text is None:
            text = saying.otherwise
        return f"[{saying.message}]" if text is None else text

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

    def _find(self, message: str, arguments: Mapping[str, Argument]) -> str | None:
        text = catalogue(self._package, self.language).say(message, arguments)
        if text is None and self.language != FALLBACK:
            text = catalogue(self._package, FALLBACK).say(message, arguments)
        return text


def package_of(game: Game[S]) -> str:
    """The package that a game lives in: its catalogues are in the folder `text` there."""
    module = type(game).__module__
    return getattr(sys.modules[module], "__package__", None) or module.rpartition(".")[0]
