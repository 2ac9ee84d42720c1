"""At the table: why not, step back, take back, a reload, another tab, another language, going through it again."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ElementHandle, Page, WebSocketRoute, expect

from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import make_table, pick
from tests.e2e.kit_browser import PHONE, change_settings
from tests.e2e.kit_player import Finger, Keys, Player, table_of
from tests.e2e.kit_reckoning import entries_of
from tests.e2e.kit_screens import settled
from tests.e2e.kit_visiting import TIP

pytestmark = pytest.mark.pure_only

REFUSED = "[data-at].refused"
IN_THE_MIDDLE = """(thing) => {
  thing.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && there.closest('[data-at]') === thing;
}"""
"""Whoever points at the middle of it points at this thing, and at nothing that lies on it."""
IN_SIGHT = """(thing) => {
  const panel = thing.closest('[role=tabpanel]').getBoundingClientRect();
  const { top, bottom } = thing.getBoundingClientRect();
  return (top + bottom) / 2 > panel.top && (top + bottom) / 2 < panel.bottom;
}"""
SAYS_SOMETHING_ELSE = "(said) => !said.includes(document.querySelector('header .one').innerText)"
LONG = 900
"""Milliseconds: a press that means a question."""


def until_refused(player: Player) -> ElementHandle:
    """Play until something on the board may not be taken; that thing."""
    player.play(lambda sight: sight.at == "question" and refused_on(player.page) is not None)
    thing = refused_on(player.page)
    assert thing is not None
    return thing


def refused_on(page: Page) -> ElementHandle | None:
    things = (each for each in page.query_selector_all(REFUSED) if each.is_visible())
    return next((thing for thing in things if thing.evaluate(IN_THE_MIDDLE)), None)


def says_why(page: Page, game: str) -> None:
    tip = page.locator(".tip:popover-open")
    expect(tip).to_be_visible()
    assert re.fullmatch(r"\S.{8,}\.( — .+)?", tip.locator("span").inner_text(), re.DOTALL)
    rule = tip.get_by_role("link").get_attribute("href")
    assert rule is not None
    assert rule.startswith(f"/rules/{game}/")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def hovered(page: Page, thing: ElementHandle) -> None:
    page.mouse.move(1, 1)  # a pointer that rests on it already does not come to it
    thing.hover()


def focused(page: Page, thing: ElementHandle) -> None:
    page.mouse.move(1, 1)
    page.evaluate("() => document.activeElement.blur()")
    Keys().find(page, thing)


def long_pressed(page: Page, thing: ElementHandle) -> None:
    Finger().find(page, thing)
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(LONG)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", ["encyclopedia", "navoria"])
def test_what_is_refused_says_why_when_it_is_pointed_at_or_reached_by_keys(guests: Guests, game: str) -> None:
    page = guests.come()
    make_table(page, game, ["me", "bot:random"])
    thing = until_refused(Player(page, game))
    hovered(page, thing)
    says_why(page, game)
    focused(page, thing)
    says_why(page, game)


def test_what_is_refused_says_why_when_it_is_pressed_for_long(guests: Guests) -> None:
    page = guests.come(PHONE)
    make_table(page, "encyclopedia", ["me", "automa"])
    thing = until_refused(Player(page, "press", Finger()))
    before = entries_of(page, table_of(page))
    long_pressed(page, thing)
    says_why(page, "encyclopedia")
    assert entries_of(page, table_of(page)) == before


def test_what_keys_bring_into_sight_says_why_too(guests: Guests) -> None:
    page = guests.come(PHONE)
    page.set_viewport_size({"width": 390, "height": 480})
    make_table(page, "encyclopedia", ["me", "automa"])
    player = Player(page, "scrolled", Finger())
    player.play(lambda sight: sight.at == "question" and bool(out_of_sight(page)))
    thing = out_of_sight(page)[-1]
    focused(page, thing)
    page.wait_for_function(IN_SIGHT, arg=thing)
    says_why(page, "encyclopedia")


def out_of_sight(page: Page) -> list[ElementHandle]:
    """What is refused in the part of the board that is shown, but further down."""
    settled(page)
    things = page.query_selector_all("[role=tabpanel]:not([inert]) [data-at].refused[tabindex='0']")
    return [thing for thing in things if not thing.evaluate(IN_SIGHT)]


def test_step_back_takes_the_last_answer_of_a_draft_away(guests: Guests) -> None:
    page = guests.come()
    table = make_table(page, "encyclopedia", ["me", "automa"])
    player = Player(page, "step back")
    player.play(lambda sight: sight.at == "question" and len(player.draft()) == 2)
    before, glowing, draft = entries_of(page, table), player.glowing(), player.draft()
    player.step()
    player.look()
    assert player.draft()[:2] == draft
    page.get_by_role("button", name="Step back").click()
    player.forget()
    page.wait_for_function("(n) => JSON.parse(Object.values(sessionStorage)[0] ?? '[]').length === n + 1", arg=2)
    assert player.draft() == draft
    assert player.glowing() == glowing
    for _ in range(2):
        page.get_by_role("button", name="Step back").click()
    expect(page.get_by_role("button", name="Step back")).to_be_hidden()
    assert player.draft() == []
    assert entries_of(page, table) == before


OUTSIDE = """() => [...document.querySelectorAll('.chosen')].filter((thing) => {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(thing);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) + parseFloat(outlineOffset) > 0;
}).map((thing) => thing.dataset.at)"""


RIMMED = """() => [...document.querySelectorAll('.chosen')]
  .filter((thing) => thing.getClientRects().length > 0 && getComputedStyle(thing).outlineStyle !== 'none').length"""


@pytest.mark.parametrize(("game", "other"), [("encyclopedia", "automa"), ("navoria", "bot:random")])
def test_what_a_draft_has_touched_is_outlined_within_so_that_nothing_cuts_it_off(
    guests: Guests, game: str, other: str
) -> None:
    page = guests.come(PHONE)
    make_table(page, game, ["me", other])
    player = Player(page, "outlines", Finger())
    player.play(lambda sight: sight.at == "question" and len(player.draft()) > 0)
    settled(page)
    assert page.evaluate(RIMMED) > 0
    assert page.evaluate(OUTSIDE) == []


def test_a_final_decision_is_taken_back_unless_something_was_revealed_since(guests: Guests) -> None:
    page = guests.come()
    table = make_table(page, "encyclopedia", ["me:Anna", "me:Ben"])
    player = Player(page, "undo")
    while "draw" in entries_of(page, table)[-1]:
        player.play_turns(1)
        player.look()
    assert take_back(page, table)
    player.forget()
    while "draw" not in entries_of(page, table)[-1]:
        player.play_turns(1)
        player.look()
    assert not take_back(page, table)


def take_back(page: Page, table: str) -> bool:
    """Whether it was taken back; if it cannot be, the button is grey and says why."""
    before = entries_of(page, table)
    button = page.get_by_role("button", name="Take back")
    button.click(force=True)
    if button.get_attribute("aria-disabled") == "true":
        expect(page.locator(TIP)).to_contain_text("what is seen stays seen")
        page.keyboard.press("Escape")
        assert entries_of(page, table) == before
        return False
    for _ in range(100):
        after = entries_of(page, table)
        if len(after) > len(before):
            assert "undo" in after[-1]
            return True
        page.wait_for_timeout(50)
    raise AssertionError("offered, and not taken back")


def test_a_draft_survives_a_reload(guests: Guests) -> None:
    page = guests.come()
    make_table(page, "navoria", ["me", "bot:random"])
    player = Player(page, "reload")
    player.play(lambda sight: sight.at == "question" and len(player.draft()) > 0)
    draft, glowing = player.draft(), player.glowing()
    page.reload()
    player.forget()
    expect(page.get_by_role("button", name="Step back")).to_be_visible()
    assert player.glowing() == glowing
    assert player.draft() == draft
    player.play_turns(1)


def test_until_a_kept_draft_is_tried_again_nothing_glows(guests: Guests) -> None:
    page = guests.come()
    make_table(page, "navoria", ["me", "bot:random"])
    player = Player(page, "reload")
    player.play(lambda sight: sight.at == "question" and len(player.draft()) > 0)
    draft, glowing = player.draft(), player.glowing()
    held: list[Callable[[], None]] = []

    def keep_tries(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def sent(frame: str | bytes) -> None:
            if json.loads(frame)["do"] == "try":
                held.append(lambda: server.send(frame))
            else:
                server.send(frame)

        line.on_message(sent)

    page.route_web_socket(re.compile("/ws"), keep_tries)
    page.reload(wait_until="networkidle")
    while not held:
        page.wait_for_timeout(20)
    settled(page)
    assert page.locator(".lit, .frame .offers .button").count() == 0
    held.pop()()
    player.forget()
    expect(page.get_by_role("button", name="Step back")).to_be_visible()
    assert player.glowing() == glowing
    assert player.draft() == draft


def test_two_tabs_agree(guests: Guests) -> None:
    context = guests.context()
    first, second = context.new_page(), context.new_page()
    first.goto("/")
    first.locator("section[data-world=encyclopedia]").get_by_role("button", name="Play now").click()
    table = table_of(first)
    second.goto(f"/t/{table}")
    one, other = Player(first, "one"), Player(second, "other")
    assert one.glowing() == other.glowing()
    one.play_turns(1)
    one.look()
    wait_alike(one, other)
    other.play_turns(1)
    other.look()
    wait_alike(one, other)
    change_settings(second, light="night")
    first.wait_for_function("() => document.documentElement.hasAttribute('data-night')")


def test_a_draft_that_another_tab_overtook_is_said_to_be_gone(guests: Guests) -> None:
    context = guests.context()
    first, second = context.new_page(), context.new_page()
    table = make_table(first, "encyclopedia", ["me", "automa"])
    second.goto(f"/t/{table}")
    one, other = Player(first, "one"), Player(second, "other")
    one.play(lambda sight: sight.at == "confirm")
    other.play(lambda sight: sight.at == "question" and len(other.draft()) > 0)
    gone = "what you had not confirmed is gone"
    first.get_by_role("button", name="Confirm", exact=True).click()
    expect(second.locator(".toasts")).to_contain_text(gone)
    assert other.draft() == []
    expect(first.get_by_role("button", name="Confirm", exact=True)).to_be_hidden()
    expect(first.locator(".toasts")).not_to_contain_text(gone)


def wait_alike(one: Player, other: Player) -> None:
    for player in (one, other):
        player.forget()
    for _ in range(100):
        if one.glowing() == other.glowing():
            return
        one.page.wait_for_timeout(50)
    assert one.glowing() == other.glowing()


def test_the_language_is_changed_in_the_middle_of_a_game(guests: Guests) -> None:
    page = guests.come()
    make_table(page, "encyclopedia", ["me", "automa"])
    player = Player(page, "tongues")
    player.play(lambda sight: sight.at == "question" and len(player.draft()) > 0)
    draft = player.draft()
    said = {page.locator("header .one").inner_text()}
    for language in ("Français", "Italiano", "Polski"):
        box = page.locator("header").get_by_role("combobox")
        box.click()
        page.get_by_role("option", name=language, exact=True).click()
        page.wait_for_function(SAYS_SOMETHING_ELSE, arg=list(said))
        said.add(page.locator("header .one").inner_text())
    assert len(said) == 4
    assert player.draft() == draft
    player.forget()
    player.play_turns(1)


def test_a_game_is_gone_through_again(guests: Guests) -> None:
    page = guests.come()
    table = make_table(page, "navoria", ["me", "bot:random"])
    player = Player(page, "replay")
    player.play_turns(3)
    player.look()
    count = len(entries_of(page, table))
    page.goto(f"/r/{table}")
    moment = page.get_by_role("slider", name="Moment of the game")
    expect(page.get_by_text(f"0 / {count}")).to_be_visible()
    scrub(moment.element_handle(), count // 2)
    expect(page.get_by_text(f"{count // 2} / {count}")).to_be_visible()
    page.wait_for_url(re.compile(rf"/r/{table}#{count // 2}$"))
    page.reload()
    expect(page.get_by_text(f"{count // 2} / {count}")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"{count} / {count}")).to_be_visible()
    pick(page, "Seen from", "Dice-thrower (2)")
    page.get_by_role("button", name="A step back").click()
    expect(page.get_by_text(f"{count} / {count}")).to_be_hidden()
    assert page.locator(".lit").count() == 0


def scrub(slider: ElementHandle, to: int) -> None:
    slider.evaluate(
        "(slider, to) => { slider.value = to; slider.dispatchEvent(new Event('input', { bubbles: true })); }", to
    )
