"""A journal told again, entry by entry: what was decided or drawn, and what happened then."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ludoteca.kernel.journal import Chosen, Drawn, Entry, Journal, commit_entry, option_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Question, Table
from ludoteca.text.speaker import Speaker

HEADINGS: Final = ("RoundBegan", "PhaseBegan")
"""The events that open a part of a game: what follows stands under them."""


class Sentence(NamedTuple):
    """Something that happened; `heads`: it opens a round or a phase."""

    text: str
    heads: bool


class Passage:
    """One entry: the table and the open question before it, the table after it, and what happened between."""

    def __init__(
        self,
        number: int,
        entry: Entry,
        before: Table[Plain],
        question: Question[Plain] | None,
        after: Table[Plain],
        events: list[object],
    ) -> None:
        self.number: Final = number
        self.entry: Final = entry
        self.before: Final = before
        self.question: Final = question
        self.after: Final = after
        self.events: Final = events

    @property
    def asked(self) -> Question[Plain]:
        """The question that a decision or a draw answers."""
        assert self.question is not None
        return self.question


def passages(journal: Journal[Plain]) -> Iterator[Passage]:
    """Every entry in order, also what was taken back later. A passage's table goes on to the next: look at once."""
    table = journal.at(0)
    for number, entry in enumerate(journal.entries):
        before = table.clone()
        events: list[object] = []
        if isinstance(entry, Chosen | Drawn):
            table.told = events
            commit_entry(table, entry, number)
            table.told = None
        else:
            table = journal.at(entry.target)
        yield Passage(number, entry, before, before.question, table, events)


def sentences(speaker: Speaker[Plain], table: Table[Plain], events: list[object]) -> list[Sentence]:
    """What happened, as sentences; what has no words is not worth one."""
    return [
        Sentence(text, type(event).__name__ in HEADINGS) for event in events if (text := speaker.event(table, event))
    ]


def history(journal: Journal[Plain], speaker: Speaker[Plain]) -> list[Sentence]:
    """What happened so far, as sentences, without what was taken back."""
    counting = set(journal.line())
    return [
        sentence
        for passage in passages(journal)
        if passage.number in counting
        for sentence in sentences(speaker, passage.after, passage.events)
    ]


def answer_label(speaker: Speaker[Plain], passage: Passage, word: str) -> str:
    """The answer with this word, as it was offered."""
    option = option_of(passage.before, passage.asked, word)
    assert option is not None
    return speaker.option(passage.before, passage.asked, option)
