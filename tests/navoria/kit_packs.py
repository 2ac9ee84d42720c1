"""Data packs in a line: the standard box with one value changed."""

from copy import deepcopy
from typing import cast

from ludoteca.games.navoria.box.data import standard

Row = dict[str, object]
Pack = dict[str, object]


def rows(key: str) -> list[Row]:
    return deepcopy(cast("list[Row]", standard()[key]))


def changed(key: str, number: int, **values: object) -> Pack:
    """A pack with a whole table, one row of which has other values."""
    table = rows(key)
    table[number].update(values)
    return {key: table}


def without(key: str, number: int, name: str) -> Pack:
    """A pack with a whole table, one row of which lacks a value."""
    table = rows(key)
    del table[number][name]
    return {key: table}


def resident(which: str, **values: object) -> Pack:
    """A pack in which one resident has other values."""
    return changed("resident", [row["id"] for row in rows("resident")].index(which), **values)


def space(trade: int, number: int, parts: object) -> Pack:
    """A pack in which one space of the Capital, counted from 1, gives something else."""
    spaces = cast("list[object]", rows("area")[trade]["spaces"])
    spaces[number - 1] = parts
    return changed("area", trade, spaces=spaces)


def prizes(**values: object) -> Pack:
    """A pack in which some lands have other prizes."""
    return {"prizes": {**cast("Row", standard()["prizes"]), **values}}
