"""What the payments of a plan cost: every way to pay for so much value, and the one that leaves most points."""

from collections.abc import Iterator

from ludoteca.games.encyclopedia.box.contents import GOODS
from ludoteca.games.encyclopedia.box.state import Naturalist, State
from ludoteca.games.encyclopedia.rules.raising import Raise, pay, stock
from ludoteca.games.encyclopedia.rules.scoring import sheet, total
from ludoteca.kernel.table import Table

Amounts = dict[str, int]
"""How many of each payment."""


def payable(table: Table[State]) -> tuple[int, ...]:
    """What can still be paid for the value, as numbers in GOODS."""
    needed = table.needed_choice()
    return needed.goods() if isinstance(needed, Raise) else ()


def most_value(table: Table[State], seat: int, value: int, fixed: Amounts) -> int:
    """The value with all that can still be paid, or with what is fixed."""
    me = table.state.seats[seat]
    worth = table.state.box.worth
    for goods in payable(table):
        value += worth[goods] * fixed.get(GOODS[goods], stock(me, goods))
    return value


def ways(
    me: Naturalist, worth: tuple[int, ...], payable: tuple[int, ...], short: int, fixed: Amounts
) -> Iterator[tuple[int, ...]]:
    """Every way to pay for so much value of which no last piece could be left out; few seals first, then few tokens."""
    if not payable:
        if short <= 0:
            yield ()
        return
    goods = payable[0]
    enough = max(0, -(-short // worth[goods]))
    amounts = range(min(stock(me, goods), enough) + 1)
    if GOODS[goods] in fixed:
        amounts = range(fixed[GOODS[goods]], fixed[GOODS[goods]] + 1)
    for amount in amounts:
        for rest in ways(me, worth, payable[1:], short - amount * worth[goods], fixed):
            yield (amount, *rest)


def cheapest(table: Table[State], seat: int, short: int, fixed: Amounts) -> Amounts | None:
    """The payments that add so much value and leave most on the score sheet; None if none do.

    Of equal ones those with fewest seals, then tokens, which are of use in more ways than coins.
    """
    sorts = payable(table)
    best: tuple[int, ...] | None = None
    most = 0
    for amounts in ways(table.state.seats[seat], table.state.box.worth, sorts, short, fixed):
        state = table.state.clone()
        for goods, amount in zip(sorts, amounts, strict=True):
            pay(state.seats[seat], goods, amount)
        left = total(sheet(state, seat))
        if best is None or left > most:
            best, most = amounts, left
    if best is None:
        return None
    return {GOODS[goods]: amount for goods, amount in zip(sorts, best, strict=True)}
