"""What a player reads of what others did: beside the board, on coming back, in the log, in a replay."""

import re
from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.games.encyclopedia.box.state import State as Encyclopedia
from ludoteca.kernel.journal import Drawn
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.e2e import kit_browser as browsers
from tests.e2e.kit_browser import QUICK, SIZES, Size, Watch
from tests.e2e.kit_player import Finger, Player
from tests.e2e.kit_screens import AUTOMA, half_way, never, seat_of, settled
from tests.e2e.kit_staging import Stage, Staged, sit_in

pytestmark = pytest.mark.pure_only

MOVING = {**QUICK, "motion": "full", "speed": "normal"}
STILL = "() => document.querySelector('.flight') === null"
WATCH_ALOUD = """() => {
  window.aloud = [];
  const heard = () => window.aloud.push(...[...document.querySelectorAll('[aria-live]')].map((each) => each.innerText));
  new MutationObserver(heard).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
WATCH_FLIGHTS = """() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!node.classList?.contains('flight')) continue;
      const dice = [...document.querySelectorAll(".frame [data-at^='die/']")];
      window.flights.push(dice.filter((die) => die.style.opacity === '0').map((die) => die.dataset.at));
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Which dice are not seen on the board, as each flight sets off."""
NOT_BEFORE_IT_ARRIVES = "(die) => window.flights.some((unseen) => unseen.includes(die))"
LINES = "(list) => [...list.querySelectorAll('li')].map((line) => [line.innerText, line.querySelector('a')?.pathname])"


@pytest.fixture
def page(chromium: Browser, stage: Stage, watch: Watch) -> Iterator[Page]:
    with browsers.context(chromium, stage.url, watch) as context:
        yield context.new_page()
    assert watch.verdict() == []


def go_to(page: Page, stage: Stage, staged: Staged, path: str = "/t/{table}") -> None:
    sit_in(page.context, stage, staged.key)
    page.goto(path.format(table=staged.table))
    page.locator(".frame").wait_for()


def after_an_automa(table: Table[Plain]) -> bool:
    """Anna takes her second die."""
    state = table.state
    assert isinstance(state, Encyclopedia)
    return seat_of(table) == 0 and type(table.question).__name__ == "TakeDie" and len(state.dice_on_boards()) == 6


def test_what_an_automa_did_is_told_beside_the_board_and_on_coming_back(stage: Stage, page: Page) -> None:
    go_to(page, stage, stage.table("encyclopedia", [AUTOMA], "told", after_an_automa, anyhow=True))
    since = page.get_by_role("dialog", name="Since your last turn")
    lines = since.locator("li").all_inner_texts()
    assert lines[0] == "It is Carl von Linné’s turn."
    assert any("’s card for a" in line for line in lines)
    assert "It is Anna’s turn." not in lines
    since.get_by_role("button", name="Go on").click()
    told = page.locator(".told")
    expect(told).to_contain_text(lines[1])
    expect(told).to_contain_text(f"{len(lines)} things since your last turn")
    expect(told).not_to_contain_text("It is Anna’s turn")


def dice_of(page: Page, seat: int) -> list[str]:
    """The dice on a seat's board, as the page shows them."""
    found: list[str] = page.locator(f"[data-at='board/{seat}'] [data-at^='die/']").evaluate_all(
        "(dice) => dice.map((die) => die.dataset.at)"
    )
    return found


def test_an_automa_moves_when_the_draft_is_confirmed_and_not_before(
    chromium: Browser, stage: Stage, watch: Watch
) -> None:
    staged = stage.table("encyclopedia", [AUTOMA], "then", after_an_automa, anyhow=True)
    with browsers.context(chromium, stage.url, watch, settings=MOVING) as context:
        page = context.new_page()
        go_to(page, stage, staged)
        page.get_by_role("button", name="Go on").click()
        page.evaluate(WATCH_ALOUD)
        mine, automas, version = dice_of(page, 0), dice_of(page, 1), stage.journal(staged.table).version
        bar = page.locator("header .one")
        page.locator(f"[data-at='{mine[0]}']").click()
        expect(bar).to_contain_text("What do you do")
        page.locator("[data-at='action/embassy']").click()
        expect(bar).to_contain_text("When you confirm, Carl von Linné plays.")
        told = page.locator(".told .events")
        expect(told).to_contain_text("Anna gains")
        expect(told).not_to_contain_text("Linné")
        page.wait_for_function(STILL)
        assert (dice_of(page, 0), dice_of(page, 1)) == (mine[1:], automas)
        assert stage.journal(staged.table).version == version
        assert not any("Linné" in words for words in page.evaluate("window.aloud"))
        page.evaluate(WATCH_FLIGHTS)
        page.get_by_role("button", name="Confirm", exact=True).click()
        expect(told).to_contain_text("Carl von Linné takes")
        (taken,) = {*mine[1:], *automas} - {*dice_of(page, 0), *dice_of(page, 1)}
        page.wait_for_function(NOT_BEFORE_IT_ARRIVES, arg=taken)
        page.wait_for_function("() => window.aloud.some((words) => words.includes('Carl von Linné takes'))")
        page.get_by_role("button", name="Take back").click()
        expect(page.locator(f"[data-at='board/1'] [data-at='{taken}']")).to_be_visible()
        assert dice_of(page, 1) == automas
    assert watch.verdict() == []


def figures(page: Page, at: Mapping[str, str]) -> dict[str, int]:
    return {words: int(page.locator(f'[data-at="{place}"] b').first.inner_text()) for words, place in at.items()}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize(
    ("game", "at"),
    [
        (
            "encyclopedia",
            {"VP": "points/0", "coin": "coins/0", "expedition token": "tokens/0", "royal seal": "seals/0"},
        ),
        ("navoria", {"point": "points/0"}),
    ],
)
def test_a_draft_says_in_numbers_what_the_board_then_shows(
    chromium: Browser, stage: Stage, watch: Watch, size: Size, game: str, at: Mapping[str, str]
) -> None:
    with browsers.context(chromium, stage.url, watch, size) as context:
        page = context.new_page()
        go_to(page, stage, stage.table(game, ["Bea"], f"numbers-{size.name}", half_way, anyhow=True))
        settled(page)
        page.keyboard.press("Escape")
        before = figures(page, at)
        player = Player(page, "numbers", Finger() if size.touch else None)
        player.play(lambda sight: sight.at == "confirm" and page.locator(".reckoning").count() > 0)
        said = page.locator(".reckoning .spoken").first.inner_text()
        changes = re.findall(r"(plus|minus) (\d+)\s([^,]+?)s?(?=,| and |$)", said)
        assert changes, said
        told = {words: int(amount) if sign == "plus" else -int(amount) for sign, amount, words in changes}
        shown = page.locator(".reckoning .change").all_inner_texts()
        assert [text.strip()[0] for text in shown[: len(told)]] == ["+" if by > 0 else "−" for by in told.values()]
        after = figures(page, at)
        assert {words: told.get(words, 0) for words in at} == {words: after[words] - before[words] for words in at}
    assert watch.verdict() == []


@pytest.mark.parametrize("game", ["encyclopedia", "navoria"])
def test_every_line_of_the_log_has_words_and_a_rule(stage: Stage, page: Page, game: str) -> None:
    go_to(page, stage, stage.table(game, ["Bea"], "log", half_way, anyhow=True))
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.locator("aside .log h2").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    lines = page.locator("aside .log").evaluate(LINES)
    assert len(lines) > 50
    for words, rule in lines:
        assert len(words.removesuffix("§").strip()) > 5, lines
        assert rule is not None, words
        assert rule.startswith(f"/rules/{game}/"), words


UNCOVERED = """(pointed) => pointed.map((each) => {
  const { left, width } = each.getBoundingClientRect();
  return left + width / 2 < document.querySelector('main > aside').getBoundingClientRect().left;
})"""
"""Of what is pointed at, whether it lies beside the drawer and not under it."""
UNRIMMED = """(pointed) => pointed.filter((each) => !each.closest('svg'))
  .filter((each) => getComputedStyle(each).outlineStyle !== 'dashed').map((each) => each.className)"""
"""Of what is pointed at, what does not look like it."""


@pytest.mark.parametrize("game", ["encyclopedia", "navoria"])
def test_pointing_at_a_line_of_the_log_shows_it_on_the_board(stage: Stage, page: Page, game: str) -> None:
    go_to(page, stage, stage.table(game, ["Bea"], "log", half_way, anyhow=True))
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    lines = page.locator("aside .log li")
    expect(lines.nth(20)).to_be_attached()
    for number in range(20):
        lines.nth(number).hover()
        assert any(page.locator("main .pointed").evaluate_all(UNCOVERED)), lines.nth(number).inner_text()
        assert page.locator("main .pointed").evaluate_all(UNRIMMED) == [], lines.nth(number).inner_text()
    page.locator("header .one").hover()
    assert page.locator(".pointed").count() == 0
    assert page.locator("main > .room").evaluate("(room) => room.getBoundingClientRect().left") == 0


def test_a_game_that_is_gone_through_again_is_not_over_before_its_end(stage: Stage, page: Page) -> None:
    staged = stage.table("navoria", ["Bea"], "again", never, anyhow=True)
    entries = stage.journal(staged.table).entries
    before_a_draw = next(version for version in range(60, len(entries)) if isinstance(entries[version], Drawn))
    go_to(page, stage, staged, f"/r/{{table}}#{before_a_draw}")
    expect(page.get_by_text(f"{before_a_draw} / {len(entries)}")).to_be_visible()
    bar = page.locator("header .one")
    expect(bar).to_have_text("Replay")
    page.get_by_role("button", name="To the end").click()
    expect(bar).to_contain_text("win")


def test_every_moment_of_a_replay_tells_what_was_done_last_and_the_log_stands_there(stage: Stage, page: Page) -> None:
    staged = stage.table("navoria", ["Bea"], "moments", never, anyhow=True)
    last = stage.journal(staged.table).version
    go_to(page, stage, staged, "/r/{table}#60")
    words = page.locator("section .words")
    for version in range(60, 72):
        page.evaluate("(version) => { location.hash = version; }", version)
        expect(page.get_by_text(f"{version} / {last}")).to_be_visible()
        expect(words).not_to_have_text("The table before the first move")
    page.keyboard.press("l")
    line = page.locator("aside .log li.at").first
    expect(line).to_be_in_viewport()
    assert line.inner_text().removesuffix("§").strip() in words.inner_text()
    page.keyboard.press("Home")
    expect(words).to_have_text("The table before the first move")


def test_a_replay_says_its_keys_and_leads_back_to_its_table(stage: Stage, page: Page) -> None:
    staged = stage.table("navoria", ["Bea"], "back", half_way, anyhow=True)
    go_to(page, stage, staged, "/r/{table}#60")
    page.keyboard.press("?")
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_contain_text("P play or pause")
    menu.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/t/{staged.table}")
    page.locator("[data-at].lit").first.wait_for()
