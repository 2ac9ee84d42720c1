"""Which database: the one that a URL names, or a file in the data folder."""

from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.server.storage.store import Store, StoreError

FILE: Final = "ludoteca.sqlite3"


def sqlite_path(database: str | None, data_dir: Path) -> Path | None:
    """The SQLite file that is meant, None if it is a PostgreSQL. Raises StoreError."""
    if database is None:
        return data_dir / FILE
    try:
        url = urlsplit(database)
    except ValueError:
        url = urlsplit("")
    file = unquote(url.path[1:])
    if url.scheme == "sqlite" and not url.netloc and file and "\0" not in file:
        return Path(file)
    if url.scheme in ("postgresql", "postgres"):
        return None
    raise StoreError(
        "A database is 'postgresql://user@host/name', or 'sqlite:///relative/path', or 'sqlite:////absolute/path'."
    )


def store_for(database: str | None, data_dir: Path) -> Store:
    """Not opened yet. Raises StoreError, which says what is allowed and does not repeat a URL with its password."""
    path = sqlite_path(database, data_dir)
    if path is not None:
        return SqliteStore(path)
    assert database is not None
    from ludoteca.server.storage.postgres import PostgresStore

    return PostgresStore(database)
