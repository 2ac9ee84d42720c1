"""A test that is a coroutine runs in an event loop of its own, together with the stores that it is given."""

import asyncio
from collections.abc import Callable, Iterator
from inspect import iscoroutinefunction, signature
from pathlib import Path
from secrets import token_hex

import pytest

from ludoteca.server.storage.store import Store
from tests.kit_postgres import Postgres, postgres
from tests.storage.kit_places import Place, PostgresPlace, SqlitePlace

__all__ = ["postgres"]


@pytest.fixture(autouse=True)
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner(debug=False) as runner:
        yield runner


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> object | None:
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    wanted = signature(pyfuncitem.obj).parameters
    runner.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture
def sqlite_place(tmp_path: Path) -> SqlitePlace:
    return SqlitePlace(tmp_path / "ludoteca.sqlite3")


@pytest.fixture
def postgres_place(postgres: Postgres) -> PostgresPlace:
    return PostgresPlace(postgres, postgres.schema())


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    found: Place = request.getfixturevalue(f"{request.param}_place")
    return found


@pytest.fixture
def store(place: Place, runner: asyncio.Runner) -> Iterator[Store]:
    store = place.store()
    runner.run(store.open())
    yield store
    runner.run(store.close())


@pytest.fixture
def postgres_store(postgres_place: PostgresPlace, runner: asyncio.Runner) -> Iterator[Store]:
    store = postgres_place.store()
    runner.run(store.open())
    yield store
    runner.run(store.close())


@pytest.fixture(params=["sqlite", "postgres"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Place]:
    """Makes whole databases, all of one kind."""
    kind: str = request.param

    def made() -> Place:
        if kind == "sqlite":
            return SqlitePlace(tmp_path / f"{token_hex(4)}.sqlite3")
        server: Postgres = request.getfixturevalue("postgres")
        return PostgresPlace(server, server.database())

    return made
