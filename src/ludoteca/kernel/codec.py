"""Anything on a table to JSON and back, from constructor signatures. A saved table is only a cache of its journal."""

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar, cast

from ludoteca.kernel.plain import Plain, Shared, fields_of
from ludoteca.kernel.table import Step, Table, restored

S = TypeVar("S", bound=Plain)

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class Undecodable(ValueError):
    """This JSON is not what the codec writes."""


def encode(value: object) -> Json:
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if isinstance(value, Shared):
        return {"fixture": 0}
    if isinstance(value, Plain | Step):
        kind = type(value)
        return {kind.__name__: [encode(getattr(value, name)) for name in fields_of(kind)]}
    raise TypeError(f"a table holds no {type(value).__name__}")


class Codec(Generic[S]):
    """Reads what `encode` wrote, for one game: its classes by name, and the fixture that states share."""

    def __init__(self, classes: Iterable[type], fixture: Shared) -> None:
        self.classes: Mapping[str, type] = {kind.__name__: kind for kind in classes}
        self.fixture = fixture

    def decode(self, value: Json) -> object:
        if isinstance(value, list):
            return tuple(self.decode(item) for item in value)
        if isinstance(value, dict):
            ((name, fields),) = value.items()
            if name == "fixture":
                return self.fixture
            if name not in self.classes or not isinstance(fields, list):
                raise Undecodable(f"this game has no {name}")
            return self.classes[name](*(self.decode(field) for field in fields))
        return value

    def encode_table(self, table: Table[S]) -> Json:
        return {
            "rules": table.rules,
            "state": encode(table.state),
            "agenda": encode(table.agenda),
            "owed": encode(table.owed),
        }

    def decode_table(self, value: Json) -> Table[S]:
        """Raises Undecodable."""
        if not isinstance(value, dict):
            raise Undecodable("a table is an object")
        try:
            agenda = cast("tuple[Step[S], ...]", self.decode(value["agenda"]))
            owed = cast("tuple[Step[S], ...]", self.decode(value["owed"]))
            state = cast("S", self.decode(value["state"]))
            rules = cast("int", value["rules"])
        except (KeyError, TypeError, ValueError) as error:
            raise Undecodable(f"no saved table: {error}") from error
        return restored(state, list(agenda), list(owed), rules)


def shared_of(state: Plain) -> Shared:
    """What all copies of a state share; an empty fixture if they share nothing."""
    for name in fields_of(type(state)):
        value = getattr(state, name)
        if isinstance(value, Shared):
            return value
    return Shared()


def all_subclasses(kind: type) -> list[type]:
    """Every class that derives from this one, however far."""
    found: list[type] = []
    children: list[type] = kind.__subclasses__()
    for child in children:
        found.append(child)
        found.extend(all_subclasses(child))
    return found
