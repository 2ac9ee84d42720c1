"""Bots at the terminal's table: whatever one of them does, the game goes on."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.bots.player import Answer, Maker, Player
from ludoteca.bots.roster import BOTS
from ludoteca.cli import screen
from ludoteca.cli.voice import Voice
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.cli.conftest import Command

GAME = ("play", "navoria", "--seats", "me,bot:random", "--seed", "5")
FIRST = ("play", "navoria", "--seats", "bot:random,me", "--seed", "3")
"""The bot decides first."""
ANSWERS = "1\n" * 200
HIDE_CURSOR, SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"

Choose = Callable[[Table[Plain], int], Answer]


def made_of(*behaviours: Choose) -> Maker:
    """A bot that does this, then that, and then again from the first."""
    asked = 0

    class Odd:
        def choose(self, table: Table[Plain], seat: int) -> Answer:
            nonlocal asked
            asked += 1
            return behaviours[(asked - 1) % len(behaviours)](table, seat)

    def odd(game: Game[Plain], seats: int, seed: str) -> Player:
        return Odd()

    return odd


def sound(table: Table[Plain], seat: int) -> Answer:
    return Answer(table.options()[0])


def raises(table: Table[Plain], seat: int) -> Answer:
    raise ValueError("no idea\nat all")


def cheats(table: Table[Plain], seat: int) -> Answer:
    return Answer(999)


def forgets(table: Table[Plain], seat: int) -> Answer:
    return None  # type: ignore[return-value]


def moves_the_pieces(table: Table[Plain], seat: int) -> Answer:
    option = table.options()[0]
    table.commit(option)
    return Answer(option)


def never_made(game: Game[Plain], seats: int, seed: str) -> Player:
    raise RuntimeError("not today")


WRONG = {
    "raises": (made_of(raises), "Bot random gave no answer (ValueError: no idea): chance answered for it."),
    "cheats": (made_of(cheats), "Bot random answered what is not offered: chance answered for it."),
    "forgets": (made_of(forgets), "Bot random gave no answer (AttributeError: "),
    "never made": (never_made, "Bot random gave no answer (RuntimeError: not today): chance answered for it."),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_bot_never_stops_the_table(
    here: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    maker, sentence = WRONG[wrong]
    monkeypatch.setitem(BOTS, "random", maker)
    file = tmp_path / "game.json"
    ended = here(*GAME, "--save", file, typed=ANSWERS)
    assert (ended.code, ended.err) == (0, "")
    assert json.loads(file.read_text("utf-8"))["over"] is True
    decisions = sum(entry.get("seat") == 1 for entry in json.loads(file.read_text("utf-8"))["entries"])
    assert ended.out.count(sentence) == decisions  # it was asked again each time
    assert here("verify", file).code == 0


def test_chance_answers_only_what_the_bot_did_not(
    here: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "random", made_of(sound, raises))
    file = tmp_path / "game.json"
    ended = here(*GAME, "--save", file, typed=ANSWERS)
    decisions = sum(entry.get("seat") == 1 for entry in json.loads(file.read_text("utf-8"))["entries"])
    assert ended.out.count("chance answered for it") == decisions // 2


def test_a_bot_cannot_move_the_pieces(here: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = []
    for behaviour in (sound, moves_the_pieces):
        monkeypatch.setitem(BOTS, "random", made_of(behaviour))
        file = tmp_path / f"{behaviour.__name__}.json"
        assert here(*GAME, "--save", file, typed=ANSWERS).code == 0
        games.append(file.read_text("utf-8"))
    assert games[0] == games[1]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Le hasard a répondu à sa place"),
        ("it", "ha risposto il caso"),
        ("pl", "odpowiedział za niego los"),
    ],
)
def test_it_is_said_in_every_language(
    here: Command, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    monkeypatch.setitem(BOTS, "random", made_of(raises, cheats))
    out = here(*GAME, "--lang", language, typed="1\n" * 8).out
    assert out.count(sentence) >= 2


def test_a_wrong_bot_has_no_thoughts(here: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", made_of(raises, cheats))
    assert "Bot random has thought nothing out since you sat down." in here(*FIRST, typed="thoughts\nquit\n").out


def test_who_stands_in_is_the_same_again(here: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", made_of(raises))
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    here(*GAME, "--save", whole, typed="1\n" * 9)
    here(*GAME, "--save", parts, typed="1\n" * 4)
    here("play", "--resume", parts, typed="1\n" * 5)
    assert whole.read_text("utf-8") == parts.read_text("utf-8")


# What they are called


@pytest.mark.parametrize(
    ("language", "called"),
    [
        ("en", "Player 1, Bot casual, Bot casual (3), Bot master"),
        ("fr", "Joueur 1, Bot du dimanche, Bot du dimanche (3), Bot maître"),
        ("it", "Giocatore 1, Bot occasionale, Bot occasionale (3), Bot maestro"),
        ("pl", "Gracz 1, Bot od święta, Bot od święta (3), Bot mistrz"),
    ],
)
def test_bots_are_called_by_their_levels_in_the_language(
    here: Command, monkeypatch: pytest.MonkeyPatch, language: str, called: str
) -> None:
    for bot in ("casual", "master"):
        monkeypatch.setitem(BOTS, bot, made_of(sound))  # they are only called, and need not think for long
    game = ("play", "navoria", "--seats", "me,bot:casual,bot:casual,bot:master", "--seed", "5", "--lang", language)
    welcome, *_ = here(*game, typed="quit\n").out.splitlines()
    assert welcome.endswith(f" {called}")


@pytest.mark.parametrize("language", ["fr", "it", "pl"])
def test_every_bot_has_a_name_in_every_language(language: str) -> None:
    called = {Voice(language).say("name-bot", bot=bot) for bot in BOTS}
    assert len(called) == len(BOTS)
    assert called.isdisjoint(f"Bot {bot}" for bot in BOTS if bot != "expert")  # a French one is called so too


# While one thinks


def slow(table: Table[Plain], seat: int) -> Answer:
    time.sleep(0.4)
    return sound(table, seat)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(screen, "MOMENT", 0.0)


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize(
    ("language", "thinks"), [("en", "thinks"), ("fr", "réfléchit"), ("it", "sta pensando"), ("pl", "się zastanawia")]
)
def test_a_terminal_says_who_thinks_and_takes_it_away_again(
    here: Command, monkeypatch: pytest.MonkeyPatch, language: str, thinks: str
) -> None:
    monkeypatch.setitem(BOTS, "random", made_of(slow))
    out = here(*FIRST, "--lang", language).out
    assert f"{Voice(language).say('name-bot', bot='random')} {thinks}" in out
    assert out.index(HIDE_CURSOR) < out.index(thinks) < out.index(SHOW_CURSOR)
    assert out.count(HIDE_CURSOR) == out.count(SHOW_CURSOR)


@pytest.mark.usefixtures("terminal")
def test_a_quick_bot_is_not_announced(here: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "MOMENT", 5.0)
    monkeypatch.setitem(BOTS, "random", made_of(sound))
    assert "thinks" not in here(*FIRST).out


def test_a_pipe_hears_nothing_of_it(here: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "MOMENT", 0.0)
    monkeypatch.setitem(BOTS, "random", made_of(slow))
    out = here(*FIRST).out
    assert "thinks" not in out
    assert "\x1b" not in out


@pytest.mark.usefixtures("terminal")
def test_who_waits_for_a_hint_is_told_so(here: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "MOMENT", 0.0)
    assert "A bot thinks about it" in here(*GAME, typed="hint\nquit\n").out
