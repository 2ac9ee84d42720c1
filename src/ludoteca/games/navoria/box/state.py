"""What lies on the table. Nothing here is secret: decks and the bag are what is left in them, without an order."""

from typing import Final

from ludoteca.games.navoria.box.constants import ARTISAN
from ludoteca.games.navoria.box.contents import Box
from ludoteca.kernel.plain import Plain


class Guide(Plain):
    """A seat: its guide board and the residents in front of it."""

    def __init__(
        self,
        points: int,
        explorers: tuple[int, ...],
        outposts: tuple[int, ...],
        docks: tuple[tuple[int, ...], ...],
        residents: tuple[int, ...],
        recruited: int,
    ) -> None:
        self.points = points
        self.explorers = explorers  # the space of each land's explorer; 0 is the start
        self.outposts = outposts  # how many are built in each land
        self.docks = docks  # for each land's dock, how many of each good lie on it
        self.residents = residents  # in front of the guide, in the order they came
        self.recruited = recruited  # cards recruited this round

    def clone(self) -> "Guide":
        return Guide(self.points, self.explorers, self.outposts, self.docks, self.residents, self.recruited)


class State(Plain):
    """The board, the decks and the bag, and every guide."""

    def __init__(
        self,
        box: Box,
        guides: tuple[Guide, ...],
        uppermost: bool,
        blank: bool,
        at_once: bool,
        round: int,
        turn: int,
        order: tuple[int, ...],
        bag: tuple[int, ...],
        hand: tuple[int, ...],
        capital: tuple[int, ...],
        deck_tokens: tuple[int, ...],
        areas: tuple[tuple[int, ...], ...],
        stock: tuple[int, ...],
        decks: tuple[tuple[int, ...], ...],
        shown: tuple[tuple[int, ...], ...],
        discards: tuple[int, ...],
        tiles: tuple[int, ...],
        tile_pile: tuple[int, ...],
        claims: tuple[tuple[int, ...], ...],
        scores: tuple[int, ...],
    ) -> None:
        self.box: Final = box
        self.guides: Final = guides
        self.uppermost: Final = uppermost  # option: a gather token goes on the uppermost free space
        self.blank: Final = blank  # option for two guides: a blank favour tile
        self.at_once: Final = at_once  # option: a new resident counts during its own effects
        self.round = round  # 1 to 3; 0 during set-up
        self.turn = turn  # recruiting turns taken this round: names their draws
        self.order = order  # turn order
        self.bag = bag  # action tokens of each trade
        self.hand = hand  # tokens drawn and not yet put down
        self.capital = capital  # tokens of each trade in the Capital while recruiting
        self.deck_tokens = deck_tokens  # tokens on each trade's deck
        self.areas = areas  # for each trade's area its spaces: 1 where a token lies
        self.stock = stock  # goods of each kind
        self.decks = decks  # for each trade, what is left in its deck
        self.shown = shown  # for each trade, the face-up residents; NONE where one was recruited
        self.discards = discards
        self.tiles = tiles  # for each species its favour tile; BLANK if it cannot be claimed
        self.tile_pile = tile_pile  # favour tiles not drawn
        self.claims = claims  # for each species the guides on its tile, upper first
        self.scores = scores  # final scores; empty until the end

    def clone(self) -> "State":
        return State(
            self.box, tuple([guide.clone() for guide in self.guides]), self.uppermost, self.blank, self.at_once,
            self.round, self.turn, self.order, self.bag, self.hand, self.capital, self.deck_tokens, self.areas,
            self.stock, self.decks, self.shown, self.discards, self.tiles, self.tile_pile, self.claims, self.scores,
        )  # fmt: skip

    def icons(self, seat: int, species: int) -> int:
        """things.trades, soldier: how many icons of a species lie in front of a guide; soldiers have two."""
        box = self.box
        count = 0
        for card in self.guides[seat].residents:
            if box.species[card] == species:
                count += box.icons[card]
        return count

    def of_trade(self, seat: int, trade: int) -> int:
        """How many residents of a trade lie in front of a guide."""
        count = 0
        for card in self.guides[seat].residents:
            if self.box.trade[card] == trade:
                count += 1
        return count

    def artisans(self, seat: int) -> int:
        return self.of_trade(seat, ARTISAN)

    def flags(self, seat: int) -> int:
        """adventurer: flags that a guide's explorers have reached or passed."""
        count = 0
        for land, explorer in enumerate(self.guides[seat].explorers):
            for flag in self.box.flags[land]:
                if explorer >= flag:
                    count += 1
        return count


def added(row: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    """A row of counts with one of them changed."""
    return (*row[:place], row[place] + amount, *row[place + 1 :])
