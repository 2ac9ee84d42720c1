"""Learned weights: how they are read, what they say, and what is wrong with others."""

from pathlib import Path

import pytest

from ludoteca.bots.weights_file import read_weights, weights_text
from ludoteca.kernel.weights import BadWeights, Weights

NAMES = ("points", "one", "coins")
WEIGHTS = Weights(NAMES, (0.0, 0.5, 1.0), ((9.0, 1.0, 0.5), (9.0, 3.0, 1.5), (9.0, 20.0, 2.0)))


@pytest.mark.parametrize(
    ("stage", "points"),
    [(0.0, 100 + 1 + 2), (0.25, 100 + 2 + 4), (0.5, 100 + 3 + 6), (1.0, 128), (-1.0, 103), (2.0, 128)],
)
def test_between_two_knots_the_weights_go_over_and_the_first_feature_counts_as_it_is(
    stage: float, points: float
) -> None:
    assert WEIGHTS.points([100.0, 1.0, 4.0], stage) == pytest.approx(points)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(weights_text(WEIGHTS, ["seed 1"]))
    again = read_weights(file, NAMES)
    assert (again.names, again.knots, again.rows) == (WEIGHTS.names, WEIGHTS.knots, WEIGHTS.rows)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("coins is 3", "line 1"),
        ("\udcff", "codec"),
        ("[features]", "'knots'"),
        ("knots = 3\n[features]", "not weights"),
        ("knots = [0, 1]\nfeatures = 3", "not weights"),
        ("knots = [0, 1]\n[features]\npoints = [0, 0]\none = [1, 1]", "'coins'"),
        ("knots = [0, 1]\n[features]\npoints = [0, 0]\none = [1, 1]\ncoins = [1]", "'coins' has 1 weights"),
        ("knots = [0, 1]\n[features]\npoints = [0, 0]\none = [1, 1, 1]\ncoins = [1, 1]", "'one' has 3 weights"),
        ("knots = [0, 1]\n[features]\npoints = [0, 0]\none = [1, 1]\ncoins = 1", "not weights"),
        ("knots = [0, 1]\n[features]\npoints = [0, 0]\none = [1, 1]\ncoins = [1, nan]", "'coins' is nan"),
        ("knots = [0, 1]\n[features]\npoints = [0, 0]\none = [-1e999, 1]\ncoins = [1, 1]", "'one' is -inf"),
        (f"knots = [0, 1]\n[features]\npoints = [0, 0]\none = [1, 1]\ncoins = [1, 1{'0' * 400}]", "not weights"),
        (f"knots = {'[' * 5000}", "recursion"),
        ("knots = [0, nan]\n[features]\npoints = [0, 0]\none = [1, 1]\ncoins = [1, 1]", "rising"),
        ("knots = [0, inf]\n[features]\npoints = [0, 0]\none = [1, 1]\ncoins = [1, 1]", "rising"),
        ("knots = [0, 1]\n[features]\npoints = [0, 0]\none = [1, 1]\ncoins = ['a', 1]", "not weights"),
        ("knots = [1, 0]\n[features]\npoints = [0, 0]\none = [1, 1]\ncoins = [1, 1]", "rising"),
        ("knots = [0]\n[features]\npoints = [0]\none = [1]\ncoins = [1]", "rising"),
        ("knots = [0, 1]\n[features]\npoints = [0, 0]\none = [1, 1]\ncoins = [1, 1]\nx = [1, 1]", "'x'"),
    ],
)
def test_other_files_are_refused_with_what_is_wrong(text: str, wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadWeights, match=wrong):
        read_weights(file, NAMES)


def test_every_knot_has_a_weight_for_every_feature() -> None:
    with pytest.raises(BadWeights, match="3 weights"):
        Weights(NAMES, (0.0, 1.0), ((1.0, 2.0, 3.0), (1.0, 2.0)))


@pytest.mark.parametrize("weight", [float("nan"), float("inf")])
def test_a_weight_is_a_number_to_reckon_with(weight: float) -> None:
    with pytest.raises(BadWeights, match="'coins'"):
        Weights(NAMES, (0.0, 1.0), ((1.0, 2.0, 3.0), (1.0, 2.0, weight)))
