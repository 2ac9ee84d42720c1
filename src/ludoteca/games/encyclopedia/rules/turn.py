"""The turn (p. 7): take a die from any board, and use it for one action."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import NONE
from ludoteca.games.encyclopedia.box.contents import ACTION_WORDS
from ludoteca.games.encyclopedia.box.events import DieTaken
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.academy import Academy
from ludoteca.games.encyclopedia.rules.action import Action
from ludoteca.games.encyclopedia.rules.automa import AutomaTakesDie, begin_turn
from ludoteca.games.encyclopedia.rules.bank import Bank
from ludoteca.games.encyclopedia.rules.embassy import Embassy
from ludoteca.games.encyclopedia.rules.expedition import AN_EXPEDITION
from ludoteca.games.encyclopedia.rules.free import Decision
from ludoteca.games.encyclopedia.rules.publication import A_PUBLICATION
from ludoteca.games.encyclopedia.rules.slots import OwnerGains
from ludoteca.games.encyclopedia.rules.university import University
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import Words

SIX_ACTIONS: Final[tuple[Action, ...]] = (
    Embassy(),
    Bank(),
    University(),
    Academy(),
    AN_EXPEDITION,
    A_PUBLICATION,
)
"""turn.actions: by their numbers."""


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
        table.state.hold(option)
        if owner != self.seat:
            table.then(OwnerGains(owner, slot))
        table.then(ChooseAction(self.seat))


class ChooseAction(Decision):
    """turn.actions: one of six, if it can be completed (turn.whole)."""

    def words(self, table: Table[State]) -> Words:
        return ACTION_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(len(SIX_ACTIONS)))

    def law(self, table: Table[State], option: int) -> Refusal | None:
        return SIX_ACTIONS[option].refusal(table, self.seat)

    def options(self, table: Table[State]) -> list[int]:
        return [number for number, action in enumerate(SIX_ACTIONS) if action.completable(table, self.seat)]

    def chosen(self, table: Table[State], option: int) -> None:
        table.state.running = (option, NONE)
        table.then(*SIX_ACTIONS[option].steps(table.rules, self.seat))


def undertakings(table: Table[State]) -> list[tuple[int, list[Step[State]]]]:
    """turn.whole: for the contract, what can be undertaken with the die in hand, each with its outlook and steps."""
    question = table.question
    if not isinstance(question, ChooseAction):
        return []
    return [undertaking for action in SIX_ACTIONS for undertaking in action.undertakings(table, question.seat)]


class EndTurn(Step[State]):
    """reputation.choice: cards gained on somebody else's turn are chosen now, before the next turn."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.turn = NONE
        state.hold(NONE)
        table.settle_owed()
