"""The handlers play whole games where there is no network, no process and no database: the seam for a table that runs
in a browser."""

import subprocess
import sys

import pytest

from ludoteca import registry


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game_goes_through_the_handlers_alone(game: str) -> None:
    played = subprocess.run(
        [sys.executable, "-m", "tests.server.kit_alone", game], capture_output=True, text=True, timeout=300, check=False
    )
    assert played.returncode == 0, played.stderr
    assert len(played.stdout.split()) == 2
