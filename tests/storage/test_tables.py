"""Tables, their moves and their chat, in every database."""

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from ludoteca.server.storage.store import Change, Conflict, Duplicate, Store
from tests.storage.kit_places import Place
from tests.storage.kit_rows import ANNA, BEN, command, entry, line, making, move, played, table_row

pytestmark = pytest.mark.pure_only  # storage is never compiled


def ids(rows: Sequence[msgspec.Struct]) -> list[str]:
    return [str(msgspec.structs.astuple(row)[0]) for row in rows]


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    await store.commit(making(by=command("make", answer=b'{"table":"t1"}')))
    row = table_row("t1", 2, 2, phase="over", public=False, room=b'{"name":"\xc5\xbb"}', head=None, updated=1.25e9)
    await store.commit(Change(row=row, entries=[entry(1), entry(2)], command=command("c1")))
    stored = await store.load("t1")
    assert stored is not None
    assert stored.row == row
    assert stored.entries == [entry(1), entry(2)]
    assert stored.commands == [command("make", answer=b'{"table":"t1"}'), command("c1")]


async def test_a_table_is_still_there_when_the_database_is_opened_again(place: Place) -> None:
    for number in range(3):
        store = place.store()
        await store.open()
        await store.commit(move("t1", number) if number else making())
        await store.close()
    store = place.store()
    await store.open()
    assert (await played(store, "t1")).row.version == 2
    await store.close()


async def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert await store.load("t1") is None
    assert await store.load_since("t1", 3, 0) is None
    assert await store.entries("t1", 0, 10) == []
    assert await store.chat("t1", 0, 10) == []


async def test_what_was_missed_is_loaded_since_a_version(store: Store) -> None:
    await store.commit(making())
    for number in range(1, 6):
        await store.commit(move("t1", number, by=command(f"c{number}")))
    stored = await store.load_since("t1", 3, 4)
    assert stored is not None
    assert stored.row.version == 5
    assert stored.entries == [entry(4), entry(5)]
    assert stored.commands == [command("c4"), command("c5")]
    everything = await store.load_since("t1", 0, 0)
    assert everything == await store.load("t1")
    assert await store.entries("t1", 1, 3) == [entry(2), entry(3)]


async def test_the_second_of_two_changes_of_one_revision_is_a_conflict(store: Store) -> None:
    await store.commit(making())
    await store.commit(move("t1", 1, by=command("c1")))
    with pytest.raises(Conflict):
        await store.commit(move("t1", 1, by=command("c2")))
    with pytest.raises(Conflict):
        await store.commit(move("t1", 3))
    with pytest.raises(Conflict):
        await store.commit(move("nowhere", 1))
    with pytest.raises(Conflict):
        await store.commit(making())
    stored = await played(store, "t1")
    assert stored.row.version == 1
    assert stored.commands == [command("c1")]


async def test_an_entry_that_is_there_already_is_a_conflict_and_changes_nothing(store: Store) -> None:
    await store.commit(making())
    await store.commit(move("t1", 1))
    again = Change(row=table_row("t1", 3, 2), entries=[entry(2), entry(1)], command=command("c1"), chat=[line(1)])
    with pytest.raises(Conflict):
        await store.commit(again)
    assert (await played(store, "t1")).row.version == 1
    assert await store.chat("t1", 0, 10) == []
    assert await store.answered(ANNA.person, "c1") is None


async def test_a_line_of_chat_that_is_there_already_is_a_conflict_and_changes_nothing(store: Store) -> None:
    await store.commit(making())
    await store.commit(move("t1", 1, chat=[line(1)]))
    with pytest.raises(Conflict):
        await store.commit(move("t1", 2, chat=[line(2), line(1)]))
    assert (await played(store, "t1")).row.version == 1
    assert await store.chat("t1", 0, 10) == [line(1)]


async def test_a_command_that_comes_again_is_answered_as_before(store: Store) -> None:
    await store.commit(making())
    await store.commit(move("t1", 1, by=command("c1", answer=b'{"version":1}')))
    for again in (move("t1", 1, by=command("c1")), move("t1", 2, by=command("c1"))):
        with pytest.raises(Duplicate) as raised:
            await store.commit(again)
        assert raised.value.answer == b'{"version":1}'
    assert (await played(store, "t1")).row.version == 1


async def test_a_table_is_made_once_however_often_it_is_asked_for(store: Store) -> None:
    """A command that makes a table comes with another table's id each time."""
    await store.commit(making("t1", by=command("make", answer=b'"t1"')))
    with pytest.raises(Duplicate) as raised:
        await store.commit(making("t2", by=command("make", answer=b'"t2"')))
    assert raised.value.answer == b'"t1"'
    assert await store.load("t2") is None
    assert await store.answered(ANNA.person, "make") == b'"t1"'
    assert await store.answered(BEN.person, "make") is None
    await store.commit(making("t2", by=command("make", BEN.person)))


async def test_of_many_changes_at_once_exactly_one_wins(store: Store) -> None:
    await store.commit(making())
    for number in range(1, 6):
        changes = [move("t1", number, by=command(f"c{number}-{each}")) for each in range(12)]
        outcomes = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 11
        stored = await played(store, "t1")
        assert stored.row.version == number
        assert stored.commands[-1].command == f"c{number}-{outcomes.index(None)}"


async def test_one_command_sent_many_times_at_once_is_applied_once(store: Store) -> None:
    await store.commit(making())
    changes = [move("t1", 1, by=command("c1", answer=b"%d" % each)) for each in range(12)]
    outcomes = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    winner = outcomes.index(None)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Duplicate"] * 11 + ["NoneType"]
    assert {each.answer for each in outcomes if isinstance(each, Duplicate)} == {b"%d" % winner}
    assert (await played(store, "t1")).row.version == 1


async def test_changes_of_many_tables_at_once_are_all_stored(store: Store) -> None:
    tables = [f"t{number}" for number in range(40)]
    await asyncio.gather(*(store.commit(making(table)) for table in tables))

    async def play(table: str) -> None:
        for number in range(1, 6):
            await store.commit(move(table, number, by=command(f"{table}-{number}")))

    await asyncio.gather(*map(play, tables))
    assert {(await played(store, table)).row.version for table in tables} == {5}


async def test_chat_is_told_from_a_line_on_and_at_most_so_many(store: Store) -> None:
    await store.commit(making())
    await store.commit(move("t1", 1, chat=[line(number) for number in range(1, 6)]))
    assert await store.chat("t1", 0, 10) == [line(number) for number in range(1, 6)]
    assert await store.chat("t1", 2, 10) == [line(3), line(4), line(5)]
    assert await store.chat("t1", 0, 2) == [line(4), line(5)]


async def test_revisions_are_told_for_those_that_are_there(store: Store) -> None:
    await store.commit(making("t1"))
    await store.commit(making("t2"))
    await store.commit(move("t2", 1))
    assert await store.revisions(["t1", "t2", "t'3"]) == {"t1": 1, "t2": 2}
    assert await store.revisions([]) == {}


async def test_the_lobby_has_public_tables_that_gather_or_play_the_latest_first(store: Store) -> None:
    rows = [
        table_row("t1", phase="gathering", updated=1.0),
        table_row("t2", phase="playing", updated=3.0),
        table_row("t3", phase="over", updated=9.0),
        table_row("t4", phase="gathering", updated=2.0),
        table_row("t5", phase="playing", public=False, updated=8.0),
    ]
    for row in rows:
        await store.commit(Change(row=row))
    assert ids(await store.public(10)) == ["t2", "t4", "t1"]
    assert ids(await store.public(2)) == ["t2", "t4"]
    assert (await store.public(1))[0] == rows[1]


async def test_ones_own_tables_are_those_at_which_one_sits(store: Store) -> None:
    await store.commit(making("t1", people=[ANNA.person, BEN.person, ANNA.person]))
    await store.commit(Change(row=table_row("t2", updated=7.0, phase="over"), people=[ANNA.person]))
    assert ids(await store.own(ANNA.person, 10)) == ["t2", "t1"]
    assert ids(await store.own(ANNA.person, 1)) == ["t2"]
    assert ids(await store.own(BEN.person, 10)) == ["t1"]
    await store.commit(move("t1", 1))
    assert ids(await store.own(BEN.person, 10)) == ["t1"], "who sits there did not change"
    await store.commit(Change(row=table_row("t1", 3, 1), people=[ANNA.person]))
    assert await store.own(BEN.person, 10) == []


async def test_tables_that_nobody_drives_come_in_the_order_of_their_ids(store: Store) -> None:
    for table in ("b", "A", "a-2", "a_1", "Z", "é"):
        await store.commit(Change(row=table_row(table)))
    await store.commit(Change(row=table_row("c", phase="over")))
    assert ids(await store.undriven(10, "")) == ["A", "Z", "a-2", "a_1", "b", "é"]
    assert ids(await store.undriven(2, "Z")) == ["a-2", "a_1"]
    await store.arrive("one", 1.0)
    for table in ("A", "a_1"):
        await store.lease(table, "one", 1.0)
    assert ids(await store.undriven(10, "")) == ["Z", "a-2", "b", "é"]
    await store.depart("one")
    assert ids(await store.undriven(10, "")) == ["A", "Z", "a-2", "a_1", "b", "é"]


async def test_a_table_that_is_thrown_away_leaves_only_the_command_that_did_it(store: Store, place: Place) -> None:
    await store.commit(making("t1", people=[ANNA.person], by=command("make")))
    await store.commit(move("t1", 1, by=command("c1"), chat=[line(1)]))
    await store.lease("t1", "server-1", 1.0)
    with pytest.raises(Conflict):
        await store.commit(Change(row=table_row("t1", 2), removed=True))
    assert len((await played(store, "t1")).commands) == 2
    throw = Change(row=table_row("t1", 3, 1), removed=True, command=command("throw", answer=b"1"))
    await store.commit(throw)
    with pytest.raises(Duplicate):
        await store.commit(throw)
    assert await store.load("t1") is None
    left = {table: rows for table, rows in (await place.everything()).items() if rows}
    assert set(left) == {"schema", "commands"}
    assert len(left["commands"]) == 1
    assert await store.answered(ANNA.person, "throw") == b"1"


async def test_a_store_that_works_is_healthy_and_a_closed_one_is_not(place: Place) -> None:
    store = place.store()
    assert not await store.healthy()
    await store.open()
    assert await store.healthy()
    await store.close()
    assert not await store.healthy()
    await store.close()
