"""The rules map: for every rule id, where it is written and which tests play it.

Run `python -m tools.rules_map` to write docs/rules-map.md. A docstring or comment cites rules by beginning with their
ids, up to the first colon: `\"\"\"bank.first turn.die: the marker goes to ...\"\"\"`.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "ludoteca" / "games"
PAGE = ROOT / "docs" / "rules-map.md"
MOST_TESTS = 4


class Place(NamedTuple):
    """Where a rule is cited."""

    file: Path
    line: int
    name: str


class Rule(NamedTuple):
    id: str
    title: str
    code: list[Place]
    tests: list[Place]


def games() -> list[str]:
    """The games that have a rules reference."""
    return sorted(path.parent.parent.parent.name for path in GAMES.glob("*/text/en/rules.ftl"))


def titles(game: str) -> dict[str, str]:
    """The ids of a game's rules reference with their titles, in its order. In the reference '.' is '-'."""
    text = (GAMES / game / "text" / "en" / "rules.ftl").read_text("utf-8")
    found = re.findall(r"^rule-([a-z-]+) =.*?^    \.title = (.+?)$", text, re.MULTILINE | re.DOTALL)
    return {name.replace("-", "."): title.strip() for name, title in found}


def cited(text: str, known: dict[str, str]) -> list[str]:
    """The rule ids that a docstring or comment begins with."""
    words = re.split(r"[,\s]+", text.split(":", maxsplit=1)[0].strip())
    ids: list[str] = []
    for word in words:
        if word not in known:
            break
        ids.append(word)
    return ids if len(ids) == len(words) else []


def citations(file: Path, known: dict[str, str]) -> Iterator[tuple[str, Place]]:
    source = file.read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for rule in cited(ast.get_docstring(node) or "", known):
                yield rule, Place(file, node.lineno, node.name)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for rule in cited(token.string.lstrip("# "), known):
                yield rule, Place(file, token.start[0], token.line.split(":")[0].split("=")[0].strip(" #"))


def rules(game: str) -> list[Rule]:
    known = titles(game)
    code: dict[str, list[Place]] = {rule: [] for rule in known}
    tests: dict[str, list[Place]] = {rule: [] for rule in known}
    for file in sorted((GAMES / game).glob("*.py")):
        for rule, place in citations(file, known):
            code[rule].append(place)
    for file in sorted((ROOT / "tests" / game).glob("test_*.py")):
        for rule, place in citations(file, known):
            if place.name.startswith("test_"):
                tests[rule].append(place)
    return [Rule(rule, title, code[rule], tests[rule]) for rule, title in known.items()]


def page() -> str:
    lines = [
        "# Rules map",
        "",
        "For every rule of the reference: where it is written, and the tests that play it.",
        "Made by `make rules-map`; a test fails when a rule has no code or no test, or when this page is out of date.",
    ]
    for game in games():
        lines += ["", f"## {game.capitalize()}", "", "| rule | written in | played by |", "|---|---|---|"]
        for rule in rules(game):
            code = ", ".join(f"[{p.file.name}:{p.line}](../{p.file.relative_to(ROOT)}#L{p.line})" for p in rule.code)
            shown = ", ".join(f"`{p.name}`" for p in rule.tests[:MOST_TESTS])
            more = len(rule.tests) - MOST_TESTS
            lines.append(f"| `{rule.id}` {rule.title} | {code} | {shown}{f' and {more} more' if more > 0 else ''} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"{PAGE.relative_to(ROOT)} written")
