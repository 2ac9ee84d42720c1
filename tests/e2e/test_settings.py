"""What is changed in the settings in the middle of a game is seen, heard or felt at once, and the draft stays."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import make_table, pick
from tests.e2e.kit_browser import QUICK
from tests.e2e.kit_player import Player, table_of
from tests.e2e.kit_reckoning import entries_of
from tests.e2e.kit_screens import settled

pytestmark = pytest.mark.pure_only

WATCH = """() => {
  window.flights = [];
  window.played = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.classList.contains('flight') && !this.classList.contains('points')) window.flights.push(timing.duration);
    return animate.call(this, frames, timing);
  };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.played += 1;
    return start.apply(this, when);
  };
}"""
"""How long each thing takes that travels over the board, and how much is played."""
HATCHES = """(edges) => [...new Set(edges.flatMap((edge) =>
  /-?\\d+deg/.exec(getComputedStyle(edge).backgroundImage) ?? []))]"""
"""In how many directions that is hatched which has a colour."""


@pytest.fixture(params=["encyclopedia", "navoria"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def in_mid_game(guests: Guests, game: str) -> tuple[Page, Player]:
    """A draft lies there, after a turn."""
    context = guests.context(settings=QUICK)
    context.add_init_script(f"({WATCH})()")
    page = context.new_page()
    make_table(page, game, ["me", "automa" if game == "encyclopedia" else "bot:random"])
    player = Player(page, "settings")
    player.play_turns(1)
    player.play(lambda sight: sight.at in ("question", "confirm") and len(player.draft()) > 0)
    return page, player


@contextmanager
def the_settings(player: Player) -> Iterator[Page]:
    """As a player finds them at the table. What was drafted is still there afterwards."""
    page, draft = player.page, player.draft()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    yield page
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert player.draft() == draft
    player.forget()


def switch(page: Page, name: str) -> None:
    page.get_by_role("dialog", name="Settings").get_by_role("switch", name=name).click()


def after_a_turn(player: Player, what: str) -> list[float]:
    """What a turn brings of this, with all that follows on it until it is my turn again."""
    player.page.evaluate("(what) => { window[what] = what === 'played' ? 0 : []; }", what)
    player.play_turns(1)
    player.look()
    settled(player.page)
    found = player.page.evaluate(f"window.{what}")
    return found if isinstance(found, list) else [found]


def test_sound(guests: Guests, game: str) -> None:
    page, player = in_mid_game(guests, game)
    assert after_a_turn(player, "played") == [0]
    with the_settings(player):
        switch(page, "Sound")
    assert after_a_turn(player, "played") > [0]
    with the_settings(player):
        switch(page, "Sound")
    assert after_a_turn(player, "played") == [0]


def test_motion_and_speed(guests: Guests, game: str) -> None:
    page, player = in_mid_game(guests, game)
    assert after_a_turn(player, "flights") == []
    took: dict[str, float] = {}
    for motion, speed in (("Everything moves", "Slowly"), ("Everything moves", "Quickly")):
        with the_settings(player):
            pick(page, "Motion", motion)
            pick(page, "Others’ turns", speed)
        flights = after_a_turn(player, "flights")
        assert flights
        (took[speed],) = set(flights)
    assert took["Slowly"] == pytest.approx(took["Quickly"] * 3.6)
    with the_settings(player):
        pick(page, "Motion", "Nothing moves")
    assert after_a_turn(player, "flights") == []


def test_confirm_my_turn(guests: Guests, game: str) -> None:
    page, player = in_mid_game(guests, game)
    player.play(lambda sight: sight.at == "confirm")
    before = len(entries_of(page, table_of(page)))
    with the_settings(player):
        switch(page, "Confirm my turn")
    # what waits for a last word still does; from the next turn on there is none
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_enabled()
    assert len(entries_of(page, table_of(page))) == before
    player.play_turns(1)
    turns, after = player.turns, len(entries_of(page, table_of(page)))
    player.play(lambda sight: len(entries_of(page, table_of(page))) > after + 12)
    assert player.turns == turns
    with the_settings(player):
        switch(page, "Confirm my turn")
    assert player.play(lambda sight: sight.at == "confirm").at == "confirm"


EDGES = {"encyclopedia": ".edge", "navoria": ".trade > .head, .deck > .back"}


def test_colour_aids(guests: Guests, game: str) -> None:
    page, player = in_mid_game(guests, game)
    edges = page.locator(EDGES[game])
    plain = edges.evaluate_all(HATCHES)
    settled(page)
    before = page.screenshot()
    with the_settings(player):
        switch(page, "Colour aids")
    settled(page)
    assert len(edges.evaluate_all(HATCHES)) == 5 > len(plain)
    assert page.screenshot() != before
    with the_settings(player):
        switch(page, "Colour aids")
    assert edges.evaluate_all(HATCHES) == plain
