"""What is there when a game is over: the map of one's journeys, the volume, the dice drawn again."""

import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect

from ludoteca.games.navoria.box.state import State
from ludoteca.kernel.journal import Drawn
from tests.e2e import kit_browser as browsers
from tests.e2e.kit_browser import PHONE, PLAIN_HTTP, QUICK, SIZES, WIDE, Size, Watch
from tests.e2e.kit_screens import AUTOMA, journeys, never, result, table, volume
from tests.e2e.kit_screens import Cast as Tables
from tests.e2e.kit_staging import Stage, sit_in
from tests.server.kit_served import ludoteca

pytestmark = pytest.mark.pure_only

NAMES = ("Anna", "Bea")
A4: ViewportSize = {"width": 794, "height": 1123}


@pytest.fixture(scope="module")
def ended(stage: Stage) -> Tables:
    """A whole game of Navoria, Anna against Bea."""
    found, key = stage.table("navoria", NAMES[1:], "end", never)
    return Tables(key, {"navoria-end": found})


@pytest.fixture
def atlas(chromium: Browser, stage: Stage, ended: Tables, size: Size) -> Iterator[Page]:
    watch = Watch()
    with browsers.context(chromium, stage.url, watch, size, QUICK) as context:
        sit_in(context, stage, ended.key)
        page = context.new_page()
        table("navoria-end", journeys)(page, ended)
        yield page
    assert watch.verdict() == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_the_map_tells_what_the_journal_knows(atlas: Page, stage: Stage, ended: Tables) -> None:
    state = cast("State", stage.journal(ended.tables["navoria-end"]).table.state)
    for seat, name in enumerate(NAMES):
        atlas.get_by_role("button", name=f"The journeys of {name}").last.click()
        expect(atlas.get_by_role("heading", name=f"The journeys of {name}")).to_be_visible()
        rounds = atlas.locator("dialog.keepsake article")
        expect(rounds).to_have_count(3)
        guide = state.guides[seat]
        assert rounds.locator("li").count() == len(guide.residents)
        assert sum(number(each.inner_text()) for each in rounds.locator("h3 b").all()) == guide.points
        assert atlas.locator(".thing.mine .sign.outpost").count() == sum(guide.outposts)
        assert spaces(rounds, "Outposts") == sorted(
            space for land, built in enumerate(guide.outposts) for space in state.box.outpost_spaces[land][:built]
        )


def number(words: str) -> int:
    found = re.search(r"\d+", words)
    assert found is not None
    return int(found[0])


def spaces(rounds: Locator, row: str) -> list[int]:
    """The numbers of a row of the diary, of all rounds."""
    rows = rounds.locator("dl > div", has=rounds.page.get_by_text(row, exact=True)).locator("dd")
    return sorted(int(space) for each in rows.all_inner_texts() for space in re.findall(r"\d+", each))


@pytest.mark.parametrize("size", [WIDE], ids=["wide"])
def test_keys_turn_from_guide_to_guide_and_show_a_round_alone(atlas: Page) -> None:
    atlas.keyboard.press("ArrowRight")
    expect(atlas.get_by_role("heading", name="The journeys of Bea")).to_be_visible()
    atlas.keyboard.press("ArrowLeft")
    expect(atlas.get_by_role("heading", name="The journeys of Anna")).to_be_visible()
    second = atlas.get_by_role("button", name="Round II:")
    second.focus()
    atlas.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-pressed", "true")
    dim = atlas.locator("dialog.keepsake .camp.dim")
    assert set(dim.all_inner_texts()) == {"I", "III"}
    atlas.keyboard.press("Enter")
    expect(dim).to_have_count(0)
    atlas.keyboard.press("Escape")
    expect(atlas.locator("dialog.keepsake")).to_have_count(0)


def pages(paper: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", paper))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_it_is_printed_on_two_pages_without_the_table(atlas: Page) -> None:
    assert pages(atlas.pdf(format="A4")) == 2
    atlas.set_viewport_size(A4)
    atlas.emulate_media(media="print")
    lands = atlas.locator("dialog.keepsake .ground").all()
    assert all((land.bounding_box() or {"height": 0})["height"] > A4["height"] / 2 for land in lands)
    expect(atlas.locator(".frame")).to_be_hidden()
    expect(atlas.locator("dialog.keepsake nav")).to_be_hidden()
    expect(atlas.locator("dialog.keepsake article").last).to_be_visible()


@pytest.fixture
def looking(chromium: Browser, stage: Stage, ended: Tables) -> Iterator[Page]:
    watch = Watch()
    with browsers.context(chromium, stage.url, watch, WIDE, QUICK) as context:
        sit_in(context, stage, ended.key)
        yield context.new_page()
    assert watch.verdict() == []


DICE = "5"
"""The number of its button on the result."""


@pytest.mark.parametrize("plain", [False, True], ids=["on this machine", "over plain HTTP"])
def test_the_dice_are_drawn_again_and_are_right(looking: Page, stage: Stage, ended: Tables, plain: bool) -> None:
    if plain:
        looking.add_init_script(PLAIN_HTTP)
    table("navoria-end", result(DICE))(looking, ended)
    drawn = sum(isinstance(entry, Drawn) for entry in stage.journal(ended.tables["navoria-end"]).entries)
    expect(looking.get_by_text(f"All {drawn} draws are right.")).to_be_visible()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda told: told["draws"][3].update(number=told["draws"][3]["number"] + 1), "1 draw is not what the secret"),
        (lambda told: told["draws"][3].update(word="another"), "1 draw is not what the secret"),
        (lambda told: told.update(secret="00" * 32), "This secret is not the one that was promised."),
    ],
    ids=["another lot", "another thing", "another secret"],
)
def test_dice_that_were_tampered_with_are_reported(
    looking: Page, ended: Tables, change: Callable[[Any], None], says: str
) -> None:
    def tamper(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        change(told)
        route.fulfill(response=answer, json=told)

    looking.route("**/draws", tamper)
    table("navoria-end", result(DICE))(looking, ended)
    expect(looking.get_by_text(says)).to_be_visible()


def test_the_journal_is_downloaded_and_the_command_line_verifies_it(
    looking: Page, ended: Tables, tmp_path: Path
) -> None:
    table("navoria-end")(looking, ended)
    looking.keyboard.press("?")
    with looking.expect_download() as download:
        looking.get_by_role("link", name="Download the journal").click()
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    verified = subprocess.run(ludoteca("verify", str(kept)), capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stderr
    assert "draws are what the commitment" in verified.stdout


def test_another_game_is_begun_from_the_result(looking: Page, ended: Tables) -> None:
    table("navoria-end", result(None))(looking, ended)
    looking.get_by_role("button", name="Play again").click()
    looking.wait_for_url(lambda url: "/t/" in url and ended.tables["navoria-end"] not in url)
    expect(looking.get_by_role("heading", name="Invite a friend")).to_be_visible()


PRINTED = """(pages) => pages.map((page) => {
  const { width, height } = page.getBoundingClientRect();
  return [width, height, getComputedStyle(page).printColorAdjust];
})"""
"""How much of the paper each page takes, and whether its colours are printed."""


def test_the_volume_is_printed_in_colour_and_a_whole_page_for_each_plate(chromium: Browser, stage: Stage) -> None:
    watch = Watch()
    found, key = stage.table("encyclopedia", [AUTOMA], "end", never)
    with browsers.context(chromium, stage.url, watch, WIDE, QUICK) as context:
        sit_in(context, stage, key)
        page = context.new_page()
        table("encyclopedia-end", volume)(page, Tables(key, {"encyclopedia-end": found}))
        plates = page.locator("dialog.keepsake .page").count()
        assert plates > 2
        assert pages(page.pdf(format="A4")) == plates
        page.set_viewport_size(A4)
        page.emulate_media(media="print")
        printed = page.locator("dialog.keepsake .page").evaluate_all(PRINTED)
        assert printed == [[A4["width"], A4["height"], "exact"]] * plates
    assert watch.verdict() == []
