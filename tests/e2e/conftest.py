"""One browser for each worker, a new context for each test, a server and a stage for each module."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e import kit_browser as browsers
from tests.e2e.kit_browser import QUICK, WIDE, House, Size, Watch
from tests.e2e.kit_staging import Stage
from tests.e2e.kit_visiting import Visit

expect.set_options(timeout=browsers.PATIENT)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """For this package and no longer: while it is there, no other test of this process could run a loop of its own."""
    browsers.build_page()
    with browsers.browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    try:
        yield opened
    finally:
        opened.close()


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Stage]:
    """A server in this process, on which tables are set as a test wants them."""
    with Stage(tmp_path_factory.mktemp("stage")) as opened:
        yield opened


@pytest.fixture
def watch() -> Watch:
    return Watch()


class Guests:
    """People who come with a browser of their own."""

    def __init__(self, chromium: Browser, house: House, watch: Watch) -> None:
        self._chromium = chromium
        self.watch = watch
        self.house = house
        self.contexts = ExitStack()

    def context(self, size: Size = WIDE, settings: Mapping[str, bool | str] = QUICK) -> BrowserContext:
        return self.contexts.enter_context(browsers.context(self._chromium, self.house.url, self.watch, size, settings))

    def come(self, size: Size = WIDE, at: str = "/", **settings: bool | str) -> Page:
        """A newcomer on a page of theirs."""
        page = self.context(size, {**QUICK, **settings}).new_page()
        page.goto(at)
        return page


@pytest.fixture
def guests(chromium: Browser, house: House, watch: Watch) -> Iterator[Guests]:
    came = Guests(chromium, house, watch)
    with came.contexts:
        yield came
    assert watch.verdict() == []


@pytest.fixture
def visit(stage: Stage, chromium: Browser) -> Iterator[Visit]:
    visiting = Visit(stage, chromium)
    with visiting.contexts:
        yield visiting
    assert visiting.watch.verdict() == []
