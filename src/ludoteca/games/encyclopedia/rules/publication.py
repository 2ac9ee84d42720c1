"""Publications (p. 14 to 16): a reference animal, the cubes of its categories, and the cards of its continent."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    CATEGORIES,
    NONE,
    PUBLICATION,
    TYPES,
)
from ludoteca.games.encyclopedia.box.contents import Box
from ludoteca.games.encyclopedia.box.events import AnimalAdded, AnimalPublished, AnimalRemoved, CubesPublished
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, State
from ludoteca.games.encyclopedia.rules.action import TargetAction, raise_steps
from ludoteca.games.encyclopedia.rules.experts import DieAtExperts
from ludoteca.games.encyclopedia.rules.free import Decision, NeededDecision
from ludoteca.games.encyclopedia.rules.gains import gain_points, gain_seals
from ludoteca.games.encyclopedia.rules.nearest import closest, nearest
from ludoteca.games.encyclopedia.rules.placing import PlaceDie
from ludoteca.games.encyclopedia.rules.value import PayColour, colour_refusal, value_in_colour
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import Words


class Publication(TargetAction):
    """publication.reference, sepultus.publish: its targets are one's animals, but no creature."""

    def __init__(self) -> None:
        super().__init__(PUBLICATION)

    def targets(self, state: State, seat: int) -> list[int]:
        return [card for card in state.seats[seat].animals if state.box.continent[card] != NONE]

    def continent(self, state: State, target: int) -> int:
        return state.box.continent[target]

    def steps(self, rules: int, seat: int) -> list[Step[State]]:
        return [ChooseReference(seat)]

    def steps_to(self, rules: int, seat: int, target: int) -> list[Step[State]]:
        """turn.sequence: place the die, experts act, raise the value, publish."""
        return [
            PlaceDie(seat, PUBLICATION, target),
            DieAtExperts(seat, PUBLICATION, target),
            *raise_steps(rules, seat, PUBLICATION, target),
            AddAnimal(seat, target, ()),
        ]

    def refusal(self, table: Table[State], seat: int) -> Refusal | None:
        """Why nothing can be published: the animal for which the smallest change would do; of equal ones the last."""
        if self.completable(table, seat):
            return None
        state = table.state
        animals = self.targets(state, seat)
        if animals:
            reasons = [reference_refusal(table, seat, card) for card in reversed(animals)]
            return closest(table.state.box, [reason for reason in reasons if reason is not None])
        change = nearest(table, seat, lambda trial: self.completable(trial, seat), state.colour)
        return Refusal(
            "publication.reference", "no-reference", continent=state.colour, nearest=change[0], amount=change[1]
        )


A_PUBLICATION: Final = Publication()


def can_refer_to(table: Table[State], seat: int, card: int) -> bool:
    """publication.reference, sepultus.publish: whether this animal can be it, the colour being paid if need be."""
    return table.state.box.continent[card] != NONE and A_PUBLICATION.reaches(table, seat, card)


def reference_refusal(table: Table[State], seat: int, card: int) -> Refusal | None:
    """Why this animal of the seat cannot be the reference of a publication with the die in hand."""
    if can_refer_to(table, seat, card):
        return None
    state = table.state
    me = state.seats[seat]
    continent = state.box.continent[card]
    if continent == NONE:
        return Refusal("sepultus.publish", "sepultus-never-reference", animal=card)
    change = nearest(table, seat, lambda trial: can_refer_to(trial, seat, card))
    if state.colour != continent and not me.tokens and not me.seals:
        return colour_refusal(state, seat, continent, change)
    return Refusal(
        "publication.limit",
        "publication-too-weak",
        value=value_in_colour(state, seat, PUBLICATION, card, continent),
        need=state.box.publish_least,
        coins=me.coins,
        seals=me.seals,
        nearest=change[0],
        amount=change[1],
    )


class ChooseReference(NeededDecision):
    """publication.reference: one of your animals of the die's colour; the colour is paid for now."""

    def words(self, table: Table[State]) -> Words:
        return table.state.box.card_words

    def candidates(self, table: Table[State]) -> list[int]:
        return list(table.state.seats[self.seat].animals)

    def law(self, table: Table[State], option: int) -> Refusal | None:
        return reference_refusal(table, self.seat, option)

    def options(self, table: Table[State]) -> list[int]:
        return [card for card in table.state.seats[self.seat].animals if can_refer_to(table, self.seat, card)]

    def absent(self, table: Table[State], option: int) -> Refusal:
        if option == table.state.box.deck_card:
            return Refusal("publication.reference", "reference-from-study")
        return Refusal("publication.reference", "animal-not-yours", animal=option)

    def chosen(self, table: Table[State], option: int) -> None:
        continent = table.state.box.continent[option]
        table.state.running = (PUBLICATION, option)
        if table.state.colour != continent:
            table.then(PayColour(self.seat, continent))
        table.then(*A_PUBLICATION.steps_to(table.rules, self.seat, option))


def published_categories(state: State, seat: int, reference: int) -> list[int]:
    """publication.limit, publication.cubes: allowed by the value, and the reference has a cube there."""
    me = state.seats[seat]
    cubes = me.cubes[me.animals.index(reference)]
    categories = state.box.categories[reference]
    return [
        categories[kind]
        for kind in range(len(TYPES) - 1, -1, -1)
        if state.value >= state.box.publish_from[kind] and cubes >> kind & 1
    ]


def publishes(state: State, seat: int, card: int, categories: list[int]) -> list[int]:
    """publication.cubes, sepultus.research: the categories among these in which a card of the seat has a cube."""
    me = state.seats[seat]
    cubes = me.cubes[me.animals.index(card)]
    if cubes >= SEPULTUS_CUBE:
        return [cubes - SEPULTUS_CUBE] if cubes - SEPULTUS_CUBE in categories else []
    own = state.box.categories[card]
    return [own[kind] for kind in range(len(TYPES)) if cubes >> kind & 1 and own[kind] in categories]


def joins_as_card(box: Box, card: int, reference: int) -> bool:
    """publication.cards, sepultus.publish: whether a card may join without publishing a cube. By its continent; by the
    other reading, a creature too."""
    continent = box.continent[card]
    return continent == box.continent[reference] or (continent == NONE and box.sepultus_without_cube)


class AddAnimal(Decision):
    """publication.cubes, publication.cards, sepultus.publish: further animals, by a category or by the continent."""

    def __init__(self, seat: int, reference: int, added: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.reference: Final = reference
        self.added: Final = added

    def words(self, table: Table[State]) -> Words:
        return table.state.box.add_words

    def candidates(self, table: Table[State]) -> list[int]:
        return [*table.state.seats[self.seat].animals, table.state.box.cards]

    def law(self, table: Table[State], option: int) -> Refusal | None:
        state = table.state
        if option == state.box.cards:
            return None
        if option == self.reference or option in self.added:
            return Refusal("publication.cards", "already-in-publication", animal=option)
        if joins_as_card(state.box, option, self.reference):
            return None
        if publishes(state, self.seat, option, published_categories(state, self.seat, self.reference)):
            return None
        if state.box.continent[option] == NONE:
            return Refusal("sepultus.publish", "sepultus-without-cube", animal=option)
        return Refusal(
            "publication.cubes", "nothing-shared", animal=option, continent=state.box.continent[self.reference]
        )

    def options(self, table: Table[State]) -> list[int]:
        state = table.state
        box = state.box
        categories = published_categories(state, self.seat, self.reference)
        options: list[int] = []
        for card in state.seats[self.seat].animals:
            if card == self.reference or card in self.added:
                continue
            if joins_as_card(box, card, self.reference) or (
                categories and publishes(state, self.seat, card, categories)
            ):
                options.append(card)
        options.append(box.cards)
        return options

    def absent(self, table: Table[State], option: int) -> Refusal:
        return Refusal("publication.reference", "animal-not-yours", animal=option)

    def chosen(self, table: Table[State], option: int) -> None:
        if option == table.state.box.cards:
            table.then(Publish(self.seat, self.reference, self.added))
        else:
            table.tell(AnimalAdded, self.seat, option)
            table.then(AddAnimal(self.seat, self.reference, (*self.added, option)))


class Publish(Step[State]):
    """publication.vp, publication.cards, publication.seal: cubes to the shelves, cards to the pile, one seal.
    A creature is kept as if of the reference's continent (sepultus.publish)."""

    def __init__(self, seat: int, reference: int, added: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.reference: Final = reference
        self.added: Final = added

    def run(self, table: Table[State]) -> None:
        state = table.state
        box = state.box
        seat = self.seat
        me = state.seats[seat]
        cards = (self.reference, *self.added)
        categories = published_categories(state, seat, self.reference)
        shelves = list(me.shelves)
        for category in categories:
            cubes = sum(category in publishes(state, seat, card, categories) for card in cards)
            vp = cubes * box.publish_vp[category // 3]
            shelves[category] += cubes
            table.tell(CubesPublished, seat, category, cubes, vp)
            gain_points(table, seat, vp, "publication")
        me.shelves = tuple(shelves)
        continent = box.continent[self.reference]
        kept = 0
        for card in cards:
            me.leave_study(card)
            if box.continent[card] in (continent, NONE):
                me.published = (*me.published, card)
                kept += 1
                table.tell(AnimalPublished, seat, card)
            else:
                state.removed = (*state.removed, card)
                table.tell(AnimalRemoved, seat, card)
        gain_points(table, seat, kept * box.published_card_vp, "cards")
        gain_seals(table, seat, 1, "publication")
        state.running = (PUBLICATION, NONE)


assert len(CATEGORIES) == 3 * len(TYPES)


def covered(state: State, seat: int, viewer: int | None) -> bool:
    """publication.hidden: whether face-down cards of a seat may not be looked at: by others, until the end."""
    return state.box.face_down_hidden and state.seats[seat].automa == NONE and viewer != seat and not state.scores
