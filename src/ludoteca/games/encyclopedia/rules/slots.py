"""Die slots (p. 7): what the owner of a die gains when another seat takes it."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import COINS, REPUTATION, VP
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.gains import gain_coins, gain_points
from ludoteca.games.encyclopedia.rules.reputation import gain_reputation
from ludoteca.kernel.table import Step, Table


class OwnerGains(Step[State]):
    """turn.die, automa.round: whose die was taken gains the slot's effect at once."""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, table: Table[State]) -> None:
        gift = table.state.box.slots[self.slot]
        if gift == COINS:
            gain_coins(table, self.seat, table.state.box.slot_coins, "slot")
        elif gift == REPUTATION:
            gain_reputation(table, self.seat, table.state.box.slot_reputation, "slot")
        elif gift == VP:
            gain_points(table, self.seat, table.state.box.slot_vp, "slot")
