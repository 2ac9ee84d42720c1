"""The six actions (p. 7), each an object: its steps, why it may not be taken, whether it can be completed."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import NONE
from ludoteca.games.encyclopedia.box.contents import PAY_SEAL, PAY_TOKEN
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.once_each import once_each
from ludoteca.games.encyclopedia.rules.raising import RaiseValue, purse, raised_with
from ludoteca.games.encyclopedia.rules.value import FixValue, Recolour
from ludoteca.games.encyclopedia.rules.whole import value_outlook
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import NO, TRY, YES, Step, Table

ANY_ORDER: Final = 2
"""From this rules number on payments are made in any order."""


def raise_steps(rules: int, seat: int, action: int, target: int = NONE) -> list[Step[State]]:
    """turn.sequence: the value is raised, and from then on it stands."""
    if rules < ANY_ORDER:
        return [*once_each(seat, action, target), FixValue(seat, action, target)]
    return [RaiseValue(seat, action, target), FixValue(seat, action, target)]


class Action:
    """turn.actions: one of the six. What this class says is true of an action that can always be taken."""

    def steps(self, rules: int, seat: int) -> list[Step[State]]:
        """turn.sequence: what follows once it is chosen."""
        raise TypeError(f"{type(self).__name__} does not say its steps")

    def outlook(self, state: State, seat: int) -> int:
        """turn.whole, by arithmetic: NO, YES, MAY or TRY."""
        return YES

    def completable(self, table: Table[State], seat: int) -> bool:
        """turn.whole: whether it can be completed with the die in hand."""
        outlook = self.outlook(table.state, seat)
        return outlook != NO and (outlook != TRY or table.could(*self.steps(table.rules, seat)))

    def refusal(self, table: Table[State], seat: int) -> Refusal | None:
        """Why it may not be taken; None if it can be completed."""
        return None

    def undertakings(self, table: Table[State], seat: int) -> list[tuple[int, list[Step[State]]]]:
        """For the contract: its outlook and its steps, once for each way to take it."""
        return [(self.outlook(table.state, seat), self.steps(table.rules, seat))]


class TargetAction(Action):
    """An action to a target whose colour the die must have: a continent, or a reference animal."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def targets(self, state: State, seat: int) -> list[int]:
        """Where it could go, if value and colour allowed it; the likeliest first."""
        raise TypeError(f"{type(self).__name__} does not say its targets")

    def continent(self, state: State, target: int) -> int:
        """The continent whose colour the target has."""
        raise TypeError(f"{type(self).__name__} does not say its colour")

    def steps_to(self, rules: int, seat: int, target: int) -> list[Step[State]]:
        """turn.sequence: what follows once the target is named and the colour paid."""
        raise TypeError(f"{type(self).__name__} does not say its steps")

    def payments(self, state: State, seat: int, target: int) -> tuple[int, ...]:
        """turn.colour: the ways to give the die the target's colour; NONE if it has it."""
        if state.colour == self.continent(state, target):
            return (NONE,)
        me = state.seats[seat]
        if me.seals:
            return (PAY_SEAL, PAY_TOKEN) if me.tokens else (PAY_SEAL,)
        return (PAY_TOKEN,) if me.tokens else ()

    def outlook_to(self, state: State, seat: int, target: int, payment: int) -> int:
        worth = purse(state.box, state.seats[seat], raised_with(self.number))
        return value_outlook(state, seat, self.number, target, worth, payment)

    def paid_steps(self, table: Table[State], seat: int, target: int, payment: int) -> list[Step[State]]:
        steps = self.steps_to(table.rules, seat, target)
        if payment == NONE:
            return steps
        return [Recolour(seat, self.continent(table.state, target), payment), *steps]

    def reaches(self, table: Table[State], seat: int, target: int) -> bool:
        """turn.whole: whether it can be completed with this target, the colour being paid if need be."""
        for payment in self.payments(table.state, seat, target):
            outlook = self.outlook_to(table.state, seat, target, payment)
            if outlook != NO and (outlook != TRY or table.could(*self.paid_steps(table, seat, target, payment))):
                return True
        return False

    def completable(self, table: Table[State], seat: int) -> bool:
        """turn.whole: it needs one target with which it can be completed."""
        for target in self.targets(table.state, seat):
            if self.reaches(table, seat, target):
                return True
        return False

    def undertakings(self, table: Table[State], seat: int) -> list[tuple[int, list[Step[State]]]]:
        state = table.state
        return [
            (self.outlook_to(state, seat, target, payment), self.paid_steps(table, seat, target, payment))
            for target in self.targets(state, seat)
            for payment in self.payments(state, seat, target)
        ]
