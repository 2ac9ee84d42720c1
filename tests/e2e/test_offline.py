"""A machine that loses its network: the page says so soon, and what was done meanwhile is not lost."""

import pytest
from playwright.sync_api import expect

from tests.e2e.arranging import make_table
from tests.e2e.conftest import Guests
from tests.e2e.player import Player

pytestmark = pytest.mark.pure_only


def test_it_is_said_that_nothing_gets_through_and_what_was_clicked_is_answered_later(guests: Guests) -> None:
    guests.watch.forgiven = ("ERR_INTERNET_DISCONNECTED",)
    page = guests.come()
    make_table(page, "encyclopedia", ["me", "automa"])
    player = Player(page, "offline")
    things = player.look().things
    page.context.set_offline(True)
    player.take(things[0])
    expect(page.get_by_text("Not connected. One thing of yours waits to be sent.")).to_be_visible()
    assert player.draft() == []
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Step back")).to_be_visible()
    expect(page.get_by_text("Not connected.")).to_be_hidden()
    assert len(player.draft()) == 1
