"""Displays and decks: revealing cards, and taking one for free (draft, round token, reputation bonus)."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import ANIMAL, EXPERT, NONE
from ludoteca.games.encyclopedia.box.events import (
    AnimalRevealed,
    AnimalTaken,
    BonusLost,
    DeckRebuilt,
    ExpertRevealed,
    ExpertTaken,
)
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.experts import SeatExpert
from ludoteca.games.encyclopedia.rules.free import Decision
from ludoteca.games.encyclopedia.rules.whole import in_question, spoils
from ludoteca.kernel.piles import DrawCard, gap_for, shown, with_at, without
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import Words


def experts_to_draw(table: Table[State]) -> bool:
    """round.refill: an empty deck is rebuilt from its discards. Whether there is a card to draw."""
    state = table.state
    if not state.expert_deck and state.expert_discards:
        state.expert_deck = tuple(sorted(state.expert_discards))
        state.expert_discards = ()
        table.tell(DeckRebuilt, "expert")
    return bool(state.expert_deck)


def animals_to_draw(table: Table[State]) -> bool:
    state = table.state
    if not state.animal_deck and state.animal_discards:
        state.animal_deck = tuple(sorted(state.animal_discards))
        state.animal_discards = ()
        table.tell(DeckRebuilt, "animal")
    return bool(state.animal_deck)


def take_expert_from_display(table: Table[State], seat: int, expert: int, why: str) -> None:
    table.state.experts = gap_for(table.state.experts, expert)
    table.tell(ExpertTaken, seat, expert, why)


def take_animal_from_display(table: Table[State], seat: int, card: int, why: str) -> None:
    table.state.animals = gap_for(table.state.animals, card)
    table.state.seats[seat].study(card)
    table.tell(AnimalTaken, seat, card, why)


# Revealing


class FillExperts(Step[State]):
    """round.refill: every gap of the University's display gets a card."""

    def __init__(self, when: str, space: int = 0) -> None:
        self.when: Final = when
        self.space: Final = space

    def run(self, table: Table[State]) -> None:
        for space in range(self.space, len(table.state.experts)):
            if table.state.experts[space] == NONE:
                if experts_to_draw(table):
                    table.then(RevealExpert(self.when, space), FillExperts(self.when, space + 1))
                return


class RevealExpert(DrawCard[State]):
    def __init__(self, when: str, space: int) -> None:
        self.when: Final = when
        self.space: Final = space

    def words(self, table: Table[State]) -> Words:
        return table.state.box.expert_words

    def key(self, table: Table[State]) -> str:
        return f"{self.when}.expert{self.space + 1}"

    def pile(self, table: Table[State]) -> tuple[int, ...]:
        return table.state.expert_deck

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        state.expert_deck = without(state.expert_deck, option)
        state.experts = with_at(state.experts, self.space, option)
        table.tell(ExpertRevealed, option, self.space)


class FillAnimals(Step[State]):
    """round.refill: every gap of the Academy's display gets a card."""

    def __init__(self, when: str, space: int = 0) -> None:
        self.when: Final = when
        self.space: Final = space

    def run(self, table: Table[State]) -> None:
        for space in range(self.space, len(table.state.animals)):
            if table.state.animals[space] == NONE:
                if animals_to_draw(table):
                    table.then(RevealAnimal(self.when, space), FillAnimals(self.when, space + 1))
                return


class RevealAnimal(DrawCard[State]):
    def __init__(self, when: str, space: int) -> None:
        self.when: Final = when
        self.space: Final = space

    def words(self, table: Table[State]) -> Words:
        return table.state.box.card_words

    def key(self, table: Table[State]) -> str:
        return f"{self.when}.animal{self.space + 1}"

    def pile(self, table: Table[State]) -> tuple[int, ...]:
        return table.state.animal_deck

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        state.animal_deck = without(state.animal_deck, option)
        state.animals = with_at(state.animals, self.space, option)
        table.tell(AnimalRevealed, option, self.space)


# Taking for free


class TakeFreeCard(Decision):
    """reputation.choice: from the display; from the deck only if the display offers nothing.

    turn.whole: on the way of an action, cards whose loss would spoil it are withheld.
    """

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat)
        self.why: Final = why

    def display(self, table: Table[State]) -> list[int]:
        raise TypeError(f"{type(self).__name__} has no display")

    def deck(self, table: Table[State]) -> int:
        raise TypeError(f"{type(self).__name__} has no deck")

    def rule(self) -> str:
        """The rule that gives the card."""
        return "round.token" if self.why == "round-token" else "reputation.choice"

    def candidates(self, table: Table[State]) -> list[int]:
        return [*self.display(table), self.deck(table)]

    def law(self, table: Table[State], option: int) -> Refusal | None:
        if option != self.deck(table):
            if spoils(table, option):
                return Refusal("turn.whole", "card-breaks-action", seat=self.seat)
            return None
        display = self.display(table)
        if table.trial:
            return None  # tried last; it counts only where every card of the display spoils the action
        offered = sum(not spoils(table, card) for card in display)
        if offered:
            return Refusal(self.rule(), "display-first", cards=offered)
        return None

    def options(self, table: Table[State]) -> list[int]:
        display = self.display(table)
        if table.trial:
            return [*display, self.deck(table)]
        if in_question(table):
            display = [card for card in display if table.could_after(card)]
        return display or [self.deck(table)]


class TakeFreeExpert(TakeFreeCard):
    def words(self, table: Table[State]) -> Words:
        return table.state.box.expert_words

    def display(self, table: Table[State]) -> list[int]:
        return shown(table.state.experts)

    def deck(self, table: Table[State]) -> int:
        return table.state.box.deck_expert

    def absent(self, table: Table[State], option: int) -> Refusal:
        return Refusal(self.rule(), "expert-not-on-display", expert=option)

    def chosen(self, table: Table[State], option: int) -> None:
        if option == self.deck(table):
            if experts_to_draw(table):
                table.then(DrawExpert(self.seat, self.why))
            else:
                table.tell(BonusLost, self.seat, EXPERT)
            return
        take_expert_from_display(table, self.seat, option, self.why)
        table.then(SeatExpert(self.seat, option))


class TakeFreeAnimal(TakeFreeCard):
    def words(self, table: Table[State]) -> Words:
        return table.state.box.card_words

    def display(self, table: Table[State]) -> list[int]:
        return shown(table.state.animals)

    def deck(self, table: Table[State]) -> int:
        return table.state.box.deck_card

    def absent(self, table: Table[State], option: int) -> Refusal:
        return Refusal(self.rule(), "animal-not-on-display", animal=option)

    def chosen(self, table: Table[State], option: int) -> None:
        if option == self.deck(table):
            if animals_to_draw(table):
                table.then(DrawAnimal(self.seat, self.why))
            else:
                table.tell(BonusLost, self.seat, ANIMAL)
            return
        take_animal_from_display(table, self.seat, option, self.why)


class DrawExpert(DrawCard[State]):
    """reputation.choice: the top card of the deck."""

    def __init__(self, seat: int, why: str) -> None:
        self.seat: Final = seat
        self.why: Final = why

    def words(self, table: Table[State]) -> Words:
        return table.state.box.expert_words

    def key(self, table: Table[State]) -> str:
        return f"expert-deck{table.state.deck_draws + 1}"

    def pile(self, table: Table[State]) -> tuple[int, ...]:
        return table.state.expert_deck

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        state.deck_draws += 1
        state.expert_deck = without(state.expert_deck, option)
        table.tell(ExpertTaken, self.seat, option, "deck")
        table.then(SeatExpert(self.seat, option))


class DrawAnimal(DrawCard[State]):
    """reputation.choice: the top card of the deck."""

    def __init__(self, seat: int, why: str) -> None:
        self.seat: Final = seat
        self.why: Final = why

    def words(self, table: Table[State]) -> Words:
        return table.state.box.card_words

    def key(self, table: Table[State]) -> str:
        return f"animal-deck{table.state.deck_draws + 1}"

    def pile(self, table: Table[State]) -> tuple[int, ...]:
        return table.state.animal_deck

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        state.deck_draws += 1
        state.animal_deck = without(state.animal_deck, option)
        state.seats[self.seat].study(option)
        table.tell(AnimalTaken, self.seat, option, "deck")
