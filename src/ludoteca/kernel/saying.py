"""What is to be said, in no language yet: a message and what fills it. Every edge says it in its own language."""

from collections.abc import Sequence
from typing import Final

from ludoteca.kernel.refusals import Fact


class Saying:
    """The id of a message in the game's catalogue, and what fills it: facts and further sayings.

    `otherwise` is said where no catalogue has the message: the name of a card in a data pack.
    """

    def __init__(
        self, message: str, otherwise: str | None = None, /, **facts: "Fact | Saying | tuple[Saying, ...]"
    ) -> None:
        self.message: Final = message
        self.otherwise: Final = otherwise
        self.facts: Final = facts


class Section:
    """A part of the table as a person sees it: its title and its lines."""

    def __init__(self, title: Saying, lines: Sequence[Saying]) -> None:
        self.title: Final = title
        self.lines: Final = tuple(lines)
