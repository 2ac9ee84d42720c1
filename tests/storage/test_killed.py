"""What was acknowledged is there, whoever dies."""

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.storage.kit_committing import TABLES
from tests.storage.kit_places import Place, PostgresPlace
from tests.storage.kit_rows import line, played

pytestmark = pytest.mark.pure_only  # storage is never compiled

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 4


@contextmanager
def committing(place: Place, round_: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "tests.storage.kit_committing", place.url, str(round_)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT) as process:
        try:
            yield process
        finally:
            process.kill()


def told(process: subprocess.Popen[bytes], least: int) -> dict[str, int]:
    """The last version that was acknowledged at each table, after reading at least so many lines."""
    assert process.stdout is not None
    versions: dict[str, int] = {}
    for _ in range(least):
        text = process.stdout.readline().decode()
        assert text, "it ended by itself"
        note(versions, text)
    return versions


def note(versions: dict[str, int], text: str) -> None:
    if text.endswith("\n"):
        table, version = text.split()
        versions[table] = int(version)


def rest(process: subprocess.Popen[bytes], versions: dict[str, int]) -> dict[str, int]:
    """With what was still in the pipe."""
    assert process.stdout is not None
    for text in process.stdout.read().decode().splitlines(keepends=True):
        note(versions, text)
    return versions


async def check(place: Place, acknowledged: dict[str, int]) -> None:
    """Every acknowledged move is there, with its command and its line; at most one more, which nobody was told of."""
    store = place.store()
    await store.open()
    for table, version in acknowledged.items():
        stored = await played(store, table)
        assert stored.row.version in (version, version + 1)
        numbers = range(1, stored.row.version + 1)
        assert [each.command for each in stored.commands] == [f"{table}-{number}" for number in numbers]
        assert await store.chat(table, 0, 1_000_000) == [line(number) for number in numbers]
    await store.close()


async def test_what_was_acknowledged_is_there_after_the_server_is_killed(place: Place) -> None:
    luck = random.Random(1739)
    for round_ in range(ROUNDS):
        with committing(place, round_) as process:
            acknowledged = told(process, luck.randrange(TABLES, 600))
            process.send_signal(signal.SIGKILL)
            rest(process, acknowledged)
        assert len(acknowledged) == TABLES
        await check(place, acknowledged)


async def test_what_was_acknowledged_is_there_after_postgresql_crashes(postgres_place: PostgresPlace) -> None:
    with committing(postgres_place, 0) as process:
        acknowledged = told(process, 300)
        postgres_place.server.stop(signal.SIGQUIT)
        process.kill()
        rest(process, acknowledged)
    postgres_place.server.start()
    await check(postgres_place, acknowledged)
