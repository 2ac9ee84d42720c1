"""The University (p. 9): an expert from the display, and a token if the die's colour is the expert's."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import NONE, UNIVERSITY
from ludoteca.games.encyclopedia.box.contents import KEEP_COLOUR, MATCH_WORDS, PAY_SEAL
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.action import Action
from ludoteca.games.encyclopedia.rules.cards import take_expert_from_display
from ludoteca.games.encyclopedia.rules.experts import DieAtExperts, SeatExpert
from ludoteca.games.encyclopedia.rules.free import Decision, NeededDecision
from ludoteca.games.encyclopedia.rules.gains import gain_tokens
from ludoteca.games.encyclopedia.rules.placing import PlaceDie
from ludoteca.games.encyclopedia.rules.value import recolour
from ludoteca.games.encyclopedia.rules.whole import university_outlook
from ludoteca.kernel.piles import shown
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import Words


class University(Action):
    def steps(self, rules: int, seat: int) -> list[Step[State]]:
        """turn.sequence: place the die, experts act, choose the card."""
        return [PlaceDie(seat, UNIVERSITY), DieAtExperts(seat, UNIVERSITY, NONE), ChooseExpert(seat)]

    def outlook(self, state: State, seat: int) -> int:
        return university_outlook(state)

    def refusal(self, table: Table[State], seat: int) -> Refusal | None:
        return None if self.completable(table, seat) else Refusal("university", "no-expert-left")


class ChooseExpert(NeededDecision):
    """university: any expert of the display, whatever the value."""

    def words(self, table: Table[State]) -> Words:
        return table.state.box.expert_words

    def candidates(self, table: Table[State]) -> list[int]:
        return shown(table.state.experts)

    def absent(self, table: Table[State], option: int) -> Refusal:
        if option == table.state.box.deck_expert:
            return Refusal("university", "display-only")
        return Refusal("university", "expert-not-on-display", expert=option)

    def chosen(self, table: Table[State], option: int) -> None:
        take_expert_from_display(table, self.seat, option, "university")
        table.then(MatchColour(self.seat, option), MatchToken(self.seat, option), SeatExpert(self.seat, option))

    def estimate(self, state: State, payment: int) -> int:
        return university_outlook(state)


class MatchColour(Decision):
    """university, turn.colour: a seal may give the die the expert's colour. A token would only bring itself back."""

    def __init__(self, seat: int, expert: int) -> None:
        super().__init__(seat)
        self.expert: Final = expert

    def words(self, table: Table[State]) -> Words:
        return MATCH_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        state = table.state
        if state.colour == state.box.expert_continent[self.expert] or not state.seats[self.seat].seals:
            return [KEEP_COLOUR]
        return [KEEP_COLOUR, PAY_SEAL]

    def chosen(self, table: Table[State], option: int) -> None:
        if option == PAY_SEAL:
            recolour(table, self.seat, table.state.box.expert_continent[self.expert], PAY_SEAL)


class MatchToken(Step[State]):
    """university: 1 expedition token if the die's colour is the expert's."""

    def __init__(self, seat: int, expert: int) -> None:
        self.seat: Final = seat
        self.expert: Final = expert

    def run(self, table: Table[State]) -> None:
        if table.state.colour == table.state.box.expert_continent[self.expert]:
            gain_tokens(table, self.seat, 1, "university")
