"""Plain Python and the compiled package play the same games: both are held against the same fingerprints.

To make them anew, deliberately: `python -m tests.playthroughs --write`.
"""

import json

import pytest

from tests.encyclopedia.kept import KEEPING

BATCHES = 3
PRINTS = json.loads(KEEPING.fingerprints.read_text(encoding="utf-8"))["random"]
EXPECTED = {print_["number"]: print_ for print_ in PRINTS}


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_same_seeds_give_the_same_entries_and_scores(batch: int) -> None:
    for number in KEEPING.random_games[batch::BATCHES]:
        assert KEEPING.fingerprint(number) == EXPECTED[number]


def test_every_fingerprint_is_looked_at() -> None:
    assert list(EXPECTED) == list(KEEPING.random_games)
