"""Self-play: games between players whose weights differ a little, and the positions that came up."""

from random import Random
from typing import Final

from ludoteca.bots.beam import expected
from ludoteca.bots.greedy import GreedyPlayer
from ludoteca.bots.player import Player
from ludoteca.bots.weights_file import with_weights
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import Chance, Choice, Table
from ludoteca.kernel.weights import Weights

WIDTH: Final = 16
SAMPLES: Final = 1
WHIMS: Final = (0.02, 0.05, 0.15)
"""In spreads of the game: how far players misjudge a plan, so that more is tried than what seems best."""
TASTE: Final = 0.2
"""How far a player's weights are from the common ones: each by about such a part of itself."""
OWN_SEATS: Final = 0.4
"""So many of the tables have a seat that the game plays itself, if it has such."""
OTHER_SETTINGS: Final = 0.15
MORE_SEATS: Final = 0.25
"""So many have more than the fewest seats."""


class Course:
    """One seat's game: its positions before every turn, what was expected of them, and the points in the end."""

    def __init__(self) -> None:
        self.features: Final[list[list[float]]] = []
        self.stages: Final[list[float]] = []
        self.expected: Final[list[float]] = []
        self.points = 0.0


def with_taste(weights: Weights, random: Random) -> Weights:
    tastes = [1.0 + random.gauss(0.0, TASTE) for _ in weights.names]
    rows = [[weight * tastes[place] for place, weight in enumerate(row)] for row in weights.rows]
    return Weights(weights.names, weights.knots, rows)


def company(game: Game[Plain], random: Random) -> list[str]:
    """The seats of a table of self-play."""
    count = game.seats.start
    if random.random() < MORE_SEATS:
        count = random.randrange(game.seats.start, game.seats.stop)
    seats = [PERSON] * count
    own = list(game.own_seats())
    if own and random.random() < OWN_SEATS:
        seats[random.randrange(count)] = random.choice(own)
    return seats


def opening(game: Game[Plain], random: Random) -> tuple[Table[Plain], int]:
    """A table of self-play, and how many sit at it; now and then with other settings, where these agree."""
    seats = company(game, random)
    settings = {
        option.name: random.choice(option.values)
        for option in game.settings_offered()
        if random.random() < OTHER_SETTINGS
    }
    try:
        return game.begin(seats, settings), len(seats)
    except Refused:
        return game.begin(seats), len(seats)


def self_play(game: Game[Plain], weights: Weights | None, seed: str) -> list[Course]:
    """One game, as every seat went through it."""
    random = Random(seed)
    table, seats = opening(game, random)
    common = with_weights(game, weights)
    players: list[Player] = []
    for seat in range(seats):
        judge = with_weights(game, None if weights is None else with_taste(weights, random))
        whim = random.choice(WHIMS) * game.mind.spread
        players.append(GreedyPlayer(judge, seats, f"{seed}/{seat}", WIDTH, SAMPLES, whim))
    dealer = seeded(seed)
    courses = [Course() for _ in range(seats)]
    before = (-1, -1)
    while True:
        question = table.question
        if isinstance(question, Choice):
            now = (question.seat, game.mind.turn(table))
            if now != before:
                note(common, table, courses)
                before = now
            table.commit(players[question.seat].choose(table, question.seat).option)
        elif isinstance(question, Chance):
            table.commit(question.lot(table, dealer.draw(question.key(table), question.lots(table))))
        else:
            break
    for seat, course in enumerate(courses):
        course.points = float(sum([line.points for line in game.sheet(table, seat)]))
    return courses


def note(game: Game[Plain], table: Table[Plain], courses: list[Course]) -> None:
    points = expected(game, table, len(courses))
    for seat, course in enumerate(courses):
        course.features.append(game.mind.features(table, seat))
        course.stages.append(game.mind.stage(table, seat))
        course.expected.append(points[seat])
