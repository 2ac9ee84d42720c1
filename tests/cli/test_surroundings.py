"""What surrounds a command: streams that are closed or full, words that are no text, Ctrl-C at a bad moment.

The real command, in a process of its own: a sentence or silence, and never a traceback.
"""

import os
import re
import shlex
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Command, Ended, command_line, run_apart

pytestmark = [
    pytest.mark.pure_only,  # the way in is never compiled
    pytest.mark.skipif(os.name == "nt", reason="the shell's redirections"),
]

FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
SAYING = ("--help", "rules encyclopedia", "verify FILE --json")
MORE = ("games --json", "pack template", "replay FILE", "analyse FILE --samples 0 --json", "simulate --games 2")


def redirected(command: str, redirection: str, file: Path) -> Ended:
    """A command with its streams as a shell would lead them."""
    words = [word if word != "FILE" else str(file) for word in command.split()]
    line = f"{shlex.join(command_line(*words))} {redirection}"
    ended = subprocess.run(
        ["/bin/sh", "-c", line],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in ended.stderr
    assert "Exception" not in ended.stderr
    return Ended(ended.returncode, ended.stdout, ended.stderr)


@needs_full
@pytest.mark.parametrize("command", [*SAYING, *MORE])
def test_a_full_standard_output_is_one_sentence(halfway: Path, command: str) -> None:
    ended = redirected(command, f"> {FULL}", halfway)
    assert ended.code == 2
    assert ended.err == "ludoteca: The output could not be written: No space left on device\n"


@pytest.mark.parametrize("command", SAYING)
def test_a_closed_standard_output_is_nobody_who_reads(halfway: Path, command: str) -> None:
    assert redirected(command, ">&-", halfway) == (0, "", "")


@pytest.mark.parametrize(
    ("command", "redirection"),
    [
        ("play encyclopedia", "<&-"),
        ("replay FILE --step", "<&- 2>&-"),
        ("play encyclopedia", "<&- >&- 2>&-"),
        ("simulate --games 4 --jobs 2", "<&- >&- 2>&-"),
    ],
)
def test_closed_streams_are_no_fault(halfway: Path, command: str, redirection: str) -> None:
    """Nobody answers at the table then, as when the input ends."""
    ended = redirected(command, redirection, halfway)
    assert (ended.code, ended.err) == (0, "")
    assert bool(ended.out) == (" >&-" not in redirection)


@pytest.mark.parametrize("redirection", ["2>&-", "2> /dev/full"])
def test_a_fault_that_nobody_can_be_told_has_its_exit_code(halfway: Path, redirection: str) -> None:
    assert redirected("play chess", redirection, halfway) == (2, "", "")


def test_a_file_is_never_taken_for_a_closed_stream(tmp_path: Path, halfway: Path) -> None:
    """What is opened first would get the number of the standard output, and all that is printed."""
    target = tmp_path / "picture.svg"
    ended = redirected(f"arena navoria random greedy --games 2 --plot {target}", "<&- >&- 2>&-", halfway)
    assert ended == (0, "", "")
    assert target.read_text("utf-8").startswith("<svg")


# Words that are no text

NO_TEXT = os.fsdecode(b"\xff")


@pytest.mark.parametrize(
    "words",
    [
        ("play", "encyclopedia", "--seats", f"me:{NO_TEXT}"),
        ("play", "encyclopedia", "--seed", NO_TEXT),
        ("play", "encyclopedia", "--option", f"{NO_TEXT}=1"),
        ("play", NO_TEXT),
        ("simulate", "encyclopedia", "--games", "1", "--seed", NO_TEXT),
        ("arena", "encyclopedia", "random", NO_TEXT),
        ("arena", "encyclopedia", "random", "greedy", "--games", "2", "--seed", NO_TEXT),
        ("train", "encyclopedia", "--seed", NO_TEXT),
        ("train", "encyclopedia", "--from", NO_TEXT),
        ("rules", "encyclopedia", NO_TEXT),
        ("games", "--lang", NO_TEXT),
        ("serve", "--port", "0", "--host", NO_TEXT),
        ("serve", "--port", "0", "--database", NO_TEXT),
        ("serve", "--port", "0", "--origin", NO_TEXT),
        ("serve", "--port", NO_TEXT),
        (NO_TEXT,),
        (f"--{NO_TEXT}",),
    ],
)
def test_a_word_that_is_no_text_is_one_sentence(here: Command, home: Path, words: Sequence[str]) -> None:
    ended = here(*words)
    assert (ended.code, ended.out) == (2, "")
    [line] = ended.err.splitlines()
    assert line.startswith("ludoteca: ")
    assert "?" in line
    assert not home.exists()


def test_a_shell_can_type_what_is_no_text(tmp_path: Path) -> None:
    words = [os.fsencode(word) for word in command_line("play", "encyclopedia", "--seats")]
    ended = subprocess.run([*words, b"me:\xff"], capture_output=True, cwd=tmp_path, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert ended.stderr.decode("utf-8").startswith("ludoteca: “me:?” cannot be used")


def test_a_file_may_have_a_name_that_is_no_text(tmp_path: Path, halfway: Path) -> None:
    """Whatever the machine takes for a name is good enough for us."""
    file, new = tmp_path / f"{NO_TEXT}.json", tmp_path / f"{NO_TEXT}{NO_TEXT}.json"
    file.write_bytes(halfway.read_bytes())
    data = tmp_path / f"data{NO_TEXT}"
    for words in (
        ("verify", file),
        ("replay", file),
        ("play", "encyclopedia", "--save", new),
        ("play", "--resume", new),
        ("backup", tmp_path / "copy", "--data-dir", data),
    ):
        ended = run_apart(*words)
        assert "Traceback" not in ended.err
        assert ended.code == (2 if words[0] == "backup" else 0), ended.err  # there is nothing to copy
    assert new.exists()


@pytest.mark.parametrize(
    "words",
    [
        ("replay", "a\0b"),
        ("verify", "a\0b"),
        ("play", "--resume", "a\0b"),
        ("play", "encyclopedia", "--save", "a\0b"),
        ("play", "encyclopedia", "--data", "a\0b"),
        ("play", "encyclopedia", "--seats", "me:a\0b"),
        ("arena", "encyclopedia", "random", "greedy", "--games", "2", "--out", "a\0b"),
        ("backup", "a\0b"),
        ("restore", "a\0b"),
        ("serve", "--data-dir", "a\0b"),
        ("a\0b",),
    ],
)
def test_a_zero_in_a_word_is_one_sentence(here: Command, home: Path, words: Sequence[str]) -> None:
    """No shell can type it, but a program that calls us can."""
    ended = here(*words)
    assert (ended.code, ended.out) == (2, "")
    [line] = ended.err.splitlines()
    assert line.startswith("ludoteca: ")


def test_a_zero_typed_as_the_name_of_a_file_is_refused_and_the_game_goes_on(here: Command, tmp_path: Path) -> None:
    ended = here("play", "encyclopedia", "--save", tmp_path / "game.json", typed="save a\0b\nquit\n")
    assert ended.code == 0
    assert "Invalid argument" in ended.out + ended.err


@pytest.mark.parametrize("command", ["pack check", "play encyclopedia --data"])
def test_a_pack_nested_too_deeply_is_one_sentence(tmp_path: Path, command: str) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(".".join(["a"] * 3_000) + " = 1\n")
    ended = run_apart(*command.split(), file)
    assert (ended.code, ended.out) == (1 if command.startswith("pack") else 2, "")
    assert ended.err == f"ludoteca: {file} is nested too deeply for a data pack.\n"


# Ctrl-C

IMPORT = re.compile(r"import time: .* (\S+)$")


def interrupted(words: str, module: str, times: int, folder: Path) -> tuple[int, list[str]]:
    """A command that gets Ctrl-C, with all processes that it began, as the terminal would send it: when so many of them
    have imported that module. Its exit code, and what it said."""
    running = subprocess.Popen(
        command_line(*words.split()),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "PYTHONPROFILEIMPORTTIME": "1"},
        start_new_session=True,
    )
    assert running.stderr is not None
    said: list[str] = []
    left = times
    try:
        for line in running.stderr:
            found = IMPORT.match(line)
            if found is None:
                said.append(line)
            elif found[1] == module:
                left -= 1
                if left == 0:
                    os.killpg(running.pid, signal.SIGINT)
        return running.wait(timeout=60), said
    finally:
        running.kill()
        running.communicate()
        assert left <= 0, "it never came to that"


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("cyclopts", "games"),
        ("rich.console", "--help"),
        ("ludoteca.cli.commands.research", "simulate"),
        ("aiohttp", "serve --port 0"),
        ("ludoteca.games.navoria.box.contents", "arena navoria random greedy"),
    ],
)
def test_ctrl_c_while_it_is_importing_is_silent(tmp_path: Path, module: str, words: str) -> None:
    code, said = interrupted(words, module, 1, tmp_path)
    assert said == []
    assert code in (130, -signal.SIGINT)


@pytest.mark.parametrize("module", ["pickle", "ludoteca.bots.roster", "ludoteca.kernel.table"])
@pytest.mark.parametrize(
    "words",
    [
        "simulate --games 100000 --jobs 2",
        "arena navoria random greedy --games 10000 --jobs 2",
        "train navoria --jobs 2",
    ],
)
def test_ctrl_c_while_its_workers_are_importing_is_no_traceback(tmp_path: Path, words: str, module: str) -> None:
    code, said = interrupted(words, module, 2, tmp_path)
    assert code == 130
    assert len(said) == (0 if words.startswith("simulate") else 1), said
