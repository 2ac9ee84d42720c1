"""What the arena makes of its games: ratings, who stands first, tables and a picture."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from xml.etree import ElementTree

import pytest
from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from ludoteca.cli.arena_report import bar, plot, show
from ludoteca.cli.screen import Screen
from ludoteca.cli.voice import Voice
from ludoteca.lab import rating
from ludoteca.lab.arena import ArenaResult, Speed, Terms
from ludoteca.lab.matches import Count, Meeting, Outcome
from ludoteca.lab.rating import ratings
from ludoteca.text.catalogue import LANGUAGES
from tests.cli.test_arena import SVG

SPEED = Speed(60, 1.0, 1)
LONG_NAMES = ("automa:daubenton:resolution", "automa:daubenton:astrolabe", f"greedy@{'folder/' * 30}weights.toml")


def long_report() -> ArenaResult:
    games = [
        Outcome(Meeting(luck, pair), (200, 70 + luck), (0,), 1, 1)
        for luck in range(20)
        for pair in combinations(LONG_NAMES, 2)
    ]
    return ArenaResult(Terms("nim", {}, "1", LONG_NAMES, 2, 20, ladder=False), games, SPEED)


def test_a_picture_has_room_for_names_and_its_label_a_line_of_its_own() -> None:
    texts = list(ElementTree.fromstring(plot(long_report(), "Title", "Label")).iter(f"{SVG}text"))
    names = [text for text in texts if text.get("text-anchor") == "end"]
    assert [name.text for name in names] == [*LONG_NAMES[:2], "greedy@fol…der/weights.toml"]
    for name in names:
        assert float(name.get("x", "")) > 8.5 * len(name.text or "")  # a wide serif font has 8.2 at this size
    [line] = [text.get("y") for text in texts if text.text == "Label"]
    assert [text.text for text in texts if text.get("y") == line] == ["Label"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_have_headings_and_fit_a_terminal(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    voice = Voice(language)
    show(Screen(), long_report(), voice)
    lines = capsys.readouterr().out.splitlines()
    headings = [line.split() for line in lines if line.startswith(f"  {voice.say('arena-entrant')}")]
    assert len(headings) == 4
    assert {voice.say("sim-wins"), voice.say("arena-margin")} <= set(headings[-1])
    assert max(len(line) for line in lines if line.startswith(" ")) <= 80


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bar_is_marked_where_all_are_even(seats: int) -> None:
    assert bar(Count(), seats, 36).index("|") == 36 // seats


def test_more_games_make_a_rating_surer_and_the_winner_stronger() -> None:
    won = [Outcome(Meeting(luck, ("a", "b")), (2, 1), (0,), 1, 1) for luck in range(40)]
    few, many = ratings("ab", won[:4]), ratings("ab", won)
    for rated in (few, many):
        assert rated["a"].strength > rated["b"].strength
        assert rated["a"].least < rated["a"].strength < rated["a"].most
    assert many["a"].most - many["a"].least < few["a"].most - few["a"].least


def games_of(wins: Mapping[tuple[str, str], int]) -> list[Outcome]:
    """Twenty games of every two, of which the first won so many."""
    return [
        Outcome(Meeting(luck, pair), (int(luck < won), int(luck >= won)), (int(luck >= won),), 1, 1)
        for luck in range(20)
        for pair, won in wins.items()
    ]


def test_third_place_is_worth_less_than_a_shared_victory() -> None:
    """At a table of four where two share the victory: both alike, then the third, then the last."""
    table = Outcome(Meeting(0, ("a", "b", "c", "d")), (90, 90, 70, 40), (0, 1), 1, 1)
    found = {name: found.strength for name, found in ratings("abcd", [table]).items()}
    assert found["a"] == found["b"] > 25 > found["c"] > found["d"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_follow_the_places(seats: int) -> None:
    """Whoever shares a place has the same rating, and whoever has a better one more, whatever places there are."""
    names = "abcd"[:seats]
    for scores in product(range(seats), repeat=seats):
        winners = tuple(seat for seat in range(seats) if scores[seat] == max(scores))
        [*found] = ratings(names, [Outcome(Meeting(0, tuple(names)), scores, winners, 1, 1)]).values()
        for (one, its), (other, others) in combinations(zip(scores, found, strict=True), 2):
            assert (one > other, one == other) == (its.strength > others.strength, its.strength == others.strength)


EVEN = {("a", "b"): 11, ("b", "c"): 9, ("a", "c"): 14}
"""A has won 25 games, b 18, c 17; by ratings c is a little ahead of b."""


def test_ratings_do_not_hang_on_the_order_in_which_anybody_was_named() -> None:
    games = games_of(EVEN)
    assert ratings("abc", games) == ratings("cba", sorted(games, key=lambda game: game.meeting.seats, reverse=True))


def test_of_very_many_games_ratings_come_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []

    def counted(names: str, games: Sequence[Outcome]) -> dict[str, BradleyTerryFullRating]:
        taken.append(len(games))
        return {name: BradleyTerryFull().rating() for name in names}

    monkeypatch.setattr(rating, "one_after_another", counted)
    for many in (60, 6_000, 60_000):
        ratings("abc", games_of(EVEN)[:1] * many)
    assert taken == [60] * 10 + [6_000] * 3 + [60_000]


@pytest.mark.parametrize("names", ["abc", "bca", "cab"])
def test_where_everybody_met_everybody_who_won_most_stands_first(names: str) -> None:
    report = ArenaResult(Terms("nim", {}, "1", tuple(names), 2, 20, ladder=False), games_of(EVEN), SPEED)
    assert [who.name for who in report.standings] == ["a", "b", "c"]


def test_on_a_ladder_the_rating_says_who_stands_first() -> None:
    """The one in the middle has won most, but has had twice as many games."""
    games = games_of({("a", "b"): 8, ("b", "c"): 8})
    report = ArenaResult(Terms("nim", {}, "1", ("a", "b", "c"), 2, 20, ladder=True), games, SPEED)
    assert [who.name for who in report.standings] == ["c", "b", "a"]
