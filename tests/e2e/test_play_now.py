"""One click to a game: against beginners, after a win against the next level; the box's own opponent beside it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e import kit_browser as browsers
from tests.e2e.kit_browser import SIZES, WIDE, Size, Watch
from tests.e2e.kit_player import table_of
from tests.e2e.kit_screens import never
from tests.e2e.kit_staging import Stage, Staged, sit_in
from tests.e2e.kit_visiting import AUTOMA

pytestmark = pytest.mark.pure_only

OPPONENTS: Final = {"encyclopedia": 1, "navoria": 2}
STRONG: Final = "The box’s own opponent, strong"
Come = Callable[[Size, str | None], Page]


@pytest.fixture
def come(stage: Stage, chromium: Browser, watch: Watch) -> Iterator[Come]:
    """Somebody comes to the stage's own server: a newcomer, or whose key this is."""
    with ExitStack() as contexts:

        def open_page(size: Size, key: str | None = None) -> Page:
            context = contexts.enter_context(browsers.context(chromium, stage.url, watch, size))
            if key is not None:
                sit_in(context, stage, key)
            return context.new_page()

        yield open_page
    assert watch.verdict() == []


def world(page: Page, game: str) -> Locator:
    return page.locator(f"section[data-world={game}]")


def opponents(stage: Stage, page: Page) -> list[str]:
    """Who sits at the table that was opened, but for me."""
    me, *others = (chair.who for chair in stage.room(table_of(page)).chairs)
    assert me == "person"
    return others


@pytest.mark.parametrize("game", OPPONENTS)
def test_somebody_new_plays_against_beginners(stage: Stage, come: Come, game: str) -> None:
    page = come(WIDE, None)
    page.goto("/")
    expect(world(page, game).locator(".now")).to_contain_text("Beginner")
    world(page, game).get_by_role("button", name="Play now").click()
    assert opponents(stage, page) == ["bot:beginner"] * OPPONENTS[game]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_the_automa_is_one_click_away(stage: Stage, come: Come, size: Size) -> None:
    page = come(size, None)
    page.goto("/")
    expect(world(page, "navoria").get_by_role("button", name=STRONG)).to_have_count(0)
    world(page, "encyclopedia").get_by_role("button", name=STRONG).click()
    assert opponents(stage, page) == [AUTOMA]


def won(stage: Stage, come: Come, game: str) -> Staged:
    """A table that Anna has won against a beginner. After each that she loses she is offered a beginner again."""
    key = None
    for number in count():
        over = stage.table(game, ["bot:beginner"], f"won{number}", never, key)
        page = come(WIDE, over.key)
        page.goto(f"/t/{over.table}")
        page.get_by_role("dialog").wait_for()
        if stage.room(over.table).ranking[0] == 0:
            return over
        expect(page.get_by_role("button", name="Next:")).to_have_count(0)
        page.goto("/")
        expect(world(page, game).locator(".now")).to_contain_text("Beginner")
        key = over.key
    raise AssertionError


@pytest.mark.parametrize("game", OPPONENTS)
def test_after_a_win_the_next_level_is_offered_at_the_end_and_at_home(stage: Stage, come: Come, game: str) -> None:
    over = won(stage, come, game)
    page = come(WIDE, over.key)
    page.goto(f"/t/{over.table}")
    page.get_by_role("dialog").get_by_role("button", name="Next: Casual player").click()
    page.wait_for_url(lambda url: not url.endswith(over.table))
    assert opponents(stage, page) == ["bot:casual"] * OPPONENTS[game]
    page.goto("/")
    (other,) = set(OPPONENTS) - {game}
    expect(world(page, other).locator(".now")).to_contain_text("Beginner")
    expect(world(page, game).locator(".now")).to_contain_text("Casual player")
    page.reload()
    expect(world(page, game).locator(".now")).to_contain_text("Casual player")
    world(page, game).get_by_role("button", name="Play now").click()
    assert opponents(stage, page) == ["bot:casual"] * OPPONENTS[game]
