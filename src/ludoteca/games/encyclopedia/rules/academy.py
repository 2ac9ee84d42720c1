"""The Academy (p. 10): an animal of the die's colour from the display, and reputation by value."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import ACADEMY, NONE
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.action import Action, raise_steps
from ludoteca.games.encyclopedia.rules.cards import take_animal_from_display
from ludoteca.games.encyclopedia.rules.experts import DieAtExperts
from ludoteca.games.encyclopedia.rules.free import NeededDecision
from ludoteca.games.encyclopedia.rules.nearest import ONE_TOKEN, nearest
from ludoteca.games.encyclopedia.rules.placing import PlaceDie
from ludoteca.games.encyclopedia.rules.reputation import gain_reputation
from ludoteca.games.encyclopedia.rules.sepultus import RecolourForSepultus, sepultus_refusal
from ludoteca.games.encyclopedia.rules.value import PayColour, colour_refusal
from ludoteca.games.encyclopedia.rules.whole import academy_outlook, sepultus_within_reach
from ludoteca.kernel.piles import shown
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import Words


class Academy(Action):
    def steps(self, rules: int, seat: int) -> list[Step[State]]:
        """turn.sequence: place the die, experts act, choose the card; the value is raised after that."""
        return [PlaceDie(seat, ACADEMY), DieAtExperts(seat, ACADEMY, NONE), ChooseAnimal(seat)]

    def outlook(self, state: State, seat: int) -> int:
        return academy_outlook(state, seat)

    def refusal(self, table: Table[State], seat: int) -> Refusal | None:
        if self.completable(table, seat):
            return None
        state = table.state
        cards = shown(state.animals)
        if not cards:
            return Refusal("academy", "no-animal-left")
        change = nearest(table, seat, lambda trial: self.completable(trial, seat))
        if min(cards) >= state.box.animals:  # creatures only: the value is wrong, not the colour
            return sepultus_refusal(state, seat, cards[0], change)
        me = state.seats[seat]
        return Refusal(
            "academy",
            "no-animal-of-colour",
            colour=state.colour,
            tokens=me.tokens,
            seals=me.seals,
            nearest=change[0],
            amount=change[1],
        )


class ChooseAnimal(NeededDecision):
    """academy: of the die's colour, or of another for a token or a seal; a Sepultus by value (sepultus.take)."""

    def words(self, table: Table[State]) -> Words:
        return table.state.box.card_words

    def candidates(self, table: Table[State]) -> list[int]:
        return shown(table.state.animals)

    def law(self, table: Table[State], option: int) -> Refusal | None:
        state = table.state
        continent = state.box.continent[option]
        seat = self.seat
        if continent == NONE:
            if sepultus_within_reach(state, seat, option):
                return None
            change = nearest(table, seat, lambda trial: sepultus_within_reach(trial.state, seat, option))
            return sepultus_refusal(state, seat, option, change)
        me = state.seats[seat]
        if state.colour == continent or me.tokens or me.seals:
            return None
        return colour_refusal(state, seat, continent, ONE_TOKEN)

    def absent(self, table: Table[State], option: int) -> Refusal:
        if option == table.state.box.deck_card:
            return Refusal("academy", "display-only")
        return Refusal("academy", "animal-not-on-display", animal=option)

    def chosen(self, table: Table[State], option: int) -> None:
        seat = self.seat
        continent = table.state.box.continent[option]
        target = NONE
        take_animal_from_display(table, seat, option, "academy")
        if continent == NONE:
            target = option
            table.state.running = (ACADEMY, option)
            table.then(RecolourForSepultus(seat, option))
        elif table.state.colour != continent:
            table.then(PayColour(seat, continent))
        table.then(*raise_steps(table.rules, seat, ACADEMY, target), AcademyReputation(seat))

    def estimate(self, state: State, payment: int) -> int:
        return academy_outlook(state, self.seat)


class AcademyReputation(Step[State]):
    """academy: value 1-2 gives 1 reputation, 3-4 gives 2, 5 or more 3."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table[State]) -> None:
        gain_reputation(table, self.seat, table.state.box.reputation_for(table.state.value), "academy")
