"""A machine that loses its network, and a line on which nothing gets through: the page says so soon, and what was done
meanwhile is not lost."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import make_table
from tests.e2e.kit_player import Player, table_of
from tests.e2e.kit_reckoning import entries_of

pytestmark = pytest.mark.pure_only


def test_it_is_said_that_nothing_gets_through_and_what_was_clicked_is_answered_later(guests: Guests) -> None:
    guests.watch.forgiven = ("ERR_INTERNET_DISCONNECTED",)
    page = guests.come()
    make_table(page, "encyclopedia", ["me", "automa"])
    player = Player(page, "offline")
    things = player.look().things
    page.context.set_offline(True)
    player.take(things[0])
    expect(page.get_by_text("Not connected. One step of yours waits to be sent.")).to_be_visible()
    assert player.draft() == []
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Step back")).to_be_visible()
    expect(page.get_by_text("Not connected.")).to_be_hidden()
    assert len(player.draft()) == 1


SOON = 6.0
"""Seconds until somebody who clicked is told that there is no answer."""


class Hole:
    """A line that stays open, and on which nothing gets through as long as it is deep."""

    def __init__(self, page: Page) -> None:
        self.deep = False
        self.lines = 0
        self.swallowed: list[dict[str, object]] = []
        page.route_web_socket(re.compile("/ws"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self.lines += 1
        server = line.connect_to_server()

        def sent(frame: str | bytes) -> None:
            if self.deep:
                self.swallowed.append(json.loads(frame))
            else:
                server.send(frame)

        line.on_message(sent)
        server.on_message(lambda frame: None if self.deep else line.send(frame))


def test_what_gets_no_answer_on_an_open_line_is_said_soon_and_sent_again(guests: Guests) -> None:
    page = guests.come()
    hole = Hole(page)
    make_table(page, "encyclopedia", ["me", "automa"])
    player = Player(page, "hole")
    player.play(lambda sight: sight.at == "confirm")
    draft, before = player.draft(), entries_of(page, table_of(page))
    late = page.get_by_text("The server does not answer yet. Your last step is being sent again.")
    lines = hole.lines
    hole.deep = True
    page.get_by_role("button", name="Confirm", exact=True).click()
    began = time.monotonic()
    expect(late).to_be_visible()
    assert time.monotonic() - began < SOON
    hole.deep = False
    expect(late).to_be_hidden()
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_hidden()
    played = [frame for frame in hole.swallowed if frame["do"] == "play"]
    assert {json.dumps(frame) for frame in played} == {json.dumps(played[0])}
    after = entries_of(page, table_of(page))
    assert [entry.get("word") for entry in after[len(before) : len(before) + len(draft)]] == draft
    assert hole.lines == lines


def test_a_line_on_which_nothing_is_heard_is_given_up_for_another(guests: Guests) -> None:
    page = guests.come()
    hole = Hole(page)
    make_table(page, "navoria", ["me", "bot:random"])
    player = Player(page, "hole")
    things = player.look().things
    lines = hole.lines
    hole.deep = True
    player.take(things[0])
    expect(page.get_by_text("The server does not answer yet.")).to_be_visible()
    while hole.lines == lines:
        page.wait_for_timeout(50)
    hole.deep = False
    expect(page.get_by_role("button", name="Step back")).to_be_visible()
    assert len(player.draft()) == 1
