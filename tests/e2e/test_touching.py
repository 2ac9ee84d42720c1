"""On a phone, whatever may be done at any question of a game can be hit by a finger."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import make_table
from tests.e2e.kit_browser import PHONE
from tests.e2e.kit_checks import hard_to_touch
from tests.e2e.kit_player import AT_REST, SHOWN, Finger, Player, Sight
from tests.e2e.kit_screens import settled

pytestmark = pytest.mark.pure_only

ROUNDS = 2
KINDS = {"encyclopedia": 9, "navoria": 9}
"""So many kinds of questions come up in those rounds at least."""


def kind(sight: Sight) -> str:
    """Questions are alike whose answers lie in the same parts of the board."""
    return " ".join(sorted({thing.address.partition("/")[0] for thing in sight.things})) or sight.at


def in_every_part(page: Page) -> list[str]:
    """Of the whole board, part by part."""
    faults: list[str] = []
    settled(page)
    for number, tab in enumerate(page.locator(".areas [role=tab]").all()):
        panel = page.locator(".areas [role=tabpanel]").nth(number)
        tab.tap()
        page.wait_for_function(SHOWN, arg=panel.element_handle())
        faults += hard_to_touch(page)
    return faults


IN_SIGHT = """() => {
  const shown = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).some((found) => element.contains(found));
  };
  return [...document.querySelectorAll('.lit, .offers .coin, .offers .button, .acts .main')].some(shown);
}"""
"""Something that may be done lies before one's eyes: nobody need look for it."""


@pytest.mark.parametrize(("game", "other"), [("encyclopedia", "automa"), ("navoria", "bot:random")])
def test_whatever_is_asked_is_answered_by_a_finger(guests: Guests, game: str, other: str) -> None:
    page = guests.come(PHONE)
    make_table(page, game, ["me", other])
    player = Player(page, game, Finger())
    faults: dict[str, list[str]] = {}

    def looked(sight: Sight) -> bool:
        if sight.at in ("question", "confirm") and kind(sight) not in faults:
            settled(page)
            page.wait_for_function(AT_REST, polling=60)
            page.wait_for_function(IN_SIGHT)
            faults[kind(sight)] = in_every_part(page)
        return sight.round > ROUNDS

    player.play(looked)
    assert len(faults) >= KINDS[game], sorted(faults)
    assert {asked: found for asked, found in faults.items() if found} == {}
