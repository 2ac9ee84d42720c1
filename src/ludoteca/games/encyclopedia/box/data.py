"""Loading the box from its data files, and checking it: counts, ranges, every reference (see docs/rulings.md)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from re import fullmatch
from typing import cast

from ludoteca.games.encyclopedia.box.constants import (
    ACTIONS,
    CATEGORIES,
    CONTINENTS,
    DICE,
    EXPEDITION_SPACES,
    ROUND_TOKENS,
    TRACK,
)
from ludoteca.games.encyclopedia.box.contents import GAIN, WHEN
from ludoteca.kernel.schema import (
    Table,
    counts,
    each,
    integer,
    integers,
    one_of,
    only,
    rows,
    text,
    with_pack,
    words,
    wrong,
)

ANIMALS_EACH = 15  # things.animals
EXPERTS_EACH = 11  # things.experts
SEPULTUS = 6
TYPE_KEYS = ("class", "diet", "habitat", "climate")
WORDS_OF_TYPE = {key: CATEGORIES[3 * kind : 3 * kind + 3] for kind, key in enumerate(TYPE_KEYS)}
ROUND_TOKEN_KINDS = ("token", "coins", "expert", "animal", "die", "nothing")
SLOT_KINDS = ("nothing", "coins", "reputation", "vp")
BONUS_KINDS = ("nothing", "token", "expert", "coins", "animal", "seal")
DURATIONS = ("lasting", "instant", "final")
BEHAVIOUR_NUMBERS = ("animals", "experts", "tokens", "coins", "seals", "reputation")
CARD_WORDS = ("deck", "done")  # what an answer says besides the id of a card, or of an expert
EXPERT_WORDS = ("deck", "slot", "tuck", "use")
FILES = ("box", "animals", "sepultus", "experts", "automas")


@cache
def standard() -> Table:
    """The box as this project ships it: the tables of all its data files."""
    data: dict[str, object] = {}
    folder = files("ludoteca.games.encyclopedia.box")
    for name in FILES:
        data.update(tomllib.loads((folder / f"{name}.toml").read_text("utf-8")))
    check(data)
    return data


def weights() -> Table:
    """Learned, for bots; no part of the box."""
    return tomllib.loads((files("ludoteca.games.encyclopedia.mind") / "weights.toml").read_text("utf-8"))


@cache
def editions() -> Mapping[str, Mapping[str, bool | int | str]]:
    text = (files("ludoteca.games.encyclopedia.box") / "editions.toml").read_text("utf-8")
    return cast("Mapping[str, Mapping[str, bool | int | str]]", tomllib.loads(text))


def resolved(pack: Table | None) -> Table:
    return with_pack(standard(), pack, check)


def check(data: Table) -> None:
    """Raise Refused at the first value that is missing, of the wrong kind, out of range or refers to nothing."""
    integers(data, "start_coins", 4, 0, 20)
    integers(data, "research_vp", 4, 0, 20)
    words(data, "slots", 4, SLOT_KINDS)
    words(data, "reputation", TRACK, BONUS_KINDS)
    spaces = data.get("expedition_spaces")
    if not isinstance(spaces, list) or len(spaces) != EXPEDITION_SPACES:
        raise wrong("expedition_spaces", f"a list of {EXPEDITION_SPACES} pairs", spaces)
    for number, space in enumerate(spaces):
        integers({"space": space}, "space", 2, 0, 12, f"expedition_spaces[{number}]")
    counts(data, "round_tokens", ROUND_TOKEN_KINDS, ROUND_TOKENS)
    counts(data, "dice", CONTINENTS, DICE)
    animals = rows(data, "animal", ANIMALS_EACH * len(CONTINENTS), CARD_WORDS)
    check_animals(animals)
    ids = tuple(cast("str", row["id"]) for row in animals)
    check_sepultus(rows(data, "sepultus", SEPULTUS, (*CARD_WORDS, *ids)))
    check_experts(rows(data, "expert", EXPERTS_EACH * len(CONTINENTS), EXPERT_WORDS))
    check_automas(data)
    for key in ("animal", "sepultus", "expert", "behaviour", "scoring"):
        check_ids(key, cast("list[Table]", data[key]))


def check_ids(key: str, found: list[Table]) -> None:
    """An id is part of an answer's word: so no card is called like a free action, or like a seat's two cards."""
    for number, row in enumerate(found):
        if not fullmatch("[a-z0-9_]+", cast("str", row["id"])):
            raise wrong(f"{key}[{number}].id", "small letters, digits and _", row["id"])


def check_animals(animals: list[Table]) -> None:
    for number, row in enumerate(animals):
        at = f"animal[{number}]"
        text(row, "latin", at)
        if "name" in row:
            text(row, "name", at)
        one_of(row, "continent", CONTINENTS, at)
        for key in TYPE_KEYS:
            one_of(row, key, WORDS_OF_TYPE[key], at)
        only(row, ("id", "latin", "continent", *TYPE_KEYS, "name"), at)
    each(animals, "animal", "continent", CONTINENTS, ANIMALS_EACH)


def check_sepultus(creatures: list[Table]) -> None:
    for number, row in enumerate(creatures):
        at = f"sepultus[{number}]"
        integer(row, "die", 1, 6, at)
        integer(row, "cost", 1, 20, at)
        categories = row.get("categories")
        if not isinstance(categories, list) or not categories:
            raise wrong(f"{at}.categories", "a list of categories", categories)
        for category in categories:
            if category not in CATEGORIES:
                raise wrong(f"{at}.categories", ", ".join(CATEGORIES), category)
        if len(set(categories)) != len(categories):
            raise wrong(f"{at}.categories", "different categories", categories)
        only(row, ("id", "die", "cost", "categories"), at)


def check_experts(experts: list[Table]) -> None:
    for number, row in enumerate(experts):
        at = f"expert[{number}]"
        text(row, "name", at)
        one_of(row, "continent", CONTINENTS, at)
        one_of(row, "duration", DURATIONS, at)
        one_of(row, "on", WHEN, at)
        one_of(row, "gain", tuple(GAIN), at)
        integer(row, "amount", 1, 20, at)
        duration = "instant" if row["on"] == "use" else "final" if str(row["on"]).startswith("end.") else "lasting"
        if row["duration"] != duration:
            raise wrong(f"{at}.duration", f"{duration}, since it works on {row['on']}", row["duration"])
        gains = gains_of(str(row["on"]))
        if row["gain"] not in gains:
            raise wrong(f"{at}.gain", f"{' or '.join(gains)}, since it works on {row['on']}", row["gain"])
        only(row, ("id", "name", "continent", "duration", "on", "gain", "amount"), at)
    each(experts, "expert", "continent", CONTINENTS, EXPERTS_EACH)


def gains_of(on: str) -> tuple[str, ...]:
    """What an expert that works on this can bring."""
    if on.startswith("value."):
        return ("value",)
    if on == "use":
        return ("coins", "reputation")
    if on.startswith("end."):
        return ("cubes",) if on.removeprefix("end.") in CATEGORIES else ("vp",)
    return ("coins", "reputation", "vp")


def check_automas(data: Table) -> None:
    for number, row in enumerate(rows(data, "behaviour", 3)):
        at = f"behaviour[{number}]"
        text(row, "name", at)
        integer(row, "stars", 1, 3, at)
        lines = row.get("rows")
        if not isinstance(lines, list) or not all(isinstance(line, dict) for line in lines):
            raise wrong(f"{at}.rows", "a row for each die from 1 to 6", lines)
        for line in lines:
            integer(line, "die", 1, 6, f"{at}.rows")
        if sorted(line["die"] for line in lines) != [1, 2, 3, 4, 5, 6]:
            raise wrong(f"{at}.rows", "a row for each die from 1 to 6", [line["die"] for line in lines])
        for line in lines:
            one_of(line, "place", ACTIONS[:5], f"{at}.rows")
            known = ("vp_per_token",) if line["place"] == "expedition" else ("first", *BEHAVIOUR_NUMBERS)
            only(line, ("die", "place", *known), f"{at}.rows")
            for key in line.keys() - {"die", "place", "first"}:
                integer(line, key, 0, 20, f"{at}.rows")
            if not isinstance(line.get("first", False), bool):
                raise wrong(f"{at}.rows.first", "true or false", line["first"])
        only(row, ("id", "name", "stars", "rows"), at)
    for number, row in enumerate(rows(data, "scoring", 3)):
        at = f"scoring[{number}]"
        text(row, "name", at)
        integer(row, "stars", 1, 3, at)
        integers(row, "experts", 3, 0, 20, f"{at}.experts")
        integer(row, "coins_per_vp", 1, 20, at)
        integer(row, "vp_per_token", 0, 20, at)
        integer(row, "vp_per_seal", 0, 20, at)
        only(row, ("id", "name", "stars", "experts", "coins_per_vp", "vp_per_token", "vp_per_seal"), at)
