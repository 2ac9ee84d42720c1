"""`ludoteca serve` as a user starts it: in a process of its own, stopped by a signal."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

START: Final = 30.0
STOP: Final = 20.0


def ludoteca(*words: str) -> list[str]:
    return [sys.executable, "-m", "ludoteca", *words]


class Served:
    """A server that runs. Its lines are kept as they come."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process: Final = process
        self.lines: Final[list[str]] = []
        self.log: Final[list[str]] = []
        self._ready: Final = threading.Event()
        assert process.stdout is not None
        assert process.stderr is not None
        self._readers: Final = [
            threading.Thread(target=self._keep, args=(process.stdout, self.lines), daemon=True),
            threading.Thread(target=self._keep, args=(process.stderr, self.log), daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def _keep(self, lines: Iterator[str], kept: list[str]) -> None:
        for line in lines:
            kept.append(line.rstrip("\n"))
            if len(self.lines) >= 3:
                self._ready.set()
        self._ready.set()

    @property
    def url(self) -> str:
        return next(word for line in self.lines for word in line.split() if word.startswith("http://")).rstrip("/")

    def wait_until_open(self) -> None:
        assert self._ready.wait(START), "it never said where it listens"
        assert any("http://" in line for line in self.lines), "\n".join((*self.lines, *self.log))

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(STOP)
        for reader in self._readers:
            reader.join(STOP)
        return code

    def events(self) -> list[dict[str, object]]:
        """The log, each line of it JSON."""
        return [json.loads(line) for line in self.log]


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[Served]:
    command = ludoteca("serve", "--port", "0", "--data-dir", str(folder), "--lang", "en", *words)
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    served = Served(process)
    try:
        served.wait_until_open()
        yield served
    finally:
        if process.poll() is None:
            process.kill()
        served.stop()
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()


def children(parent: int) -> list[int]:
    """The bots' workers of this process that still run."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it ended meanwhile
            state, above = status.read_text().rpartition(")")[2].split()[:2]
            if int(above) == parent and state != "Z" and b"worker" in (status.parent / "cmdline").read_bytes():
                found.append(int(status.parent.name))
    return found
