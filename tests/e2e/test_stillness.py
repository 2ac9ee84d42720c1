"""Whoever wants nothing to move gets just that, and does not pay for it: no element starts a transition."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import make_table

pytestmark = pytest.mark.pure_only

MOVING = """() => new Promise((done) => {
  document.documentElement.toggleAttribute('data-night');
  requestAnimationFrame(() => done(document.getAnimations().length));
})"""
"""How many parts of the page are on their way to another look, just after day became night."""


def test_no_part_of_a_still_page_is_in_transition_when_everything_changes_its_colour(guests: Guests) -> None:
    page = guests.come()
    make_table(page, "encyclopedia", ["me", "automa"])
    page.locator(".frame").wait_for()
    assert page.evaluate(MOVING) == 0


def test_a_machine_that_asks_for_less_motion_gets_none_and_can_change_its_mind(guests: Guests) -> None:
    page = guests.come(motion="system", speed="normal")
    still = page.locator("html[data-still]")
    page.get_by_role("button", name="Play now").first.wait_for()
    expect(still).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    expect(still).to_have_count(1)
    assert page.evaluate(MOVING) == 0
    page.emulate_media(reduced_motion="no-preference")
    expect(still).to_have_count(0)


def test_a_lively_page_turns_its_buttons_from_day_to_night(guests: Guests) -> None:
    page = guests.come(motion="full", speed="normal")
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.evaluate(MOVING) > 0
