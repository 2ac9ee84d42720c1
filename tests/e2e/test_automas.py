"""Automas at a table: each with a name of its own, and its cards for everybody to see, at any number of seats."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Guests
from tests.e2e.kit_browser import PHONE, SIZES, WIDE, Size
from tests.e2e.kit_checks import overflows, violations
from tests.e2e.kit_screens import half_way
from tests.e2e.kit_staging import Stage
from tests.e2e.kit_visiting import AUTOMA, TIP, Visit

pytestmark = pytest.mark.pure_only

LINNE: Final = "Carl von Linné"
NUMBERED: Final = (f"{LINNE} I", f"{LINNE} II", f"{LINNE} III")


def panel(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-at='board/{seat}']")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize("automas", [1, 2, 3])
def test_the_behaviour_card_lies_open_or_one_click_away(stage: Stage, visit: Visit, automas: int, size: Size) -> None:
    page = visit.at(stage.table("encyclopedia", [AUTOMA] * automas, "cards", half_way), size)
    if size is PHONE:
        page.get_by_role("tab", name="Others").tap()
    for seat, name in enumerate(NUMBERED[:automas] if automas > 1 else (LINNE,), 1):
        here = panel(page, seat)
        if size is PHONE or automas == 1:
            expect(here.get_by_role("row")).to_have_count(6)
            expect(here).to_contain_text("Scores by La Boudeuse")
        elif automas == 2:
            expect(here.get_by_role("img", name="6: Academy · 5: University · 4: Expedition")).to_be_visible()
            expect(here.get_by_role("img", name="Its continents, best liked first")).to_be_visible()
        here.get_by_role("button", name=f"{name}: show the whole board").click()
        dialog = page.get_by_role("dialog", name=name)
        expect(dialog.get_by_role("row")).to_have_count(6)
        expect(dialog.get_by_role("row").first).to_contain_text("6 Academy")
        expect(dialog).to_contain_text("Scores by La Boudeuse")
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    page.mouse.move(0, 0)
    expect(page.locator(TIP)).to_have_count(0)
    assert overflows(page) == []
    assert violations(page) == []


def test_of_three_automas_the_name_says_what_each_does(stage: Stage, visit: Visit) -> None:
    page = visit.at(stage.table("encyclopedia", [AUTOMA] * 3, "cards", half_way), WIDE)
    panel(page, 2).get_by_role("button", name=f"{NUMBERED[1]}: show").hover()
    expect(page.locator(TIP)).to_contain_text("6: Academy · 5: University")


def test_automas_are_told_apart_on_panels_and_in_the_log(stage: Stage, visit: Visit) -> None:
    page = visit.at(stage.table("encyclopedia", [AUTOMA] * 3, "cards", half_way))
    page.keyboard.press("l")
    log = page.get_by_role("tabpanel")
    for seat, name in enumerate(NUMBERED, 1):
        expect(panel(page, seat).locator("header b").first).to_have_text(name)
        expect(log).to_contain_text(f"{name} takes")
    page.goto("/")
    expect(
        page.get_by_role("link", name="with Carl von Linné I, Carl von Linné II, Carl von Linné III")
    ).to_be_visible()


def test_one_more_automa_is_proposed_with_another_behaviour(guests: Guests) -> None:
    page = guests.come(at="/new/encyclopedia")
    page.get_by_role("button", name="One more seat").click()
    page.get_by_role("button", name="One more seat").click()
    chosen = page.get_by_role("combobox", name="Behaviour")
    expect(chosen).to_have_count(3)
    assert chosen.all_inner_texts() == ["Linné ★", "Trembley ★★", "Daubenton ★★★"]
