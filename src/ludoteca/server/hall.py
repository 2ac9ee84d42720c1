"""The hall: every table that is open in this process, and what each command does, for whom."""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import json

from ludoteca import __version__, registry
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.dealer import SECRET_BYTES, commitment
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.journal import Draft, Journal, why_not_asked
from ludoteca.kernel.moves import Way
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import AutomaStep, Choice
from ludoteca.registry import BrokenGame
from ludoteca.server import acts
from ludoteca.server.acts import Act, Person
from ludoteca.server.live import (
    DRIVER,
    LINES,
    NOT_WATCHED,
    Live,
    Watcher,
    Work,
    decode_line,
    decode_moment,
    decode_room,
)
from ludoteca.server.metrics import log_fault
from ludoteca.server.room import FINISHED, FRIEND, GATHERING, PLAYING, Chair, Room, chairs_for, no
from ludoteca.server.showing import encode, raw
from ludoteca.server.storage.store import NotDone, Store, StoreError, TableRow
from ludoteca.server.wishes import fulfil
from ludoteca.wire import commands, messages, structs

RECENT: Final = 80
"""So many moments are shown to who opens a table; the rest is read on demand."""
LISTED: Final = 60
AT_ONCE: Final = 50
"""So many tables are changed at once where a person leaves them all: the database stores them in few steps."""
TABLE_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
"""As `found` makes them."""


class Hall:
    def __init__(
        self, store: Store, clock: Callable[[], float], steady: Callable[[], float], shared: bool = False
    ) -> None:
        self.store: Final = store
        self.shared: Final = shared
        """Whether other server processes use the same database."""
        self.clock: Final = clock
        """The time of day, which somebody may set."""
        self.steady: Final = steady
        """The time for what waits, which nobody sets while the server runs."""
        self.tables: Final[dict[str, Live]] = {}
        self.driven: Final[dict[str, int]] = {}
        """Tables whose bots and clock this process drives, in memory or not, with the revision that it knows."""
        self.comings: Final[set[str]] = set()
        """Tables to which somebody came, or from which somebody went."""
        self.listeners: Final[list[Callable[[Live], None]]] = []
        """Called when a table was opened or has changed: for whoever drives bots and clocks, and for the lobby."""
        self.adopt: Callable[[Live], Awaitable[None]] | None = None
        """Called with the lock held when a table comes into this process's memory, before anything is done to it."""

    # Tables in memory

    async def live(self, table: str) -> Live:
        """The table, up to date. Raises Refused if there is none."""
        if not TABLE_ID.fullmatch(table):
            raise no("table-missing")
        live = self.tables.get(table)
        if live is None:
            live = Live(table, self.store, __version__, self.clock, self.steady)
            live.listeners.extend(self.listeners)
            self.tables[table] = live
        live.idle = False
        try:
            async with live.lock:
                await live.refresh()
                if self.adopt is not None and not live.adopted:
                    await self.adopt(live)
                    live.adopted = True
        except BaseException:
            if live.revision == 0 or live.removed:
                self.tables.pop(table, None)
            raise
        return live

    def changed_elsewhere(self, table: str, revision: int) -> None:
        """Another server process has changed this table."""
        live = self.tables.get(table)
        known = self.driven.get(table) if live is None else live.revision
        if known is None or known >= revision:
            return
        if live is not None:
            live.heard = max(live.heard, revision)
        asyncio.get_running_loop().create_task(self.catch_up(table))

    async def catch_up(self, table: str) -> None:
        """Somebody watches it here, or this process drives it."""
        try:
            live = await self.live(table)
            for listener in self.listeners:
                listener(live)
        except Refused:
            self.gone(table)
        except StoreError as error:  # the next beat finds out that it is behind
            log_fault("storage-unavailable", error)

    def gone(self, table: str) -> None:
        """A table was thrown away: whoever watches it is told."""
        live = self.tables.pop(table, None)
        if live is not None and live.revision:
            live.removed = True
            live.tell_room()

    def forget_idle(self) -> None:
        """Tables that nobody has watched or asked for since last time leave the memory; the database has them.

        Not while a bot thinks: its answer would come to this table, and who looks again would watch another. Where only
        a clock runs, the table is woken when it has run out.
        """
        for table, live in list(self.tables.items()):
            if live.idle and not live.watchers and not live.lock.locked() and not live.room.bot_decides():
                del self.tables[table]
            live.idle = True

    async def forget(self, person: str) -> None:
        """A person leaves for good: bots take their seats, and their names go from every table."""
        while rows := await self.store.own(person, AT_ONCE):  # whom a table has forgotten, it is not own of any more
            await asyncio.gather(*(self.forget_at(row.table, person) for row in rows))

    async def forget_at(self, table: str, person: str) -> None:
        known = table in self.tables
        live = await self.live(table)
        await live.transact(DRIVER, f"{table}/forget/{live.revision}", acts.forget(person), even_sealed=True)
        if live.removed:
            self.gone(table)
        live.idle = not known  # it need not stay in memory

    # Commands that change a table

    async def change(self, table: str, person: Person, command: commands.Command, act: Act) -> bytes:
        try:
            live = await self.live(table)
        except Refused:  # the command that threw the table away may come again
            before = await self.store.answered(person.id, command.id)
            if before is None:
                raise
            return before
        answer = await live.transact(person.id, command.id, act)
        if live.removed:
            self.gone(table)
        return answer

    async def make(self, person: Person, command: commands.Make, most: int) -> bytes:
        """A new table, for who does not sit at so many already. The same command again is answered with the same
        table."""
        game = the_game(command.game)
        before = await self.store.answered(person.id, command.id)
        if before is not None:
            return before
        if await self.store.open_tables(person.id) >= most:
            raise no("tables-many", most=most)
        chairs = chairs_for(command.seats, person.id, person.name, command.nonce, list(BOTS))
        options = game.settings(command.options)
        room = Room(
            game.name, person.id, chairs, options, "", self.clock(),
            pack=command.pack, public=command.public, watchers=command.watchers, hints=command.hints,
            clock=command.clock, patience=command.patience,
        )  # fmt: skip
        acts.check_seats(room)
        return await self.found(person, command.id, room)

    async def found(self, person: Person, command: str, room: Room) -> bytes:
        """Store a new table, and begin the game if nobody is awaited."""
        live = Live(secrets.token_urlsafe(16), self.store, __version__, self.clock, self.steady)
        live.listeners.extend(self.listeners)
        live.secret = secrets.token_bytes(SECRET_BYTES)
        room.commitment = commitment(live.secret)
        live.open_new(room, the_game(room.game))

        def act(work: Work) -> messages.Answer:
            work.people = work.room.people()
            if work.room.full():
                acts.begin(work)
            return messages.Done(id=command)

        answer = await live.transact(person.id, command, act)
        if live.revision:
            self.tables[live.table] = live
        return answer

    async def join(self, person: Person, command: commands.Join) -> bytes:
        table, dot, _ = command.token.partition(".")
        if not dot:
            raise no("invitation-unknown")
        try:
            return await self.change(table, person, command, acts.join(person, command))
        except Refused as refused:
            if refused.refusal.code == "table-missing":
                raise no("invitation-unknown") from None
            raise

    async def rematch(self, person: Person, command: commands.Rematch) -> bytes:
        """The first who asks makes the new table; the others sit down at it. Each step is a command of its own, with an
        id that no client can send: it has a space in it."""
        live = await self.live(command.table)
        refuse_sealed(live)
        if person.id not in live.room.people():
            raise no("players-only")
        live.room.must_be(FINISHED)
        before = live.room.rematch
        made: str | None = None
        if before is None or before not in await self.store.revisions([before]):
            made = await self.found_again(live.room, person, f"{command.id} new")
        try:
            if made is not None:
                await live.transact(person.id, f"{command.id} old", acts.rematch(made, before))
                if live.room.rematch != made:  # somebody asked at the same moment
                    await self.throw_away(made, person, f"{command.id} too-late")
            new = live.room.rematch
            assert new is not None
            done = json.decode(await self.take_kept_seats(new, person, f"{command.id} sit"), type=messages.Done)
        except NotDone as error:  # but what came before it is done
            raise StoreError(str(error)) from error
        done.id = command.id
        return encode(done)

    async def found_again(self, old: Room, person: Person, command: str) -> str:
        """A table like another; which one it is."""
        chairs = [kept_for(chair, person) for chair in old.chairs]
        room = Room(
            old.game, person.id, chairs, old.options, "", self.clock(),
            pack=old.pack, public=old.public, watchers=old.watchers, hints=old.hints,
            clock=old.clock, patience=old.patience,
        )  # fmt: skip
        made = json.decode(await self.found(person, command, room), type=messages.Done)
        assert made.table is not None
        return made.table

    async def throw_away(self, table: str, person: Person, command: str) -> None:
        def act(work: Work) -> messages.Answer:
            work.removed = True
            return messages.Done(id="")

        await (await self.live(table)).transact(person.id, command, act)
        self.gone(table)

    async def take_kept_seats(self, table: str, person: Person, command: str) -> bytes:
        def act(work: Work) -> messages.Answer:
            for seat, chair in enumerate(work.room.chairs):
                if not chair.taken and chair.person == person.id:
                    work.room.sit(seat, person.id, chair.name or person.name, "")
            return acts.seated(work) if work.room.phase == GATHERING else messages.Done(id="")

        live = await self.live(table)
        return await live.transact(person.id, command, act)

    # Looking

    async def open(self, watcher: Watcher, command: commands.Open) -> bytes:
        live = await self.live(command.table)
        person = watcher.person
        async with live.lock:  # from here to where they watch nothing happens, so that nothing is missed in between
            await live.refresh()
            must_watch(live, person)
            since = None if command.since is None or command.since > live.version else command.since
            first = max(0, live.version - RECENT) if since is None else since
            rows = await self.store.entries(live.table, first, live.version)
            chat = [decode_line(row.line) for row in await self.store.chat(live.table, 0, LINES)]
            newcomer = watcher not in live.watchers
            live.watchers.add(watcher)
            self.comings.add(live.table)
            moments = [decode_moment(row.moment) for row in rows]
            if since is None:
                said = encode(
                    messages.Shown(
                        id=command.id,
                        room=live.room_for(person),
                        position=live.position(person),
                        recent=moments,
                        chat=chat,
                        legend=live.legend(),
                    )
                )
            else:
                said = encode(
                    messages.Missed(
                        id=command.id,
                        table=live.table,
                        since=since,
                        room=live.room_for(person),
                        position=live.position(person),
                        moments=moments,
                        chat=chat,
                    )
                )
        if newcomer:
            live.tell_presence(watcher)
        for listener in self.listeners:
            listener(live)
        return said

    def close(self, watcher: Watcher, table: str) -> None:
        live = self.tables.get(table)
        if live is not None and watcher in live.watchers:
            live.watchers.discard(watcher)
            self.comings.add(table)
            live.tell_presence(watcher)

    async def watched(self, table: str, person: str | None) -> Live:
        """A table that this person may look at. Raises Refused."""
        live = await self.live(table)
        must_watch(live, person)
        return live

    # Drafts

    async def attempt(self, person: Person, command: commands.Try | commands.Plan) -> bytes:
        """What answers would lead to; nothing is stored."""
        live = await self.live(command.table)
        async with live.lock:
            journal = deciding(live, person, command.seat)
            answers: list[str] = list(command.answers)
            ways: list[Way] = []
            panel: object | None = None
            draft = journal.draft(command.seat, answers, command.version)
            if isinstance(command, commands.Plan):
                must_go_on(draft, command.seat)
                more, ways, panel = fulfil(journal.game, draft.table, command.seat, command.wish)
                answers += more
                draft = journal.draft(command.seat, answers, command.version)
            asked = draft.table.question
            seat = asked.seat if isinstance(asked, Choice | AutomaStep) else None
            tried = messages.Tried(
                id=command.id,
                table=live.table,
                version=journal.version,
                answers=answers,
                events=live.showing.events(draft.table, draft.events),
                position=live.position_of(draft.table, journal.version, command.seat),
                brings=live.showing.brings(journal.table, draft.table, len(live.room.chairs)),
                reveals=draft.reveals,
                ends=seat != command.seat,
                then=None if seat == command.seat else seat,
                plan=raw(panel),
                ways=live.showing.ways(draft.table, ways),
            )
        return encode(tried)

    # The lobby

    async def lobby(self, person: str | None, command: str) -> bytes:
        rows = await self.store.public(LISTED)
        own = () if person is None else await self.store.own(person, LISTED)
        return encode(
            messages.LobbyShown(
                id=command,
                open=[self.listed(row, person) for row in rows],
                own=[self.listed(row, person) for row in own],
            )
        )

    def listed(self, row: TableRow, person: str | None) -> structs.LobbyTable:
        room = decode_room(row.room)
        chairs = [
            structs.Chair(chair.who, chair.name, chair.person, person is not None and chair.person == person)
            for chair in room.chairs
        ]
        return structs.LobbyTable(
            row.table,
            row.game,
            room.phase,
            chairs,
            room.options,
            row.version,
            row.updated,
            person is not None and person in room.people(),
            room.phase == PLAYING and room.turn in room.seats_of(person),
            room.clock,
        )


def kept_for(chair: Chair, person: Person) -> Chair:
    """A seat of the next game: the others' are kept for them."""
    if chair.who != PERSON:
        return Chair(chair.who)
    if chair.person == person.id:
        return Chair(PERSON, person.id, chair.name)
    return Chair(FRIEND, chair.person, chair.name)


def must_watch(live: Live, person: str | None) -> None:
    """Raises Refused."""
    if not live.may_watch(person):
        raise Refused(NOT_WATCHED)


def refuse_sealed(live: Live) -> None:
    if live.sealed is not None:
        raise Refused(live.sealed)


def begun(live: Live) -> Journal[Plain]:
    refuse_sealed(live)
    if live.journal is None:
        raise no("table-gathering")
    return live.journal


def deciding(live: Live, person: Person, seat: int) -> Journal[Plain]:
    """The journal of a game in which this person answers for this seat. Raises Refused."""
    refuse_sealed(live)
    live.room.must_be(PLAYING)
    if live.room.owned(person.id, seat).gone is not None:
        raise no("seat-left", seat=seat)
    return begun(live)


def must_go_on(draft: Draft[Plain], seat: int) -> None:
    """The draft leads to another choice of this seat. Raises Refused."""
    refusal = why_not_asked(draft.table, seat)
    if refusal is not None:
        raise Refused(refusal)


def the_game(name: str) -> Game[Plain]:
    """Raises Refused."""
    try:
        game = registry.find(name)
    except BrokenGame as broken:
        raise no("game-broken", name=name, reason=broken.reason) from None
    if game is None:
        raise no("game-unknown", name=name, known=", ".join(registry.names()))
    return game
