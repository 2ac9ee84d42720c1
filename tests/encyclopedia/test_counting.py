"""What a draft brings, in numbers."""

from ludoteca.games.encyclopedia import GAME


def test_a_marker_that_goes_around_the_track_has_gained_reputation_and_lost_none() -> None:
    assert GAME.words.change("reputation", 10, 0) == 2
    assert GAME.words.change("reputation", 3, 5) == 2


def test_coins_that_are_spent_are_less() -> None:
    assert GAME.words.change("coins", 5, 2) == -3
