"""The games that are kept: who plays them and how, and how their files are made."""

import hashlib
import json
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.state import Board, State
from ludoteca.kernel.codec import Json
from ludoteca.kernel.contract import any_option, random_journal, vocabulary
from ludoteca.kernel.dealer import Dealer, seeded
from ludoteca.kernel.game import PERSON, Setting
from ludoteca.kernel.journal import Journal, begin, entry_to_json, word_of
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import Choice
from tests.encyclopedia.tables import setup
from tests.navoria.kept import KEEPING as NAVORIA
from tests.playthroughs.players import sensible
from tests.playthroughs.telling import told

PLAYTHROUGHS: Final = Path(__file__).parent
JOURNALS: Final = PLAYTHROUGHS.parent / "journals"
FINGERPRINTS: Final = JOURNALS / "fingerprints.json"
WORDS: Final = JOURNALS / "words.json"
RANDOM_GAMES: Final = range(0, 240, 9)

Player = Callable[[Board, Choice[State], random.Random], int]


class Kept(NamedTuple):
    """A game that is kept. With `undos`, one decision in so many is taken back."""

    name: str
    seats: tuple[str, ...]
    options: Mapping[str, Setting]
    nonces: tuple[str, ...] = ()
    player: Player = sensible
    undos: int = 0


LINNE: Final = "automa:linne:boudeuse"
TREMBLEY: Final = "automa:trembley:resolution"
DAUBENTON: Final = "automa:daubenton:astrolabe"

KEPT: Final = (
    Kept("two-en", (PERSON,) * 2, {"edition": "en"}, ("ann", "bob")),
    Kept("three-fr-sepultus", (PERSON,) * 3, {"edition": "fr", "sepultus": True}),
    Kept("four-it", (PERSON,) * 4, {"edition": "it"}, ("a", "b", "c", "d")),
    Kept("two-pl-sepultus-undos", (PERSON,) * 2, {"edition": "pl", "sepultus": True}, undos=12),
    Kept("solo-en-linne", (PERSON, LINNE), {"edition": "en"}),
    Kept("solo-pl-sepultus-three-automas", (TREMBLEY, PERSON, LINNE, DAUBENTON), {"edition": "pl", "sepultus": True}),
    Kept("two-fr-two-automas", (PERSON, DAUBENTON, PERSON, TREMBLEY), {"edition": "fr"}, undos=30),
    Kept("four-en-sepultus-random", (PERSON,) * 4, {"edition": "en", "sepultus": True}, player=any_option),
)


def play(kept: Kept) -> Journal[State]:
    """The game, played through the checked door."""
    seed = f"playthrough {kept.name}"
    luck = random.Random(seed)
    journal = begin(GAME, kept.seats, kept.options, None, Dealer(seeded(seed).secret, kept.nonces))
    while isinstance(question := journal.table.question, Choice):
        option = kept.player(journal.table, question, luck)
        journal.play(question.seat, [word_of(journal.table, question, option)])
        if kept.undos and luck.randrange(kept.undos) == 0:
            take_back(journal, luck.choice([seat for seat, name in enumerate(kept.seats) if name == PERSON]))
    return journal


def take_back(journal: Journal[State], seat: int) -> None:
    """Undo, if it is allowed; with the others' consent only where it is needed."""
    others = [other for other, name in enumerate(journal.head.seats) if other != seat and name == PERSON]
    for consents in ([], others):
        try:
            journal.undo(seat, consents)
        except Refused:
            continue
        return


# Their files


def journal_text(journal: Journal[State], secret: bytes) -> str:
    """JSON with an entry to a line, so that a change can be seen."""
    whole = journal.to_json(secret)
    head = whole["head"]
    assert isinstance(head, dict)
    entries = [entry_to_json(entry) for entry in journal.entries]
    lines = [f' "{key}": {json.dumps(value)}' for key, value in whole.items() if key not in ("head", "entries")]
    lines.append(' "head": {\n' + ",\n".join(f'  "{key}": {dumped(value)}' for key, value in head.items()) + "\n }")
    lines.append(' "entries": [\n' + ",\n".join(f"  {dumped(entry)}" for entry in entries) + "\n ]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def dumped(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def entries_hash(journal: Journal[State]) -> str:
    text = json.dumps([entry_to_json(entry) for entry in journal.entries], separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def fingerprint(number: int) -> dict[str, Json]:
    """A random game's settings, entries and scores."""
    made = setup(number)
    journal = random_journal(GAME, made.seats, made.options, made.seed)
    return {
        "number": number,
        "seed": made.seed,
        "seats": list(made.seats),
        "options": dict(made.options),
        "entries": journal.version,
        "sha256": entries_hash(journal),
        "scores": list(journal.table.state.scores),
    }


def result(journal: Journal[State]) -> dict[str, Json]:
    """What a kept game must come to whenever it is replayed."""
    return {
        "rules": journal.head.rules,
        "entries": journal.version,
        "scores": list(journal.table.state.scores),
        "winners": list(GAME.winners(journal.table)),
    }


def made_files() -> Iterator[tuple[Path, str]]:
    """Every kept file as it would be written now."""
    results: dict[str, Json] = {}
    for kept in KEPT:
        journal = play(kept)
        assert journal.dealer is not None
        results[kept.name] = result(journal)
        yield JOURNALS / f"{kept.name}.json", journal_text(journal, journal.dealer.secret)
        yield PLAYTHROUGHS / f"{kept.name}.txt", "\n".join(told(journal)) + "\n"
    prints = [json.dumps(fingerprint(number)) for number in RANDOM_GAMES]
    kept_results = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in results.items()]
    yield (
        FINGERPRINTS,
        '{\n "kept": {\n' + ",\n".join(kept_results) + '\n },\n "random": [\n  ' + ",\n  ".join(prints) + "\n ]\n}\n",
    )
    words = vocabulary(GAME, GAME.begin((PERSON, PERSON)))
    yield WORDS, json.dumps({name: list(listed) for name, listed in words.items()}, indent=1, ensure_ascii=False) + "\n"
    yield from NAVORIA.made_files()
