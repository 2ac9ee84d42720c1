"""Anna at her table, at a moment when some dice can go to some places: what she sees there."""

from collections.abc import Mapping
from contextlib import ExitStack
from typing import Final

from playwright.sync_api import Browser, ElementHandle, Page, expect

from ludoteca import registry
from ludoteca.games.encyclopedia.rules.turn import TakeDie
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.e2e import kit_browser as browsers
from tests.e2e.kit_browser import QUICK, WIDE, Size, Watch
from tests.e2e.kit_staging import Stage, Staged, sit_in

AUTOMA: Final = "automa:linne:boudeuse"
DRAFTED: Final = "(n) => JSON.parse(Object.values(sessionStorage)[0] ?? '[]').length === n + 1"
TIP: Final = ".tip:popover-open"


class Moment:
    """My turn to take a die, where no die can go to one place, or only some to another."""

    def __init__(self, mixed: bool = False) -> None:
        self._mixed = mixed
        self.nowhere = ""
        """A place to which no die can go."""
        self.place = ""
        """One to which these can, and those cannot."""
        self.able: set[str] = set()
        self.unable: set[str] = set()

    def __call__(self, table: Table[Plain]) -> bool:
        question = table.question
        if not isinstance(question, TakeDie) or question.seat != 0:
            return False
        game = registry.find("encyclopedia")
        assert game is not None
        ways = game.page.ways(table, 0)
        self.place = self.nowhere = ""
        for place in ways.places():
            told = ways.plan(None, place)[1]
            able = {f"die/{way.thing}" for way in told if way.refusal is None}
            unable = {f"die/{way.thing}" for way in told if way.refusal is not None}
            if not able:
                self.nowhere = place
            elif unable:
                self.place, self.able, self.unable = place, able, unable
        return self.place != "" if self._mixed else self.nowhere != ""


class Visit:
    """Anna at her table."""

    def __init__(self, stage: Stage, chromium: Browser) -> None:
        self.stage = stage
        self._chromium = chromium
        self.watch = Watch()
        self.contexts = ExitStack()

    def at(self, table: Staged, size: Size = WIDE, settings: Mapping[str, bool | str] = QUICK) -> Page:
        made = browsers.context(self._chromium, self.stage.url, self.watch, size, settings)
        context = self.contexts.enter_context(made)
        sit_in(context, self.stage, table.key)
        page = context.new_page()
        page.goto(f"/t/{table.table}")
        look_around(page)
        return page


def look_around(page: Page) -> None:
    """Until something may be done, and nothing lies above the board."""
    page.locator("[data-at].lit").first.wait_for(state="attached")
    if page.locator("dialog[open]").count() > 0:
        page.keyboard.press("Escape")


def seen_at(page: Page, address: str) -> ElementHandle:
    """The thing at an address, in the part of the board that is shown."""
    found = page.query_selector_all(f"[data-at='{address}']")
    return next(
        each for each in found if each.is_visible() and not each.evaluate("(thing) => !!thing.closest('[inert]')")
    )


def lights(page: Page, light: str) -> set[str]:
    things = page.locator(f"[data-at].{light}").all()
    return {thing.get_attribute("data-at") or "" for thing in things}


def says_why(page: Page) -> None:
    expect(page.locator(TIP)).to_be_visible()
    assert len(page.locator(f"{TIP} span").inner_text()) > 10
    expect(page.locator(TIP).get_by_role("link")).to_be_attached()


def my_die(page: Page) -> str:
    """A die of mine that may be taken."""
    own = page.locator("[data-at^='slot/0/'] [data-at^='die/'].lit").first.get_attribute("data-at")
    assert own is not None
    return own
