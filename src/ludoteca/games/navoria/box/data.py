"""Loading the box from its data files, and checking what no single value shows: counts, ids, effects
(see docs/rulings.md)."""

import tomllib
from functools import cache
from importlib.resources import files

from ludoteca.games.navoria.box.constants import LANDS, LONGEST, RESIDENTS_EACH, TRADES
from ludoteca.games.navoria.box.contents import EITHER, GATHER, POINTS, Effect, read_effect
from ludoteca.games.navoria.box.schema import EFFECT, Contents, Track
from ludoteca.kernel.schema import Table, different, each, in_order, own_ids, read, rising, with_pack, wrong

FILES = ("numbers", "residents", "tracks", "capital")


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
    contents = read(data, Contents)
    own_ids("resident", contents.resident)
    for number, resident in enumerate(contents.resident):
        effects(resident.now, f"resident[{number}].now")
    each("resident", [resident.trade for resident in contents.resident], TRADES, RESIDENTS_EACH)
    own_ids("track", contents.track)
    in_order("track", contents.track, LANDS)
    for number, track in enumerate(contents.track):
        check_spaces(track.outposts, track, f"track[{number}].outposts")
        check_spaces(track.flags, track, f"track[{number}].flags")
    own_ids("dock", contents.dock)
    in_order("dock", contents.dock, LANDS)
    for number, dock in enumerate(contents.dock):
        at = f"dock[{number}]"
        for key, rewards in (("base", dock.base), ("outposts", dock.outposts)):
            for reward, effect in enumerate(effects(rewards, f"{at}.{key}")):
                if effect.kind == GATHER:  # goods while orders are still being completed would have no rule
                    raise wrong(f"{at}.{key}[{reward}]", "a reward without goods", rewards[reward])
    own_ids("area", contents.area)
    in_order("area", contents.area, TRADES)
    for number, area in enumerate(contents.area):
        for place, space in enumerate(area.spaces):
            check_space(space, f"area[{number}].spaces[{place}]")
    own_ids("favour", contents.favour)
    for number, tile in enumerate(contents.favour):
        different(f"favour[{number}].trades", tile.trades, "trades")


def check_spaces(spaces: list[int], track: Track, at: str) -> None:
    rising(at, spaces)
    if spaces and spaces[-1] > track.spaces:
        raise wrong(at, f"whole numbers from 1 to {track.spaces}", spaces)


def check_space(space: list[str], at: str) -> None:
    parts = effects(space, at, either=True)
    if parts and parts[0].kind == EITHER:
        parts = list(parts[0].parts) if len(parts) == 1 else []
    kinds = {part.kind for part in parts}
    if not parts or len(kinds) != len(parts) or EITHER in kinds:
        raise wrong(at, "parts of different kinds, or one 'a or b'", space)


def effects(texts: list[str], at: str, either: bool = False) -> list[Effect]:
    """The effects that a value names, each of them one that can be given there."""
    found: list[Effect] = []
    for number, said in enumerate(texts):
        key = f"{at}[{number}]"
        try:
            effect = read_effect(said)
        except (ValueError, IndexError):
            raise wrong(key, EFFECT, said) from None
        if effect.kind == EITHER and not either:
            raise wrong(key, "an effect without 'or'", said)
        if any(part.kind == POINTS and not 0 <= part.amount <= LONGEST for part in (effect, *effect.parts)):
            raise wrong(key, f"from 0 to {LONGEST} points", said)
        found.append(effect)
    return found
