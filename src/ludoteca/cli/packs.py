"""`ludoteca pack`: data packs, checked, or begun from the standard values."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ludoteca.cli.screen import Screen
from ludoteca.cli.tables import pack_for, the_game
from ludoteca.cli.voice import EXIT_WRONG, Voice

WIDTH: Final = 110


def check_pack(file: Path, game: str | None, voice: Voice) -> None:
    """Raises Fault, which names the file, the key and what was expected."""
    pack = pack_for(the_game(game, voice), file, voice, EXIT_WRONG)
    Screen().line(voice.say("pack-good", file=str(file), keys=", ".join(pack) or "-"))


def print_template(game: str | None, voice: Voice) -> None:
    """The standard values as a pack: what is not changed may be left out."""
    found = the_game(game, voice)
    print(f"# {voice.say('pack-template', game=found.name.capitalize())}\n")
    print(toml(found.data(None)))


def toml(data: Mapping[str, object]) -> str:
    """TOML text: first the values of this table, then its tables and its rows."""
    values = [
        f"{key} = {toml_value(value)}" for key, value in data.items() if not is_table(value) and not is_rows(value)
    ]
    parts = ["\n".join(values)]
    for key, value in data.items():
        if isinstance(value, Mapping):
            parts.append(f"[{key}]\n{toml_pairs(value)}")
        elif isinstance(value, list) and is_rows(value):
            parts.extend(f"[[{key}]]\n{toml_pairs(row)}" for row in value)
    return "\n\n".join(part for part in parts if part)


def toml_pairs(table: Mapping[str, object]) -> str:
    return "\n".join(f"{key} = {toml_value(value)}" for key, value in table.items())


def is_table(value: object) -> bool:
    return isinstance(value, Mapping)


def is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(is_table(row) for row in value)


def toml_value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {toml_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        items = [toml_value(item) for item in value]
        line = f"[{', '.join(items)}]"
        return line if len(line) < WIDTH else "[\n" + "".join(f"  {item},\n" for item in items) + "]"
    if isinstance(value, bool | int | str):
        return json.dumps(value, ensure_ascii=False)  # true, 12 and "text" are the same in both
    raise TypeError(f"a data pack holds no {type(value).__name__}")
