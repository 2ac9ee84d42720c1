"""Mates: the same is found with them and without, and one that dies or hangs is stood in for."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.bots import mates as module
from ludoteca.bots.judging import judging_by
from ludoteca.bots.mates import Mates
from ludoteca.bots.player import Answer
from ludoteca.bots.search import CREW, SearchPlayer, one_after_another
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.bots.positions import COMPANIES, Company, asked, somewhere

FEW = 9


@pytest.fixture
def mates() -> Iterator[Mates]:
    found = Mates(1)
    CREW.grow = found.grow
    yield found
    found.close()
    assert CREW.grow is one_after_another


def answer(sitting: Company, table: Table[Plain], trees: int) -> Answer:
    seats = len(sitting.seats)
    return SearchPlayer(sitting.game, seats, "1", iterations=FEW, trees=trees).choose(table, asked(table))


def told(found: Answer) -> tuple[object, ...]:
    return found.option, found.plan, [repr(look) for look in found.looked_at]


@pytest.mark.parametrize("sitting", [COMPANIES[0], COMPANIES[3], COMPANIES[5]], ids=repr)
def test_the_same_is_found_with_mates_and_without(sitting: Company, mates: Mates) -> None:
    table = somewhere(sitting, "mates", 30)
    for trees in (2, 3):
        helped = answer(sitting, table, trees)
        CREW.grow = one_after_another
        assert told(helped) == told(answer(sitting, table, trees))
        CREW.grow = mates.grow


def test_a_mate_judges_by_the_same_weights(mates: Mates) -> None:
    sitting = COMPANIES[3]
    by_hand = Company(judging_by(sitting.game, None), sitting.seats, sitting.options)
    table = somewhere(sitting, "weights", 40)
    helped = answer(by_hand, table, 2)
    CREW.grow = one_after_another
    assert told(helped) == told(answer(by_hand, table, 2))
    assert told(helped) != told(answer(sitting, table, 2))


def test_a_mate_that_dies_is_stood_in_for_and_replaced(mates: Mates) -> None:
    sitting = COMPANIES[3]
    table = somewhere(sitting, "death", 20)
    usual = answer(sitting, table, 2)
    killed = mates._mates[0]
    assert killed is not None
    killed.kill()
    for _ in range(2):
        assert told(answer(sitting, table, 2)) == told(usual)
    mate = mates._mates[0]
    assert mate is not None
    assert mate.pid != killed.pid
    assert mate.poll() is None


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("jams", [False, True], ids=["reads nothing", "takes in nothing"])
def test_a_mate_that_hangs_is_given_up_stood_in_for_and_replaced(
    mates: Mates, monkeypatch: pytest.MonkeyPatch, jams: bool
) -> None:
    sitting = COMPANIES[3]
    table = somewhere(sitting, "stopped", 20)
    usual = answer(sitting, table, 2)
    stopped = mates._mates[0]
    assert stopped is not None
    assert stopped.stdin is not None
    os.kill(stopped.pid, signal.SIGSTOP)
    if jams:  # what is in a pipe already leaves no room for a job
        os.set_blocking(stopped.stdin.fileno(), False)
        while fills(stopped.stdin.fileno()):
            pass
        os.set_blocking(stopped.stdin.fileno(), True)
    began = time.monotonic()
    threads = threading.active_count()
    with monkeypatch.context() as hasty:  # for this answer only: the mate who comes next has time to start
        hasty.setattr(module, "LEAST_PATIENCE", 0.5)
        assert told(answer(sitting, table, 2)) == told(usual)
    assert time.monotonic() - began < 60.0
    assert is_gone(stopped.pid)
    assert threading.active_count() == threads
    assert told(answer(sitting, table, 2)) == told(usual)
    mate = mates._mates[0]
    assert mate is not None
    assert mate.pid != stopped.pid
    assert mate.poll() is None


def fills(pipe: int) -> bool:
    try:
        os.write(pipe, bytes(4096))
    except BlockingIOError:
        return False
    return True


def test_where_no_process_can_be_started_every_tree_is_grown_here(
    mates: Mates, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sitting = COMPANIES[3]
    table = somewhere(sitting, "nobody", 20)
    monkeypatch.setattr(module, "THE_MATE", (str(tmp_path / "no such program"),))
    helped = answer(sitting, table, 3)
    assert mates._mates == [None]
    CREW.grow = one_after_another
    assert told(helped) == told(answer(sitting, table, 3))


def test_trees_share_the_budget_and_are_put_together() -> None:
    sitting = COMPANIES[3]
    table = somewhere(sitting, "sum", 20)
    visits = [sum(look.visits for look in answer(sitting, table, trees).looked_at) for trees in (1, 3)]
    plans = visits[0] - FEW
    assert visits[1] >= visits[0] + plans  # every tree looks at every plan once, and then shares 9 among them
