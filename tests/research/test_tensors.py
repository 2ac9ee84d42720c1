"""Observations: of one length, within bounds, different where positions are, and silent about what is covered."""

from array import array

import pytest

from ludoteca.games.encyclopedia.box.state import State as EncyclopediaState
from ludoteca.games.encyclopedia.mind import observation as encyclopedia_tensor
from ludoteca.games.navoria.box.state import State as NavoriaState
from ludoteca.games.navoria.mind import observation as navoria_tensor
from ludoteca.kernel.codec import all_subclasses
from ludoteca.kernel.game import Setting, SheetMind
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table
from ludoteca.research.match import WIN, Match, match_of
from tests.research.kit_wandering import GAMES, SORTS, sort_match, wander

Sort = tuple[str, tuple[str, ...], dict[str, Setting]]


@pytest.mark.parametrize("sort", SORTS)
def test_observations_of_random_games_stay_in_bounds_and_have_one_length(sort: Sort) -> None:
    played = sort_match(sort)
    assert played.length == match_of(played.name, 2, None, WIN).length
    for seed in range(3):
        for table, _ in wander(played, seed):
            for viewer in played.players:
                row = played.observe(table, viewer)
                assert isinstance(row, array), "as NumPy takes it over without reading thousands of numbers"
                assert len(row) == played.length
                assert min(row) >= 0.0
                assert max(row) <= 1.0


@pytest.mark.parametrize("sort", SORTS)
def test_no_two_positions_of_a_game_look_alike_to_the_seat_that_is_asked(sort: Sort) -> None:
    played = sort_match(sort)
    seen: set[tuple[int, tuple[float, ...]]] = set()
    positions = 0
    for table, seat in wander(played, 7):
        if seat >= 0:
            positions += 1
            seen.add((seat, tuple(played.observe(table, seat))))
    assert len(seen) == positions > 100


@pytest.mark.parametrize("game", GAMES)
def test_looking_changes_nothing(game: str) -> None:
    played = match_of(game, 2, None, WIN)
    codec = played.game.codec(played.opening)
    for number, (table, _) in enumerate(wander(played, 2)):
        if number % 10 == 0:
            before = codec.encode_table(table)
            assert played.observe(table, 0) == played.observe(table, 0)
            assert codec.encode_table(table) == before


@pytest.mark.parametrize(
    ("game", "kinds"), [("encyclopedia", encyclopedia_tensor.KINDS), ("navoria", navoria_tensor.KINDS)]
)
def test_every_question_of_the_game_has_its_place(game: str, kinds: tuple[str, ...]) -> None:
    match_of(game, 2, None, WIN)
    asked = {
        kind.__name__
        for kind in all_subclasses(Choice)
        if kind.__module__.startswith(f"ludoteca.games.{game}.") and not kind.__subclasses__()
    }
    assert asked == set(kinds)
    assert len(kinds) == len(set(kinds))


def navoria_state(table: Table[Plain]) -> NavoriaState:
    assert isinstance(table.state, NavoriaState)
    return table.state


def encyclopedia_state(table: Table[Plain]) -> EncyclopediaState:
    assert isinstance(table.state, EncyclopediaState)
    return table.state


def test_the_viewer_is_first_and_the_others_follow_clockwise() -> None:
    played = match_of("navoria", 3, None, WIN)
    *_, (table, _) = wander(played, 4)
    for place, guide in enumerate(navoria_state(table).guides):
        guide.points = 10 * (place + 1)
    width = navoria_tensor.SEAT_WIDTH
    for viewer in range(3):
        board = played.parts(played.observe(table, viewer))["seats"]
        points = [board[place * width + navoria_tensor.SEAT_POINTS] for place in range(4)]
        ahead = [10 * ((viewer + place) % 3 + 1) / navoria_tensor.MOST_POINTS for place in range(3)]
        assert points == pytest.approx([*ahead, 0.0])
        assert [board[place * width] for place in range(4)] == [1.0, 1.0, 1.0, 0.0]


def test_the_points_of_strong_players_are_told_apart() -> None:
    """A search makes more than 200 in Navoria."""
    played = match_of("navoria", 2, None, WIN)
    *_, (table, _) = wander(played, 4)
    arrays = []
    for points in (200, 230):
        navoria_state(table).guides[0].points = points
        arrays.append(played.observe(table, 0))
    assert arrays[0] != arrays[1]


def test_the_numbers_are_those_of_the_table() -> None:
    """A look at single numbers of a board, by the names of the layout."""
    played = match_of("encyclopedia", 2, None, WIN)
    *_, (table, _) = wander(played, 4)
    state = encyclopedia_state(table)
    me = state.seats[1]
    me.coins, me.seals, me.reputation = 30, 4, 5
    parts = played.parts(played.observe(table, 1))
    goods = parts["seats"][encyclopedia_tensor.SEAT_GOODS :]
    assert goods[1] == pytest.approx(30 / encyclopedia_tensor.MOST_COINS)
    assert goods[3] == pytest.approx(4 / encyclopedia_tensor.MOST_SEALS)
    track = parts["seats"][encyclopedia_tensor.SEAT_TRACK : encyclopedia_tensor.SEAT_TRACK + 12]
    assert track == [0.0] * 5 + [1.0] + [0.0] * 6
    assert parts["round"] == [0.0] * 6 + [1.0]


def with_face_down_cards(played: Match) -> tuple[Table[Plain], int]:
    """A position of a game still running in which some seat has face-down experts and published animals."""
    for seed in range(20):
        for table, seat in wander(played, seed):
            if seat < 0:
                continue
            for owner, me in enumerate(encyclopedia_state(table).seats):
                if me.retired and me.published:
                    return table, owner
    raise AssertionError("nobody published")


@pytest.mark.parametrize(("edition", "hidden"), [("pl", True), ("en", False)])
def test_face_down_cards_look_like_those_in_the_deck_to_others_where_the_edition_covers_them(
    edition: str, hidden: bool
) -> None:
    """publication.hidden"""
    played = match_of("encyclopedia", 2, {"edition": edition}, WIN)
    table, owner = with_face_down_cards(played)
    other = table.clone()
    state = encyclopedia_state(other)
    me = state.seats[owner]
    me.published, state.animal_deck = swapped(me.published, state.animal_deck)
    me.retired, state.expert_deck = swapped(me.retired, state.expert_deck)
    assert (played.observe(table, 1 - owner) == played.observe(other, 1 - owner)) is hidden
    assert played.observe(table, owner) != played.observe(other, owner)


def swapped(cards: tuple[int, ...], deck: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The last card of each in the other's place."""
    return (*cards[:-1], deck[-1]), (*deck[:-1], cards[-1])


@pytest.mark.parametrize("sort", SORTS)
def test_a_game_without_an_encoding_of_its_own_shows_what_may_be_answered(sort: Sort) -> None:
    played = sort_match(sort)
    mind = SheetMind(played.game)
    layout = mind.tensor_layout(played.opening)
    assert sum(length for _, length in layout) == played.space.size
    for table, seat in wander(played, 1):
        offered = played.space.actions(table)
        for viewer in played.players:
            row = mind.tensor(table, viewer)
            assert [action for action, number in enumerate(row) if number] == (offered if viewer == seat else [])
