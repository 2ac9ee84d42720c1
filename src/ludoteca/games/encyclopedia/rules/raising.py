"""Raising the die (p. 8, 9, 12, 16): royal seals, expedition tokens and coins, in any order, until the value stands."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    ACADEMY,
    EXPEDITION,
    NONE,
    PUBLICATION,
)
from ludoteca.games.encyclopedia.box.contents import (
    GOODS,
    RAISE_DONE,
    RAISE_MOST,
    RAISE_WORDS,
    Box,
)
from ludoteca.games.encyclopedia.box.events import ValueRaised
from ludoteca.games.encyclopedia.box.state import Naturalist, State
from ludoteca.games.encyclopedia.rules.free import NeededDecision
from ludoteca.games.encyclopedia.rules.value import useful_value
from ludoteca.games.encyclopedia.rules.whole import least_value, value_outlook
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Words

# What the value is raised with: a number in GOODS.
PAY_SEALS: Final = 0
PAY_TOKENS: Final = 1
PAY_COINS: Final = 2
NOTHING_PASSED: Final = (NONE, NONE, NONE)


def raised_with(action: int) -> tuple[int, ...]:
    """expedition.value: only an expedition is raised with tokens."""
    return (PAY_SEALS, PAY_TOKENS, PAY_COINS) if action == EXPEDITION else (PAY_SEALS, PAY_COINS)


def stock(me: Naturalist, goods: int) -> int:
    """How many the seat has."""
    return me.seals if goods == PAY_SEALS else me.tokens if goods == PAY_TOKENS else me.coins


def purse(box: Box, me: Naturalist, sorts: tuple[int, ...]) -> int:
    """The value of all that the seat can spend of these goods."""
    worth = 0
    for goods in sorts:
        worth += stock(me, goods) * box.worth[goods]
    return worth


def pay(me: Naturalist, goods: int, amount: int) -> None:
    if goods == PAY_SEALS:
        me.seals -= amount
    elif goods == PAY_TOKENS:
        me.tokens -= amount
    else:
        me.coins -= amount


def value_rule(action: int) -> str:
    if action == EXPEDITION:
        return "expedition.research"
    return "publication.limit" if action == PUBLICATION else "sepultus.take"


class Raise(NeededDecision):
    """turn.value: what to spend on the die.

    `target` is the continent of an expedition, or the Sepultus card that the Academy's die must hit exactly.
    """

    def __init__(self, seat: int, action: int, target: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.target: Final = target

    def goods(self) -> tuple[int, ...]:
        """What can be spent from this question on."""
        return raised_with(self.action)

    def meaning(self, option: int) -> tuple[int, int]:
        """An answer as what is spent, and how many of it; nothing of it if that is the end."""
        raise TypeError("an answer spends something or nothing")

    def exact(self) -> bool:
        return self.action == ACADEMY and self.target != NONE

    def value(self, state: State) -> int:
        return state.die_value(self.seat, self.action, self.target)

    def least(self, state: State) -> int:
        return least_value(state, self.seat, self.action, self.target)

    def useful(self, state: State) -> int:
        return useful_value(state, self.seat, self.action, self.target)

    def too_low(self, value: int, least: int, more: int) -> Refusal:
        return Refusal(value_rule(self.action), "value-too-low", value=value, need=least, more=more, action=self.action)

    def ask_anyway(self, table: Table[State]) -> bool:
        return not self.exact() and self.value(table.state) < self.useful(table.state)

    def spend(self, table: Table[State], goods: int, amount: int) -> None:
        state = table.state
        pay(state.seats[self.seat], goods, amount)
        state.raised += amount * state.box.worth[goods]
        table.tell(ValueRaised, self.seat, GOODS[goods], amount, self.value(state))

    def estimate(self, state: State, payment: int) -> int:
        worth = purse(state.box, state.seats[self.seat], self.goods())
        return value_outlook(state, self.seat, self.action, self.target, worth, payment)


class RaiseValue(Raise):
    """turn.value: so many seals, tokens or coins, asked again after each payment; or the value is high enough.

    `passed` is how many of each there were left when it, or one that GOODS names after it, was last paid. No rule asks
    for it: whoever looks for the best payments need not try them in every order, but only with what came in since.
    """

    def __init__(self, seat: int, action: int, target: int, passed: tuple[int, ...] = NOTHING_PASSED) -> None:
        super().__init__(seat, action, target)
        self.passed: Final = passed

    def words(self, table: Table[State]) -> Words:
        return RAISE_WORDS

    def meaning(self, option: int) -> tuple[int, int]:
        return (PAY_COINS, 0) if option == RAISE_DONE else (option // RAISE_MOST, option % RAISE_MOST + 1)

    def candidates(self, table: Table[State]) -> list[int]:
        me = table.state.seats[self.seat]
        found: list[int] = []
        for goods in self.goods():
            found.extend(range(goods * RAISE_MOST, goods * RAISE_MOST + min(stock(me, goods), RAISE_MOST)))
        found.append(RAISE_DONE)
        return found

    def others(self, state: State, goods: int) -> int:
        """The value of what can still be spent after one payment of these goods."""
        me = state.seats[self.seat]
        return purse(state.box, me, self.goods()) - min(stock(me, goods), RAISE_MOST) * state.box.worth[goods]

    def law(self, table: Table[State], option: int) -> Refusal | None:
        """Whatever is at hand: what is not, `absent` says."""
        state = table.state
        value = self.value(state)
        least = self.least(state)
        goods, amount = self.meaning(option)
        raised = value + amount * state.box.worth[goods]
        others = self.others(state, goods) if amount else 0
        if raised + others < least:
            return self.too_low(raised, least, others)
        if self.exact():
            if raised > least:
                return Refusal("sepultus.take", "value-too-high", value=raised, need=least)
            if goods == PAY_COINS and (least - raised) % state.box.seal_value:
                return Refusal("sepultus.take", "payment-misses", value=raised, need=least)
            return None
        useful = self.useful(state)
        if amount and raised - state.box.worth[goods] >= useful:
            return Refusal("turn.value", "payment-useless", value=value, useful=useful, payment=GOODS[goods])
        return None

    def options(self, table: Table[State]) -> list[int]:
        if self.exact():
            return super().options(table)
        state = table.state
        me = state.seats[self.seat]
        value = self.value(state)
        least = self.least(state)
        useful = self.useful(state)
        found: list[int] = []
        if value < useful:
            for goods in self.goods():
                have = min(stock(me, goods), RAISE_MOST)
                if have:
                    worth = state.box.worth[goods]
                    enough = max(0, -(-(least - value - self.others(state, goods)) // worth) - 1)
                    most = min(have, -(-(useful - value) // worth))
                    found.extend(range(goods * RAISE_MOST + enough, goods * RAISE_MOST + most))
        if value >= least:
            found.append(RAISE_DONE)
        return found

    def absent(self, table: Table[State], option: int) -> Refusal:
        goods, amount = self.meaning(option)
        if goods not in self.goods():
            return Refusal("expedition.value", "tokens-for-expeditions", action=self.action)
        name = GOODS[goods]
        have = stock(table.state.seats[self.seat], goods)
        missing = amount - have
        return self.law(table, option) or Refusal(
            "turn.value", "not-enough", payment=name, have=have, need=amount, nearest=name, amount=missing
        )

    def chosen(self, table: Table[State], option: int) -> None:
        if option == RAISE_DONE:
            return
        paid, amount = self.meaning(option)
        self.spend(table, paid, amount)
        me = table.state.seats[self.seat]
        passed = [stock(me, goods) if goods <= paid else self.passed[goods] for goods in range(len(GOODS))]
        table.then(RaiseValue(self.seat, self.action, self.target, tuple(passed)))
