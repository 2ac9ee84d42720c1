"""The guide of a first game: what matters now is explained, where it is, once, until it is sent away."""

import pytest
from playwright.sync_api import Locator, Page, expect

from ludoteca.games.encyclopedia.rules.round import SlotDie
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.e2e.conftest import Guests
from tests.e2e.kit_browser import QUICK, SIZES, WIDE, Size
from tests.e2e.kit_player import Player
from tests.e2e.kit_staging import Stage
from tests.e2e.kit_visiting import AUTOMA, Visit

pytestmark = pytest.mark.pure_only

COVERED = """(card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return [...document.querySelectorAll('.frame .lit')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  }).map((each) => each.dataset.at);
}"""


def first_game(page: Page, door: str = "Play now") -> None:
    page.locator("section[data-world=encyclopedia]").get_by_role("button", name=door).click()
    page.locator(".frame").wait_for()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_it_speaks_of_what_matters_now_and_shows_where_that_is(guests: Guests, size: Size) -> None:
    page = guests.come(size, guide=True)
    first_game(page)
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("Before the first round everybody chooses animals to study.")
    page.wait_for_selector("[data-at='action/academy'].pointed", state="attached")
    if size is WIDE:
        page.wait_for_selector(".guide.placed")
        assert guide.evaluate(COVERED) == []
    guide.get_by_role("button", name="I see").click()
    expect(guide).to_be_hidden()
    page.reload()
    page.locator("[data-at].lit").first.wait_for(state="attached")
    expect(guide).to_be_hidden()
    assert page.locator(".pointed").count() == 0


def test_an_automa_is_explained_when_it_has_moved_and_the_guide_can_be_sent_away(guests: Guests) -> None:
    page = guests.come(guide=True)
    first_game(page, "The box’s own opponent, strong")
    player = Player(page, "guide")
    guide = page.get_by_role("complementary", name="Guide")
    told: set[str] = set()
    for _ in range(200):
        player.look()
        while guide.count() > 0:
            words = guide.locator("p").inner_text()
            assert words not in told
            told.add(words)
            if words.startswith("Your turn: take one die"):
                pointed = page.locator(".pointed").evaluate_all("(all) => all.map((each) => each.dataset.at)")
                assert pointed == ["slots/1", "slots/0"] or pointed == ["slots/0", "slots/1"]
            page.wait_for_selector(".guide.placed")
            assert guide.evaluate(COVERED) == []
            guide.get_by_role("button", name="I see").click()
            page.wait_for_function("(words) => document.querySelector('.guide p')?.innerText !== words", arg=words)
        if any(words.startswith("The automa follows its cards.") for words in told):
            break
        player.step()
    else:
        raise AssertionError(f"nobody explained the automa, only: {told}")
    player.play(lambda _: guide.count() > 0)
    turned_off_by_a_stray_click(page, guide)
    player.play_turns(2)
    expect(guide).to_be_hidden()


def turned_off_by_a_stray_click(page: Page, guide: Locator) -> None:
    """Undone by the note that comes up, later by the menu; and turned off for good."""
    off = guide.get_by_role("button", name="Turn the guide off")
    words = guide.locator("p").inner_text()
    off.click()
    expect(guide).to_be_hidden()
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(guide.locator("p")).to_have_text(words)
    expect(page.get_by_role("status").get_by_role("button", name="Undo")).to_be_hidden()
    off.click()
    expect(guide).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Guide").click()
    page.keyboard.press("Escape")
    expect(guide.locator("p")).to_have_text(words)
    off.click()
    expect(guide).to_be_hidden()


def round_begins(table: Table[Plain]) -> bool:
    return isinstance(table.question, SlotDie) and table.question.seat == 0


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_of_a_round_token_it_points_at_the_token(stage: Stage, visit: Visit, size: Size) -> None:
    staged = stage.table("encyclopedia", [AUTOMA], "token", round_begins)
    page = visit.at(staged, size, {**QUICK, "guide": True})
    guide = page.get_by_role("complementary", name="Guide")
    while "round token" not in (words := guide.locator("p").inner_text()):
        guide.get_by_role("button", name="I see").click()
        expect(guide.locator("p")).not_to_have_text(words)
    pointed = page.locator(".pointed")
    expect(pointed).to_have_count(1)
    expect(pointed).to_contain_text("This round")
