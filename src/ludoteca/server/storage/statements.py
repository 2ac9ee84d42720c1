"""The SQL that both databases understand, written once with PostgreSQL's numbered places."""

import re
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from ludoteca.server.storage.store import TableRow

_PLACE: Final = re.compile(r"\$\d+")


@cache
def with_question_marks(statement: str) -> str:
    """The same for SQLite. A place stands once and in order, since a question mark has no number."""
    places = _PLACE.findall(statement)
    assert places == [f"${number}" for number in range(1, len(places) + 1)], statement
    return _PLACE.sub("?", statement)


# Tables

COLUMNS: Final = "id, revision, version, phase, public, game, room, head, secret, package, updated"

LOAD_ROW: Final = f"SELECT {COLUMNS} FROM tables WHERE id = $1"
LOAD_ENTRIES: Final = (
    "SELECT version, entry, moment FROM entries WHERE table_id = $1 AND version > $2 AND version <= $3 ORDER BY version"
)
LOAD_COMMANDS: Final = (
    "SELECT person, command, answer FROM commands WHERE table_id = $1 AND revision > $2 ORDER BY revision, command"
)
LOAD_CHAT: Final = (
    "SELECT number, person, line FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3"
)
PUBLIC: Final = (
    f"SELECT {COLUMNS} FROM tables WHERE public AND phase IN ('gathering', 'playing') "
    "ORDER BY updated DESC, id LIMIT $1"
)
OWN: Final = (
    f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM seated WHERE person = $1) "
    "ORDER BY updated DESC, id LIMIT $2"
)
UNDRIVEN: Final = (
    f"SELECT {COLUMNS} FROM tables WHERE phase = 'playing' AND id > $1 AND NOT EXISTS (SELECT 1 FROM leases "
    "JOIN servers ON servers.holder = leases.holder WHERE leases.table_id = tables.id) ORDER BY id LIMIT $2"
)
OPEN_TABLES: Final = (
    "SELECT COUNT(*) FROM seated JOIN tables ON id = table_id WHERE person = $1 AND phase IN ('gathering', 'playing')"
)
ANSWERED: Final = "SELECT answer FROM commands WHERE person = $1 AND command = $2"

MAKE_TABLE: Final = (
    f"INSERT INTO tables ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING"
)
CHANGE_TABLE: Final = (
    "UPDATE tables SET revision = $1, version = $2, phase = $3, public = $4, game = $5, room = $6, head = $7, "
    "secret = $8, package = $9, updated = $10 WHERE id = $11 AND revision = $12"
)
REMOVE_TABLE: Final = "DELETE FROM tables WHERE id = $1 AND revision = $2"
# The command that threw the table away is kept: it may be sent again.
FORGET_COMMANDS: Final = "DELETE FROM commands WHERE table_id = $1 AND revision < $2"
ADD_COMMAND: Final = (
    "INSERT INTO commands (person, command, table_id, revision, answer) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT DO NOTHING"
)
ADD_ENTRY: Final = "INSERT INTO entries (table_id, version, entry, moment) VALUES ($1, $2, $3, $4)"
ADD_CHAT: Final = "INSERT INTO chat (table_id, number, person, line) VALUES ($1, $2, $3, $4)"
EMPTY_SEATS: Final = "DELETE FROM seated WHERE table_id = $1"
SEAT: Final = "INSERT INTO seated (table_id, person) VALUES ($1, $2)"

# Servers and leases

ARRIVE: Final = "INSERT INTO servers (holder, beats, comings, alive) VALUES ($1, 0, 0, $2) ON CONFLICT DO NOTHING"
BEAT: Final = "UPDATE servers SET beats = beats + 1, alive = $1 WHERE holder = $2"
SERVERS: Final = "SELECT holder, beats, comings, alive FROM servers"
BEATS: Final = "SELECT beats FROM servers WHERE holder = $1"
# Whoever takes a table next must know until when its clock ran.
FREE_LEASES: Final = (
    "UPDATE leases SET holder = '', alive = (SELECT alive FROM servers WHERE servers.holder = leases.holder) "
    "WHERE holder = $1"
)
DEPART: Final = "DELETE FROM servers WHERE holder = $1"

# A lease that was never taken is made as one that ended now: nobody was driving, and nobody's clock ran.
MAKE_LEASE: Final = (
    "INSERT INTO leases (table_id, holder, alive) SELECT id, '', CAST($1 AS DOUBLE PRECISION) FROM tables "
    "WHERE id = $2 ON CONFLICT DO NOTHING"
)
LOAD_LEASE: Final = "SELECT holder, alive FROM leases WHERE table_id = $1"
TAKE_LEASE: Final = "UPDATE leases SET holder = $1 WHERE table_id = $2"

# Who is where

COME: Final = "INSERT INTO present (table_id, person, holder) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
GO: Final = "DELETE FROM present WHERE table_id = $1 AND person = $2 AND holder = $3"
COMINGS: Final = "UPDATE servers SET comings = comings + 1 WHERE holder = $1"

# Something to lay down, to see whether there is room

LAY_DOWN: Final = "INSERT INTO ballast (weight) VALUES ($1)"
TAKE_UP: Final = "DELETE FROM ballast"

# People

PERSON_COLUMNS: Final = "person, name, handle, passphrase, created"

ADD_PERSON: Final = f"INSERT INTO people ({PERSON_COLUMNS}) VALUES ($1, $2, $3, $4, $5)"
ADD_KEY: Final = "INSERT INTO keys (digest, person, created) VALUES ($1, $2, $3)"
DROP_KEY: Final = "DELETE FROM keys WHERE digest = $1"
DROP_KEYS: Final = "DELETE FROM keys WHERE person = $1 AND digest <> $2"
RENAME: Final = "UPDATE people SET name = $1 WHERE person = $2"
SET_PASSPHRASE: Final = "UPDATE people SET passphrase = $1 WHERE person = $2"
PERSON: Final = f"SELECT {PERSON_COLUMNS} FROM people WHERE person = $1"
PERSON_OF_KEY: Final = f"SELECT {PERSON_COLUMNS} FROM people WHERE person = (SELECT person FROM keys WHERE digest = $1)"
PERSON_OF_HANDLE: Final = f"SELECT {PERSON_COLUMNS} FROM people WHERE handle = $1 AND handle <> ''"
CHAT_OF: Final = "SELECT table_id, number, person, line FROM chat WHERE person = $1 ORDER BY table_id, number"
SEATED: Final = "SELECT table_id FROM seated WHERE person = $1"
# The person first: whatever of theirs is being written waits for this, or this for it.
ERASE_PERSON: Final = "DELETE FROM people WHERE person = $1"
ERASE: Final = tuple(f"DELETE FROM {table} WHERE person = $1" for table in "chat commands seated present".split())


def fields(row: Struct) -> tuple[object, ...]:
    """What an INSERT of this row is given: columns stand in the order of the fields."""
    return astuple(row)


def changed(row: TableRow) -> tuple[object, ...]:
    """What CHANGE_TABLE is given."""
    table, *rest = fields(row)
    return (*rest, table, row.revision - 1)
