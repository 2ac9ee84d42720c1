"""Planners: a wish becomes the answers that fulfil it, or a refusal that says why not."""

from collections.abc import Mapping
from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    CATEGORIES,
    EXPEDITION,
    NONE,
    PUBLICATION,
    TRACK,
)
from ludoteca.games.encyclopedia.box.contents import CONTINENT_WORDS, GOODS
from ludoteca.games.encyclopedia.box.events import AnimalAdded, ColourPaid, CubePlaced, PointsGained
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.page.planner_search import Planner, Walk, best_choices, check_cubes
from ludoteca.games.encyclopedia.page.planner_wire import (
    AnimalChoice,
    AnyPlan,
    ExpeditionPlan,
    ExpeditionWish,
    Joining,
    Level,
    Payment,
    PlannedCube,
    PublicationPlan,
    PublicationWish,
    read,
)
from ludoteca.games.encyclopedia.rules.expedition import PlaceCube, research_space
from ludoteca.games.encyclopedia.rules.paying import Amounts, most_value, payable
from ludoteca.games.encyclopedia.rules.publication import AddAnimal, published_categories, publishes
from ludoteca.games.encyclopedia.rules.raising import raised_with
from ludoteca.games.encyclopedia.words.research import publication_vp
from ludoteca.kernel.moves import known, refusal_of
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import Table

MOST_CHOICES: Final = 24
"""So many choices of animals are listed for a publication."""


def plan(table: Table[State], seat: int, wish: Mapping[str, object]) -> tuple[list[str], AnyPlan]:
    """The answers that fulfil a wish, from the open question on, and what to show. Raises Refused."""
    wished = read(wish)
    if isinstance(wished, ExpeditionWish):
        return ExpeditionPlanner(table, seat, wished).plan()
    return PublicationPlanner(table, seat, wished).plan()


def fixed_amounts(**goods: int | None) -> Amounts:
    return {payment: amount for payment, amount in goods.items() if amount is not None}


# Expeditions


class ExpeditionPlanner(Planner):
    def __init__(self, table: Table[State], seat: int, wish: ExpeditionWish) -> None:
        fixed = fixed_amounts(coin=wish.coins, token=wish.tokens, seal=wish.seals)
        super().__init__(table, seat, EXPEDITION, known(CONTINENT_WORDS, wish.continent), wish.die, wish.colour, fixed)
        self.wish: Final = wish
        self.cubes: Final = list(dict.fromkeys(wish.cubes))
        box = table.state.box
        self.needed: Final = sum(planned_cube(table.state, known(box.research_words, word)).cost for word in self.cubes)

    def plan(self) -> tuple[list[str], ExpeditionPlan]:
        walk = max(self.begin([*self.wish.choices]), key=self.rank)
        state = walk.table.state
        paid = payments(self, walk)
        value, reached, reach = values(self.reached(walk), walk, paid)
        return walk.answers, ExpeditionPlan(
            die=state.box.die_words.word(state.die),
            continent=self.wish.continent,
            colour=colour_payment(walk),
            value=value,
            needed=self.needed,
            reached=reached,
            reach=reach,
            payments=paid,
            cubes=[planned_cube(state, option) for option in self.placed(walk)],
            change=change(self, walk),
            points=self.points(walk),
            whole=walk.whole,
            asks=asks(walk),
        )

    def target_word(self) -> str:
        return self.wish.continent

    def reached(self, walk: Walk) -> int:
        """The value; from the middle of research on, what was left of it."""
        question = self.table.question
        return question.points if isinstance(question, PlaceCube) else self.value(walk)

    def wanted(self, walk: Walk) -> int:
        return self.needed

    def decide(self, walk: Walk) -> list[Walk]:
        if not self.cubes:
            return []
        check_cubes(walk.table, self.seat, self.target, self.cubes)
        amounts = self.cheapest(walk, self.needed - self.value(walk), self.fixed)
        if amounts is None:
            raise self.short(most_value(walk.table, self.seat, self.value(walk), self.fixed))
        walk.amounts = amounts
        return [walk]

    def short(self, value: int) -> Refused:
        return Refused(Refusal("expedition.value", "plan-short", value=value, need=self.needed))

    def placed(self, walk: Walk) -> list[int]:
        """The research spaces that got a cube, as answers."""
        box = walk.table.state.box
        return [
            box.research_base[event.animal] + box.categories[event.animal].index(event.category)
            for event in walk.events
            if isinstance(event, CubePlaced)
        ]

    def effect(self, walk: Walk) -> str | None:
        if not self.cubes:
            return None
        words = walk.table.state.box.research_words
        placed = [words.word(option) for option in self.placed(walk)]
        question = walk.table.question
        if not placed and isinstance(question, PlaceCube):
            check_cubes(walk.table, self.seat, self.target, self.cubes)
            if question.points < self.needed:
                raise self.short(question.points)
        left = [word for word in self.cubes if word not in placed]
        return left[0] if left else "done"

    def check(self, walk: Walk) -> None:
        words = walk.table.state.box.research_words
        placed = {words.word(option) for option in self.placed(walk)}
        if not placed.issuperset(self.cubes):
            check_cubes(walk.last, self.seat, self.target, self.cubes)
            raise self.short(self.value(walk))


def planned_cube(state: State, option: int) -> PlannedCube:
    box = state.box
    if option == box.research_done:
        raise Refused(Refusal("table", "not-there", word="done"))
    card, kind = research_space(state, option)
    word = box.research_words.word(option)
    if box.continent[card] == NONE:
        return PlannedCube(word, box.sepultus_cost[card], 0)
    return PlannedCube(word, box.research_cost[kind], box.research_vp[kind])


# Publications


class PublicationPlanner(Planner):
    def __init__(self, table: Table[State], seat: int, wish: PublicationWish) -> None:
        box = table.state.box
        reference = known(box.card_words, wish.reference)
        if reference == box.deck_card:
            raise Refused(Refusal("publication.reference", "reference-from-study"))
        fixed = fixed_amounts(coin=wish.coins, seal=wish.seals)
        super().__init__(table, seat, PUBLICATION, reference, wish.die, wish.colour, fixed)
        self.wish: Final = wish
        self.animals: Final = None if wish.animals is None else list(dict.fromkeys(wish.animals))

    def plan(self) -> tuple[list[str], PublicationPlan]:
        walks = self.begin([*self.wish.choices])
        walk = max(walks, key=self.rank)
        state = walk.table.state
        paid = payments(self, walk)
        value, reached, reach = values(self.value(walk), walk, paid)
        levels = {self.value(way): self.level(way) for way in sorted(walks, key=self.rank) if alike(way, walk)}
        joining, choices = self.companions(walk)
        return walk.answers, PublicationPlan(
            die=state.box.die_words.word(state.die),
            reference=self.wish.reference,
            colour=colour_payment(walk),
            value=value,
            reached=reached,
            reach=reach,
            payments=paid,
            levels=[levels[value] for value in sorted(levels)],
            joining=joining,
            animals=[state.box.card_ids[event.animal] for event in walk.events if isinstance(event, AnimalAdded)],
            choices=choices,
            vp=publication_points(walk),
            change=change(self, walk),
            points=self.points(walk),
            whole=walk.whole,
            asks=asks(walk),
        )

    def target_word(self) -> str:
        return self.wish.reference

    def wanted(self, walk: Walk) -> int:
        return max(self.wish.value or self.value(walk), walk.table.state.box.publish_least)

    def decide(self, walk: Walk) -> list[Walk]:
        """A way for every value that publishes more; besides, what is wished."""
        value = self.value(walk)
        wished = self.wish.value is not None or bool(self.fixed)
        found: list[Walk] = []
        box = walk.table.state.box
        for level in sorted({max(value, box.publish_least), *box.publish_from}):
            amounts = self.cheapest(walk, level - value, {}) if level >= value else None
            if amounts is not None:
                fork = walk.fork()
                fork.amounts = amounts
                fork.wished = not wished
                found.append(fork)
        if wished:
            need = self.wanted(walk)
            amounts = self.cheapest(walk, need - value, self.fixed)
            if amounts is None:
                most = most_value(walk.table, self.seat, value, self.fixed)
                raise Refused(Refusal("publication.limit", "plan-short", value=most, need=need))
            walk.amounts = amounts
            found.append(walk)
        return found

    def effect(self, walk: Walk) -> str | None:
        question = walk.table.question
        if not isinstance(question, AddAnimal):
            return None
        if walk.adding is None:
            walk.adding = walk.table.clone()
        words = question.words(walk.table)
        if self.animals is None:
            return words.word(walk.offered()[0])
        added = [words.word(card) for card in question.added]
        left = [word for word in self.animals if word not in added]
        return left[0] if left else "done"

    def check(self, walk: Walk) -> None:
        box = walk.table.state.box
        added = {box.card_ids[event.animal] for event in walk.events if isinstance(event, AnimalAdded)}
        for word in self.animals or ():
            if word not in added:
                card = known(box.card_words, word)
                refusal = refusal_of(AddAnimal(self.seat, self.target, ()), walk.last, card)
                raise Refused(refusal or Refusal("publication.cards", "already-in-publication", animal=card))

    def level(self, walk: Walk) -> Level:
        spent = walk.spent()
        return Level(
            self.value(walk), spent.get("coin", 0), spent.get("seal", 0), publication_points(walk), self.points(walk)
        )

    def companions(self, walk: Walk) -> tuple[list[Joining], list[AnimalChoice]]:
        """Who may join at the value that the plan reaches, and the choices of them."""
        table = walk.adding
        question = None if table is None else table.question
        if table is None or not isinstance(question, AddAnimal):
            return [], [AnimalChoice([], publication_points(walk))] if walk.whole else []
        state = table.state
        ids = state.box.card_ids
        categories = published_categories(state, self.seat, self.target)
        together = (self.target, *question.added)
        base = publication_vp(state, self.seat, self.target, together)
        joining = []
        for card in question.options(table)[:-1]:
            shared = [CATEGORIES[category] for category in publishes(state, self.seat, card, categories)]
            kept = state.box.continent[card] in (state.box.continent[self.target], NONE)
            vp = publication_vp(state, self.seat, self.target, (*together, card)) - base
            joining.append(Joining(ids[card], shared, kept, vp))
        added = [ids[card] for card in question.added]
        return joining, [
            AnimalChoice([*added, *(joining[number].animal for number in numbers)], base + vp)
            for numbers, vp in best_choices([animal.vp for animal in joining], MOST_CHOICES)
        ]


def publication_points(walk: Walk) -> int:
    """publication.vp, publication.cards: what the publication itself gave."""
    return sum(
        event.vp for event in walk.events if isinstance(event, PointsGained) and event.why in ("publication", "cards")
    )


def alike(walk: Walk, other: Walk) -> bool:
    """Whether two walks to the end differ in nothing but what was paid for the value."""
    same_die = walk.table.state.die == other.table.state.die
    return walk.whole and same_die and colour_payment(walk) == colour_payment(other)


# What every panel shows


def payments(planner: Planner, walk: Walk) -> list[Payment]:
    """Every payment: as it was made; not asked for yet, as it is planned."""
    waiting = payable(walk.table)
    spent = planner.planned(walk) if waiting else walk.spent()
    have = planner.purse(walk) if waiting else walk.purse
    found = []
    for goods in raised_with(planner.action):
        name = GOODS[goods]
        paid = spent.get(name, 0)
        found.append(Payment(name, paid, have.get(name, paid), walk.table.state.box.worth[goods]))
    return found


def values(now: int, walk: Walk, paid: list[Payment]) -> tuple[int, int, int]:
    """The value without payments, with those of the plan, and with all that could be paid; `now` is after the walk."""
    spent = walk.spent()
    value = now - sum(spent.get(payment.payment, 0) * payment.worth for payment in paid)
    reached = value + sum(payment.spent * payment.worth for payment in paid)
    return value, reached, value + sum(payment.have * payment.worth for payment in paid)


def colour_payment(walk: Walk) -> str | None:
    return next((event.payment for event in walk.events if isinstance(event, ColourPaid)), None)


def asks(walk: Walk) -> str | None:
    return None if walk.whole else type(walk.table.question).__name__


def change(planner: Planner, walk: Walk) -> dict[str, int]:
    """What the seat has more or less of; the reputation marker goes around."""
    before = planner.table.state.seats[planner.seat]
    after = walk.table.state.seats[planner.seat]
    return {
        "vp": after.vp - before.vp,
        "coins": after.coins - before.coins,
        "tokens": after.tokens - before.tokens,
        "seals": after.seals - before.seals,
        "reputation": (after.reputation - before.reputation) % TRACK,
    }
