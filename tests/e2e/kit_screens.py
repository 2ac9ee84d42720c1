"""The main screens, each from a table that is the same every time: for axe, for the check of text, for pictures."""

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from playwright.sync_api import Browser, ElementHandle, Page

from ludoteca.games.encyclopedia.box.state import State as Encyclopedia
from ludoteca.games.navoria.box.state import State as Navoria
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.e2e import kit_browser as browsers
from tests.e2e.kit_browser import PATIENT, Size, Watch
from tests.e2e.kit_player import SHOWN, TAB_OF
from tests.e2e.kit_staging import Stage, Staged, sit_in

AUTOMA: Final = "automa:linne:boudeuse"
LONG_THOUGHT: Final = 4 * PATIENT
"""Milliseconds: an analysis takes seconds, and longer where much else is done."""


def never(table: Table[Plain]) -> bool:
    return False


def at_once(table: Table[Plain]) -> bool:
    return True


def half_way(table: Table[Plain]) -> bool:
    """Some rounds in, and Anna is about to choose where a die goes."""
    state = table.state
    asked = type(table.question).__name__
    if isinstance(state, Encyclopedia):
        return state.round >= 4 and asked == "TakeDie" and table.question is not None and seat_of(table) == 0
    return cast("Navoria", state).round >= 2 and seat_of(table) == 0


def seat_of(table: Table[Plain]) -> int | None:
    seat = getattr(table.question, "seat", None)
    return seat if isinstance(seat, int) else None


class Cast(NamedTuple):
    """The tables of all screens, all of one person."""

    key: str
    tables: dict[str, str]


TABLES: Final[dict[str, Callable[[Stage, str | None], Staged]]] = {
    "encyclopedia-start": lambda stage, key: stage.table("encyclopedia", [AUTOMA], "start", at_once, key),
    "encyclopedia-middle": lambda stage, key: stage.table("encyclopedia", ["Bea", "Carlo"], "middle", half_way, key),
    "encyclopedia-end": lambda stage, key: stage.table("encyclopedia", [AUTOMA], "end", never, key),
    "navoria-start": lambda stage, key: stage.table("navoria", ["Bea", "Carlo"], "start", at_once, key),
    "navoria-middle": lambda stage, key: stage.table("navoria", ["Bea", "Carlo"], "middle", half_way, key),
    "navoria-end": lambda stage, key: stage.table("navoria", ["Bea"], "end", never, key),
    "gathering": lambda stage, key: stage.gathering("encyclopedia", key),
}


def set_up(stage: Stage) -> Cast:
    key: str | None = None
    tables = {}
    for name, make in TABLES.items():
        tables[name], key = make(stage, key)
    assert key is not None
    return Cast(key, tables)


class Screen(NamedTuple):
    name: str
    open: Callable[[Page, Cast], None]


def at(path: str) -> Callable[[Page, Cast], None]:
    def open_it(page: Page, cast: Cast) -> None:
        page.goto(path)
        page.locator("main").wait_for()

    return open_it


def table(name: str, then: Callable[[Page], None] | None = None) -> Callable[[Page, Cast], None]:
    def open_it(page: Page, cast: Cast) -> None:
        page.goto(f"/t/{cast.tables[name]}")
        page.locator(".frame").wait_for()
        if name.endswith("-end"):
            page.locator("dialog[open] .ranking").wait_for()
        settled(page)
        page.keyboard.press("Escape")  # the result, or 'since your last turn', lies above
        page.wait_for_function("() => document.querySelector('dialog[open]') === null")
        if then is not None:
            then(page)

    return open_it


def result(tab: str | None) -> Callable[[Page], None]:
    """The result, with one of its parts open: 'end-course' and so on are the numbers of buttons here."""

    def open_it(page: Page) -> None:
        page.locator(".acts .button.main").first.click()
        tabs = page.locator("dialog[open] .tabs button")
        tabs.first.wait_for()
        if tab is not None:
            tabs.nth(int(tab)).click()
        page.wait_for_load_state("networkidle")

    return open_it


def analysis(tab: str) -> Callable[[Page], None]:
    """The result, with what its decisions were worth."""

    def open_it(page: Page) -> None:
        result(tab)(page)
        page.locator("dialog[open] .analysis").wait_for(timeout=LONG_THOUGHT)

    return open_it


def plan(number: int) -> Callable[[Page], None]:
    def open_it(page: Page) -> None:
        button = page.locator(".plan .button").nth(number)
        bring(page, button.element_handle())
        button.click()
        page.locator("dialog[open]").wait_for()
        page.wait_for_load_state("networkidle")

    return open_it


def bring(page: Page, handle: ElementHandle) -> None:
    """On a small screen, turn to the part in which it lies."""
    tab = handle.evaluate_handle(TAB_OF).as_element()
    if tab is not None:
        tab.click()
        page.wait_for_function(SHOWN, arg=handle)


def press(key: str, then: str) -> Callable[[Page], None]:
    def open_it(page: Page) -> None:
        page.keyboard.press(key)
        page.locator(then).first.wait_for()

    return open_it


def settings(page: Page) -> None:
    page.locator("header nav .button").last.click()
    page.locator("dialog[open] [role=switch]").first.wait_for()


def volume(page: Page) -> None:
    """The book that Anna published."""
    button = page.locator(".volumes .button").first
    bring(page, button.element_handle())
    button.click()
    page.locator("dialog[open]").wait_for()


def journeys(page: Page) -> None:
    """The map of Anna's journeys, from the result."""
    result("1")(page)
    page.locator(".journeys .button").first.click()
    page.locator("dialog.keepsake article").first.wait_for()


def area(number: int) -> Callable[[Page], None]:
    """A part of the board, where the screen shows one at a time."""

    def open_it(page: Page) -> None:
        tab = page.locator(".areas [role=tab]").nth(number)
        if tab.count() > 0:
            tab.click()
            page.wait_for_function(SHOWN, arg=page.locator(".areas [role=tabpanel]").nth(number).element_handle())

    return open_it


def replay(name: str) -> Callable[[Page, Cast], None]:
    def open_it(page: Page, cast: Cast) -> None:
        page.goto(f"/r/{cast.tables[name]}#60")
        page.locator("input[type=range]").wait_for()

    return open_it


def replay_analysis(name: str) -> Callable[[Page, Cast], None]:
    def open_it(page: Page, cast: Cast) -> None:
        replay(name)(page, cast)
        page.keyboard.press("a")
        page.locator("aside .analysis").wait_for(timeout=LONG_THOUGHT)

    return open_it


def home_settings(page: Page, cast: Cast) -> None:
    at("/")(page, cast)
    settings(page)


SCREENS: Final = (
    Screen("home", at("/")),
    Screen("make-encyclopedia", at("/new/encyclopedia")),
    Screen("make-navoria", at("/new/navoria")),
    Screen("gathering", lambda page, cast: at(f"/t/{cast.tables['gathering']}")(page, cast)),
    Screen("join", at("/join#abcdefgh.ijklmnop")),
    Screen("me", at("/me")),
    Screen("settings", home_settings),
    Screen("rules-encyclopedia", at("/rules/encyclopedia")),
    Screen("rules-navoria", at("/rules/navoria")),
    Screen("credits", at("/credits")),
    Screen("nowhere", at("/nowhere/at/all")),
    Screen("encyclopedia-start", table("encyclopedia-start")),
    Screen("encyclopedia-middle", table("encyclopedia-middle")),
    Screen("encyclopedia-expedition-planner", table("encyclopedia-middle", plan(0))),
    Screen("encyclopedia-publication-planner", table("encyclopedia-middle", plan(1))),
    Screen("encyclopedia-log", table("encyclopedia-middle", press("l", "aside .log"))),
    Screen("encyclopedia-scores", table("encyclopedia-middle", press("s", "aside .scores"))),
    Screen("encyclopedia-hint", table("encyclopedia-middle", press("h", "aside .hint ol button"))),
    Screen("encyclopedia-menu", table("encyclopedia-middle", press("?", "dialog[open] .quick"))),
    Screen("encyclopedia-end", table("encyclopedia-end", result(None))),
    Screen("encyclopedia-course", table("encyclopedia-end", result("2"))),
    Screen("encyclopedia-analysis", table("encyclopedia-end", analysis("3"))),
    Screen("encyclopedia-dice", table("encyclopedia-end", result("5"))),
    Screen("encyclopedia-volume", table("encyclopedia-end", volume)),
    Screen("encyclopedia-replay", replay("encyclopedia-end")),
    Screen("encyclopedia-replay-analysis", replay_analysis("encyclopedia-end")),
    Screen("navoria-start", table("navoria-start")),
    Screen("navoria-middle", table("navoria-middle")),
    Screen("navoria-log", table("navoria-middle", press("l", "aside .log"))),
    Screen("navoria-hint", table("navoria-middle", press("h", "aside .hint ol button"))),
    Screen("navoria-end", table("navoria-end", result(None))),
    Screen("navoria-journeys", table("navoria-end", journeys)),
    Screen("navoria-analysis", table("navoria-end", analysis("3"))),
    Screen("navoria-replay", replay("navoria-end")),
)
PHONE_SCREENS: Final = (
    *(Screen(f"encyclopedia-area-{number}", table("encyclopedia-middle", area(number))) for number in range(5)),
    *(Screen(f"navoria-area-{number}", table("navoria-middle", area(number))) for number in range(4)),
)
"""The parts of the boards, which only a small screen shows apart."""


STILL: Final = """() => document.getAnimations().every((each) =>
  each.playState !== 'running' || each.effect.getTiming().iterations === Infinity)"""


def settled(page: Page) -> None:
    """Fonts are there, and nothing moves."""
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.wait_for_function(STILL)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def opened(chromium: Browser, stage: Stage, watch: Watch, size: Size, staged: Staged) -> Page:
    """A page at this table, with nothing lying over the board."""
    context = browsers.context(chromium, stage.url, watch, size)
    sit_in(context, stage, staged.key)
    page = context.new_page()
    page.goto(f"/t/{staged.table}")
    page.locator(".frame").wait_for()
    settled(page)
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('dialog[open]') === null")
    return page
