"""Plain data: a class whose fields are exactly its constructor's parameters. Copy, codec and equality follow."""

from collections.abc import Iterable
from inspect import signature
from typing import Final, Self

from mypy_extensions import mypyc_attr

_fields: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of a plain class's fields, from its constructor."""
    known = _fields.get(kind)
    if known is None:
        known = tuple(name for name in signature(kind).parameters if name != "self")
        _fields[kind] = known
    return known


def written(thing: object) -> str:
    """A plain thing as one would make it: 'ChooseAction(seat=0)'."""
    kind = type(thing)
    return f"{kind.__name__}({', '.join([f'{name}={getattr(thing, name)!r}' for name in fields_of(kind)])})"


def within(what: str, counts: Iterable[int], least: int, most: int | None) -> None:
    """For a game's check: raise AssertionError where a count is out of its bounds; `most` None: it has no upper one."""
    for count in counts:
        assert count >= least, f"{what}: {count}, less than {least}"
        assert most is None or count <= most, f"{what}: {count}, more than {most}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """Mutable state of ints, strings, tuples and other plain data; `clone` calls the constructor."""

    def clone(self) -> Self:
        raise TypeError(f"{type(self).__name__} does not say how it is cloned")

    def __repr__(self) -> str:
        return written(self)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), tuple(getattr(self, name) for name in fields_of(type(self)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """Immutable data that all clones of a state share (the box, its cards): never part of a saved state."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"
