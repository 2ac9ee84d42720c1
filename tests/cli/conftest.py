"""Commands run here: in this process where that will do, in one of their own where it matters."""

import io
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from ludoteca import registry
from ludoteca.bots.random import RandomPlayer
from ludoteca.cli import main
from ludoteca.cli.saved import SavedGame
from ludoteca.cli.seats import read_seats
from ludoteca.cli.voice import Voice
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.journal import begin, word_of
from ludoteca.kernel.table import Choice
from tests.kit_elsewhere import installed

ROOT = Path(__file__).resolve().parents[2]


class Ended(NamedTuple):
    """A command that has ended."""

    code: int
    out: str
    err: str


Command = Callable[..., Ended]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, and no language set by the machine."""
    folder = tmp_path / "data"
    for name in ("LC_ALL", "LC_MESSAGES", "LUDOTECA_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder / "ludoteca"


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process nobody pulls the plug: waiting for the disk at every decision would take most of the time."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run a command in this process, with these lines on its standard input."""

    def run(*arguments: str | Path, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        return Ended(code, *capsys.readouterr())

    return run


def command_line(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "ludoteca", *(str(argument) for argument in arguments)]


def run_apart(*arguments: str | Path, typed: str = "", environment: Mapping[str, str] | None = None) -> Ended:
    """Run a command in a process of its own."""
    ended = subprocess.run(
        command_line(*arguments),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        cwd=ROOT,
        check=False,
        timeout=60,
    )
    return Ended(ended.returncode, ended.stdout, ended.stderr)


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game of nim is installed, and so is one that does not work."""
    with installed(tmp_path / "site", monkeypatch, nim="tests.toy.nim:NIM", rubble="rubble:GAME"):
        yield


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of Encyclopedia against an automa, saved. Not to be changed: copy it."""
    file = tmp_path_factory.mktemp("finished") / "game.json"
    save_random_game(file, until=None)
    return file


@pytest.fixture
def halfway(tmp_path: Path) -> Path:
    """The first decisions of a game, saved."""
    file = tmp_path / "halfway.json"
    save_random_game(file, until=20)
    return file


def save_random_game(file: Path, until: int | None) -> None:
    game = registry.find("encyclopedia")
    assert game is not None
    voice = Voice("en")
    seated = read_seats("me:Anna,automa:linne:boudeuse", voice)
    journal = begin(game, [who.seat for who in seated], {}, None, seeded("saved"))
    player = RandomPlayer("saved")
    decisions = 0
    while isinstance(question := journal.table.question, Choice) and decisions != until:
        option = player.choose(journal.table, question.seat).option
        journal.play(question.seat, [word_of(journal.table, question, option)])
        decisions += 1
    SavedGame(file, journal, seated).save(voice)


@pytest.fixture
def copy_of_finished(finished: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(finished, tmp_path / "copy.json"))
