"""The die's value and colour (p. 8, 9, 16): what coins, expedition tokens and royal seals do to the die in hand."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    ACADEMY,
    EXPEDITION,
    NONE,
    PUBLICATION,
)
from ludoteca.games.encyclopedia.box.contents import COLOUR_PAYMENT_WORDS, PAY_SEAL, PAY_TOKEN, PAYMENTS
from ludoteca.games.encyclopedia.box.events import ColourPaid
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.free import Decision, NeededDecision
from ludoteca.games.encyclopedia.rules.research import research_left
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import YES, Step, Table
from ludoteca.kernel.words import Words


def useful_value(state: State, seat: int, action: int, target: int) -> int:
    """The value beyond which raising gains nothing more (turn.value)."""
    if action == PUBLICATION:
        return state.box.publish_from[3]
    if action == EXPEDITION:
        return research_left(state, seat, target)
    if action == ACADEMY and target != NONE:
        return state.box.sepultus_die[target]
    return state.box.high_value


class FixValue(Step[State]):
    """turn.sequence: from here on the value stands."""

    def __init__(self, seat: int, action: int, target: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.target: Final = target

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.value = state.die_value(self.seat, self.action, self.target)
        if self.action == ACADEMY:
            state.running = (ACADEMY, NONE)  # a Sepultus is hit


# Colour


def recolour(table: Table[State], seat: int, colour: int, payment: int) -> None:
    """turn.colour: a token changes the die's colour; a seal does too, and gives its +5 in the same action."""
    state = table.state
    me = state.seats[seat]
    if payment == PAY_TOKEN:
        me.tokens -= 1
    else:
        me.seals -= 1
        state.raised += state.box.seal_value
    state.colour = colour
    table.tell(ColourPaid, seat, colour, PAYMENTS[payment])


def colour_refusal(state: State, seat: int, colour: int, change: tuple[str, int]) -> Refusal:
    """turn.colour: the die has another colour and nothing is there to change it with."""
    me = state.seats[seat]
    return Refusal(
        "turn.colour",
        "wrong-colour",
        colour=state.colour,
        wanted=colour,
        tokens=me.tokens,
        seals=me.seals,
        nearest=change[0],
        amount=change[1],
    )


def value_in_colour(state: State, seat: int, action: int, target: int, colour: int) -> int:
    """The action's value as it stands, were the die of this colour: dice experts follow it (turn.colour)."""
    change = state.dice_expert(seat, colour) - state.dice_expert(seat, state.colour)
    return state.die_value(seat, action, target) + change


class Recolour(Step[State]):
    """turn.colour: the die takes this colour, paid with a token or a seal."""

    def __init__(self, seat: int, colour: int, payment: int) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.payment: Final = payment

    def run(self, table: Table[State]) -> None:
        recolour(table, self.seat, self.colour, self.payment)


class PayColour(Decision):
    """turn.colour: with what the colour is paid, where both would do."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def words(self, table: Table[State]) -> Words:
        return COLOUR_PAYMENT_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        me = table.state.seats[self.seat]
        return [payment for payment, have in ((PAY_TOKEN, me.tokens), (PAY_SEAL, me.seals)) if have]

    def law(self, table: Table[State], option: int) -> Refusal | None:
        """turn.whole: not the payment whose loss would leave the action short."""
        if table.trial:
            return None
        needed = table.needed_choice()
        sure = not isinstance(needed, NeededDecision) or needed.estimate(table.state, option) == YES
        if sure or table.could_after(option):
            return None
        return Refusal("turn.whole", "payment-breaks-action", seat=self.seat, payment=PAYMENTS[option])

    def chosen(self, table: Table[State], option: int) -> None:
        recolour(table, self.seat, self.colour, option)
