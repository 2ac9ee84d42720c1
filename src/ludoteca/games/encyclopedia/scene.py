"""Any position of Encyclopedia in a line, then moves as words and chance dictated: what a test of a rule reads like.

    play = Scene().give(coins=3, animals={"lemur_catta": "I"}).show(animals=["panthera_leo"]).action("yellow4")
    play.do("academy", "panthera_leo", "0")
    assert play.me.reputation == 2

Seats are numbered from 0; seat 0 is "me". Everything that is not given is empty: no coins, no cards on display, no
dice. Cards that are not given anywhere lie in the decks. A question that has one answer only is not asked.

Here "red4" is a red die that shows 4. In an answer "red1" is the first of the red dice, whatever it shows: the word of
a die never changes, and its label says the value.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from ludoteca import door
from ludoteca.door import BadPosition, position_of
from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import ACTIONS, CATEGORIES, COLOURS, CONTINENTS, NONE, TURNS, TYPES
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, Naturalist, State
from ludoteca.games.encyclopedia.game import box_for, seat_cards
from ludoteca.games.encyclopedia.rules.round import NextTurn
from ludoteca.games.encyclopedia.rules.setup import opening
from ludoteca.games.encyclopedia.rules.turn import ChooseAction, EndTurn, Turn
from ludoteca.kernel.game import Data, Setting
from ludoteca.kernel.piles import without
from ludoteca.kernel.table import Step, Table

FACES = "123456"


class Scene:
    """Builds a position. Raises BadPosition for what is not in the box, or lies somewhere else already."""

    def __init__(self, seats: int | Sequence[str] = 2, pack: Data | None = None, **options: Setting) -> None:
        names = ("person",) * seats if isinstance(seats, int) else tuple(seats)
        settings = GAME.settings(options)
        hodesmann = cast("int", settings["simon_hodesmann"])
        without_cube = bool(settings["sepultus_without_cube"])
        self.box = box_for(GAME.data(pack), hodesmann, str(settings["face_down_cards"]), without_cube)
        self.state: State = opening(
            self.box, tuple(seat_cards(self.box, name) for name in names), bool(settings["sepultus"])
        )
        self.state.round = 1
        self.state.phase = TURNS
        for seat in self.state.seats:
            if seat.automa != NONE:
                seat.priorities = tuple(range(len(CONTINENTS)))

    def give(
        self,
        seat: int = 0,
        *,
        coins: int = 0,
        tokens: int = 0,
        seals: int = 0,
        vp: int = 0,
        reputation: int = 0,
        experts: Sequence[str | None] = (),
        retired: Sequence[str] = (),
        animals: Mapping[str, str] | Sequence[str] = (),
        published: Sequence[str] = (),
        shelves: Mapping[str, int] | None = None,
        priorities: Sequence[str] = (),
    ) -> "Scene":
        """What a seat has. `animals` maps ids to the types with a cube ("I III"), or to a Sepultus' category."""
        me = self.state.seats[seat]
        me.coins, me.tokens, me.seals, me.vp, me.reputation = coins, tokens, seals, vp, reputation
        slots = [NONE if name is None else self._expert(name) for name in experts]
        me.experts = tuple(slots + [NONE] * (len(me.experts) - len(slots)))
        me.retired = tuple(self._expert(name) for name in retired)
        studied = animals if isinstance(animals, Mapping) else dict.fromkeys(animals, "")
        me.animals = tuple(self._animal(name) for name in studied)
        me.cubes = tuple(cubes(text) for text in studied.values())
        me.published = tuple(self._animal(name) for name in published)
        counts = [0] * len(CATEGORIES)
        for category, count in (shelves or {}).items():
            counts[position_of("category", category, CATEGORIES)] = count
        me.shelves = tuple(counts)
        if priorities:
            me.priorities = tuple(position_of("continent", name, CONTINENTS) for name in priorities)
        return self

    def show(self, *, animals: Sequence[str | None] = (), experts: Sequence[str | None] = ()) -> "Scene":
        """The displays, in reading order; None is a gap. An empty display stays empty."""
        self.state.animals = self._filled([None if a is None else self._animal(a) for a in animals], self.state.animals)
        self.state.experts = self._filled([None if e is None else self._expert(e) for e in experts], self.state.experts)
        return self

    def boards(self, *boards: str) -> "Scene":
        """The dice on each seat's slots: "red4 blue2 - green6" (with '+' for two dice on a slot: "red4+blue1")."""
        for seat, text in enumerate(boards):
            slots = [tuple(self._die(word) for word in part.split("+")) if part != "-" else () for part in text.split()]
            self.state.seats[seat].slots = tuple(slots + [()] * (len(self.state.seats[seat].slots) - len(slots)))
        return self

    def placed(self, **places: str) -> "Scene":
        """Dice on the central board: embassy="red4 blue2", and for continents asia="purple1 - purple5"."""
        for name, text in places.items():
            dice = tuple(NONE if word == "-" else self._die(word) for word in text.split())
            if name in CONTINENTS:
                spaces = (*dice, NONE, NONE, NONE, NONE)[:4]
                at = CONTINENTS.index(name)
                self.state.expeditions = (*self.state.expeditions[:at], spaces, *self.state.expeditions[at + 1 :])
            elif name == "publication":
                self.state.publications = dice
            else:
                at = position_of("place", name, ACTIONS)
                self.state.places = (*self.state.places[:at], dice, *self.state.places[at + 1 :])
        return self

    def first(self, seat: int) -> "Scene":
        self.state.first = self.state.start = seat
        return self

    # Beginning

    def turn(self, seat: int = 0) -> "Play":
        """A seat's turn begins; turns go on while there are dice on boards."""
        return self.steps(NextTurn(seat))

    def one_turn(self, seat: int = 0) -> "Play":
        """A seat's turn begins, and nothing follows it."""
        return self.steps(Turn(seat))

    def action(self, die: str, seat: int = 0) -> "Play":
        """A seat has taken this die and is asked for an action; its turn ends after it."""
        self.state.turn = seat
        self.state.hold(self._die(die))
        return self.steps(ChooseAction(seat), EndTurn())

    def steps(self, *steps: Step[State]) -> "Play":
        return Play(self._table(list(steps)))

    def _table(self, steps: list[Step[State]]) -> Table[State]:
        return Table(self.state, list(reversed(steps)), [], GAME.rules[-1])

    def _animal(self, name: str) -> int:
        """A card out of the deck of animals."""
        card = position_of("animal", name, self.box.card_ids)
        if card not in self.state.animal_deck:
            raise BadPosition(f"the animal {name!r} is not in the deck: it lies somewhere else, or is not played with")
        self.state.animal_deck = without(self.state.animal_deck, card)
        return card

    def _expert(self, name: str) -> int:
        """A card out of the deck of experts."""
        expert = position_of("expert", name, self.box.expert_ids)
        if expert not in self.state.expert_deck:
            raise BadPosition(f"the expert {name!r} lies somewhere else already")
        self.state.expert_deck = without(self.state.expert_deck, expert)
        return expert

    def _die(self, word: str) -> int:
        """A die out of the bag, showing this: 'red4'."""
        if word[-1:] not in FACES:
            raise BadPosition(f"a die is a colour and a value from 1 to 6, as 'red4', not {word!r}")
        colour = position_of("colour", word[:-1], COLOURS)
        for die in self.state.bag:
            if self.box.die_colour[die] == colour:
                self.state.bag = without(self.state.bag, die)
                self.state.roll(die, int(word[-1]))
                return die
        raise BadPosition(f"no {word[:-1]} die is left in the bag for {word!r}: all of them lie somewhere else")

    @staticmethod
    def _filled(cards: list[int | None], display: tuple[int, ...]) -> tuple[int, ...]:
        filled = tuple(NONE if card is None else card for card in cards)
        return filled + (NONE,) * (len(display) - len(filled))


def cubes(text: str) -> int:
    """Cubes from words: "I III", or the category of a Sepultus' cube."""
    if text in CATEGORIES:
        return SEPULTUS_CUBE + CATEGORIES.index(text)
    return sum(1 << position_of("type", kind, TYPES) for kind in text.split())


class Play(door.Play[State]):
    """A position of Encyclopedia being played."""

    def __init__(self, table: Table[State]) -> None:
        super().__init__(GAME, table, len(table.state.seats))

    @property
    def me(self) -> Naturalist:
        return self.state.seats[0]

    def seat(self, seat: int) -> Naturalist:
        return self.state.seats[seat]

    def animal(self, name: str) -> int:
        return self.state.box.card_ids.index(name)

    def expert(self, name: str) -> int:
        return self.state.box.expert_ids.index(name)

    def cubes_on(self, name: str, seat: int = 0) -> int:
        me = self.state.seats[seat]
        return me.cubes[me.animals.index(self.animal(name))]

    def shelf(self, category: str, seat: int = 0) -> int:
        return self.state.seats[seat].shelves[CATEGORIES.index(category)]

    def names(self, cards: Iterable[int]) -> list[str]:
        return [self.state.box.card_ids[card] for card in cards]

    def expert_names(self, experts: Iterable[int]) -> list[str]:
        return [self.state.box.expert_ids[expert] for expert in experts if expert != NONE]
