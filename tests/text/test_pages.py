"""Every rule says where the printed rulebook has it, or that it is ours: once, in the English reference."""

import re
from typing import Final

import pytest

from ludoteca.text.catalogue import FALLBACK, LANGUAGES, catalogue
from ludoteca.text.speaker import OURS
from tests.text.kit_reading import folder

BOOKS: Final = {"encyclopedia": 28, "navoria": 16}
"""How many pages a book has."""

RULED: Final = {"encyclopedia": {"turn.sequence", "editions"}, "navoria": set[str]()}
"""What stands in no book."""

CHAPTERS: Final = {
    # The pages that the books themselves give: Encyclopedia in its game aid and cross-references, Navoria in its index.
    "encyclopedia": {
        "setup": range(4, 6), "round.token": range(6, 7), "round.dice": range(6, 8), "turn.die": range(7, 8),
        "embassy": range(8, 9), "bank": range(9, 10), "university": range(9, 10), "experts": range(9, 11),
        "academy": range(10, 11), "reputation": range(11, 12), "expedition": range(12, 14),
        "publication": range(14, 17), "extra": range(17, 18), "round.end": range(17, 18), "end": range(17, 18),
        "sepultus": range(20, 21), "automa": range(21, 26),
    },
    "navoria": {
        "setup.bag": range(4, 5), "setup.cards": range(4, 5), "setup.favours": range(4, 5), "setup.order": range(5, 7),
        "recruit": range(7, 9), "favour": range(8, 9), "merchant": range(8, 9), "builder": range(8, 13),
        "outpost": range(8, 13), "soldier": range(9, 10), "adventurer": range(10, 11), "explore": range(8, 13),
        "artisan": range(12, 13), "goods": range(12, 13), "order": range(12, 13), "gather": range(13, 14),
        "income": range(14, 15), "return": range(14, 15), "end": range(15, 16),
    },
}  # fmt: skip

ELSEWHERE: Final = {
    # Questions and answers on page 26, the automas' end on 24, side B of the boards on 21.
    "encyclopedia": {"setup.order": {21}, "university.slots": {26}, "publication.hidden": {26}, "end.automa": {24}},
    "navoria": dict[str, set[int]](),
}
KNOWN: Final = {
    "encyclopedia": {
        "turn.colour": "8, 16", "turn.value": "9, 16", "turn.free": "9, 16", "turn.whole": "26", "end.automa": "24",
    },
    "navoria": {"setup.order": "5, 6", "things.tokens": "3", "things.goods": "3"},
}  # fmt: skip

games = pytest.mark.parametrize("game", list(BOOKS))


def pages(game: str, language: str = FALLBACK) -> dict[str, str | None]:
    """The page of every rule of the reference, as one language's file has it."""
    words = catalogue(f"ludoteca.games.{game}", language)
    rules = [message for message in catalogue(f"ludoteca.games.{game}", FALLBACK) if message.startswith("rule-")]
    return {rule.removeprefix("rule-").replace("-", "."): words.say(f"{rule}.page", {}) for rule in rules}


def numbers(page: str) -> list[int]:
    return [int(number) for number in page.split(", ")]


@games
def test_every_rule_has_a_page_of_the_book_or_is_ours(game: str) -> None:
    for rule, page in pages(game).items():
        if rule in RULED[game]:
            assert page == OURS, rule
            continue
        assert page is not None, rule
        assert re.fullmatch(r"\d+(, \d+)*", page), (rule, page)
        found = numbers(page)
        assert found == sorted(set(found)), (rule, page)
        assert 1 < found[0] <= found[-1] <= BOOKS[game], (rule, page)


@games
def test_a_page_stands_once_for_all_languages(game: str) -> None:
    for language in LANGUAGES:
        if language != FALLBACK:
            assert set(pages(game, language).values()) == {None}, language
            text = (folder(f"ludoteca.games.{game}") / language / "rules.ftl").read_text(encoding="utf-8")
            assert "    .page =" not in text


@games
def test_the_pages_are_those_that_the_books_name_themselves(game: str) -> None:
    held: set[str] = set()
    for rule, page in pages(game).items():
        chapter = next((CHAPTERS[game][name] for name in (rule, rule.split(".")[0]) if name in CHAPTERS[game]), None)
        if chapter is None or page in (None, OURS):
            continue
        held.add(rule)
        assert page is not None
        here = [number for number in numbers(page) if number not in ELSEWHERE[game].get(rule, set())]
        assert all(number in chapter for number in here), (rule, page)
        assert here or rule in ELSEWHERE[game], rule
    assert len(held) > len(pages(game)) / 2
    for rule, page in KNOWN[game].items():
        assert pages(game)[rule] == page
