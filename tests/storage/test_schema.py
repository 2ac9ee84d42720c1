"""The schema: made, brought up to date from every earlier one, and refused when it is not known."""

import asyncio
from collections.abc import Callable

import pytest

from ludoteca.server.storage.migrations import LATEST
from ludoteca.server.storage.store import StoreError
from tests.storage.kit_keep import filled, kept
from tests.storage.kit_places import Place
from tests.storage.kit_rows import contents

pytestmark = pytest.mark.pure_only  # storage is never compiled

NewPlace = Callable[[], Place]


async def opened_and_read(place: Place) -> list[object]:
    store = place.store()
    await store.open()
    try:
        return await contents(store)
    finally:
        await store.close()


@pytest.mark.parametrize("number", range(1, LATEST + 1))
async def test_a_database_of_every_earlier_schema_is_brought_up_to_date(new_place: NewPlace, number: int) -> None:
    place, fresh = new_place(), new_place()
    await filled(fresh)
    await place.run(kept(place.kind, number).read_text(encoding="utf-8"))
    assert await opened_and_read(place) == await opened_and_read(fresh)
    assert await place.shape() == await fresh.shape()
    assert (await place.everything())["schema"] == [(LATEST,)]


async def test_opening_again_changes_nothing(place: Place) -> None:
    await filled(place)
    before = (await place.everything(), await place.shape())
    store = place.store()
    await store.open()
    await store.close()
    assert (await place.everything(), await place.shape()) == before


async def test_a_newer_schema_is_refused_with_both_numbers_and_left_alone(place: Place) -> None:
    await filled(place)
    await place.run(f"UPDATE schema SET number = {LATEST + 7}")
    before = await place.everything()
    with pytest.raises(StoreError, match=rf"schema {LATEST + 7}, .* schemas 1 to {LATEST}"):
        await place.store().open()
    assert await place.everything() == before
    await place.run(f"UPDATE schema SET number = {LATEST}")
    await opened_and_read(place)


async def test_servers_that_start_at_once_make_one_schema(postgres_place: Place) -> None:
    stores = [postgres_place.store() for _ in range(5)]
    await asyncio.gather(*(store.open() for store in stores))
    assert (await postgres_place.everything())["schema"] == [(LATEST,)]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_of_another_program_is_refused_and_left_alone(place: Place) -> None:
    await place.run("CREATE TABLE people (shoe_size INTEGER)")
    before = await place.shape()
    with pytest.raises(StoreError):
        await place.store().open()
    assert await place.shape() == before
