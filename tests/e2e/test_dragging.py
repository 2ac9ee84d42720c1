"""Dragged by mouse and by finger: things go where they may; where they may not, the place says why."""

import json
import math
import re
from collections.abc import Callable
from typing import Protocol

import pytest
from playwright.sync_api import ElementHandle, Page, WebSocketRoute, expect

from ludoteca.games.encyclopedia.rules.round import SlotDie
from ludoteca.games.navoria.rules.gather import TakeToken
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.e2e.kit_browser import PHONE, QUICK
from tests.e2e.kit_checks import overflows, violations
from tests.e2e.kit_player import Finger, Player
from tests.e2e.kit_reckoning import entries_of
from tests.e2e.kit_staging import Stage, Staged
from tests.e2e.kit_visiting import AUTOMA, DRAFTED, TIP, Moment, Visit, lights, look_around, my_die, says_why, seen_at

pytestmark = pytest.mark.pure_only

CARRIED = ".flight.held"
MOVING = {**QUICK, "motion": "full", "speed": "normal"}
NEAR = 8.0
"""Pixels: a piece may change its size on its way, and its middle not its place."""
WATCH_FLIGHTS = """() => {
  window.flights = [];
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (node.classList?.contains('flight')) window.flights.push(middle(node.getBoundingClientRect()));
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Where each flight sets off."""


def gathering(table: Table[Plain]) -> bool:
    return isinstance(table.question, TakeToken) and table.question.seat == 0


# Hands that drag


class Dragger(Protocol):
    def down(self, x: float, y: float) -> None: ...
    def move(self, x: float, y: float) -> None: ...
    def up(self) -> None: ...


class MouseDrag:
    def __init__(self, page: Page) -> None:
        self.page = page

    def down(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y, steps=4)

    def up(self) -> None:
        self.page.mouse.up()


class FingerDrag:
    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        self._touch("touchEnd")


def middle(thing: ElementHandle) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pick_up(page: Page, hand: Dragger, address: str) -> None:
    x, y = middle(seen_at(page, address))
    hand.down(x, y)
    hand.move(x + 4, y)
    expect(page.locator(CARRIED)).to_have_count(0)  # so little is still a click
    hand.move(x + 12, y - 8)
    expect(page.locator(CARRIED)).to_have_count(1)


def carry_to(page: Page, hand: Dragger, address: str, light: str = "lit") -> None:
    page.locator(f"[data-at='{address}'].{light}").first.wait_for(state="attached")
    hand.move(*middle(seen_at(page, address)))


def confirmed(page: Page, table: Staged, known: int) -> list[str]:
    """Make the draft final: the words of the decisions that the journal has from then on."""
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(page.get_by_role("button", name="Step back")).to_be_hidden()
    return [str(entry["word"]) for entry in entries_of(page, table.table)[known:] if "seat" in entry]


# Dragging


def test_a_die_is_dragged_to_its_place_and_the_move_is_made(stage: Stage, visit: Visit) -> None:
    table = stage.table("encyclopedia", [AUTOMA], "die", Moment())
    page = visit.at(table)
    before = entries_of(page, table.table)
    die = my_die(page)
    hand = MouseDrag(page)
    pick_up(page, hand, die)
    carry_to(page, hand, "action/bank")
    assert not any(address.startswith("die/") for address in lights(page, "lit"))
    assert violations(page) == []
    hand.up()
    page.wait_for_function(DRAFTED, arg=2)
    player = Player(page, "die")
    assert player.draft() == [die.removeprefix("die/"), "bank"]
    assert entries_of(page, table.table) == before
    expect(page.locator(CARRIED)).to_have_count(0)
    assert confirmed(page, table, len(before))[:2] == [die.removeprefix("die/"), "bank"]


class Line:
    """To the server, and cut when it is wanted: what is asked meanwhile is asked later."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.held: list[Callable[[], None]] = []
        page.route_web_socket(re.compile("/ws"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def sent(frame: str | bytes) -> None:
            if self.cut and json.loads(frame)["do"] in ("plan", "try"):
                self.held.append(lambda: server.send(frame))
            else:
                server.send(frame)

        line.on_message(sent)

    def mend(self) -> None:
        self.cut = False
        for send in self.held:
            send()


def test_what_is_let_go_stands_there_until_the_board_has_changed_and_flies_on_from_there_once(
    stage: Stage, visit: Visit
) -> None:
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "die", Moment()), settings=MOVING)
    line = Line(page)
    page.reload()
    look_around(page)
    die = my_die(page)
    origin = middle(seen_at(page, die))
    hand = MouseDrag(page)
    pick_up(page, hand, die)
    carry_to(page, hand, "action/bank")
    there = middle(seen_at(page, "action/bank"))
    page.evaluate(WATCH_FLIGHTS)
    line.cut = True
    hand.up()
    while not line.held:
        page.wait_for_timeout(20)
    assert near(middle(page.locator(CARRIED).element_handle()), there)
    expect(page.locator(f"[data-at='{die}']")).to_have_css("opacity", "0.35")
    line.mend()
    page.wait_for_function(DRAFTED, arg=2)
    expect(page.locator(CARRIED)).to_have_count(0)
    flights: list[tuple[float, float]] = page.evaluate("window.flights")
    assert len([start for start in flights if near(start, there)]) == 1
    assert not any(near(start, origin) for start in flights)
    expect(page.locator(".dropped")).to_have_count(0)


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return math.dist(one, other) < NEAR


def test_a_token_is_dragged_to_a_space_of_the_capital(stage: Stage, visit: Visit) -> None:
    table = stage.table("navoria", ["Bea"], "token", gathering)
    page = visit.at(table)
    before = entries_of(page, table.table)
    token = next(iter(sorted(lights(page, "lit"))))
    trade = token.split("/")[1]
    hand = MouseDrag(page)
    pick_up(page, hand, token)
    space = f"area/{trade}/space3"
    carry_to(page, hand, space)
    assert lights(page, "lit") == {f"area/{trade}/space{number}" for number in (1, 2, 3)} - lights(page, "refused")
    hand.up()
    page.wait_for_function(DRAFTED, arg=2)
    player = Player(page, "token")
    assert player.draft()[:2] == [trade, "space3"]
    player.play(lambda sight: sight.at == "confirm")
    assert confirmed(page, table, len(before))[:2] == [trade, "space3"]


def test_a_finger_drags_a_die_to_its_place(stage: Stage, visit: Visit) -> None:
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "finger", Moment()), PHONE)
    Finger().find(page, page.query_selector_all("[data-at='action/bank']")[0])
    die = page.locator("footer [data-at^='die/'].lit").first.get_attribute("data-at")
    assert die is not None
    hand = FingerDrag(page)
    pick_up(page, hand, die)
    carry_to(page, hand, "action/bank")
    assert overflows(page) == []
    hand.up()
    page.wait_for_function(DRAFTED, arg=2)
    assert Player(page, "finger").draft() == [die.removeprefix("die/"), "bank"]


def test_where_a_die_may_not_go_the_place_says_why_and_nothing_has_changed(stage: Stage, visit: Visit) -> None:
    moment = Moment()
    table = stage.table("encyclopedia", [AUTOMA], "refused", moment)
    page = visit.at(table)
    before, lit = entries_of(page, table.table), lights(page, "lit")
    hand = MouseDrag(page)
    pick_up(page, hand, my_die(page))
    carry_to(page, hand, moment.nowhere, "refused")
    hand.up()
    says_why(page)
    expect(page.locator(CARRIED)).to_have_count(0)
    assert (lights(page, "lit"), Player(page).draft(), entries_of(page, table.table)) == (lit, [], before)


@pytest.mark.parametrize("how", ["elsewhere", "Escape"])
def test_what_is_let_go_elsewhere_or_given_up_returns(stage: Stage, visit: Visit, how: str) -> None:
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "returns", Moment()))
    lit = lights(page, "lit")
    hand = MouseDrag(page)
    pick_up(page, hand, my_die(page))
    carry_to(page, hand, "action/bank")
    if how == "elsewhere":
        hand.move(*middle(seen_at(page, "points/0")))
    else:
        page.keyboard.press(how)
    hand.up()
    expect(page.locator(CARRIED)).to_have_count(0)
    expect(page.locator(".dragging")).to_have_count(0)
    assert (lights(page, "lit"), Player(page).draft()) == (lit, [])


# What dragging does not do


def slotting(table: Table[Plain]) -> bool:
    return isinstance(table.question, SlotDie) and table.question.seat == 0


LONG_LOOKED_AT = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  setTimeout(done, 1200);
})))"""
"""Longer than any tip lets one wait, by the page's own clock, from when the change was drawn."""


def test_no_refusal_comes_up_unasked_where_a_die_was_just_put(stage: Stage, visit: Visit) -> None:
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "slots", slotting))
    hand = MouseDrag(page)
    slot = sorted(lights(page, "lit"))[-1]
    die = next(iter(lights(page, "movable")))
    pick_up(page, hand, die)
    carry_to(page, hand, slot)
    hand.up()
    page.wait_for_function(DRAFTED, arg=1)
    page.locator(f"[data-at='{slot}'].refused").wait_for()
    page.evaluate(LONG_LOOKED_AT)
    expect(page.locator(TIP)).to_have_count(0)
    x, y = middle(seen_at(page, slot))
    page.mouse.move(x + 300, y - 200)
    page.mouse.move(x, y, steps=4)
    says_why(page)


@pytest.mark.parametrize("what", ["die", "board/0"])
def test_dragging_over_the_board_selects_no_text(stage: Stage, visit: Visit, what: str) -> None:
    page = visit.at(stage.table("encyclopedia", [AUTOMA], "slots", slotting))
    waiting = page.locator("[data-at='slots/0'] [data-at^='die/']:not(.movable)").last.get_attribute("data-at")
    assert waiting is not None
    x, y = middle(seen_at(page, waiting if what == "die" else what))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*middle(seen_at(page, "action/academy")), steps=8)
    assert page.evaluate("getSelection().toString()") == ""
    page.mouse.up()
