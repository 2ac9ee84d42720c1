"""How Navoria speaks."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.words import counting, names
from ludoteca.games.navoria.words.questions import QUESTIONS
from ludoteca.games.navoria.words.table import sections
from ludoteca.kernel.game_words import GameWords
from ludoteca.kernel.saying import Saying, Section
from ludoteca.kernel.table import Choice, Question, Table

HIGHLIGHTS: Final = (
    *("ResidentRecruited.resident", "TokenToDeck.trade", "TokenToDeck.source"),
    *("PointsGained.why", "FavourClaimed.species", "OrderCompleted.land", "ExplorerMoved.land"),
    *("TreasureFound.land", "OutpostBuilt.land", "OutpostsSpent.land", "GoodGained.good", "PrizeWon.land"),
)


class NavoriaWords(GameWords[State]):
    def ask(self, table: Table[State], question: Question[State]) -> Saying:
        if not isinstance(question, Choice):
            return Saying("ask-chance")
        return QUESTIONS[type(question)].ask(question, table)

    def describe(self, table: Table[State], question: Question[State], option: int) -> Saying:
        return QUESTIONS[type(question)].answer(question, table, option)

    def view(self, table: Table[State], viewer: int | None) -> Sequence[Section]:
        return sections(table)

    def name_of(self, table: Table[State], fact: str, value: int | str) -> Saying | None:
        return names.name_of(table, fact, value)

    def counted(self, table: Table[State], seat: int) -> Mapping[str, int]:
        return counting.counted(table.state, seat)

    def amount(self, word: str, amount: int) -> Saying:
        return counting.amount(word, amount)

    def highlights(self) -> Sequence[str]:
        return HIGHLIGHTS
