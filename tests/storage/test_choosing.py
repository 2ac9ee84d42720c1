"""Which database is meant."""

from pathlib import Path

import pytest

from ludoteca.server.storage.choosing import sqlite_path, store_for
from ludoteca.server.storage.postgres import PostgresStore
from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.server.storage.store import StoreError

pytestmark = pytest.mark.pure_only  # storage is never compiled


@pytest.mark.parametrize(
    ("database", "file"),
    [
        (None, "data/ludoteca.sqlite3"),
        ("sqlite:///games.db", "games.db"),
        ("sqlite:///some/games.db", "some/games.db"),
        ("sqlite:////srv/my%20games.db", "/srv/my games.db"),
    ],
)
def test_a_sqlite_file_is_named_by_its_path(database: str | None, file: str) -> None:
    assert sqlite_path(database, Path("data")) == Path(file)
    store = store_for(database, Path("data"))
    assert isinstance(store, SqliteStore)
    assert store.path == Path(file).absolute()


@pytest.mark.parametrize("database", ["postgresql://ludo:secret@localhost/ludoteca", "postgres:///ludoteca?host=/tmp"])
def test_a_postgresql_is_named_by_its_url(database: str) -> None:
    assert sqlite_path(database, Path("data")) is None
    assert isinstance(store_for(database, Path("data")), PostgresStore)


@pytest.mark.parametrize(
    "database",
    [
        *("", "games.db", "mysql://ludo:secret@localhost/x", "sqlite://games.db", "sqlite:///", "http://[::1"),
        "sqlite:///games%00.db",
    ],
)
def test_anything_else_is_refused_with_what_is_allowed_and_without_the_password(database: str) -> None:
    with pytest.raises(StoreError, match=r"postgresql://.*sqlite:///") as raised:
        store_for(database, Path("data"))
    assert "secret" not in str(raised.value)


@pytest.mark.parametrize("password", ["secret", "sec/ret", "sec:ret@"])
async def test_a_url_that_postgresql_does_not_understand_is_told_without_the_password(password: str) -> None:
    with pytest.raises(StoreError, match="does not understand") as raised:
        await store_for(f"postgresql://ludo:{password}@localhost:port/x", Path()).open()
    assert "sec" not in str(raised.value)
    assert "ret" not in str(raised.value)
