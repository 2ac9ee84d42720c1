"""Who may import whom, and what the rules may import at all: read from the sources."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Each room with the rooms it may import, besides itself: kernel <- games <- bots, research <- lab, server <- cli.
ROOMS = {
    "kernel": frozenset[str](),
    "text": frozenset({"kernel"}),
    "games": frozenset({"kernel"}),
    "registry": frozenset({"kernel"}),  # it finds the games by their entry points, and imports none
    "door": frozenset({"kernel", "registry", "text"}),
    "processes": frozenset[str](),
    "bots": frozenset({"kernel", "games", "text", "processes"}),
    "research": frozenset({"kernel", "games", "registry", "text", "door", "bots"}),
    "lab": frozenset({"kernel", "registry", "text", "door", "bots", "processes"}),
    "wire": frozenset({"text"}),  # commands, messages and what they are made of
    "server": frozenset({"kernel", "games", "registry", "text", "bots", "research", "wire", "processes"}),
    "client": frozenset({"wire"}),
    "cli": frozenset({"kernel", "games", "registry", "text", "bots", "research", "lab", "server"}),
    "__main__": frozenset({"cli"}),
    "__init__": frozenset({"door"}),
}
# Each folder of a game with the folders it may import, besides itself: box <- rules <- words <- mind <- page. What lies
# beside them (game.py, checks.py, scene.py) may import all of them.
FOLDERS = {
    "box": frozenset[str](),
    "rules": frozenset({"box"}),
    "words": frozenset({"box", "rules"}),
    "mind": frozenset({"box", "rules", "words"}),
    "page": frozenset({"box", "rules", "words", "mind"}),
}
# A game's scenes are played through the door for programs.
THROUGH_THE_DOOR = "scene.py"

# The rules are arithmetic: no clock, no luck of their own, no I/O, no logging, no asyncio.
RULES = frozenset({"kernel", "games"})
PURE_MODULES = frozenset(
    """
    __future__ abc array bisect collections contextlib copy copyreg dataclasses enum fractions functools
    graphlib heapq inspect itertools math numbers operator re string struct types typing unicodedata weakref
    mypy_extensions typing_extensions
    """.split()
)
IMPURE_BUILTINS = frozenset({"__import__", "breakpoint", "eval", "exec", "input", "open", "print"})
# What single files may import besides: by path in the package, by file name, or by a game's folder.
HASHING = frozenset({"hashlib", "hmac", "json"})
TESTING = frozenset({"json", "pickle", "random"})
EXCEPTIONS = {
    "kernel/game.py": HASHING,  # the digest of a table's data
    "kernel/journal.py": HASHING,
    "kernel/dealer.py": HASHING,
    "kernel/journal_file.py": HASHING,
    "kernel/contract/run.py": TESTING,  # a test suite
    "kernel/contract/checks.py": TESTING,
    "data.py": frozenset({"importlib.resources", "msgspec", "pathlib", "tomllib"}),
    "schema.py": frozenset({"msgspec"}),  # typed data files
    "contents.py": frozenset({"msgspec"}),
    "page": frozenset({"msgspec"}),  # what goes over the wire
}


class Import(NamedTuple):
    line: int
    module: str  # 'ludoteca.kernel.table', or 'ludoteca.kernel.table.Table': the name may be a module or not


def imports(tree: ast.AST, package: list[str]) -> Iterator[Import]:
    """All imports of a file in this package, also those inside functions and for type checking only."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            if node.module:
                base = [*base, node.module]
            for alias in node.names:
                yield Import(node.lineno, ".".join([*base, alias.name]))


def covered(module: str, allowed: frozenset[str]) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in allowed)


def house_fault(path: Path, module: str) -> str | None:
    """What is wrong with a file at this path in the package importing this module of the package."""
    here, there = path.with_suffix("").parts, module.split(".")[1:]
    if not there or (len(there) == 1 and there[0] not in ROOMS):
        return None  # the package itself, or a name in it
    if there[0] not in ROOMS:
        return f"'{there[0]}' is not a room"
    if there[0] == "door" and here[0] == "games" and path.name == THROUGH_THE_DOOR:
        return None
    if there[0] != here[0] and there[0] not in ROOMS[here[0]]:
        return f"{here[0]} must not import {there[0]}"
    if here[0] == there[0] == "games" and len(there) > 1 and (len(here) < 3 or here[1] != there[1]):
        return "a game must not import another, and what games share belongs in kernel"
    if here[0] == there[0] == "games" and len(here) > 3 and len(there) > 2:
        return folder_fault(here[2], there[2])
    return None


def folder_fault(here: str, there: str) -> str | None:
    """What is wrong with a file in this folder of a game importing from that folder of it."""
    if here not in FOLDERS:
        return f"'{here}' is not a folder of a game: add it in tests/test_imports.py"
    if there != here and there not in FOLDERS[here]:
        return f"a game's {here} must not import its {there}"
    return None


def faults(root: Path) -> list[str]:
    """Each fault in the package under this root, as 'file:line: what is wrong'."""
    package = root / "src" / "ludoteca"
    found = []
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package)
        where = file.relative_to(root).as_posix()
        room = path.with_suffix("").parts[0]
        if room not in ROOMS:
            found.append(f"{where}:1: '{room}' is not a room: add it in tests/test_imports.py")
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"), where)
        allowed = PURE_MODULES.union(
            *(EXCEPTIONS.get(key, ()) for key in (path.as_posix(), path.name, path.parent.name))
        )
        for line, module in imports(tree, ["ludoteca", *path.parent.parts]):
            if covered(module, frozenset({"ludoteca"})):
                fault = house_fault(path, module)
                if fault:
                    found.append(f"{where}:{line}: imports {module}: {fault}")
            elif room in RULES and not covered(module, allowed):
                found.append(f"{where}:{line}: imports {module}: not a module that {room} may import here")
        if room in RULES:
            for node in ast.walk(tree):
                if isinstance(node, ast.Name) and node.id in IMPURE_BUILTINS:
                    found.append(f"{where}:{node.lineno}: uses {node.id}: {room} does no I/O")
    return found


def test_imports_go_one_way() -> None:
    assert (ROOT / "src" / "ludoteca" / "__init__.py").is_file()
    assert not (bad := faults(ROOT)), "\n" + "\n".join(bad)


def rooms_of_rules() -> list[Path]:
    return sorted((ROOT / "src" / "ludoteca" / "games").glob("*/rules"))


@pytest.mark.parametrize("folder", rooms_of_rules(), ids=lambda folder: folder.parent.name)
def test_the_chapters_of_the_rules_can_be_read_in_an_order(folder: Path) -> None:
    """No chapter imports one that imports it, and none hides an import in a function or from the type checker."""
    package = ["ludoteca", "games", folder.parent.name, "rules"]
    needs: dict[str, set[str]] = {}
    for file in sorted(folder.glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found = list(imports(tree, package))
        assert len(found) == sum(len(node.names) for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
        within = [module.split(".") for _, module in found]
        needs[file.stem] = {parts[4] for parts in within if parts[:4] == package and len(parts) > 4}
    list(TopologicalSorter(needs).static_order())


def plant(root: Path, path: str, code: str) -> None:
    file = root / "src" / "ludoteca" / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(code, encoding="utf-8")


@pytest.mark.parametrize(
    ("path", "code", "fault"),
    [
        ("kernel/a.py", "import ludoteca.games.chess", "a.py:1: imports ludoteca.games.chess"),
        ("kernel/a.py", "\nfrom ludoteca import bots", "a.py:2: imports ludoteca.bots: kernel must"),
        ("kernel/a.py", "from ..games import chess", "kernel must not import games"),
        ("kernel/a.py", "from ..text.words import say", "kernel must not import text"),
        ("kernel/a.py", "def f():\n    import time", "a.py:2: imports time: not a module"),
        ("kernel/a.py", "import datetime as d", "imports datetime"),
        ("kernel/a.py", "import math, random", "imports random"),
        ("kernel/a.py", "from random import choice", "imports random.choice"),
        ("kernel/a.py", "import secrets", "imports secrets"),
        ("kernel/a.py", "import os.path", "imports os.path"),
        ("kernel/a.py", "import logging", "imports logging"),
        ("kernel/a.py", "import asyncio", "imports asyncio"),
        ("kernel/a.py", "import hashlib", "imports hashlib"),
        ("kernel/a.py", "import numpy", "imports numpy"),
        ("kernel/a.py", "print('hello')", "uses print"),
        ("kernel/journal.py", "import io", "imports io"),
        ("games/chess/turn.py", "import pathlib", "imports pathlib"),
        ("games/chess/data.py", "import importlib", "imports importlib"),
        ("games/chess/turn.py", "from ludoteca.games.go.turn import Turn", "a game must not import another"),
        ("games/chess/turn.py", "from ludoteca.games import go", "a game must not import another"),
        ("games/chess/turn.py", "from .. import go", "a game must not import another"),
        ("games/chess/turn.py", "from ...bots import greedy", "games must not import bots"),
        ("games/__init__.py", "from ludoteca.games import chess", "a game must not import another"),
        (
            "games/chess/rules/turn.py",
            "from ludoteca.games.chess.words.names import x",
            "rules must not import its words",
        ),
        ("games/chess/mind/eye.py", "from ..page import picture", "a game's mind must not import its page"),
        ("games/chess/box/state.py", "from ludoteca.games.chess.game import GAME", "box must not import its game"),
        ("games/chess/attic/a.py", "from ..box import state", "'attic' is not a folder of a game"),
        ("games/chess/rules/turn.py", "import msgspec", "imports msgspec"),
        ("bots/a.py", "from ludoteca.research import gym", "bots must not import research"),
        ("bots/a.py", "from ludoteca.server import app", "bots must not import server"),
        ("research/a.py", "from ludoteca.server import app", "research must not import server"),
        ("client.py", "from ludoteca.server import app", "client must not import server"),
        ("wire/a.py", "from ludoteca.server import app", "wire must not import server"),
        ("server/a.py", "import ludoteca.cli", "server must not import cli"),
        ("text/a.py", "import ludoteca.games.chess", "text must not import games"),
        ("__init__.py", "from .kernel import table", "__init__ must not import kernel"),
        ("attic/a.py", "", "'attic' is not a room"),
        ("cli.py", "from ludoteca.attic.box import x", "'attic' is not a room"),
    ],
)
def test_a_bad_import_is_found(tmp_path: Path, path: str, code: str, fault: str) -> None:
    plant(tmp_path, path, code)
    found = faults(tmp_path)
    assert len(found) == 1
    assert found[0].startswith(f"src/ludoteca/{path}:")
    assert fault in found[0]


def test_a_good_tree_has_no_faults(tmp_path: Path) -> None:
    pieces = {
        "__init__.py": "from typing import Final",
        "__main__.py": "from ludoteca.cli import main",
        "cli.py": "import sys, time\nfrom ludoteca import __version__\nfrom .server import app\nprint()",
        "kernel/table.py": "from abc import ABC\nfrom mypy_extensions import i64\nimport ludoteca",
        "kernel/journal.py": "import hashlib, json\nfrom . import table\nfrom .table import Table",
        "kernel/dealer.py": "import hmac",
        "kernel/contract/run.py": "import random",
        "games/chess/data.py": "import pathlib, tomllib\nfrom importlib.resources import files",
        "games/chess/turn.py": "from ludoteca.kernel.table import T\nfrom . import data\nfrom .data import x",
        "games/chess/__init__.py": "from ludoteca.games.chess.turn import Turn",
        "games/chess/game.py": "from .page.picture import Picture\nfrom .rules.turn import Turn",
        "games/chess/rules/turn.py": "from ludoteca.games.chess.box.state import State",
        "games/chess/page/picture.py": "import msgspec\nfrom ..words import names\nfrom ..mind import eye",
        "text/words.py": "import pathlib\nfrom ludoteca.kernel import table",
        "bots/greedy.py": "import random\nfrom ..games.chess import turn\nfrom ..text import words",
        "research/gym.py": "import numpy\nfrom ..games.chess import turn",
        "server/app.py": "import asyncio\nfrom ..bots import greedy\nfrom ..research import gym",
    }
    for path, code in pieces.items():
        plant(tmp_path, path, code)
    assert faults(tmp_path) == []
