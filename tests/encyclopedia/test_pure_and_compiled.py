"""Plain Python and the compiled package play the same games: both are held against the same fingerprints.

To make them anew, deliberately: `python -m tests.playthroughs --write`.
"""

import json

import pytest

from tests.playthroughs.games import FINGERPRINTS, RANDOM_GAMES, fingerprint

BATCHES = 3
EXPECTED = {print_["number"]: print_ for print_ in json.loads(FINGERPRINTS.read_text(encoding="utf-8"))["random"]}


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_same_seeds_give_the_same_entries_and_scores(batch: int) -> None:
    for number in RANDOM_GAMES[batch::BATCHES]:
        assert fingerprint(number) == EXPECTED[number]


def test_every_fingerprint_is_looked_at() -> None:
    assert list(EXPECTED) == list(RANDOM_GAMES)
