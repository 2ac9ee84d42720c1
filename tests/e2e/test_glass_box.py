"""The glass box at the table: a hint is asked for, looked at and played; a finished game is analysed."""

import re
from collections.abc import Iterator
from typing import cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ludoteca.games.navoria.box.state import State as Navoria
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.e2e import kit_browser as browsers
from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import make_table
from tests.e2e.kit_browser import SIZES, WIDE, Size, Watch
from tests.e2e.kit_checks import overflows, violations
from tests.e2e.kit_player import Player
from tests.e2e.kit_reckoning import entries_of
from tests.e2e.kit_screens import LONG_THOUGHT, never, seat_of, settled
from tests.e2e.kit_staging import Stage, Staged, sit_in

pytestmark = pytest.mark.pure_only


def my_turn(page: Page) -> None:
    expect(page.locator("header.mine")).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_a_hint_is_taken_looked_at_and_confirmed(guests: Guests, size: Size) -> None:
    page = guests.come(size)
    table = make_table(page, "navoria", ["me", "bot:random"])
    my_turn(page)
    before = entries_of(page, table)
    page.get_by_role("button", name="Hint").click()
    looks = page.locator("aside .hint li")
    expect(looks.first).to_be_visible()
    expect(looks.first).to_contain_text(re.compile(r"\d+ points.*\d+% to win"))
    assert entries_of(page, table) == before
    expect(page.locator("aside .hint details")).to_contain_text("Dice-thrower (2)")
    looks.first.get_by_role("button").click()
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    assert entries_of(page, table) == before
    if size is WIDE:
        expect(looks.first.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    else:
        expect(page.locator("aside")).to_be_hidden()
    confirm.click()
    expect(confirm).to_be_hidden()
    expect(page.locator("aside")).to_be_hidden()  # the table has gone on
    assert len(entries_of(page, table)) > len(before)


def test_a_hint_within_a_draft_goes_on_from_it_and_needs_no_mouse(guests: Guests) -> None:
    page = guests.come()
    make_table(page, "encyclopedia", ["me", "automa"])
    player = Player(page, "hints")
    player.play(lambda sight: sight.at == "question" and len(player.draft()) > 0)
    draft = player.draft()
    page.keyboard.press("h")
    first = page.locator("aside .hint li button").first
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    longer = player.draft()
    assert longer[: len(draft)] == draft
    assert len(longer) > len(draft)
    page.keyboard.press("Escape")
    expect(page.locator("aside")).to_be_hidden()


def test_the_tables_maker_decides_on_hints(guests: Guests) -> None:
    page = guests.come()
    page.goto("/new/navoria")
    toggle = page.get_by_role("switch", name="Hints")
    expect(toggle).to_be_checked()
    toggle.click()
    page.get_by_role("button", name="Begin").click()
    my_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


# What the bots looked at


@pytest.fixture(scope="module")
def beside_bots(stage: Stage) -> Staged:
    """Bea decides, and every bot has."""

    def second_round(table: Table[Plain]) -> bool:
        return cast("Navoria", table.state).round >= 2 and seat_of(table) == 1

    return stage.table("navoria", ["Bea", "bot:greedy", "bot:random"], "thoughts", second_round)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_what_bots_looked_at_is_told_while_somebody_else_decides(
    chromium: Browser, stage: Stage, watch: Watch, beside_bots: Staged, size: Size
) -> None:
    with browsers.context(chromium, stage.url, watch, size) as made:
        sit_in(made, stage, beside_bots.key)
        page = made.new_page()
        page.goto(f"/t/{beside_bots.table}")
        expect(page.locator("header .turn")).to_contain_text(re.compile("Bea (decides|is choosing)"))
        settled(page)
        page.keyboard.press("Escape")  # 'since your last turn'
        look_at_thoughts(page)
    assert watch.verdict() == []


def look_at_thoughts(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("aside")).to_contain_text("A hint is for your own decision.")
    looked, blind = page.locator("aside details").nth(0), page.locator("aside details").nth(1)
    for bot, name in ((looked, "Magpie (3)"), (blind, "Dice-thrower (4)")):
        expect(bot.locator("summary")).to_contain_text(name)
        expect(bot.locator("summary")).to_contain_text(re.compile("Asked: “.+”"))
        bot.locator("summary").click()
    expect(looked.locator("li").first).to_contain_text(re.compile(r"Chosen.*\d+ points.*\d+% to win"))
    expect(looked).not_to_contain_text("This bot does not look")
    expect(blind).to_contain_text("This bot does not look")
    assert page.locator("aside details button").count() == 0
    assert violations(page) == []
    assert overflows(page) == []
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("aside")).to_be_hidden()
    page.keyboard.press("h")
    expect(looked).to_be_visible()


# A finished game


@pytest.fixture(scope="module")
def finished(stage: Stage) -> Staged:
    return stage.table("navoria", ["Bea"], "analysed", never)


@pytest.fixture(params=SIZES, ids=lambda size: size.name)
def context(
    request: pytest.FixtureRequest, chromium: Browser, stage: Stage, finished: Staged, watch: Watch
) -> Iterator[BrowserContext]:
    with browsers.context(chromium, stage.url, watch, request.param) as made:
        sit_in(made, stage, finished.key)
        yield made
    assert watch.verdict() == []


def numbers(page: Page, rows: str) -> list[float]:
    return [float(text.replace("−", "-")) for text in page.locator(f"{rows} td.number").all_inner_texts()]


def test_a_finished_game_is_analysed_and_a_costly_decision_looked_at(context: BrowserContext, finished: Staged) -> None:
    page = context.new_page()
    page.goto(f"/t/{finished.table}")
    page.get_by_role("dialog").get_by_role("button", name="Analysis").click()
    expect(page.locator(".analysis table")).to_be_visible(timeout=LONG_THOUGHT)
    for seat in (1, 2):
        margin = numbers(page, "tfoot")
        assert round(sum(numbers(page, "tbody")), 6) == margin[0]
        if seat == 1:
            page.get_by_role("combobox", name="Seat").click()
            page.get_by_role("option", name="Bea").click()
            expect(page.locator("caption")).to_contain_text("Bea")
    link = page.locator(".analysis a").first
    version = (link.get_attribute("href") or "").partition("#")[2]
    link.click()
    page.wait_for_url(re.compile(rf"/r/{finished.table}#{version}$"))
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(version)
    expect(page.locator("header .turn")).to_contain_text(re.compile("Bea (decides|is choosing)"))
    page.locator("section .acts").get_by_role("button", name="Analysis").click()
    other = page.locator("aside .analysis a").last
    other_version = (other.get_attribute("href") or "").partition("#")[2]
    other.click()
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(other_version)
