"""Plans: the ways a seat can play its turn, found by a beam, and what the game's evaluation says of where they end.

A turn is many small choices (die, action, target, payments), and only where it ends can it be judged. So bots do not
compare options but plans: the answers up to another seat's choice, a draw, or the next turn.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from ludoteca.kernel.dealer import Dealer
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Choice, Table

LONGEST: Final = 40
"""So many answers make no single turn: a plan ends there."""
SHORT_DRAW: Final = 3
"""So many draws in a row belong to the turn (two tokens from the bag); more of them are a new round."""
SHARE_OF_WINNING: Final = 0.9
"""Of what a finished game is worth; the rest is by how much."""
HOPELESS: Final = 60.0
"""In spreads of the game: whoever is so far behind does not win."""


Place = tuple[object, ...]
"""What tells two positions of a turn apart."""


class Plan:
    """Answers in a row, the table after them, and what every seat may then expect."""

    def __init__(self, answers: tuple[int, ...], after: Table[Plain], points: list[float]) -> None:
        self.answers: Final = answers
        self.after: Final = after
        self.points = points  # expected at the end, for every seat
        self.margin = 0.0  # of the seat that plans


class Planner:
    """Finds plans. `width` is the beam's, `samples` by how many draws a plan is judged that ends at one."""

    def __init__(self, game: Game[Plain], seats: int, luck: Callable[[], float], width: int, samples: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.luck: Final = luck
        self.width: Final = width
        self.samples: Final = samples

    def plans(self, table: Table[Plain], seat: int) -> list[Plan]:
        """Ways to play from the open choice, which is this seat's, to the end of its turn; best first."""
        found = self.beam(table, seat, self.width)
        for plan in found:
            plan.margin = margin(plan.points, seat)
            if isinstance(plan.after.question, Chance):
                self.weigh_draws(plan, seat)
        found.sort(key=lambda plan: -plan.margin)
        return found

    def beam(self, table: Table[Plain], seat: int, width: int) -> list[Plan]:
        turn = self.game.mind.turn(table)
        done: list[Plan] = []
        seen: set[Place] = set()
        open_plans = [Plan((), table, [])]
        for length in range(LONGEST):
            going: list[Plan] = []
            for plan in open_plans:
                self.extend(plan, seat, turn, seen, done, going)
            if not going:
                return done
            if length + 1 == LONGEST:
                done.extend(going)
            elif len(going) > width:
                going.sort(key=lambda plan: -plan.margin)
                del going[width:]
            open_plans = going
        return done

    def extend(self, plan: Plan, seat: int, turn: int, seen: set[Place], done: list[Plan], going: list[Plan]) -> None:
        """One answer more, in every way worth looking at. The same answers in another order are followed once."""
        game = self.game
        options = plan.after.options()
        for option in worth_looking_at(game, plan.after, options):
            after = plan.after.clone()
            after.commit(option)
            question = after.question
            goes_on = isinstance(question, Choice) and question.seat == seat and game.mind.turn(after) == turn
            points = self.meanwhile(plan, after, seat) if goes_on else expected(game, after, self.seats)
            answers = (*plan.answers, option)
            place: Place = (sorted_answers(answers), type(question), *points)
            if place in seen:
                continue
            seen.add(place)
            longer = Plan(answers, after, points)
            longer.margin = margin(points, seat)
            if goes_on:
                going.append(longer)
            else:
                done.append(longer)

    def meanwhile(self, plan: Plan, after: Table[Plain], seat: int) -> list[float]:
        """In mid-turn only the seat's own expectations are worked out anew: the others' change with its first answer,
        if at all, and are looked at again when the turn ends."""
        if not plan.points:
            return expected(self.game, after, self.seats)
        points = plan.points.copy()
        points[seat] = expected_by(self.game, after, seat, self.seats)
        return points

    def weigh_draws(self, plan: Plan, seat: int) -> None:
        """A plan that ends at a draw is worth what the draw may bring, and this seat make of it if it goes on."""
        totals = [0.0] * self.seats
        for _ in range(self.samples):
            after = plan.after.clone()
            draw_on(after, self.luck, SHORT_DRAW)
            question = after.question
            points = plan.points
            if isinstance(question, Choice):
                points = expected(self.game, after, self.seats)
                if question.seat == seat:
                    points = self.best_of(after, seat, points)
            elif question is None:
                points = expected(self.game, after, self.seats)
            else:
                return  # a long draw: a new round, judged before it is dealt
            for other in range(self.seats):
                totals[other] += points[other]
        plan.points = [total / self.samples for total in totals]
        plan.margin = margin(plan.points, seat)

    def best_of(self, table: Table[Plain], seat: int, points: list[float]) -> list[float]:
        best = points
        best_margin = -1e9
        for plan in self.beam(table, seat, max(2, self.width // 4)):
            reached = margin(plan.points, seat)
            if reached > best_margin:
                best, best_margin = plan.points, reached
        return best


def sorted_answers(answers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(answers))


def worth_looking_at(game: Game[Plain], table: Table[Plain], options: list[int]) -> list[int]:
    """The options that the game's prior does not dismiss; all of them if it would dismiss all."""
    prior = game.mind.prior(table, options)
    chosen = [options[number] for number in range(len(options)) if prior[number] > 0.0]
    return chosen or options


def draw_on(table: Table[Plain], luck: Callable[[], float], most: int) -> None:
    """Draw until nothing more is to be drawn, or so many times."""
    for _ in range(most):
        question = table.question
        if not isinstance(question, Chance):
            return
        table.commit(question.lot(table, int(luck() * question.lots(table))))


def deal(table: Table[Plain], dealer: Dealer) -> list[int]:
    """Draw until nothing more is to be drawn, as this dealer has it; what was drawn."""
    drawn: list[int] = []
    while isinstance(question := table.question, Chance):
        outcome = question.lot(table, dealer.draw(question.key(table), question.lots(table)))
        table.commit(outcome)
        drawn.append(outcome)
    return drawn


def expected(game: Game[Plain], table: Table[Plain], seats: int) -> list[float]:
    """The points of every seat at the end: counted, if this is the end."""
    if table.question is None:
        return [float(sum([line.points for line in game.sheet(table, seat)])) for seat in range(seats)]
    weights = game.mind.weights
    if weights is None:
        return game.mind.evaluation(table, seats)
    return [weights.points(game.mind.features(table, seat), game.mind.stage(table, seat)) for seat in range(seats)]


def expected_by(game: Game[Plain], table: Table[Plain], seat: int, seats: int) -> float:
    """The same for one seat, while the game goes on."""
    weights = game.mind.weights
    if weights is None:
        return game.mind.evaluation(table, seats)[seat]
    return weights.points(game.mind.features(table, seat), game.mind.stage(table, seat))


def margin(points: list[float], seat: int) -> float:
    """By how much a seat is ahead of the best other; alone, its points."""
    best = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best if len(points) > 1 else points[seat]


def hopes(game: Game[Plain], points: list[float]) -> list[float]:
    """The chance of every seat to win, from the points that all expect. Somebody wins: they add up to 1. Who plays
    alone is the nearer to 1 the more points there are."""
    against = points if len(points) > 1 else [*points, 0.0]
    found: list[float] = []
    for own in points:
        odds = 0.0
        for other in against:
            odds += exp(min(HOPELESS, (other - own) / game.mind.spread))
        found.append(1.0 / odds)
    return found


def chances(game: Game[Plain], table: Table[Plain], points: list[float]) -> list[float]:
    """The same; at the end, who has won."""
    found = hopes(game, points)
    if table.question is None:
        winners = game.winners(table)
        for seat in range(len(points)):
            won = 1.0 / len(winners) if seat in winners else 0.0
            found[seat] = SHARE_OF_WINNING * won + (1.0 - SHARE_OF_WINNING) * found[seat]
    return found
