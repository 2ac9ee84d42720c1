"""Reading a journal that was made elsewhere: every entry is checked, and every draw can be drawn again."""

import json
from collections.abc import Callable
from typing import Final, TypeVar

from ludoteca.kernel.dealer import Dealer
from ludoteca.kernel.game import Game, digest
from ludoteca.kernel.journal import (
    FORMAT,
    FORMAT_NUMBER,
    BadJournal,
    Chosen,
    Drawn,
    Entry,
    Head,
    Journal,
    Undone,
    commit_entry,
)
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import Chance

S = TypeVar("S", bound=Plain)


def entry_from_json(value: object, number: int) -> Entry:
    if isinstance(value, dict):
        match value:
            case {"seat": int(seat), "asked": str(question), "word": str(word)}:
                return Chosen(seat, question, word)
            case {"draw": str(key), "word": str(word)}:
                return Drawn(key, word)
            case {"undo": int(target), "seat": int(seat), "consents": list(consents)}:
                if 0 <= target < number and all(isinstance(other, int) for other in consents):
                    return Undone(seat, target, tuple(consents))
    raise BadJournal(Refusal("journal", "journal-entry-unreadable", entry=number))


def read(value: object, find: Callable[[str], Game[Plain] | None]) -> tuple[Journal[Plain], bytes | None]:
    """A journal and its secret, if that is revealed, from JSON. Raises BadJournal; every entry is checked."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadJournal(Refusal("journal", "journal-foreign"))
    if not writable(value):
        raise BadJournal(Refusal("journal", "journal-broken"))
    if value.get("number") != FORMAT_NUMBER:
        raise BadJournal(
            Refusal("journal", "journal-format-unknown", number=str(value.get("number")), known=FORMAT_NUMBER)
        )
    raw = value.get("head")
    if not isinstance(raw, dict) or not isinstance(value.get("entries"), list):
        raise BadJournal(Refusal("journal", "journal-broken"))
    try:
        head = Head(
            str(raw["game"]),
            int(raw["rules"]),
            tuple(str(seat) for seat in raw["seats"]),
            dict(raw["options"]),
            dict(raw["data"]),
            str(raw["commitment"]),
            tuple(str(nonce) for nonce in raw["nonces"]),
        )
        secret = None if value.get("secret") is None else bytes.fromhex(value["secret"])
    except (KeyError, OverflowError, TypeError, ValueError):
        raise BadJournal(Refusal("journal", "journal-broken")) from None
    game = find(head.game)
    if game is None:
        raise BadJournal(Refusal("journal", "journal-other-game", name=head.game))
    if head.rules not in game.rules:
        raise BadJournal(
            Refusal(
                "journal",
                "journal-rules-unknown",
                rules=head.rules,
                oldest=game.rules[0],
                newest=game.rules[-1],
            )
        )
    if digest(head.data) != raw.get("digest"):
        raise BadJournal(Refusal("journal", "journal-data-changed"))
    try:
        game.data(head.data)  # who edits the cards can also make their digest anew
        dealer = None if secret is None else Dealer(secret, head.nonces)
        journal = Journal(game, head, dealer)
    except Refused as refused:
        raise BadJournal(refused.refusal) from None
    except (AttributeError, KeyError, TypeError, ValueError, IndexError):
        raise BadJournal(Refusal("journal", "journal-broken")) from None
    for number, item in enumerate(value["entries"]):
        follow(journal, entry_from_json(item, number))
    return journal, secret


def follow(journal: Journal[S], entry: Entry) -> None:
    """Add an entry that was made elsewhere, checking that it fits. Raises BadJournal."""
    number = journal.version
    if isinstance(entry, Undone):
        if entry.target != _allowed_target(journal, entry):
            raise BadJournal(Refusal("journal", "journal-undo-illegal", entry=number))
        journal.entries.append(entry)
        journal.table = journal.at(entry.target)
    else:
        commit_entry(journal.table, entry, number)
        journal.entries.append(entry)


def writable(value: object) -> bool:
    """Whether this can be written as a file again. Half a surrogate pair can be read from JSON, and not encoded."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (RecursionError, TypeError, ValueError):
        return False
    return True


def _allowed_target(journal: Journal[S], entry: Undone) -> int | None:
    try:
        return journal.undo_target(entry.seat, entry.consents)
    except Refused:
        return None


class Check:
    """One draw held against the commitment."""

    def __init__(self, entry: int, key: str, word: str, expected: str) -> None:
        self.entry: Final = entry
        self.key: Final = key
        self.word: Final = word
        self.expected: Final = expected

    @property
    def right(self) -> bool:
        return self.word == self.expected


def check_draws(journal: Journal[S], secret: bytes) -> list[Check]:
    """Draw everything again with the revealed secret: what the journal says beside what the dealer owed."""
    dealer = Dealer(secret, journal.head.nonces)
    checks: list[Check] = []
    table = journal.game.begin(journal.head.seats, journal.head.options, journal.head.data, journal.head.rules)
    for number in journal.line():
        entry = journal.entries[number]
        question = table.question
        if isinstance(entry, Drawn) and isinstance(question, Chance):
            outcome = question.lot(table, dealer.draw(entry.key, question.lots(table)))
            checks.append(Check(number, entry.key, entry.word, question.words(table).word(outcome)))
        commit_entry(table, entry, number)
    return checks
