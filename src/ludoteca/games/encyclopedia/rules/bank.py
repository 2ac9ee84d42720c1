"""The Bank (p. 9): five coins, and the first die there in a round takes the first-player marker."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import BANK, NONE
from ludoteca.games.encyclopedia.box.events import FirstPlayerTaken
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.action import Action
from ludoteca.games.encyclopedia.rules.experts import DieAtExperts
from ludoteca.games.encyclopedia.rules.gains import gain_coins
from ludoteca.games.encyclopedia.rules.placing import PlaceDie
from ludoteca.kernel.table import Step, Table


class Bank(Action):
    def steps(self, rules: int, seat: int) -> list[Step[State]]:
        """turn.sequence: place the die, experts act, gain."""
        return [PlaceDie(seat, BANK), DieAtExperts(seat, BANK, NONE), BankCoins(seat), BankFirst(seat)]


class BankCoins(Step[State]):
    """bank: whatever the value and colour."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table[State]) -> None:
        gain_coins(table, self.seat, table.state.box.bank_coins, "bank")


class BankFirst(Step[State]):
    """bank.first: this round's turn order stays; everything else that starts with the first player follows."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table[State]) -> None:
        state = table.state
        if not state.bank_claimed:
            state.bank_claimed = True
            state.first = self.seat
            table.tell(FirstPlayerTaken, self.seat)
