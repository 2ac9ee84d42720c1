"""Navoria at the edge: what a person sees of the table, as phrases that the catalogues put into words."""

from collections.abc import Sequence

from ludoteca.games.navoria import answering, asking, showing, wording
from ludoteca.games.navoria.state import Board, State
from ludoteca.kernel.game import Name, Phrase, Section
from ludoteca.kernel.table import Question


def name_of(table: Board, fact: str, value: int | str) -> Name | None:
    return wording.name_of(table, fact, value)


def ask(table: Board, question: Question[State]) -> Phrase:
    return asking.ask(question, table)


def describe(table: Board, question: Question[State], option: int) -> Phrase:
    return answering.answer(question, table, option)


def sections(table: Board, viewer: int | None) -> Sequence[Section]:
    """The whole table. Nothing in Navoria is hidden, so every viewer sees the same."""
    return showing.sections(table)
