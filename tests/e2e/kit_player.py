"""Somebody who plays on the page, and knows nothing but what it shows: they take one of the things that glow.

How they touch it is a hand's: a mouse, a finger, or keys. Which of the things they take is the seed's.
"""

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from playwright.sync_api import ElementHandle, Page

READ: Final = """(stale) => {
  const words = document.querySelector('header .round, header .small')?.innerText ?? '';
  const round = Number(/\\d+/.exec(words)?.[0] ?? 0);
  const draft = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('ludoteca.draft.'))
    .map(([, value]) => value)[0] ?? '';
  const seen = (element) => element.getClientRects().length > 0;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const ended = dialog?.querySelector('.ranking');
  const above = document.querySelector('.pass') ? 'pass' : ended ? 'end' : dialog ? 'dialog' : '';
  if (above) return { at: above, draft: draft(), round, token: '', things: [] };
  const places = [...document.querySelectorAll('[data-at].lit')].filter(seen)
    .map((element) => element.getAttribute('data-at'));
  const buttons = [...document.querySelectorAll(
    '.offers .coin, .offers .groups > .button:not(.quiet):not([aria-disabled]), .offers .asides .button')].filter(seen);
  const things = [...new Set(places)].map((address) => ({ address, words: '' }));
  const said = (button) => button.getAttribute('aria-label') ?? button.innerText;
  for (const button of buttons) things.push({ address: '', words: said(button) });
  const told = [...document.querySelectorAll('.told, header .one, .question')].map((each) => each.innerText);
  const token = JSON.stringify([draft(), told, things]);
  if (stale !== null && token === stale.token && performance.now() < stale.until) return null;
  if (things.length > 0) return { at: 'question', draft: draft(), round, token, things };
  const confirm = document.querySelector('.acts .button.main:not([aria-disabled])');
  if (draft() !== '' && confirm) return { at: 'confirm', draft: draft(), round, token, things };
  return null;
}"""
"""What there is to do; null while there is nothing, or while the last click has not been answered."""

FIND: Final = """({ address, words }) => {
  const seen = (element) => element.getClientRects().length > 0;
  const found = address !== ''
    ? [...document.querySelectorAll('[data-at].lit')].filter((each) => each.getAttribute('data-at') === address)
    : [...document.querySelectorAll('.offers .coin, .offers .button')]
        .filter((each) => (each.getAttribute('aria-label') ?? each.innerText) === words);
  return found.filter(seen).find((each) => !each.closest('[inert]')) ?? found.filter(seen)[0] ?? null;
}"""
TAB_OF: Final = """(element) => {
  const area = element.closest('[role=tabpanel][inert]');
  return area ? document.getElementById(area.getAttribute('aria-labelledby')) : null;
}"""
SHOWN: Final = """(element) => {
  const area = element.closest('[role=tabpanel]');
  return !area.inert && Math.abs(area.getBoundingClientRect().left) < 1;
}"""
AT_REST: Final = """() => {
  const strip = document.querySelector('.areas .strip');
  const before = window.stripBefore;
  window.stripBefore = strip?.scrollLeft ?? 0;
  return !strip || (before === strip.scrollLeft && Math.abs(strip.scrollLeft % strip.clientWidth) < 1);
}"""
KEPT: Final = "() => Object.entries(sessionStorage).find(([key]) => key.startsWith('ludoteca.draft.')) ?? null"
AWAY: Final = """(element) => {
  const middle = (each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const here = document.activeElement;
  const [from, to] = [middle(here), middle(element)];
  return here === element ? null : [here.dataset.at, to[0] - from[0], to[1] - from[1]];
}"""
"""What has the focus, and how far it is from there to the right and down; null if this has it."""
ARROWS: Final = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
MOST_TABS: Final = 250
MOST_ARROWS: Final = 40
LOOKS_ALIKE: Final = 3000.0
STUCK: Final = 30.0


class Thing(NamedTuple):
    """Something that glows: an address on the board, or the words of a button beside it."""

    address: str
    words: str


class Sight(NamedTuple):
    """What the page shows to be done now."""

    at: str
    draft: str
    round: int
    token: str
    """Tells this sight from the next."""
    things: tuple[Thing, ...]


class Hand(Protocol):
    def touch(self, page: Page, element: ElementHandle) -> None: ...


class Mouse:
    def touch(self, page: Page, element: ElementHandle) -> None:
        element.click()


class Finger:
    """Taps; what lies in a part of the board that is not shown is looked for first."""

    def touch(self, page: Page, element: ElementHandle) -> None:
        self.find(page, element)
        element.tap()

    def find(self, page: Page, element: ElementHandle) -> None:
        page.wait_for_function(AT_REST, polling=60)  # the page itself may be on its way to what glows
        tab = element.evaluate_handle(TAB_OF).as_element()
        if tab is not None:
            tab.tap()
            page.wait_for_function(SHOWN, arg=element)


class Keys:
    """Never a pointer: Tab until the thing has the focus, then Enter."""

    def touch(self, page: Page, element: ElementHandle) -> None:
        self.find(page, element)
        page.keyboard.press("Enter")

    def find(self, page: Page, element: ElementHandle) -> None:
        for _ in range(MOST_TABS):
            if element.evaluate("(element) => document.activeElement === element"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {element.evaluate('(element) => element.outerHTML')[:200]}")

    def walk(self, page: Page, element: ElementHandle) -> None:
        """By the arrow keys, from what has the focus: the arrow that leads nearest, and none twice from the same."""
        pressed: set[tuple[str, str]] = set()
        for _ in range(MOST_ARROWS):
            away = element.evaluate(AWAY)
            if away is None:
                return
            here, right, down = away
            left = [arrow for arrow in ARROWS if (here, arrow) not in pressed]
            arrow = max(left, key=lambda arrow: ARROWS[arrow][0] * right + ARROWS[arrow][1] * down)
            pressed.add((here, arrow))
            page.keyboard.press(arrow)
        raise AssertionError(f"no arrows lead to {element.evaluate('(element) => element.outerHTML')[:200]}")


class Player:
    def __init__(self, page: Page, seed: str = "", hand: Hand | None = None) -> None:
        self.page: Final = page
        self.hand: Final = hand or Mouse()
        self._luck: Final = random.Random(seed)
        self._stale: dict[str, float | str] | None = None
        self.answers = 0
        self.turns = 0

    # Looking

    def look(self) -> Sight:
        """What is to be done; waits while it is nobody's turn here."""
        return sight_of(self.page.wait_for_function(READ, arg=self._stale).json_value())

    def glance(self) -> Sight | None:
        """The same, without waiting."""
        found = self.page.evaluate(READ, self._stale)
        return None if found is None else sight_of(found)

    def draft(self) -> list[str]:
        """My answers that are not final."""
        kept = self.page.evaluate(
            "() => Object.entries(sessionStorage).find(([key]) => key.startsWith('ludoteca.draft.'))"
        )
        return [] if kept is None else json.loads(kept[1])[1:]

    def glowing(self) -> set[Thing]:
        return set(self.look().things)

    # Doing

    def step(self, choose: Callable[[tuple[Thing, ...]], Thing] | None = None) -> Sight:
        """Do one thing of those that are to be done, and say what was seen before. At the end, nothing."""
        sight = self.look()
        if sight.at == "pass":
            self._press(".pass .button")
        elif sight.at == "dialog":
            self.page.keyboard.press("Escape")
            self.page.wait_for_function("() => document.querySelector('dialog[open]') === null")
        elif sight.at == "confirm":
            self._await_answer(sight)
            self._press(".acts .button.main")
            self.turns += 1
        elif sight.at == "question":
            self._await_answer(sight)
            self.take((choose or self._luck.choice)(sight.things))
            self.answers += 1
        return sight

    def _await_answer(self, sight: Sight) -> None:
        """What is seen now counts no longer, but for the rare answer after which everything looks as before."""
        self._stale = {"token": sight.token, "until": self.page.evaluate("performance.now()") + LOOKS_ALIKE}

    def take(self, thing: Thing) -> None:
        element = self.page.evaluate_handle(FIND, thing._asdict()).as_element()
        assert element is not None, f"{thing} glowed, and is gone"
        self.hand.touch(self.page, element)

    def _press(self, selector: str) -> None:
        element = self.page.wait_for_selector(selector)
        assert element is not None
        self.hand.touch(self.page, element)

    def play(self, until: Callable[[Sight], bool]) -> Sight:
        """Play on until this is seen, which is not done any more, or until the end."""
        while True:
            sight = self.look()
            if sight.at == "end" or until(sight):
                return sight
            self.step()

    def play_round(self) -> None:
        """To the beginning of the next round."""
        first = self.look().round
        self.play(lambda sight: sight.round > max(1, first))

    def play_to_the_end(self) -> None:
        assert self.play(lambda _: False).at == "end"

    def play_turns(self, turns: int) -> None:
        """So many confirmed turns more."""
        goal = self.turns + turns
        self.play(lambda _: self.turns >= goal)

    def forget(self) -> None:
        """What was done last is answered: by a reload, or by taking something back."""
        self._stale = None


def sight_of(found: dict[str, Any]) -> Sight:
    things = tuple(Thing(each["address"], each["words"]) for each in found["things"])
    return Sight(found["at"], found["draft"], found["round"], found["token"], things)


def together(players: Sequence[Player], until: Callable[[Sight], bool]) -> None:
    """Whoever can do something does it, until one of them sees this, or all see the end."""
    last = time.monotonic()
    while time.monotonic() < last + STUCK:
        seen = [player.glance() for player in players]
        if any(sight is not None and until(sight) for sight in seen):
            return
        if all(sight is not None and sight.at == "end" for sight in seen):
            return
        for player, sight in zip(players, seen, strict=True):
            if sight is not None and sight.at != "end":
                player.step()
                last = time.monotonic()
    raise AssertionError("nobody at the table can do anything")


def table_of(page: Page) -> str:
    page.wait_for_url(re.compile(r"/t/"))
    return page.url.rpartition("/t/")[2]
