"""The contract, on Encyclopedia: random games over every sort of table, and many more with light checks.

Ten of the games are checked in full at every entry. The others (each of the eighty sorts of table, twice on the
compiled package; 32 games in four ways to play, with undos; 15 with wild data packs; and 4 with older rules) are
checked in full at every 30th entry, beginning at a random one, and at every entry for conservation, forced questions
and keys. The light games are checked for conservation at the end of each round and of the game, and there their scores
are added up: 1000 of them on plain Python, 4000 on the compiled package.
"""

import random

import pytest

from ludoteca.games.encyclopedia import GAME
from ludoteca.games.encyclopedia.box.constants import ROUNDS
from ludoteca.kernel import table as kernel_table
from ludoteca.kernel.contract.checks import MOST_ENTRIES, any_option, random_answer, same_words, vocabulary
from ludoteca.kernel.contract.run import hold as hold_journal
from ludoteca.kernel.contract.run import uphold
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.journal import begin
from tests.encyclopedia.kit_styles import STYLES, Style
from tests.encyclopedia.kit_tables import SORTS, Setup, setup
from tests.encyclopedia.kit_wild_packs import wild_pack

COMPILED = not str(kernel_table.__file__).endswith(".py")
LIGHT_GAMES = 4000 if COMPILED else 1000
ROUNDS_OF_SORTS = 2 if COMPILED else 1
BATCHES = 10
FIRST_LIGHT = 100_000
FULL = ("2people-en", "3people-fr-sepultus", "4people-it", "2people-pl-sepultus", "1people-1automas-en")
FULL_WITH_AUTOMAS = ("2people-1automas-fr", "1people-2automas-pl", "1people-3automas-en-sepultus", "3automas-it")


def hold(setup: Setup, every: int, undos: int = 0, style: Style = any_option) -> None:
    uphold(GAME, setup.seats, setup.options, setup.seed, every, undos, style)


@pytest.mark.parametrize("name", [*FULL, *FULL_WITH_AUTOMAS, "2people-2automas-en-sepultus"])
def test_the_contract_holds_at_every_entry(name: str) -> None:
    number = next(number for number, sort in enumerate(SORTS) if str(sort).removeprefix("0people-") == name)
    hold(setup(number + 4 * len(SORTS)), every=1, undos=40)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_contract_holds_for_every_sort_of_table(batch: int) -> None:
    for number in range(batch, ROUNDS_OF_SORTS * len(SORTS), BATCHES):
        hold(setup(number), every=30)


@pytest.mark.parametrize("style", STYLES)
def test_the_contract_holds_where_it_is_tight_and_with_undos(style: Style) -> None:
    for number in range(8):
        hold(setup(2 * len(SORTS) + 11 * number), every=30, undos=25, style=style)


@pytest.mark.parametrize("batch", range(3))
def test_the_contract_holds_with_any_data_pack(batch: int) -> None:
    """data: with every value drawn at random from what a pack may say."""
    for number in range(batch, 15, 3):
        made, style = setup(3 * len(SORTS) + 16 * number), STYLES[number % len(STYLES)]
        pack = wild_pack(random.Random(number))
        uphold(GAME, made.seats, made.options, made.seed, every=30, undos=50, choose=style, pack=pack)


@pytest.mark.parametrize("rules", GAME.rules[:-1])
def test_the_contract_holds_with_older_rules(rules: int) -> None:
    for number in range(4):
        made = setup(4 * len(SORTS) + 13 * number)
        journal = begin(GAME, made.seats, made.options, None, seeded(made.seed), rules)
        hold_journal(journal, made.seed, every=30, undos=25, choose=STYLES[number % len(STYLES)])


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
    assert table.state.round == ROUNDS
    sums = tuple(sum(line.points for line in GAME.sheet(table, seat)) for seat in range(len(setup.seats)))
    assert sums == table.state.scores, setup
    assert all(sums[seat] == max(sums) for seat in GAME.winners(table)), setup


def test_the_action_space_is_the_same_at_every_table() -> None:
    """Of the same data: whoever sits there, with whatever options."""
    setups = [setup(number) for number in range(len(SORTS))]
    tables = [GAME.begin(setup.seats, setup.options) for setup in setups]
    for table in tables[1:]:
        same_words(vocabulary(GAME, table), vocabulary(GAME, tables[0]))
