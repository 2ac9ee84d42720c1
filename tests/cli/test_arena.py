"""The arena: the same for a seed whatever the jobs, stopped and gone on with, and clear about what is wrong."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ludoteca import registry
from ludoteca.bots.weights_file import weights_text
from ludoteca.kernel.weights import Weights
from ludoteca.lab.arena import Speed, play_all
from tests.cli.conftest import ROOT, Command, command_line, run_apart
from tests.cli.kit_killing import PATIENCE, with_a_worker_killed, workers_of, works

NIM = ("arena", "nim", "random", "greedy", "search:3", "--games", "6", "--seed", "7")
LONG = ("arena", "encyclopedia", "random", "automa:linne:boudeuse", "--seed", "7", "--games")
MANY = "4000"
SVG = "{http://www.w3.org/2000/svg}"


def results(out: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(out)
    del report["speed"]
    return report


@pytest.mark.usefixtures("nim")
def test_the_same_seed_gives_the_same_results_whatever_the_jobs(here: Command) -> None:
    one = here(*NIM, "--json")
    two = run_apart(*NIM, "--jobs", "2", "--json")
    assert (two.code, two.err) == (0, "")
    assert results(one.out) == results(two.out)
    assert results(one.out) != results(here(*NIM[:-1], "8", "--json").out)


@pytest.mark.usefixtures("nim")
def test_the_results_add_up(here: Command) -> None:
    report = results(here(*NIM, "--json").out)
    assert (report["kind"], report["games"], len(report["pairings"])) == ("round-robin", 18, 3)
    assert sum(who["wins"] for who in report["entrants"]) == 18
    for who in report["entrants"]:
        assert who["games"] == 12
        assert who["rating_interval"][0] < who["rating"] < who["rating_interval"][1]
        assert who["win_interval"][0] <= who["win_rate"] <= who["win_interval"][1]
    for pairing in report["pairings"]:
        assert sum(result["wins"] for result in pairing["results"].values()) == 6


@pytest.mark.usefixtures("nim")
def test_on_a_ladder_only_neighbours_meet(here: Command) -> None:
    report = results(here(*NIM, "--ladder", "--json").out)
    assert [pairing["entrants"] for pairing in report["pairings"]] == [["random", "greedy"], ["greedy", "search:3"]]


def test_automas_and_bots_meet_at_tables_of_three(here: Command) -> None:
    automa = "automa:daubenton:astrolabe"
    asked = ("arena", "encyclopedia", "random", "automa:linne:boudeuse", automa, "--seats", "3", "--games", "3")
    report = results(here(*asked, "--json", "--sepultus").out)
    assert report["options"]["sepultus"] is True
    assert report["entrants"][0]["name"] == automa
    assert report["games"] == 3


@pytest.mark.usefixtures("nim")
def test_a_report_for_people(here: Command) -> None:
    ended = here(*NIM)
    assert (ended.code, ended.err) == (0, "")
    for part in ("18 games of nim, seed 7", "rating", "95%", "random – greedy (6 games)", "jobs: 1", "|", "±"):
        assert part in ended.out
    assert "18 gier" in here(*NIM, "--lang", "pl").out


@pytest.mark.usefixtures("nim")
def test_a_picture_has_everybody_in_it(here: Command, tmp_path: Path) -> None:
    file = tmp_path / "ratings.svg"
    assert here(*NIM, "--plot", file).code == 0
    drawn = ElementTree.parse(file).getroot()
    texts = [element.text for element in drawn.iter(f"{SVG}text")]
    assert {"random", "greedy", "search:3"} <= set(texts)
    assert len(list(drawn.iter(f"{SVG}circle"))) == 3


@pytest.mark.usefixtures("nim")
def test_a_picture_that_cannot_be_written_is_refused_before_anything_is_played(here: Command, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    ended = here(*NIM, "--out", file, "--plot", tmp_path / "no-such-folder" / "ratings.svg")
    assert (ended.code, ended.out) == (2, "")
    assert "no-such-folder" in ended.err
    assert not file.exists()


@pytest.mark.usefixtures("nim")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this machine has no disk that is always full")
def test_a_picture_that_fails_takes_no_results_with_it(here: Command) -> None:
    ended = here(*NIM, "--json", "--plot", "/dev/full")
    assert (ended.code, results(ended.out)["games"]) == (2, 18)
    assert ended.err.startswith("ludoteca: /dev/full cannot be written")


# Stopped and gone on with


@pytest.mark.usefixtures("nim")
def test_a_file_is_gone_on_with_and_nothing_is_played_twice(here: Command, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    first = here("arena", "nim", "random", "greedy", "--games", "4", "--seed", "7", "--out", file, "--json")
    kept = file.read_bytes()
    more = here(*NIM, "--out", file, "--json")
    assert json.loads(first.out)["speed"]["games"] == 4
    assert json.loads(more.out)["speed"]["games"] == 14
    assert file.read_bytes().startswith(kept)
    assert results(more.out) == results(here(*NIM, "--json").out)
    assert json.loads(here(*NIM, "--out", file, "--json").out)["speed"]["games"] == 0


def weights_file(file: Path, worth: float) -> Path:
    """Weights by which everything is worth so much."""
    game = registry.find("nim")
    assert game is not None
    names = game.mind.feature_names()
    file.write_text(weights_text(Weights(names, (0, 1), [[worth] * len(names)] * 2), ()))
    return file


@pytest.mark.usefixtures("nim")
def test_whoever_judges_by_a_file_that_changed_is_somebody_else(here: Command, tmp_path: Path) -> None:
    file, out = weights_file(tmp_path / "w.toml", 1), tmp_path / "arena.jsonl"
    asked = ("arena", "nim", "random", f"greedy@{file}", "--games", "4", "--out", out, "--json")
    played = []
    for worth in (1, -1, 1):
        weights_file(file, worth)
        report = json.loads(here(*asked).out)
        assert {who["name"] for who in report["entrants"]} == {"random", f"greedy@{file}"}
        played.append(report["speed"]["games"])
    assert played == [4, 4, 0]
    seats = [json.loads(line)["seats"] for line in out.read_text().splitlines()[1:]]
    assert len({name for names in seats for name in names}) == 3


@pytest.mark.usefixtures("nim")
def test_a_file_of_weights_is_read_once_and_may_then_go(
    here: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = weights_file(tmp_path / "w.toml", 1)

    def play_all_without(*rest: Any) -> Speed:
        file.unlink()
        return play_all(*rest)

    monkeypatch.setattr(sys.modules[play_all.__module__], "play_all", play_all_without)
    ended = here("arena", "nim", "random", f"greedy@{file}", "--games", "4")
    assert (ended.code, ended.err) == (0, "")


def wait_for_lines(file: Path, lines: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < deadline, "no games were written"
        time.sleep(0.02)


def begun(file: Path, *more: str) -> subprocess.Popen[str]:
    """An arena that would play for long, in a process of its own, which has played some games."""
    running = started(*LONG, MANY, "--out", file, *more)
    wait_for_lines(file, 4)
    return running


def started(*arguments: str | Path) -> subprocess.Popen[str]:
    command = command_line(*arguments)
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")


def test_killed_in_the_middle_it_loses_nothing_and_repeats_nothing(here: Command, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    running = begun(file)
    running.kill()
    running.communicate()
    kept = file.read_bytes()
    whole = kept[: kept.rfind(b"\n") + 1]
    games = whole.count(b"\n") - 1
    file.write_bytes(whole + b'{"luck": 99, "seats": ["ran')  # cut off while it was written
    asked = (*LONG, str(games + games % 2 + 2))
    ended = here(*asked, "--out", file, "--json")
    assert (ended.code, ended.err) == (0, "")
    assert json.loads(ended.out)["speed"]["games"] == games % 2 + 2
    assert file.read_bytes().startswith(whole)
    lines = [json.loads(line) for line in file.read_bytes().splitlines()[1:]]
    assert len({(line["luck"], *line["seats"]) for line in lines}) == len(lines) == games + games % 2 + 2
    assert results(ended.out) == results(here(*asked, "--json").out)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_it_says_how_to_go_on(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    running = begun(file, "--jobs", jobs)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    games = file.read_bytes().count(b"\n") - 1
    assert (running.returncode, out) == (130, "")
    assert err == f"ludoteca: Stopped after {games:,} of {int(MANY):,} games. The same command goes on with {file}\n"


def test_interrupted_it_does_not_wait_for_a_slow_game(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    running = started("arena", "navoria", "search:600s", "search:601s", "--games", "2", "--out", file)
    wait_for_lines(file, 1)
    time.sleep(0.5)
    running.send_signal(signal.SIGINT)
    try:
        _, err = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
        running.communicate()
    assert (running.returncode, err) == (
        130,
        f"ludoteca: Stopped after 0 of 2 games. The same command goes on with {file}\n",
    )


def test_a_worker_that_dies_stops_the_arena_with_a_sentence(tmp_path: Path) -> None:
    ended = with_a_worker_killed(*LONG, MANY, "--out", tmp_path / "arena.jsonl")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("ludoteca: A process that was playing has died. With --out")


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGTERM])
def test_when_the_arena_is_killed_its_workers_end_too(tmp_path: Path, blow: signal.Signals) -> None:
    running = begun(tmp_path / "arena.jsonl", "--jobs", "2")
    left = workers_of(running.pid)
    running.send_signal(blow)
    running.wait(PATIENCE)
    deadline = time.monotonic() + PATIENCE
    try:
        while left := [worker for worker in left if works(str(worker))]:
            assert time.monotonic() < deadline, "its workers play on"
            time.sleep(0.02)
    finally:
        for worker in left:
            os.kill(worker, signal.SIGKILL)
        running.communicate()


def test_a_file_belongs_to_one_arena_at_a_time(here: Command, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    running = begun(file)
    ended = here(*LONG, "2", "--out", file)
    running.kill()
    running.communicate()
    assert ended.code == 2
    assert f"{file} is being written to by another arena" in ended.err


# What is wrong


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (("random", "grandmaster"), "There is no bot “grandmaster”; there are: random, greedy"),
        (("random", "search:0"), "“search:0” is no search"),
        (("random", "search:soon"), "“search:soon” is no search"),
        (("random", "bot:random"), "“random” is named twice"),
        (("random",), "Only one enters, but there are 2 seats"),
        ((), "Nobody enters"),
        (("random", "greedy", "--games", "3"), "--games is 3, but must be a multiple of the 2 seats"),
        (("random", "greedy", "--games", "0"), "--games is 0, but must be at least 2."),
        (("random", "greedy", "--games", "2.5"), 'Invalid value for --games: unable to convert "2.5" into int.'),
        (("random", "greedy", "--jobs", "0"), "--jobs is 0"),
        (("random", "greedy", "--seats", "1"), "This table has 1 seat; the game is for 2 to 4."),
        (("random", "greedy", "--seats", "9"), "This table has 9 seats; the game is for 2 to 4."),
        (("random", "greedy", "--seats", "2.5"), "--seats"),
        (("random", "greedy", "--jobs", "1.5"), "--jobs"),
        (("random", "greedy@"), "“greedy@” does not say by which weights it judges: write a file after the @"),
        (("random", "greedy@no-such-file.toml"), "no-such-file.toml cannot be read: No such file"),
        (("random", "greedy", "--option", "size=3"), "size"),
        (("random", "greedy", "--data", "no-such-file.toml"), "no-such-file.toml"),
        (("random", "greedy", "--out", "no-such-folder/a.jsonl"), "no-such-folder"),
        (("random", "greedy", "--plot", "no-such-folder/a.svg", "--games", "2"), "no-such-folder"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(here: Command, asked: tuple[str, ...], fault: str) -> None:
    ended = here("arena", "navoria", *(word if word != "greedy" else "beginner" for word in asked))
    assert (ended.code, ended.out) == (2, "")
    assert fault in ended.err
    assert ended.err.count("\n") == 1


@pytest.mark.usefixtures("nim")
def test_a_file_of_something_else_is_left_as_it_is(here: Command, tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    here(*NIM, "--out", good)
    lines = good.read_text().splitlines(keepends=True)
    broken = [lines[0], lines[1].replace('"winners": [', '"winners": [7, '), *lines[2:]]
    for text, fault in (
        ("my diary\n", "is not a file of arena results"),
        ("my diary", "is not a file of arena results"),
        (lines[0].replace('"seed": "7"', '"seed": "8"') + lines[1], 'its seed is "8", not "7"'),
        (lines[0].replace('"stones": 9', '"stones": 21'), "its options is"),
        ("".join(broken), "line 2 is not the result of a game. Once it is deleted, its game is played again."),
        (lines[0] + "{}\n", "line 2 is not the result of a game"),
    ):
        file = tmp_path / "file.jsonl"
        file.write_text(text)
        ended = here(*NIM, "--out", file)
        assert ended.code == 2
        assert fault in ended.err
        assert file.read_text() == text
