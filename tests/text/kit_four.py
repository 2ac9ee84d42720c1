"""A sentence of a game in all four languages, one after the other."""

from typing import TypeVar

from ludoteca.kernel.game import Game, ScoreLine
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Choice, Table
from ludoteca.text.catalogue import LANGUAGES
from ludoteca.text.speaker import Speaker
from tests.text.kit_saying import SEATS, said

S = TypeVar("S", bound=Plain)

Sentences = tuple[str, str, str, str]
"""English, French, Italian, Polish."""


def in_all(game: Game[S], table: Table[S], thing: object) -> Sentences:
    """A question, an answer (its question and word), a phrase, a line of a score, a refusal or an event."""
    en, fr, it, pl = (said(speak(Speaker(game, language, SEATS), table, thing)) for language in LANGUAGES)
    return en, fr, it, pl


def speak(speaker: Speaker[S], table: Table[S], thing: object) -> str:
    if isinstance(thing, Choice):
        return speaker.ask(table, thing)
    if isinstance(thing, Saying):
        return speaker.phrase(table, thing)
    if isinstance(thing, ScoreLine):
        return speaker.score_line(table, thing)
    if isinstance(thing, Refusal):
        return speaker.refusal(table, thing)
    if isinstance(thing, tuple):
        question, word = thing
        option = question.words(table).option(word)
        assert option is not None
        return speaker.option(table, question, option)
    return speaker.event(table, thing)
