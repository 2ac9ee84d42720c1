"""A whole game of each, played on the page: its last sheet is what the journal gives."""

import pytest

from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import make_table
from tests.e2e.kit_player import Player, table_of
from tests.e2e.kit_reckoning import journal_sheet, page_sheet

pytestmark = pytest.mark.pure_only


def test_a_whole_game_of_encyclopedia_against_an_automa(guests: Guests) -> None:
    page = guests.come()
    page.get_by_role("button", name="The box’s own opponent, strong").click()
    table_of(page)
    player = Player(page, "encyclopedia")
    player.play_to_the_end()
    assert page_sheet(page) == journal_sheet(page)


def test_a_whole_game_of_navoria_against_bots_without_confirming(guests: Guests) -> None:
    page = guests.come(confirm=False)
    make_table(page, "navoria", ["me", "bot:random", "bot:random"])
    player = Player(page, "navoria")
    player.play_to_the_end()
    assert player.turns == 0
    assert page_sheet(page) == journal_sheet(page)
