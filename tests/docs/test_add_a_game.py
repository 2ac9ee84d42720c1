"""docs/add-a-game.md is true: the game that it builds passes the contract and plays from the command line."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.rules_map import ROOT

PAGE = ROOT / "docs" / "add-a-game.md"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page's files in it, announced as an installed package is."""
    folder = tmp_path_factory.mktemp("third-game")
    blocks = re.findall(r"^```(?:python|ftl)\n# (\S+)\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    for name, text in blocks:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    [announcement] = re.findall(r"^```toml\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    entry = re.sub(r'\[project\.entry-points\."(.+)"\]', r"[\1]", announcement).replace('"', "")
    info = folder / "pebbles-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(entry, "utf-8")
    return folder


def run(site: Path, *command: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    paths = (str(site), os.environ.get("PYTHONPATH", ""))
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        "XDG_DATA_HOME": str(site / "data"),
    }
    return subprocess.run(
        [sys.executable, *command],
        cwd=site,
        env=environment,
        input=answers,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_games_own_test_passes(site: Path) -> None:
    done = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "test_pebbles.py")
    assert "15 passed" in done.stdout, done.stdout + done.stderr


def test_strict_types_hold(site: Path) -> None:
    done = run(site, "-m", "mypy", "--strict", "--cache-dir", str(site / "types"), "pebbles")
    assert done.returncode == 0, done.stdout


def test_it_plays_from_the_command_line(site: Path) -> None:
    assert "pebbles" in run(site, "-m", "ludoteca", "games").stdout
    simulated = run(site, "-m", "ludoteca", "simulate", "pebbles", "--seats", "3", "--games", "20", "--json")
    assert simulated.returncode == 0, simulated.stderr
    command = ("play", "pebbles", "--seats", "me,bot:random", "--seed", "1", "--lang", "en", "--save", "game.json")
    played = run(site, "-m", "ludoteca", *command, answers="why\n" + "1\n" * 20)
    assert played.returncode == 0, played.stderr
    assert "is too many" in played.stdout
    assert not re.search(r"\[(event|ask|option|view|refusal|score)-", played.stdout), "a message is missing"
    verified = run(site, "-m", "ludoteca", "verify", "game.json", "--lang", "en")
    assert verified.returncode == 0, verified.stdout + verified.stderr
