"""Sepultus Creatura (p. 20): creatures without a continent, taken by value, researched on any expedition."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import ACADEMY, CONTINENTS, SEAL_VALUE
from ludoteca.games.encyclopedia.box.contents import KEEP_COLOUR, PAY_SEAL, PAY_TOKEN, PAYMENTS, RECOLOUR_WORDS
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.free import Decision
from ludoteca.games.encyclopedia.rules.nearest import Change, given
from ludoteca.games.encyclopedia.rules.raising import PAY_SEALS, PAY_TOKENS
from ludoteca.games.encyclopedia.rules.value import recolour
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Words


def ways_to_colour(state: State, seat: int) -> list[int]:
    """sepultus.take: keep the colour, or pay for one where a dice expert changes the value."""
    me = state.seats[seat]
    now = state.dice_expert(seat, state.colour)
    ways = [KEEP_COLOUR]
    for payment, stock in ((PAY_TOKEN, me.tokens), (PAY_SEAL, me.seals)):
        if stock:
            for colour in range(len(CONTINENTS)):
                if colour != state.colour and state.dice_expert(seat, colour) != now:
                    ways.append(1 + payment * len(CONTINENTS) + colour)
    return ways


def exact_after(state: State, seat: int, card: int, way: int) -> bool:
    """Whether the die can still hit the card's value exactly once its colour is settled in this way."""
    me = state.seats[seat]
    need = state.box.sepultus_die[card] - state.faces[state.die] - state.raised
    seals = me.seals
    colour = state.colour
    if way != KEEP_COLOUR:
        colour = (way - 1) % len(CONTINENTS)
        if way > len(CONTINENTS):
            seals -= 1
            need -= SEAL_VALUE
    need -= state.dice_expert(seat, colour)
    for spent in range(seals + 1):
        if 0 <= need - spent * SEAL_VALUE <= me.coins:
            return True
    return False


def sepultus_within_reach(state: State, seat: int, card: int) -> bool:
    """sepultus.take: the die must show exactly the card's value after changes; its colour does not matter."""
    for way in ways_to_colour(state, seat):
        if exact_after(state, seat, card, way):
            return True
    return False


def sepultus_refusal(state: State, seat: int, card: int, change: Change) -> Refusal:
    me = state.seats[seat]
    return Refusal(
        "sepultus.take",
        "value-not-exact",
        value=state.die_value(seat, ACADEMY, card),
        need=state.box.sepultus_die[card],
        coins=me.coins,
        seals=me.seals,
        nearest=change[0],
        amount=change[1],
    )


class RecolourForSepultus(Decision):
    """sepultus.take, turn.colour: another colour may change the value through a dice expert."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def words(self, table: Table[State]) -> Words:
        return RECOLOUR_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return ways_to_colour(table.state, self.seat)

    def law(self, table: Table[State], option: int) -> Refusal | None:
        if exact_after(table.state, self.seat, self.card, option):
            return None
        return Refusal(
            "sepultus.take",
            "colour-spoils-value",
            need=table.state.box.sepultus_die[self.card],
            value=table.state.die_value(self.seat, ACADEMY, self.card),
        )

    def absent(self, table: Table[State], option: int) -> Refusal:
        payment = (option - 1) // len(CONTINENTS)
        trial = given(table, self.seat, PAY_TOKENS if payment == PAY_TOKEN else PAY_SEALS, 1)
        if option not in self.candidates(trial):
            return Refusal("sepultus.take", "colour-changes-nothing", colour=(option - 1) % len(CONTINENTS))
        name = PAYMENTS[payment]
        missing = Refusal("turn.colour", "not-enough", payment=name, have=0, need=1, nearest=name, amount=1)
        return self.law(trial, option) or missing

    def chosen(self, table: Table[State], option: int) -> None:
        if option != KEEP_COLOUR:
            payment = PAY_TOKEN if option <= len(CONTINENTS) else PAY_SEAL
            recolour(table, self.seat, (option - 1) % len(CONTINENTS), payment)
