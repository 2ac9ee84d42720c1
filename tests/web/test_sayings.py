"""The page says exactly what Python says: whole games, every saying of them, in every language."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
import pytest

import hatch_build
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.game import Game, Setting
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Choice, Table
from ludoteca.text.catalogue import LANGUAGES, sheets_of
from ludoteca.text.saying import Saying, Teller
from ludoteca.text.speaker import Speaker, package_of
from tests.text.kit_saying import SEATS

pytestmark = pytest.mark.pure_only  # words are never compiled

S = TypeVar("S", bound=Plain)

ROOT = Path(__file__).resolve().parents[2]
TURNS = 400
ODDITIES = (
    Saying("seat", {"seat": 2}),
    Saying("refusal-stale-version", {"version": 1234, "now": 1_234_567}),
    Saying("no-such-message", {"animal": Saying("nor-this", {}, "Ursus arctos")}),
    Saying("no-such-message", {}, "what is said otherwise"),
    Saying("list-more", {"first": "only one of two arguments"}),
)


@dataclass
class Listening(Generic[S]):
    """A table played at random; every different saying is written down once."""

    teller: Teller[S]
    table: Table[S]
    luck: random.Random
    heard: dict[bytes, Saying] = field(default_factory=dict)

    def hear(self, *sayings: Saying) -> None:
        for saying in sayings:
            self.heard.setdefault(msgspec.json.encode(saying), saying)

    def play(self) -> None:
        for _ in range(TURNS):
            question = self.table.question
            if question is None:
                break
            self.table.told = events = list[object]()
            self.hear(self.teller.ask(self.table, question))
            if isinstance(question, Chance):
                self.table.commit(question.lot(self.table, self.luck.randrange(question.lots(self.table))))
            else:
                assert isinstance(question, Choice)
                self.hear(*self.offered(question))
                self.table.commit(self.luck.choice(self.table.options()))
            self.hear(*(self.teller.event(self.table, event) for event in events))
        for section in self.teller.game.words.view(self.table, 0):
            self.hear(*(self.teller.say(self.table, phrase) for phrase in (section.title, *section.lines)))
        self.hear(*(self.teller.score_line(self.table, line) for line in self.teller.game.sheet(self.table, 0)))

    def offered(self, question: Choice[S]) -> Iterator[Saying]:
        for option in self.luck.choices(range(len(question.words(self.table))), k=4):
            yield self.teller.option(self.table, question, option)
            refusal = self.table.why_not(option)
            if refusal is not None:
                yield self.teller.refusal(self.table, refusal)


def catalogue_text(game: Game[Any], language: str) -> str:
    sheets = (*sheets_of("ludoteca", language), *sheets_of(package_of(game), language))
    return "\n".join(sheet.text for sheet in sheets)


TABLES: list[tuple[Game[Any], tuple[str, ...], dict[str, Setting]]] = [
    (ENCYCLOPEDIA, ("person", "person", "automa:linne:boudeuse"), {"sepultus": True}),
    (NAVORIA, ("person", "person", "person"), {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_page_says_what_python_says(
    game: Game[Any],
    seats: tuple[str, ...],
    options: dict[str, Setting],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listening = Listening(Teller(game), game.begin(seats, options), random.Random(5))
    listening.play()
    listening.hear(*ODDITIES)
    assert len(listening.heard) > 500
    fixture = {
        "seats": SEATS,
        "catalogues": {language: catalogue_text(game, language) for language in LANGUAGES},
        "sayings": [
            {
                "saying": json.loads(encoded),
                "said": {language: Speaker(game, language, SEATS).words(saying) for language in LANGUAGES},
            }
            for encoded, saying in listening.heard.items()
        ],
    }
    file = tmp_path / "sayings.json"
    file.write_text(json.dumps(fixture), "utf-8")
    monkeypatch.setenv("LUDOTECA_SAYINGS", str(file))
    hatch_build.install_packages(ROOT)
    run = hatch_build.run_npm(ROOT, "test", "--", "tests/sayings.test.ts")
    assert run.returncode == 0, run.stdout
    assert f"{len(LANGUAGES)} passed" in run.stdout, run.stdout
