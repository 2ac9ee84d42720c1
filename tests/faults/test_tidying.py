"""The search for garbage does not walk through thousands of tables again and again, and forgets nothing for good."""

import gc
from collections.abc import Iterator

import pytest

from ludoteca.server.tidying import FEW, Tidying


@pytest.fixture(autouse=True)
def nothing_aside() -> Iterator[None]:
    gc.unfreeze()
    yield
    gc.unfreeze()


def test_what_lives_long_is_set_aside_as_the_server_fills_and_taken_back_when_half_has_gone() -> None:
    size = 0
    tidying = Tidying(lambda: size)
    tidying.look()
    assert gc.get_freeze_count() == 0
    size = 2 * FEW
    tidying.look()
    aside = gc.get_freeze_count()
    assert aside > 0
    newcomers = [[number] for number in range(1000)]
    size = FEW
    tidying.look()
    # nothing was set aside besides, nor taken back; of what lies there a little may have ended by itself
    assert aside - len(newcomers) < gc.get_freeze_count() <= aside
    size = FEW - 1
    tidying.look()
    assert gc.get_freeze_count() == 0
    assert len(newcomers) == 1000
