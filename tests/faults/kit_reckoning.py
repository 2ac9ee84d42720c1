"""What is in the database beside what was acknowledged: nothing lost, nothing doubled, and every table opens again."""

from typing import NamedTuple

from msgspec import json

from ludoteca.kernel.game import PERSON
from ludoteca.kernel.journal_file import check_draws
from ludoteca.server.storage.store import Store, Stored
from ludoteca.server.stored import decode_room, journal_of
from ludoteca.wire import messages, structs
from tests.faults.kit_playing import Book, Sent


class Reckoning(NamedTuple):
    acknowledged: int
    told: int
    """Decisions and draws that clients have seen."""
    lost: int
    doubled: int
    denied: int
    """Moves that were refused and done all the same: a command that was sent again was not recognised."""
    tables: int

    def sentence(self) -> str:
        return (
            f"acknowledged {self.acknowledged:,}, told {self.told:,}, lost {self.lost}, doubled {self.doubled}, "
            f"tables {self.tables}, all open again"
        )

    def check(self) -> None:
        assert self.lost == 0, self.sentence()
        assert self.doubled == 0, self.sentence()
        assert self.denied == 0, f"{self.denied} moves were refused, and are done; {self.sentence()}"


async def reckon(store: Store, book: Book, tables: list[str]) -> Reckoning:
    """Compare these tables with the book. The store is open, and no server writes to it now."""
    by_table: dict[str, list[Sent]] = {table: [] for table in tables}
    for sent in book.sent.values():
        if sent.table in by_table:
            by_table[sent.table].append(sent)
    acknowledged = told = lost = doubled = denied = 0
    for table, moves in by_table.items():
        stored = await store.load(table)
        assert stored is not None, "an acknowledged table is gone"
        verify(stored)
        seen = book.told.get(table, {})
        lost += missing_moves(stored, moves, book) + missing_news(stored, seen)
        doubled += unasked(stored, moves)
        done = {(row.person, row.command) for row in stored.commands}
        denied += sum(move.command in book.denied and (move.person, move.command) in done for move in moves)
        acknowledged += sum(move.command in book.acknowledged for move in moves)
        told += len(seen)
    return Reckoning(acknowledged, told, lost, doubled, denied, len(tables))


def verify(stored: Stored) -> None:
    """The journal replays by the rules, is without gaps, and every draw is the dealer's."""
    assert [entry.version for entry in stored.entries] == list(range(1, stored.row.version + 1))
    if stored.row.head is not None:
        journal = journal_of(stored.row, stored.entries)
        assert journal.version == stored.row.version
        checks = check_draws(journal, stored.row.secret)
        assert all(check.right for check in checks)


def chosen_at(stored: Stored) -> dict[int, tuple[int, str]]:
    """The decisions in the journal: version, seat and word."""
    moments = [json.decode(entry.moment, type=structs.Moment) for entry in stored.entries]
    return {
        moment.version: (moment.seat, moment.word)
        for moment in moments
        if moment.seat is not None and moment.undo is None
    }


def missing_moves(stored: Stored, moves: list[Sent], book: Book) -> int:
    """Acknowledged moves that are not where they were acknowledged to be, or whose command is not known any more."""
    chosen = chosen_at(stored)
    answers = {(row.person, row.command): json.decode(row.answer, type=messages.AnyMessage) for row in stored.commands}
    found = 0
    for move in moves:
        version = book.acknowledged.get(move.command)
        if version is None:
            continue
        answer = answers.get((move.person, move.command))
        known = isinstance(answer, messages.Done) and answer.version == version
        there = chosen.get(move.version + 1) == (move.seat, move.word) and stored.row.version >= version
        found += not (known and there)
    return found


def missing_news(stored: Stored, seen: dict[int, tuple[int | None, str]]) -> int:
    """What somebody was told, and is not so: news goes out only when it is on disk."""
    kept = [json.decode(entry.moment, type=structs.Moment) for entry in stored.entries]
    by_version = {moment.version: (moment.seat, moment.word) for moment in kept}
    return sum(by_version.get(version) != what for version, what in seen.items())


def unasked(stored: Stored, moves: list[Sent]) -> int:
    """Decisions of people that nobody sent for this version: the trace of a command that was done twice."""
    room = decode_room(stored.row.room)
    asked = {(move.version + 1, move.seat, move.word) for move in moves}
    people = {seat for seat, chair in enumerate(room.chairs) if chair.who == PERSON and chair.gone is None}
    chosen = chosen_at(stored)
    return sum(seat in people and (version, seat, word) not in asked for version, (seat, word) in chosen.items())
