"""What is particular to SQLite: the one writer, the one server, the full disk, the log."""

import asyncio
import contextlib
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.server.storage.sqlite_file import wal_of
from ludoteca.server.storage.store import Change, Conflict, StoreError
from tests.storage.kit_places import SqlitePlace
from tests.storage.kit_rows import ANNA, command, entry, example, line, making, move, played, table_row

pytestmark = pytest.mark.pure_only  # storage is never compiled

ROOT = Path(__file__).resolve().parents[2]


async def test_changes_that_come_at_once_are_written_together(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    before = store.transactions
    await asyncio.gather(*(store.commit(making(f"t{number}")) for number in range(100)))
    assert store.transactions - before <= 5
    before = store.transactions
    for number in range(1, 4):
        await store.commit(move("t1", number))
    assert store.transactions - before == 3
    await store.close()


async def test_a_change_that_fails_does_not_hurt_those_written_with_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await store.commit(making("t50", by=command("used")))
    too_big = Change(row=table_row("t60"), entries=[entry(2**70)], chat=[line(1)])
    changes = [making(f"t{number}", by=command(f"c{number}")) for number in range(100)]
    changes[60] = too_big
    before = store.transactions
    outcomes = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert store.transactions - before <= 5
    assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [50, 60]
    assert isinstance(outcomes[50], Conflict)
    assert isinstance(outcomes[60], StoreError)
    assert len(await store.public(1000)) == 99
    assert await store.load("t60") is None
    assert await store.answered(ANNA.person, "c50") is None
    await store.close()


async def test_whoever_stops_waiting_does_not_stop_the_writer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    tasks = [asyncio.create_task(store.commit(making(f"t{number}"))) for number in range(20)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.commit(making("last"))
    assert len(await store.public(100)) == 21, "what was on its way is written all the same"
    await store.close()


async def test_closing_writes_all_that_was_asked_for(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    tasks = [asyncio.create_task(store.commit(making(f"t{number}"))) for number in range(700)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(StoreError):
        await store.commit(making("late"))
    with pytest.raises(StoreError):
        await store.load("t1")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.sqlite3", "a.sqlite3.lock"]
    await store.open()
    assert len(await store.public(1000)) == 700
    await store.close()


async def test_more_may_come_than_can_wait(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await asyncio.gather(*(store.commit(making(f"t{number}")) for number in range(5000)))
    assert len(await store.public(10_000)) == 5000
    await store.close()


async def test_no_thread_is_left_when_it_is_closed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await store.commit(making())
    await played(store, "t1")
    assert {thread.name.rsplit("_")[0] for thread in threading.enumerate()} >= {"sqlite-writer", "sqlite-reader"}
    await store.close()
    assert not [thread.name for thread in threading.enumerate() if thread.name.startswith("sqlite")]


async def test_reading_goes_on_while_the_writer_is_busy(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await store.commit(making("t1"))
    hold, held = threading.Event(), threading.Event()

    def busy(_connection: object) -> None:
        held.set()
        assert hold.wait(10)

    writing = asyncio.create_task(store._write(busy))
    await asyncio.to_thread(held.wait, 10)
    assert (await played(store, "t1")).row.revision == 1
    hold.set()
    await writing
    await store.close()


async def test_a_second_server_is_refused_the_file_and_told_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite3"
    store = SqliteStore(file)
    await store.open()
    with pytest.raises(StoreError, match=r"Another server has .*a.sqlite3 open"):
        await SqliteStore(file).open()
    url = f"sqlite:///{file}"
    command_line = [sys.executable, "-m", "tests.storage.kit_committing", url, "0"]
    ended = subprocess.run(command_line, check=False, capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert ended.returncode == 1
    assert f"Another server has {file} open" in ended.stderr
    assert "--data-dir" in ended.stderr
    await store.commit(making())
    await store.close()
    second = SqliteStore(file)
    await second.open()
    assert (await played(second, "t1")).row.revision == 1
    await second.close()


async def test_a_second_server_is_refused_by_every_name_of_the_file(tmp_path: Path) -> None:
    file, folder = tmp_path / "a.sqlite3", tmp_path / "folder"
    (tmp_path / "there").mkdir()
    link, twice = tmp_path / "there" / "b.sqlite3", tmp_path / "c.sqlite3"
    link.symlink_to(file)
    twice.symlink_to(link)
    folder.symlink_to(tmp_path)
    store = SqliteStore(link)
    await store.open()
    await store.commit(making())
    for name in (file, link, twice, folder / file.name):
        with pytest.raises(StoreError, match=r"Another server has .*a.sqlite3 open"):
            await SqliteStore(name).open()
    assert sorted(path.name for path in (tmp_path / "there").iterdir()) == ["b.sqlite3"]
    await store.close()


async def test_a_file_with_a_second_name_is_refused_and_left_alone(tmp_path: Path) -> None:
    """By the other name another server could open it: a lock lies beside a name."""
    file = tmp_path / "a.sqlite3"
    store = SqliteStore(file)
    await store.open()
    await store.commit(making())
    await store.close()
    (tmp_path / "there").mkdir()
    other = tmp_path / "there" / "b.sqlite3"
    other.hardlink_to(file)
    before = file.read_bytes()
    for name in (file, other):
        with pytest.raises(StoreError, match=rf"{name} has another name") as refused:
            await SqliteStore(name).open()
        assert "cp" in str(refused.value)
        with pytest.raises(StoreError, match=rf"{name} has another name"):
            await SqliteStore(name).backup(str(tmp_path / "copy"))
    assert file.read_bytes() == before
    other.unlink()
    await store.open()
    assert (await played(store, "t1")).row.revision == 1
    await store.close()


async def test_a_link_that_leads_round_in_a_circle_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(StoreError, match=str(tmp_path)):
        await SqliteStore(tmp_path / "a").open()


def test_a_full_disk_is_told_and_nothing_is_there_by_half_and_it_works_again(tmp_path: Path) -> None:
    command_line = [sys.executable, "-m", "tests.storage.kit_filling", str(tmp_path / "a.sqlite3")]
    ended = subprocess.run(command_line, check=False, capture_output=True, text=True, cwd=ROOT, timeout=120)
    assert ended.returncode == 0, ended.stderr
    assert "full at move" in ended.stdout


async def test_a_file_that_may_not_grow_refuses_what_is_too_big_and_takes_it_later(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await store.commit(making("t1"))
    await store.commit(making("t2"))

    def leave_room(pages: int) -> Callable[[sqlite3.Connection], None]:
        return lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").close()

    (used,) = await store._write(lambda connection: connection.execute("PRAGMA page_count").fetchone())
    await store._write(leave_room(used + 5))
    big = move("t1", 1, by=command("big"), size=100_000, chat=[line(1)])
    with pytest.raises(StoreError):
        await store.commit(big)
    await store.commit(move("t2", 1))
    assert (await played(store, "t1")).row.version == 0
    assert await store.answered(ANNA.person, "big") is None
    assert (await played(store, "t2")).row.version == 1
    await store._write(leave_room(1_000_000))
    await store.commit(big)
    assert (await played(store, "t1")).row.version == 1
    await store.close()


async def test_the_log_stays_small_however_much_is_written(tmp_path: Path) -> None:
    file, limit = tmp_path / "a.sqlite3", 1_000_000
    store = SqliteStore(file, wal_limit=limit)
    await store.open()
    await store.commit(making("t1"))
    sizes: list[int] = []

    async def read() -> None:
        while len(sizes) < 200:
            await store.entries("t1", len(sizes) - 3, len(sizes))

    readers = [asyncio.create_task(read()) for _ in range(2)]
    for number in range(1, 201):
        await store.commit(move("t1", number, size=60_000))
        sizes.append(wal_of(file).stat().st_size)
    await asyncio.gather(*readers)
    assert file.stat().st_size > 8 * limit
    assert max(sizes) < 3 * limit
    await store.close()


async def test_of_whoever_is_erased_no_byte_is_left_on_the_disk(sqlite_place: SqlitePlace, tmp_path: Path) -> None:
    store = sqlite_place.store()
    await store.open()
    await example(store)
    assert any(ANNA.handle.encode() in file.read_bytes() for file in tmp_path.iterdir())
    await store.erase(ANNA.person)
    for word in (ANNA.person, ANNA.name, ANNA.handle):
        left = [file.name for file in tmp_path.iterdir() if word.encode() in file.read_bytes()]
        assert left == [], word
    await store.close()


async def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "a.sqlite3"
    store = SqliteStore(file)
    await store.open()
    await store.commit(making())
    for part in (file, wal_of(file)):
        assert stat.S_IMODE(part.stat().st_mode) == 0o600
    await store.close()


async def test_a_file_that_is_no_database_is_refused_by_name_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 1000, encoding="utf-8")
    with pytest.raises(StoreError, match=r"letter\.txt"):
        await SqliteStore(file).open()
    assert file.read_text(encoding="utf-8") == "Dear Anna, " * 1000
    with pytest.raises(StoreError, match="below"):
        await SqliteStore(file / "below").open()


async def test_a_database_of_another_program_keeps_every_byte(tmp_path: Path) -> None:
    file = tmp_path / "shoes.sqlite3"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE shoes (size INTEGER)")
    before = file.read_bytes()
    with pytest.raises(StoreError, match=r"shoes\.sqlite3 is a database of another program"):
        await SqliteStore(file).open()
    assert file.read_bytes() == before
