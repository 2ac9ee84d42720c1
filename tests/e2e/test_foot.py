"""The foot of a phone: all that is mine lies there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.games.navoria.docks import PlaceGood
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.e2e import browser as browsers
from tests.e2e.browser import PHONE, Size, Watch, change_settings
from tests.e2e.checks import hard_to_touch, overflows, sticks_out
from tests.e2e.screens import settled
from tests.e2e.staging import Stage, Staged, sit_in

pytestmark = pytest.mark.pure_only

LANGUAGES = ("en", "fr", "it", "pl")
SMALL = Size("small", 360, 640, True)


@pytest.fixture(scope="module")
def stage(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with Stage(Path(tmp_path_factory.mktemp("stage"))) as stage:
        yield stage


def opened(chromium: Browser, stage: Stage, watch: Watch, size: Size, staged: Staged) -> Page:
    context = browsers.context(chromium, stage.url, watch, size)
    sit_in(context, stage, staged.key)
    page = context.new_page()
    page.goto(f"/t/{staged.table}")
    page.locator(".frame").wait_for()
    settled(page)
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('dialog[open]') === null")
    return page


def goods_gained(table: Table[Plain]) -> bool:
    question = table.question
    return isinstance(question, PlaceGood) and question.seat == 0 and len(question.goods) > 1


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=lambda size: size.name)
def test_all_docks_are_at_hand_while_goods_are_put_on_them(
    chromium: Browser, stage: Stage, watch: Watch, size: Size
) -> None:
    page = opened(chromium, stage, watch, size, stage.table("navoria", ["Bea"], "goods", goods_gained, anyhow=True))
    for language in LANGUAGES:
        change_settings(page, language=language)
        settled(page)
        assert sticks_out(page) == []
        assert overflows(page) == []
    assert hard_to_touch(page) == []
    page.context.close()
    assert watch.verdict() == []
