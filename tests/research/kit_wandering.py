"""Random games for tests of the adapters: every position at which somebody is asked."""

from collections.abc import Iterator, Mapping
from random import Random

from ludoteca.kernel.game import PERSON, Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Choice, Table
from ludoteca.research.match import WIN, Match, match_of

GAMES = ("encyclopedia", "navoria")

SORTS: list[tuple[str, tuple[str, ...], dict[str, Setting]]] = [
    ("encyclopedia", (PERSON, PERSON), {}),
    ("encyclopedia", (PERSON, "automa:linne:boudeuse", PERSON), {"edition": "fr"}),
    ("encyclopedia", (PERSON,) * 4, {"edition": "pl", "sepultus": True}),
    ("navoria", (PERSON, PERSON), {"blank_favour": True, "gather_space": "uppermost"}),
    ("navoria", (PERSON,) * 3, {}),
    ("navoria", (PERSON,) * 4, {}),
]
"""Tables that differ in what an observation has to hold."""


def sort_match(sort: tuple[str, tuple[str, ...], Mapping[str, Setting]]) -> Match:
    game, seats, options = sort
    return match_of(game, seats, options, WIN)


def wander(played: Match, seed: int) -> Iterator[tuple[Table[Plain], int]]:
    """A random game: the table and the seat that is asked, at each choice, and then the end with seat -1."""
    random = Random(seed)
    table = played.opening.clone()
    while (question := table.question) is not None:
        if isinstance(question, Choice):
            yield table, question.seat
            table.commit(random.choice(table.options()))
        else:
            assert isinstance(question, Chance)
            table.commit(question.lot(table, random.randrange(question.lots(table))))
    yield table, -1
