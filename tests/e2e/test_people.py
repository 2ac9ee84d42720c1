"""Who one is here, and what one may look at."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import invitation, join, make_table

pytestmark = pytest.mark.pure_only


def test_who_stands_up_from_a_private_table_sees_no_more_of_it(guests: Guests) -> None:
    host, friend = guests.come(), guests.come()
    make_table(host, "navoria", ["me", "friend", "friend"], private=True)
    join(friend, invitation(host), "Bea")
    friend.get_by_role("button", name="Stand up").click()
    expect(friend.get_by_text("This table is private: only those who play may look.")).to_be_visible()
    expect(friend.get_by_role("button", name="Sit here")).to_have_count(0)


OLD, NEW = "correct horse battery", "another horse entirely"


def test_a_passphrase_is_changed_with_the_old_one_and_signs_other_devices_out(guests: Guests) -> None:
    here, there = guests.come(at="/me"), guests.come(at="/me")
    here.get_by_label("Passphrase").first.fill(OLD)
    here.get_by_role("button", name="Keep it").click()
    expect(here.get_by_text("Your passphrase is kept.")).to_be_visible()
    handle = here.get_by_text("Handle: ").inner_text().removeprefix("Handle: ")
    sign_in(there, handle, OLD)
    there.goto("/me")
    expect(there.get_by_text(handle)).to_be_visible()
    here.get_by_label("New passphrase").fill(NEW)
    here.get_by_label("Old passphrase").fill("wrong horse battery")
    here.get_by_role("button", name="Change it").click()
    expect(here.get_by_text("The old passphrase is not right.")).to_be_visible()
    guests.watch.forgiven = ("403",)
    here.get_by_label("Old passphrase").fill(OLD)
    here.get_by_role("button", name="Change it").click()
    expect(here.get_by_text("On other devices you are signed out.")).to_be_visible()
    there.reload()
    expect(there.get_by_text("Handle: ")).to_be_visible()
    expect(there.get_by_text(handle)).to_have_count(0)
    sign_in(there, handle, NEW)
    there.goto("/me")
    expect(there.get_by_text(handle)).to_be_visible()
    here.get_by_role("button", name="Sign out everywhere").click()
    here.wait_for_url("**/")
    for page in (here, there):
        page.goto("/me")
        expect(page.get_by_text("Handle: ")).to_be_visible()
        expect(page.get_by_text(handle)).to_have_count(0)


def sign_in(page: Page, handle: str, passphrase: str) -> None:
    page.goto("/me")
    page.get_by_label("Handle").fill(handle)
    page.get_by_label("Passphrase", exact=True).last.fill(passphrase)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/")
