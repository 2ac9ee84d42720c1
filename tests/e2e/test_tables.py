"""A round at every kind of table: two browsers, a shared screen, a phone, keys alone, a server that dies."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import invitation, join, make_table
from tests.e2e.kit_browser import PHONE, PLAIN_HTTP
from tests.e2e.kit_player import Finger, Keys, Player, table_of, together
from tests.e2e.kit_reckoning import entries_of

pytestmark = pytest.mark.pure_only

GAMES = ("encyclopedia", "navoria")
OPPONENTS = {"encyclopedia": "automa", "navoria": "bot:random"}


def test_two_browsers_at_one_table_by_invitation(guests: Guests) -> None:
    host, friend = guests.come(), guests.come()
    table = make_table(host, "navoria", ["me", "friend"])
    join(friend, invitation(host), "Bea")
    assert table_of(friend) == table
    players = [Player(host, "host"), Player(friend, "friend")]
    somebody_waits(host, friend)
    together(players, lambda sight: sight.round > 1)
    assert entries_of(host, table) == entries_of(friend, table)
    assert {entry["seat"] for entry in entries_of(host, table) if "seat" in entry} == {0, 1}


def test_an_invitation_is_copied_over_plain_http_too(guests: Guests) -> None:
    context = guests.context()
    context.add_init_script(PLAIN_HTTP)
    host = context.new_page()
    make_table(host, "navoria", ["me", "friend"])
    link = invitation(host)
    host.get_by_role("button", name="Copy").click()
    expect(host.get_by_text("Copied.")).to_be_visible()
    host.goto("/")
    host.get_by_role("textbox").first.focus()
    host.keyboard.press("ControlOrMeta+v")
    expect(host.get_by_role("textbox").first).to_have_value(link)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_share_a_screen(guests: Guests, game: str) -> None:
    page = guests.come(confirm=False)
    table = make_table(page, game, ["me:Anna", "me:Ben"])
    heard = ""
    player = Player(page, game)
    while player.look().round < 2:
        heard += page.locator("header .one b").inner_text()
        player.step()
    assert "Anna" in heard
    assert "Ben" in heard
    assert {entry["seat"] for entry in entries_of(page, table) if "seat" in entry} == {0, 1}


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_played_by_touch(guests: Guests, game: str) -> None:
    page = guests.come(PHONE)
    play_now(page, game)
    player = Player(page, game, Finger())
    player.play_round()
    assert player.turns > 0


@pytest.mark.parametrize("game", GAMES)
def test_keys_alone_are_enough(guests: Guests, game: str) -> None:
    page = guests.come()
    keys = Keys()
    button = page.locator(f"section[data-world={game}]").get_by_role("button", name="Play now")
    button.wait_for()
    keys.touch(page, button.element_handle())
    table = table_of(page)
    player = Player(page, "keys", keys)
    player.play_round()
    assert player.turns > 0
    assert any("seat" in entry for entry in entries_of(page, table))
    page.keyboard.press("l")
    log = page.get_by_role("tab", name="Log", exact=True)
    expect(log).to_be_visible()
    keys.touch(page, log.element_handle())
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Scores")).to_be_focused()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_a_server_that_is_killed_and_comes_back_has_lost_nothing(guests: Guests, game: str) -> None:
    page = guests.come()
    table = make_table(page, game, ["me", OPPONENTS[game]])
    player = Player(page, game)
    player.play_turns(2)
    player.step()
    player.look()
    draft, before = player.draft(), entries_of(page, table)
    assert draft
    guests.watch.forgiven = ("ERR_CONNECTION", "WebSocket")
    guests.house.kill()
    sign = page.get_by_role("button", name="Try now")
    expect(sign).to_be_visible()
    guests.house.open()
    expect(sign).to_be_hidden()
    assert player.draft() == draft
    player.play_turns(2)
    assert entries_of(page, table)[: len(before)] == before
    assert len(entries_of(page, table)) > len(before)


def somebody_waits(*pages: Page) -> None:
    """Whose decision it is not reads who decides what, by name and not as if they were asked."""
    heard = []
    for page in pages:
        page.locator("header .one").wait_for()
        heard.append(page.locator("header .one").inner_text())
    (waiting,) = [words for words in heard if not words.startswith("Your turn")]
    assert re.fullmatch(r"\S.* is choosing .+\.", waiting)


def play_now(page: Page, game: str) -> str:
    page.locator(f"section[data-world={game}]").get_by_role("button", name="Play now").click()
    return table_of(page)
