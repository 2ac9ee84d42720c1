"""The credits page leaves nobody out: every part that is shipped or stood on, and every value that is reconstructed."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.e2e.kit_browser import ROOT

CREDITS = (ROOT / "web" / "src" / "pages" / "Credits.svelte").read_text(encoding="utf-8")
FONTS = "@fontsource/"
NAMES = {
    "@iconify-json/game-icons": "game-icons.net",
    "@iconify-json/fluent-emoji-high-contrast": "Fluent UI Emoji (High Contrast)",
}


def test_every_part_of_the_page_is_named() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    parts = [*package["dependencies"], *(name for name in package["devDependencies"] if name.startswith("@iconify"))]
    assert sum(name.startswith(FONTS) for name in parts) == 5
    for name in parts:
        font = name.removeprefix(FONTS).replace("-", " ")
        known = NAMES.get(name) or (font if name.startswith(FONTS) else name)
        assert known.lower() in CREDITS.lower(), name


def test_everything_that_the_server_stands_on_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    names = [re.split(r"[<>=;\[ ]", each)[0] for each in needed]
    listed = CREDITS[CREDITS.index("const SERVER") :]
    assert [name for name in names if not re.search(rf'"[^"]*\b{re.escape(name)}\b[^"]*"', listed)] == []


RECONSTRUCTED = {"en": "reconstructed", "fr": "reconstitu", "it": "ricostruit", "pl": "odtworz"}


@pytest.mark.parametrize("language", list(RECONSTRUCTED))
@pytest.mark.parametrize("game", ["encyclopedia", "navoria"])
def test_every_reconstructed_value_is_listed_by_its_rule_which_says_so(game: str, language: str) -> None:
    rules = ROOT / "src" / "ludoteca" / "games" / game / "text" / language / "rules.ftl"
    assert listed_values(game) == reconstructed(rules, RECONSTRUCTED[language]) == ruled(game)


def reconstructed(rules: Path, word: str) -> set[str]:
    """The rules that say of themselves that a value in them is reconstructed."""
    found = re.findall(r"^rule-([\w-]+) = (.*)$", rules.read_text(encoding="utf-8"), re.MULTILINE)
    return {name for name, text in found if word in text}


def ruled(game: str) -> set[str]:
    """The rules that stand in the rulings' table of values that only pictures show."""
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    chapter = rulings[rulings.index(f"\n## {game.capitalize()}\n") :]
    table = re.split(r"\n##+ ", chapter[chapter.index("### Values from pictures") + 3 :])[0]
    found = {name.replace(".", "-") for name in re.findall(r"^\| `([\w.]+)` ", table, re.MULTILINE)}
    assert len(found) > 5
    return found


def listed_values(game: str) -> set[str]:
    index = (ROOT / "web" / "src" / "games" / game / "index.ts").read_text(encoding="utf-8")
    values = re.search(r"reconstructed: \[(.*?)\]", index, re.DOTALL)
    assert values is not None
    return {name.replace(".", "-") for name in re.findall(r'"([\w.]+)"', values[1])}
