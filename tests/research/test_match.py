"""What all adapters share: rewards, words, and errors that say what is known."""

import json
import pickle

import msgspec
import numpy as np
import pytest

from ludoteca.games.navoria.box.state import State as NavoriaState
from ludoteca.kernel.refusals import Refused
from ludoteca.research.match import MARGIN, WIN, Position, match_of
from tests.research.kit_wandering import GAMES, wander


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_rewards_follow_the_score_sheets(game: str, seats: int) -> None:
    by_win = match_of(game, seats, None, WIN)
    by_margin = match_of(game, seats, None, MARGIN)
    for seed in range(5):
        for table, seat in wander(by_win, seed):
            if seat >= 0:
                assert by_win.rewards(table) == by_margin.rewards(table) == [0.0] * seats
                continue
            winners = by_win.game.winners(table)
            points = [sum(line.points for line in by_win.game.sheet(table, seat)) for seat in range(seats)]
            best, second = sorted(points, reverse=True)[:2]
            for place in range(seats):
                ahead = points[place] - (second if points.index(best) == place else best)
                assert by_margin.rewards(table)[place] == ahead
                won = 1.0 if winners == [place] else 0.0 if place in winners else -1.0
                assert by_win.rewards(table)[place] == won


def test_seats_that_win_together_get_nothing_and_the_others_lose() -> None:
    played = match_of("navoria", 3, None, WIN)
    *_, (table, _) = wander(played, 1)
    assert isinstance(table.state, NavoriaState)
    table.state.scores = (50, 40, 50)
    assert played.rewards(table) == [0.0, -1.0, 0.0]


@pytest.mark.parametrize("game", GAMES)
def test_a_readable_observation_is_plain_data_with_the_words_of_the_table(game: str) -> None:
    played = match_of(game, 2, None, WIN)
    for number, (table, seat) in enumerate(wander(played, 2)):
        if number % 20 or seat < 0:
            continue
        seen = played.readable(table, seat)
        assert json.loads(msgspec.json.encode(seen)) == json.loads(json.dumps(seen))
        assert seen["asked"] == seat
        assert len(played.space.actions(table)) == len(msgspec.convert(seen["options"], list[str]))
        assert seen["table"]
        assert played.readable(table, 1 - seat)["options"] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_text_names_the_action_of_every_answer(game: str) -> None:
    played = match_of(game, 2, None, WIN)
    table, seat = next(wander(played, 2))
    lines = played.text(table, seat).splitlines()
    answers = [line for line in lines if line.strip().split(":")[0].isdigit()]
    assert sorted(int(line.split(":")[0]) for line in answers) == played.space.actions(table)
    assert not any("[" in line for line in lines), "a sentence is missing from the catalogue"


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_position_goes_on_where_it_was(game: str) -> None:
    played = match_of(game, 3, None, WIN)
    for number, (table, seat) in enumerate(wander(played, 6)):
        if number % 15 == 0:
            position = pickle.loads(pickle.dumps(Position(played, table)))
            assert isinstance(position, Position)
            assert position.match is played
            assert position.table.options() == table.options()
            assert position.match.observe(position.table, max(seat, 0)) == played.observe(table, max(seat, 0))


@pytest.mark.parametrize(
    ("game", "seats", "options", "reward", "said"),
    [
        ("chess", 2, {}, WIN, "no game 'chess' is installed: there are .*navoria"),
        ("navoria", 2, {}, "luck", "no reward 'luck': known are win, margin"),
    ],
)
def test_what_is_not_known_is_said_with_what_is(
    game: str, seats: int, options: dict[str, bool | int | str], reward: str, said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        match_of(game, seats, options, reward)


def test_a_number_of_seats_may_be_numpys() -> None:
    assert match_of("navoria", np.int64(3), None, WIN) is match_of("navoria", 3, None, WIN)  # type: ignore[arg-type]


def test_seats_and_options_of_another_kind_are_said_so() -> None:
    with pytest.raises(TypeError, match="seats are names in a list, not 'person'"):
        match_of("navoria", "person", None, WIN)
    with pytest.raises(TypeError, match=r"seats are names in a list, not 2\.5"):
        match_of("navoria", 2.5, None, WIN)  # type: ignore[arg-type]
    for options in ("edition:pl", "", ["edition", "pl"]):
        with pytest.raises(TypeError, match=r"options are a mapping, as \{'edition': 'pl'\}, not "):
            match_of("encyclopedia", 2, options, WIN)  # type: ignore[arg-type]


def test_seats_and_options_are_refused_by_the_game_itself() -> None:
    with pytest.raises(Refused, match="seat-count"):
        match_of("navoria", 7, None, WIN)
    with pytest.raises(Refused, match="option-unknown"):
        match_of("navoria", 2, {"colour": "red"}, WIN)
