"""The page as an app of its own: what Chromium asks of one before it offers to install it."""

import pytest

from tests.e2e.conftest import Guests

pytestmark = pytest.mark.pure_only

GUESTS_LEAVE_NO_TRACE = "in-incognito"


def test_it_can_be_installed_as_an_app(guests: Guests) -> None:
    page = guests.context().new_page()
    page.goto("/")
    line = page.context.new_cdp_session(page)
    manifest = line.send("Page.getAppManifest")
    assert (manifest["url"].rpartition("/")[2], manifest["errors"]) == ("app.webmanifest", [])
    hindrances = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {hindrance["errorId"] for hindrance in hindrances} <= {GUESTS_LEAVE_NO_TRACE}
