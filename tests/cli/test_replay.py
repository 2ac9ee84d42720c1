"""`ludoteca replay`: whole kept games told again in every language, in words only and under headings."""

import re
from pathlib import Path

import pytest

from ludoteca.text.catalogue import LANGUAGES
from tests.cli.conftest import Command
from tests.playthroughs.keeping import JOURNALS

ENCYCLOPEDIA = JOURNALS / "encyclopedia" / "two-fr-two-automas.json"
NAVORIA = JOURNALS / "navoria" / "two-uppermost-blank-undos.json"
RAW_KEY = re.compile(r"\w[._]\w")
"""What is in a key or an id, and in no sentence: 'round1.merchant1', 'merchant_human_human'."""
NUMBERED = re.compile(r"(\d+)\. (.+)")
DECIDED = {
    "en": "Player {seat} chooses “{answer}”",
    "fr": "Joueur {seat} choisit «\u00a0{answer}\u00a0»",
    "it": "Giocatore {seat} sceglie “{answer}”",
    "pl": "Gracz {seat} wybiera „{answer}”",
}
TAKEN_BACK = {
    "en": "takes back entry",
    "fr": "annule l’entrée",
    "it": "annulla la voce",
    "pl": "cofa wpis",
}
ROUNDS = {
    "en": "Round {number} begins.",
    "fr": "La manche {number} commence.",
    "it": "Comincia il round {number}.",
    "pl": "Zaczyna się runda {number}.",
}
PHASES = {
    "en": ("Round 2 begins with Recruit.", "Round 2: Gather begins.", "Round 2: Income begins."),
    "fr": ("La manche 2 commence par le Recrutement.", "Manche 2 : la Collecte commence."),
    "it": (
        "Il round 2 comincia con il Reclutamento.",
        "Round 2: comincia la Raccolta.",
        "Round 2: comincia il Ritorno.",
    ),
    "pl": ("Runda 2 zaczyna się od werbunku.", "Runda 2: zaczyna się zaopatrzenie.", "Runda 2: zaczyna się dochód."),
}


def told(here: Command, journal: Path, language: str) -> list[str]:
    """The lines of a replay, without those that are empty."""
    ended = here("replay", journal, "--lang", language)
    assert (ended.code, ended.err) == (0, "")
    return [line for line in ended.out.splitlines() if line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("journal", [ENCYCLOPEDIA, NAVORIA], ids=lambda file: file.parent.name)
def test_a_replay_has_no_raw_key_and_says_who_chose_what(here: Command, journal: Path, language: str) -> None:
    lines = told(here, journal, language)
    assert len(lines) > 300
    assert [line for line in lines if RAW_KEY.search(line) or "[" in line] == []
    chosen = re.compile(re.escape(DECIDED[language]).replace(r"\{seat\}", r"\d").replace(r"\{answer\}", ".+"))
    entries = [match[2] for line in lines if (match := NUMBERED.fullmatch(line))]
    decided = [entry for entry in entries if chosen.fullmatch(entry)]
    taken_back = [entry for entry in entries if TAKEN_BACK[language] in entry]
    drawn = [entry for entry in entries if entry not in decided and entry not in taken_back]
    assert decided
    assert taken_back
    assert drawn
    assert all(entry.endswith(".") for entry in (*drawn, *taken_back)), "a draw is a sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rounds_and_phases_of_navoria_are_headings(here: Command, language: str) -> None:
    lines = [line.replace("\u00a0", " ") for line in told(here, NAVORIA, language)]
    for heading in PHASES[language]:
        assert heading in lines, "not indented, not numbered"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rounds_of_encyclopedia_are_headings(here: Command, language: str) -> None:
    lines = [line.replace("\u00a0", " ") for line in told(here, ENCYCLOPEDIA, language)]
    for number in range(1, 7):
        assert ROUNDS[language].format(number=number) in lines
