"""Small samples of what the arena shows in full: who is stronger is ahead by more than luck explains."""

from collections.abc import Callable

import pytest

from ludoteca.bots.greedy import GreedyPlayer
from ludoteca.bots.player import Player
from ludoteca.bots.roster import LEVELS
from ludoteca.bots.tally import play_dealt
from ludoteca.bots.weights_file import with_weights
from ludoteca.games.encyclopedia import GAME as ENCYCLOPEDIA
from ludoteca.games.navoria import GAME as NAVORIA
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.lab.matches import Count, Meeting, Outcome, meetings
from tests.bots.kit_positions import TWO, Company, company

Maker = Callable[[str], Player]


def games_of(sitting: Company, strong: Maker, weak: Maker, games: int) -> Count:
    """The stronger one's games, as the arena counts them: seats rotated, luck shared."""
    count = Count()
    for meeting in meetings(("strong", "weak"), 2, games, ladder=False):
        seat = meeting.seats.index("strong")
        players = [strong(f"{meeting.luck}"), weak(f"{meeting.luck}")]
        count.add(played(sitting, players if seat == 0 else players[::-1], meeting), seat)
    return count


def played(sitting: Company, players: list[Player], meeting: Meeting) -> Outcome:
    table = sitting.begin()
    play_dealt(table, players, seeded(f"{meeting.luck}"))
    scores = [sum(line.points for line in sitting.game.sheet(table, seat)) for seat in range(2)]
    return Outcome(meeting, tuple(scores), tuple(sitting.game.winners(table)), 0, 0)


def narrow(game: Game[Plain]) -> Maker:
    """Greedy by this game's judgement, but quick: it follows few ways to play a turn."""
    return lambda seed: GreedyPlayer(game, 2, seed, width=6, samples=1)


def surely_ahead(count: Count) -> bool:
    interval = count.margin_interval()
    return interval is not None and interval[0] > 0.0 and count.wins * 2 > count.games


@pytest.mark.parametrize(("game", "games"), [(ENCYCLOPEDIA, 24), (NAVORIA, 12)], ids=("encyclopedia", "navoria"))
def test_what_was_learned_beats_what_was_written_by_hand(game: object, games: int) -> None:
    sitting = company(game, *TWO)
    assert sitting.game.mind.weights is not None
    hand = with_weights(sitting.game, None)
    assert surely_ahead(games_of(sitting, narrow(sitting.game), narrow(hand), games))


def test_an_expert_beats_a_beginner() -> None:
    sitting = company(NAVORIA, *TWO)
    expert, beginner = (LEVELS[name] for name in ("expert", "beginner"))
    count = games_of(
        sitting,
        lambda seed: expert.player(sitting.game, 2, seed),
        lambda seed: beginner.player(sitting.game, 2, seed),
        8,
    )
    assert surely_ahead(count)
