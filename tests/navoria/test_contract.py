"""The contract, on Navoria: 64 random games over every sort of table, and many more with light checks.

Eight of the games, one of each sort, are checked in full at every entry, with undos. The other 56 are checked in full
at every 10th entry, beginning at a random one, and at every entry for conservation, forced questions and keys; a third
of them with undos. The light games are checked for conservation at the end of each round and of the game, and there
their scores are added up: 400 of them on plain Python, 4000 on the compiled package.
"""

import random

import pytest

from ludoteca.games.navoria import GAME
from ludoteca.kernel import table as kernel_table
from ludoteca.kernel.contract.checks import MOST_ENTRIES, random_answer, same_words, vocabulary
from ludoteca.kernel.contract.run import uphold
from tests.navoria.kit_tables import SORTS, Setup, setup

COMPILED = not str(kernel_table.__file__).endswith(".py")
LIGHT_GAMES = 4000 if COMPILED else 400
BATCHES = 7
FIRST_LIGHT = 100_000
RECRUITED = {2: 12, 3: 12, 4: 9}  # recruit.end, in three rounds


def hold(setup: Setup, every: int, undos: int = 0) -> None:
    uphold(GAME, setup.seats, setup.options, setup.seed, every, undos)


@pytest.mark.parametrize("number", range(len(SORTS)), ids=[str(sort) for sort in SORTS])
def test_the_contract_holds_at_every_entry(number: int) -> None:
    hold(setup(number), every=1, undos=40)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_contract_holds_for_every_sort_of_table(batch: int) -> None:
    for number in range(len(SORTS) + batch, 8 * len(SORTS), BATCHES):
        hold(setup(number), every=10, undos=0 if number % 3 else 25)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_nothing_is_lost_in_many_games(batch: int) -> None:
    for number in range(FIRST_LIGHT + batch, FIRST_LIGHT + LIGHT_GAMES, BATCHES):
        played_light(setup(number))


def played_light(setup: Setup) -> None:
    """A game through the trusting door, looked at when a round or the game ends."""
    luck = random.Random(setup.seed)
    table = GAME.begin(setup.seats, setup.options)
    round_seen = answers = 0
    while (question := table.question) is not None:
        if table.state.round != round_seen:
            round_seen = table.state.round
            GAME.check(table)
        table.commit(random_answer(table, question, luck))
        answers += 1
        assert answers < MOST_ENTRIES, setup
    GAME.check(table)
    state = table.state
    assert state.round == 3
    seats = len(setup.seats)
    sums = tuple(sum(line.points for line in GAME.sheet(table, seat)) for seat in range(seats))
    assert sums == state.scores, setup
    for seat in range(seats):
        names = [line.name for line in GAME.sheet(table, seat)]
        assert names == [name for name in GAME.lines(table) if name in names], setup
    assert GAME.winners(table) == [seat for seat in range(seats) if sums[seat] == max(sums)], setup
    assert [len(guide.residents) for guide in state.guides] == [RECRUITED[seats]] * seats, setup
    for species, claims in enumerate(state.claims):
        fives = [seat for seat in range(seats) if state.icons(seat, species) >= 5]
        assert len(claims) == (0 if state.tiles[species] < 0 else min(2, len(fives))), setup
        assert set(claims) <= set(fives), setup


def test_the_action_space_is_the_same_at_every_table() -> None:
    """Of the same data: however many play, with whatever options."""
    setups = [setup(number) for number in range(len(SORTS))]
    tables = [GAME.begin(setup.seats, setup.options) for setup in setups]
    for table in tables[1:]:
        same_words(vocabulary(GAME, table), vocabulary(GAME, tables[0]))


def test_random_games_come_where_it_is_rare() -> None:
    """Of 200 games some have a tie, a blank tile with five icons, a full tile, a treasure, all outposts of a land."""
    seen = {"tie": 0, "blank": 0, "full": 0, "treasure": 0, "outposts": 0}
    for number in range(200):
        made = setup(number)
        luck = random.Random(made.seed)
        table = GAME.begin(made.seats, made.options)
        while (question := table.question) is not None:
            table.commit(random_answer(table, question, luck))
        state = table.state
        seats = range(len(made.seats))
        seen["tie"] += len(GAME.winners(table)) > 1
        seen["full"] += any(len(claims) == 2 for claims in state.claims)
        for species, tile in enumerate(state.tiles):
            seen["blank"] += tile < 0 and any(state.icons(seat, species) >= 5 for seat in seats)
        seen["treasure"] += any(guide.explorers[land] == (7, 8, 9)[land] for guide in state.guides for land in range(3))
        seen["outposts"] += any(3 in guide.outposts for guide in state.guides)
    assert all(seen.values()), seen
