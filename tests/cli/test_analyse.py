"""`ludoteca analyse`."""

import contextlib
import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Command, command_line

QUICK = ("--samples", "0")


def test_an_analysis_for_people(here: Command, halfway: Path) -> None:
    ended = here("analyse", halfway, *QUICK)
    assert (ended.code, ended.err) == (0, "")
    assert "Where the margin that Anna may expect to the best other seat comes from: " in ended.out
    for part in ("expected at the start", "luck: dice", "luck: animals", "decisions: Anna", "together"):
        assert part in ended.out
    assert "Decisions: 20." in ended.out
    assert 1 <= ended.out.count("chosen: ") == ended.out.count("better: ") <= 3
    assert "% to win" in ended.out
    polish = here("analyse", halfway, *QUICK, "--lang", "pl").out
    assert "Skąd bierze się oczekiwana różnica względem najlepszego innego miejsca (Anna): " in polish
    assert "kości" in polish
    assert re.search(r"szansa na wygraną \d+,\d%", polish)
    assert not re.search(r"\d\.\d", polish)


def test_the_ledger_adds_up_as_json_too(here: Command, halfway: Path) -> None:
    report = json.loads(here("analyse", halfway, "--samples", "1", "--json").out)
    [account] = report["ledgers"]
    together = account["start"] + sum(account["draws"].values()) + sum(account["choices"])
    assert together == pytest.approx(account["margin"], abs=1e-6)
    assert account["choices"][1] == 0  # the automa's seat is never asked
    assert len(report["decisions"]) == 20
    costs = {decision["entry"]: decision["cost"] for decision in report["decisions"]}
    worst = report["costliest"][0]["entries"]
    assert [costs[entry] for entry in worst] == sorted(costs.values(), reverse=True)[: len(worst)]


def test_the_ledger_adds_up_as_it_is_printed(here: Command, halfway: Path) -> None:
    printed = here("analyse", halfway, "--samples", "1").out
    first, last = printed.index("expected at the start"), printed.index("together")
    parts = [int(number) for number in re.findall(r"[+-]?\d+$", printed[first:last], re.MULTILINE)]
    [margin] = re.findall(r"^ *together +([+-]?\d+)$", printed, re.MULTILINE)
    assert len(parts) > 3
    assert sum(parts) == int(margin)


def test_a_finished_game_comes_to_its_real_margin(here: Command, finished: Path, tmp_path: Path) -> None:
    verified = json.loads(here("verify", finished, "--json").out)
    report = json.loads(here("analyse", finished, *QUICK, "--json").out)
    assert report["over"] is True
    assert report["ledgers"][0]["margin"] == verified["scores"][0] - verified["scores"][1]
    assert report["ledgers"][0]["total"] == pytest.approx(report["ledgers"][0]["margin"], abs=1e-6)


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (("--seat", "2"), "Seat 2 decided nothing; these did: 1."),
        (("--seat", "0"), "There is no seat 0; there are seats 1 to 2."),
        (("--seat", "3"), "There is no seat 3; there are seats 1 to 2."),
        (("--budget", "-1"), "--budget is -1, but must be at least 0"),
        (("--samples", "-1"), "--samples is -1"),
        (("--samples", "1.5"), "--samples: unable to convert"),
        (("--seat", "1.9"), "--seat: unable to convert"),
    ],
)
def test_what_cannot_be_analysed_is_refused(here: Command, halfway: Path, asked: tuple[str, ...], fault: str) -> None:
    ended = here("analyse", halfway, *asked)
    assert (ended.code, ended.out) == (2, "")
    assert fault in ended.err


def test_a_file_that_is_no_journal_is_refused(here: Command, tmp_path: Path) -> None:
    file = tmp_path / "diary.json"
    assert "diary.json" in here("analyse", file).err
    file.write_text('{"dear": "diary"}')
    ended = here("analyse", file)
    assert ended.code == 2
    assert "diary.json" in ended.err


@pytest.mark.skipif(os.name == "nt", reason="a terminal of our own")
def test_a_terminal_shows_what_is_being_done_from_the_beginning(halfway: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    command = command_line("analyse", halfway, "--samples", "1", "--lang", "en")
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, cwd=ROOT)
    os.close(theirs)
    shown = b""
    with contextlib.suppress(OSError):  # so a terminal says that nobody writes to it any more
        while part := os.read(ours, 65536):
            shown += part
    os.close(ours)
    out, _ = running.communicate(timeout=60)
    assert running.returncode == 0
    assert b"Decisions: 20." in out
    steps = [
        shown.find(words) for words in (b"Reading and checking", b"Judging decisions", b"Weighing luck and choice")
    ]
    assert steps == sorted(steps)
    assert steps[0] >= 0
    assert b"20/20" in shown


@pytest.mark.parametrize("damage", ["draw", "secret", "move"])
def test_a_damaged_journal_is_refused_before_the_long_work(
    here: Command, halfway: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    value = json.loads(halfway.read_text("utf-8"))
    if damage == "draw":  # the rules take one for the other
        first, second = [entry for entry in value["entries"] if entry.get("draw", "").startswith("setup.expert")][-2:]
        first["word"], second["word"] = second["word"], first["word"]
    elif damage == "secret":
        value["secret"] = "00" * 32
    else:
        value["entries"][-1]["word"] = "nonsense"
    halfway.write_text(json.dumps(value), "utf-8")
    monkeypatch.setattr("ludoteca.lab.analysis.verdicts", lambda *_: pytest.fail("the long work has begun"))
    monkeypatch.setattr("ludoteca.lab.analysis.shifts", lambda *_: pytest.fail("the long work has begun"))
    ended = here("analyse", halfway)
    assert (ended.code in (1, 2), ended.out) == (True, "")
    [line] = ended.err.splitlines()
    assert str(halfway) in line
