"""The bots by name: every one can be called to a seat, and many games can be simulated with any of them."""

import pytest

from ludoteca.bots.roster import BOTS, LEVELS, Level
from ludoteca.bots.tally import tally_games
from ludoteca.cli.seats import read_seats
from ludoteca.cli.voice import Fault, Voice
from ludoteca.kernel.game import PERSON
from tests.bots.kit_positions import TWO, company
from tests.toy.nim import NIM, WAGES


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_be_called_to_a_seat(name: str) -> None:
    (seat,) = read_seats(f"bot:{name}", Voice("en"))
    assert (seat.bot, seat.seat) == (name, PERSON)


def test_a_bad_name_lists_the_bots() -> None:
    with pytest.raises(Fault) as fault:
        read_seats("bot:grandmaster", Voice("en"))
    for name in ("grandmaster", "bot:random", "bot:greedy", *LEVELS):
        assert name in str(fault.value)


def test_simulated_games_with_bots_are_the_same_for_a_seed() -> None:
    sitting = company(NIM, *TWO, draws=WAGES)
    bots = [BOTS["greedy"], Level(3, 0.0).player]
    one, again = [tally_games(sitting.game, sitting.begin(), bots, "7", range(3), False) for _ in range(2)]
    assert one.winners == again.winners
    assert one.scores == again.scores
    assert sum(one.decisions.values()) == 3
