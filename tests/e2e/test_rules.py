"""The rules at hand: from a card, from a refusal by keys, from a line of the log, and by searching."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Guests
from tests.e2e.kit_arranging import make_table
from tests.e2e.kit_browser import PHONE, SIZES, WIDE, Size
from tests.e2e.kit_player import Player

pytestmark = pytest.mark.pure_only

CARDS = {
    "encyclopedia": {"animal": r"/(things\.types|sepultus\.take)$", "expert": r"/experts\.(instant|lasting|final)$"},
    "navoria": {
        "resident": r"/(merchant|builder|soldier|adventurer|artisan)$",
        "favour": r"/favour\.claim$",
        "dock": r"/order\.complete$",
    },
}


def table(page: Page, game: str) -> None:
    make_table(page, game, ["me", "bot:random"])
    Player(page, "rules").look()


@pytest.mark.parametrize("game", list(CARDS))
def test_a_card_leads_to_its_rule_which_is_read_at_the_table(guests: Guests, game: str) -> None:
    page = guests.come()
    table(page, game)
    for kind, rule in CARDS[game].items():
        page.locator(f"[data-at^='{kind}/']:not(.refused)").first.hover()
        link = page.locator(".tip a")
        expect(link).to_have_attribute("href", re.compile(f"^/rules/{game}{rule}"))
        link.click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator("p").first).to_contain_text(re.compile(r"\w+ \w+"))
        expect(page).to_have_url(re.compile("/t/"))
        dialog.get_by_role("button", name="Close").last.click()
        expect(dialog).to_be_hidden()
        page.mouse.move(640, 790)
        expect(page.locator(".tip")).to_be_hidden()


def test_what_a_cards_tip_lies_over_can_still_be_pressed(guests: Guests) -> None:
    page = guests.come()
    table(page, "navoria")
    page.locator("[data-at^='resident/']").first.hover()
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    assert tip.evaluate("(tip) => getComputedStyle(tip).pointerEvents") == "none"
    assert tip.locator("a").evaluate("(link) => getComputedStyle(link).pointerEvents") == "auto"


def test_a_card_leads_to_its_rule_by_keys_and_by_a_long_press(guests: Guests) -> None:
    page = guests.come(WIDE)
    table(page, "encyclopedia")
    page.keyboard.press("Tab")
    page.locator("[data-at^='animal/'].lit").first.focus()
    expect(page.locator(".tip a")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    phone = guests.come(PHONE)
    table(phone, "navoria")
    card = phone.locator("[data-at^='resident/']").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    phone.locator(".tip a").tap()
    expect(phone.get_by_role("dialog")).to_be_visible()


def refuse_tries(page: Page, rule: str) -> None:
    """Whatever is tried is refused by this rule."""

    def open_line(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def sent(frame: str | bytes) -> None:
            command = json.loads(frame)
            refusal = {"rule": rule, "code": "so", "says": {"m": "so", "o": "That is not so."}}
            if command["do"] == "try":
                line.send(json.dumps({"is": "refused", "id": command["id"], "refusal": refusal}))
            else:
                server.send(frame)

        line.on_message(sent)

    page.route_web_socket(re.compile("/ws"), open_line)


@pytest.mark.parametrize(("rule", "links"), [("turn.die", 1), ("table", 0)])
def test_a_note_that_refuses_leads_to_its_rule_if_the_reference_has_it(guests: Guests, rule: str, links: int) -> None:
    page = guests.come()
    refuse_tries(page, rule)
    make_table(page, "encyclopedia", ["me", "bot:random"])
    player = Player(page, "rules")
    player.take(player.look().things[0])
    note = page.locator(".toasts p", has_text="That is not so.")
    expect(note).to_be_visible()
    expect(note.get_by_role("link", name="Rule")).to_have_count(links)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_have_count(links)
    expect(page).to_have_url(re.compile("/t/"))


def test_the_reference_is_searched_by_words_and_by_id(guests: Guests) -> None:
    page = guests.come(at="/rules/encyclopedia")
    rules = page.locator("main ol > li")
    expect(rules.nth(20)).to_be_visible()
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("bank.first")
    expect(rules).to_have_count(1)
    expect(rules).to_contain_text("bank.first")
    search.fill("reference animal")
    expect(rules.filter(has_text="publication.reference")).to_be_visible()
    search.fill("zeppelin")
    expect(page.get_by_text("No rule speaks of “zeppelin”.")).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize(("game", "last"), [("encyclopedia", "Edizioni"), ("navoria", "Fine della partita")])
def test_the_contents_lead_to_every_chapter(guests: Guests, size: Size, game: str, last: str) -> None:
    page = guests.come(size, f"/rules/{game}/setup.order", language="it")
    expect(page.locator("[id='rule-setup.order']")).to_be_in_viewport()
    contents = page.get_by_role("navigation", name="Indice")
    chapters = page.locator("main section > h2").all_inner_texts()
    assert chapters[:2] == ["Materiali", "Preparazione"]
    assert chapters[-1] == last
    for title in reversed(chapters):
        if size.touch:
            contents.locator("summary").tap()
        assert contents.get_by_role("link").all_inner_texts() == chapters
        link = contents.get_by_role("link", name=title, exact=True)
        if size.touch:
            link.tap()
        else:
            link.click()
        expect(page.get_by_role("heading", name=title, exact=True, level=2)).to_be_in_viewport()
    page.reload()
    expect(page.locator("[id='rule-setup.order']")).to_be_in_viewport()
    page.goto(f"/rules/{game}#chapter-end")
    page.reload()
    expect(page.locator("#chapter-end h2")).to_be_in_viewport()
    search = page.get_by_role("searchbox", name="Cerca nelle regole")
    search.fill("preparazione")
    expect(page.locator("main section > h2").first).to_have_text("Preparazione")
    assert page.locator("main section > h2").count() < len(chapters)
