"""Writes src/wire.ts and src/games/<game>/picture.ts: the types of everything on the wire, from the structs that the
server reads and writes, and of each game's picture, legend and plans.

    python web/wire_types.py            writes the files
    python web/wire_types.py --check    fails if a file is not what it would write

A field may be missing where its sender leaves defaults out: in commands always, elsewhere where the struct says so.
"""

import importlib
import importlib.util
import inspect
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import msgspec.inspect as mi
from msgspec import Struct

from ludoteca.kernel.saying import Saying
from ludoteca.wire import commands, messages, structs

SOURCES: Final = Path(__file__).parent / "src"
HEAD: Final = "// Made from {} by web/wire_types.py. Change it there, not here.\n"
GAMES: Final = sorted(folder.name for folder in (SOURCES / "games").iterdir() if folder.is_dir())
UNIONS: Final = {"AnyCommand": commands.AnyCommand, "AnyMessage": messages.AnyMessage}
OVER_HTTP: Final = (messages.Me, messages.GameAbout)

PLAIN: Final[dict[type[mi.Type], str]] = {
    mi.AnyType: "unknown",
    mi.RawType: "unknown",
    mi.NoneType: "null",
    mi.BoolType: "boolean",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
}


class Types:
    """The interfaces that were asked for so far, and those that they mention."""

    def __init__(self) -> None:
        self.interfaces: Final[dict[str, str]] = {}

    def name(self, kind: mi.Type) -> str:
        """How TypeScript writes this type."""
        if isinstance(kind, mi.StructType):
            return self._interface(kind)
        if isinstance(kind, mi.Metadata):
            return self.name(kind.type)
        if isinstance(kind, mi.UnionType):
            return " | ".join(dict.fromkeys(self.name(part) for part in kind.types))
        if isinstance(kind, mi.LiteralType):
            return " | ".join(json.dumps(value) for value in kind.values)
        if isinstance(kind, mi.ListType | mi.VarTupleType):
            item = self.name(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        if isinstance(kind, mi.TupleType):
            return f"[{', '.join(map(self.name, kind.item_types))}]"
        if isinstance(kind, mi.DictType):
            return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
        if isinstance(kind, mi.CustomType):
            return "Saying" if kind.cls is Saying else "unknown"
        return PLAIN[type(kind)]

    def _interface(self, kind: mi.StructType) -> str:
        struct = kind.cls
        name = struct.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""  # it may mention itself
            lines = [*self._comment(struct), f"export interface {name} {{"]
            if kind.tag_field is not None:
                lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
            lines.extend(self._fields(kind))
            self.interfaces[name] = "\n".join([*lines, "}"])
        return name

    def _fields(self, kind: mi.StructType) -> Iterator[str]:
        left_out = issubclass(kind.cls, commands.Command) or kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            mark = "?" if left_out and not field.required else ""
            yield f"  {field.encode_name}{mark}: {self.name(field.type)};"

    def _comment(self, struct: type[Struct]) -> Iterator[str]:
        text = inspect.cleandoc(struct.__dict__.get("__doc__") or "")
        if not text:
            return
        first, *rest = text.splitlines()
        yield f"/** {first}{'' if rest else ' */'}"
        for number, line in enumerate(rest, 1):
            yield f" * {line}".rstrip() + (" */" if number == len(rest) else "")


def wire_text() -> str:
    types = Types()
    unions = []
    for name, union in UNIONS.items():
        parts = [types.name(kind) for kind in infos(get_args(union))]
        unions.append(f"export type {name} =\n  | " + "\n  | ".join(parts) + ";")
    for kind in infos((commands.WayWish, *OVER_HTTP)):
        types.name(kind)
    protocol = f"export const PROTOCOL = {structs.PROTOCOL};"
    head = HEAD.format("structs.py, commands.py and messages.py in src/ludoteca/wire/") + protocol
    return "\n\n".join([head, *types.interfaces.values(), *unions]) + "\n"


def game_text(game: str) -> str:
    types = Types()
    package = f"ludoteca.games.{game}"
    picture = importlib.import_module(f"{package}.page.picture").Picture
    legend = importlib.import_module(f"{package}.page.legend").Legend
    for kind in infos((picture, legend, *plans(package))):
        types.name(kind)
    made_from = "picture.py, legend.py and planner_wire.py" if plans(package) else "picture.py and legend.py"
    head = HEAD.format(f"{made_from} in src/ludoteca/games/{game}/page/")
    imports = 'import type { Saying } from "../../wire";'
    return "\n\n".join([head + imports, *types.interfaces.values()]) + "\n"


def plans(package: str) -> tuple[type[Struct], ...]:
    """What can be wished and what a planner answers, of a game that has planners."""
    if importlib.util.find_spec(f"{package}.page.planner_wire") is None:
        return ()
    module = importlib.import_module(f"{package}.page.planner_wire")
    wishes = get_type_hints(module.read)["return"]
    return (*get_args(wishes), *get_args(module.AnyPlan))


def infos(kinds: tuple[type[Any], ...]) -> list[mi.Type]:
    look: Callable[[Any], mi.Type] = mi.type_info
    return [look(struct) for struct in kinds]


def main(arguments: list[str]) -> int:
    texts = {SOURCES / "wire.ts": wire_text()}
    texts.update({SOURCES / "games" / game / "picture.ts": game_text(game) for game in GAMES})
    stale = [file for file, text in texts.items() if not file.is_file() or file.read_text("utf-8") != text]
    if arguments == ["--check"]:
        for file in stale:
            name = file.relative_to(SOURCES)
            print(f"{name} is not what the server sends: run python web/wire_types.py", file=sys.stderr)
        return 1 if stale else 0
    for file in stale:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(texts[file], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
