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
LOAD_COMMANDS: Final = "SELECT person, command, answer FROM commands WHERE table_id = $1 ORDER BY revision, command"
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
RUNNING: Final = f"SELECT {COLUMNS} FROM tables WHERE phase = 'playing' AND id > $1 ORDER BY id LIMIT $2"
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

# Leases

# A lease that was never taken is made as one that ended now: nobody was driving, and nobody's clock ran.
MAKE_LEASE: Final = (
    "INSERT INTO leases (table_id, holder, until, alive) SELECT id, '', CAST($1 AS DOUBLE PRECISION), "
    "CAST($2 AS DOUBLE PRECISION) FROM tables WHERE id = $3 ON CONFLICT DO NOTHING"
)
LOAD_LEASE: Final = "SELECT holder, until, alive FROM leases WHERE table_id = $1"
TAKE_LEASE: Final = "UPDATE leases SET holder = $1, until = $2, alive = $3 WHERE table_id = $4"
# `alive` stays: whoever takes the table next must know until when its clock ran.
RELEASE: Final = "UPDATE leases SET holder = '', until = alive WHERE holder = $1"

# People

PERSON_COLUMNS: Final = "person, name, handle, passphrase, created"

ADD_PERSON: Final = f"INSERT INTO people ({PERSON_COLUMNS}) VALUES ($1, $2, $3, $4, $5)"
ADD_KEY: Final = "INSERT INTO keys (digest, person, created) VALUES ($1, $2, $3)"
DROP_KEY: Final = "DELETE FROM keys WHERE digest = $1"
CHANGE_PERSON: Final = "UPDATE people SET name = $1, handle = $2, passphrase = $3, created = $4 WHERE person = $5"
PERSON: Final = f"SELECT {PERSON_COLUMNS} FROM people WHERE person = $1"
PERSON_OF_KEY: Final = f"SELECT {PERSON_COLUMNS} FROM people WHERE person = (SELECT person FROM keys WHERE digest = $1)"
PERSON_OF_HANDLE: Final = f"SELECT {PERSON_COLUMNS} FROM people WHERE handle = $1 AND handle <> ''"
CHAT_OF: Final = "SELECT table_id, number, person, line FROM chat WHERE person = $1 ORDER BY table_id, number"
ERASE: Final = tuple(f"DELETE FROM {table} WHERE person = $1" for table in "chat commands seated people".split())


def fields(row: Struct) -> tuple[object, ...]:
    """What an INSERT of this row is given: columns stand in the order of the fields."""
    return astuple(row)


def changed(row: TableRow) -> tuple[object, ...]:
    """What CHANGE_TABLE is given."""
    table, *rest = fields(row)
    return (*rest, table, row.revision - 1)
