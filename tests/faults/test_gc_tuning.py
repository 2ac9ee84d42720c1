"""The search for garbage does not walk through thousands of tables again and again, and forgets nothing for good."""

import gc
from collections.abc import Iterator

import pytest

from ludoteca.server.gc_tuning import FEW, GcTuning


@pytest.fixture(autouse=True)
def nothing_aside() -> Iterator[None]:
    gc.unfreeze()
    yield
    gc.unfreeze()


def is_aside(thing: list[int]) -> bool:
    """The collector does not walk through it."""
    return not any(each is thing for each in gc.get_objects())


def test_what_lives_long_is_set_aside_as_the_server_fills_and_taken_back_when_half_has_gone() -> None:
    size = 0
    resident = [0]
    gc_tuning = GcTuning(lambda: size)
    gc_tuning.look()
    assert gc.get_freeze_count() == 0
    assert not is_aside(resident)
    size = 2 * FEW
    gc_tuning.look()
    assert is_aside(resident)
    newcomers = [1]
    size = FEW
    gc_tuning.look()
    assert is_aside(resident), "nothing has changed much"
    assert not is_aside(newcomers)
    size = FEW - 1
    gc_tuning.look()
    assert gc.get_freeze_count() == 0
    assert not is_aside(resident)
