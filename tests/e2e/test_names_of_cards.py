"""Cards of a data pack may be called as they like, also like something that every object of a browser has."""

from typing import Final, cast

import pytest
from msgspec import json

from ludoteca import registry
from tests.e2e.kit_player import Player
from tests.e2e.kit_screens import half_way
from tests.e2e.kit_staging import Stage
from tests.e2e.kit_visiting import Visit

pytestmark = pytest.mark.pure_only

NAMES: Final = (
    "constructor", "__proto__", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString", "valueOf", "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__",
)  # fmt: skip
CARDS: Final = {"encyclopedia": ("animal", "expert"), "navoria": ("resident",)}


def names_in(game: str) -> list[str]:
    """Those that an id may be: of small letters in Encyclopedia."""
    return [name for name in NAMES if game == "navoria" or name.islower()]


def renamed(game: str, shown: str) -> dict[str, object]:
    """The cards of the box, in which those that lie on the table have such names."""
    found = registry.find(game)
    assert found is not None
    pack: dict[str, object] = {}
    for kind in CARDS[game]:
        rows = [dict(row) for row in cast("list[dict[str, object]]", found.data(None)[kind])]
        lying = [row for row in rows if f'"{row["id"]}"' in shown]
        assert len(lying) >= len(names_in(game))
        for row, name in zip(lying, names_in(game), strict=False):
            row["id"] = name
        pack[kind] = rows
    return pack


def picture(stage: Stage, game: str, table: str) -> str:
    found = registry.find(game)
    assert found is not None
    return json.encode(found.page.picture(stage.journal(table).table, 0)).decode()


@pytest.mark.parametrize("game", CARDS)
def test_a_table_with_cards_of_such_names_is_drawn_and_played_on(stage: Stage, visit: Visit, game: str) -> None:
    usual = stage.table(game, ["Bea"], "names", half_way)
    table = stage.table(game, ["Bea"], "names", half_way, pack=renamed(game, picture(stage, game, usual.table)))
    assert all(f'"{name}"' in picture(stage, game, table.table) for name in names_in(game))
    page = visit.at(table)
    assert "[native code]" not in page.content()
    Player(page, "names").play(lambda sight: sight.at == "confirm")
