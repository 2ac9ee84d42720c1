"""A position being played by a test: moves as words, chance dictated."""

from typing import Generic, Self, TypeVar

from ludoteca.kernel.game import Game
from ludoteca.kernel.journal import option_of, why_not, word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Chance, Choice, Table

S = TypeVar("S", bound=Plain)

NOBODY = -1


class Playing(Generic[S]):
    """`do` answers choices by their words, `luck` dictates chance; after each, nothing is lost or doubled."""

    def __init__(self, game: Game[S], table: Table[S]) -> None:
        self.game = game
        self.table = table
        self.events: list[object] = []
        table.told = self.events
        table.settle()

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def asked(self) -> str:
        """The name of the open question; '' when nothing is left to do."""
        question = self.table.question
        return "" if question is None else type(question).__name__

    @property
    def asking(self) -> int:
        """The seat that owes an answer; NOBODY for chance or the end."""
        question = self.table.question
        return question.seat if isinstance(question, Choice) else NOBODY

    @property
    def offered(self) -> list[str]:
        """The words of the answers that are offered."""
        question = self.table.question
        assert isinstance(question, Choice), f"no choice is open, but {self.asked or 'nothing'}"
        return [word_of(self.table, question, option) for option in self.table.options()]

    def why(self, word: str) -> Refusal:
        """Why this answer is not allowed."""
        refusal = why_not(self.game, self.table, self.asking, word)
        assert refusal is not None, f"{word} is allowed"
        return refusal

    def do(self, *words: str) -> Self:
        """Answer the open choices, one after the other; a refusal fails the test."""
        for word in words:
            refusal = why_not(self.game, self.table, self.asking, word)
            assert refusal is None, f"{self.asked}: {word!r} is refused: {refusal}"
            question = self.table.question
            assert isinstance(question, Choice)
            option = option_of(self.table, question, word)
            assert option is not None
            self.table.commit(option)
            self.game.check(self.table)
        return self

    def luck(self, *words: str) -> Self:
        """Answer the open chances with these outcomes."""
        for word in words:
            question = self.table.question
            assert isinstance(question, Chance), f"no chance is open, but {self.asked or 'nothing'}"
            outcome = question.words(self.table).option(word)
            assert outcome is not None, f"{word!r} is no word for {self.asked}"
            assert question.possible(self.table, outcome), f"{word!r} cannot be drawn"
            self.table.commit(outcome)
            self.game.check(self.table)
        return self

    def told(self, kind: type) -> list[object]:
        """The events of a kind, so far."""
        return [event for event in self.events if isinstance(event, kind)]
