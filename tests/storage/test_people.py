"""People, their devices, and what is left when they go, in every database."""

import asyncio

import msgspec
import pytest

from ludoteca.server.storage.store import Change, Conflict, KeyRow, PersonRow, Store
from tests.storage.places import Place
from tests.storage.rows import ANNA, BEN, command, example, key_of, line, making, move, played, table_row

pytestmark = pytest.mark.pure_only  # storage is never compiled


async def test_a_person_is_found_by_id_by_key_and_by_handle(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    await store.add_person(BEN, key_of(BEN))
    assert await store.person(ANNA.person) == ANNA
    assert await store.person_of_key(key_of(BEN).digest) == BEN
    assert await store.person_of_handle(ANNA.handle) == ANNA


async def test_whoever_is_not_there_is_none(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    assert await store.person("p-nobody") is None
    assert await store.person_of_key(b"no key") is None
    assert await store.person_of_handle(ANNA.handle.upper()) is None


async def test_a_device_can_be_added_and_dropped(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    await store.add_key(key_of(ANNA, 2))
    assert await store.person_of_key(key_of(ANNA, 2).digest) == ANNA
    await store.drop_key(key_of(ANNA).digest)
    await store.drop_key(key_of(ANNA).digest)
    assert await store.person_of_key(key_of(ANNA).digest) is None
    assert await store.person_of_key(key_of(ANNA, 2).digest) == ANNA


async def test_a_key_is_of_somebody_who_is_there_and_of_one_only(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    await store.add_person(BEN, key_of(BEN))
    with pytest.raises(Conflict):
        await store.add_key(KeyRow(b"k", "p-nobody", 1.0))
    with pytest.raises(Conflict):
        await store.add_key(KeyRow(key_of(ANNA).digest, BEN.person, 1.0))
    assert await store.person_of_key(key_of(ANNA).digest) == ANNA


async def test_a_person_is_added_with_the_key_or_not_at_all(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    with pytest.raises(Conflict):
        await store.add_person(BEN, KeyRow(key_of(ANNA).digest, BEN.person, 1.0))
    assert await store.person(BEN.person) is None
    with pytest.raises(Conflict):
        await store.add_person(ANNA, key_of(ANNA, 2))
    assert await store.person_of_key(key_of(ANNA, 2).digest) is None


async def test_name_handle_and_passphrase_can_be_changed(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    changed = msgspec.structs.replace(ANNA, name="Ania", handle="ania-1", passphrase=None)
    await store.change_person(changed)
    assert await store.person(ANNA.person) == changed
    assert await store.person_of_handle(ANNA.handle) is None


async def test_a_person_who_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.change_person(ANNA)
    assert await store.person(ANNA.person) is None


async def test_two_people_cannot_have_one_handle_also_at_once(store: Store) -> None:
    people = [PersonRow(f"p-{number}", "Guest", "lantern", None, 1.0) for number in range(8)]
    added = [store.add_person(person, key_of(person)) for person in people]
    outcomes = await asyncio.gather(*added, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 7
    assert await store.person_of_handle("lantern") == people[outcomes.index(None)]
    await store.add_person(BEN, key_of(BEN))
    with pytest.raises(Conflict):
        await store.change_person(msgspec.structs.replace(BEN, handle="lantern"))
    assert await store.person(BEN.person) == BEN


async def test_many_people_may_have_no_handle(store: Store) -> None:
    for number in range(3):
        person = PersonRow(f"p-{number}", "Guest", "", None, 1.0)
        await store.add_person(person, key_of(person))
    assert await store.person_of_handle("") is None


async def test_all_that_a_person_wrote_is_told_for_the_export(store: Store) -> None:
    await example(store)
    await store.commit(Change(row=table_row("t2", 2), chat=[line(1), line(2)]))
    assert await store.chat_of(ANNA.person) == [("t1", line(1)), ("t2", line(1)), ("t2", line(2))]
    assert await store.chat_of(BEN.person) == [("t1", line(2, BEN.person))]


def found(place_rows: dict[str, list[tuple[object, ...]]], *words: str) -> list[str]:
    """In which tables something is left of these words."""
    needles = [word.encode() for word in words]
    cells = [
        (table, cell if isinstance(cell, bytes) else str(cell).encode())
        for table, rows in place_rows.items()
        for row in rows
        for cell in row
    ]
    return sorted({table for table, cell in cells for needle in needles if needle in cell})


async def test_nothing_is_left_of_a_person_who_is_erased(store: Store, place: Place) -> None:
    await example(store)
    words = (ANNA.person, ANNA.name, ANNA.handle, str(ANNA.passphrase))
    assert found(await place.everything(), *words) == ["chat", "commands", "keys", "people", "seated"]
    await store.erase(ANNA.person)
    assert found(await place.everything(), *words) == []
    assert await store.person_of_key(key_of(ANNA).digest) is None
    assert await store.own(ANNA.person, 10) == []
    assert await store.answered(ANNA.person, "c1") is None
    await store.erase(ANNA.person)


async def test_the_others_and_the_game_stay_when_a_person_is_erased(store: Store) -> None:
    await example(store)
    await store.erase(ANNA.person)
    stored = await played(store, "t1")
    assert stored.row.version == 2
    assert stored.commands == [command("c1", BEN.person)]
    assert await store.chat("t1", 0, 10) == [line(2, BEN.person)]
    assert await store.person(BEN.person) == BEN
    assert [row.table for row in await store.own(BEN.person, 10)] == ["t2", "t1"]


async def test_whoever_was_erased_may_come_anew(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    await store.commit(making(by=command("make")))
    await store.erase(ANNA.person)
    await store.add_person(ANNA, key_of(ANNA))
    await store.commit(move("t1", 1, by=command("make")))
    assert await store.person_of_handle(ANNA.handle) == ANNA
