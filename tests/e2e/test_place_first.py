"""A place is pointed at before what goes there, by mouse, finger or keys: what can glows, the rest says why not."""

import pytest
from playwright.sync_api import ElementHandle, Page, expect

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table
from tests.e2e.kit_browser import PHONE, WIDE, Size
from tests.e2e.kit_checks import violations
from tests.e2e.kit_player import Finger, Keys, Mouse, Player
from tests.e2e.kit_staging import Stage
from tests.e2e.kit_visiting import AUTOMA, DRAFTED, TIP, Moment, Visit, lights, my_die, says_why, seen_at

pytestmark = pytest.mark.pure_only

FURTHER = "(n) => JSON.parse(Object.values(sessionStorage)[0] ?? '[]').length >= n + 1"


def die_at(page: Page, address: str) -> ElementHandle:
    """On a small screen at the foot if it lies there: nothing else need be turned to."""
    found = page.query_selector_all(f"footer [data-at='{address}'], [data-at='{address}']")
    at_the_foot = [each for each in found if each.evaluate("(thing) => !!thing.closest('footer')")]
    return (at_the_foot or found)[0]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=lambda size: size.name)
def test_the_place_first_lights_the_dice_that_can_go_there(stage: Stage, visit: Visit, size: Size) -> None:
    moment = Moment(mixed=True)
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "place", moment, anyhow=True), size)
    place = page.query_selector_all(f"[data-at='{moment.place}']")[0]
    (Finger().touch if size.touch else Mouse().touch)(page, place)
    expect(page.locator(f"[data-at='{moment.place}'].aimed").first).to_be_attached()
    assert (lights(page, "lit"), lights(page, "refused")) == (moment.able, moment.unable)
    assert violations(page) == []
    unable, able = die_at(page, sorted(moment.unable)[0]), die_at(page, sorted(moment.able)[0])
    if size.touch:
        Finger().find(page, unable)
        unable.tap(force=True)  # whoever wants to know why taps what is disabled
    else:
        unable.click(force=True)
    says_why(page)
    (Finger().touch if size.touch else Mouse().touch)(page, able)
    page.wait_for_function(FURTHER, arg=2)
    assert Player(page).draft()[0] == sorted(moment.able)[0].removeprefix("die/")


def test_the_place_first_by_keys_alone(stage: Stage, visit: Visit) -> None:
    moment = Moment(mixed=True)
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "place", moment, anyhow=True))
    keys = Keys()
    keys.find(page, page.query_selector_all("[data-at^='die/'].lit")[0])
    place = page.locator(f"[data-at='{moment.place}']")
    keys.walk(page, place.element_handle())
    expect(place).to_have_role("button")
    expect(place).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".frame > [role=status]")).to_have_text("Now choose what goes there: what glows can.")
    assert (lights(page, "lit"), lights(page, "refused")) == (moment.able, moment.unable)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(place).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Space")
    expect(place).to_have_attribute("aria-pressed", "true")
    keys.find(page, die_at(page, sorted(moment.unable)[0]))
    says_why(page)
    keys.touch(page, die_at(page, sorted(moment.able)[0]))
    page.wait_for_function(FURTHER, arg=2)
    assert Player(page).draft()[0] == sorted(moment.able)[0].removeprefix("die/")


def test_a_place_reached_by_keys_that_no_die_can_go_to_says_why_aloud(stage: Stage, visit: Visit) -> None:
    moment = Moment()
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "nowhere", moment))
    keys = Keys()
    keys.find(page, page.query_selector_all("[data-at^='die/'].lit")[0])
    keys.walk(page, seen_at(page, moment.nowhere))
    page.keyboard.press("Enter")
    says_why(page)
    expect(page.locator(".frame > [role=status]")).to_have_text(page.locator(f"{TIP} span").inner_text())


def test_a_place_that_no_die_can_go_to_says_why(stage: Stage, visit: Visit) -> None:
    moment = Moment()
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "nowhere", moment))
    lit = lights(page, "lit")
    seen_at(page, moment.nowhere).click()
    says_why(page)
    assert (lights(page, "lit"), lights(page, "aimed")) == (lit, set())


def test_a_place_pointed_at_is_given_up_by_a_button_or_a_second_click(stage: Stage, visit: Visit) -> None:
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "up", Moment()))
    for give_up in ("button", "click"):
        seen_at(page, "action/bank").click()
        expect(page.locator("[data-at='action/bank'].aimed")).to_be_attached()
        if give_up == "button":
            page.get_by_role("button", name="Never mind").click()
        else:
            seen_at(page, "action/bank").click()
        expect(page.locator(".aimed")).to_have_count(0)


def test_a_die_in_hand_goes_at_once_to_what_is_pointed_at(stage: Stage, visit: Visit) -> None:
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "hand", Moment()))
    die = my_die(page)
    seen_at(page, die).click()
    page.wait_for_function(DRAFTED, arg=1)
    expert = page.locator(".display [data-at^='expert/']").first.get_attribute("data-at")
    assert expert is not None
    seen_at(page, expert).click()
    page.wait_for_function(FURTHER, arg=3)
    assert Player(page).draft()[:3] == [die.removeprefix("die/"), "university", expert.removeprefix("expert/")]


def test_a_resident_pointed_at_first_lights_the_token(stage: Stage, visit: Visit) -> None:
    def recruiting(table: Table[Plain]) -> bool:
        question = table.question
        capital: tuple[int, ...] = getattr(table.state, "capital", ())
        asked = isinstance(question, Choice) and type(question).__name__ == "ChooseSource" and question.seat == 0
        return asked and any(capital)

    page = visit.at(stage.table("navoria", ["Bea"], "resident", recruiting))
    trade = next(at for at in sorted(lights(page, "lit")) if at.startswith("capital/")).removeprefix("capital/")
    resident = page.locator(f".deck.{trade} [data-at^='resident/']").first.get_attribute("data-at")
    assert resident is not None
    seen_at(page, resident).click()
    expect(page.locator(f"[data-at='{resident}'].aimed")).to_be_attached()
    assert lights(page, "lit") == {"bag", f"capital/{trade}"}
    seen_at(page, f"capital/{trade}").click()
    page.wait_for_function(FURTHER, arg=2)
    assert Player(page).draft()[:2] == [trade, resident.removeprefix("resident/")]
