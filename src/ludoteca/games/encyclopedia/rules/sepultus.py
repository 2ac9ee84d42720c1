"""Sepultus Creatura (p. 20): creatures without a continent, taken by value, researched on any expedition."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import ACADEMY, CONTINENTS
from ludoteca.games.encyclopedia.box.contents import KEEP_COLOUR, PAY_SEAL, PAY_TOKEN, PAYMENTS, RECOLOUR_WORDS
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.free import Decision
from ludoteca.games.encyclopedia.rules.nearest import Change, given
from ludoteca.games.encyclopedia.rules.raising import PAY_SEALS, PAY_TOKENS
from ludoteca.games.encyclopedia.rules.value import recolour
from ludoteca.games.encyclopedia.rules.whole import exact_after, ways_to_colour
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Words


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
