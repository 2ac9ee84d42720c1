"""Reading the data of a box into typed structs: a wrong value gets an error that names its key, what was expected and
what is there."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Final, TypeVar, cast

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.inspect import BoolType, Field, IntType, ListType, Metadata, StrType, StructType, Type, type_info

from ludoteca.kernel.refusals import Refusal, Refused

Table = Mapping[str, object]

MOST_BOXES: Final = 64
"""A game keeps so many boxes: a server meets any number of packs, and each is let go some time."""

Text = Annotated[str, Meta(min_length=1, max_length=80)]
"""A name has room on a card, and an id in an answer."""
UpTo20 = Annotated[int, Meta(ge=0, le=20)]
From1To20 = Annotated[int, Meta(ge=1, le=20)]

ODD_FIELD: Final = re.compile(r"Object (?:missing required|contains unknown) field `(.*)`", re.DOTALL)
STEP: Final = re.compile(r"(\w+)|\[(\d+)\]")


class Typed(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A table of a data file: its fields are the keys that the table may have."""


class Row(Typed, frozen=True):
    """A row [[...]] of a data file: a card, a tile, a track."""

    id: Text


T = TypeVar("T", bound=Typed)
R = TypeVar("R", bound=Row)


def one_of(words: Iterable[str]) -> Meta:
    """For a text that is one of these words."""
    words = tuple(words)
    return Meta(pattern=f"^(?:{'|'.join(map(re.escape, words))})\\Z", description=" or ".join(words))


def so_many(length: int) -> Meta:
    return Meta(min_length=length, max_length=length)


def with_pack(known: Table, pack: Table | None, check: Callable[[Table], object]) -> Table:
    """The standard data, with what a data pack replaces: whole values or whole tables. Raises Refused."""
    if not pack:
        return known
    for key in pack:
        if key not in known:
            raise wrong(key, ", ".join(sorted(known)), key)
    data = {**known, **pack}
    check(data)
    return data


def wrong(key: str, expected: str, found: object) -> Refused:
    """A value that the game cannot be played with: which key, what was expected, what is there."""
    return Refused(Refusal("data", "pack-value", key=key, expected=expected, found=repr(found)))


def read(data: Table, kind: type[T]) -> T:
    """The data as a struct. Raises Refused at the first value that is missing, unknown, of the wrong kind or out of
    its bounds."""
    try:
        return convert(data, kind)
    except ValidationError as error:
        raise fault(str(error), data, kind) from None


def fault(said: str, data: object, kind: type[Typed]) -> Refused:
    """What msgspec has found, with the key, what was expected there and what is there."""
    problem, _, path = said.rpartition(" - at `$")
    path = path.strip("`").removeprefix(".") if problem else ""
    expected: Type = type_info(kind)
    for name, number in STEP.findall(path):
        if name:
            data = cast("Table", data).get(name)
            expected = fields_of(expected)[name].type
        else:
            data = cast("list[object]", data)[int(number)]
            expected = cast("ListType", bare(expected)).item_type
    odd = ODD_FIELD.fullmatch(problem or said)
    if odd is None:
        return wrong(path, description(expected, path, data), shortened(expected, data))
    name = odd[1]
    key = f"{path}.{name}" if path else name
    fields = fields_of(expected)
    if name not in fields:
        return wrong(key, ", ".join(fields), name)
    return wrong(key, description(fields[name].type, key, None), None)


def bare(kind: Type) -> Type:
    return kind.type if isinstance(kind, Metadata) else kind


def fields_of(kind: Type) -> dict[str, Field]:
    return {field.encode_name: field for field in cast("StructType", bare(kind)).fields}


def description(kind: Type, key: str, found: object) -> str:
    """What is expected: as the field's Meta says it, or else from its type and bounds."""
    inner = bare(kind)
    if isinstance(inner, StrType) and inner.max_length:
        if not isinstance(found, str) or not found:
            return "a text"
        if len(found) > inner.max_length:
            return f"a text of at most {inner.max_length} characters"
    if isinstance(kind, Metadata) and kind.extra_json_schema:
        return str(kind.extra_json_schema["description"])
    if isinstance(inner, IntType):
        return f"a whole number from {inner.ge} to {inner.le}"
    if isinstance(inner, BoolType):
        return "true or false"
    if isinstance(inner, ListType):
        item = bare(inner.item_type)
        if isinstance(item, IntType):
            return f"{inner.min_length} whole numbers from {item.ge} to {item.le}"
        what = f"rows [[{key}]]" if isinstance(item, StructType) else f"of {description(inner.item_type, key, None)}"
        return f"{inner.min_length} {what}"
    return "a text" if isinstance(inner, StrType) else f"a table with {', '.join(fields_of(kind))}"


def shortened(kind: Type, found: object) -> object:
    """What is there; of a table of cards and of a long text only how much."""
    inner = bare(kind)
    if isinstance(inner, ListType) and isinstance(bare(inner.item_type), StructType) and isinstance(found, list):
        return f"{len(found)} rows"
    if isinstance(inner, StrType) and inner.max_length and isinstance(found, str) and len(found) > inner.max_length:
        return f"{len(found)} characters"
    return found


def own_ids(key: str, rows: Iterable[Row], taken: Iterable[str] = ()) -> None:
    """Each row has an id of its own, none of those taken."""
    seen = set(taken)
    for number, row in enumerate(rows):
        if row.id in seen:
            raise wrong(f"{key}[{number}].id", "an id of its own", row.id)
        seen.add(row.id)


def in_order(key: str, rows: Iterable[Row], names: Iterable[str]) -> None:
    """A row for each of these names, in this order."""
    for number, (row, name) in enumerate(zip(rows, names, strict=True)):
        if row.id != name:
            raise wrong(f"{key}[{number}].id", name, row.id)


def each(key: str, found: Iterable[str], kinds: Iterable[str], length: int) -> None:
    """So many rows of each kind."""
    found = list(found)
    for kind in kinds:
        if found.count(kind) != length:
            raise wrong(key, f"{length} of {kind}", found.count(kind))


def together(key: str, counts: Mapping[str, int], most: int) -> None:
    if sum(counts.values()) != most:
        raise wrong(key, f"{most} together", sum(counts.values()))


def rising(key: str, values: list[int]) -> None:
    if sorted(set(values)) != values:
        raise wrong(key, "rising numbers", values)


def different(key: str, values: list[str], what: str) -> None:
    if len(set(values)) != len(values):
        raise wrong(key, f"different {what}", values)
