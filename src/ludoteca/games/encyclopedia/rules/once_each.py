"""Rules 1: seals, tokens and coins were asked for once each, in this order. Kept for the journals of that number."""

from ludoteca.games.encyclopedia.box.constants import EXPEDITION
from ludoteca.games.encyclopedia.box.contents import AMOUNT_WORDS, GOODS, MOST
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.raising import PAY_COINS, PAY_TOKENS, Raise, purse, stock
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Words


def once_each(seat: int, action: int, target: int) -> list[Raise]:
    seals, coins = RaiseWithSeals(seat, action, target), RaiseWithCoins(seat, action, target)
    return [seals, RaiseWithTokens(seat, action, target), coins] if action == EXPEDITION else [seals, coins]


class RaiseOnce(Raise):
    """How many of one sort of goods: of the first that can still be spent."""

    def words(self, table: Table[State]) -> Words:
        return AMOUNT_WORDS

    def asked(self) -> int:
        return self.goods()[0]

    def meaning(self, option: int) -> tuple[int, int]:
        return self.asked(), option

    def have(self, state: State) -> int:
        return stock(state.seats[self.seat], self.asked())

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(min(self.have(table.state), MOST) + 1))

    def law(self, table: Table[State], option: int) -> Refusal | None:
        state = table.state
        worth = state.box.worth[self.asked()]
        value = self.value(state)
        least = self.least(state)
        raised = value + option * worth
        afterwards = purse(state.box, state.seats[self.seat], self.goods()) - self.have(state) * worth
        if raised + afterwards < least:
            return self.too_low(raised, least, afterwards)
        useful = self.useful(state)
        if self.exact():
            if raised > least:
                return Refusal("sepultus.take", "value-too-high", value=raised, need=least)
        elif option and raised - worth >= useful:
            return Refusal("turn.value", "payment-useless", value=value, useful=useful, payment=GOODS[self.asked()])
        return None

    def absent(self, table: Table[State], option: int) -> Refusal:
        return Refusal(
            "turn.value", "not-enough", payment=GOODS[self.asked()], have=self.have(table.state), need=option
        )

    def chosen(self, table: Table[State], option: int) -> None:
        if option:
            self.spend(table, self.asked(), option)


class RaiseWithSeals(RaiseOnce):
    pass


class RaiseWithTokens(RaiseOnce):
    def goods(self) -> tuple[int, ...]:
        return PAY_TOKENS, PAY_COINS


class RaiseWithCoins(RaiseOnce):
    def goods(self) -> tuple[int, ...]:
        return (PAY_COINS,)
