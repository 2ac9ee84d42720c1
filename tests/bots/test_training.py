"""Self-play and fitting: the same from a seed, and what is known of positions is found again."""

from math import sqrt
from pathlib import Path
from random import Random

import pytest

from ludoteca.bots.weights_file import read_weights, weights_text
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.weights import Weights
from ludoteca.lab.fitting import AHEAD, Positions, fit, joined, positions
from ludoteca.lab.self_play import Course, self_play
from tests.bots.kit_positions import company

NAMES = ("points", "one", "coins", "luck", "never")
TURNS = 30


def told(courses: list[Course]) -> list[tuple[list[float], float]]:
    return [(course.stages, course.points) for course in courses]


@pytest.mark.parametrize("game", [ENCYCLOPEDIA, NAVORIA], ids=("encyclopedia", "navoria"))
def test_a_game_of_self_play_follows_from_its_seed(game: object) -> None:
    house = company(game).game
    courses = self_play(house, house.mind.weights, "3")
    assert told(courses) == told(self_play(house, house.mind.weights, "3"))
    assert told(courses) != told(self_play(house, house.mind.weights, "4"))
    for course in courses:
        assert len(course.stages) == len(course.features) == len(course.expected) > 10
        assert course.points > 0


def invented(seed: int, courses: int) -> Positions:
    """Courses of a game in which a coin is worth 3 points as long as there is time, and luck adds what it wants."""
    luck = Random(seed)
    found: list[Course] = []
    for _ in range(courses):
        course = Course()
        coins = points = 0.0
        for turn in range(TURNS, 0, -1):
            course.features.append([points, 1.0, coins, luck.gauss(0.0, 1.0), 0.0])
            course.stages.append(turn / TURNS)
            course.expected.append(points + 5.0)
            points += 3.0 * coins + luck.gauss(0.0, 2.0)
            coins = float(luck.randrange(4))
        course.points = points
        found.append(course)
    return positions(found)


def test_what_a_feature_is_worth_is_found_again() -> None:
    fitted = fit(joined([invented(1, 200), invented(2, 200)]), NAMES, None)
    middle = fitted.weights.rows[3]
    assert middle[NAMES.index("coins")] == pytest.approx(3.0, abs=0.3)
    assert middle[NAMES.index("luck")] == pytest.approx(0.0, abs=0.3)
    assert fitted.weights.points([0.0, 1.0, 1.5, 0.0, 0.0], 0.5) == pytest.approx(TURNS / 2 * 4.5, abs=4.0)
    assert 0.0 < fitted.misses < 30.0


def test_fitted_weights_are_those_that_are_read_again(tmp_path: Path) -> None:
    fitted = fit(invented(1, 20), NAMES, None).weights
    file = tmp_path / "weights.toml"
    file.write_text(weights_text(fitted, []))
    assert read_weights(file, NAMES).rows == fitted.rows


def test_who_is_always_wrong_by_the_same_misses_by_that() -> None:
    """Three courses against a prior that expects far too much of a coin: what is expected stays too high."""
    seen = invented(1, 3)
    fitted = fit(seen, NAMES, Weights(NAMES, (0.0, 1.0), [[0.0, 0.0, 60.0, 0.0, 0.0]] * 2))
    off = [
        fitted.weights.points([float(feature) for feature in features], float(stage)) - float(points)
        for features, stage, points in zip(seen.features, seen.stages, seen.points, strict=True)
    ]
    assert abs(sum(off) / len(off)) > 10.0
    assert fitted.misses == pytest.approx(sqrt(sum(miss * miss for miss in off) / len(off)), rel=0.001)


def test_of_what_no_game_tells_the_weights_stay() -> None:
    prior = Weights(NAMES, (0.0, 0.5, 1.0), [[0.0, 0.0, 1.0, 0.0, 7.0]] * 3)
    fitted = fit(invented(1, 50), NAMES, prior)
    assert [row[NAMES.index("never")] for row in fitted.weights.rows] == pytest.approx([7.0] * 3)
    assert fitted.weights.knots == prior.knots


def test_a_position_looks_no_further_than_its_own_course() -> None:
    seen = invented(1, 2)
    assert list(seen.left[: TURNS + 1]) == [*range(TURNS, 0, -1), TURNS]
    assert AHEAD < TURNS
