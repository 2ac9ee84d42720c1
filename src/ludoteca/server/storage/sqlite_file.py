"""A SQLite file: opening it, bringing its schema up to date, copying it, and keeping a second server away from it."""

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from ludoteca.server.storage.migrations import MAKE_SCHEMA, READ_NUMBER, SQLITE, steps_from, steps_to
from ludoteca.server.storage.store import StoreError

# Stands in the file's header, and says whose file it is: 'LUDO'.
APPLICATION: Final = 0x4C55444F
BUSY_SECONDS: Final = 10.0
PAGES_A_STEP: Final = 256
COLUMNS_OF: Final = 'SELECT name, type, "notnull" OR pk FROM pragma_table_info(?)'


def connect(path: Path) -> sqlite3.Connection:
    """A connection that any one thread at a time may use, with no transactions but those that are asked for."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    # What is erased is overwritten, and does not linger in free pages.
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def hold(path: Path) -> sqlite3.Connection:
    """Keep other servers away from this file until the connection is closed or the process ends. Raises StoreError.

    The lock is SQLite's own, on an empty file beside it: it works on every system, and no crash leaves it behind. So
    the file may have one name only.
    """
    _check_one_name(path)
    lock = sqlite3.connect(_beside(path, ".lock"), timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StoreError(
            f"Another server has {path} open. Stop that one first, or start this one with another --data-dir; "
            "several servers can share a PostgreSQL."
        ) from error
    return lock


def _check_one_name(path: Path) -> None:
    """Lock and log lie beside a name: who came by another would see neither. Raises StoreError."""
    if path.exists() and path.stat().st_nlink > 1:
        raise StoreError(
            f"{path} has another name (it is a hard link), by which another server could have it open. Remove the "
            "other name, or make this one a file of its own: cp FILE COPY, then mv COPY FILE."
        )


def make_private(path: Path) -> None:
    """A new file that only its owner can read: it has the secrets of running games."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def look_at(path: Path) -> None:
    """Whether it can be opened for play, without a byte being written. Raises StoreError.

    Who may write would move what a killed server left in the log into the file, and the log would be gone.
    """
    if _beside(path, "-journal").exists():
        return  # a beginning that was cut short: only who may write can take it back
    # Without a log nothing may change under our eyes, and none is made beside the file: we hold it.
    promise = "" if wal_of(path).exists() else "&immutable=1"
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{promise}", uri=True)) as connection:
        _number(connection, path)


def bring_up_to_date(connection: sqlite3.Connection, path: Path) -> None:
    """Raises StoreError: not ours, damaged, or newer than this release."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        number = _number(connection, path)
        if number is None:
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(MAKE_SCHEMA)
        for statement in steps_from(number, SQLITE):
            connection.execute(statement)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _number(connection: sqlite3.Connection, path: Path) -> int | None:
    """The schema's number, when all that belongs to this number is there; None if there is nothing at all."""
    parts = _parts(connection)
    if not parts:
        return None
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise StoreError(f"{path} is a database of another program. Choose another file.")
    _check_parts(parts, 0, path)
    rows = connection.execute(READ_NUMBER).fetchall()
    if len(rows) != 1 or not isinstance(rows[0][0], int) or rows[0][0] < 1:
        raise _damaged(path, "it does not say which schema it has")
    number: int = rows[0][0]
    steps_from(number, SQLITE)
    _check_parts(parts, number, path)
    return number


def _parts(connection: sqlite3.Connection) -> dict[str, str]:
    """Tables with their columns, and indexes: what it is, by its name."""
    named = connection.execute("SELECT name, type FROM sqlite_master WHERE type IN ('table', 'index')").fetchall()
    tables = [name for name, kind in named if kind == "table"]
    columns = [(table, row[0]) for table in tables for row in connection.execute(COLUMNS_OF, (table,))]
    return {**dict(named), **{f"{table}.{column}": "column" for table, column in columns}}


def _expected(number: int) -> dict[str, str]:
    """The parts of every database of this number."""
    with contextlib.closing(sqlite3.connect(":memory:")) as model:
        for statement in steps_to(number, SQLITE):
            model.execute(statement)
        return _parts(model)


def _check_parts(parts: Mapping[str, str], number: int, path: Path) -> None:
    """All that belongs to this number is there; more may be. Raises StoreError."""
    for name, kind in _expected(number).items():
        if parts.get(name) != kind:
            raise _damaged(path, f"the {kind} {name} is lost")


def _damaged(path: Path, why: str) -> StoreError:
    return StoreError(
        f"{path} is damaged: {why}. It was left as it is. To go on with a backup, move this file away, "
        "then: ludoteca restore BACKUP"
    )


def backup(source: Path, target: Path) -> None:
    """Copy a database, also while a server uses it, to a file that is not there yet. Raises StoreError."""
    _check_one_name(source)
    _copy(source, target)


def restore(source: Path, target: Path) -> None:
    """Make a database of a backup, where there is none. Raises StoreError."""
    for left in (_beside(target, "-wal"), _beside(target, "-journal")):
        if left.exists() and left.stat().st_size > 0:  # whoever only looked may have left an empty one
            raise StoreError(f"{left} belongs to a database that was there before: move it away first.")
    target.parent.mkdir(parents=True, exist_ok=True)
    _copy(source, target)


def _copy(source: Path, target: Path) -> None:
    if target.exists():
        raise StoreError(f"{target} is there already, and is not overwritten.")
    if not source.is_file():
        raise StoreError(f"There is no database {source}.")
    if not target.parent.is_dir():
        raise StoreError(f"There is no folder {target.parent}.")
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as reading:
            number = _number(reading, source)
            if number is None:
                raise StoreError(f"{source} is empty: there is nothing to copy.")
            make_private(draft)
            _copy_pages(reading, draft)
        _check_whole(draft, number, source)
        _reach_the_disk(draft)
        if target.exists():
            raise StoreError(f"{target} is there already, and is not overwritten.")
        draft.rename(target)
        _reach_the_disk(target.parent)
    except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
        if (why := _damage(error)) is not None:
            raise _damaged(source, why) from error
        raise StoreError(f"{source} could not be copied to {target}: {error}.") from error
    finally:
        draft.unlink(missing_ok=True)


def _copy_pages(reading: sqlite3.Connection, draft: Path) -> None:
    # The copy would start again whenever the server writes, and under load never end; while a transaction is open on
    # the connection that reads, it sees one moment of the database.
    reading.isolation_level = None
    reading.execute("BEGIN")
    reading.execute(READ_NUMBER).fetchone()
    with contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as writing:
        reading.backup(writing, pages=PAGES_A_STEP, sleep=0.001)
        # One file, which can be moved and looked into by itself.
        writing.execute("PRAGMA journal_mode = DELETE")
    reading.execute("ROLLBACK")


def _check_whole(draft: Path, number: int, source: Path) -> None:
    with contextlib.closing(sqlite3.connect(draft)) as connection:
        for check in ("PRAGMA integrity_check", "PRAGMA foreign_key_check"):
            said = [" ".join(map(str, row)) for row in connection.execute(check)]
            if said not in ([], ["ok"]):
                raise _damaged(source, "; ".join(said[:3]))
        for table, kind in _expected(number).items():
            if kind == "table":
                _check_values(connection, table, source)


def _check_values(connection: sqlite3.Connection, table: str, source: Path) -> None:
    """Every value is of its column's kind: SQLite itself would take anything anywhere."""
    for column, kind, never_null in connection.execute(COLUMNS_OF, (table,)).fetchall():
        wrong = f"typeof({column}) NOT IN ('{kind.lower()}', '{'' if never_null else 'null'}')"
        (count,) = connection.execute(f"SELECT count(*) FROM {table} WHERE {wrong}").fetchone()
        if count:
            raise _damaged(source, f"{table}.{column} has {count} values that are no {kind}")


def _reach_the_disk(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def wal_of(path: Path) -> Path:
    return _beside(path, "-wal")


@contextlib.contextmanager
def told(path: Path) -> Iterator[None]:
    """Faults of SQLite and of the file system as a StoreError that names the file."""
    try:
        yield
    except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
        if (why := _damage(error)) is not None:
            raise _damaged(path, why) from error
        raise StoreError(f"{path}: {error}.") from error


def _damage(error: Exception) -> str | None:
    """What is wrong with the file, if it is the file's fault. Python cannot read text that is none, and SQLite has no
    code for that."""
    if isinstance(error, UnicodeDecodeError):
        return "text in it cannot be read"
    code = getattr(error, "sqlite_errorcode", None)
    unreadable = isinstance(error, sqlite3.OperationalError) and code is None
    corrupt = code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return str(error) if unreadable or corrupt else None
