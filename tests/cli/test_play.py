"""Playing in the terminal: whole games, interrupted ones, and everything that can be said at the table."""

import json
import os
import random
import re
import signal
import subprocess
from pathlib import Path
from typing import cast

import pytest

from ludoteca.cli.files import write_whole
from ludoteca.cli.voice import Fault, Voice
from ludoteca.text.catalogue import catalogue
from tests.cli.conftest import ROOT, Command, command_line, run_apart


def numbers(seed: int, count: int = 3000) -> list[str]:
    """Random answers, many of which are refused: then the game asks again."""
    luck = random.Random(seed)
    return [str(luck.randint(0, 6)) for _ in range(count)]


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def entries(file: Path) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", json.loads(file.read_text("utf-8"))["entries"])


def shown_number(out: str) -> int:
    """How many answers were taken from the pipe."""
    return sum(line.startswith("> ") for line in out.splitlines())


def sentence(message: str, **facts: str) -> str:
    said = catalogue(None, "en").say(message, facts)
    assert said is not None
    return said


def answer_to(typed: str, out: str) -> str:
    """What was said to this, up to the next prompt."""
    _, after = out.split(f"\n> {typed}\n", 1)
    return after.partition("\n>")[0].partition("\n\n")[0]


# Whole games


def test_a_whole_game_against_an_automa_through_a_pipe_with_a_break(tmp_path: Path, here: Command) -> None:
    file = tmp_path / "game.json"
    answers = numbers(1)
    broken = run_apart("play", "encyclopedia", "--seed", "1", "--save", file, typed=lines(*answers[:60]))
    assert (broken.code, broken.err) == (0, "")
    assert "\x1b" not in broken.out  # plain text, since nobody looks at a terminal
    assert f"ludoteca play --resume {file}" in broken.out
    assert shown_number(broken.out) == 60
    after_break = entries(file)
    assert json.loads(file.read_text("utf-8"))["over"] is False

    ended = here("play", "--resume", file, typed=lines(*answers[60:]))
    assert (ended.code, ended.err) == (0, "")
    assert entries(file)[: len(after_break)] == after_break
    assert "Carl von Linné wins with" in ended.out or "Player 1 wins with" in ended.out
    assert ended.out.count("Total: ") == 2
    assert f"The whole game is in {file}" in ended.out
    assert list(tmp_path.glob(".game.json*")) == []
    assert here("verify", file).code == 0


@pytest.mark.usefixtures("nim")
def test_an_interrupted_game_goes_on_as_if_it_had_not_been(tmp_path: Path, here: Command) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    game = ("play", "nim", "--seats", "me,bot:random", "--seed", "5", "--option", "stones=21")
    here(*game, "--save", whole, typed=lines(*"1131212131"))
    here(*game, "--save", parts, typed=lines(*"11"))
    here("play", "--resume", parts, typed=lines(*"31212131"))
    assert whole.read_text() == parts.read_text()
    assert json.loads(whole.read_text())["over"] is True


def test_a_whole_game_of_navoria_against_the_bots_that_sit_down_by_themselves(tmp_path: Path, here: Command) -> None:
    file = tmp_path / "navoria.json"
    ended = here("play", "navoria", "--seed", "5", "--save", file, typed=lines(*"1" * 200))
    assert (ended.code, ended.err) == (0, "")
    assert "Navoria: Player 1, Bot casual, Bot casual (3)" in ended.out
    assert "[" not in ended.out
    assert json.loads(file.read_text("utf-8"))["over"] is True
    assert here("verify", file).code == 0


@pytest.mark.usefixtures("nim")
def test_a_game_from_elsewhere_is_played_like_ours(home: Path, here: Command) -> None:
    ended = here("play", "nim", "--seats", "me:Anna,me:Bruno", "--seed", "1", typed=lines("a", "3", "3", "2", "1"))
    assert (ended.code, ended.err) == (0, "")
    assert "How many of the 9 stones do you take?" in ended.out
    assert "   a  boast a little" in ended.out
    assert "Anna" in ended.out
    assert "Bruno" in ended.out
    assert "You cannot take" not in ended.out
    assert "the last stone" in ended.out
    [file] = home.glob("nim-*.json")
    assert f"The whole game is in {file}" in ended.out


# Leaving


def started(file: Path, answers: int) -> subprocess.Popen[str]:
    """A game that has taken so many answers and waits for the next."""
    game = subprocess.Popen(
        command_line("play", "encyclopedia", "--seed", "2", "--save", file),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=ROOT,
    )
    assert game.stdin is not None
    assert game.stdout is not None
    for _ in range(answers):
        game.stdin.write("1\n")
        game.stdin.flush()
    asked = 0
    while asked <= answers:
        line = game.stdout.readline()
        assert line, "the game ended"
        asked += line.startswith("Player 1: ")
    while not game.stdout.readline().startswith("   2  "):
        pass
    return game


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupted_player_is_told_how_to_go_on(tmp_path: Path, number: signal.Signals, code: int) -> None:
    file = tmp_path / "game.json"
    game = started(file, 2)
    game.send_signal(number)
    out, err = game.communicate(timeout=30)
    assert (game.returncode, err) == (code, "")
    assert f"ludoteca play --resume {file}" in out
    assert sum("asked" in entry for entry in entries(file)) == 2


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_killed_game_has_every_decision(tmp_path: Path, here: Command) -> None:
    file = tmp_path / "game.json"
    game = started(file, 2)
    game.kill()
    game.communicate(timeout=30)
    assert sum("asked" in entry for entry in entries(file)) == 2
    assert "Player 1: " in here("play", "--resume", file, typed="quit\n").out


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for step in ("fsync", "replace"):
        with monkeypatch.context() as broken:
            broken.setattr(os, step, fail)
            with pytest.raises(Fault, match="No space left on device"):
                write_whole(file, ["new"], Voice("en"))
        assert file.read_text() == "old"
        assert list(tmp_path.iterdir()) == [file]


# At the table


@pytest.fixture
def at(tmp_path: Path, here: Command) -> Command:
    """Sit down at the same table each time, say something, and leave."""

    def say(*typed: str, seats: str = "me,automa:linne:boudeuse", lang: str = "en") -> object:
        file = tmp_path / "table.json"
        file.unlink(missing_ok=True)
        game = ("play", "encyclopedia", "--seed", "3", "--seats", seats, "--lang", lang)
        return here(*game, "--save", file, typed=lines(*typed))

    return cast("Command", say)


def test_a_number_a_word_or_a_part_of_a_label_answers(at: Command, tmp_path: Path) -> None:
    for answer in ("2", "panthera_onca", "Panthera-Onca", "jagu"):
        at(answer)
        assert entries(tmp_path / "table.json")[-1]["word"] == "panthera_onca"


def test_what_is_not_clear_is_asked_again(at: Command, tmp_path: Path) -> None:
    out = at("mammal").out
    assert "That could mean several things" in out
    assert "2 jaguar" in out
    assert all("asked" not in entry for entry in entries(tmp_path / "table.json"))


def test_what_is_not_there_is_refused_with_a_reason(at: Command) -> None:
    out = at("9", "bank", "nonsense", "tiger").out
    assert "There is no 9 here: choose 1 to 4." in out
    assert sentence("refusal-other-question", word="bank") in out
    assert sentence("refusal-unknown-word", word="nonsense") in out
    assert "tiger" in answer_to("tiger", out)
    assert "[setup.draft]" in answer_to("tiger", out)


def test_why_names_everything_that_is_refused(at: Command) -> None:
    out = at("1", "1", "why", "why a", "why deck", "why 1", "a").out
    for typed in ("why", "why a", "why deck", "a"):
        assert re.search(r"\. \[[a-z.]+\]$", answer_to(typed, out))  # a sentence, and the rule to read
    assert answer_to("why 1", out) == "“1” is allowed."


def test_an_undo_takes_back_and_stays_in_the_journal(at: Command, tmp_path: Path) -> None:
    at("jaguar", "undo", "narwhal", "undo")
    assert [list(entry) for entry in entries(tmp_path / "table.json")[-4:]] == [
        ["seat", "asked", "word"],
        ["undo", "seat", "consents"],
        ["seat", "asked", "word"],
        ["undo", "seat", "consents"],
    ]


def test_what_was_revealed_cannot_be_undone(at: Command, tmp_path: Path) -> None:
    out = at("undo", "1", "1", "undo").out
    assert out.count(sentence("refusal-undo-revealed")) == 2
    assert all("undo" not in entry for entry in entries(tmp_path / "table.json"))


def test_at_one_keyboard_everybody_agrees_to_an_undo(at: Command, tmp_path: Path) -> None:
    at("1", "1", "1", "undo", seats="me:Anna,me:Bruno")
    *_, chosen, undone = entries(tmp_path / "table.json")
    assert undone["seat"] == chosen["seat"]


def test_table_talk(at: Command, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    out = at("score", "log 2", "rules turn.die", "rules passing", "rules zzz", "table", "save", f"save {copy}").out
    assert "Total: 0" in out
    assert "[turn.die, p. 7]" in answer_to("rules turn.die", f"{out}".replace("\n\n", "\n"))
    assert "[turn.die, p. 7]" in answer_to("rules passing", out.replace("\n\n", "\n"))
    assert "No rule has “zzz”" in out
    assert out.count("\nPlayer 1: ") == 2
    assert f"Saved: {tmp_path / 'table.json'}" in out
    assert copy.read_text() == (tmp_path / "table.json").read_text()
    again = at(f"save {copy}", f"save {tmp_path / 'nowhere' / 'x.json'}", "rules", "help", "quit", "1").out
    assert "exists already" in again
    assert "cannot be written" in again
    assert "turn.whole" in again
    assert "undo – take back" in again
    assert all("asked" not in entry for entry in entries(tmp_path / "table.json"))


def test_the_log_leaves_out_what_was_taken_back(at: Command) -> None:
    out = at("narwhal", "undo", "jaguar", "log").out
    log = answer_to("log", out)
    assert "jaguar (opening choice)" in log
    assert "narwhal (opening choice)" not in log


def test_in_another_language_the_words_of_that_language_work_too(at: Command) -> None:
    out = at("aide", "pourquoi", "score", "annuler", "help", lang="fr").out
    assert out.count("annuler – revenir") == 2
    assert "Rien de ce qui est là n’est refusé." in out
    assert "stół – pokaż" in at("pomoc", "stol", lang="pl").out


def test_the_commitment_is_shown_and_the_secret_is_fresh(tmp_path: Path, here: Command) -> None:
    secrets = set()
    for number in range(2):
        file = tmp_path / f"{number}.json"
        out = here("play", "--save", file).out
        saved = json.loads(file.read_text("utf-8"))
        assert saved["head"]["commitment"] in out
        secrets.add(saved["secret"])
    assert len(secrets) == 2
    assert all(len(bytes.fromhex(secret)) == 32 for secret in secrets)


# Bare ludoteca


def test_play_alone_begins_a_game_and_offers_to_go_on_with_it(home: Path, here: Command) -> None:
    first = here("play", typed=lines("1"))
    assert "Carl von Linné" in first.out
    [file] = home.iterdir()
    again = here("play", typed=lines("maybe", "1", "quit"))
    assert str(file) in again.out
    assert "Carl von Linné" in again.out
    assert "There is no maybe here" in again.err
    here("play", typed=lines("2", "quit"))
    assert len(list(home.iterdir())) == 2
    assert here("play", typed="").code == 130


def test_a_finished_or_foreign_file_is_not_offered(home: Path, here: Command, copy_of_finished: Path) -> None:
    home.mkdir(parents=True)
    copy_of_finished.rename(home / "finished.json")
    (home / "foreign.json").write_text("[]")
    (home / "broken.json").write_text("{")
    assert "unfinished" not in here("play", typed="").out
