"""Loading the box from its data files, and checking it: counts, ranges, every reference (see docs/rulings.md)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import cast

from ludoteca.games.navoria.box.constants import (
    AREA_SPACES,
    FAVOUR_TILES,
    LANDS,
    OUTPOSTS_EACH,
    RESIDENTS_EACH,
    SPECIES,
    TRADES,
)
from ludoteca.games.navoria.box.contents import EITHER, GATHER, POINTS, Effect, read_effect
from ludoteca.kernel.schema import Table, each, integer, integers, one_of, only, rows, text, with_pack, wrong

FILES = ("residents", "tracks", "capital")
LONGEST = 20
RESIDENT_KEYS = ("id", "trade", "species", "now", "income", "end", "name")
INCOMES = ("flags", *(f"icons {species}" for species in SPECIES))
ENDS = tuple(f"outposts {land}" for land in LANDS)


@cache
def standard() -> Table:
    """The box as this project ships it: the tables of all its data files."""
    data: dict[str, object] = {}
    folder = files("ludoteca.games.navoria.box")
    for name in FILES:
        data.update(tomllib.loads((folder / f"{name}.toml").read_text("utf-8")))
    check(data)
    return data


def weights() -> Table:
    """Learned, for bots; no part of the box."""
    return tomllib.loads((files("ludoteca.games.navoria.mind") / "weights.toml").read_text("utf-8"))


def resolved(pack: Table | None) -> Table:
    return with_pack(standard(), pack, check)


def check(data: Table) -> None:
    """Raise Refused at the first value that is missing, of the wrong kind, out of range or refers to nothing."""
    check_residents(rows(data, "resident", RESIDENTS_EACH * len(TRADES)))
    check_tracks(data)
    for number, dock in enumerate(named(data, "dock", LANDS)):
        check_dock(dock, f"dock[{number}]")
    for number, area in enumerate(named(data, "area", TRADES)):
        check_area(area, f"area[{number}]")
    tiles = rows(data, "favour", FAVOUR_TILES - 1)
    for number, tile in enumerate(tiles):
        check_tile(tile, f"favour[{number}]")


def check_residents(residents: list[Table]) -> None:
    for number, row in enumerate(residents):
        at = f"resident[{number}]"
        only(row, RESIDENT_KEYS, at)
        one_of(row, "trade", TRADES, at)
        one_of(row, "species", SPECIES, at)
        effects(row, "now", None, at)
        if "name" in row:
            text(row, "name", at)
        if "income" in row:
            one_of(row, "income", INCOMES, at)
        if "end" in row:
            one_of(row, "end", ENDS, at)
    each(residents, "resident", "trade", TRADES, RESIDENTS_EACH)


def check_tracks(data: Table) -> None:
    for number, track in enumerate(named(data, "track", LANDS)):
        at = f"track[{number}]"
        only(track, ("id", "spaces", "outposts", "flags", "treasure"), at)
        integer(track, "spaces", OUTPOSTS_EACH, LONGEST, at)
        integer(track, "treasure", 0, LONGEST, at)
        last = cast("int", track["spaces"])
        integers(track, "outposts", OUTPOSTS_EACH, 1, last, f"{at}.outposts")
        rising(track, "outposts", at)
        flags = track.get("flags")
        if not isinstance(flags, list):
            raise wrong(f"{at}.flags", "a list of spaces", flags)
        integers(track, "flags", len(flags), 1, last, f"{at}.flags")
        rising(track, "flags", at)
    prizes = data.get("prizes")
    if not isinstance(prizes, dict) or set(prizes) != set(LANDS):
        raise wrong("prizes", f"prizes for each of {', '.join(LANDS)}", prizes)
    for land in LANDS:
        integers(prizes, land, 3, 0, LONGEST, f"prizes.{land}")


def check_dock(dock: Table, at: str) -> None:
    only(dock, ("id", "base", "outposts"), at)
    for effect in effects(dock, "base", 2, at) + effects(dock, "outposts", OUTPOSTS_EACH, at):
        if effect.kind == GATHER:  # goods while orders are still being completed would have no rule
            raise wrong(at, "rewards without goods", dock)


def check_area(area: Table, at: str) -> None:
    only(area, ("id", "spaces"), at)
    spaces = area.get("spaces")
    if not isinstance(spaces, list) or len(spaces) != AREA_SPACES:
        raise wrong(f"{at}.spaces", f"{AREA_SPACES} spaces", spaces)
    for number, space in enumerate(spaces):
        key = f"spaces[{number}]"
        parts = effects({key: space}, key, None, at, either=True)
        if parts and parts[0].kind == EITHER:
            parts = list(parts[0].parts) if len(parts) == 1 else []
        kinds = {part.kind for part in parts}
        if not parts or len(kinds) != len(parts) or EITHER in kinds:
            raise wrong(f"{at}.{key}", "parts of different kinds, or one 'a or b'", space)


def check_tile(tile: Table, at: str) -> None:
    only(tile, ("id", "trades", "upper", "lower"), at)
    trades = tile.get("trades")
    if not isinstance(trades, list) or not trades or not all(trade in TRADES for trade in trades):
        raise wrong(f"{at}.trades", f"some of {', '.join(TRADES)}", trades)
    if len(set(trades)) != len(trades):
        raise wrong(f"{at}.trades", "different trades", trades)
    integer(tile, "upper", 0, LONGEST, at)
    integer(tile, "lower", 0, LONGEST, at)


def named(data: Table, key: str, names: tuple[str, ...]) -> list[Table]:
    """The rows of a table that has one for each of these names, in this order."""
    found = rows(data, key, len(names))
    for number, (row, name) in enumerate(zip(found, names, strict=True)):
        one_of(row, "id", (name,), f"{key}[{number}]")
    return found


def rising(row: Table, key: str, at: str) -> None:
    values = cast("list[int]", row[key])
    if sorted(set(values)) != values:
        raise wrong(f"{at}.{key}", "rising numbers", values)


def effects(row: Table, key: str, length: int | None, at: str, either: bool = False) -> list[Effect]:
    """The effects that a value names, each of them one that can be given there."""
    texts = row.get(key)
    if not isinstance(texts, list) or (length is not None and len(texts) != length):
        raise wrong(f"{at}.{key}", "a list of effects" if length is None else f"{length} effects", texts)
    found: list[Effect] = []
    for said in texts:
        try:
            effect = read_effect(said)
        except (ValueError, KeyError, AttributeError, IndexError, TypeError):
            raise wrong(
                f"{at}.{key}", "an effect such as 'points 2', 'step forest' or 'goods food any'", said
            ) from None
        if effect.kind == EITHER and not either:
            raise wrong(f"{at}.{key}", "an effect without 'or'", said)
        if any(part.kind == POINTS and not 0 <= part.amount <= LONGEST for part in (effect, *effect.parts)):
            raise wrong(f"{at}.{key}", f"from 0 to {LONGEST} points", said)
        found.append(effect)
    return found
