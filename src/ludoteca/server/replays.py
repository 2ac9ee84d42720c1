"""Games gone through again: for how a table was, for the scores along the way, for the draws of a finished game.

A game is replayed once, and what was met on the way is kept for the next request.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from msgspec import Raw

from ludoteca.kernel import journal as journals
from ludoteca.kernel.journal import Journal
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.recent import Recent
from ludoteca.kernel.table import Table
from ludoteca.server.checks import begun
from ludoteca.server.room import FINISHED, refuse
from ludoteca.server.tables import Tables
from ludoteca.server.view import draws_of, encode, scores_of
from ludoteca.wire import commands, messages, structs

MARKS: Final = 32
"""After so many entries the table is kept as it was then."""
MOST: Final = 32
MOST_LOGGED: Final = 2000
SCORES: Final = 60
DEAR: Final = 100
"""To go through so many entries costs as much again as to answer."""

Pay = Callable[[float], None]
"""Raises Refused if this person has asked for too much lately."""


class Replay:
    """A game up to a version."""

    def __init__(self, journal: Journal[Plain]) -> None:
        self._journal: Final = journal
        self._line: Final = journal.line()
        self._marks: Final[dict[int, Table[Plain]]] = {}
        """By how many entries of the line had been gone through."""
        self._draws: bytes | None = None
        table = journal.at(0)
        for count, number in enumerate(self._line, 1):
            journals.commit_entry(table, journal.entries[number], number)
            if count % MARKS == 0:
                self._marks[count] = table.clone()

    def at(self, version: int) -> Table[Plain]:
        """The table as it was, from the last mark on the same way: an entry has but one way to it."""
        line = self._journal.line(version)
        same = (count for count in self._marks if count <= len(line) and line[count - 1] == self._line[count - 1])
        count = max(same, default=0)
        table = self._marks[count].clone() if count else self._journal.at(0)
        for number in line[count:]:
            journals.commit_entry(table, self._journal.entries[number], number)
        return table

    @cached_property
    def scores(self) -> list[structs.Scores]:
        return scores_of(self._journal, len(self._journal.head.seats), SCORES)

    def draws(self, secret: bytes) -> bytes:
        """Every draw, as JSON."""
        if self._draws is None:
            self._draws = encode(draws_of(self._journal, secret))
        return self._draws


class Replays:
    """The past of tables, for people who may watch them. Games that were replayed lately are kept."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self._kept: Final[Recent[tuple[str, int], Replay]] = Recent(MOST)
        self.made = 0
        """How many games were gone through."""

    def _get(self, table: str, journal: Journal[Plain], pay: Pay) -> Replay:
        """Raises Refused."""
        key = (table, journal.version)
        pay(1.0 if key in self._kept else 1.0 + journal.version / DEAR)

        def go_through() -> Replay:
            self.made += 1
            return Replay(journal)

        return self._kept.get(key, go_through)

    async def log(self, person: str | None, command: commands.Log, pay: Pay) -> bytes:
        served = await self.tables.watched(command.table, person)
        last = min(command.last, command.first + MOST_LOGGED, served.version)
        pay(1.0 + max(0, last - command.first) / DEAR)
        rows = await self.tables.store.entries(served.id, command.first, last)
        moments = [served.kept(row.moment) for row in rows]
        return encode(messages.Logged(id=command.id, table=served.id, moments=moments))

    async def at(self, person: str | None, command: commands.At, pay: Pay) -> bytes:
        served = await self.tables.watched(command.table, person)
        rows = await self.tables.store.entries(served.id, command.version - 1, command.version)
        async with served.lock:
            journal = begun(served)
            if command.version > journal.version:
                raise refuse("version-missing", version=command.version, now=journal.version)
            table = self._get(served.id, journal, pay).at(command.version)
            position = served.position_of(table, command.version, served.viewer(person))
        moment = served.kept(rows[0].moment) if rows else None
        return encode(messages.Was(id=command.id, table=served.id, position=position, moment=moment))

    async def history(self, person: str | None, command: commands.History, pay: Pay) -> bytes:
        served = await self.tables.watched(command.table, person)
        async with served.lock:
            journal = begun(served)
            if served.view.secretive(journal.table, len(served.room.chairs)):
                raise refuse("scores-covered")
            scores = self._get(served.id, journal, pay).scores
        return encode(messages.Historied(id=command.id, table=served.id, scores=scores))

    async def journal(self, person: str | None, table: str, pay: Pay) -> tuple[str, bytes]:
        """The name of a table's game, and its journal, with the secret when it is over. Raises Refused."""
        served = await self.tables.watched(table, person)
        async with served.lock:
            journal = begun(served)
            pay(1.0 + journal.version / DEAR)
            secret = served.secret if served.room.phase == FINISHED else None
            return served.room.game, encode(journal.to_json(secret))

    async def draws(self, person: str | None, table: str, pay: Pay) -> bytes:
        """Every draw of a finished table, so that a browser can make it again by itself. Raises Refused."""
        served = await self.tables.watched(table, person)
        async with served.lock:
            served.room.must_be(FINISHED)
            journal = begun(served)
            return encode(
                {
                    "commitment": journal.head.commitment,
                    "secret": served.secret.hex(),
                    "nonces": journal.head.nonces,
                    "draws": Raw(self._get(served.id, journal, pay).draws(served.secret)),
                }
            )
