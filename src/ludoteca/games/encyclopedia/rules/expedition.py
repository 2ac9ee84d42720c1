"""Expeditions (p. 12): a die of the continent's colour on its leftmost free space, and research with its value."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    CONTINENTS,
    EXPEDITION,
    EXPEDITION_SPACES,
    FIVE_CUBES_TOKENS,
    NONE,
    TYPES,
)
from ludoteca.games.encyclopedia.box.contents import CONTINENT_WORDS, WHEN_CUBE
from ludoteca.games.encyclopedia.box.events import CubePlaced
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, Naturalist, State
from ludoteca.games.encyclopedia.rules.action import TargetAction, raise_steps
from ludoteca.games.encyclopedia.rules.experts import DieAtExperts, ExpertWorks
from ludoteca.games.encyclopedia.rules.free import Decision, NeededDecision
from ludoteca.games.encyclopedia.rules.gains import gain_points
from ludoteca.games.encyclopedia.rules.nearest import Change, closest, nearest
from ludoteca.games.encyclopedia.rules.placing import PlaceDie
from ludoteca.games.encyclopedia.rules.reputation import gain_reputation
from ludoteca.games.encyclopedia.rules.research import OUT_OF_REACH, cheapest_research
from ludoteca.games.encyclopedia.rules.value import PayColour, colour_refusal, value_in_colour
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import Words


class Expedition(TargetAction):
    """expedition.space: its targets are the continents with a free space, the die's own first."""

    def __init__(self) -> None:
        super().__init__(EXPEDITION)

    def targets(self, state: State, seat: int) -> list[int]:
        found = [(state.colour + further) % len(CONTINENTS) for further in range(len(CONTINENTS))]
        return [continent for continent in found if state.leftmost_space(continent) != NONE]

    def continent(self, state: State, target: int) -> int:
        return target

    def steps(self, rules: int, seat: int) -> list[Step[State]]:
        return [ChooseContinent(seat)]

    def steps_to(self, rules: int, seat: int, target: int) -> list[Step[State]]:
        return [
            PlaceDie(seat, EXPEDITION, target),
            DieAtExperts(seat, EXPEDITION, target),
            SpaceReputation(seat, target),
            *raise_steps(rules, seat, EXPEDITION, target),
            BeginResearch(seat, target),
        ]

    def refusal(self, table: Table[State], seat: int) -> Refusal | None:
        """Why no expedition can be led: where the smallest change would do; of equal ones the die's own continent."""
        if self.completable(table, seat):
            return None
        own = table.state.colour
        reasons = [continent_refusal(table, seat, (own + more) % len(CONTINENTS)) for more in range(len(CONTINENTS))]
        return closest(table.state.box, [reason for reason in reasons if reason is not None])


AN_EXPEDITION: Final = Expedition()


def can_travel_to(table: Table[State], seat: int, continent: int) -> bool:
    """expedition.space: whether an expedition of this die to this continent has a space, and can be completed."""
    return table.state.leftmost_space(continent) != NONE and AN_EXPEDITION.reaches(table, seat, continent)


def continent_refusal(table: Table[State], seat: int, continent: int) -> Refusal | None:
    """Why no expedition of this die can go to this continent and be completed."""
    if can_travel_to(table, seat, continent):
        return None
    state = table.state
    me = state.seats[seat]
    if state.leftmost_space(continent) == NONE:
        return Refusal("expedition.space", "continent-full", continent=continent, spaces=EXPEDITION_SPACES)
    if me.free_cubes() < 1:
        return cube_refusal(me)
    change = nearest(table, seat, lambda trial: can_travel_to(trial, seat, continent), continent)
    if state.colour != continent and not me.tokens and not me.seals:
        return colour_refusal(state, seat, continent, change)
    return research_refusal(state, seat, continent, change)


def research_refusal(state: State, seat: int, continent: int, change: Change) -> Refusal:
    """expedition.research: not a single cube could be placed there."""
    me = state.seats[seat]
    need = cheapest_research(state, seat, continent)
    if need == OUT_OF_REACH:
        return Refusal(
            "expedition.research", "nothing-to-research", continent=continent, nearest=change[0], amount=change[1]
        )
    value = value_in_colour(state, seat, EXPEDITION, continent, continent)
    return Refusal(
        "expedition.research",
        "expedition-too-weak",
        continent=continent,
        value=value,
        need=need,
        tokens=me.tokens,
        coins=me.coins,
        seals=me.seals,
        nearest=change[0],
        amount=change[1],
    )


def cube_refusal(me: Naturalist) -> Refusal:
    """things.supply: no cube is at hand, and none can be freed: no five of a category are left, or no token is."""
    if me.fives() < FIVE_CUBES_TOKENS:
        return Refusal("things.supply", "no-cube-left", cubes=0)
    return Refusal("things.supply", "no-five-cubes-token-left", cubes=0, tokens=FIVE_CUBES_TOKENS)


class ChooseContinent(NeededDecision):
    """expedition.space: where the expedition goes; the colour is paid for now (turn.sequence)."""

    def words(self, table: Table[State]) -> Words:
        return CONTINENT_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(len(CONTINENTS)))

    def law(self, table: Table[State], option: int) -> Refusal | None:
        return continent_refusal(table, self.seat, option)

    def options(self, table: Table[State]) -> list[int]:
        return [c for c in range(len(CONTINENTS)) if can_travel_to(table, self.seat, c)]

    def chosen(self, table: Table[State], option: int) -> None:
        table.state.running = (EXPEDITION, option)
        if table.state.colour != option:
            table.then(PayColour(self.seat, option))
        table.then(*AN_EXPEDITION.steps_to(table.rules, self.seat, option))


class SpaceReputation(Step[State]):
    """expedition.space: the space gives its reputation."""

    def __init__(self, seat: int, continent: int) -> None:
        self.seat: Final = seat
        self.continent: Final = continent

    def run(self, table: Table[State]) -> None:
        state = table.state
        reputation = state.box.space_reputation(state.space_of_die(self.continent))
        if reputation:
            gain_reputation(table, self.seat, reputation, "expedition")


class BeginResearch(Step[State]):
    """expedition.value: fixed before the first cube."""

    def __init__(self, seat: int, continent: int) -> None:
        self.seat: Final = seat
        self.continent: Final = continent

    def run(self, table: Table[State]) -> None:
        table.then(PlaceCube(self.seat, self.continent, table.state.value, 0))


class PlaceCube(Decision):
    """expedition.research: spend the value on free research spaces; at least one cube; what is left over is lost."""

    def __init__(self, seat: int, continent: int, points: int, placed: int) -> None:
        super().__init__(seat)
        self.continent: Final = continent
        self.points: Final = points
        self.placed: Final = placed

    def words(self, table: Table[State]) -> Words:
        return table.state.box.research_words

    def candidates(self, table: Table[State]) -> list[int]:
        """Every research space of one's own animals, and to be done."""
        box = table.state.box
        spaces: list[int] = []
        for card in table.state.seats[self.seat].animals:
            base = box.research_base[card]
            spaces.extend(range(base, base + len(box.categories[card])))
        return [*spaces, box.research_done]

    def law(self, table: Table[State], option: int) -> Refusal | None:
        state = table.state
        box = state.box
        if option == box.research_done:
            if self.placed:
                return None
            return Refusal("turn.whole", "one-cube-at-least", cubes=1)
        card, kind = research_space(state, option)
        me = state.seats[self.seat]
        cubes = me.cubes[me.animals.index(card)]
        if box.continent[card] == NONE:
            cost = box.sepultus_cost[card]
            if cubes:
                return Refusal("sepultus.research", "sepultus-has-cube", animal=card)
        else:
            cost = box.research_cost[kind]
            if box.continent[card] != self.continent:
                return Refusal(
                    "expedition.research",
                    "animal-elsewhere",
                    animal=card,
                    home=box.continent[card],
                    continent=self.continent,
                )
            if cubes >> kind & 1:
                return Refusal("expedition.research", "space-taken", animal=card, category=box.categories[card][kind])
        if cost > self.points:
            return Refusal(
                "expedition.research",
                "points-short",
                points=self.points,
                need=cost,
                nearest="points",
                amount=cost - self.points,
            )
        if me.free_cubes() < 1:
            return cube_refusal(me)
        return None

    def options(self, table: Table[State]) -> list[int]:
        state = table.state
        box = state.box
        me = state.seats[self.seat]
        options: list[int] = []
        if self.points and me.free_cubes() > 0:
            for position, card in enumerate(me.animals):
                cubes = me.cubes[position]
                home = box.continent[card]
                base = box.research_base[card]
                if home == self.continent:
                    for kind in range(len(TYPES)):
                        if not cubes >> kind & 1 and box.research_cost[kind] <= self.points:
                            options.append(base + kind)
                elif home == NONE and not cubes and box.sepultus_cost[card] <= self.points:
                    options.extend(range(base, base + len(box.categories[card])))
        if self.placed:
            options.append(box.research_done)
        return options

    def absent(self, table: Table[State], option: int) -> Refusal:
        return Refusal("expedition.research", "animal-not-yours", animal=research_space(table.state, option)[0])

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        box = state.box
        if option == box.research_done:
            return
        me = state.seats[self.seat]
        card, kind = research_space(state, option)
        category = box.categories[card][kind]
        if box.continent[card] == NONE:
            cost = box.sepultus_cost[card]
            vp = 0  # sepultus.research: no points at once
            me.put_cubes(card, SEPULTUS_CUBE + category)
        else:
            cost = box.research_cost[kind]
            vp = box.research_vp[kind]
            me.put_cubes(card, me.cubes[me.animals.index(card)] | 1 << kind)
        table.tell(CubePlaced, self.seat, card, category, self.points - cost)
        if vp:
            gain_points(table, self.seat, vp, "research")
        # experts.lasting: those for cubes of this type
        for expert in me.experts:
            if expert != NONE and box.expert_when[expert] == WHEN_CUBE + category // 3:
                table.then(ExpertWorks(self.seat, expert))
        table.then(PlaceCube(self.seat, self.continent, self.points - cost, self.placed + 1))


def research_space(state: State, option: int) -> tuple[int, int]:
    """The card and the position on it that a word of the research vocabulary names."""
    box = state.box
    if option < box.animals * len(TYPES):
        return option // len(TYPES), option % len(TYPES)
    card = box.animals
    while card + 1 < box.cards and box.research_base[card + 1] <= option:
        card += 1
    return card, option - box.research_base[card]
