"""Any position of Navoria in a line, then moves as words and chance dictated.

    play = Scene().give(points=3).show(artisan=["artisan_sprite_weapon_food"]).recruit("artisan")
    play.do("glacier", "forest")

Seats are numbered from 0; seat 0 is "me". Everything that is not given is empty; residents that are not given anywhere
lie in the decks, tokens in the bag, goods in the stock. A question that has one answer only is not asked.
"""

from collections.abc import Mapping, Sequence

from ludoteca import door
from ludoteca.door import BadPosition, position_of
from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.constants import BLANK, GOODS, LANDS, NONE, SHOWN_EACH, SPECIES, TRADES
from ludoteca.games.navoria.box.state import Guide, State, added
from ludoteca.games.navoria.game import box_for
from ludoteca.games.navoria.rules.gather import TakeToken
from ludoteca.games.navoria.rules.recruit import ChooseSource, RecruitResident
from ludoteca.games.navoria.rules.setup import opening
from ludoteca.kernel.game import Data, Setting
from ludoteca.kernel.piles import with_at, without
from ludoteca.kernel.table import Step, Table


class Scene:
    """Builds a position. Raises BadPosition for what is not in the box, or lies somewhere else already."""

    def __init__(self, seats: int = 2, pack: Data | None = None, **options: Setting) -> None:
        settings = GAME.settings(options)
        self.box = box_for(GAME.data(pack))
        uppermost = settings["gather_space"] == "uppermost"
        at_once = settings["new_artisan"] == "at_once"
        self.state: State = opening(self.box, seats, uppermost, bool(settings["blank_favour"]), at_once)
        self.state.round = 1
        self.rules = GAME.rules[-1]

    def give(
        self,
        seat: int = 0,
        *,
        points: int = 0,
        explorers: Mapping[str, int] | None = None,
        outposts: Mapping[str, int] | None = None,
        docks: Mapping[str, str] | None = None,
        residents: Sequence[str] = (),
    ) -> "Scene":
        """What a guide has: spaces of explorers, outposts built and goods on docks by land, residents by id."""
        guide = self.state.guides[seat]
        guide.points = points
        for land in (*(explorers or ()), *(outposts or ()), *(docks or ())):
            position_of("land", land, LANDS)
        guide.explorers = tuple((explorers or {}).get(land, 0) for land in LANDS)
        guide.outposts = tuple((outposts or {}).get(land, 0) for land in LANDS)
        guide.docks = tuple(self._goods((docks or {}).get(land, "")) for land in LANDS)
        guide.residents = tuple(self._resident(name) for name in residents)
        return self

    def show(self, **rows: Sequence[str]) -> "Scene":
        """The face-up residents of each trade."""
        for trade, names in rows.items():
            cards = tuple(self._resident(name) for name in names)
            at = position_of("trade", trade, TRADES)
            row = cards + (NONE,) * (SHOWN_EACH - len(cards))
            self.state.shown = (*self.state.shown[:at], row, *self.state.shown[at + 1 :])
        return self

    def tokens(self, *, capital: str = "", decks: str = "", bag: str | None = None) -> "Scene":
        """Action tokens in the Capital and on the decks, by trade; `bag` says what is left in the bag."""
        for trade in capital.split():
            self.state.capital = added(self.state.capital, position_of("trade", trade, TRADES), 1)
            self.state.bag = added(self.state.bag, position_of("trade", trade, TRADES), -1)
        for trade in decks.split():
            self.state.deck_tokens = added(self.state.deck_tokens, position_of("trade", trade, TRADES), 1)
            self.state.bag = added(self.state.bag, position_of("trade", trade, TRADES), -1)
        if bag is not None:  # what is left over lies on the decks
            left = tuple(bag.split().count(trade) for trade in TRADES)
            for at, count in enumerate(self.state.bag):
                self.state.deck_tokens = added(self.state.deck_tokens, at, count - left[at])
            self.state.bag = left
        return self

    def taken(self, **areas: str) -> "Scene":
        """Spaces of the Capital that hold a token: artisan="1 3"."""
        for trade, spaces in areas.items():
            at = position_of("trade", trade, TRADES)
            for space in spaces.split():
                area = with_at(self.state.areas[at], int(space) - 1, 1)
                self.state.areas = (*self.state.areas[:at], area, *self.state.areas[at + 1 :])
                self.state.bag = added(self.state.bag, at, -1)
        return self

    def tiles(self, **tiles: str) -> "Scene":
        """The favour tile of each species, by id; 'blank' cannot be claimed."""
        for species, name in tiles.items():
            tile = BLANK if name == "blank" else position_of("favour tile", name, self.box.favour_ids)
            self.state.tiles = with_at(self.state.tiles, position_of("species", species, SPECIES), tile)
            if tile != BLANK:
                self.state.tile_pile = without(self.state.tile_pile, tile)
        return self

    def claims(self, **claims: Sequence[int]) -> "Scene":
        """Who stands on a species' tile, the upper marker first."""
        for species, seats in claims.items():
            at = position_of("species", species, SPECIES)
            self.state.claims = (*self.state.claims[:at], tuple(seats), *self.state.claims[at + 1 :])
        return self

    def order(self, *seats: int) -> "Scene":
        self.state.order = seats
        return self

    def spent(self, goods: str) -> "Scene":
        """Goods that are not in the stock, though on no dock here: on a far dock of the last guide."""
        guide = self.state.guides[-1]
        desert = guide.docks[0]
        for good in goods.split():
            desert = added(desert, position_of("good", good, GOODS), 1)
            self.state.stock = added(self.state.stock, position_of("good", good, GOODS), -1)
        guide.docks = (desert, *guide.docks[1:])
        return self

    def by_rules(self, number: int) -> "Scene":
        """Of a table that began by these rules."""
        self.rules = number
        return self

    # Beginning

    def turn(self, seat: int = 0) -> "Play":
        """A guide's turn to recruit."""
        self.state.turn += 1
        return self.steps(ChooseSource(seat))

    def recruit(self, trade: str, seat: int = 0) -> "Play":
        """A guide has put a token of this trade on its deck and recruits."""
        at = position_of("trade", trade, TRADES)
        self.state.bag = added(self.state.bag, at, -1)
        self.state.deck_tokens = added(self.state.deck_tokens, at, 1)
        return self.steps(RecruitResident(seat, at))

    def gather(self, seat: int = 0) -> "Play":
        """A guide's turn to gather."""
        return self.steps(TakeToken(seat))

    def steps(self, *steps: Step[State]) -> "Play":
        return Play(Table(self.state, list(reversed(steps)), [], self.rules))

    def _resident(self, name: str) -> int:
        card = position_of("resident", name, self.box.resident_ids)
        trade = self.box.trade[card]
        if card not in self.state.decks[trade]:
            raise BadPosition(f"the resident {name!r} lies somewhere else already")
        deck = without(self.state.decks[trade], card)
        self.state.decks = (*self.state.decks[:trade], deck, *self.state.decks[trade + 1 :])
        return card

    def _goods(self, text: str) -> tuple[int, ...]:
        counts = [0] * len(GOODS)
        for word in text.split():
            counts[position_of("good", word, GOODS)] += 1
        for good, count in enumerate(counts):
            self.state.stock = added(self.state.stock, good, -count)
        return tuple(counts)


class Play(door.Play[State]):
    """A position of Navoria being played."""

    def __init__(self, table: Table[State]) -> None:
        super().__init__(GAME, table, len(table.state.guides))

    @property
    def me(self) -> Guide:
        return self.state.guides[0]

    def guide(self, seat: int) -> Guide:
        return self.state.guides[seat]

    def explorer(self, land: str, seat: int = 0) -> int:
        return self.state.guides[seat].explorers[LANDS.index(land)]

    def outposts(self, land: str, seat: int = 0) -> int:
        return self.state.guides[seat].outposts[LANDS.index(land)]

    def dock(self, land: str, seat: int = 0) -> dict[str, int]:
        """The goods on a dock, those that are there."""
        counts = self.state.guides[seat].docks[LANDS.index(land)]
        return {good: count for good, count in zip(GOODS, counts, strict=True) if count}

    def residents(self, seat: int = 0) -> list[str]:
        return [self.state.box.resident_ids[card] for card in self.state.guides[seat].residents]
