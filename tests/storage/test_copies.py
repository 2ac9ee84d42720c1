"""Backups of a SQLite file while a server plays on, and making a database of one."""

import asyncio
import contextlib
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.server.storage.migrations import LATEST
from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.server.storage.sqlite_file import backup, restore
from ludoteca.server.storage.store import Store, StoreError
from tests.storage.kit_places import SqlitePlace
from tests.storage.kit_rows import contents, example, making, move, played

pytestmark = pytest.mark.pure_only  # storage is never compiled

TABLES = [f"t{number}" for number in range(8)]


async def test_a_backup_while_moves_go_on_is_of_one_moment_and_restores(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await asyncio.gather(*(store.commit(making(table)) for table in TABLES))
    playing, moves = True, dict.fromkeys(TABLES, 0)

    async def play(table: str) -> None:
        while playing:
            await store.commit(move(table, moves[table] + 1, size=5_000))
            moves[table] += 1

    players = [asyncio.create_task(play(table)) for table in TABLES]
    while min(moves.values()) < 30:
        await asyncio.sleep(0.01)
    before = dict(moves)
    await store.backup(str(tmp_path / "copy"))
    after = dict(moves)
    playing = False
    await asyncio.gather(*players)
    await store.close()
    assert sum(after.values()) > sum(before.values()), "play did not stop for it"

    restore(tmp_path / "copy", tmp_path / "b.sqlite3")
    restored = SqliteStore(tmp_path / "b.sqlite3")
    await restored.open()
    for table in TABLES:
        assert before[table] <= (await played(restored, table)).row.version <= after[table] + 1
        await restored.commit(move(table, (await played(restored, table)).row.version + 1))
    await restored.close()


async def test_another_process_can_make_a_backup_while_the_server_runs(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await example(store)
    code = (
        "import sys; from pathlib import Path; from ludoteca.server.storage.sqlite_file import backup; "
        "backup(Path(sys.argv[1]), Path(sys.argv[2]))"
    )
    files = [str(tmp_path / "a.sqlite3"), str(tmp_path / "copy")]
    subprocess.run([sys.executable, "-c", code, *files], check=True, timeout=60)
    said = await contents(store)
    await store.close()
    copy = SqliteStore(tmp_path / "copy")
    await copy.open()
    assert await contents(copy) == said
    await copy.close()


async def test_a_database_that_no_server_uses_can_be_backed_up(tmp_path: Path) -> None:
    store, copy = SqliteStore(tmp_path / "a.sqlite3"), SqliteStore(tmp_path / "copy")
    await store.open()
    await example(store)
    await store.close()
    backup(store.path, copy.path)
    await store.open()
    await copy.open()
    assert await contents(copy) == await contents(store)
    await store.close()
    await copy.close()


async def test_a_backup_is_one_private_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await example(store)
    folder = tmp_path / "backups"
    folder.mkdir()
    await store.backup(str(folder / "copy"))
    await store.close()
    assert [path.name for path in folder.iterdir()] == ["copy"]
    assert stat.S_IMODE((folder / "copy").stat().st_mode) == 0o600


async def test_a_backup_overwrites_nothing_and_needs_a_folder(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    there = tmp_path / "there"
    there.write_text("mine", encoding="utf-8")
    with pytest.raises(StoreError, match="there already"):
        await store.backup(str(there))
    assert there.read_text(encoding="utf-8") == "mine"
    with pytest.raises(StoreError, match="no folder"):
        await store.backup(str(tmp_path / "nowhere" / "copy"))
    await store.close()


async def test_postgresql_says_with_what_it_is_copied(postgres_store: Store) -> None:
    with pytest.raises(StoreError, match="pg_dump"):
        await postgres_store.backup("copy")


@pytest.fixture
def copy(sqlite_place: SqlitePlace, runner: asyncio.Runner, tmp_path: Path) -> Path:
    """A good backup, of several pages."""

    async def made() -> None:
        store = sqlite_place.store()
        await store.open()
        await example(store)
        for number in range(3, 30):
            await store.commit(move("t1", number, size=3_000))
        await store.backup(str(tmp_path / "copy"))
        await store.close()

    runner.run(made())
    return tmp_path / "copy"


def test_a_backup_is_restored_only_where_nothing_is(copy: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine", encoding="utf-8")
    with pytest.raises(StoreError, match="there already"):
        restore(copy, there)
    assert there.read_text(encoding="utf-8") == "mine"
    (tmp_path / "gone-wal").write_bytes(b"of another database")
    with pytest.raises(StoreError, match="gone-wal"):
        restore(copy, tmp_path / "gone")
    assert not (tmp_path / "gone").exists()
    restore(copy, tmp_path / "new folder" / "b.sqlite3")
    assert (tmp_path / "new folder" / "b.sqlite3").is_file()


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    letter, empty, foreign = tmp_path / "letter", tmp_path / "empty", tmp_path / "foreign"
    letter.write_bytes(b"Dear Anna, " * 1000)
    empty.write_bytes(b"")
    with contextlib.closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE schema (number INTEGER)")
    target = tmp_path / "b.sqlite3"
    for source, why in ((letter, "not a"), (empty, "empty"), (foreign, "another program"), (tmp_path / "no", "no dat")):
        with pytest.raises(StoreError, match=why):
            restore(source, target)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "foreign", "letter"]


def test_a_backup_with_a_newer_schema_is_not_restored(copy: Path, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(f"UPDATE schema SET number = {LATEST + 1}")
    with pytest.raises(StoreError, match=f"schema {LATEST + 1}"):
        restore(copy, tmp_path / "b.sqlite3")
    assert not (tmp_path / "b.sqlite3").exists()


def test_a_backup_that_was_damaged_is_not_restored(copy: Path, tmp_path: Path) -> None:
    size = copy.stat().st_size
    with copy.open("r+b") as file:
        file.seek(size // 2)
        file.write(os.urandom(12_000))
    with pytest.raises(StoreError):
        restore(copy, tmp_path / "b.sqlite3")
    with copy.open("r+b") as file:
        file.truncate(size // 2)
    with pytest.raises(StoreError):
        restore(copy, tmp_path / "b.sqlite3")
    assert not (tmp_path / "b.sqlite3").exists()
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_a_database_that_is_not_there_cannot_be_backed_up(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database"):
        backup(tmp_path / "none", tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


async def test_what_others_put_into_the_file_is_copied_along(sqlite_place: SqlitePlace, tmp_path: Path) -> None:
    """An administrator's statistics and notes are no damage, whatever they hold."""
    store = sqlite_place.store()
    await store.open()
    await example(store)
    await store.close()
    await sqlite_place.run(
        'ANALYZE; CREATE TABLE "odd notes" (n VARCHAR, m); INSERT INTO "odd notes" VALUES (7, \'x\')'
    )
    backup(sqlite_place.file, tmp_path / "copy")
    await store.open()
    await store.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "copy")) as connection:
        assert connection.execute('SELECT * FROM "odd notes"').fetchall() == [("7", "x")]
