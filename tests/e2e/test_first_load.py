"""What a newcomer's browser fetches before the first screen is there, as it comes over the line."""

from collections import Counter

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import make_table

pytestmark = pytest.mark.pure_only

FIRST_LOAD = 250_000
"""Bytes, compressed, without fonts and pictures."""
APART = ("Font", "Image", "WebSocket")


def fetched(page: Page, path: str) -> Counter[str]:
    """Bytes over the line, by sort, when this is the first page that this browser ever sees."""
    line = page.context.new_cdp_session(page)
    sorts: dict[str, str] = {}
    sizes: Counter[str] = Counter()
    line.on("Network.responseReceived", lambda told: sorts.update({told["requestId"]: told["type"]}))
    line.on(
        "Network.loadingFinished",
        lambda told: sizes.update({sorts.get(told["requestId"], "?"): int(told["encodedDataLength"])}),
    )
    line.send("Network.enable")
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return sizes


def bytes_of(sizes: Counter[str]) -> int:
    assert {"Document", "Script", "Stylesheet"} <= set(sizes)
    return sum(size for sort, size in sizes.items() if sort not in APART)


def test_the_first_load_of_the_house_is_small(guests: Guests) -> None:
    page = guests.context().new_page()
    assert bytes_of(fetched(page, "/")) <= FIRST_LOAD
    assert page.get_by_role("button", name="Play now").count() == 2


@pytest.mark.parametrize("game", ["encyclopedia", "navoria"])
def test_the_first_load_of_a_table_is_small(guests: Guests, game: str) -> None:
    table = make_table(guests.come(), game, ["me", "bot:random"])
    page = guests.context().new_page()
    assert bytes_of(fetched(page, f"/t/{table}")) <= FIRST_LOAD
    page.locator(".frame").wait_for()
