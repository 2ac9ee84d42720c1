"""The page as it is built: small, without a script inside its HTML, from a lock that names no host."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from ludoteca.bots.roster import BOTS
from ludoteca.text.catalogue import LANGUAGES

pytestmark = pytest.mark.pure_only

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / hatch_build.WEB
FIRST_LOAD = 250_000
"""Bytes, compressed, without fonts and pictures."""


@pytest.fixture(scope="module")
def page() -> Path:
    hatch_build.build_page(ROOT)
    return ROOT / hatch_build.PAGE


def compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def test_the_first_load_is_small(page: Path) -> None:
    """What the entry needs at once, and the largest language."""
    parts = json.loads((page / "parts.json").read_text())
    wanted, files = ["index.html"], {"index.html"}
    for name in wanted:
        part = parts[name]
        files.update([part["file"], *part.get("css", [])])
        wanted.extend(other for other in part.get("imports", []) if other not in wanted)
    texts = {name: compressed(page / part["file"]) for name, part in parts.items() if name.endswith(".ftl?raw")}
    languages = [sum(size for name, size in texts.items() if f"/{language}.ftl" in name) for language in LANGUAGES]
    assert min(languages) > 0
    assert sum(compressed(page / file) for file in files) + max(languages) < FIRST_LOAD


def test_the_html_obeys_the_servers_policy(page: Path) -> None:
    html = (page / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)", html) == []
    assert re.findall(r'\b(?:src|href)="(?!/)', html) == []
    assert re.findall(r"\bon\w+=", html) == []
    for sheet in (page / "assets").glob("*.css"):
        assert "data:" not in sheet.read_text()


def test_every_file_of_the_page_has_its_compressed_self(page: Path) -> None:
    for file in (page / "assets").glob("*.js"):
        assert gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()) == file.read_bytes()
        assert file.with_name(f"{file.name}.br").is_file()


def test_only_fonts_of_the_web_with_our_letters_are_shipped(page: Path) -> None:
    fonts = [file.name for file in (page / "assets").iterdir() if "woff" in file.name or "ttf" in file.name]
    assert fonts
    assert [name for name in fonts if not re.search(r"-latin(-ext)?-\d{3}-\w+-[\w-]+\.woff2$", name)] == []


def test_the_lock_names_no_host_and_every_package_has_its_hash() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    ours = {name: package for name, package in packages.items() if name}
    assert [name for name, package in ours.items() if "resolved" in package] == []
    assert [name for name, package in ours.items() if "integrity" not in package] == []
    pinned = json.loads((WEB / "package.json").read_text())
    versions = {**pinned["dependencies"], **pinned["devDependencies"]}
    assert {name: ours[f"node_modules/{name}"]["version"] for name in versions} == versions


def test_the_types_of_the_wire_are_those_that_the_server_sends() -> None:
    run = subprocess.run(
        [sys.executable, WEB / "wire_types.py", "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr


def message_ids(language: str) -> set[str]:
    files = [WEB / "text" / f"{language}.ftl", *(WEB / "src" / "games").glob(f"*/text/{language}.ftl")]
    found = [re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE) for file in files]
    ids = {name for names in found for name in names}
    assert len(ids) == sum(map(len, found)), "an id stands twice"
    return ids


def test_no_shared_file_of_the_page_names_a_game() -> None:
    """A game is one folder: everything else finds it by listing."""
    folders = [folder for folder in (WEB / "src" / "games").iterdir() if folder.is_dir()]
    assert len(folders) >= 2
    names = re.compile("|".join([*(folder.name for folder in folders), r"\bency-"]), re.IGNORECASE)
    shared = [file for file in (WEB / "src").rglob("*") if file.is_file() and not set(file.parents) & set(folders)]
    assert [str(file) for file in shared if names.search(file.read_text("utf-8")) or names.search(file.name)] == []
    assert [str(file) for file in (WEB / "text").iterdir() if names.search(file.read_text("utf-8"))] == []


def test_every_message_of_the_page_is_used() -> None:
    """An id that is put together in the code (t(`light-${value}`)) counts by its beginning."""
    sources = [file.read_text("utf-8") for file in (WEB / "src").rglob("*") if file.suffix in (".ts", ".svelte")]
    code = "\n".join(sources)
    ids = message_ids("en")
    built = {f"{start}-" for start in re.findall(r"`([a-z-]+)-\$\{", code)}
    built |= {f"{group}-" for group in re.findall(r'named\("(\w+)"', code)}
    ends = tuple(re.findall(r"`\$\{(?:game|texts)\}(-[a-z-]+)`", code))
    groups = re.findall(r"`\$\{game\}(-[a-z]+-)\$\{", code)
    unused = [
        name
        for name in ids
        if f'"{name}"' not in code and not name.startswith(tuple(built)) and not name.endswith(ends)
        if not any(group in name for group in groups)
    ]
    assert unused == []


def test_every_message_that_the_page_says_is_there() -> None:
    sources = [file.read_text("utf-8") for file in (WEB / "src").rglob("*") if file.suffix in (".ts", ".svelte")]
    said = set(re.findall(r'\bt\("([a-z-]+)"', "\n".join(sources)))
    assert said - message_ids("en") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_says_how_it_plays(language: str) -> None:
    ids = message_ids(language)
    assert BOTS
    assert {f"bot-{name}{end}" for name in BOTS for end in ("", "-note")} <= ids
