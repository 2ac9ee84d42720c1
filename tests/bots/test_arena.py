"""The arena: everybody sits everywhere with the same luck, a game follows from its seed, and intervals are right."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.bots.player import Answer
from ludoteca.bots.random import RandomPlayer
from ludoteca.bots.search import GROWER, Harvest, Job, SearchPlayer, one_after_another
from ludoteca.bots.tally import play_dealt
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import PERSON
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.lab.matches import (
    BadEntrant,
    Meeting,
    Outcome,
    by_pairing,
    entrant,
    meetings,
    overall,
    pairings,
    play,
    ranks,
    student,
    wilson,
)
from tests.bots.kit_positions import AUTOMA, TWO, asked, company, somewhere
from tests.toy.nim import NIM, WAGES

NAMES = ("greedy", "random", "beginner", "master")


@pytest.mark.parametrize(
    ("written", "name", "seat"),
    [
        ("greedy", "greedy", PERSON),
        ("bot:master", "master", PERSON),
        ("search:200", "search:200", PERSON),
        ("bot:search:07", "search:7", PERSON),
        ("search:1.50s", "search:1.5s", PERSON),
        (AUTOMA, AUTOMA, AUTOMA),
    ],
)
def test_an_entrant_has_one_name_however_it_is_written(written: str, name: str, seat: str) -> None:
    who = entrant(company(ENCYCLOPEDIA, *TWO).game, written)
    assert (who.name, who.seat) == (name, seat)


@pytest.mark.parametrize("budget", ["", "0", "-3", "s", "0s", "-1s", "nans", "infs", "1e400s", "1,5s", "many", "3m"])
def test_a_search_needs_a_budget_that_is_one(budget: str) -> None:
    with pytest.raises(BadEntrant) as bad:
        entrant(company(NAVORIA, *TWO).game, f"search:{budget}")
    assert bad.value.budget


@pytest.mark.parametrize("written", ["grandmaster", "", "bot:", AUTOMA, "person"])
def test_nobody_enters_whom_the_game_does_not_know(written: str) -> None:
    with pytest.raises(BadEntrant) as bad:
        entrant(company(NAVORIA, *TWO).game, written)
    assert not bad.value.budget


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_everywhere_with_the_same_luck(seats: int) -> None:
    schedule = meetings(NAMES, seats, 2 * seats, False)
    assert len(schedule) == len(set(schedule)) == len(pairings(NAMES, seats, False)) * 2 * seats
    places = Counter((meeting.luck, name, seat) for meeting in schedule for seat, name in enumerate(meeting.seats))
    assert len(places) == 2 * len(NAMES) * seats
    assert len(set(places.values())) == 1


def test_the_order_in_which_entrants_are_named_does_not_change_the_games() -> None:
    assert set(meetings(NAMES, 3, 3, False)) == set(meetings(NAMES[::-1], 3, 3, False))


def test_on_a_ladder_everybody_meets_the_next_above() -> None:
    assert pairings(NAMES, 2, True) == [("greedy", "random"), ("random", "beginner"), ("beginner", "master")]


class Onlooker:
    """Plays at random, and remembers what lay on the table when it was first asked."""

    def __init__(self, seed: str) -> None:
        self.seen: list[object] = []
        self._player = RandomPlayer(seed)

    def choose(self, table: Table[Plain], seat: int) -> Answer:
        if not self.seen:
            self.seen.append(ENCYCLOPEDIA_GAME.mind.tensor(table, 0))
        return self._player.choose(table, seat)


ENCYCLOPEDIA_GAME = company(ENCYCLOPEDIA, *TWO).game


def test_luck_is_shared_by_name_whoever_sits_there() -> None:
    openings = []
    for seed in ("a", "b", "c"):
        onlooker = Onlooker(seed)
        dealer = seeded("1/0" if seed != "c" else "1/1")
        play_dealt(company(ENCYCLOPEDIA, *TWO).begin(), [onlooker, onlooker], dealer)
        openings.append(onlooker.seen)
    assert openings[0] == openings[1] != openings[2]


def test_a_game_follows_from_the_seed() -> None:
    sitting = company(NAVORIA, *TWO)
    entrants = [entrant(sitting.game, name) for name in ("random", "beginner")]
    one, again, other = (
        play(sitting.game, sitting.begin(), entrants, seed, Meeting(3, ("random", "beginner"))) for seed in "778"
    )
    assert one == again
    assert one.scores != other.scores
    assert one.decisions > 50 < one.draws


def test_luck_that_everybody_has_had_does_not_widen_the_margin_s_interval() -> None:
    """In both sets the first seat is far ahead, whoever sits there; on average 'a' is ahead by 20 and by 16: by 18,
    with a deviation of the square root of 8, and of the mean of two sets 2; Student's t of one degree is 12.706."""
    played = [
        Outcome(Meeting(luck, tuple(seats)), scores, (0,), 1, 1)
        for luck, seats, scores in ((0, "ab", (130, 50)), (0, "ba", (90, 50)), (1, "ab", (98, 30)), (1, "ba", (86, 50)))
    ]
    count = overall("ab", played)["a"]
    assert count.margin / count.games == 18
    assert count.margin_interval() == pytest.approx((18 - 25.412, 18 + 25.412), abs=0.001)
    assert overall("ab", played[:2])["a"].margin_interval() is None


def test_a_search_of_two_trees_has_its_seconds_on_both_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    grown: list[list[Job]] = []

    def grow(jobs: list[Job]) -> list[list[Harvest]]:
        grown.append(jobs)
        return one_after_another(jobs)

    monkeypatch.setattr(GROWER, "grow", grow)
    sitting = company(NIM, *TWO, draws=WAGES)
    table = somewhere(sitting, "cores", 1)
    SearchPlayer(sitting.game, 2, "1", seconds=0.01, trees=2).choose(table, asked(table))
    for budget in ("search:0.01s", "search:4"):  # in the arena the other core has other games to play
        entrant(sitting.game, budget).player(sitting.game, 2, "1").choose(table, asked(table))
    assert [[(job.seconds, job.iterations) for job in jobs] for jobs in grown] == [[(0.01, 0), (0.01, 0)]]


def test_a_search_with_seconds_plays_too() -> None:
    sitting = company(NAVORIA, *TWO)
    quick = entrant(sitting.game, "search:0.0001s").player(sitting.game, 2, "1")
    table = sitting.begin()
    play_dealt(table, [quick, RandomPlayer("1")], seeded("1"))
    assert sitting.game.winners(table) == [0]


def test_automas_meet_without_anybody_being_asked() -> None:
    seats = ("automa:linne:boudeuse", AUTOMA)
    sitting = company(ENCYCLOPEDIA, *seats)
    entrants = [entrant(sitting.game, seat) for seat in seats]
    assert play(sitting.game, sitting.begin(), entrants, "1", Meeting(0, seats)).decisions == 0


@pytest.mark.parametrize(
    ("wins", "games", "least", "most"), [(98, 100, 0.930, 0.994), (0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763)]
)
def test_wilson_says_what_the_tables_say(wins: int, games: int, least: float, most: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([least, most], abs=0.001)


@pytest.mark.parametrize(
    ("freedom", "deviations"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (24, 2.064), (49, 2.010), (10**9, 1.960)],
)
def test_student_says_what_the_tables_say(freedom: int, deviations: float) -> None:
    assert student(freedom) == pytest.approx(deviations, rel=0.0013)


@given(games=st.integers(1, 10_000), data=st.data())
def test_an_interval_holds_the_share_and_stays_between_none_and_all(games: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, games))
    least, most = wilson(wins, games)
    assert 0.0 <= least <= wins / games + 1e-12
    assert wins / games - 1e-12 <= most <= 1.0


def outcome(seats: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(Meeting(0, tuple(seats)), scores, winners, 1, 1)


def test_a_shared_victory_is_shared_and_margins_are_to_the_best_other() -> None:
    counts = overall("abc", [outcome("abc", (9, 9, 4), (0, 1)), outcome("bca", (1, 2, 8), (2,))])
    assert [(counts[name].wins, counts[name].margin) for name in "abc"] == [(1.5, 6), (0.5, -7), (0.0, -11)]
    pairs = by_pairing([("b", "a", "c")], [outcome("abc", (9, 9, 4), (0, 1))])
    assert pairs["b", "a", "c"]["a"].games == 1


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [((9, 9, 4), (1,), [1, 0, 2]), ((9, 9, 4), (0, 1), [0, 0, 2]), ((1, 5, 5, 7), (3,), [3, 1, 1, 0])],
)
def test_places_are_the_games_own_winners_and_then_points(
    scores: tuple[int, ...], winners: tuple[int, ...], places: list[int]
) -> None:
    assert ranks(outcome("abcd"[: len(scores)], scores, winners)) == places
