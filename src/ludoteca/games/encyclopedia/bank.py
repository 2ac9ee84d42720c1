"""The Bank (p. 9): five coins, and the first die there in a round takes the first-player marker."""

from typing import Final

from ludoteca.games.encyclopedia.events import FirstPlayerTaken
from ludoteca.games.encyclopedia.experts import DieAtExperts
from ludoteca.games.encyclopedia.gains import gain_coins
from ludoteca.games.encyclopedia.placing import PlaceDie
from ludoteca.games.encyclopedia.state import Board, State
from ludoteca.games.encyclopedia.things import BANK, BANK_COINS, NONE
from ludoteca.kernel.table import Step


def bank_steps(seat: int) -> list[Step[State]]:
    """turn.sequence: place the die, experts act, gain."""
    return [PlaceDie(seat, BANK), DieAtExperts(seat, BANK, NONE), BankCoins(seat), BankFirst(seat)]


class BankCoins(Step[State]):
    """bank: whatever the value and colour."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Board) -> None:
        gain_coins(table, self.seat, BANK_COINS, "bank")


class BankFirst(Step[State]):
    """bank.first: this round's turn order stays; everything else that starts with the first player follows."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Board) -> None:
        state = table.state
        if not state.bank_claimed:
            state.bank_claimed = True
            state.first = self.seat
            table.tell(FirstPlayerTaken, self.seat)
