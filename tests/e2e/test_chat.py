"""Chat by keys: what is written is written, and nothing that a letter does elsewhere is done meanwhile."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table
from tests.e2e.kit_player import Player
from tests.e2e.kit_reckoning import entries_of
from tests.e2e.kit_staging import Stage, Staged
from tests.e2e.kit_visiting import DRAFTED, Moment, Visit

pytestmark = pytest.mark.pure_only

SENTENCE: Final = "The quick brown fox jumps over the lazy dog, nice catch?"
"""Every letter there is, and so every shortcut."""


def mine(table: Table[Plain]) -> bool:
    return isinstance(table.question, Choice) and table.question.seat == 0


def drafted(page: Page) -> list[str]:
    """A whole turn that waits for Confirm: the letter c would make it final."""
    player = Player(page, "chat")
    player.play(lambda sight: sight.at == "confirm")
    return player.draft()


def sound(page: Page) -> bool:
    kept: bool = json.loads(page.evaluate("localStorage.getItem('ludoteca.settings')"))["sound"]
    return kept


def nothing_was_done(page: Page, table: Staged, draft: list[str], before: list[dict[str, object]]) -> None:
    """The chat lies open as before, and the turn is neither made final nor stepped back."""
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function(DRAFTED, arg=len(draft))
    assert Player(page).draft() == draft
    assert entries_of(page, table.table) == before
    assert sound(page) is False


def test_a_sentence_with_every_letter_is_written_and_sent_and_the_turn_is_not_confirmed(
    stage: Stage, visit: Visit
) -> None:
    table = stage.table("encyclopedia", ["Bea"], "chat", Moment())
    page = visit.at(table)
    draft, before = drafted(page), entries_of(page, table.table)
    page.keyboard.press("t")
    line = page.get_by_role("textbox", name="Say something")
    expect(line).to_be_focused()
    page.keyboard.type(SENTENCE)
    expect(line).to_have_value(SENTENCE)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text(SENTENCE)
    nothing_was_done(page, table, draft, before)
    page.keyboard.press("Escape")
    expect(line).to_be_hidden()
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Step back")).to_be_hidden()
    assert len(entries_of(page, table.table)) > len(before)


def test_letters_do_nothing_while_a_line_lies_open_and_something_else_has_the_focus(stage: Stage, visit: Visit) -> None:
    table = stage.table("navoria", ["Bea"], "chat", mine)
    page = visit.at(table)
    draft, before = drafted(page), entries_of(page, table.table)
    page.keyboard.press("t")
    line = page.get_by_role("textbox", name="Say something")
    expect(line).to_be_focused()
    page.locator("header .round").click()
    expect(line).not_to_be_focused()
    page.keyboard.type(SENTENCE)
    page.keyboard.press("Backspace")
    nothing_was_done(page, table, draft, before)
    page.keyboard.press("Escape")
    expect(line).to_be_hidden()


def test_by_arrows_one_comes_past_the_chat(stage: Stage, visit: Visit) -> None:
    """Whoever goes from tab to tab is not drawn into the line."""
    page = visit.at(stage.table("navoria", ["Bea"], "tabs", mine))
    page.keyboard.press("s")
    page.get_by_role("tab", name="Scores").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Table", exact=True)).to_be_focused()
