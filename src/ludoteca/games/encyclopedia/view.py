"""Encyclopedia at the edge: what a person sees of the table, as phrases that the catalogues put into words."""

from collections.abc import Sequence

from ludoteca.games.encyclopedia import answering, asking, showing, wording
from ludoteca.games.encyclopedia.state import Board, State
from ludoteca.kernel.game import Name, Phrase, Section
from ludoteca.kernel.table import ASIDE, Question


def name_of(table: Board, fact: str, value: int | str) -> Name | None:
    return wording.name_of(table, fact, value)


def ask(table: Board, question: Question[State]) -> Phrase:
    return asking.ask(question, table)


def describe(table: Board, question: Question[State], option: int) -> Phrase:
    if option >= ASIDE:
        return answering.aside(table, option - ASIDE)
    return answering.answer(question, table, option)


def covered(state: State, seat: int, viewer: int | None) -> bool:
    return showing.covered(state, seat, viewer)


def sections(table: Board, viewer: int | None) -> Sequence[Section]:
    return showing.sections(table, viewer)
