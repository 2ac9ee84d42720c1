"""What the command line says, in all languages: the same messages, filled with the same facts."""

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli.prompt_commands import COMMANDS
from ludoteca.cli.voice import Voice
from ludoteca.text.catalogue import LANGUAGES, catalogue, sheets_of

SOURCES = [file for room in ("cli", "lab") for file in (Path(ludoteca.__file__).parent / room).rglob("*.py")]
SAYING = r"(?:voice|self)\.say|voice\.fault|\)\.fault|told_faults|LabError|Progress|file_faults"
SAID = re.compile(rf'(?:{SAYING})\((?:voice, )?\s*"([a-z-]+)"')
REPORT = ("seat", "mean", "sd", "min", "max", "wins")


def messages(language: str) -> dict[str, str]:
    """Each message with its text."""
    [sheet] = [sheet for sheet in sheets_of("ludoteca", language) if sheet.name.endswith("/cli.ftl")]
    parts = re.split(r"^(cli-[a-z-]+) =", sheet.text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def facts(text: str) -> set[str]:
    return set(re.findall(r"\$([a-z-]+)", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    here, english = messages(language), messages("en")
    assert list(here) == list(english)
    assert {name: facts(text) for name, text in here.items()} == {name: facts(text) for name, text in english.items()}
    for name, text in here.items():
        assert catalogue(None, language).say(name, dict.fromkeys(facts(text), 2)), name


def test_everything_that_is_said_has_words_and_nothing_else_has() -> None:
    said = {name for file in SOURCES for name in SAID.findall(file.read_text("utf-8"))}
    said |= {f"{kind}-{name}" for kind in ("command", "help") for name in COMMANDS}
    said |= {f"sim-{head}" for head in REPORT}
    said |= {f"ledger-{what}" for what in ("start", "luck", "choices")}
    said |= {"page", "unfinished-resume", "unfinished-new", "pack-template"}  # inside other texts
    assert {f"cli-{name}" for name in said} == set(messages("en"))


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("en", ("3.2", "+1,234.5", "-0.4", "0.0", "12.50", "4.0%")),
        ("fr", ("3,2", "+1\u202f234,5", "-0,4", "0,0", "12,50", "4,0\u00a0%")),
        ("it", ("3,2", "+1.234,5", "-0,4", "0,0", "12,50", "4,0%")),
        ("pl", ("3,2", "+1\u00a0234,5", "-0,4", "0,0", "12,50", "4,0%")),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(language: str, numbers: tuple[str, ...]) -> None:
    voice = Voice(language)
    signed = (voice.signed(1234.5), voice.signed(-0.4), voice.signed(-0.01))
    assert (voice.number(3.2), *signed, voice.number(12.5, 2), voice.percent(0.04)) == numbers
