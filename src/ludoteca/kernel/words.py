"""A question's vocabulary: every answer that it can ever have, as a word outside and as a small int inside."""

from collections.abc import Iterable
from typing import Final


class Words:
    """Append-only, so that a word of an old journal means the same for ever."""

    def __init__(self, name: str, words: Iterable[str]) -> None:
        self.name: Final = name
        self.words: Final = tuple(words)
        self.numbers: Final = {word: number for number, word in enumerate(self.words)}
        if len(self.numbers) != len(self.words):
            raise ValueError(f"the vocabulary {name!r} has a word twice")

    def __len__(self) -> int:
        return len(self.words)

    def word(self, option: int) -> str:
        return self.words[option]

    def option(self, word: str) -> int | None:
        return self.numbers.get(word)


NO_WORDS: Final = Words("none", ())
