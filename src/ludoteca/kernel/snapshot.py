"""A table, frozen, so that it can be said later whether it is still the same."""

from collections.abc import Sequence
from typing import Final, TypeVar, cast

from ludoteca.kernel.plain import Plain, Shared, fields_of
from ludoteca.kernel.table import Table

S = TypeVar("S", bound=Plain)

ATOMS: Final = frozenset({int, bool, str, type(None)})

Image = tuple[object, ...]
"""A table, frozen: to be compared with."""


class Broken(AssertionError):
    """The game does not keep the contract."""


def snapshot(table: Table[S]) -> Image:
    """All that a table is, frozen: equal images are equal tables."""
    return table.rules, image(table.state), image(table.agenda), image(table.owed)


def image(value: object) -> object:
    """What `encode` would write of a value, as nested tuples."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind is tuple or kind is list:
        items = cast("Sequence[object]", value)
        return tuple(items) if ATOMS.issuperset(map(type, items)) else tuple([image(item) for item in items])
    if isinstance(value, Shared):
        return "fixture"
    fields = [getattr(value, field) for field in fields_of(kind)]
    return (kind.__name__, *[field if type(field) in ATOMS else image(field) for field in fields])


def same(one: object, other: object, what: str) -> None:
    if one != other:
        raise Broken(f"{what}: {difference(one, other)}")


def difference(one: object, other: object) -> str:
    """Where two images part."""
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for first, second in zip(one, other, strict=True):
            if first != second:
                inner = difference(first, second)
                return f"{one[0]}: {inner}" if isinstance(one[0], str) else inner
    return f"{one!r} and {other!r}"
