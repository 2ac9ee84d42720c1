"""Hearing what a table says: a sentence that has everything it needs, and a view of the table as lines."""

from typing import TypeVar

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.text.speaker import Speaker

S = TypeVar("S", bound=Plain)

SEATS = ("Anna", "Bea", "Carl von Linné", "Daubenton")
WIDTH = 100
NO_BREAK = "\u00a0"


def said(text: str) -> str:
    """The sentence, if nothing in it is missing."""
    assert "[" not in text, text
    assert "{" not in text, text
    assert text.strip() == text, repr(text)
    assert "  " not in text, text
    return text.replace(NO_BREAK, " ")


def lines(speaker: Speaker[S], table: Table[S], viewer: int | None) -> list[str]:
    """The whole table, line by line."""
    return [
        said(speaker.phrase(table, phrase))
        for section in speaker.game.words.view(table, viewer)
        for phrase in (section.title, *section.lines)
    ]
