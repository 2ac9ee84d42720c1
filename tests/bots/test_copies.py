"""A copied or saved bot plays on as the original would, and neither draws from the other's luck."""

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest

from ludoteca.bots.greedy import GreedyPlayer
from ludoteca.bots.player import Player
from ludoteca.bots.random import RandomPlayer
from ludoteca.bots.search import SearchPlayer
from ludoteca.bots.weights_file import with_weights
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.contract.checks import random_answer
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Table
from tests.bots.kit_positions import TWO, asked, company, somewhere

PLAYERS: dict[str, Callable[[Game[Plain]], Player]] = {
    "random": lambda game: RandomPlayer("1"),
    "greedy": lambda game: GreedyPlayer(game, 2, "1", width=4, samples=2),
    "whimsical": lambda game: GreedyPlayer(game, 2, "1", width=4, samples=2, whim=9.0),
    "by hand": lambda game: GreedyPlayer(with_weights(game, None), 2, "1", width=4, samples=2),
    "search": lambda game: SearchPlayer(game, 2, "1", iterations=2, trees=2),
}


def saved(player: Player) -> Player:
    return pickle.loads(pickle.dumps(player))  # type: ignore[no-any-return]


def answers(player: Player, table: Table[Plain], count: int) -> list[int]:
    """What this player answers for every seat, so many times; the table goes on with it."""
    luck = Random("draws")
    given: list[int] = []
    while len(given) < count and (question := table.question) is not None:
        if isinstance(question, Chance):
            table.commit(random_answer(table, question, luck))
        else:
            given.append(player.choose(table, asked(table)).option)
            table.commit(given[-1])
    return given


@pytest.mark.parametrize("copied", [copy.deepcopy, saved])
@pytest.mark.parametrize("kind", PLAYERS)
@pytest.mark.parametrize("game", [ENCYCLOPEDIA, NAVORIA], ids=("encyclopedia", "navoria"))
def test_a_copy_and_its_original_go_their_own_ways_and_alike(
    game: object, kind: str, copied: Callable[[Player], Player]
) -> None:
    sitting = company(game, *TWO)
    table = somewhere(sitting, "copies", 60)
    player = PLAYERS[kind](sitting.game)
    answers(player, table, 1)  # it may be in the middle of a plan
    other, again = copied(player), copied(player)
    original = answers(player, table.clone(), 12)
    assert answers(other, table.clone(), 12) == original
    assert answers(again, table.clone(), 12) == original
