"""No table passes the check with a count that cannot be."""

import random

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.state import Guide, State, added
from ludoteca.games.navoria.scene import Scene
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.plain import Plain, fields_of
from ludoteca.kernel.table import Table
from tests.kit_spoiling import spoiled
from tests.navoria.kit_tables import setup

COUNTS: dict[type[Plain], set[str]] = {
    State: {"round", "turn", "bag", "hand", "capital", "deck_tokens", "areas", "stock", "scores"},
    Guide: {"points", "explorers", "outposts", "docks", "recruited"},
}
NO_COUNTS: dict[type[Plain], set[str]] = {
    State: {
        *("box", "guides", "uppermost", "blank", "at_once", "order", "decks", "shown", "discards"),
        *("tiles", "tile_pile", "claims"),
    },
    Guide: {"residents"},
}


def parts(state: State) -> list[Plain]:
    return [state, *state.guides]


def test_every_field_is_a_count_or_none() -> None:
    """A field that is new is looked at here."""
    for kind, counts in COUNTS.items():
        assert counts.isdisjoint(NO_COUNTS[kind])
        assert counts | NO_COUNTS[kind] == set(fields_of(kind))


@pytest.mark.parametrize("number", range(3))
def test_a_negative_count_is_found_wherever_it_is(number: int) -> None:
    """At every tenth decision of a game, and at its end, in every count in turn."""
    made = setup(number)
    luck = random.Random(made.seed)
    table = GAME.begin(made.seats, made.options)
    seen: set[str] = set()
    answers = 0
    while (question := table.question) is not None:
        table.commit(random_answer(table, question, luck))
        answers += 1
        if answers % 10 == 0 or table.question is None:
            GAME.check(table)
            for field, copy in spoiled(table, parts, COUNTS):
                seen.add(field)
                with pytest.raises(AssertionError, match=f"^{field}: -1, less than 0"):
                    GAME.check(copy)
    assert seen == COUNTS[State] | COUNTS[Guide]


def spoil_bag(table: Table[State]) -> None:
    table.state.bag = added(table.state.bag, 0, -4)
    table.state.capital = added(table.state.capital, 0, 4)


def spoil_explorer(table: Table[State]) -> None:
    table.state.guides[0].explorers = (8, 0, 0)


def spoil_outposts(table: Table[State]) -> None:
    table.state.guides[0].outposts = (4, 0, 0)


def spoil_area(table: Table[State]) -> None:
    table.state.areas = ((2, 0, 0), *table.state.areas[1:])
    table.state.bag = added(table.state.bag, 0, -2)


def spoil_claims(table: Table[State]) -> None:
    table.state.claims = ((0, 0), *table.state.claims[1:])


def spoil_tiles(table: Table[State]) -> None:
    table.state.tiles = (0, 0, *table.state.tiles[2:])


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (spoil_bag, "bag: -1"),
        (spoil_explorer, "explorers: 8"),
        (spoil_outposts, "outposts: 4"),
        (spoil_area, "areas: 2"),
        (spoil_claims, "claims"),
        (spoil_tiles, "tiles"),
    ],
)
def test_what_adds_up_is_not_enough(spoil: object, what: str) -> None:
    """Four tokens of three in the Capital and -1 in the bag (things.tokens), an explorer beyond its track."""
    table = Scene(3).tiles(sprite="merchant").turn().table
    GAME.check(table)
    assert callable(spoil)
    spoil(table)
    with pytest.raises(AssertionError, match=what):
        GAME.check(table)
