"""The small commands, help, languages, and everything that can be typed wrongly."""

import json
import os
import subprocess
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from ludoteca import __version__, registry
from ludoteca.cli import main
from tests.cli.conftest import ROOT, Command, command_line, run_apart

COMMANDS = ("play", "simulate", "replay", "verify", "pack check", "pack template", "games", "rules")


def test_version_and_help(here: Command) -> None:
    assert here("--version").out.strip() == __version__
    out = here("--help").out
    assert all(command.split()[0] in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(here: Command, command: str) -> None:
    ended = here(*command.split(), "--help")
    assert ended.code == 0
    assert f"ludoteca {command}" in ended.out
    assert "STR" not in ended.out
    assert "()" not in ended.out


def test_the_module_and_the_script_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert run_apart("games").out == capsys.readouterr().out
    [script] = [entry for entry in entry_points(group="console_scripts") if entry.name == "ludoteca"]
    assert script.load() is main


def test_games(here: Command) -> None:
    assert "encyclopedia: 2 to 4 seats" in here("games").out
    [game] = [game for game in json.loads(here("games", "--json").out) if game["name"] == "encyclopedia"]
    assert game["seats"] == [2, 3, 4]
    assert game["default_seats"] == ["person", "automa:linne:boudeuse"]
    assert game["options"]["sepultus"] == [False, True]


@pytest.mark.usefixtures("nim")
def test_a_broken_game_does_not_stop_the_others(here: Command) -> None:
    ended = here("games")
    assert ended.code == 0
    assert "nim: 2 to 4 seats" in ended.out
    assert "rubble" in ended.err
    ended = here("play", "rubble")
    assert (ended.code, ended.out) == (2, "")
    assert "No module named 'rubble'" in ended.err


def test_rules(here: Command) -> None:
    assert "turn.whole" in here("rules", "encyclopedia").out
    assert "[turn.die, p. 7]" in here("rules", "encyclopedia", "turn.die").out
    assert here("rules", "encyclopedia", "turn").out.count("[turn.") > 3
    assert "[turn.value, p. 9, 16]" in here("rules", "encyclopedia", "turn.value").out
    assert "[turn.sequence, our ruling]" in here("rules", "encyclopedia", "turn.sequence").out
    assert "[turn.sequence, nostra decisione]" in here("rules", "encyclopedia", "turn.sequence", "--lang", "it").out
    assert "[turn.value, s. 9, 16]" in here("rules", "encyclopedia", "turn.value", "--lang", "pl").out
    assert "[things.supply, p. 3, 16, 26]" in here("rules", "encyclopedia", "swapped").out
    assert "turn.die" in here("rules", "encyclopedia", "kość", "--lang", "pl").out
    ended = here("rules", "encyclopedia", "zeppelin")
    assert (ended.code, ended.out) == (2, "")
    assert "zeppelin" in ended.err


# Languages


def test_the_language_comes_from_the_option_else_from_the_environment(
    here: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def said(*arguments: str) -> str:
        return here("play", "chess", *arguments).err

    assert "There is no game" in said()
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Il n’y a pas de jeu" in said()
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    assert "There is no game" in said()
    monkeypatch.setenv("LUDOTECA_LANG", "pl")
    assert "Nie ma tu gry" in said()
    assert "Qui non c’è il gioco" in said("--lang", "it")
    monkeypatch.setenv("LUDOTECA_LANG", "klingon")
    assert "klingon" in said()


# Packs


def test_the_template_is_the_standard_pack(here: Command, tmp_path: Path) -> None:
    text = here("pack", "template").out
    game = registry.find("encyclopedia")
    assert game is not None
    assert tomllib.loads(text) == game.data(None)
    file = tmp_path / "pack.toml"
    file.write_text(text, "utf-8")
    assert "is good" in here("pack", "check", file).out


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [
        ("start_coins = [1, 2]", "start_coins", "4 whole numbers"),
        ("starting_coins = [1, 2, 3, 4]", "starting_coins", "start_coins"),
        ("[dice]\nred = 4", "dice", "america"),
        ('[[sepultus]]\nid = "x"', "sepultus", "6 rows"),
        ("start_coins = 2020-01-01", "start_coins", "whole number"),
        ("start_coins = [", "end of document", "TOML"),
        ("a = '\udcff'", "TOML", "utf-8"),
    ],
)
def test_a_bad_pack_is_named_with_its_key(here: Command, tmp_path: Path, text: str, key: str, expected: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    for command in (("pack", "check", file), ("play", "--data", file), ("simulate", "--data", file)):
        ended = here(*command)
        assert (ended.code != 0, ended.out) == (True, "")
        [line] = ended.err.splitlines()
        assert all(part in line for part in (str(file), key, expected))


def test_a_pack_goes_into_the_journal(here: Command, tmp_path: Path) -> None:
    pack, file = tmp_path / "pack.toml", tmp_path / "game.json"
    pack.write_text("start_coins = [7, 8, 9, 10]")
    assert here("play", "--data", pack, "--save", file).code == 0
    pack.unlink()
    assert json.loads(file.read_text("utf-8"))["head"]["data"]["start_coins"] == [7, 8, 9, 10]
    assert here("play", "--resume", file).code == 0


# What can be typed wrongly

WRONG = {
    "chess": "chess",
    "--oops": "--oops",
    "play chess": "chess",
    "play encyclopedia --seats me": "1 seat",
    "play encyclopedia --seats me,me,me,me,me": "5 seats",
    "play encyclopedia --seats me,dog": "dog",
    "play encyclopedia --seats me,": "cannot take a seat",
    "play encyclopedia --seats me,automa:darwin:boudeuse": "darwin",
    "play encyclopedia --seats me,automa:linne:beagle": "beagle",
    "play encyclopedia --seats me,bot:clever": "bot:random",
    "play encyclopedia --seats bot:random,bot:random": "ludoteca simulate",
    "play encyclopedia --edition de": "en, fr, it, pl",
    "play encyclopedia --option colour=red": "colour",
    "play encyclopedia --option sepultus=perhaps": "perhaps",
    "play encyclopedia --option sepultus": "NAME=VALUE",
    "play encyclopedia --edition it --sepultus": "sepultus_with_automas",
    "play encyclopedia --lang de": "en, fr, it, pl",
    "play encyclopedia --data nowhere.toml": "nowhere.toml",
    "play encyclopedia --save /nowhere/game.json": "/nowhere/game.json",
    "play --resume nowhere.json": "nowhere.json",
    "play encyclopedia --resume nowhere.json": "GAME",
    "play --resume nowhere.json --seed 1": "--seed",
    "simulate chess": "chess",
    "simulate encyclopedia --seats 7": "7 seats",
    "simulate encyclopedia --seats 99999999999999999999": "seats",
    "simulate encyclopedia --seats me,me": "bot:random",
    "simulate encyclopedia --seats 2 --automas a,b,c": "3",
    "simulate encyclopedia --automas darwin:boudeuse": "darwin",
    "simulate encyclopedia --games 0": "--games",
    "simulate encyclopedia --games many": "many",
    "simulate encyclopedia --jobs 0": "--jobs",
    "simulate encyclopedia --option x=1": "x",
    "simulate encyclopedia --games 1000000000000000000000000000000": "must be at most 10000000",
    "simulate encyclopedia --jobs 257": "--jobs",
    "arena encyclopedia random greedy --seats -1": "--seats is -1, but must be at least 1",
    "arena encyclopedia random greedy --seats 1000000000000000000000000000000": "--seats",
    "arena encyclopedia random greedy --jobs 257": "--jobs is 257, but must be at most",
    "train encyclopedia --jobs 1000000000000000000000000000000": "--jobs",
    "train encyclopedia --generations -1000000000000000000000000000000": "--generations",
    "serve --port 70000": "--port is 70000, but must be at most 65535.",
    "serve --port 65536": "--port is 65536",
    "serve --port -1": "--port is -1, but must be at least 0.",
    "serve --port 80.5": "--port",
    "--port 70000": "--port is 70000",
    "--port -1": "--port is -1",
    "serve --port 0 --workers 257": "--workers is 257, but must be at most",
    "serve --port 0 --workers 1000000000000000000000000000000": "--workers",
    "serve --port 0 --bot-seconds 1e30": "--bot-seconds",
    "serve --port 0 --bot-seconds 86401": "--bot-seconds is 86401, but must be at most 86400.",
    "replay": "FILE",
    "replay nowhere.json": "nowhere.json",
    "verify nowhere.json": "nowhere.json",
    "verify nowhere.json --from 3": "--from",
    "pack check": "FILE",
    "pack check nowhere.toml": "nowhere.toml",
    "pack check nowhere.toml --game chess": "chess",
    "rules chess": "chess",
    "games chess": "chess",
}


@pytest.mark.parametrize("typed", WRONG)
def test_bad_input_is_one_sentence(
    here: Command, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = here(*typed.split())
    assert (ended.code, ended.out) == (2, "")
    [line] = ended.err.splitlines()
    assert line.startswith("ludoteca: ")
    assert WRONG[typed] in line
    assert not home.exists()


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("--from", "-1"), "--from is -1, but must be at least 0."),
        (("--from", "9999"), "--from is 9999, but must be at most LAST."),
        (("--to", "9999"), "--to is 9999, but must be at most LAST."),
        (("--from", "5", "--to", "3"), "--to is 3, but must be at least 5."),
        (("--from", "2.5"), "--from"),
    ],
)
def test_entries_that_a_journal_does_not_have_are_not_told(
    here: Command, halfway: Path, asked: tuple[str, ...], sentence: str
) -> None:
    last = len(json.loads(halfway.read_text("utf-8"))["entries"]) - 1
    ended = here("replay", halfway, *asked)
    assert (ended.code, ended.out) == (2, "")
    assert sentence.replace("LAST", str(last)) in ended.err


@pytest.mark.usefixtures("nim")
def test_an_edition_is_refused_by_a_game_without_editions(here: Command) -> None:
    ended = here("play", "nim", "--edition", "fr")
    assert ended.code == 2
    assert "edition" in ended.err
    assert "stones" in ended.err


def test_no_file_is_saved_over(here: Command, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    ended = here("play", "--save", file, typed="1\n")
    assert (ended.code, ended.out) == (2, "")
    assert "exists already" in ended.err
    assert file.read_text() == "precious"


def test_a_folder_that_cannot_be_written(here: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ended = here("play")
    assert (ended.code, ended.out) == (2, "")
    assert "cannot be written" in ended.err
    assert here("play").code == 2


@pytest.mark.skipif(os.name == "nt", reason="pipes")
def test_a_reader_who_leaves_is_no_fault() -> None:
    rules = subprocess.Popen(
        command_line("rules", "encyclopedia"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    )
    assert rules.stdout is not None
    rules.stdout.close()
    assert rules.stderr is not None
    assert rules.stderr.read() == b""
    rules.stderr.close()
    rules.wait(timeout=30)


def test_letters_that_the_terminal_does_not_have() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ended = run_apart("rules", "encyclopedia", "turn.die", "--lang", "pl", environment=environment)
    assert (ended.code, ended.err) == (0, "")
    assert "[turn.die" in ended.out
