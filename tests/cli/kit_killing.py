"""Commands whose work is done by processes of their own, and one of these that is killed."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Ended, command_line

PATIENCE = 60.0


def with_a_worker_killed(*arguments: str | Path) -> Ended:
    """A command that would work for long, with `--jobs 2`: how it ends when one of the two is killed."""
    running = subprocess.Popen(
        command_line(*arguments, "--jobs", "2"),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        os.kill(workers_of(running.pid)[0], signal.SIGKILL)
        out, err = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
        running.communicate()
    return Ended(running.returncode, out, err)


def workers_of(process: int) -> list[int]:
    """Both workers, as soon as they are there."""
    children = Path(f"/proc/{process}/task/{process}/children")
    if not children.exists():
        pytest.skip("this machine does not say which processes belong together")
    deadline = time.monotonic() + PATIENCE
    while len(found := [int(child) for child in children.read_text().split() if works(child)]) < 2:
        assert time.monotonic() < deadline, "nobody works"
        time.sleep(0.02)
    return found


def works(process: str) -> bool:
    try:
        return b"ludoteca.processes" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:  # it has ended
        return False
