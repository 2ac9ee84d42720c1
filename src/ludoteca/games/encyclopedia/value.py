"""The die's value and colour (p. 8, 9, 16): what coins, expedition tokens and royal seals do to the die in hand."""

from typing import Final

from ludoteca.games.encyclopedia.box import (
    AMOUNT_WORDS,
    COLOUR_PAYMENT_WORDS,
    MOST,
    PAY_SEAL,
    PAY_TOKEN,
    PAYMENTS,
    WHEN_DICE_VALUE,
    WHEN_EXPEDITION_VALUE,
    Box,
)
from ludoteca.games.encyclopedia.events import ColourPaid, ValueRaised
from ludoteca.games.encyclopedia.free import Decision, Pivot
from ludoteca.games.encyclopedia.research import OUT_OF_REACH, cheapest_on_display, cheapest_research, research_left
from ludoteca.games.encyclopedia.state import Board, State
from ludoteca.games.encyclopedia.things import (
    ACADEMY,
    ANIMAL,
    BONUS_COINS,
    COINS,
    EXPEDITION,
    EXPERT,
    HIGH_VALUE,
    NONE,
    PUBLICATION,
    PUBLISH_FROM,
    PUBLISH_LEAST,
    REPUTATION,
    SEAL,
    SEAL_VALUE,
    TOKEN,
    TOKEN_VALUE,
    TRACK,
)
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import MAY, NO, TRY, YES, Step
from ludoteca.kernel.words import Words


def least_value(state: State, seat: int, action: int, target: int) -> int:
    """The value that the action cannot do without."""
    if action == PUBLICATION:
        return PUBLISH_LEAST
    if action == EXPEDITION:  # without a cube no value is enough (things.supply)
        return cheapest_research(state, seat, target) if state.seats[seat].free_cubes() > 0 else OUT_OF_REACH
    if action == ACADEMY and target != NONE:
        return state.box.sepultus_die[target]
    return 0


def useful_value(state: State, seat: int, action: int, target: int) -> int:
    """The value beyond which raising gains nothing more (turn.value)."""
    if action == PUBLICATION:
        return PUBLISH_FROM[3]
    if action == EXPEDITION:
        return research_left(state, seat, target)
    if action == ACADEMY and target != NONE:
        return state.box.sepultus_die[target]
    return HIGH_VALUE


class Raise(Pivot):
    """turn.value: how many of one payment to spend on the die. Seals come first, then tokens, then coins.

    `target` is the continent of an expedition, or the Sepultus card that the Academy's die must hit exactly.
    """

    def __init__(self, seat: int, action: int, target: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.target: Final = target

    def words(self, table: Board) -> Words:
        return AMOUNT_WORDS

    def payment(self) -> str:
        raise TypeError("a payment has a name")

    def worth(self) -> int:
        raise TypeError("a payment has a worth")

    def stock(self, state: State) -> int:
        """How many the seat has."""
        raise TypeError("a payment has a stock")

    def still_to_come(self, state: State) -> int:
        """What the payments after this one could add."""
        raise TypeError("a payment says what comes after it")

    def pay(self, state: State, amount: int) -> None:
        raise TypeError("a payment is paid")

    def exact(self) -> bool:
        return self.action == ACADEMY and self.target != NONE

    def candidates(self, table: Board) -> list[int]:
        return list(range(min(self.stock(table.state), MOST) + 1))

    def law(self, table: Board, option: int) -> Refusal | None:
        state = table.state
        value = state.die_value(self.seat, self.action, self.target)
        least = least_value(state, self.seat, self.action, self.target)
        raised = value + option * self.worth()
        if raised + self.still_to_come(state) < least:
            return Refusal(
                value_rule(self.action, self.target),
                "value-too-low",
                value=raised,
                need=least,
                more=self.still_to_come(state),
                action=self.action,
            )
        useful = useful_value(state, self.seat, self.action, self.target)
        if self.exact():
            if raised > least:
                return Refusal("sepultus.take", "value-too-high", value=raised, need=least)
        elif option and raised - self.worth() >= useful:
            return Refusal("turn.value", "payment-useless", value=value, useful=useful, payment=self.payment())
        return None

    def options(self, table: Board) -> list[int]:
        state = table.state
        stock = min(self.stock(state), MOST)
        if stock == 0 and not self.exact():
            value = state.die_value(self.seat, self.action, self.target) + self.still_to_come(state)
            return [0] if value >= least_value(state, self.seat, self.action, self.target) else []
        if self.exact():
            return super().options(table)
        value = state.die_value(self.seat, self.action, self.target)
        least = least_value(state, self.seat, self.action, self.target)
        useful = useful_value(state, self.seat, self.action, self.target)
        worth = self.worth()
        rest = self.still_to_come(state)
        options = [0] if value + rest >= least else []
        for amount in range(1, stock + 1):
            if value + (amount - 1) * worth >= useful:
                break
            if value + amount * worth + rest >= least:
                options.append(amount)
        return options

    def absent(self, table: Board, option: int) -> Refusal:
        return Refusal("turn.value", "not-enough", payment=self.payment(), have=self.stock(table.state), need=option)

    def wanting(self, table: Board) -> bool:
        state = table.state
        return not self.exact() and state.die_value(self.seat, self.action, self.target) < useful_value(
            state, self.seat, self.action, self.target
        )

    def chosen(self, table: Board, option: int) -> None:
        if option:
            state = table.state
            self.pay(state, option)
            state.raised += option * self.worth()
            value = state.die_value(self.seat, self.action, self.target)
            table.tell(ValueRaised, self.seat, self.payment(), option, value)

    def prospect(self, table: Board, tokens: int, seals: int, raised: int) -> int:
        """turn.whole, by arithmetic: what is sure, what our experts add (one might be covered on the way), and what
        placing the die brings."""
        if self.action not in (EXPEDITION, PUBLICATION):
            return TRY if self.exact() else YES
        state = table.state
        least = least_value(state, self.seat, self.action, self.target)
        sure = state.faces[state.die] + state.raised + self.stock(state) * self.worth() + self.still_to_come(state)
        sure += raised - seals * SEAL_VALUE
        if self.action == EXPEDITION:
            if state.seats[self.seat].free_cubes() < 1:
                return NO
            sure += state.box.space_bonus(state.space_of_die(self.target)) - tokens * TOKEN_VALUE
        if sure >= least:
            return YES
        if state.hand == NONE:
            return TRY  # placed already: what is still to come lies on the agenda
        return self.prospect_of_placing(state, sure, least)

    def prospect_of_placing(self, state: State, sure: int, least: int) -> int:
        """The outlook with what placing the die brings: coins, tokens and seals surely, cards to be chosen well."""
        box = state.box
        me = state.seats[self.seat]
        reputation = 0
        if self.action == EXPEDITION:
            reputation = box.space_reputation(state.space_of_die(self.target))
            experts = state.dice_expert(self.seat, self.target) + state.expedition_expert(self.seat, self.target)
        else:
            experts = state.dice_expert(self.seat, box.continent[self.target])
        for expert in me.experts:
            if expert != NONE and box.expert_when[expert] == self.action:
                if self.action == EXPEDITION and box.expert_continent[expert] != self.target:
                    continue
                if box.expert_gain[expert] == REPUTATION:
                    reputation += box.expert_amount[expert]
                elif box.expert_gain[expert] == COINS:
                    sure += box.expert_amount[expert]
        worth, new_experts, animal = self.bonuses_worth(box, me.reputation, reputation)
        sure += worth
        if animal:
            least = min(least, cheapest_on_display(state, self.target))
        if sure + experts >= least:
            return MAY
        if not new_experts:
            return NO
        # A new expert from the display may add to the value, or be used the moment it is taken.
        best = sure + experts
        lasting = 0
        further = 0
        for expert in state.experts:
            if expert == NONE:
                continue
            if box.expert_instant[expert]:
                if box.expert_gain[expert] == REPUTATION:
                    further += box.expert_amount[expert]
                else:
                    best += box.expert_amount[expert]
            elif box.expert_when[expert] == WHEN_DICE_VALUE or box.expert_when[expert] == WHEN_EXPEDITION_VALUE:
                lasting = max(lasting, box.expert_amount[expert])
        worth, more_experts, animal = self.bonuses_worth(box, me.reputation + reputation, further)
        best += worth + lasting * (new_experts + more_experts)
        if animal:
            least = min(least, cheapest_on_display(state, self.target))
        return TRY if best >= least else NO

    def bonuses_worth(self, box: Box, marker: int, reputation: int) -> tuple[int, int, bool]:
        """What reputation brings to this action: surely so much value, so many experts, an animal or not."""
        worth = 0
        experts = 0
        animal = False
        for distance in range(1, reputation + 1):
            gift = box.track[(marker + distance) % TRACK]
            if gift == COINS:
                worth += BONUS_COINS
            elif gift == SEAL:
                worth += SEAL_VALUE
            elif gift == TOKEN and self.action == EXPEDITION:
                worth += TOKEN_VALUE
            elif gift == EXPERT:
                experts += 1
            elif gift == ANIMAL and self.action == EXPEDITION:
                animal = True
        return worth, experts, animal


def value_rule(action: int, target: int) -> str:
    if action == EXPEDITION:
        return "expedition.research"
    return "publication.limit" if action == PUBLICATION else "sepultus.take"


class RaiseWithSeals(Raise):
    def payment(self) -> str:
        return "seal"

    def worth(self) -> int:
        return SEAL_VALUE

    def stock(self, state: State) -> int:
        return state.seats[self.seat].seals

    def still_to_come(self, state: State) -> int:
        me = state.seats[self.seat]
        return me.coins + (me.tokens * TOKEN_VALUE if self.action == EXPEDITION else 0)

    def pay(self, state: State, amount: int) -> None:
        state.seats[self.seat].seals -= amount


class RaiseWithTokens(Raise):
    """expedition.value: only an expedition is raised with tokens."""

    def payment(self) -> str:
        return "token"

    def worth(self) -> int:
        return TOKEN_VALUE

    def stock(self, state: State) -> int:
        return state.seats[self.seat].tokens

    def still_to_come(self, state: State) -> int:
        return state.seats[self.seat].coins

    def pay(self, state: State, amount: int) -> None:
        state.seats[self.seat].tokens -= amount


class RaiseWithCoins(Raise):
    def payment(self) -> str:
        return "coin"

    def worth(self) -> int:
        return 1

    def stock(self, state: State) -> int:
        return state.seats[self.seat].coins

    def still_to_come(self, state: State) -> int:
        return 0

    def pay(self, state: State, amount: int) -> None:
        state.seats[self.seat].coins -= amount


class FixValue(Step[State]):
    """turn.sequence: from here on the value stands."""

    def __init__(self, seat: int, action: int, target: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.target: Final = target

    def run(self, table: Board) -> None:
        table.state.value = table.state.die_value(self.seat, self.action, self.target)


# Colour


def recolour(table: Board, seat: int, colour: int, payment: int) -> None:
    """turn.colour: a token changes the die's colour; a seal does too, and gives its +5 in the same action."""
    state = table.state
    me = state.seats[seat]
    if payment == PAY_TOKEN:
        me.tokens -= 1
    else:
        me.seals -= 1
        state.raised += SEAL_VALUE
    state.colour = colour
    table.tell(ColourPaid, seat, colour, PAYMENTS[payment])


def colour_price(payment: int) -> tuple[int, int, int]:
    """What paying for a colour spends and adds: tokens, seals, value."""
    return (1, 0, 0) if payment == PAY_TOKEN else (0, 1, SEAL_VALUE)


def can_pay_colour(state: State, seat: int, payment: int) -> bool:
    me = state.seats[seat]
    return (me.tokens if payment == PAY_TOKEN else me.seals) > 0


def colour_refusal(state: State, seat: int, colour: int) -> Refusal:
    """turn.colour: the die has another colour and nothing is there to change it with."""
    me = state.seats[seat]
    return Refusal("turn.colour", "wrong-colour", colour=state.colour, wanted=colour, tokens=me.tokens, seals=me.seals)


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

    def run(self, table: Board) -> None:
        recolour(table, self.seat, self.colour, self.payment)


class PayColour(Decision):
    """turn.colour: with what the colour is paid, where both would do."""

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def words(self, table: Board) -> Words:
        return COLOUR_PAYMENT_WORDS

    def candidates(self, table: Board) -> list[int]:
        return [payment for payment in (PAY_TOKEN, PAY_SEAL) if can_pay_colour(table.state, self.seat, payment)]

    def law(self, table: Board, option: int) -> Refusal | None:
        """turn.whole: not the payment whose loss would leave the action short."""
        if table.trial:
            return None
        needed = table.pending()
        if isinstance(needed, Pivot):
            tokens, seals, raised = colour_price(option)
            if needed.prospect(table, tokens, seals, raised) != YES and not table.could_after(option):
                return Refusal("turn.whole", "payment-breaks-action", seat=self.seat, payment=PAYMENTS[option])
        return None

    def chosen(self, table: Board, option: int) -> None:
        recolour(table, self.seat, self.colour, option)
