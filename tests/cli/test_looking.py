"""The glass box at the table: what a bot would do here."""

import re

import pytest

from ludoteca.cli.voice import Voice
from tests.cli.conftest import Command
from tests.cli.test_play import answer_to

NAVORIA = ("play", "navoria", "--seats", "me,bot:random", "--seed", "hint")
EDITION = ("play", "encyclopedia", "--edition", "pl", "--seed", "hidden")
"""Its face-down cards are looked at by their owner alone."""


@pytest.mark.parametrize(
    ("language", "word", "worth"),
    [
        ("en", "hint", "about \\d+ points, \\d+% to win"),
        ("fr", "conseil", "environ \\d+ points, \\d+\u00a0% de chances de gagner"),
        ("it", "hint", "circa \\d+ punti, \\d+% di probabilità di vincere"),
        ("pl", "podpowiedz", "około \\d+ pkt, szansa na wygraną \\d+%"),
    ],
)
def test_a_hint_names_answers_by_their_keys_with_whole_points_and_percents(
    here: Command, language: str, word: str, worth: str
) -> None:
    ended = here(*NAVORIA, "--lang", language, typed=f"{word}\nquit\n")
    assert ended.code == 0
    hints = [line for line in answer_to(word, ended.out).splitlines() if "%" in line]
    assert 1 <= len(hints) <= 5
    assert all(re.fullmatch(rf" +\w+  .* – {worth}", line) for line in hints)


@pytest.mark.parametrize(("language", "then"), [("en", "then: "), ("pl", "potem: ")])
def test_a_hint_says_how_the_turn_may_go_on(here: Command, language: str, then: str) -> None:
    told = answer_to("hint", here(*NAVORIA, "--lang", language, typed="hint\nquit\n").out).splitlines()
    [taken] = [number for number, line in enumerate(told) if line.startswith("   2  ")]
    assert told[taken + 1].startswith(f"      {then}Corvan")  # who is recruited with the token
    [drawn] = [line for line in told if line.startswith("   1  ")]
    assert drawn == told[-1]  # nobody knows how it goes on after a draw


def test_no_hint_where_cards_lie_face_down_for_who_asks(here: Command) -> None:
    hidden = here(*EDITION, "--seats", "me,bot:random", typed="hint\nquit\n").out
    assert answer_to("hint", hidden).startswith("Some cards lie face down for you.")
    assert "%" not in answer_to("hint", hidden)
    alone = here(*EDITION, typed="hint\nquit\n").out  # an automa's are nobody's secret
    assert "% to win" in answer_to("hint", alone)


@pytest.mark.parametrize(("language", "one"), [("en", "1 point,"), ("fr", "1 point,"), ("it", "1 punto,")])
def test_one_point_is_one(language: str, one: str) -> None:
    assert one in Voice(language).say("look", option="-", points=1, percent="50")
