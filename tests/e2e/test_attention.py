"""Whoever looks elsewhere is called: by the title, by a note, by sounds. And who stays away is voted out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.server.room import PATIENCE_OF_A_VOTE, REPLACED
from tests.e2e import kit_browser as browsers
from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import invitation, join, make_table
from tests.e2e.kit_browser import QUICK, WIDE, Watch
from tests.e2e.kit_player import Player
from tests.e2e.kit_screens import seat_of
from tests.e2e.kit_staging import Stage, sit_in

pytestmark = pytest.mark.pure_only

LISTEN = """() => {
  window.notes = [];
  window.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      window.notes.push({ title, body: options.body });
    }
  };
  window.away = false;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  window.played = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.played += 1;
    return start.apply(this, when);
  };
}"""
"""Keep what the browser is told to show and to play; whether somebody looks at the page is for the test to say."""


def listened(guests: Guests, **settings: bool | str) -> Page:
    context = guests.context(settings={**QUICK, **settings})
    context.grant_permissions(["notifications"], origin=guests.house.url)
    context.add_init_script(f"({LISTEN})()")
    return context.new_page()


def two_at_a_table(guests: Guests, **settings: bool | str) -> tuple[Page, Page]:
    """Whoever decides first, and the other."""
    host, friend = listened(guests, **settings), listened(guests, **settings)
    make_table(host, "navoria", ["me", "friend"])
    join(friend, invitation(host), "Bea")
    for page in (host, friend):
        page.locator("header .one").wait_for()
    return (host, friend) if host.title().startswith("●") else (friend, host)


def play_until_it_is_the_turn_of(waiting: Page, player: Player) -> None:
    while not waiting.title().startswith("●"):
        if player.glance() is None:
            player.page.wait_for_timeout(20)
        else:
            player.step()


def test_the_title_says_that_it_is_my_turn(guests: Guests) -> None:
    deciding, waiting = two_at_a_table(guests)
    expect(deciding).to_have_title("● Your turn · Navoria")
    expect(waiting).to_have_title("Navoria")
    play_until_it_is_the_turn_of(waiting, Player(deciding, "title"))
    expect(waiting).to_have_title("● Your turn · Navoria")
    expect(deciding).to_have_title("Navoria")


@pytest.mark.parametrize(("notify", "away", "notes"), [(True, True, 1), (True, False, 0), (False, True, 0)])
def test_a_note_tells_whoever_looks_elsewhere_that_it_is_their_turn(
    guests: Guests, notify: bool, away: bool, notes: int
) -> None:
    deciding, waiting = two_at_a_table(guests, notify=notify)
    waiting.evaluate("(away) => { window.away = away; }", away)
    play_until_it_is_the_turn_of(waiting, Player(deciding, "note"))
    waiting.wait_for_function("(notes) => window.notes.length >= notes", arg=notes)
    found = waiting.evaluate("window.notes")
    assert len(found) == notes
    assert all(note["title"] == "Your turn" and len(note["body"]) > 10 for note in found)
    assert deciding.evaluate("window.notes") == []


def test_sounds_are_played_while_they_are_turned_on(guests: Guests) -> None:
    page = listened(guests, sound=False)
    make_table(page, "navoria", ["me", "bot:random"])
    player = Player(page, "sounds")
    player.play_turns(1)
    player.look()
    assert page.evaluate("window.played") == 0
    page.keyboard.press("m")
    player.play_turns(1)
    page.wait_for_function("() => window.played > 0")
    player.look()
    page.keyboard.press("m")
    played = page.evaluate("window.played")
    player.play_turns(1)
    player.look()
    assert page.evaluate("window.played") == played


@pytest.fixture
def stage(tmp_path: Path, chromium: Browser) -> Iterator[Stage]:
    with Stage(tmp_path) as opened:
        yield opened


def test_a_bot_plays_for_who_is_away_when_all_who_are_here_agree(chromium: Browser, stage: Stage, watch: Watch) -> None:
    away = 2
    table, key = stage.table("navoria", ["Bea", "Carlo"], "vote", lambda found: seat_of(found) == away)
    stage.now += PATIENCE_OF_A_VOTE + 1
    version = stage.journal(table).version
    with (
        browsers.context(chromium, stage.url, watch, WIDE, QUICK) as hers,
        browsers.context(chromium, stage.url, watch, WIDE, QUICK) as other,
    ):
        sit_in(hers, stage, key)
        sit_in(other, stage, stage.keys["Bea"])
        anna, bea = hers.new_page(), other.new_page()
        for page in (anna, bea):
            page.goto(f"/t/{table}")
            expect(page.locator("header .one")).to_contain_text("Carlo is choosing")
        anna.keyboard.press("l")
        anna.get_by_role("tab", name="Table").click()
        anna.get_by_role("button", name="Go on without Carlo").click()
        expect(anna.get_by_text("1 vote")).to_be_visible()
        assert stage.room(table).chairs[away].gone is None
        expect(bea.get_by_text("Shall a bot play for Carlo, who is away?")).to_be_visible()
        bea.get_by_role("button", name="Agree").click()
        expect(anna.get_by_text("away; a bot plays")).to_be_visible()
        expect(bea.get_by_text("Shall a bot play for Carlo")).to_be_hidden()
        for page in (anna, bea):
            expect(page.locator("header .one")).not_to_contain_text("Carlo is choosing")
    assert stage.room(table).chairs[away].gone == REPLACED
    assert stage.journal(table).version > version
    assert watch.verdict() == []
