"""A place for a database: a SQLite file, or a database of the PostgreSQL that the tests started."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Final, Protocol

import asyncpg

from ludoteca.server.storage.choosing import sqlite_path, store_for
from ludoteca.server.storage.store import Store
from tests.kit_postgres import Postgres


class Place(Protocol):
    @property
    def kind(self) -> str: ...

    @property
    def url(self) -> str: ...

    def store(self) -> Store:
        """Not opened yet; the same database each time."""

    async def run(self, statements: str) -> None:
        """Statements of its own language, past the store."""

    async def everything(self) -> dict[str, list[tuple[object, ...]]]:
        """All rows of all tables, by table."""

    async def shape(self) -> list[tuple[object, ...]]:
        """What columns and indexes there are."""


class SqlitePlace:
    kind: Final = "sqlite"

    def __init__(self, file: Path) -> None:
        self.url: Final = f"sqlite:///{file}"
        path = sqlite_path(self.url, file.parent)
        assert path == file
        self.file: Final = file

    def store(self) -> Store:
        return store_for(self.url, self.file.parent)

    async def run(self, statements: str) -> None:
        with contextlib.closing(sqlite3.connect(self.file)) as connection:
            connection.executescript(statements)

    async def everything(self) -> dict[str, list[tuple[object, ...]]]:
        with contextlib.closing(sqlite3.connect(self.file)) as connection:
            tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables}

    async def shape(self) -> list[tuple[object, ...]]:
        found: list[tuple[object, ...]] = []
        for table in sorted(await self.everything()):
            with contextlib.closing(sqlite3.connect(self.file)) as connection:
                for about in ("table_info", "foreign_key_list", "index_list"):
                    found += [(table, about, *row) for row in connection.execute(f"PRAGMA {about}({table})")]
        return found


class PostgresPlace:
    kind: Final = "postgres"

    def __init__(self, server: Postgres, url: str) -> None:
        self.server: Final = server
        self.url: Final = url

    def store(self) -> Store:
        return store_for(self.url, Path())

    async def run(self, statements: str) -> None:
        self.server.sql(statements, self.url)

    async def everything(self) -> dict[str, list[tuple[object, ...]]]:
        tables = await self._rows("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        return {str(table): await self._rows(f"SELECT * FROM {table}") for (table,) in tables}

    async def shape(self) -> list[tuple[object, ...]]:
        columns = await self._rows(
            "SELECT table_name, column_name, data_type, collation_name, is_nullable FROM information_schema.columns "
            "WHERE table_schema = current_schema() ORDER BY table_name, column_name"
        )
        indexes = await self._rows(
            "SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = current_schema() ORDER BY indexdef"
        )
        return [*columns, *indexes]

    async def _rows(self, statement: str) -> list[tuple[object, ...]]:
        connection = await asyncpg.connect(self.url)
        try:
            return [tuple(row) for row in await connection.fetch(statement)]
        finally:
            await connection.close()
