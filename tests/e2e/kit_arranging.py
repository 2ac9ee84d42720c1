"""Making tables as people do, by the page's own buttons and boxes."""

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Page

from tests.e2e.kit_player import table_of

WORDS: Final = {"me": "Me", "friend": "A friend", "bot": "A bot", "automa": "An automa", "random": "Dice-thrower"}


def pick(page: Page, box: str, option: str, nth: int = 0) -> None:
    """Choose in one of our drawn boxes; the name of a box is its label and its value."""
    page.get_by_role("combobox", name=box).nth(nth).click()
    page.get_by_role("option", name=option, exact=True).click()


def make_table(page: Page, game: str, seats: Sequence[str], *, private: bool = False) -> str:
    """Seats are 'me', 'me:NAME', 'friend', 'bot:random' or 'automa'. The table's id."""
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Begin").wait_for()
    for number, seat in enumerate(seats, 1):
        if number > page.locator("main ol > li").count():
            page.get_by_role("button", name="One more seat").click()
        kind, _, more = seat.partition(":")
        pick(page, f"Who sits in seat {number}", WORDS[kind])
        row = page.locator("main ol > li").nth(number - 1)
        if kind == "me" and more:
            row.get_by_role("textbox").fill(more)
        elif kind == "bot":
            row.get_by_role("combobox").nth(1).click()
            row.get_by_role("option", name=WORDS[more], exact=True).click()
    if private:
        page.get_by_role("switch", name="Others may watch").click()
    page.locator(".go .button").click()
    return table_of(page)


def join(page: Page, link: str, name: str) -> None:
    """Follow an invitation and sit down."""
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    table_of(page)


def invitation(page: Page) -> str:
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Send this link")
    link.wait_for()
    return link.input_value()
