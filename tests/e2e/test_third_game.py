"""A game that has no folder in the page is played in words.

The tiny game of docs/add-a-game.md is played from the home page to the score sheet, against a bot."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.docs.test_add_a_game import site
from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import invitation, make_table
from tests.e2e.kit_browser import PHONE, SIZES, WIDE, House, Size

__all__ = ["site"]

pytestmark = pytest.mark.pure_only

TOO_MANY = re.compile(r"The die shows \d: \d is too many\.")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, chromium: Browser, site: Path) -> Iterator[House]:
    """A server on a machine where the game is installed."""
    opened = House(tmp_path_factory.mktemp("house"))
    with pytest.MonkeyPatch.context() as patch:
        paths = (str(site), os.environ.get("PYTHONPATH", ""))
        patch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
        opened.open()
    try:
        yield opened
    finally:
        opened.close()


def take(page: Page, pebbles: str) -> None:
    page.get_by_role("button", name=re.compile(rf"^{pebbles} pebbles?$")).first.click()


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Confirm", exact=True).click()


def my_turn(page: Page) -> bool:
    """Wait until I decide, or the game is over."""
    asked = page.get_by_text("How many pebbles do you take").first
    over = page.get_by_role("dialog")
    expect(asked.or_(over).first).to_be_visible()
    return over.count() == 0


def refused_for_its_reason(page: Page, size: Size) -> None:
    """More than the die shows is not offered: it stays in reach, and says why."""
    folded = page.get_by_role("button", name=re.compile("not possible now"))
    if folded.count() > 0:
        folded.click()
    six = page.get_by_role("button", name="6 pebbles")
    expect(six).to_have_attribute("aria-disabled", "true")
    six.click(force=True) if size is PHONE else six.hover()
    tip = page.locator(".tip:popover-open")
    expect(tip).to_contain_text(TOO_MANY)
    expect(tip.get_by_role("link")).to_have_attribute("href", "/rules/pebbles/take")
    page.keyboard.press("Escape")


def picture(page: Page, name: str) -> None:
    """Kept where LUDOTECA_PICTURES says, for eyes."""
    folder = os.environ.get("LUDOTECA_PICTURES")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize("size", SIZES, ids=[size.name for size in SIZES])
def test_a_game_without_a_folder_is_played_to_its_end(guests: Guests, size: Size) -> None:
    page = guests.come(size)
    section = page.get_by_role("region", name="Pebbles")
    expect(section).to_contain_text("2 to 4 seats")
    picture(page, f"home-{size.name}")
    section.get_by_role("link", name="Make a table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pebbles: Make a table")
    picture(page, f"make-{size.name}")
    make_table(page, "pebbles", ["me", "bot:random"])
    undone = refused = False
    while my_turn(page):
        if not refused and page.get_by_text("from 1 to 6?").count() == 0:
            picture(page, f"turn-{size.name}")
            refused_for_its_reason(page, size)
            refused = True
        take(page, "one|1")
        if not undone:
            expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
            picture(page, f"draft-{size.name}")
            page.get_by_role("button", name="Step back").click()
            expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_hidden()
            take(page, "one|1")
            undone = True
        confirm(page)
        expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_hidden()
    assert refused
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("table")).to_contain_text("Pebbles")
    expect(sheet.get_by_role("table")).to_contain_text("The last one")
    expect(sheet.get_by_role("table")).to_contain_text("Total")
    picture(page, f"end-{size.name}")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_text(re.compile(r"takes \d; 0 left\.")).first).to_be_visible()
    picture(page, f"log-{size.name}")


def test_its_replay_goes_through_the_game(guests: Guests) -> None:
    page = guests.come()
    table = make_table(page, "pebbles", ["me", "bot:random"])
    while my_turn(page):
        take(page, "one|1")
        confirm(page)
        expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_hidden()
    page.goto(f"/r/{table}")
    expect(page.get_by_role("heading", name=re.compile("The bowl: 15 pebbles"))).to_be_visible()
    picture(page, "replay")
    page.goto(f"/r/{table}#3")
    expect(
        page.get_by_role("heading", name=re.compile(r"The bowl: \d pebbles|The bowl: 1[0-4] pebbles"))
    ).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=[size.name for size in SIZES])
def test_its_lobby_invites_and_its_rules_can_be_read(guests: Guests, size: Size) -> None:
    page = guests.come(size)
    make_table(page, "pebbles", ["me", "friend"])
    expect(page.get_by_role("heading", level=1)).to_have_text("Pebbles")
    assert "/join#" in invitation(page)
    picture(page, f"lobby-{size.name}")
    page.goto("/rules/pebbles/take")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pebbles: Rules")
    expect(page.get_by_text("Take at least one pebble")).to_be_visible()
    picture(page, f"rules-{size.name}")


def test_it_is_played_with_one_click(guests: Guests) -> None:
    page = guests.come(WIDE)
    page.get_by_role("region", name="Pebbles").get_by_role("button", name="Play now").click()
    assert my_turn(page)


def test_a_game_that_the_server_does_not_have_is_nowhere(guests: Guests) -> None:
    page = guests.come(at="/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
