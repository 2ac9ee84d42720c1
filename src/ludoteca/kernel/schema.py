"""Checking the data of a box: a wrong value gets an error that names its key, what was expected and what is there."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from ludoteca.kernel.refusals import Refusal, Refused

Table = Mapping[str, object]

MOST_BOXES: Final = 64
"""A game keeps so many boxes: a server meets any number of packs, and each is let go some time."""
LONGEST_TEXT: Final = 80
"""A name has room on a card, and an id in an answer."""


def with_pack(known: Table, pack: Table | None, check: Callable[[Table], None]) -> Table:
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


def whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def integer(row: Table, key: str, least: int, most: int, at: str) -> None:
    value = row.get(key)
    if not whole(value, least, most):
        raise wrong(f"{at}.{key}", f"a whole number from {least} to {most}", value)


def integers(row: Table, key: str, length: int, least: int, most: int, at: str = "") -> None:
    values = row.get(key)
    good = isinstance(values, list) and len(values) == length
    if not good or not all(whole(value, least, most) for value in cast("list[object]", values)):
        raise wrong(at or key, f"{length} whole numbers from {least} to {most}", values)


def text(row: Table, key: str, at: str) -> None:
    value = row.get(key)
    if not isinstance(value, str) or not value:
        raise wrong(f"{at}.{key}", "a text", value)
    if len(value) > LONGEST_TEXT:
        raise wrong(f"{at}.{key}", f"a text of at most {LONGEST_TEXT} characters", f"{len(value)} characters")


def one_of(row: Table, key: str, allowed: tuple[str, ...], at: str) -> None:
    if row.get(key) not in allowed:
        raise wrong(f"{at}.{key}", " or ".join(allowed), row.get(key))


def only(row: Table, known: tuple[str, ...], at: str) -> None:
    for key in row:
        if key not in known:
            raise wrong(f"{at}.{key}", ", ".join(known), key)


def words(data: Table, key: str, length: int, allowed: tuple[str, ...]) -> None:
    values = data.get(key)
    if not isinstance(values, list) or len(values) != length or not all(value in allowed for value in values):
        raise wrong(key, f"{length} of {', '.join(allowed)}", values)


def counts(data: Table, key: str, kinds: tuple[str, ...], together: int) -> None:
    values = data.get(key)
    if not isinstance(values, dict) or set(values) != set(kinds):
        raise wrong(key, f"a number for each of {', '.join(kinds)}", values)
    for kind in kinds:
        integer(values, kind, 0, together, key)
    if sum(values.values()) != together:
        raise wrong(key, f"{together} together", sum(values.values()))


def rows(data: Table, key: str, length: int, taken: tuple[str, ...] = ()) -> list[Table]:
    """The rows of a table of cards, each with an id of its own, none of those taken."""
    found = data.get(key)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise wrong(key, f"{length} rows [[{key}]]", found)
    if len(found) != length:
        raise wrong(key, f"{length} rows [[{key}]]", f"{len(found)} rows")
    seen = set(taken)
    for number, row in enumerate(found):
        text(row, "id", f"{key}[{number}]")
        if row["id"] in seen:
            raise wrong(f"{key}[{number}].id", "an id of its own", row["id"])
        seen.add(row["id"])
    return found


def each(found: list[Table], key: str, field: str, kinds: tuple[str, ...], length: int) -> None:
    """So many rows of each kind."""
    for kind in kinds:
        count = sum(row[field] == kind for row in found)
        if count != length:
            raise wrong(key, f"{length} of {kind}", count)
