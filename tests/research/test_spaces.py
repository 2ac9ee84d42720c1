"""The fixed action space: a number for every word, and masks that are the options."""

import pytest

from ludoteca.kernel.journal import word_of
from ludoteca.kernel.table import FREE_ACTION, Choice
from ludoteca.research.match import WIN, match_of
from tests.research.kit_wandering import GAMES, SORTS, sort_match, wander


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_a_word_and_every_word_an_action(game: str) -> None:
    space = match_of(game, 2, None, WIN).space
    found = [space.word(action) for action in range(space.size)]
    assert len(set(found)) == space.size
    assert [space.number(*word) for word in found] == list(range(space.size))


@pytest.mark.parametrize("action", [-1, 10**6])
def test_a_number_outside_the_space_is_no_word(action: int) -> None:
    played = match_of("navoria", 2, None, WIN)
    with pytest.raises(IndexError):
        played.space.word(action)
    table, _ = next(wander(played, 1))
    refusal = played.space.why_not(table, action)
    assert refusal is not None
    assert refusal.code == "unknown-word"


def test_an_unknown_vocabulary_has_no_actions() -> None:
    with pytest.raises(KeyError):
        match_of("navoria", 2, None, WIN).space.number("planets", "mars")


@pytest.mark.parametrize("sort", SORTS)
def test_the_actions_are_the_options_in_the_words_of_the_open_question(
    sort: tuple[str, tuple[str, ...], dict[str, bool | int | str]],
) -> None:
    played = sort_match(sort)
    free_actions = 0
    for table, _ in wander(played, 3):
        question = table.question
        actions = played.space.actions(table)
        if not isinstance(question, Choice):
            assert actions == []
            continue
        assert sorted(actions) == actions
        assert {played.space.option(table, action) for action in actions} == set(table.options())
        for option in table.options():
            action = played.space.action(table, question, option)
            assert played.space.word(action)[1] == word_of(table, question, option)
            free_actions += option >= FREE_ACTION
    assert free_actions or played.name == "navoria", "a game of Encyclopedia without a free action shows little"


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_refused_exactly_when_it_is_not_offered(game: str) -> None:
    played = match_of(game, 2, None, WIN)
    asked = 0
    for number, (table, seat) in enumerate(wander(played, 5)):
        if seat < 0 or number % 20:
            continue
        asked += 1
        offered = set(played.space.actions(table))
        for action in range(played.space.size):
            assert (played.space.why_not(table, action) is None) == (action in offered)
    assert asked > 5


def test_a_word_of_another_question_is_refused_as_such() -> None:
    """'deck' is a word of two vocabularies: the action of the other one does not answer."""
    played = match_of("encyclopedia", 2, None, WIN)
    table, _ = next(wander(played, 1))
    assert type(table.question).__name__ == "DraftAnimal"
    refusal = played.space.why_not(table, played.space.number("expert", "deck"))
    assert refusal is not None
    assert (refusal.code, refusal.facts["word"]) == ("other-question", "deck")


def test_nothing_is_allowed_once_the_game_is_over() -> None:
    played = match_of("navoria", 2, None, WIN)
    *_, (table, _) = wander(played, 1)
    refusal = played.space.why_not(table, 0)
    assert refusal is not None
    assert refusal.code == "game-over"
