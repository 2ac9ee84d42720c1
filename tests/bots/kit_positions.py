"""Positions to ask bots at: somewhere in a random game, at a choice."""

from random import Random
from typing import cast

from ludoteca.bots.player import Player
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.game import PERSON, Game, Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Choice, Table
from tests.toy.nim import GULL, NIM, PARLOUR, WAGES

AUTOMA = "automa:daubenton:astrolabe"


class Company:
    """A game, who sits there, and the options of the table."""

    def __init__(self, game: Game[Plain], seats: tuple[str, ...], options: dict[str, Setting]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        return f"{self.game.name} {self.seats} {self.options}"

    def begin(self) -> Table[Plain]:
        return self.game.begin(self.seats, self.options)


def company(game: object, *seats: str, **options: Setting) -> Company:
    return Company(cast("Game[Plain]", game), seats, options)


TWO = (PERSON, PERSON)
COMPANIES = (
    company(ENCYCLOPEDIA, *TWO),
    company(ENCYCLOPEDIA, PERSON, PERSON, PERSON, sepultus=True),
    company(ENCYCLOPEDIA, AUTOMA, PERSON),
    company(NAVORIA, *TWO, blank_favour=True),
    company(NAVORIA, PERSON, PERSON, PERSON, PERSON),
    company(NIM, *TWO, draws=WAGES),
    company(NIM, PERSON, GULL, draws=WAGES),
    company(PARLOUR, PERSON, draws=WAGES),
    company(NIM, *TWO),
)


def somewhere(sitting: Company, seed: str, answers: int) -> Table[Plain]:
    """A choice in a random game, after about so many answers: the last choice before, if the game ends sooner."""
    luck = Random(seed)
    table = sitting.begin()
    at = table.clone()
    while (question := table.question) is not None and (answers > 0 or not isinstance(question, Choice)):
        if isinstance(question, Choice):
            at = table.clone()
        table.commit(random_answer(table, question, luck))
        answers -= 1
    return at if table.question is None else table


def asked(table: Table[Plain]) -> int:
    question = table.question
    assert isinstance(question, Choice)
    return question.seat


def play(sitting: Company, players: list[Player], seed: str) -> Table[Plain]:
    """A whole game; the luck is the seed's."""
    luck = Random(seed)
    table = sitting.begin()
    while (question := table.question) is not None:
        if isinstance(question, Chance):
            table.commit(random_answer(table, question, luck))
        else:
            answer = players[asked(table)].choose(table, asked(table))
            assert answer.option in table.options()
            table.commit(answer.option)
    return table
