"""Dragged or pointed at, by mouse and by finger: things go where they may; where they may not, the place says why."""

import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from typing import Protocol

import pytest
from playwright.sync_api import Browser, ElementHandle, Page, WebSocketRoute, expect

from ludoteca import registry
from ludoteca.games.encyclopedia.turn import TakeDie
from ludoteca.games.navoria.gather import TakeToken
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table
from tests.e2e import browser as browsers
from tests.e2e.browser import PHONE, QUICK, WIDE, Size, Watch
from tests.e2e.checks import overflows, violations
from tests.e2e.player import Finger, Keys, Mouse, Player
from tests.e2e.reckoning import entries_of
from tests.e2e.staging import Stage, Staged, sit_in

pytestmark = [pytest.mark.pure_only, pytest.mark.xdist_group("dragging")]  # its stage is set once

AUTOMA = "automa:linne:boudeuse"
DRAFTED = "(n) => JSON.parse(Object.values(sessionStorage)[0] ?? '[]').length === n + 1"
FURTHER = "(n) => JSON.parse(Object.values(sessionStorage)[0] ?? '[]').length >= n + 1"
CARRIED = ".flight.held"
TIP = ".tip:popover-open"
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


class Moment:
    """My turn to take a die, where no die can go to one place, or only some to another."""

    def __init__(self, mixed: bool = False) -> None:
        self._mixed = mixed
        self.nowhere = ""
        """A place to which no die can go."""
        self.place = ""
        """One to which these can, and those cannot."""
        self.able: set[str] = set()
        self.unable: set[str] = set()

    def __call__(self, table: Table[Plain]) -> bool:
        question = table.question
        if not isinstance(question, TakeDie) or question.seat != 0:
            return False
        game = registry.find("encyclopedia")
        assert game is not None
        ways = game.ways(table, 0)
        self.place = self.nowhere = ""
        for place in ways.places():
            told = ways.plan(None, place)[1]
            able = {f"die/{way.thing}" for way in told if way.refusal is None}
            unable = {f"die/{way.thing}" for way in told if way.refusal is not None}
            if not able:
                self.nowhere = place
            elif unable:
                self.place, self.able, self.unable = place, able, unable
        return self.place != "" if self._mixed else self.nowhere != ""


def gathering(table: Table[Plain]) -> bool:
    return isinstance(table.question, TakeToken) and table.question.seat == 0


class Visit:
    """Anna at her table."""

    def __init__(self, stage: Stage, chromium: Browser) -> None:
        self.stage = stage
        self._chromium = chromium
        self.watch = Watch()
        self.contexts = ExitStack()

    def at(self, table: Staged, size: Size = WIDE, settings: Mapping[str, bool | str] = QUICK) -> Page:
        made = browsers.context(self._chromium, self.stage.url, self.watch, size, settings)
        context = self.contexts.enter_context(made)
        sit_in(context, self.stage, table.key)
        page = context.new_page()
        page.goto(f"/t/{table.table}")
        look_around(page)
        return page


def look_around(page: Page) -> None:
    """Until something may be done, and nothing lies above the board."""
    page.locator("[data-at].lit").first.wait_for(state="attached")
    if page.locator("dialog[open]").count() > 0:
        page.keyboard.press("Escape")


@pytest.fixture
def visit(stage: Stage, chromium: Browser) -> Iterator[Visit]:
    visiting = Visit(stage, chromium)
    with visiting.contexts:
        yield visiting
    assert visiting.watch.verdict() == []


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


def seen_at(page: Page, address: str) -> ElementHandle:
    """The thing at an address, in the part of the board that is shown."""
    found = page.query_selector_all(f"[data-at='{address}']")
    return next(
        each for each in found if each.is_visible() and not each.evaluate("(thing) => !!thing.closest('[inert]')")
    )


def die_at(page: Page, address: str) -> ElementHandle:
    """On a small screen at the foot if it lies there: nothing else need be turned to."""
    found = page.query_selector_all(f"footer [data-at='{address}'], [data-at='{address}']")
    at_the_foot = [each for each in found if each.evaluate("(thing) => !!thing.closest('footer')")]
    return (at_the_foot or found)[0]


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


def lights(page: Page, light: str) -> set[str]:
    things = page.locator(f"[data-at].{light}").all()
    return {thing.get_attribute("data-at") or "" for thing in things}


def says_why(page: Page) -> None:
    expect(page.locator(TIP)).to_be_visible()
    assert len(page.locator(f"{TIP} span").inner_text()) > 10
    expect(page.locator(TIP).get_by_role("link")).to_be_attached()


def confirmed(page: Page, table: Staged, known: int) -> list[str]:
    """Make the draft final: the words of the decisions that the journal has from then on."""
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(page.get_by_role("button", name="Step back")).to_be_hidden()
    return [str(entry["word"]) for entry in entries_of(page, table.table)[known:] if "seat" in entry]


def my_die(page: Page) -> str:
    """A die of mine that may be taken."""
    own = page.locator("[data-at^='slot/0/'] [data-at^='die/'].lit").first.get_attribute("data-at")
    assert own is not None
    return own


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


# The place first


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
