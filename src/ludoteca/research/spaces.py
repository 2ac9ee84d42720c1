"""The fixed action space: all vocabularies of a game in a row, so that an action means the same at every table."""

from collections.abc import Sequence
from operator import index
from typing import Final, SupportsIndex

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import FREE_ACTION, Choice, Question, Table, TurnChoice
from ludoteca.kernel.words import Words


def whole(action: SupportsIndex) -> int:
    """An action as it was given, be it NumPy's. Raises TypeError."""
    try:
        return index(action)
    except TypeError:
        raise TypeError(f"an action is a whole number, not {action!r}") from None


class ActionSpace:
    """An action is the number of a word; which option that is depends on the question that is open."""

    def __init__(self, vocabularies: Sequence[Words]) -> None:
        self.vocabularies: Final = tuple(vocabularies)
        begins: dict[str, int] = {}
        size = 0
        for words in vocabularies:
            begins[words.name] = size
            size += len(words)
        self.begins: Final = begins
        self.size: Final = size

    def number(self, vocabulary: str, word: str) -> int:
        """The action of a word. Raises KeyError."""
        for words in self.vocabularies:
            if words.name == vocabulary:
                return self.begins[vocabulary] + words.numbers[word]
        raise KeyError(vocabulary)

    def word(self, action: int) -> tuple[str, str]:
        """An action's vocabulary and word. Raises IndexError."""
        if action >= 0:
            for words in self.vocabularies:
                begin = self.begins[words.name]
                if action < begin + len(words):
                    return words.name, words.word(action - begin)
        raise IndexError(action)

    def action(self, table: Table[Plain], question: Question[Plain], option: int) -> int:
        """The action of an option of the open question, a free action too."""
        if option >= FREE_ACTION and isinstance(question, TurnChoice):
            return self.begins[question.free_words(table).name] + option - FREE_ACTION
        return self.begins[question.words(table).name] + option

    def actions(self, table: Table[Plain]) -> list[int]:
        """What may be answered now, in rising order; nothing while no choice is open."""
        question = table.question
        if not isinstance(question, Choice):
            return []
        return sorted([self.action(table, question, option) for option in table.options()])

    def option(self, table: Table[Plain], action: int) -> int | None:
        """The option of the open question that an action is; None if it answers other questions only."""
        question = table.question
        if not isinstance(question, Choice):
            return None
        words = question.words(table)
        place = action - self.begins[words.name]
        if 0 <= place < len(words):
            return place
        if isinstance(question, TurnChoice):
            free_actions = question.free_words(table)
            place = action - self.begins.get(free_actions.name, self.size)
            if 0 <= place < len(free_actions):
                return FREE_ACTION + place
        return None

    def why_not(self, table: Table[Plain], action: int) -> Refusal | None:
        """Why an action may not be taken now; None if it may."""
        question = table.question
        if question is None:
            return Refusal("table", "game-over")
        asked = type(question).__name__
        if not 0 <= action < self.size:
            return Refusal("table", "unknown-word", word=str(action), question=asked)
        option = self.option(table, action)
        if option is None:
            return Refusal("table", "other-question", word=self.word(action)[1], question=asked)
        return None if option in table.options() else table.why_not(option)
