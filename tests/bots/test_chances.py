"""The chance to win, from the points that everybody may expect."""

from itertools import pairwise
from math import e

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.bots.beam import hopes
from ludoteca.bots.weights_file import with_weights
from ludoteca.games.navoria import GAME
from tests.bots.kit_positions import TWO, company


@given(points=st.lists(st.floats(-1e6, 1e6), min_size=2, max_size=4), spread=st.floats(1.0, 100.0))
def test_somebody_wins_so_the_chances_of_all_add_up_to_one(points: list[float], spread: float) -> None:
    game = with_weights(company(GAME, *TWO).game, None)
    game.mind.spread = spread
    found = hopes(game, points)
    assert sum(found) == pytest.approx(1.0)
    assert all(one >= other for (_, one), (_, other) in pairwise(sorted(zip(points, found, strict=True), reverse=True)))


def test_of_four_alike_everybody_wins_one_game_in_four_and_a_lead_of_a_spread_is_worth_e_to_one() -> None:
    game = with_weights(company(GAME, *TWO).game, None)
    assert hopes(game, [80.0] * 4) == [0.25] * 4
    assert hopes(game, [80.0, 80.0 + game.mind.spread]) == pytest.approx([1 / (1 + e), e / (1 + e)])
