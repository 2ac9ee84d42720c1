"""No table passes the check with a count that cannot be."""

import random

import pytest

from ludoteca.door import BadPosition
from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.state import Naturalist, State
from ludoteca.games.encyclopedia.scene import Scene
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.plain import Plain, fields_of
from tests.kit_spoiling import spoiled

COUNTS: dict[type[Plain], set[str]] = {
    State: {"round", "round_tokens", "faces", "deck_draws", "raised", "value", "scores"},
    Naturalist: {"vp", "coins", "tokens", "seals", "reputation", "cubes", "shelves"},
}
NO_COUNTS: dict[type[Plain], set[str]] = {
    State: {
        *("box", "seats", "first", "start", "turn", "bank_claimed", "round_token", "bag", "places", "expeditions"),
        *("publications", "experts", "expert_deck", "expert_discards", "animals", "animal_deck", "animal_discards"),
        *("removed", "hand", "die", "colour", "running", "phase"),
    },
    Naturalist: {
        *("automa", "scoring", "priorities", "drawn", "slots", "experts", "retired", "animals", "published"),
    },
}


def parts(state: State) -> list[Plain]:
    return [state, *state.seats]


def test_every_field_is_a_count_or_none() -> None:
    """A field that is new is looked at here."""
    for kind, counts in COUNTS.items():
        assert counts.isdisjoint(NO_COUNTS[kind])
        assert counts | NO_COUNTS[kind] == set(fields_of(kind))


@pytest.mark.parametrize("seats", [(PERSON, PERSON), (PERSON, "automa:linne:boudeuse")])
def test_a_negative_count_is_found_wherever_it_is(seats: tuple[str, ...]) -> None:
    """At every 25th decision of a game, and at its end, in every count in turn."""
    luck = random.Random(f"spoiled {seats}")
    table = GAME.begin(seats, {"sepultus": True})
    seen: set[str] = set()
    answers = 0
    while (question := table.question) is not None:
        table.commit(random_answer(table, question, luck))
        answers += 1
        if answers % 25 == 0 or table.question is None:
            GAME.check(table)
            for field, copy in spoiled(table, parts, COUNTS):
                seen.add(field)
                with pytest.raises(AssertionError, match=f"^{field}: -1, less than "):
                    GAME.check(copy)
    assert seen == COUNTS[State] | COUNTS[Naturalist]


@pytest.mark.parametrize(
    ("name", "cubes"), [("bison_bison", 16), ("sepultus_1", 3), ("sepultus_1", 16 + 12), ("sepultus_1", 16 + 1)]
)
def test_a_cube_lies_where_its_card_has_a_space(name: str, cubes: int) -> None:
    """Types on an animal, one of its own categories on a creature: no bird (things.types, sepultus.research)."""
    play = Scene(sepultus=True).give(animals=[name]).action("red6")
    GAME.check(play.table)
    play.me.cubes = (cubes,)
    with pytest.raises(AssertionError, match=r"^cubes: "):
        GAME.check(play.table)


def test_more_cubes_than_there_are_are_found() -> None:
    """Thirty, and what seven '5 cubes' tokens free (things.supply)."""
    with pytest.raises(BadPosition, match=r"cubes: 1 more than there are$"):
        Scene().give(shelves={"bird": 66}).action("red6")
    GAME.check(Scene().give(shelves={"bird": 65}).action("red6").table)
