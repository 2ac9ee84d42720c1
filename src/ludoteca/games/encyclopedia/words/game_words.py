"""How Encyclopedia speaks."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from ludoteca.games.encyclopedia.box.constants import NONE
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.words import counting, names
from ludoteca.games.encyclopedia.words.questions import QUESTIONS, aside
from ludoteca.games.encyclopedia.words.table import sections
from ludoteca.kernel.game_words import GameWords
from ludoteca.kernel.saying import Saying, Section
from ludoteca.kernel.table import FREE_ACTION, Choice, Question, Table

NUMERALS: Final = ("I", "II", "III")
HIGHLIGHTS: Final = (
    *("DiePlaced.action", "ExpeditionBegan.continent", "PublicationBegan", "AutomaActed.action"),
    *("RoundTokenTurned.gift", "TokensGained.why", "CoinsGained.why", "SealsGained.why", "BonusLost.gift"),
    *("ExpertTaken.expert", "ExpertWorked.expert", "ExpertUsed.expert", "AutomaTookExpert.expert"),
)


class EncyclopediaWords(GameWords[State]):
    def ask(self, table: Table[State], question: Question[State]) -> Saying:
        if not isinstance(question, Choice):
            return Saying("ask-chance")
        return QUESTIONS[type(question)].ask(question, table)

    def describe(self, table: Table[State], question: Question[State], option: int) -> Saying:
        if option >= FREE_ACTION:
            return aside(table, option - FREE_ACTION)
        return QUESTIONS[type(question)].answer(question, table, option)

    def view(self, table: Table[State], viewer: int | None) -> Sequence[Section]:
        return sections(table, viewer)

    def seat_name(self, table: Table[State], seat: int) -> str | None:
        """An automa is called like its behaviour card. Several with the same name are numbered, as kings are."""
        name = behaviour_name(table.state, seat)
        if name is None:
            return None
        alike = [other for other in range(len(table.state.seats)) if behaviour_name(table.state, other) == name]
        return name if len(alike) == 1 else f"{name} {NUMERALS[alike.index(seat)]}"

    def name_of(self, table: Table[State], fact: str, value: int | str) -> Saying | None:
        return names.name_of(table, fact, value)

    def counted(self, table: Table[State], seat: int) -> Mapping[str, int]:
        return counting.counted(table.state.seats[seat])

    def change(self, word: str, before: int, after: int) -> int:
        return counting.change(word, before, after)

    def amount(self, word: str, amount: int) -> Saying:
        return Saying(f"n-{word}", **{word: amount})

    def highlights(self) -> Sequence[str]:
        return HIGHLIGHTS


def behaviour_name(state: State, seat: int) -> str | None:
    automa = state.seats[seat].automa
    return None if automa == NONE else cast("str", names.rows(state.box, "behaviour")[automa]["name"])
