"""Set-up (p. 4): the first player, the displays, the draft, and what everybody starts with."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    ANIMAL,
    CATEGORIES,
    CONTINENTS,
    DICE,
    DISPLAY_ANIMALS,
    DISPLAY_EXPERTS,
    DRAFT_ANIMALS,
    EXPEDITION_SPACES,
    EXPERT_SLOTS,
    NONE,
    ROUNDS,
    SETUP,
)
from ludoteca.games.encyclopedia.box.contents import SEAT_WORDS, Box
from ludoteca.games.encyclopedia.box.events import FirstPlayerDrawn
from ludoteca.games.encyclopedia.box.state import IDLE, Naturalist, State
from ludoteca.games.encyclopedia.rules.automa import AutomaTakesCard, DrawPriorities
from ludoteca.games.encyclopedia.rules.cards import FillAnimals, FillExperts, take_animal_from_display
from ludoteca.games.encyclopedia.rules.gains import gain_coins, gain_tokens
from ludoteca.games.encyclopedia.rules.round import Round
from ludoteca.games.encyclopedia.rules.scoring import FinalScoring
from ludoteca.kernel.piles import shown
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Chance, Choice, Step, Table
from ludoteca.kernel.words import Words

PERSON: Final = (NONE, NONE)
"""A seat that a person or a bot plays; an automa's are the numbers of its behaviour and scoring cards."""


def opening(box: Box, seats: tuple[tuple[int, int], ...], sepultus: bool) -> State:
    """The table before anything happened (setup.display, setup.rounds). `seats` are PERSON or an automa's two cards."""
    # sepultus.deck: the six creatures are shuffled into the animals
    cards = box.cards if sepultus else box.animals
    naturalists = [
        Naturalist(
            behaviour, scoring, (), 0, 0, 0, 0, 0, (), ((),) * len(box.slots), (NONE,) * EXPERT_SLOTS, (), (), (),
            (), (0,) * len(CATEGORIES),
        )
        for behaviour, scoring in seats
    ]  # fmt: skip
    return State(
        box, tuple(naturalists), SETUP, 0, 0, 0, NONE, False, box.round_tokens, 0, tuple(range(DICE)), (0,) * DICE,
        ((), (), (), ()), ((NONE,) * EXPEDITION_SPACES,) * len(CONTINENTS), (),
        (NONE,) * DISPLAY_EXPERTS, tuple(range(box.experts)), (),
        (NONE,) * DISPLAY_ANIMALS[len(seats)], tuple(range(cards)), (), (), 0, NONE, IDLE, NONE, NONE, 0, 0,
        (),
    )  # fmt: skip


class PlayGame(Step[State]):
    """The whole game."""

    def run(self, table: Table[State]) -> None:
        table.then(SetUp())
        for number in range(1, ROUNDS + 1):
            table.then(Round(number))
        table.then(FinalScoring())


class SetUp(Step[State]):
    """setup.display, setup.draft, setup.start: the open cards, the draft, and what everybody starts with."""

    def run(self, table: Table[State]) -> None:
        table.then(DrawFirstPlayer())
        for seat, naturalist in enumerate(table.state.seats):
            if naturalist.automa != NONE:
                table.then(DrawPriorities(seat))
        table.then(FillExperts("setup"), FillAnimals("setup"), Draft(), StartingGoods())


class DrawFirstPlayer(Chance[State]):
    """setup.order: a random seat is first player; seats follow clockwise."""

    def words(self, table: Table[State]) -> Words:
        return SEAT_WORDS

    def key(self, table: Table[State]) -> str:
        return "setup.first"

    def lots(self, table: Table[State]) -> int:
        return len(table.state.seats)

    def lot(self, table: Table[State], number: int) -> int:
        return number

    def chosen(self, table: Table[State], option: int) -> None:
        table.state.first = option
        table.state.start = option
        table.tell(FirstPlayerDrawn, option)


class Draft(Step[State]):
    """setup.draft: from the last seat to the first, each takes two animals; then the display is refilled."""

    def run(self, table: Table[State]) -> None:
        for seat in reversed(table.state.clockwise(table.state.first)):
            for _ in range(DRAFT_ANIMALS):
                if table.state.seats[seat].automa != NONE:
                    table.then(AutomaTakesCard(seat, ANIMAL))
                else:
                    table.then(DraftAnimal(seat))
        table.then(FillAnimals("setup.refill"))


class DraftAnimal(Choice[State]):
    """setup.draft: any animal of the display; a Sepultus is free too (sepultus.take)."""

    def words(self, table: Table[State]) -> Words:
        return table.state.box.card_words

    def candidates(self, table: Table[State]) -> list[int]:
        return shown(table.state.animals)

    def absent(self, table: Table[State], option: int) -> Refusal:
        if option == table.state.box.deck_card:
            return Refusal("setup.draft", "display-only")
        return Refusal("setup.draft", "animal-not-on-display", animal=option)

    def chosen(self, table: Table[State], option: int) -> None:
        take_animal_from_display(table, self.seat, option, "draft")


class StartingGoods(Step[State]):
    """setup.start: an expedition token, and coins by seat order."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        for place, seat in enumerate(state.clockwise(state.first)):
            gain_tokens(table, seat, state.box.start_tokens, "setup")
            gain_coins(table, seat, state.box.start_coins[place], "setup")
