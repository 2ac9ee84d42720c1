"""Keep a dump of a database of the latest schema: python -m tests.storage.kit_keep

To be run before a step is added to the migrations; the dumps of earlier numbers are never written again.
"""

import asyncio
import contextlib
import sqlite3
import tempfile
from pathlib import Path
from typing import Final

from ludoteca.server.storage.migrations import LATEST
from tests.kit_postgres import running
from tests.storage.kit_places import Place, PostgresPlace, SqlitePlace
from tests.storage.kit_rows import example

KEPT: Final = Path(__file__).parent / "kept"


def kept(kind: str, number: int) -> Path:
    return KEPT / f"{kind}-{number}.sql"


async def filled(place: Place) -> None:
    store = place.store()
    await store.open()
    await example(store)
    await store.close()


def dumped_sqlite(folder: Path) -> str:
    place = SqlitePlace(folder / "kept.sqlite3")
    asyncio.run(filled(place))
    with contextlib.closing(sqlite3.connect(place.file)) as connection:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        return "\n".join([f"PRAGMA application_id = {application};", *connection.iterdump(), ""])


def dumped_postgres() -> str:
    """Without remarks and without settings of this session, which are of the version that wrote them."""
    server = running()
    try:
        place = PostgresPlace(server, server.database())
        asyncio.run(filled(place))
        lines = server.dump(place.url).splitlines()
    finally:
        server.end()
    unwanted = ("--", "\\", "SET ", "SELECT pg_catalog.set_config")
    return "\n".join(line for line in lines if line and not line.startswith(unwanted)) + "\n"


def main() -> None:
    KEPT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        kept("sqlite", LATEST).write_text(dumped_sqlite(Path(folder)), encoding="utf-8")
    kept("postgres", LATEST).write_text(dumped_postgres(), encoding="utf-8")
    print(f"kept schema {LATEST}")


if __name__ == "__main__":
    main()
