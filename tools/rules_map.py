"""The rules map: for every rule id, where it is written, what looks at it, and which tests play it.

Run `python -m tools.rules_map` to write docs/rules-map.md. A docstring or comment cites rules in three ways, and as
many as it likes: it begins with their ids, up to the first colon (`bank.first turn.die: the marker goes to ...`); it
has an id with a dot in it anywhere (`what is left over is lost, see turn.whole`); it has ids in parentheses and nothing
else there (`as long as there is one (gather)`). Who begins with an id is named before who only mentions it.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "ludoteca" / "games"
PAGE = ROOT / "docs" / "rules-map.md"
MOST_TESTS = 4
WRITTEN = ("game.py", "box", "rules")
"""Where a game says what can be done. Its other files look at a table, to show, judge, plan or check it."""

BEGINS, AMONG, MENTIONS = range(3)
"""How a rule is cited: first of all, among those at the beginning, or somewhere else."""


class Place(NamedTuple):
    """Where a rule is cited, and how."""

    rank: int
    file: Path
    line: int
    name: str


class Rule(NamedTuple):
    id: str
    title: str
    code: list[Place]
    looks: list[Place]
    tests: list[Place]


def games() -> list[str]:
    """The games that have a rules reference."""
    return sorted(path.parent.parent.parent.name for path in GAMES.glob("*/text/en/rules.ftl"))


def titles(game: str) -> dict[str, str]:
    """The ids of a game's rules reference with their titles, in its order. In the reference '.' is '-'."""
    text = (GAMES / game / "text" / "en" / "rules.ftl").read_text("utf-8")
    found = re.findall(r"^rule-([a-z-]+) =.*?^    \.title = (.+?)$", text, re.MULTILINE | re.DOTALL)
    return {name.replace("-", "."): title.strip() for name, title in found}


def cited(text: str, known: dict[str, str]) -> dict[str, int]:
    """The rule ids that a docstring or comment cites, and how."""
    leading = ids_only(text.split(":", maxsplit=1)[0], known)
    found = {rule: BEGINS if place == 0 else AMONG for place, rule in enumerate(leading)}
    inner = [rule for each in re.findall(r"\(([^()]*)\)", text) for rule in ids_only(each, known)]
    dotted = [word for word in re.findall(r"(?<![\w.])[a-z]+(?:\.[a-z]+)+", text) if word in known]
    for rule in (*inner, *dotted):
        found.setdefault(rule, MENTIONS)
    return found


def ids_only(text: str, known: dict[str, str]) -> list[str]:
    """The rule ids that a text consists of; none if there is anything else in it."""
    words = re.split(r"[,\s]+", text.strip())
    return words if all(word in known for word in words) else []


def documented(tree: ast.Module) -> Iterator[tuple[str, int, str]]:
    """Every docstring of a file, a constant's too: its text, and the line and name of what it belongs to."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield ast.get_docstring(node) or "", node.lineno, node.name
        if isinstance(node, ast.Module | ast.ClassDef):
            for before, after in pairwise(node.body):
                said = after.value if isinstance(after, ast.Expr) else None
                if isinstance(before, ast.Assign | ast.AnnAssign) and isinstance(said, ast.Constant):
                    yield str(said.value), before.lineno, ast.unparse(before).split(":")[0].split("=")[0].strip()


def citations(file: Path, known: dict[str, str]) -> Iterator[tuple[str, Place]]:
    source = file.read_text("utf-8")
    for text, line, name in documented(ast.parse(source)):
        for rule, rank in cited(text, known).items():
            yield rule, Place(rank, file, line, name)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            name = token.line.split(":")[0].split("=")[0].strip(" #\n")
            for rule, rank in cited(token.string.lstrip("# "), known).items():
                yield rule, Place(rank, file, token.start[0], name)


def is_written(file: Path, game: str) -> bool:
    return file.relative_to(GAMES / game).parts[0] in WRITTEN and file.stem != "events"


def rules(game: str) -> list[Rule]:
    known = titles(game)
    found = {rule: Rule(rule, title, [], [], []) for rule, title in known.items()}
    for file in sorted((GAMES / game).rglob("*.py")):
        for rule, place in citations(file, known):
            (found[rule].code if is_written(file, game) else found[rule].looks).append(place)
    for file in sorted((ROOT / "tests" / game).glob("test_*.py")):
        for rule, place in citations(file, known):
            if place.name.startswith("test_"):
                found[rule].tests.append(place)
    for row in found.values():
        for places in (row.code, row.looks, row.tests):
            places.sort()
    return list(found.values())


def links(places: list[Place]) -> str:
    """Links to places, each line once."""
    lines = dict.fromkeys((place.file, place.line) for place in places)
    return ", ".join(f"[{file.name}:{line}](../{file.relative_to(ROOT)}#L{line})" for file, line in lines)


def page() -> str:
    lines = [
        "# Rules map",
        "",
        "For every rule of the reference: where it is written, what looks at it (to show, judge or plan), and the",
        "tests that play it, those that are most about it first. Made by `make rules-map`; a test fails when a rule",
        "has no code or no test, or when this page is out of date.",
    ]
    for game in games():
        lines += [
            "",
            f"## {game.capitalize()}",
            "",
            "| rule | written in | looked at in | played by |",
            "|---|---|---|---|",
        ]
        for rule in rules(game):
            names = list(dict.fromkeys(place.name for place in rule.tests))
            shown = ", ".join(f"`{name}`" for name in names[:MOST_TESTS])
            more = len(names) - MOST_TESTS
            tests = f"{shown}{f' and {more} more' if more > 0 else ''}"
            lines.append(f"| `{rule.id}` {rule.title} | {links(rule.code)} | {links(rule.looks)} | {tests} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"{PAGE.relative_to(ROOT)} written")
