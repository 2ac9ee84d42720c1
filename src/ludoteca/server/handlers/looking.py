"""Commands that look and change nothing: the lobby, a table and its past, hints and analyses."""

from functools import partial
from typing import Final

from ludoteca.server.checks import must_watch
from ludoteca.server.handlers.context import Context
from ludoteca.server.room import PLAYING, refuse
from ludoteca.server.storage.store import TableRow
from ludoteca.server.stored import decode_line, decode_room
from ludoteca.server.table import LINES
from ludoteca.server.tables import Tables
from ludoteca.server.transaction import Person
from ludoteca.server.view import encode
from ludoteca.wire import commands, messages, structs

RECENT: Final = 80
"""So many moments are shown when a table is opened; the rest is read on demand."""
LISTED: Final = 60
"""The lobby lists so many tables."""


async def ping(_context: Context, _person: Person | None, command: commands.Ping) -> bytes:
    return encode(messages.Done(id=command.id))


# The lobby


async def lobby(context: Context, _person: Person | None, command: commands.Lobby) -> bytes:
    context.caller.follows_lobby = command.follow
    return await lobby_for(context.tables, context.caller.person, command.id)


async def lobby_for(tables: Tables, person: str | None, command: str = "") -> bytes:
    """The lobby as a person sees it: the answer to a command, or news."""
    rows = await tables.store.public(LISTED)
    own = () if person is None else await tables.store.own(person, LISTED)
    return encode(
        messages.LobbyShown(
            id=command,
            open=[listed(row, person) for row in rows],
            own=[listed(row, person) for row in own],
        )
    )


def listed(row: TableRow, person: str | None) -> structs.LobbyTable:
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


# A table


async def open_table(context: Context, _person: Person | None, command: commands.Open) -> bytes:
    """Watch a table: the caller gets all of it, or what it missed, and hears the news from then on."""
    tables, caller = context.tables, context.caller
    if command.table not in caller.tables and len(caller.tables) >= context.limits.watched:
        raise refuse("watches-too-many", most=context.limits.watched)
    served = await tables.load(command.table)
    person = caller.person
    async with served.lock:  # from here to where they watch nothing happens, so that nothing is missed in between
        await served.refresh()
        must_watch(served, person)
        since = None if command.since is None or command.since > served.version else command.since
        first = max(0, served.version - RECENT) if since is None else since
        rows = await tables.store.entries(served.id, first, served.version)
        chat = [decode_line(row.line) for row in await tables.store.chat(served.id, 0, LINES)]
        newcomer = tables.watch(caller, served)
        moments = [served.kept(row.moment) for row in rows]
        if since is None:
            said = encode(
                messages.Shown(
                    id=command.id,
                    room=served.room_for(person),
                    position=served.position(person),
                    recent=moments,
                    chat=chat,
                    legend=served.legend(),
                )
            )
        else:
            said = encode(
                messages.Missed(
                    id=command.id,
                    table=served.id,
                    since=since,
                    room=served.room_for(person),
                    position=served.position(person),
                    moments=moments,
                    chat=chat,
                )
            )
    if newcomer:
        served.tell_presence(caller)
    for listener in tables.listeners:
        listener(served)
    caller.tables.add(command.table)
    return said


async def close_table(context: Context, _person: Person | None, command: commands.Close) -> bytes:
    context.caller.tables.discard(command.table)
    context.analyses.leave(context.caller, command.table)
    context.tables.close(context.caller, command.table)
    return encode(messages.Done(id=command.id))


# Its past


async def at(context: Context, _person: Person | None, command: commands.At) -> bytes:
    return await context.replays.at(context.caller.person, command, partial(context.looks.take, context.caller.who))


async def log(context: Context, _person: Person | None, command: commands.Log) -> bytes:
    return await context.replays.log(context.caller.person, command, partial(context.looks.take, context.caller.who))


async def history(context: Context, _person: Person | None, command: commands.History) -> bytes:
    pay = partial(context.looks.take, context.caller.who)
    return await context.replays.history(context.caller.person, command, pay)


# What bots think of it


async def hint(context: Context, person: Person, command: commands.Hint) -> bytes:
    return await context.hints.hint(person, context.caller.who, command)


async def thoughts(context: Context, person: Person, command: commands.Thoughts) -> bytes:
    return await context.hints.thoughts(person, command)


async def analyse(context: Context, _person: Person | None, command: commands.Analyse) -> bytes:
    if command.follow:
        return await context.analyses.follow(context.caller, context.caller.who, command)
    context.analyses.leave(context.caller, command.table)
    return encode(messages.Done(id=command.id))
