"""What a seat has under study and published, in numbers for a learned evaluation.

These are the dearest of the features, and most positions of a turn share them, so they are remembered.
"""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import CATEGORIES, CONTINENTS, NONE, TYPES
from ludoteca.games.encyclopedia.box.contents import WHEN_END_CUBES, Box
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, Naturalist
from ludoteca.games.encyclopedia.mind.evaluation import curves_of

STUDY: Final = (
    *("animals", "first animals", "fresh animals", "sepultus"),
    *(f"cubes {kind}" for kind in TYPES),
    *(f"free {kind}" for kind in TYPES),
    *("publication", "further publications", "kinship", "travel", "further travel", "home"),
    *("collections", "near collections", "study collections", "near study collections"),
    *("continents", "near continents", "study continents", "near study continents"),
    *("largest category", "second category", "third category", "largest continent", "second continent"),
)
AT: Final = {name: place for place, name in enumerate(STUDY)}

ANIMALS_AT: Final = AT["animals"]
CUBES_AT: Final = AT["cubes I"]
FREE_AT: Final = AT["free I"]
PUBLICATION_AT: Final = AT["publication"]
COLLECTIONS_AT: Final = AT["collections"]
CONTINENTS_AT: Final = AT["continents"]
LARGEST_AT: Final = AT["largest category"]

FIRST_ANIMALS: Final = 4
MOST: Final = 20_000
"""So many are remembered."""


class Study:
    """A seat's animals, cubes and experts, weighed up."""

    def __init__(self, box: Box, me: Naturalist) -> None:
        self.features: Final = [0.0] * len(STUDY)
        self.curves: Final = curves_of(box)
        self.here: Final = [0] * len(CONTINENTS)  # animals under study
        self.open_cost: Final = [0] * len(CONTINENTS)  # of the research that they leave to do
        self.collected = 0.0  # the points of all collections as they are
        shelves = list(me.shelves)
        homes = [0] * len(CONTINENTS)
        self.count_experts(box, me, shelves, homes)
        jokers = 0
        for card in me.published:
            if box.continent[card] == NONE:
                jokers += 1
            else:
                homes[box.continent[card]] += 1
        lying = [0] * len(CATEGORIES)  # cubes under study
        kin = [0] * len(CATEGORIES)  # animals under study
        self.count_animals(box, me, lying, kin)
        self.weigh_publications(box, me, lying, kin)
        self.weigh_collections(shelves, lying)
        self.weigh_continents(homes, jokers)

    def count_experts(self, box: Box, me: Naturalist, shelves: list[int], homes: list[int]) -> None:
        for expert in me.experts:
            if expert != NONE:
                category = box.expert_when[expert] - WHEN_END_CUBES
                if 0 <= category < len(CATEGORIES):
                    shelves[category] += box.expert_amount[expert]
                homes[box.expert_continent[expert]] += 1
        for expert in me.retired:
            homes[box.expert_continent[expert]] += 1

    def count_animals(self, box: Box, me: Naturalist, lying: list[int], kin: list[int]) -> None:
        found = self.features
        fresh = 0
        for position, card in enumerate(me.animals):
            cubes = me.cubes[position]
            home = box.continent[card]
            if home == NONE:
                found[ANIMALS_AT + 3] += 1.0
                if cubes:
                    lying[cubes - SEPULTUS_CUBE] += 1
                continue
            self.here[home] += 1
            if not cubes:
                fresh += 1
            categories = box.categories[card]
            for kind in range(len(TYPES)):
                kin[categories[kind]] += 1
                if cubes >> kind & 1:
                    lying[categories[kind]] += 1
                    found[CUBES_AT + kind] += 1.0
                else:
                    found[FREE_AT + kind] += 1.0
                    self.open_cost[home] += box.research_cost[kind]
        count = len(me.animals)
        found[ANIMALS_AT] = float(count)
        found[ANIMALS_AT + 1] = float(min(count, FIRST_ANIMALS))
        found[ANIMALS_AT + 2] = float(fresh)

    def weigh_publications(self, box: Box, me: Naturalist, lying: list[int], kin: list[int]) -> None:
        """The best publication with the cubes that lie, the next one, and what full research could make of it."""
        found = self.features
        best = 0
        second = 0
        kinship = 0
        for position, card in enumerate(me.animals):
            home = box.continent[card]
            if home == NONE:
                continue
            cubes = me.cubes[position]
            points = self.here[home]
            related = 0
            for kind in range(len(TYPES)):
                category = box.categories[card][kind]
                related += box.publish_vp[kind] * kin[category]
                if cubes >> kind & 1:
                    points += box.publish_vp[kind] * lying[category]
            kinship = max(kinship, related)
            if points > best:
                second = best
                best = points
            elif points > second:
                second = points
        found[PUBLICATION_AT] = best / 10
        found[PUBLICATION_AT + 1] = second / 10
        found[PUBLICATION_AT + 2] = kinship / 10
        wide = sorted(self.open_cost, reverse=True)
        found[PUBLICATION_AT + 3] = wide[0] / 10
        found[PUBLICATION_AT + 4] = wide[1] / 10
        found[PUBLICATION_AT + 5] = float(max(self.here))

    def weigh_collections(self, shelves: list[int], lying: list[int]) -> None:
        found = self.features
        both = [shelves[category] + lying[category] for category in range(len(CATEGORIES))]
        self.count_points(COLLECTIONS_AT, shelves, both)
        both.sort(reverse=True)
        for place in range(3):
            found[LARGEST_AT + place] = float(both[place])

    def weigh_continents(self, homes: list[int], jokers: int) -> None:
        found = self.features
        both = [homes[continent] + self.here[continent] for continent in range(len(CONTINENTS))]
        if jokers:
            homes[homes.index(max(homes))] += jokers
        self.count_points(CONTINENTS_AT, homes, both)
        both.sort(reverse=True)
        found[LARGEST_AT + 3] = float(both[0])
        found[LARGEST_AT + 4] = float(both[1])

    def count_points(self, at: int, published: list[int], both: list[int]) -> None:
        """What collections give as they are, and more if they grow a little, or by all that is under study."""
        found = self.features
        curves = self.curves
        made = points(curves.exact, published, 1)
        self.collected += made
        found[at] = made
        found[at + 1] = points(curves.smooth, published, 10) - made
        found[at + 2] = points(curves.exact, both, 1) - made
        found[at + 3] = points(curves.smooth, both, 10) - made


def points(curve: tuple[float, ...], counts: list[int], tenths: int) -> float:
    vp = 0.0
    for count in counts:
        vp += curve[tenths * count]
    return vp


Lying = tuple[tuple[int, ...], ...]
"""All that a study hangs on."""


class Memory:
    """Studies that were weighed up before, with the cards of one box."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.studies: Final[dict[Lying, Study]] = {}


MEMORY: Final = Memory()


def study_of(box: Box, me: Naturalist) -> Study:
    studies = MEMORY.studies
    if MEMORY.box is not box or len(studies) >= MOST:
        MEMORY.box = box
        studies.clear()
    lying = (me.animals, me.cubes, me.shelves, me.published, me.experts, me.retired)
    known = studies.get(lying)
    if known is None:
        known = Study(box, me)
        studies[lying] = known
    return known
