"""Search workers: the same is found with them and without, and this process stands in for one that dies or hangs."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.bots import search_workers as module
from ludoteca.bots.player import Answer
from ludoteca.bots.search import GROWER, SearchPlayer, one_after_another
from ludoteca.bots.search_workers import SearchWorkers
from ludoteca.bots.weights_file import with_weights
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.bots.kit_positions import COMPANIES, Company, asked, somewhere

FEW = 9


@pytest.fixture
def workers() -> Iterator[SearchWorkers]:
    found = SearchWorkers(1)
    GROWER.grow = found.grow
    yield found
    found.close()
    assert GROWER.grow is one_after_another


def answer(sitting: Company, table: Table[Plain], trees: int) -> Answer:
    seats = len(sitting.seats)
    return SearchPlayer(sitting.game, seats, "1", iterations=FEW, trees=trees).choose(table, asked(table))


def told(found: Answer) -> tuple[object, ...]:
    return found.option, found.plan, [repr(look) for look in found.looked_at]


@pytest.mark.parametrize("sitting", [COMPANIES[0], COMPANIES[3], COMPANIES[5]], ids=repr)
def test_the_same_is_found_with_workers_and_without(sitting: Company, workers: SearchWorkers) -> None:
    table = somewhere(sitting, "mates", 30)
    for trees in (2, 3):
        helped = answer(sitting, table, trees)
        GROWER.grow = one_after_another
        assert told(helped) == told(answer(sitting, table, trees))
        GROWER.grow = workers.grow


def test_a_worker_judges_by_the_same_weights(workers: SearchWorkers) -> None:
    sitting = COMPANIES[3]
    by_hand = Company(with_weights(sitting.game, None), sitting.seats, sitting.options)
    table = somewhere(sitting, "weights", 40)
    helped = answer(by_hand, table, 2)
    GROWER.grow = one_after_another
    assert told(helped) == told(answer(by_hand, table, 2))
    assert told(helped) != told(answer(sitting, table, 2))


def test_a_worker_that_dies_is_stood_in_for_and_replaced(workers: SearchWorkers) -> None:
    sitting = COMPANIES[3]
    table = somewhere(sitting, "death", 20)
    usual = answer(sitting, table, 2)
    killed = workers.workers[0].process
    assert killed is not None
    killed.kill()
    for _ in range(2):
        assert told(answer(sitting, table, 2)) == told(usual)
    worker = workers.workers[0].process
    assert worker is not None
    assert worker.pid != killed.pid
    assert worker.poll() is None


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("jams", [False, True], ids=["reads nothing", "takes in nothing"])
def test_a_worker_that_hangs_is_given_up_stood_in_for_and_replaced(
    workers: SearchWorkers, monkeypatch: pytest.MonkeyPatch, jams: bool
) -> None:
    sitting = COMPANIES[3]
    table = somewhere(sitting, "stopped", 20)
    usual = answer(sitting, table, 2)
    stopped = workers.workers[0].process
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
    with monkeypatch.context() as hasty:  # for this answer only: the worker that comes next has time to start
        hasty.setattr(module, "LEAST_PATIENCE", 0.5)
        assert told(answer(sitting, table, 2)) == told(usual)
    assert time.monotonic() - began < 60.0
    assert is_gone(stopped.pid)
    assert threading.active_count() == threads - 1  # the one that talked with it
    assert told(answer(sitting, table, 2)) == told(usual)
    worker = workers.workers[0].process
    assert worker is not None
    assert worker.pid != stopped.pid
    assert worker.poll() is None


def fills(pipe: int) -> bool:
    try:
        os.write(pipe, bytes(4096))
    except BlockingIOError:
        return False
    return True


def test_where_no_process_can_be_started_every_tree_is_grown_here(
    workers: SearchWorkers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sitting = COMPANIES[3]
    table = somewhere(sitting, "nobody", 20)
    monkeypatch.setattr(workers.workers[0], "command", (str(tmp_path / "no such program"),))
    helped = answer(sitting, table, 3)
    assert workers.workers[0].process is None
    GROWER.grow = one_after_another
    assert told(helped) == told(answer(sitting, table, 3))


def test_trees_share_the_budget_and_are_put_together() -> None:
    sitting = COMPANIES[3]
    table = somewhere(sitting, "sum", 20)
    visits = [sum(look.visits for look in answer(sitting, table, trees).looked_at) for trees in (1, 3)]
    plans = visits[0] - FEW
    assert visits[1] >= visits[0] + plans  # every tree looks at every plan once, and then shares 9 among them
