"""A table in memory: its journal, its room, and its watchers.

Everything that changes a table goes through `transact`: one command at a time, on a copy of the room and on a journal
that can be rolled back; then the commit; and only when that is on disk, the answer and the news.
"""

import asyncio
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Final, Protocol

from msgspec import Raw, json

from ludoteca import registry
from ludoteca.kernel.game import Game, digest
from ludoteca.kernel.journal import BadJournal, Journal
from ludoteca.kernel.journal_file import entry_from_json, follow
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.recent import Recent
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import Choice, Table
from ludoteca.registry import BrokenGame
from ludoteca.server.room import DISCARDED, SEALED, Room, refuse
from ludoteca.server.storage.store import (
    Change,
    ChatRow,
    CommandRow,
    Conflict,
    Duplicate,
    EntryRow,
    Gone,
    Store,
    Stored,
    StoreError,
    TableRow,
)
from ludoteca.server.stored import decode_line, decode_moment, decode_room, journal_of
from ludoteca.server.transaction import TableChange, Transaction
from ludoteca.server.view import View, encode, room_view
from ludoteca.wire import messages, structs

TRIES: Final = 8
"""How often a command is tried again when another server process was quicker."""
LEGENDS: Final = 64
NOT_WATCHED: Final = Refusal("table", "not-watched")
LINES: Final = 100
"""So many lines of the chat are sent when a table is opened."""
DRIVER: Final = "driver"
"""The sender of commands that no person sends: bots, clocks, and the server itself."""

_legends: Final[Recent[tuple[str, str, int, bytes], Raw]] = Recent(LEGENDS)


class Watcher(Protocol):
    """A connection that watches tables."""

    @property
    def person(self) -> str | None: ...

    def send(self, message: bytes) -> None:
        """Put it in the queue; never waits."""

    def lose(self, table: str) -> None:
        """They may not look at this table any more, and are told nothing more of it."""


class Unavailable(Exception):
    """The table cannot be changed right now; nothing is lost, and the command may be sent again."""


class ServedTable:
    """One table in memory."""

    def __init__(
        self, table: str, store: Store, package: str, clock: Callable[[], float], steady: Callable[[], float]
    ) -> None:
        self.id: Final = table
        self.store: Final = store
        self.package = package
        self.clock: Final = clock
        self.steady: Final = steady
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[set[Watcher]] = set()
        self.elsewhere: set[str] = set()
        """The people who watch this table at another server."""
        self.journal: Journal[Plain] | None = None
        self.sealed: Refusal | None = None
        self.head: bytes | None = None
        self.secret = b""
        self.revision = 0
        self.kept_version = 0
        self.commands: Final[dict[tuple[str, str], bytes]] = {}
        self.stale = True
        self.heard = 0
        """The newest revision that another server process has announced."""
        self.idle = False
        self.removed = False
        self.adopted = False
        """Whether the time without a server has been taken off its clock."""
        self.thoughts: Final[dict[int, structs.Thought]] = {}
        """By seat: the newest decision that a bot had a choice in. It is kept only here."""
        self.failures: Final[dict[int, int]] = {}
        """By seat: at how many decisions in a row its bot failed."""
        self.listeners: Final[list[Callable[[ServedTable], None]]] = []
        self.room: Room
        self.view: View

    # Loading

    def open_new(self, room: Room, game: Game[Plain]) -> None:
        """A table that is not stored yet; the first transaction stores it."""
        self.room, self.view, self.stale = room, View(game), False

    async def refresh(self) -> None:
        """Catch up with the database, if another server may have changed the table. With the lock held."""
        if not self.stale and self.heard <= self.revision:
            return
        version = 0 if self.journal is None else self.journal.version
        stored = await self.store.load_since(self.id, version, self.revision)
        if stored is None:
            self.removed = True
            raise refuse("table-missing")
        known, lines = self.revision, self.room.lines if self.revision else 0
        if self.journal is None:
            self.take(stored)
        else:
            self.take_more(stored)
        said: Sequence[ChatRow] = ()
        if known and self.watchers and self.room.lines > lines:
            rows = await self.store.chat(self.id, lines, LINES)
            said = [row for row in rows if row.number <= self.room.lines]  # later ones come with their revision
        self.stale = False
        if known and self.revision > known:
            self.hide()
            self._tell_what_came(stored.entries, said)

    def _tell_what_came(self, entries: Sequence[EntryRow], said: Sequence[ChatRow]) -> None:
        """Another server process went on: those who watch here hear it too."""
        if self.journal is not None and (entries or not self.journal.version):
            self.tell_moved([self.kept(row.moment) for row in entries])
        for row in said:
            self.tell(encode(messages.Chatted(self.id, decode_line(row.line), self.revision)))
        self.tell_room()
        for listener in self.listeners:
            listener(self)

    def take(self, stored: Stored) -> None:
        row = stored.row
        self.room = decode_room(row.room)
        self.secret, self.head, self.package = row.secret, row.head, row.package
        self.revision, self.kept_version = row.revision, row.version
        self._remember(stored)
        self.journal, self.sealed = None, None
        try:
            game = registry.find(row.game)
        except BrokenGame:
            game = None
        self.view = View(game or Game())
        if row.head is None:
            return
        try:
            self.journal = journal_of(row, stored.entries)
        except BadJournal as bad:
            self.sealed = Refusal("table", "table-sealed", release=row.package, reason=bad.refusal.code)
        except BrokenGame as broken:
            self.sealed = Refusal("table", "table-sealed", release=row.package, reason=broken.reason)

    def take_more(self, stored: Stored) -> None:
        assert self.journal is not None
        for row in stored.entries:
            follow(self.journal, entry_from_json(json.decode(row.entry), self.journal.version))
        self.room = decode_room(stored.row.room)
        self.revision, self.kept_version = stored.row.revision, stored.row.version
        self._remember(stored)

    def _remember(self, stored: Stored) -> None:
        for row in stored.commands:
            self.commands[row.person, row.command] = row.answer

    @property
    def phase(self) -> str:
        return SEALED if self.sealed is not None else self.room.phase

    @property
    def version(self) -> int:
        return self.kept_version if self.journal is None else self.journal.version

    def waits_for(self) -> int | None:
        """The seat whose decision is open."""
        question = None if self.journal is None else self.journal.table.question
        return question.seat if isinstance(question, Choice) else None

    # Changing

    async def transact(self, person: str, command: str, change: TableChange, *, even_sealed: bool = False) -> bytes:
        """Do what a command asks, once, and answer when it is on disk. Raises Refused, Unavailable, StoreError."""
        async with self.lock:
            return await self.transact_locked(person, command, change, even_sealed=even_sealed)

    async def transact_locked(
        self, person: str, command: str, change: TableChange, *, even_sealed: bool = False
    ) -> bytes:
        """The same, with the lock held."""
        for _ in range(TRIES):
            await self.refresh()
            before = self.commands.get((person, command))
            if before is not None:
                return before
            if self.sealed is not None and not even_sealed:
                raise Refused(self.sealed)
            try:
                return await self._attempt(person, command, change)
            except Conflict:
                continue
            except Refused:
                if not await self._is_behind():
                    raise
            except Gone:
                raise refuse("nobody") from None
            except Duplicate as duplicate:
                with suppress(Refused, StoreError):  # it is done and known: those who watch here hear it too
                    await self.refresh()
                return duplicate.answer
        raise Unavailable

    async def _is_behind(self) -> bool:
        """Whether another server process has changed the table, and word of it has not come yet."""
        if self.store.shared and self.revision:
            self.stale = (await self.store.revisions([self.id])).get(self.id) != self.revision
        return self.stale

    async def _attempt(self, person: str, command: str, change: TableChange) -> bytes:
        journal = self.journal
        mark = None if journal is None else (journal.table.clone(), journal.version)
        transaction = Transaction(self, self.steady(), self.clock())
        try:
            answer = change(transaction)
            written, said = self._change(transaction, answer, person, command)
            self.stale = True  # until we know that the commit went well
            await self.store.commit(written)
        except BaseException as error:
            if journal is not None and mark is not None:
                journal.table = mark[0]
                del journal.entries[mark[1] :]
            if isinstance(error, Refused):
                self.stale = False
            raise
        self.stale = False
        self._accept(transaction, written)
        return said

    def _change(
        self, transaction: Transaction, answer: messages.Answer | None, person: str, command: str
    ) -> tuple[Change, bytes]:
        answer = answer or messages.Done(id="")
        version = transaction.journal.version if transaction.journal is not None else self.kept_version
        answer.id = command
        if isinstance(answer, messages.Done):
            answer.table, answer.version, answer.revision = self.id, version, self.revision + 1
        said = encode(answer)
        kept = said if transaction.kept_answer is None else encode(transaction.kept_answer)
        row = TableRow(
            self.id,
            self.revision + 1,
            version,
            transaction.room.phase,
            transaction.room.public,
            transaction.room.game,
            encode(transaction.room),
            transaction.head,
            self.secret,
            self.package,
            transaction.at,
        )
        change = Change(
            row=row,
            entries=transaction.entries,
            command=CommandRow(person, command, kept),
            chat=[ChatRow(line.number, line.person, encode(line)) for line in transaction.chat],
            people=transaction.people,
            removed=transaction.removed,
            by=None if person == DRIVER else person,
        )
        return change, said

    def _accept(self, transaction: Transaction, change: Change) -> None:
        """It is on disk: now it is so, and everybody may know."""
        command = change.command
        assert command is not None
        self.commands[command.person, command.command] = command.answer
        begins = self.journal is None and transaction.journal is not None
        self.room, self.journal, self.head = transaction.room, transaction.journal, transaction.head
        self.revision, self.kept_version = change.row.revision, change.row.version
        self.removed = transaction.removed
        hidden = self.hide()
        if transaction.moments or begins:
            self.tell_moved(transaction.moments)
        if transaction.room_news or transaction.people is not None or hidden:
            self.tell_room()
        for line in transaction.chat:
            self.tell(encode(messages.Chatted(self.id, line, self.revision)))
        for listener in self.listeners:
            listener(self)

    # View

    def viewer(self, person: str | None) -> int | None:
        """The seat with whose eyes a person looks: it matters only where cards lie face down."""
        assert self.journal is not None
        table = self.journal.table
        if not self.view.secretive(table, len(self.room.chairs)):
            return None
        mine = self.room.seats_of(person)
        turn = self.waits_for()
        return turn if turn in mine else mine[0] if len(mine) == 1 else None

    def position(self, person: str | None) -> structs.Position | None:
        if self.journal is None:
            return None
        return self.position_of(self.journal.table, self.journal.version, self.viewer(person))

    def position_of(self, table: Table[Plain], version: int, viewer: int | None) -> structs.Position:
        return self.view.position(table, version, viewer, len(self.room.chairs))

    def kept(self, moment: bytes) -> structs.Moment:
        """A moment from the store. A sealed table has no journal to complete an old one from."""
        found = decode_moment(moment)
        return found if self.journal is None else self.view.kept(self.journal.table, found)

    def legend(self) -> Raw:
        """What the pictures' things are; tables with the same cards share it."""
        journal = self.journal
        if journal is None:
            return structs.NOTHING
        head = journal.head
        key = (head.game, digest(head.data), len(head.seats), encode(head.options))
        return _legends.get(key, lambda: self.view.legend(journal.table))

    def room_for(self, person: str | None) -> structs.Room:
        watching = sum(not self.room.seats_of(watcher.person) for watcher in self.watchers)
        watching += sum(not self.room.seats_of(other) for other in self.elsewhere)
        now = self.steady()
        view = room_view(self.id, self.room, self.revision, person, self.here(), now, self.secret, watching)
        if self.removed:
            view.phase, view.secret = DISCARDED, None
        if self.sealed is not None:
            view.phase, view.secret, view.sealed = SEALED, None, self.view.refusal(None, self.sealed)
        return view

    def here(self) -> set[str]:
        """The people who watch this table, here or at another server."""
        return {watcher.person for watcher in self.watchers if watcher.person is not None} | self.elsewhere

    def may_watch(self, person: str | None) -> bool:
        return self.room.watchers or person in self.room.people()

    # News

    def hide(self) -> bool:
        """Watchers who may not watch any more are told so, before any other news. Whether there were any."""
        lost = [watcher for watcher in self.watchers if not self.may_watch(watcher.person)]
        said = encode(messages.Hidden(self.id, self.view.refusal(None, NOT_WATCHED))) if lost else b""
        for watcher in lost:
            self.watchers.discard(watcher)
            watcher.send(said)
            watcher.lose(self.id)
        return bool(lost)

    def tell(self, message: bytes) -> None:
        for watcher in tuple(self.watchers):
            watcher.send(message)

    def tell_moved(self, moments: list[structs.Moment]) -> None:
        """One message for all who see the same. A game may begin without a draw, and then there is no moment yet."""
        assert self.journal is not None
        since = moments[0].version - 1 if moments else self.journal.version
        legend = structs.NOTHING if since else self.legend()
        said: dict[int | None, bytes] = {}
        for watcher in tuple(self.watchers):
            viewer = self.viewer(watcher.person)
            if viewer not in said:
                position = self.position_of(self.journal.table, self.journal.version, viewer)
                said[viewer] = encode(messages.Moved(self.id, since, moments, position, self.revision, legend))
            watcher.send(said[viewer])

    def tell_presence(self, watcher: Watcher) -> None:
        """This watcher came or went: the others are told."""
        self.tell_room(self.watchers - {watcher})  # a newcomer gets the answer, and no news before it

    def tell_room(self, watchers: AbstractSet[Watcher] | None = None) -> None:
        said: dict[str | None, bytes] = {}
        for watcher in tuple(self.watchers if watchers is None else watchers):
            person = watcher.person
            known = person if person in self.room.people() else None
            if known not in said:
                said[known] = encode(messages.Changed(self.room_for(known)))
            watcher.send(said[known])
