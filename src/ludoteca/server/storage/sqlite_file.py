"""A SQLite file: opening it, bringing its schema up to date, copying it, and keeping a second server away from it."""

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ludoteca.server.storage.migrations import MAKE_SCHEMA, READ_NUMBER, SQLITE, steps_from
from ludoteca.server.storage.store import StoreError

# Stands in the file's header, and says whose file it is: 'LUDO'.
APPLICATION: Final = 0x4C55444F
BUSY_SECONDS: Final = 10.0
PAGES_A_STEP: Final = 256


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

    The lock is SQLite's own, on an empty file beside it: it works on every system, and no crash leaves it behind.
    """
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


def make_private(path: Path) -> None:
    """A new file that only its owner can read: it has the secrets of running games."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def bring_up_to_date(connection: sqlite3.Connection, path: Path) -> None:
    """Raises StoreError: not ours, or newer than this release."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if _empty(connection):
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(MAKE_SCHEMA)
        for statement in steps_from(_number(connection, path), SQLITE):
            connection.execute(statement)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None


def _number(connection: sqlite3.Connection, path: Path) -> int | None:
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise StoreError(f"{path} is a database of another program. Choose another file.")
    row = connection.execute(READ_NUMBER).fetchone()
    return None if row is None else int(row[0])


def backup(source: Path, target: Path) -> None:
    """Copy a database, also while a server uses it, to a file that is not there yet. Raises StoreError."""
    _copy(source, target)


def restore(source: Path, target: Path) -> None:
    """Make a database of a backup, where there is none. Raises StoreError."""
    for left in (_beside(target, "-wal"), _beside(target, "-journal")):
        if left.exists():
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
            _check_ours(reading, source)
            make_private(draft)
            _copy_pages(reading, draft)
        _check_whole(draft)
        _reach_the_disk(draft)
        if target.exists():
            raise StoreError(f"{target} is there already, and is not overwritten.")
        draft.rename(target)
        _reach_the_disk(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{source} could not be copied to {target}: {error}.") from error
    finally:
        draft.unlink(missing_ok=True)


def _check_ours(connection: sqlite3.Connection, path: Path) -> None:
    try:
        if _empty(connection):
            raise StoreError(f"{path} is empty: there is nothing to copy.")
        number = _number(connection, path)
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} is not a whole database: {error}.") from error
    if number is None:
        raise StoreError(f"{path} is not a whole database: it has no schema number.")
    steps_from(number, SQLITE)


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


def _check_whole(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for check in ("PRAGMA integrity_check", "PRAGMA foreign_key_check"):
            said = [" ".join(map(str, row)) for row in connection.execute(check)]
            if said not in ([], ["ok"]):
                raise StoreError(f"The copy is not whole, and was thrown away: {'; '.join(said[:3])}.")


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
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{path}: {error}.") from error
