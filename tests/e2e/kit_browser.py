"""A real Chromium, and a real server in a process of its own, as people have them.

What a page complains of in its console, every error that nobody caught, and every request that failed is kept, and
whoever opened the page looks at it in the end: see `Watch`.
"""

import fcntl
import json
import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, sync_playwright

import hatch_build
from tests.server.kit_served import Served, ludoteca

ROOT: Final = Path(__file__).resolve().parents[2]
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
VARIABLE: Final = "LUDOTECA_CHROMIUM"
FLAGS: Final = (
    "--no-sandbox",  # tests may run as root, where Chromium has none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # letters are as wide on every machine
)
PATIENT: Final = 30_000.0
"""Milliseconds. No test waits longer for anything on a page."""


class Size(NamedTuple):
    name: str
    width: int
    height: int
    touch: bool


WIDE: Final = Size("wide", 1280, 800, False)
PHONE: Final = Size("phone", 390, 844, True)
SIZES: Final = (WIDE, PHONE)
QUICK: Final[Mapping[str, bool | str]] = {
    "language": "en",
    "sound": False,
    "motion": "none",
    "speed": "instant",
    "confirm": True,
    "light": "day",
    "guide": False,
}
"""Settings with which nothing moves and nobody explains."""
PLAIN_HTTP: Final = """
  delete Crypto.prototype.subtle;
  for (const name of ['clipboard', 'share', 'serviceWorker']) delete Navigator.prototype[name];
"""
"""What browsers keep from a page that came neither over HTTPS nor from this machine, as in most homes."""


class NoBrowser(Exception):
    """The message says how to get one."""


def chromium() -> str:
    """The machine's own Chromium. Raises NoBrowser."""
    named = os.environ.get(VARIABLE)
    if named:
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise NoBrowser(
            f"The page is tested in a real browser, and none of {', '.join(NAMES)} is on the PATH. Install one "
            f"(Debian and Ubuntu: apt-get install chromium), or say where it is: {VARIABLE}=/path/to/chromium"
        )
    return found


def build_page() -> None:
    """The page as its sources are now. Several processes may ask at once: one builds, the others wait for it."""
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        hatch_build.build_page(ROOT)
        hatch_build.install_packages(ROOT)  # axe is there, even if the page was built long ago


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True)
        try:
            yield opened
        finally:
            opened.close()


class Watch:
    """What went wrong on the pages of a context."""

    def __init__(self) -> None:
        self.faults: Final[list[str]] = []
        self.forgiven: Sequence[str] = ()
        """Parts of faults that this test brings about itself."""

    def page(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.fault(f"error on the page: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("crash", lambda _: self.fault("the page crashed"))

    def fault(self, text: str) -> None:
        self.faults.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.fault(f"console {message.type}: {message.text} ({message.location['url']})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # whoever leaves a page stops what it was fetching
            self.fault(f"request failed: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.fault(f"{response.status}: {response.request.method} {response.url}")

    def verdict(self) -> list[str]:
        return [fault for fault in self.faults if not any(part in fault for part in self.forgiven)]


class House:
    """A server that can be killed and started again, on the same port and with the same data."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._served: Served | None = None
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        words = ("--port", str(self.port), "--data-dir", str(self._folder), "--workers", "1", "--lang", "en")
        process = subprocess.Popen(
            ludoteca("serve", *words, "--log", "warning"),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self._served = Served(process)
        self._served.wait_until_open()

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def close(self) -> list[str]:
        """What it logged as a warning or worse."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> list[str]:
        served, self._served = self._served, None
        if served is None:
            return []
        served.stop(number)
        for stream in (served.process.stdout, served.process.stderr):
            if stream is not None:
                stream.close()
        return served.log


def free_port() -> int:
    """The port must be the same after a restart, so it is chosen here and not by the server."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


SETTLE: Final = """(chosen) => {
  if (!location.protocol.startsWith('http')) return;
  if (localStorage.getItem('ludoteca.settings') === null) localStorage.setItem('ludoteca.settings', chosen);
}"""


def context(
    browser: Browser, url: str, watch: Watch, size: Size = WIDE, settings: Mapping[str, bool | str] = QUICK
) -> BrowserContext:
    """A browser of somebody's own: nothing is kept in it but these settings."""
    made = browser.new_context(
        base_url=url,
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        is_mobile=size.touch,
        accept_downloads=True,
        locale="en-GB",
        timezone_id="Europe/Paris",
    )
    made.set_default_timeout(PATIENT)
    made.on("page", watch.page)
    made.add_init_script(f"({SETTLE})({json.dumps(json.dumps(dict(settings)))})")
    return made


CHANGE: Final = """(changes) => {
  const key = 'ludoteca.settings';
  const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...changes });
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}"""


def change_settings(page: Page, **changes: bool | str) -> None:
    """As if another tab had changed them: the page follows without being loaded again."""
    page.evaluate(CHANGE, changes)
    language = changes.get("language")
    if isinstance(language, str):
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
