"""What was acknowledged is on disk, whenever the server dies."""

import asyncio
from pathlib import Path

from tests.faults.kill import kill_often
from tests.faults.kit_reckoning import Reckoning

KILLS = 15
"""`make soak` kills 2,000 times."""


def test_kills_under_load_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    rounds: list[Reckoning] = []
    found = asyncio.run(kill_often(tmp_path, KILLS, 1739, lambda _, each: rounds.append(each)))
    print(found.sentence())
    assert len(rounds) == KILLS
    assert found.acknowledged >= KILLS
    assert (found.lost, found.doubled) == (0, 0)
