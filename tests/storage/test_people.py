"""People, their devices, and what is left when they go, in every database."""

import asyncio

import msgspec
import pytest

from ludoteca.server.storage.store import Change, Conflict, Gone, KeyRow, PersonRow, Store
from tests.storage.kit_places import Place
from tests.storage.kit_rows import ANNA, BEN, command, example, key_of, line, making, move, played, table_row

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


async def test_name_and_passphrase_can_be_changed(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    await store.rename(ANNA.person, "Ania")
    await store.set_passphrase(ANNA.person, "another", key_of(ANNA).digest)
    assert await store.person(ANNA.person) == msgspec.structs.replace(ANNA, name="Ania", passphrase="another")
    assert await store.person_of_handle(ANNA.handle) is not None


async def test_with_a_new_passphrase_every_other_key_of_a_person_goes(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    await store.add_person(BEN, key_of(BEN))
    for number in (2, 3):
        await store.add_key(key_of(ANNA, number))
    await store.set_passphrase(ANNA.person, "another", key_of(ANNA, 2).digest)
    known = [await store.person_of_key(key_of(ANNA, number).digest) for number in (1, 2, 3)]
    assert [person is not None for person in known] == [False, True, False]
    await store.drop_keys(ANNA.person)
    assert await store.person_of_key(key_of(ANNA, 2).digest) is None
    assert await store.person_of_key(key_of(BEN).digest) == BEN


async def test_a_person_who_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.rename(ANNA.person, "Ania")
    with pytest.raises(Conflict):
        await store.set_passphrase(ANNA.person, "another", b"")
    assert await store.person(ANNA.person) is None


async def test_two_people_cannot_have_one_handle_also_at_once(store: Store) -> None:
    people = [PersonRow(f"p-{number}", "Guest", "lantern", None, 1.0) for number in range(8)]
    added = [store.add_person(person, key_of(person)) for person in people]
    outcomes = await asyncio.gather(*added, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 7
    assert await store.person_of_handle("lantern") == people[outcomes.index(None)]


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


async def test_erasing_says_at_which_tables_a_person_still_sat(store: Store) -> None:
    await example(store)
    assert await store.erase(ANNA.person) == ["t1"]
    assert await store.erase(ANNA.person) == []
    assert sorted(await store.erase(BEN.person)) == ["t1", "t2"]


async def test_nothing_is_written_for_a_person_who_is_not_there(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    await store.commit(Change(row=table_row("t1"), by=ANNA.person))
    await store.erase(ANNA.person)
    with pytest.raises(Gone):
        await store.commit(Change(row=table_row("t2"), command=command("make"), people=[ANNA.person], by=ANNA.person))
    with pytest.raises(Gone):
        await store.commit(Change(row=table_row("t1", 2), command=command("say"), by=ANNA.person))
    assert await store.load("t2") is None
    assert await store.answered(ANNA.person, "make") is None
    assert (await store.revisions(["t1"])) == {"t1": 1}


async def test_who_is_erased_while_they_write_leaves_nothing_that_is_not_told(store: Store) -> None:
    """Whichever comes first: the table is refused, or erasing knows of it."""
    for number in range(20):
        await store.add_person(ANNA, key_of(ANNA))
        row = table_row(f"t{number}")
        made, told = await asyncio.gather(
            store.commit(Change(row=row, people=[ANNA.person], by=ANNA.person)),
            store.erase(ANNA.person),
            return_exceptions=True,
        )
        there = await store.load(row.table) is not None
        assert isinstance(made, Gone) == (not there)
        assert told == ([row.table] if there else [])


async def test_keys_that_are_there_are_known(store: Store) -> None:
    await store.add_person(ANNA, key_of(ANNA))
    await store.add_person(BEN, key_of(BEN))
    one, two, never = key_of(ANNA).digest, key_of(BEN).digest, key_of(BEN, 7).digest
    assert await store.known_keys([one, two, never]) == {one, two}
    await store.drop_key(one)
    assert await store.known_keys([one, two]) == {two}
    assert await store.known_keys([]) == set()


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
