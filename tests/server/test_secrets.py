"""The dealer's secret stays in the house until the game is over."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import pytest

from tests.server.secrets import forms, found, scan, shares

GAMES: Final = 12
"""Every kind of message leaves in each of them; `make soak` plays 1,000."""
PROCESSES: Final = 2


@pytest.mark.pure_only
def test_no_byte_that_leaves_the_server_tells_the_secret_of_a_running_table(tmp_path: Path) -> None:
    with ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        runs = [
            pool.submit(scan, tmp_path / f"{number}", share) for number, share in enumerate(shares(GAMES, PROCESSES))
        ]
        scanned = [run.result() for run in runs]
    assert sum(each.games for each in scanned) == GAMES
    assert sum(each.messages for each in scanned) > 100 * GAMES


def test_the_scanner_finds_a_secret_in_each_of_its_forms() -> None:
    secret = bytes(range(7, 39))
    for form in forms(secret):
        assert found(secret, b'{"is":"done","x":"' + form + b'"}')
    assert not found(secret, b'{"is":"done"}')
