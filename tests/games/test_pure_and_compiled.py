"""Plain Python and the compiled package play the same games: both are held against the same fingerprints.

To make them anew, deliberately: `python -m tests.playthroughs --write`.
"""

import json
from typing import Any

import pytest

from tests.games.kit_keepings import KEEPINGS

BATCHES = 3


def expected(game: str) -> dict[int, dict[str, Any]]:
    prints = json.loads(KEEPINGS[game].fingerprints.read_text(encoding="utf-8"))["random"]
    return {print_["number"]: print_ for print_ in prints}


@pytest.mark.parametrize("game", KEEPINGS)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_same_seeds_give_the_same_entries_and_scores(game: str, batch: int) -> None:
    keeping, prints = KEEPINGS[game], expected(game)
    for number in keeping.random_games[batch::BATCHES]:
        assert keeping.fingerprint(number) == prints[number]


@pytest.mark.parametrize("game", KEEPINGS)
def test_every_fingerprint_is_looked_at(game: str) -> None:
    assert list(expected(game)) == list(KEEPINGS[game].random_games)
