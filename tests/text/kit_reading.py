"""Reading catalogues and sources, for the tests that hold them against each other."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

from ludoteca.text.catalogue import COMMON, FALLBACK

SOURCES = Path(__file__).resolve().parents[2] / "src"
DERIVED = ("-key", "-count")
"""What the speaker adds to a fact's name: the key of a name, the length of a list."""


class Spoken(NamedTuple):
    """A message, or an attribute of one: the variables and the messages in it."""

    variables: frozenset[str]
    references: frozenset[str]


class Parts(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def spoken(pattern: Pattern) -> Spoken:
    parts = Parts()
    parts.visit(pattern)
    return Spoken(frozenset(parts.variables), frozenset(parts.references))


@cache
def parsed(file: Path) -> dict[str, Spoken]:
    """Every message of a file, and every attribute as 'message.attribute'."""
    found: dict[str, Spoken] = {}
    for node in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, Message):
            if node.value is not None:
                found[node.id.name] = spoken(node.value)
            for attribute in node.attributes:
                assert attribute.value is not None
                found[f"{node.id.name}.{attribute.id.name}"] = spoken(attribute.value)
    return found


def variables(messages: dict[str, Spoken], message: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    found = set(messages[message].variables)
    for other in messages[message].references:
        found |= variables(messages, other)
    return found


def facts(names: set[str]) -> set[str]:
    """The facts behind variables: $die-key comes from the die, $whose from the seat and the owner."""
    found: set[str] = set()
    for name in names:
        for ending in DERIVED:
            name = name.removesuffix(ending)
        found |= {"seat", "owner"} if name == "whose" else {name}
    return found


# Packages with words


def folder(package: str) -> Path:
    return SOURCES.joinpath(*package.split("."), "text")


def packages() -> list[str]:
    """The common messages, and every game that has the words of its table."""
    games = sorted((SOURCES / "ludoteca" / "games").glob(f"*/text/{FALLBACK}/table.ftl"))
    return [COMMON, *(f"{COMMON}.games.{path.parents[2].name}" for path in games)]


def languages(package: str) -> list[str]:
    return sorted(path.name for path in folder(package).iterdir() if path.is_dir() and path.name != "__pycache__")


@cache
def english(package: str) -> dict[str, Spoken]:
    """All English messages that a package can say: its own, and the common ones."""
    found: dict[str, Spoken] = {}
    for home in {COMMON, package}:
        for file in folder(home).glob(f"{FALLBACK}/*.ftl"):
            found.update(parsed(file))
    return found


# Sources


class Refusing(NamedTuple):
    """A refusal in the sources: a code, its facts, and where it is."""

    code: str
    facts: frozenset[str]
    place: str


def trees(under: Path) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(under.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def strings(node: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def refusals(package: str) -> list[Refusing]:
    """Every refusal that is said with this package's words."""
    found: list[Refusing] = []
    games = SOURCES / "ludoteca" / "games"
    root = SOURCES.joinpath(*package.split("."))
    for file, tree in trees(root):
        if package == COMMON and games in file.parents:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (code := code_of(node)) is not None:
                given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)
                place = f"{file.relative_to(SOURCES).as_posix()}:{node.lineno}"
                found.extend(Refusing(text, given, place) for text in strings(code) if not text.endswith("-"))
    return found


def code_of(call: ast.Call) -> ast.expr | None:
    """Where a refusal has its code: Refusal(rule, CODE), and the server's no(CODE) and doorway.refused(id, CODE)."""
    name = (
        call.func.id
        if isinstance(call.func, ast.Name)
        else call.func.attr
        if isinstance(call.func, ast.Attribute)
        else ""
    )
    place = {"Refusal": 1, "refuse": 0, "refused": 1}.get(name)
    if place is None or len(call.args) <= place or (name == "refused" and isinstance(call.func, ast.Name)):
        return None
    return call.args[place]
