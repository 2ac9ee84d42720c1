"""Tables of every sort, by number: two to four guides, and all options."""

from typing import Final, NamedTuple

from ludoteca.kernel.game import PERSON, Setting


class Sort(NamedTuple):
    """A sort of table: how many sit there, and its options."""

    guides: int
    gather_space: str
    blank_favour: bool

    def __str__(self) -> str:
        return f"{self.guides}guides-{self.gather_space}{'-blank' if self.blank_favour else ''}"


# setup.favours: the blank tile is for two guides only
SORTS: Final = [
    Sort(guides, space, blank)
    for guides in (2, 3, 4)
    for space in ("free", "uppermost")
    for blank in ((False, True) if guides == 2 else (False,))
]


class Setup(NamedTuple):
    """A table to begin."""

    sort: Sort
    seats: tuple[str, ...]
    options: dict[str, Setting]
    seed: str


def setup(number: int) -> Setup:
    """The table of this number: the sorts in turn, and every other time around the other reading of artisans."""
    sort = SORTS[number % len(SORTS)]
    new_artisan = "at_once" if number // len(SORTS) % 2 else "after"
    options: dict[str, Setting] = {
        "gather_space": sort.gather_space, "blank_favour": sort.blank_favour, "new_artisan": new_artisan,
    }  # fmt: skip
    return Setup(sort, (PERSON,) * sort.guides, options, f"{sort} {number}")
