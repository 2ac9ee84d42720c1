"""Tables that there cannot be: a negative number in one count of a position, for every count in turn."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from ludoteca.kernel.plain import Plain, fields_of
from ludoteca.kernel.table import Table

S = TypeVar("S", bound=Plain)


def spoiled(
    table: Table[S], parts: Callable[[S], Sequence[Plain]], counts: Mapping[type[Plain], set[str]]
) -> Iterator[tuple[str, Table[S]]]:
    """Copies of a table, each with -1 at one place of one count of one of its parts; and that count's name."""
    for at, part in enumerate(parts(table.state)):
        for field in fields_of(type(part)):
            if field in counts[type(part)]:
                for number in range(size(getattr(part, field))):
                    copy = table.clone()
                    whole = parts(copy.state)[at]
                    setattr(whole, field, negated(getattr(whole, field), number)[0])
                    yield field, copy


def size(value: object) -> int:
    """How many numbers a field holds."""
    return sum(map(size, value)) if isinstance(value, tuple) else 1


def negated(value: object, number: int) -> tuple[object, int]:
    """A field with -1 at one of its places, all rows counted through; and how far it is still to go."""
    if not isinstance(value, tuple):
        return (-1 if number == 0 else value), number - 1
    rows = []
    for row in value:
        changed, number = negated(row, number)
        rows.append(changed)
    return tuple(rows), number
