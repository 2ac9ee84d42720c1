"""The glass box at the table: what a bot would do here, and what the bots looked at."""

import re

import pytest

from ludoteca.cli.voice import Voice
from tests.cli.conftest import Command
from tests.cli.test_play import answer_to

NAVORIA = ("play", "navoria", "--seats", "me,bot:random", "--seed", "hint")
EDITION = ("play", "encyclopedia", "--edition", "pl", "--seed", "hidden")
"""Its face-down cards are looked at by their owner alone."""
WORTH = {
    "en": "about \\d+ points, \\d+% to win",
    "fr": "environ \\d+ points, \\d+\u00a0% de chances de gagner",
    "it": "circa \\d+ punti, \\d+% di probabilità di vincere",
    "pl": "około \\d+ pkt, szansa na wygraną \\d+%",
}


@pytest.mark.parametrize(
    ("language", "word"), [("en", "hint"), ("fr", "conseil"), ("it", "hint"), ("pl", "podpowiedz")]
)
def test_a_hint_names_answers_by_their_keys_with_whole_points_and_percents(
    here: Command, language: str, word: str
) -> None:
    ended = here(*NAVORIA, "--lang", language, typed=f"{word}\nquit\n")
    assert ended.code == 0
    hints = [line for line in answer_to(word, ended.out).splitlines() if "%" in line]
    assert 1 <= len(hints) <= 5
    assert all(re.fullmatch(rf" +\w+  .* – {WORTH[language]}", line) for line in hints)


@pytest.mark.parametrize(("language", "then"), [("en", "then: "), ("pl", "potem: ")])
def test_a_hint_says_how_the_turn_may_go_on(here: Command, language: str, then: str) -> None:
    told = answer_to("hint", here(*NAVORIA, "--lang", language, typed="hint\nquit\n").out).splitlines()
    [taken] = [number for number, line in enumerate(told) if line.startswith("   2  ")]
    assert told[taken + 1].startswith(f"      {then}")
    recruited = told[taken + 1].partition(then)[2].partition(" (")[0]
    assert recruited in told[taken], "one of those whom the token brings"
    [drawn] = [number for number, line in enumerate(told) if line.startswith("   1  ")]
    assert told[drawn + 1 :][:1] in ([], [told[taken]])  # nobody knows how it goes on after a draw


def test_no_hint_where_cards_lie_face_down_for_who_asks(here: Command) -> None:
    hidden = here(*EDITION, "--seats", "me,bot:random", typed="hint\nquit\n").out
    assert answer_to("hint", hidden).startswith("Some cards lie face down for you.")
    assert "%" not in answer_to("hint", hidden)
    alone = here(*EDITION, typed="hint\nquit\n").out  # an automa's are nobody's secret
    assert "% to win" in answer_to("hint", alone)


@pytest.mark.parametrize(("language", "one"), [("en", "1 point,"), ("fr", "1 point,"), ("it", "1 punto,")])
def test_one_point_is_one(language: str, one: str) -> None:
    assert one in Voice(language).say("look", option="-", points=1, percent="50")


# What the bots looked at


@pytest.mark.parametrize(
    ("language", "word"), [("en", "thoughts"), ("fr", "pensees"), ("it", "pensieri"), ("pl", "mysli")]
)
def test_a_bot_says_what_it_was_asked_what_it_chose_and_what_it_looked_at(
    here: Command, language: str, word: str
) -> None:
    game = ("play", "encyclopedia", "--seats", "me,bot:greedy", "--seed", "4", "--lang", language)
    told = answer_to(word, here(*game, typed=f"1\n1\n{word}\nquit\n").out).splitlines()
    assert told[0].startswith("Bot ")
    assert "2" in told[0]  # the question: how many there are to take
    chosen = Voice(language).say("analyse-made", look="")
    assert re.fullmatch(rf"  {chosen}.+ – {WORTH[language]}", told[1])
    assert told[2] == f"  {Voice(language).say('thoughts-also')}"
    assert 1 <= len(told[3:]) <= 4
    assert all(re.fullmatch(rf"    .+ – {WORTH[language]}", line) for line in told[3:])


def test_a_bot_is_asked_for_the_decision_that_it_thought_out_and_not_for_what_followed(here: Command) -> None:
    out = here("play", "navoria", "--seats", "bot:greedy,me", "--seed", "3", typed="thoughts\nquit\n").out
    told = answer_to("thoughts", out)
    assert "Bot greedy recruits " in out  # the newest decision: whom to recruit, as it had planned
    assert "token" in told.splitlines()[0]  # the one that was thought out: which token


def test_who_does_not_look_says_so_and_who_has_not_played_too(here: Command) -> None:
    game = ("play", "navoria", "--seats", "me,bot:random", "--seed", "5")
    out = here(*game, typed="thoughts\n1\n1\nthoughts\nquit\n").out
    first, second = out.split("\n> thoughts\n")[1:]
    assert first.startswith("Bot random has thought nothing out since you sat down.\n")
    assert "  chosen: " in second.partition("\n>")[0]
    assert "  It looks at nothing first: it answers as it comes.\n" in second
    alone = here("play", "encyclopedia", typed="thoughts\nquit\n").out
    assert answer_to("thoughts", alone) == "No bot plays at this table."


@pytest.mark.usefixtures("nim")
def test_what_was_taken_back_was_never_thought(here: Command) -> None:
    game = ("play", "nim", "--seats", "me,bot:greedy", "--seed", "5")
    out = here(*game, typed="1\nthoughts\nundo\nthoughts\nquit\n").out
    before, after = out.split("\n> thoughts\n")[1:]
    assert before.startswith("Bot greedy: How many of the 7 stones do you take?")
    assert after.startswith("Bot greedy: How many of the 9 stones do you take?")


def test_no_thoughts_of_a_bot_whose_cards_lie_face_down(here: Command) -> None:
    out = here(*EDITION, "--seats", "me,bot:greedy", typed="1\n1\nthoughts\nquit\n").out
    assert answer_to("thoughts", out) == "Bot greedy may have cards that lie face down for you: it says nothing."
