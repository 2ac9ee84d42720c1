"""A SQLite file that something has damaged: said in one sentence with its name, and not one byte of it changed."""

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.server.storage.migrations import LATEST
from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.server.storage.sqlite_file import backup, restore, wal_of
from ludoteca.server.storage.store import StoreError
from tests.storage.kit_rows import contents, example, move

pytestmark = pytest.mark.pure_only  # storage is never compiled

ROOT = Path(__file__).resolve().parents[2]
TABLES = "chat commands entries keys leases people schema seated tables".split()
INDEXES = "chat_of_person commands_of_table keys_of_person person_of_handle seated_person tables_playing".split()
ADVICE = "ludoteca restore"

Damage = Callable[[Path], None]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of several pages that no server uses. Not to be changed: copy it."""
    file = tmp_path_factory.mktemp("good") / "ludoteca.sqlite3"

    async def made() -> None:
        store = SqliteStore(file)
        await store.open()
        await example(store)
        for number in range(3, 20):
            await store.commit(move("t1", number, size=2_000))
        await store.close()

    asyncio.run(made())
    return file


@pytest.fixture
def file(good: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(good, tmp_path / "ludoteca.sqlite3"))


def sql(*statements: str) -> Damage:
    def damage(file: Path) -> None:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("PRAGMA writable_schema = ON")
            for statement in statements:
                connection.execute(statement)

    return damage


def over(place: int, written: bytes) -> Damage:
    def damage(file: Path) -> None:
        with file.open("r+b") as opened:
            opened.seek(place)
            opened.write(written)

    return damage


def cut(size: int) -> Damage:
    return lambda file: os.truncate(file, size)


def swapped(old: bytes, new: bytes) -> Damage:
    def damage(file: Path) -> None:
        assert len(old) == len(new)
        assert old in file.read_bytes()
        file.write_bytes(file.read_bytes().replace(old, new))

    return damage


NEW_SCHEMA_TABLE = ("DROP TABLE schema", "CREATE TABLE schema (number)")
DAMAGES: dict[str, Damage] = {
    "schema number is nothing": sql(*NEW_SCHEMA_TABLE, "INSERT INTO schema VALUES (NULL)"),
    "schema number is a word": sql("UPDATE schema SET number = 'x'"),
    "schema number is a fraction": sql("UPDATE schema SET number = 1.5"),
    "schema number is bytes": sql(*NEW_SCHEMA_TABLE, "INSERT INTO schema VALUES (x'ff')"),
    "schema number is text that is none": sql(*NEW_SCHEMA_TABLE, "INSERT INTO schema VALUES (CAST(x'ff' AS TEXT))"),
    "schema number is 0": sql("UPDATE schema SET number = 0"),
    "schema number is -1": sql("UPDATE schema SET number = -1"),
    "no schema number": sql("DELETE FROM schema"),
    "two schema numbers": sql(f"INSERT INTO schema VALUES ({LATEST})"),
    "another column": sql("ALTER TABLE entries RENAME COLUMN moment TO momentum"),
    "text of the schema": swapped(b"CREATE TABLE entries", b"CREATE \xff\xfe\xfd\xfcE entries"),
    "text that says nothing": swapped(b"CREATE TABLE entries", b"CREATE BTALE entries"),
    "root of a table": sql("UPDATE sqlite_master SET rootpage = 99999 WHERE name = 'entries'"),
    "magic": over(0, b"\xff"),
    "size of pages": over(16, b"\x12\x34"),
    "format": over(18, b"\x09\x09"),
    "encoding": over(56, b"\xff\xff\xff\xff"),
    "whose": over(68, b"\xff\xff\xff\xff"),
    "first page": over(100, b"\xa5" * 400),
    "cut to its header": cut(100),
    "cut within the first page": cut(3_000),
    "cut to one page": cut(4_096),
    "cut in the middle": cut(20_000),
    **{f"lost table {name}": sql(f"DROP TABLE {name}") for name in TABLES},
    **{f"lost index {name}": sql(f"DROP INDEX {name}") for name in INDEXES},
}


def beside(file: Path) -> dict[str, bytes]:
    """Every byte of the file, and of its log if there is one."""
    return {part.name: part.read_bytes() if part.exists() else b"" for part in (file, wal_of(file))}


async def read(file: Path) -> list[object]:
    store = SqliteStore(file)
    await store.open()
    try:
        return await contents(store)
    finally:
        await store.close()


def refused_everywhere(file: Path, folder: Path) -> str:
    """Neither opened nor copied, and left as it is; what was said."""
    before = beside(file)
    with pytest.raises(StoreError) as opening:
        asyncio.run(SqliteStore(file).open())
    assert beside(file) == before
    with pytest.raises(StoreError) as copying:
        backup(file, folder / "copy")
    assert not (folder / "copy").exists()
    assert beside(file) == before
    for said in (str(opening.value), str(copying.value)):
        assert str(file) in said
        assert "\n" not in said
    return str(opening.value)


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_database_is_named_and_left_as_it_is(file: Path, tmp_path: Path, kind: str) -> None:
    DAMAGES[kind](file)
    said = refused_everywhere(file, tmp_path)
    assert ADVICE in said or (kind == "whose" and "another program" in said)
    if kind.startswith("lost"):
        assert kind.rpartition(" ")[2] in said


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tables SET room = 'text'",
        "UPDATE tables SET revision = 'text'",
        "UPDATE tables SET head = 7",
        "UPDATE tables SET game = x'ff'",
        "UPDATE leases SET alive = 'never'",
        "UPDATE people SET name = CAST(x'ff' AS BLOB)",
    ],
)
def test_a_copy_with_values_of_a_wrong_kind_is_not_called_good(file: Path, tmp_path: Path, statement: str) -> None:
    """The server starts, and only what is kept there cannot be played."""
    sql(statement)(file)
    before = beside(file)
    with pytest.raises(StoreError, match=statement.split()[1]) as copying:
        backup(file, tmp_path / "copy")
    assert ADVICE in str(copying.value)
    assert not (tmp_path / "copy").exists()
    assert beside(file) == before


@pytest.mark.parametrize("place", [*range(16, 60, 3), 63, 64, 68, 75, 95, 99])
def test_whatever_byte_of_the_header_is_damaged_there_is_a_sentence_or_a_game(file: Path, place: int) -> None:
    header = file.read_bytes()[:100]
    over(place, bytes([header[place] ^ 0xFF]))(file)
    before = beside(file)
    try:
        asyncio.run(read(file))
        return
    except StoreError as error:
        said = str(error)
    assert str(file) in said
    assert beside(file) == before


def test_a_damaged_database_with_a_log_keeps_both(file: Path, tmp_path: Path) -> None:
    """What a killed server leaves: changes that stand in the log only. Nobody may move them while it is refused."""
    code = (
        "import os, signal, sqlite3, sys; file = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "for statement in ('PRAGMA journal_mode = WAL', 'DROP TABLE chat'): file.execute(statement)\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    ended = subprocess.run([sys.executable, "-c", code, str(file)], check=False, timeout=60)
    assert ended.returncode == -signal.SIGKILL
    assert wal_of(file).stat().st_size > 0
    assert "chat" in refused_everywhere(file, tmp_path)


@pytest.mark.parametrize("place", [0, 4, 24, 32, 40, 56, 100])
def test_a_damaged_log_is_passed_over(good: Path, tmp_path: Path, place: int) -> None:
    """What was whole in it counts, and the rest does not: SQLite's own checksums say which."""
    file = tmp_path / "ludoteca.sqlite3"
    code = (
        "import asyncio, os, signal, sys; from pathlib import Path; from tests.storage.kit_rows import example; "
        "from ludoteca.server.storage.sqlite import SqliteStore\n"
        "async def main():\n    store = SqliteStore(Path(sys.argv[1])); await store.open(); await example(store)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\nasyncio.run(main())"
    )
    subprocess.run([sys.executable, "-c", code, str(file)], check=False, cwd=ROOT, timeout=60)
    over(place, b"\xa5\xa5\xa5")(wal_of(file))
    asyncio.run(read(file))


def test_what_it_says_to_do_helps(file: Path, good: Path, tmp_path: Path) -> None:
    DAMAGES["lost table entries"](file)
    refused_everywhere(file, tmp_path)
    file.rename(tmp_path / "away")
    restore(good, file)

    assert asyncio.run(read(file))


def test_a_database_that_never_was_is_no_damage(tmp_path: Path) -> None:
    """An empty file, such as a crash leaves at the very beginning."""
    file = tmp_path / "ludoteca.sqlite3"
    file.touch()
    assert asyncio.run(read(file)) == asyncio.run(read(file))


@pytest.mark.parametrize("command", ["serve", "backup"])
@pytest.mark.parametrize("kind", ["schema number is a word", "text of the schema", "lost table entries"])
def test_the_command_says_it_in_one_sentence_and_ends_with_2(
    file: Path, tmp_path: Path, command: str, kind: str
) -> None:
    DAMAGES[kind](file)
    before = beside(file)
    words = ["serve", "--port", "0"] if command == "serve" else ["backup", str(tmp_path / "copy")]
    ended = subprocess.run(
        [sys.executable, "-m", "ludoteca", *words, "--data-dir", str(tmp_path), "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        timeout=60,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    [line] = [line for line in ended.stderr.splitlines() if not line.startswith("{")]
    assert line.startswith(f"ludoteca: {file}")
    assert ADVICE in line
    assert beside(file) == before
