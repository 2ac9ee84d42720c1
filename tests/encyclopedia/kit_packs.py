"""Data packs in a line: the standard box with one value changed."""

from copy import deepcopy
from typing import cast

from ludoteca.games.encyclopedia.box.data import standard

Row = dict[str, object]
Pack = dict[str, object]


def rows(key: str) -> list[Row]:
    return deepcopy(cast("list[Row]", standard()[key]))


def changed(key: str, number: int, **values: object) -> Pack:
    """A pack with a whole table of cards, one row of which has other values."""
    table = rows(key)
    table[number].update(values)
    return {key: table}


def number_of(key: str, name: str) -> int:
    return [row["id"] for row in rows(key)].index(name)


def behaviour_row(**values: object) -> Pack:
    """A pack in which Linné's row for a 6, the first, has other values."""
    table = rows("behaviour")
    cast("list[Row]", table[0]["rows"])[0].update(values)
    return {"behaviour": table}


def without(key: str, number: int, name: str) -> Pack:
    """A pack with a whole table of cards, one row of which lacks a value."""
    table = rows(key)
    del table[number][name]
    return {key: table}
