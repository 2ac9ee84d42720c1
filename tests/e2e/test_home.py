"""The home page: what waits for me, and what is over and can be gone through again."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import kit_browser as browsers
from tests.e2e.kit_browser import Watch
from tests.e2e.kit_screens import at_once, never
from tests.e2e.kit_staging import Stage, sit_in

pytestmark = pytest.mark.pure_only


def test_a_finished_table_is_gone_through_again_from_home(chromium: Browser, watch: Watch, tmp_path: Path) -> None:
    with Stage(tmp_path) as stage, browsers.context(chromium, stage.url, watch) as context:
        over = stage.table("navoria", ["Bea"], "over", never, anyhow=True)
        stage.table("navoria", ["Carlo"], "going", at_once, over.key)
        sit_in(context, stage, over.key)
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_role("link", name="Navoria with Carlo Your turn")).to_be_visible()
        replay = page.get_by_role("link", name="Replay: Navoria, with Bea")
        expect(replay).to_have_count(1)
        expect(page.get_by_role("link", name="Replay")).to_have_count(1)
        replay.click()
        expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    assert watch.verdict() == []
