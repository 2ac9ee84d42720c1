"""Set-up (p. 4, 5): the bag, the residents, the favour tiles, and who is first."""

from typing import Final

from ludoteca.games.navoria.box.constants import (
    AREA_SPACES,
    BLANK,
    GOODS,
    GOODS_EACH,
    LANDS,
    NONE,
    SHOWN_EACH,
    SPECIES,
    TOKENS_EACH,
    TOKENS_EACH_FOR_TWO,
    TRADES,
)
from ludoteca.games.navoria.box.contents import GUIDE_WORDS, SPECIES_WORDS, Box
from ludoteca.games.navoria.box.events import FavourBlanked, FavourRevealed, FirstGuideDrawn, ResidentRevealed
from ludoteca.games.navoria.box.state import Guide, State
from ludoteca.kernel.piles import DrawCard, with_at, without
from ludoteca.kernel.table import Chance, Step, Table
from ludoteca.kernel.words import Words


def opening(box: Box, seats: int, uppermost: bool, blank: bool, at_once: bool) -> State:
    """The table before anything happened (setup.bag, setup.order)."""
    tokens = TOKENS_EACH_FOR_TWO if seats == 2 else TOKENS_EACH  # setup.bag
    guides = [
        Guide(0, (0,) * len(LANDS), (0,) * len(LANDS), ((0,) * len(GOODS),) * len(LANDS), (), 0) for _ in range(seats)
    ]
    decks = [tuple([card for card in range(box.residents) if box.trade[card] == t]) for t in range(len(TRADES))]
    return State(
        box, tuple(guides), uppermost, blank, at_once, 0, 0, tuple(range(seats)), (tokens,) * len(TRADES), (),
        (0,) * len(TRADES), (0,) * len(TRADES), ((0,) * AREA_SPACES,) * len(TRADES), (GOODS_EACH,) * len(GOODS),
        tuple(decks), ((NONE,) * SHOWN_EACH,) * len(TRADES), (), (NONE,) * len(SPECIES),
        tuple(range(len(box.favour_ids))), ((),) * len(SPECIES), (),
    )  # fmt: skip


class SetUp(Step[State]):
    def run(self, table: Table[State]) -> None:
        table.then(DrawFirstGuide())
        for species in range(len(SPECIES)):
            table.then(RevealFavour(species))
        if table.state.blank:
            table.then(BlankFavour())
        table.then(RevealResidents("round1"))


class DrawFirstGuide(Chance[State]):
    """setup.order: a random first guide, then clockwise."""

    def words(self, table: Table[State]) -> Words:
        return GUIDE_WORDS

    def key(self, table: Table[State]) -> str:
        return "setup.first"

    def lots(self, table: Table[State]) -> int:
        return len(table.state.guides)

    def lot(self, table: Table[State], number: int) -> int:
        return number

    def chosen(self, table: Table[State], option: int) -> None:
        seats = len(table.state.guides)
        table.state.order = tuple([(option + place) % seats for place in range(seats)])
        table.tell(FirstGuideDrawn, option)


class RevealFavour(DrawCard[State]):
    """setup.favours: four of the nine scoring tiles at random, one for each species."""

    def __init__(self, species: int) -> None:
        self.species: Final = species

    def words(self, table: Table[State]) -> Words:
        return table.state.box.favour_words

    def key(self, table: Table[State]) -> str:
        return f"setup.favour{self.species + 1}"

    def pile(self, table: Table[State]) -> tuple[int, ...]:
        return table.state.tile_pile

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        state.tile_pile = without(state.tile_pile, option)
        state.tiles = with_at(state.tiles, self.species, option)
        table.tell(FavourRevealed, self.species, option)


class BlankFavour(Chance[State]):
    """setup.favours: for two guides a random one of the four may become the blank tile."""

    def words(self, table: Table[State]) -> Words:
        return SPECIES_WORDS

    def key(self, table: Table[State]) -> str:
        return "setup.blank"

    def lots(self, table: Table[State]) -> int:
        return len(SPECIES)

    def lot(self, table: Table[State], number: int) -> int:
        return number

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        state.tile_pile = (*state.tile_pile, state.tiles[option])
        state.tiles = with_at(state.tiles, option, BLANK)
        table.tell(FavourBlanked, option)


class RevealResidents(Step[State]):
    """setup.cards, return.cards: three cards face up for each deck."""

    def __init__(self, when: str) -> None:
        self.when: Final = when

    def run(self, table: Table[State]) -> None:
        for trade in range(len(TRADES)):
            for space in range(SHOWN_EACH):
                table.then(RevealResident(self.when, trade, space))


class RevealResident(DrawCard[State]):
    def __init__(self, when: str, trade: int, space: int) -> None:
        self.when: Final = when
        self.trade: Final = trade
        self.space: Final = space

    def words(self, table: Table[State]) -> Words:
        return table.state.box.resident_words

    def key(self, table: Table[State]) -> str:
        return f"{self.when}.{TRADES[self.trade]}{self.space + 1}"

    def pile(self, table: Table[State]) -> tuple[int, ...]:
        return table.state.decks[self.trade]

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        trade = self.trade
        state.decks = (*state.decks[:trade], without(state.decks[trade], option), *state.decks[trade + 1 :])
        row = with_at(state.shown[trade], self.space, option)
        state.shown = (*state.shown[:trade], row, *state.shown[trade + 1 :])
        table.tell(ResidentRevealed, option, trade)
