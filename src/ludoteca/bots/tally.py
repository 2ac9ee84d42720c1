"""Whole games between players, played without checks, and counts of what came of them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from ludoteca.bots.player import Maker, Player
from ludoteca.kernel.dealer import Dealer
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain, fields_of
from ludoteca.kernel.table import Chance, Choice, Table

Histogram = dict[int, int]
"""How often each number occurred."""


class Tally:
    """What came of many games: counts only, so that tallies add up to the same in any order.

    `events` counts by the event's name, `facts` by event, fact and value ('DiePlaced', 'action', 3).
    """

    def __init__(
        self,
        scores: list[Histogram],
        winners: dict[tuple[int, ...], int],
        decisions: Histogram,
        draws: Histogram,
        events: dict[str, int],
        facts: dict[tuple[str, str, int | str], int],
    ) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.decisions: Final = decisions
        self.draws: Final = draws
        self.events: Final = events
        self.facts: Final = facts

    def add(self, other: "Tally") -> None:
        for seat, scores in enumerate(other.scores):
            add_counts(self.scores[seat], scores)
        for winners, count in other.winners.items():
            self.winners[winners] = self.winners.get(winners, 0) + count
        add_counts(self.decisions, other.decisions)
        add_counts(self.draws, other.draws)
        for event, count in other.events.items():
            self.events[event] = self.events.get(event, 0) + count
        for fact, count in other.facts.items():
            self.facts[fact] = self.facts.get(fact, 0) + count

    def count_event(self, event: object) -> None:
        kind = type(event)
        name = kind.__name__
        self.events[name] = self.events.get(name, 0) + 1
        for fact in fields_of(kind):
            value = getattr(event, fact)
            if isinstance(value, int | str):
                key = (name, fact, value)
                self.facts[key] = self.facts.get(key, 0) + 1

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Tally, (self.scores, self.winners, self.decisions, self.draws, self.events, self.facts)


def empty_tally(seats: int) -> Tally:
    return Tally([{} for _ in range(seats)], {}, {}, {}, {}, {})


def add_counts(counts: Histogram, more: Histogram) -> None:
    for number, count in more.items():
        counts[number] = counts.get(number, 0) + count


def play_out(table: Table[Plain], players: Sequence[Player], luck: Callable[[], float]) -> tuple[int, int]:
    """Play to the end; how many decisions and draws that took."""
    decisions = 0
    draws = 0
    while True:
        question = table.question
        if isinstance(question, Choice):
            decisions += 1
            table.commit(players[question.seat].choose(table, question.seat).option)
        elif isinstance(question, Chance):
            draws += 1
            table.commit(question.lot(table, int(luck() * question.lots(table))))
        else:
            return decisions, draws


def play_dealt(table: Table[Plain], players: Sequence[Player], dealer: Dealer) -> tuple[int, int]:
    """The same, with draws by a dealer, so that games share their luck by name."""
    decisions = 0
    draws = 0
    while True:
        question = table.question
        if isinstance(question, Choice):
            decisions += 1
            table.commit(players[question.seat].choose(table, question.seat).option)
        elif isinstance(question, Chance):
            draws += 1
            lot = dealer.draw(question.key(table), question.lots(table))
            table.commit(question.lot(table, lot))
        else:
            return decisions, draws


def tally_games(
    game: Game[Plain],
    opening: Table[Plain],
    bots: Sequence[Maker],
    seed: str,
    numbers: range,
    listen: bool,
) -> Tally:
    """Play the games with these numbers from an opening. A game's luck and players follow from seed and number.

    `bots` makes each seat's player from a seed; seats that the game plays itself are never asked. Without `listen`
    nobody hears the events, and the rules do not even build them.
    """
    tally = empty_tally(len(bots))
    for number in numbers:
        name = f"{seed}/{number}"
        players = [bot(game, len(bots), f"{name}/{seat}") for seat, bot in enumerate(bots)]
        table = opening.clone()
        events: list[object] = []
        if listen:
            table.told = events
        decisions, draws = play_out(table, players, Random(name).random)
        add_counts(tally.decisions, {decisions: 1})
        add_counts(tally.draws, {draws: 1})
        winners = tuple(game.winners(table))
        tally.winners[winners] = tally.winners.get(winners, 0) + 1
        for seat, scores in enumerate(tally.scores):
            add_counts(scores, {sum([line.points for line in game.sheet(table, seat)]): 1})
        for event in events:
            tally.count_event(event)
    return tally
