"""Whole games, said aloud in every language: no question, answer, event, refusal or score is without its words."""

import random
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import pytest

from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.game import Game, Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Choice, Table
from ludoteca.text.catalogue import FALLBACK, LANGUAGES
from ludoteca.text.speaker import Speaker
from tests.text.kit_saying import SEATS, lines, said

S = TypeVar("S", bound=Plain)

PERSON = "person"
AUTOMAS = ("automa:linne:boudeuse", "automa:daubenton:astrolabe")


@dataclass
class Evening(Generic[S]):
    """A table that is played at random, everything said aloud."""

    speaker: Speaker[S]
    table: Table[S]
    luck: random.Random
    seats: int
    sentences: int = 0

    def play(self) -> None:
        while (question := self.table.question) is not None:
            self.table.told = events = list[object]()
            if isinstance(question, Chance):
                said(self.speaker.ask(self.table, question))
                self.table.commit(question.lot(self.table, self.luck.randrange(question.lots(self.table))))
            else:
                assert isinstance(question, Choice)
                self.table.commit(self.decide(question))
            for event in events:
                said(self.speaker.event(self.table, event))
            self.sentences += len(events)
        self.look()

    def decide(self, question: Choice[S]) -> int:
        said(self.speaker.ask(self.table, question))
        options = self.table.options()
        for option in options:
            said(self.speaker.option(self.table, question, option))
        for option in self.luck.choices(range(len(question.words(self.table))), k=3):
            refusal = self.table.why_not(option)
            if refusal is not None:
                said(self.speaker.refusal(self.table, refusal))
                said(self.speaker.option(self.table, question, option))
        if self.luck.random() < 0.1:
            self.look()
        return self.luck.choice(options)

    def look(self) -> None:
        for viewer in (None, 0):
            lines(self.speaker, self.table, viewer)
        for seat in range(self.seats):
            for line in self.speaker.game.sheet(self.table, seat):
                said(self.speaker.score_line(self.table, line))


def spend(game: Game[S], language: str, seats: tuple[str, ...], options: dict[str, Setting]) -> int:
    """How many sentences an evening had."""
    evening = Evening(Speaker(game, language, SEATS), game.begin(seats, options), random.Random(17), len(seats))
    evening.play()
    return evening.sentences


FULLEST: list[tuple[Game[Any], tuple[str, ...], dict[str, Setting]]] = [
    (ENCYCLOPEDIA, (PERSON, PERSON, *AUTOMAS), {"sepultus": True}),
    (NAVORIA, (PERSON, PERSON), {"blank_favour": True}),
]
OTHERS: list[tuple[Game[Any], tuple[str, ...], dict[str, Setting]]] = [
    (ENCYCLOPEDIA, (PERSON, PERSON), {"edition": "pl", "sepultus": True}),
    (ENCYCLOPEDIA, (PERSON, "automa:trembley:resolution"), {}),
    (NAVORIA, (PERSON, PERSON, PERSON), {}),
    (NAVORIA, (PERSON, PERSON, PERSON, PERSON), {"gather_space": "uppermost"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), FULLEST)
def test_a_game_is_said_aloud_in_every_language(
    game: Game[Any], seats: tuple[str, ...], options: dict[str, Setting], language: str
) -> None:
    assert spend(game, language, seats, options) > 300


@pytest.mark.parametrize(("game", "seats", "options"), OTHERS)
def test_games_with_other_seats_are_said_aloud(
    game: Game[Any], seats: tuple[str, ...], options: dict[str, Setting]
) -> None:
    assert spend(game, FALLBACK, seats, options) > 300
