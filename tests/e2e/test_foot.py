"""The foot of a phone: it leaves the board its height, is drawn down and up, and lies beside a board held sideways."""

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.games.encyclopedia.box.state import State as Encyclopedia
from ludoteca.games.navoria.rules.docks import PlaceGood
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.e2e.kit_browser import PHONE, Size, Watch, change_settings
from tests.e2e.kit_checks import hard_to_touch, overflows, sticks_out
from tests.e2e.kit_player import Finger, Player
from tests.e2e.kit_screens import AUTOMA, half_way, never, opened, seat_of, settled
from tests.e2e.kit_staging import Stage, Staged

pytestmark = pytest.mark.pure_only

LANGUAGES = ("en", "fr", "it", "pl")
SIDEWAYS = Size("sideways", 844, 390, True)
SMALL = Size("small", 360, 640, True)
LOW = 165
"""Pixels: a question of two lines, and what may be done at any moment beside what happened."""
BOARD = ".areas .strip"


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]


def with_a_seal(table: Table[Plain]) -> bool:
    """Anna takes a die, and could discard a seal at any moment."""
    state = table.state
    assert isinstance(state, Encyclopedia)
    return seat_of(table) == 0 and type(table.question).__name__ == "TakeDie" and state.seats[0].seals > 0


@pytest.fixture(scope="module")
def seal(stage: Stage) -> Staged:
    return stage.table("encyclopedia", [AUTOMA], "seal", with_a_seal)


def test_the_foot_is_low_while_answers_lie_on_the_board(
    chromium: Browser, stage: Stage, seal: Staged, watch: Watch
) -> None:
    page = opened(chromium, stage, watch, PHONE, seal)
    for language in LANGUAGES:
        change_settings(page, language=language)
        expect(page.locator(".offers .asides .button")).to_be_visible()
        settled(page)
        assert height(page, ".choice") <= LOW, language
        assert overflows(page) == []
    page.context.close()
    assert watch.verdict() == []


def test_the_foot_is_drawn_down_and_up_by_tap_by_swipe_and_by_keys(
    chromium: Browser, stage: Stage, seal: Staged, watch: Watch
) -> None:
    page = opened(chromium, stage, watch, PHONE, seal)
    handle = page.locator(".choice .handle")
    usual = height(page, BOARD)
    handle.tap()
    expect(handle).to_have_attribute("aria-expanded", "false")
    assert height(page, BOARD) > usual + 50
    assert hard_to_touch(page) == []
    swipe(page, -60)
    expect(handle).to_have_attribute("aria-expanded", "true")
    assert height(page, BOARD) == usual
    handle.press("ArrowUp")
    assert height(page, BOARD) < usual  # all that is told
    swipe(page, 60)
    assert height(page, BOARD) == usual
    handle.press("ArrowDown")
    expect(handle).to_have_attribute("aria-expanded", "false")
    handle.press("Enter")
    assert height(page, BOARD) == usual
    page.context.close()
    assert watch.verdict() == []


def swipe(page: Page, way: int) -> None:
    box = page.locator(".choice .handle").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + way, steps=4)
    page.mouse.up()


def test_a_turn_is_played_with_the_foot_drawn_down(chromium: Browser, stage: Stage, seal: Staged, watch: Watch) -> None:
    page = opened(chromium, stage, watch, PHONE, seal)
    page.locator(".choice .handle").tap()
    player = Player(page, "down", Finger())
    player.play(lambda sight: sight.at == "confirm")
    expect(page.locator(".acts .button.main")).to_be_visible()
    expect(page.get_by_role("button", name="Step back")).to_be_visible()
    page.context.close()
    assert watch.verdict() == []


@pytest.mark.parametrize("size", [SIDEWAYS, SMALL], ids=lambda size: size.name)
@pytest.mark.parametrize("game", ["encyclopedia", "navoria"])
def test_a_small_phone_and_one_turned_sideways_have_all_at_hand(
    chromium: Browser, stage: Stage, watch: Watch, game: str, size: Size
) -> None:
    page = opened(chromium, stage, watch, size, stage.table(game, ["Bea", "Carlo"], "small", half_way))
    for language in LANGUAGES:
        change_settings(page, language=language)
        settled(page)
        assert sticks_out(page) == [], language
        assert overflows(page) == [], language
        assert height(page, BOARD) > size.height * 0.46
    assert hard_to_touch(page) == []
    page.context.close()
    assert watch.verdict() == []


def goods_gained(table: Table[Plain]) -> bool:
    question = table.question
    return isinstance(question, PlaceGood) and question.seat == 0 and len(question.goods) > 1


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=lambda size: size.name)
def test_all_docks_are_at_hand_while_goods_are_put_on_them(
    chromium: Browser, stage: Stage, watch: Watch, size: Size
) -> None:
    page = opened(chromium, stage, watch, size, stage.table("navoria", ["Bea"], "goods", goods_gained, anyhow=True))
    for language in LANGUAGES:
        change_settings(page, language=language)
        settled(page)
        assert sticks_out(page) == []
        assert overflows(page) == []
    assert hard_to_touch(page) == []
    page.context.close()
    assert watch.verdict() == []


def test_the_end_shows_its_parts_and_its_ways_on_in_a_row_each(chromium: Browser, stage: Stage, watch: Watch) -> None:
    page = opened(chromium, stage, watch, PHONE, stage.table("navoria", ["Bea"], "row", never, anyhow=True))
    page.locator(".acts .button.main").tap()
    dialog = page.locator("dialog[open]")
    for language in LANGUAGES:
        change_settings(page, language=language)
        settled(page)
        for row in (dialog.locator(".tabs"), dialog.locator("footer")):
            assert row.evaluate("(row) => row.offsetHeight") < 2 * 44, language
        assert overflows(page) == [], language
    assert hard_to_touch(page) == []
    page.context.close()
    assert watch.verdict() == []
