"""Navoria at the edge: what a person sees of the table, as phrases that the catalogues put into words."""

from collections.abc import Sequence

from ludoteca.games.navoria.state import Board, State
from ludoteca.kernel.game import Name, Phrase, Section
from ludoteca.kernel.table import Question


def name_of(table: Board, fact: str, value: int | str) -> Name | None:
    return None


def ask(table: Board, question: Question[State]) -> Phrase:
    return Phrase("ask")


def describe(table: Board, question: Question[State], option: int) -> Phrase:
    return Phrase("option")


def sections(table: Board, viewer: int | None) -> Sequence[Section]:
    return ()
