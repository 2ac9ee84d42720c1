"""Keeping games: how they are played, and how their files are made and read. Each game's kept.py says which."""

import hashlib
import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Generic, NamedTuple, Protocol, TypeVar, cast

from ludoteca.kernel.codec import Json
from ludoteca.kernel.contract.checks import vocabulary
from ludoteca.kernel.contract.run import random_journal
from ludoteca.kernel.dealer import Dealer, seeded
from ludoteca.kernel.game import PERSON, Game, Setting
from ludoteca.kernel.journal import Journal, begin, entry_to_json, word_of
from ludoteca.kernel.journal_file import read
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import Choice, Table
from tests.playthroughs.teller import Teller

S = TypeVar("S", bound=Plain)

PLAYTHROUGHS: Final = Path(__file__).parent
JOURNALS: Final = PLAYTHROUGHS.parent / "journals"


class Setup(Protocol):
    """A table to begin."""

    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> dict[str, Setting]: ...
    @property
    def seed(self) -> str: ...


class Kept(NamedTuple, Generic[S]):
    """A game that is kept. With `undos`, one decision in so many is taken back. With `rules`, it was played by older
    rules than today's: it is never played anew, only replayed."""

    name: str
    seats: tuple[str, ...]
    options: Mapping[str, Setting]
    player: Callable[[Table[S], Choice[S], random.Random], int]
    nonces: tuple[str, ...] = ()
    undos: int = 0
    rules: int | None = None


class Keeping(Generic[S]):
    """The kept games of one game, and the fingerprints of some random ones.

    `older` are the names of games of older rules numbers: no player makes them anew, so their files stay as they are.
    """

    def __init__(
        self,
        teller: Teller[S],
        kept: Sequence[Kept[S]],
        setup: Callable[[int], Setup],
        random_games: range,
        journals: Path,
        playthroughs: Path,
        older: Sequence[str] = (),
    ) -> None:
        self.game: Final[Game[S]] = teller.game
        self.teller: Final = teller
        self.kept: Final = kept
        self.setup: Final = setup
        self.random_games: Final = random_games
        self.journals: Final = journals
        self.playthroughs: Final = playthroughs
        self.older: Final = older
        self.names: Final = [*(each.name for each in kept), *older]
        self.fingerprints: Final = journals / "fingerprints.json"
        self.words: Final = journals / "words.json"

    def play(self, kept: Kept[S]) -> tuple[Journal[S], bytes]:
        """The game, played through the checked door, and its dealer's secret."""
        seed = f"playthrough {kept.name}"
        luck = random.Random(seed)
        secret = seeded(seed).secret
        journal = begin(self.game, kept.seats, kept.options, None, Dealer(secret, kept.nonces))
        while isinstance(question := journal.table.question, Choice):
            option = kept.player(journal.table, question, luck)
            journal.play(question.seat, [word_of(journal.table, question, option)])
            if kept.undos and luck.randrange(kept.undos) == 0:
                take_back(journal, luck.choice([seat for seat, name in enumerate(kept.seats) if name == PERSON]))
        return journal, secret

    def read(self, name: str) -> tuple[Journal[S], bytes]:
        """A kept game from its file."""
        saved = json.loads((self.journals / f"{name}.json").read_text(encoding="utf-8"))
        game = cast("Game[Plain]", self.game)
        journal, secret = read(saved, lambda found: game if found == game.name else None)
        assert secret is not None
        return cast("Journal[S]", journal), secret

    def fingerprint(self, number: int) -> dict[str, Json]:
        """A random game's settings, entries and scores."""
        made = self.setup(number)
        journal = random_journal(self.game, made.seats, made.options, made.seed)
        return {
            "number": number,
            "seed": made.seed,
            "seats": list(made.seats),
            "options": dict(made.options),
            "entries": journal.version,
            "sha256": entries_hash(journal),
            "scores": self.scores(journal),
        }

    def result(self, journal: Journal[S]) -> dict[str, Json]:
        """What a kept game must come to whenever it is replayed."""
        return {
            "rules": journal.head.rules,
            "entries": journal.version,
            "scores": self.scores(journal),
            "winners": list(self.game.winners(journal.table)),
        }

    def scores(self, journal: Journal[S]) -> list[Json]:
        seats = range(len(journal.head.seats))
        return [sum(line.points for line in self.game.sheet(journal.table, seat)) for seat in seats]

    def kept_files(self) -> Iterator[Path]:
        """Every file that lies there."""
        yield from self.journals.rglob("*.json")
        yield from self.playthroughs.rglob("*.txt")

    def made_files(self) -> Iterator[tuple[Path, str]]:
        """Every kept file as it would be written now."""
        results: dict[str, Json] = {}
        known = json.loads(self.fingerprints.read_text(encoding="utf-8"))["kept"]
        for name in self.older:
            results[name] = known[name]
            for file in (self.journals / f"{name}.json", self.playthroughs / f"{name}.txt"):
                yield file, file.read_text(encoding="utf-8")
        for kept in self.kept:
            journal, secret = self.read(kept.name) if kept.rules else self.play(kept)
            results[kept.name] = self.result(journal)
            yield self.journals / f"{kept.name}.json", journal_text(journal, secret)
            yield self.playthroughs / f"{kept.name}.txt", "\n".join(self.teller.told(journal)) + "\n"
        prints = [json.dumps(self.fingerprint(number)) for number in self.random_games]
        kept_results = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in results.items()]
        listed = '{\n "kept": {\n' + ",\n".join(kept_results) + '\n },\n "random": [\n  ' + ",\n  ".join(prints)
        yield self.fingerprints, f"{listed}\n ]\n}}\n"
        words = vocabulary(self.game, self.game.begin((PERSON, PERSON)))
        lists = {name: list(listed) for name, listed in words.items()}
        yield self.words, json.dumps(lists, indent=1, ensure_ascii=False) + "\n"


def take_back(journal: Journal[S], seat: int) -> None:
    """Undo, if it is allowed; with the others' consent only where it is needed."""
    others = [other for other, name in enumerate(journal.head.seats) if other != seat and name == PERSON]
    for consents in ([], others):
        try:
            journal.undo(seat, consents)
        except Refused:
            continue
        return


def journal_text(journal: Journal[S], secret: bytes) -> str:
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


def entries_hash(journal: Journal[S]) -> str:
    text = json.dumps([entry_to_json(entry) for entry in journal.entries], separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
