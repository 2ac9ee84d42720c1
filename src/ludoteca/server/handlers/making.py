"""Commands that concern more than one table: make a table, join one by an invitation, play again."""

import secrets
from functools import partial
from typing import Final

from msgspec import json

from ludoteca import __version__
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.dealer import SECRET_BYTES, commitment
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.refusals import Refused
from ludoteca.server.checks import refuse_sealed
from ludoteca.server.handlers import gathering
from ludoteca.server.handlers.context import Context
from ludoteca.server.handlers.gathering import check_seats, seated
from ludoteca.server.room import FINISHED, FRIEND, GATHERING, Chair, Room, chairs_for, refuse
from ludoteca.server.storage.store import NotDone, StoreError
from ludoteca.server.table import ServedTable
from ludoteca.server.tables import Tables, the_game
from ludoteca.server.transaction import Person, Transaction
from ludoteca.server.view import encode
from ludoteca.wire import commands, messages

decode_done: Final = json.Decoder(messages.Done).decode


async def make(context: Context, person: Person, command: commands.Make) -> bytes:
    """A new table. The same command again is answered with the same table."""
    context.made.take(context.caller.who)
    tables, most = context.tables, context.limits.tables
    game = the_game(command.game)
    before = await tables.store.answered(person.id, command.id)
    if before is not None:
        return before
    if await tables.store.open_tables(person.id) >= most:
        raise refuse("tables-many", most=most)
    chairs = chairs_for(command.seats, person.id, person.name, command.nonce, list(BOTS))
    options = game.settings(command.options)
    room = Room(
        game.name, person.id, chairs, options, "", tables.clock(),
        pack=command.pack, public=command.public, watchers=command.watchers, hints=command.hints,
        clock=command.clock, patience=command.patience,
    )  # fmt: skip
    check_seats(room)
    return await found(tables, person, command.id, room)


async def found(tables: Tables, person: Person, command: str, room: Room) -> bytes:
    """Store a new table, and begin the game if nobody is awaited."""
    served = ServedTable(secrets.token_urlsafe(16), tables.store, __version__, tables.clock, tables.steady)
    served.listeners.extend(tables.listeners)
    served.secret = secrets.token_bytes(SECRET_BYTES)
    room.commitment = commitment(served.secret)
    served.open_new(room, the_game(room.game))
    answer = await served.transact(person.id, command, seated)
    if served.revision:
        tables.in_memory[served.id] = served
    return answer


async def join(context: Context, person: Person, command: commands.Join) -> bytes:
    """Sit down by an invitation. Its token begins with the table's id."""
    table, dot, _ = command.token.partition(".")
    if not dot:
        raise refuse("invitation-unknown")
    sit_down = partial(gathering.join, person=person, command=command)
    try:
        return await context.tables.change(table, person.id, command.id, sit_down)
    except Refused as refused:
        if refused.refusal.code == "table-missing":
            raise refuse("invitation-unknown") from None
        raise


async def rematch(context: Context, person: Person, command: commands.Rematch) -> bytes:
    """The first player who asks makes the new table; the others sit down at it. Each step is a command of its own, with
    an id that no client can send: it has a space in it."""
    context.made.take(context.caller.who)
    tables = context.tables
    served = await tables.load(command.table)
    refuse_sealed(served)
    if person.id not in served.room.people():
        raise refuse("players-only")
    served.room.must_be(FINISHED)
    before = served.room.rematch
    made: str | None = None
    if before is None or before not in await tables.store.revisions([before]):
        made = await found_again(tables, served.room, person, f"{command.id} new")
    try:
        if made is not None:
            note = partial(note_rematch, table=made, before=before)
            await served.transact(person.id, f"{command.id} old", note)
            if served.room.rematch != made:  # another player asked at the same moment
                await (await tables.load(made)).transact(person.id, f"{command.id} too-late", throw_away)
                tables.gone(made)
        assert served.room.rematch is not None
        new = await tables.load(served.room.rematch)
        sit_down = partial(take_kept_seats, person=person)
        done = decode_done(await new.transact(person.id, f"{command.id} sit", sit_down))
    except NotDone as error:  # but what came before it is done
        raise StoreError(str(error)) from error
    done.id = command.id
    return encode(done)


async def found_again(tables: Tables, old: Room, person: Person, command: str) -> str:
    """Make a table like another. Returns its id."""
    chairs = [kept_for(chair, person) for chair in old.chairs]
    room = Room(
        old.game, person.id, chairs, old.options, "", tables.clock(),
        pack=old.pack, public=old.public, watchers=old.watchers, hints=old.hints,
        clock=old.clock, patience=old.patience,
    )  # fmt: skip
    made = decode_done(await found(tables, person, command, room))
    assert made.table is not None
    return made.table


def kept_for(chair: Chair, person: Person) -> Chair:
    """A seat of the next game: the others' are kept for them."""
    if chair.who != PERSON:
        return Chair(chair.who)
    if chair.person == person.id:
        return Chair(PERSON, person.id, chair.name)
    return Chair(FRIEND, chair.person, chair.name)


def note_rematch(transaction: Transaction, table: str, before: str | None) -> None:
    """Note where the next game is, unless another player has done so meanwhile."""
    transaction.room.must_be(FINISHED)
    if transaction.room.rematch == before:
        transaction.room.rematch = table
        transaction.room_news = True


def throw_away(transaction: Transaction) -> None:
    transaction.removed = True


def take_kept_seats(transaction: Transaction, person: Person) -> None:
    room = transaction.room
    for seat, chair in enumerate(room.chairs):
        if not chair.taken and chair.person == person.id:
            room.sit(seat, person.id, chair.name or person.name, "")
    if room.phase == GATHERING:
        seated(transaction)
