"""What the database keeps of a table, read back: rooms, chat lines, moments, journals."""

from collections.abc import Sequence
from typing import Final

from msgspec import Raw, json

from ludoteca import registry
from ludoteca.kernel.journal import FORMAT, FORMAT_NUMBER, Journal
from ludoteca.kernel.journal_file import read
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.recent import Recent
from ludoteca.server.room import Room
from ludoteca.server.storage.store import EntryRow, TableRow
from ludoteca.wire import structs

HEADS: Final = 64
"""So many different sets of cards are kept in memory, for the tables that share them."""

decode_room: Final = json.Decoder(Room).decode
decode_line: Final = json.Decoder(structs.ChatLine).decode
decode_moment: Final = json.Decoder(structs.Moment).decode
decode_parts: Final = json.Decoder(dict[str, Raw]).decode
_cards: Final[Recent[bytes, object]] = Recent(HEADS)


def journal_of(row: TableRow, entries: Sequence[EntryRow]) -> Journal[Plain]:
    """The journal of a stored table. Raises BadJournal, BrokenGame."""
    assert row.head is not None
    whole = {
        "format": FORMAT,
        "number": FORMAT_NUMBER,
        "head": head_of(row.head),
        "entries": [json.decode(entry.entry) for entry in entries],
        "secret": row.secret.hex(),
    }
    journal, _ = read(whole, registry.find)
    return journal


def head_of(stored: bytes) -> dict[str, object]:
    """A table's head. Its cards are most of it, and tables with the same cards share them."""
    parts = decode_parts(stored)
    cards = bytes(parts.pop("data", structs.NOTHING))
    return {
        "data": _cards.get(cards, lambda: json.decode(cards)),
        **{name: json.decode(part) for name, part in parts.items()},
    }
