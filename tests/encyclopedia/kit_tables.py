"""Tables of every sort, by number: all seat counts, editions, with and without Sepultus, 0 to 3 automas."""

from itertools import product
from typing import Final, NamedTuple

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.data import editions
from ludoteca.games.encyclopedia.game import box_for
from ludoteca.kernel.game import PERSON, Setting

BOX: Final = box_for(GAME.data(None), 2)
AUTOMAS: Final = [f"automa:{behaviour}:{scoring}" for behaviour in BOX.behaviour_ids for scoring in BOX.scoring_ids]
# People and automas; the last two need nobody to play.
COMPANIES: Final = ((2, 0), (3, 0), (4, 0), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (1, 3), (0, 2), (0, 3))


class Sort(NamedTuple):
    """A sort of table: how many sit there, and its options."""

    people: int
    automas: int
    edition: str
    sepultus: bool

    def __str__(self) -> str:
        automas = f"-{self.automas}automas" if self.automas else ""
        return f"{self.people}people{automas}-{self.edition}{'-sepultus' if self.sepultus else ''}"


def allowed(sort: Sort) -> bool:
    """sepultus.automa: an edition may not know the expansion beside automas."""
    return not (sort.sepultus and sort.automas) or editions()[sort.edition]["sepultus_with_automas"] is True


SORTS: Final = [
    sort
    for edition, sepultus, (people, automas) in product(editions(), (False, True), COMPANIES)
    if allowed(sort := Sort(people, automas, edition, sepultus))
]


class Setup(NamedTuple):
    """A table to begin."""

    sort: Sort
    seats: tuple[str, ...]
    options: dict[str, Setting]
    seed: str


def setup(number: int) -> Setup:
    """The table of this number: the sorts in turn, and in every round of them other automas in other seats."""
    sort, again = SORTS[number % len(SORTS)], number // len(SORTS)
    seats = [PERSON] * sort.people + [AUTOMAS[(number + 4 * i) % len(AUTOMAS)] for i in range(sort.automas)]
    turned = again % len(seats)
    options: dict[str, Setting] = {"edition": sort.edition, "sepultus": sort.sepultus}
    return Setup(sort, tuple(seats[turned:] + seats[:turned]), options, f"{sort} {number}")
