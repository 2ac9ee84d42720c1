"""The open question as a menu: answers, free actions and refusals; and which of them a person meant."""

import unicodedata
from collections.abc import Iterable, Sequence
from string import ascii_lowercase
from typing import Final

from ludoteca.kernel.journal import word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import FREE_ACTION, Choice, Table, TurnChoice
from ludoteca.text.speaker import Speaker

LEAST_PART: Final = 2
"""Fewer letters are a key of the menu or nothing: a slip must not become a move."""


class Offer:
    """A line of the menu: the key to type, the answer's word, and its label."""

    def __init__(self, key: str, option: int, word: str, label: str) -> None:
        self.key: Final = key
        self.option: Final = option
        self.word: Final = word
        self.label: Final = label


class Menu:
    """Answers have numbers; free actions and what is refused have letters, as far as these go."""

    def __init__(self, speaker: Speaker[Plain], table: Table[Plain], question: Choice[Plain]) -> None:
        self._speaker: Final = speaker
        self._table: Final = table
        self._question: Final = question
        options = table.options()
        answers = [option for option in options if option < FREE_ACTION]
        free_actions = [option for option in options if option >= FREE_ACTION]
        refused = [option for option in candidates(table, question) if option not in options]
        letters = [*ascii_lowercase, *[""] * (len(free_actions) + len(refused))]
        self.answers: Final = self._offers(answers, self._numbers(answers))
        self.free_actions: Final = self._offers(free_actions, letters)
        self.refused: Final = self._offers(refused, letters[len(free_actions) :])

    def _numbers(self, answers: Sequence[int]) -> list[str]:
        """1, 2, 3 ...; but where the answers themselves are numbers, a number must mean that answer."""
        words = [self._word(option) for option in answers]
        if any(word.isdecimal() for word in words):
            return words
        return [str(number) for number in range(1, len(answers) + 1)]

    def _word(self, option: int) -> str:
        return word_of(self._table, self._question, option)

    def _offers(self, options: Sequence[int], keys: Sequence[str]) -> list[Offer]:
        return [
            Offer(key, option, self._word(option), self._speaker.option(self._table, self._question, option))
            for option, key in zip(options, keys, strict=False)
        ]

    def meant(self, typed: str) -> list[Offer]:
        """What was meant by this: a key, a word or a label, whole or in part. More than one if it is not clear."""
        offered = [*self.answers, *self.free_actions]
        keyed = [offer for offer in (*offered, *self.refused) if offer.key and offer.key == plain(typed)]
        return keyed or matching(typed, offered) or matching(typed, self.refused)

    def ever_meant(self, typed: str) -> list[Offer]:
        """The same among everything that this question could ever be answered with, however absent it is now."""
        found = self.meant(typed)
        if found:
            return found
        options = list(range(len(self._question.words(self._table))))
        if isinstance(self._question, TurnChoice):
            options.extend(FREE_ACTION + aside for aside in range(len(self._question.free_words(self._table))))
        return matching(typed, self._offers(options, [""] * len(options)))


def candidates(table: Table[Plain], question: Choice[Plain]) -> list[int]:
    found = list(question.candidates(table))
    if isinstance(question, TurnChoice):
        found.extend(FREE_ACTION + aside for aside in question.free_candidates(table))
    return found


def matching(typed: str, offers: Iterable[Offer]) -> list[Offer]:
    """Those that fit best: by the whole word or label, else by a beginning, else by a part."""
    sought = plain(typed)
    named = [(offer, (plain(offer.word), plain(offer.label))) for offer in offers]
    found = [offer for offer, names in named if sought in names]
    if found or len(sought) < LEAST_PART or sought.isdecimal():
        return found
    found = [offer for offer, names in named if any(name.startswith(sought) for name in names)]
    return found or [offer for offer, names in named if any(sought in name for name in names)]


def plain(text: str) -> str:
    """Capitals, accents, dashes and underscores make no difference."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l")
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.replace("_", " ").replace("-", " ").split())
