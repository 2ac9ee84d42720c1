"""Ways over a whole game: from a thing and from a place the same is told, the rules accept what is allowed, and nothing
changes by asking."""

import random
from collections.abc import Callable
from typing import TypeVar

import pytest

from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.game import Game
from ludoteca.kernel.journal import option_of
from ludoteca.kernel.moves import IN_HAND, Way
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.snapshot import snapshot
from ludoteca.kernel.table import Choice, Table

S = TypeVar("S", bound=Plain)

FEW = 4
"""Ways that are gone at each question, of those allowed and of those refused."""


def check_ways(game: Game[S], table: Table[S], luck: random.Random, choose: Callable[[Choice[S]], int]) -> set[str]:
    """Play to the end and look at the ways from every question. The codes of the refusals that were told."""
    told: set[str] = set()
    while (question := table.question) is not None:
        if not isinstance(question, Choice):
            table.commit(random_answer(table, question, luck))
            continue
        if game.page.ways(table, question.seat).things():
            before = snapshot(table)
            told |= check_question(game, table, question, luck)
            assert snapshot(table) == before
        table.commit(choose(question))
    return told


def check_question(game: Game[S], table: Table[S], question: Choice[S], luck: random.Random) -> set[str]:
    ways = game.page.ways(table, question.seat)
    thing = luck.choice(ways.things())
    word = None if thing == IN_HAND else question.words(table).word(thing)
    answers, from_here = ways.plan(word, None)
    assert answers == []
    assert [way.place for way in from_here] == ways.places()
    for refused in (False, True):
        some = [way for way in from_here if (way.refusal is not None) == refused]
        for way in luck.sample(some, min(FEW, len(some))):
            check_way(game, table, question, way)
    return {way.refusal.code for way in from_here if way.refusal is not None}


def check_way(game: Game[S], table: Table[S], question: Choice[S], way: Way) -> None:
    ways = game.page.ways(table, question.seat)
    if way.thing is not None:
        [other] = [other for other in ways.plan(None, way.place)[1] if other.thing == way.thing]
        assert repr(other.refusal) == repr(way.refusal)
    if way.refusal is not None:
        with pytest.raises(Refused):
            ways.plan(way.thing, way.place)
        return
    answers, rest = ways.plan(way.thing, way.place)
    assert answers
    assert rest == []
    copy = table.clone()
    for word in answers:
        asked = copy.question
        assert isinstance(asked, Choice)
        assert asked.seat == question.seat
        option = option_of(copy, asked, word)
        assert option is not None, f"{word} does not answer {type(asked).__name__}"
        assert copy.why_not(option) is None
        copy.commit(option)
