"""Reputation (p. 11): the track goes around; every bonus space reached or passed gives its bonus."""

from collections.abc import Callable
from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    COINS,
    NONE,
    NOTHING,
    SEAL,
    TOKEN,
    TRACK,
)
from ludoteca.games.encyclopedia.box.events import BonusOwed, ReputationGained
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.gains import gain_coins, gain_seals, gain_tokens
from ludoteca.kernel.table import Step, Table

card_step: Final[list[Callable[[State, int, int, str], Step[State]]]] = []
"""How a seat takes a card, by its gift and why: `free_card`, put here by its module. A card is taken in a decision,
a decision offers free actions, and those bring reputation: a circle of rules, which imports cannot close."""


def gain_reputation(table: Table[State], seat: int, reputation: int, why: str) -> None:
    """reputation: gained while bonuses are still being resolved, it waits for them."""
    table.after_last(BonusesResolved, GainReputation(seat, reputation, why))


class GainReputation(Step[State]):
    """reputation: the marker moves the full distance, then the bonuses resolve in track order."""

    def __init__(self, seat: int, reputation: int, why: str) -> None:
        self.seat: Final = seat
        self.reputation: Final = reputation
        self.why: Final = why

    def run(self, table: Table[State]) -> None:
        me = table.state.seats[self.seat]
        passed = bonuses_ahead(table.state, self.seat, self.reputation)
        me.reputation = (me.reputation + self.reputation) % TRACK
        table.tell(ReputationGained, self.seat, self.reputation, me.reputation, self.why)
        for bonus in passed:
            table.then(ReputationBonus(self.seat, bonus))
        if passed:
            table.then(BonusesResolved())


class BonusesResolved(Step[State]):
    """reputation: what was gained while the bonuses, a card still to be chosen among them, were resolved comes next."""

    def run(self, table: Table[State]) -> None:
        pass


def bonuses_ahead(state: State, seat: int, reputation: int) -> list[int]:
    """The bonuses that this much reputation reaches or passes, in track order."""
    track = state.box.track
    marker = state.seats[seat].reputation
    bonuses: list[int] = []
    for distance in range(1, reputation + 1):
        gift = track[(marker + distance) % TRACK]
        if gift != NOTHING:
            bonuses.append(gift)
    return bonuses


class ReputationBonus(Step[State]):
    """reputation.choice, automa.round: tokens, coins, seals at once; a card on one's own turn, else after the turn."""

    def __init__(self, seat: int, gift: int) -> None:
        self.seat: Final = seat
        self.gift: Final = gift

    def run(self, table: Table[State]) -> None:
        seat = self.seat
        if self.gift == TOKEN:
            gain_tokens(table, seat, 1, "reputation")
        elif self.gift == COINS:
            gain_coins(table, seat, table.state.box.track_coins, "reputation")
        elif self.gift == SEAL:
            gain_seals(table, seat, 1, "reputation")
        elif table.state.turn not in (NONE, seat):
            table.owe(BonusCard(seat, self.gift))
            table.tell(BonusOwed, seat, self.gift)
        else:
            table.then(BonusCard(seat, self.gift))


class BonusCard(Step[State]):
    """reputation.choice, automa.round: an expert or animal from the display, else the deck; none anywhere: lost."""

    def __init__(self, seat: int, gift: int) -> None:
        self.seat: Final = seat
        self.gift: Final = gift

    def run(self, table: Table[State]) -> None:
        table.then(card_step[0](table.state, self.seat, self.gift, "reputation"))
