"""Reputation (p. 11): the track goes around; every bonus space reached or passed gives its bonus."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    ANIMAL,
    BONUS_COINS,
    COINS,
    EXPERT,
    NONE,
    NOTHING,
    SEAL,
    TOKEN,
    TRACK,
)
from ludoteca.games.encyclopedia.box.events import BonusLost, BonusOwed, ReputationGained
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.cards import TakeFreeAnimal, TakeFreeExpert
from ludoteca.games.encyclopedia.rules.gains import gain_coins, gain_seals, gain_tokens
from ludoteca.kernel.piles import shown
from ludoteca.kernel.table import Step, Table


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
            gain_coins(table, seat, BONUS_COINS, "reputation")
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
        from ludoteca.games.encyclopedia.rules.automa import AutomaTakesCard

        state = table.state
        if state.seats[self.seat].automa != NONE:
            table.then(AutomaTakesCard(self.seat, self.gift))
        elif self.gift == EXPERT:
            if shown(state.experts) or state.expert_deck or state.expert_discards:
                table.then(TakeFreeExpert(self.seat, "reputation"))
            else:
                table.tell(BonusLost, self.seat, EXPERT)
        elif shown(state.animals) or state.animal_deck or state.animal_discards:
            table.then(TakeFreeAnimal(self.seat, "reputation"))
        else:
            table.tell(BonusLost, self.seat, ANIMAL)
