"""The turn (p. 7): take a die from any board, and use it for one action."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    ACADEMY,
    BANK,
    EMBASSY,
    EXPEDITION,
    NONE,
    PUBLICATION,
    UNIVERSITY,
)
from ludoteca.games.encyclopedia.box.contents import ACTION_WORDS
from ludoteca.games.encyclopedia.box.events import DieTaken
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.academy import academy_refusal, academy_steps, can_study
from ludoteca.games.encyclopedia.rules.automa import AutomaTakesDie, begin_turn
from ludoteca.games.encyclopedia.rules.bank import bank_steps
from ludoteca.games.encyclopedia.rules.embassy import embassy_steps
from ludoteca.games.encyclopedia.rules.expedition import ChooseContinent, can_lead_expedition, expedition_refusal
from ludoteca.games.encyclopedia.rules.free import Decision
from ludoteca.games.encyclopedia.rules.publication import ChooseReference, can_publish, publication_refusal
from ludoteca.games.encyclopedia.rules.slots import OwnerGains
from ludoteca.games.encyclopedia.rules.university import can_recruit, university_refusal, university_steps
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import Words


class Turn(Step[State]):
    """turn.die: a seat's turn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table[State]) -> None:
        if table.state.seats[self.seat].automa == NONE:
            begin_turn(table, self.seat)
            table.then(TakeDie(self.seat), EndTurn())
        else:
            table.then(AutomaTakesDie(self.seat), EndTurn())


class TakeDie(Decision):
    """turn.die: take one die from any seat's board."""

    def words(self, table: Table[State]) -> Words:
        return table.state.box.die_words

    def candidates(self, table: Table[State]) -> list[int]:
        return table.state.dice_on_boards()

    def absent(self, table: Table[State], option: int) -> Refusal:
        return Refusal("turn.die", "die-not-on-a-board", die=option)

    def options(self, table: Table[State]) -> list[int]:
        return table.state.dice_on_boards()

    def chosen(self, table: Table[State], option: int) -> None:
        owner, slot = table.state.take_from_slot(option)
        table.tell(DieTaken, self.seat, option, table.state.faces[option], owner, slot)
        hold(table, option)
        if owner != self.seat:
            table.then(OwnerGains(owner, slot))
        table.then(ChooseAction(self.seat))


def hold(table: Table[State], die: int) -> None:
    """A die is in hand, with its own colour and value."""
    state = table.state
    state.hand = state.die = die
    state.colour = state.box.die_colour[die]
    state.raised = 0
    state.value = 0


class ChooseAction(Decision):
    """turn.actions: one of six, if it can be completed (turn.whole)."""

    def words(self, table: Table[State]) -> Words:
        return ACTION_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return [EMBASSY, BANK, UNIVERSITY, ACADEMY, EXPEDITION, PUBLICATION]

    def law(self, table: Table[State], option: int) -> Refusal | None:
        if option == UNIVERSITY:
            return university_refusal(table, self.seat)
        if option == ACADEMY:
            return academy_refusal(table, self.seat)
        if option == EXPEDITION:
            return expedition_refusal(table, self.seat)
        if option == PUBLICATION:
            return publication_refusal(table, self.seat)
        return None

    def options(self, table: Table[State]) -> list[int]:
        seat = self.seat
        options = [EMBASSY, BANK]
        if can_recruit(table, seat):
            options.append(UNIVERSITY)
        if can_study(table, seat):
            options.append(ACADEMY)
        if can_lead_expedition(table, seat):
            options.append(EXPEDITION)
        if can_publish(table, seat):
            options.append(PUBLICATION)
        return options

    def chosen(self, table: Table[State], option: int) -> None:
        seat = self.seat
        if option == EMBASSY:
            table.then(*embassy_steps(table.rules, seat))
        elif option == BANK:
            table.then(*bank_steps(seat))
        elif option == UNIVERSITY:
            table.then(*university_steps(seat))
        elif option == ACADEMY:
            table.then(*academy_steps(seat))
        elif option == EXPEDITION:
            table.then(ChooseContinent(seat))
        else:
            table.then(ChooseReference(seat))


class EndTurn(Step[State]):
    """reputation.choice: cards gained on somebody else's turn are chosen now, before the next turn."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.turn = NONE
        state.die = NONE
        state.colour = NONE
        state.raised = 0
        state.value = 0
        table.settle_owed()
