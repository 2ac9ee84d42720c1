"""The schema, as numbered steps: a database remembers its number, and is brought up to date when it is opened.

A step is written once for both databases, with the few words in which they differ in braces. A step that was ever
released is never changed: a change of the schema is a new step, tried on the dumps kept of every number before it.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.server.storage.store import StoreError

SQLITE: Final[Mapping[str, str]] = {
    "word": "TEXT",
    "whole": "INTEGER",
    "flag": "INTEGER",
    "bytes": "BLOB",
    "real": "REAL",
}
# The order of ids is the order of their bytes, as in SQLite, whatever the language of the database.
POSTGRES: Final[Mapping[str, str]] = {
    "word": 'TEXT COLLATE "C"',
    "whole": "BIGINT",
    "flag": "BOOLEAN",
    "bytes": "BYTEA",
    "real": "DOUBLE PRECISION",
}

# Every table of the first schema has a name that a player knows. There is no reference from a command, a line of chat
# or a seat to a person: bots play too, and are nobody's row.
FIRST: Final = (
    """CREATE TABLE tables (
        id {word} PRIMARY KEY,
        revision {whole} NOT NULL,
        version {whole} NOT NULL,
        phase {word} NOT NULL,
        public {flag} NOT NULL,
        game {word} NOT NULL,
        room {bytes} NOT NULL,
        head {bytes},
        secret {bytes} NOT NULL,
        package {word} NOT NULL,
        updated {real} NOT NULL
    )""",
    "CREATE INDEX tables_in_the_lobby ON tables (updated) WHERE public AND phase IN ('gathering', 'playing')",
    "CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing'",
    """CREATE TABLE entries (
        table_id {word} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        version {whole} NOT NULL,
        entry {bytes} NOT NULL,
        moment {bytes} NOT NULL,
        PRIMARY KEY (table_id, version)
    )""",
    """CREATE TABLE commands (
        person {word} NOT NULL,
        command {word} NOT NULL,
        table_id {word} NOT NULL,
        revision {whole} NOT NULL,
        answer {bytes} NOT NULL,
        PRIMARY KEY (person, command)
    )""",
    "CREATE INDEX commands_of_table ON commands (table_id, revision)",
    """CREATE TABLE chat (
        table_id {word} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number {whole} NOT NULL,
        person {word} NOT NULL,
        line {bytes} NOT NULL,
        PRIMARY KEY (table_id, number)
    )""",
    "CREATE INDEX chat_of_person ON chat (person)",
    """CREATE TABLE seated (
        table_id {word} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        person {word} NOT NULL,
        PRIMARY KEY (table_id, person)
    )""",
    "CREATE INDEX seated_person ON seated (person)",
    """CREATE TABLE leases (
        table_id {word} PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        holder {word} NOT NULL,
        until {real} NOT NULL,
        alive {real} NOT NULL
    )""",
    "CREATE INDEX leases_of_holder ON leases (holder)",
    """CREATE TABLE people (
        person {word} PRIMARY KEY,
        name {word} NOT NULL,
        handle {word} NOT NULL,
        passphrase {word},
        created {real} NOT NULL
    )""",
    "CREATE UNIQUE INDEX person_of_handle ON people (handle) WHERE handle <> ''",
    """CREATE TABLE keys (
        digest {bytes} PRIMARY KEY,
        person {word} NOT NULL REFERENCES people (person) ON DELETE CASCADE,
        created {real} NOT NULL
    )""",
    "CREATE INDEX keys_of_person ON keys (person)",
)

# A lease holds as long as the heart of its holder beats, instead of being renewed; who is at a table is known to all
# servers; and there is something to lay down to see whether there is room.
SECOND: Final = (
    "ALTER TABLE leases RENAME TO leases_before",
    """CREATE TABLE leases (
        table_id {word} PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        holder {word} NOT NULL,
        alive {real} NOT NULL
    )""",
    "INSERT INTO leases (table_id, holder, alive) SELECT table_id, '', alive FROM leases_before",
    "DROP TABLE leases_before",
    "CREATE INDEX leases_of_holder ON leases (holder)",
    """CREATE TABLE servers (
        holder {word} PRIMARY KEY,
        beats {whole} NOT NULL,
        comings {whole} NOT NULL,
        alive {real} NOT NULL
    )""",
    """CREATE TABLE present (
        table_id {word} NOT NULL,
        person {word} NOT NULL,
        holder {word} NOT NULL REFERENCES servers (holder) ON DELETE CASCADE,
        PRIMARY KEY (table_id, person, holder)
    )""",
    "CREATE INDEX present_of_holder ON present (holder)",
    "CREATE INDEX present_person ON present (person)",
    "CREATE TABLE ballast (weight {bytes} NOT NULL)",
)

STEPS: Final[Sequence[Sequence[str]]] = (FIRST, SECOND)
LATEST: Final = len(STEPS)

MAKE_SCHEMA: Final = "CREATE TABLE IF NOT EXISTS schema (number INTEGER NOT NULL)"
READ_NUMBER: Final = "SELECT number FROM schema"


def steps_from(number: int | None, words: Mapping[str, str]) -> list[str]:
    """The statements that bring a database of this number (None: an empty one) up to date. Raises StoreError."""
    if number is None:
        return [*_written(0, words), f"INSERT INTO schema (number) VALUES ({LATEST})"]
    if not 1 <= number <= LATEST:
        raise StoreError(
            f"The database has schema {number}, and this release of Ludoteca knows schemas 1 to {LATEST}: "
            "use the release that wrote it, or a newer one."
        )
    if number == LATEST:
        return []
    return [*_written(number, words), f"UPDATE schema SET number = {LATEST}"]


def steps_to(number: int, words: Mapping[str, str]) -> list[str]:
    """The statements that make an empty database of this number, for whoever wants to know what it must have."""
    return [MAKE_SCHEMA, *(statement.format_map(words) for step in STEPS[:number] for statement in step)]


def _written(number: int, words: Mapping[str, str]) -> list[str]:
    return [statement.format_map(words) for step in STEPS[number:] for statement in step]
