"""`ludoteca serve` in a process of its own, as a host starts it: to be killed, starved and started again."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 20.0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Serving:
    """One server. It keeps its port and its data from one life to the next."""

    def __init__(self, folder: Path, database: str | None = None, log: Path | None = None) -> None:
        self.folder: Final = folder
        self.database: Final = database
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self.log: Final = log or folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Without waiting until it listens."""
        assert self._process is None, "it runs already"
        command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(self.port), "--data-dir", str(self.folder)]
        command += [] if self.database is None else ["--database", self.database]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--log", "warning"],
                stdout=log,
                stderr=log,
                start_new_session=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )

    def start(self) -> None:
        self.launch()
        deadline = time.monotonic() + START_SECONDS
        while not self.healthy():
            assert self._process is not None
            assert self._process.poll() is None, f"the server did not start:\n{self.log.read_text()[-4000:]}"
            assert time.monotonic() < deadline, f"the server does not answer:\n{self.log.read_text()[-4000:]}"
            time.sleep(0.02)

    def healthy(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)
        return False

    def kill(self) -> None:
        """kill -9: it has no time for anything, and its bots' processes find their pipes closed."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal.SIGKILL)
            process.wait(STOP_SECONDS)

    def stop(self) -> None:
        """As a host stops it."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal.SIGTERM)
            assert process.wait(STOP_SECONDS) == 0, self.log.read_text()[-4000:]

    def faults(self) -> list[str]:
        """What the log says went wrong that nobody expected."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        return [line for line in lines if '"event": "fault"' in line or line.startswith("Traceback")]
