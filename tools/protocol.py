"""The reference part of docs/protocol.md: every message, from the structs that the server reads and writes.

Run `python -m tools.protocol` to write it. Only what stands between the two markers is replaced.
"""

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec.inspect as mi
from msgspec import NODEFAULT, Struct

from ludoteca.text.saying import Saying
from ludoteca.wire import commands, messages, structs

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "protocol.md"
SENTENCES: Final = ROOT / "src" / "ludoteca" / "text" / "en" / "server.ftl"
BEGIN: Final = "<!-- from here on written by python -m tools.protocol -->"
END: Final = "<!-- up to here -->"

OVER_HTTP: Final = (messages.Me, messages.GameAbout)
PLAIN: Final[dict[type[mi.Type], str]] = {
    mi.AnyType: "anything",
    mi.CustomType: "anything",
    mi.RawType: "anything",
    mi.NoneType: "null",
    mi.BoolType: "boolean",
    mi.IntType: "integer",
    mi.FloatType: "number",
    mi.StrType: "string",
}


def bounds(kind: mi.Type) -> str:
    """What the type alone does not say: how long, how much."""
    ends = [
        (getattr(kind, "ge", None), getattr(kind, "le", None), ""),
        (getattr(kind, "min_length", None), getattr(kind, "max_length", None), " long"),
    ]
    for least, most, what in ends:
        if least is not None and most is not None:
            return f" {least} to {most}{what}"
        if most is not None:
            return f" up to {most}{what}"
        if least is not None:
            return f" from {least}{what}"
    return ""


def name(kind: mi.Type) -> str:
    """A type in words."""
    match kind:
        case mi.Metadata():
            return name(kind.type)
        case mi.StructType():
            return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
        case mi.UnionType():
            return " or ".join(dict.fromkeys(name(part) for part in kind.types))
        case mi.ListType():
            return f"list{bounds(kind)} of {name(kind.item_type)}"
        case mi.TupleType():
            return f"({', '.join(name(part) for part in kind.item_types)})"
        case mi.DictType():
            return f"object{bounds(kind)} of {name(kind.value_type)}"
    return f"{PLAIN[type(kind)]}{bounds(kind)}"


def default(field: mi.Field) -> str:
    if field.required:
        return ""
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return f"`{json.dumps(value if value != structs.NOTHING else None)}`"


def field_notes(kind: type[Struct]) -> dict[str, str]:
    """The docstrings under fields."""
    [body] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    notes: dict[str, str] = {}
    for field, note in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(note, ast.Expr):
            assert isinstance(note.value, ast.Constant)
            notes[field.target.id] = one_line(str(note.value.value))
    return notes


def one_line(text: str) -> str:
    return " ".join(text.split())


def struct_info(kind: type[Struct]) -> mi.StructType:
    found = mi.type_info(kind)
    assert isinstance(found, mi.StructType)
    return found


def section(kind: type[Struct]) -> Iterator[str]:
    info = struct_info(kind)
    yield f"#### {kind.__name__}"
    said = own_words(kind)
    if said:
        yield said
    notes = field_notes(kind)
    if info.tag_field is None and not info.fields:
        return
    yield ""
    yield "| field | type | if left out |"
    yield "|---|---|---|"
    if info.tag_field is not None:
        yield f"| `{info.tag_field}` | `{json.dumps(info.tag)}` | |"
    for field in info.fields:
        note = f". {notes[field.name]}" if field.name in notes else ""
        yield f"| `{field.encode_name}` | {name(field.type)}{note} | {default(field)} |".replace("|  |", "| |")


def own_words(kind: type[Struct]) -> str:
    """A struct's own docstring, not one that it inherits."""
    return one_line(str(kind.__dict__.get("__doc__") or ""))


def parts_of(kinds: Sequence[type[Struct]]) -> list[type[Struct]]:
    """The structs that messages are made of, in the order in which they are met."""
    found: dict[type[Struct], None] = {}

    def meet(kind: mi.Type) -> None:
        for inner in (getattr(kind, one, None) for one in ("type", "item_type", "value_type")):
            if isinstance(inner, mi.Type):
                meet(inner)
        for inner in (*getattr(kind, "types", ()), *getattr(kind, "item_types", ())):
            meet(inner)
        if isinstance(kind, mi.StructType) and kind.cls not in found:
            found[kind.cls] = None
            for field in kind.fields:
                meet(field.type)

    for kind in kinds:
        for field in struct_info(kind).fields:
            meet(field.type)
    return [kind for kind in found if kind not in kinds]


def refusals() -> Iterator[str]:
    """Every code with which the server itself refuses, in English. The games' own are in their catalogues."""
    text = SENTENCES.read_text("utf-8")
    yield "| code | in English |"
    yield "|---|---|"
    for code, sentence in re.findall(r"^refusal-([a-z-]+) = (.+(?:\n[ }].*)*)", text, re.MULTILINE):
        yield f"| `{code}` | {one_line(sentence)} |"


def reference() -> str:
    answers = [kind for kind in messages.ANSWERS if issubclass(kind, messages.Answer)]
    news = [kind for kind in messages.ANSWERS if not issubclass(kind, messages.Answer)]
    kinds: list[tuple[str, Sequence[type[Struct]]]] = [
        ("Commands", commands.COMMANDS),
        ("Answers", answers),
        ("News", news),
        ("Parts", (*parts_of((*commands.COMMANDS, *messages.ANSWERS)), commands.WayWish)),
        ("Over HTTP", (*OVER_HTTP, *parts_of(OVER_HTTP))),
    ]
    lines = [BEGIN]
    for title, those in kinds:
        lines += ["", f"### {title}"]
        for kind in those:
            lines += ["", *section(kind)]
    lines += ["", "### Refusals of the server", "", *refusals(), "", END]
    return "\n".join(lines)


def page(text: str) -> str:
    """The page with its reference part written anew."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE.name} has lost its markers: {BEGIN} and {END}")
    return before + reference() + after


if __name__ == "__main__":
    assert Saying in parts_of(messages.ANSWERS)
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    print(f"{PAGE.relative_to(ROOT)} written")
