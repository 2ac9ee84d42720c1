"""The ledger of luck and choice: where a seat's margin came from, draw by draw and decision by decision.

Let V be the margin to the best other seat that is to be expected at a position. Every draw and every decision moves V;
at the end V is the real margin. So start value + what the draws moved + what each seat's decisions moved = the margin,
whatever V is: a better V only tells luck from choice better.
"""

from collections.abc import Iterator, Sequence
from math import floor
from random import Random
from typing import Final, NamedTuple

from ludoteca.bots.beam import Planner, deal, expected, margin
from ludoteca.kernel.dealer import Dealer, seeded
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.journal import Drawn, Journal, commit_entry
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Choice, Table

NOBODY: Final = -1
WIDTH: Final = 8
ENOUGH: Final = 8
"""Answers of a seat: a turn or two, also where a round begins with small questions."""
FAR: Final = 200
"""Nobody looks further than so many answers, whatever game it is."""
SAMPLES: Final = 8
"""So often what is still to be drawn is drawn, unless somebody asks for another number. Of few samples much luck that
never fell is in the parts."""
START: Final = "start"
LUCK: Final = "luck"
CHOICES: Final = "choices"


class Foresight:
    """The points that every seat may expect at a position: everybody plays a good turn or two from there, and the
    game's evaluation judges what that leads to. Dice are worth something only to who looks at what they can do.

    What is still to be drawn on the way is drawn so many times as there are `samples`, by the same dealers at every
    position: positions differ by what has happened, and not by how the samples fell. Without samples nobody looks
    ahead, and the evaluation judges the position itself.
    """

    def __init__(self, game: Game[Plain], seats: int, samples: int) -> None:
        if samples < 0:
            raise ValueError(f"a foresight of {samples} samples")
        self.game: Final = game
        self.seats: Final = seats
        self.dealers: Final = [seeded(f"foresight {number}") for number in range(samples)]

    def points(self, table: Table[Plain]) -> list[float]:
        """At the end, the real points."""
        if table.question is None or not self.dealers:
            return expected(self.game, table, self.seats)
        totals = [0.0] * self.seats
        for dealer in self.dealers:
            ahead = table.clone()
            drew = self.play_on(ahead, dealer)
            points = expected(self.game, ahead, self.seats)
            if not drew:
                return points  # nothing was left to luck: any other sample would say the same
            for seat in range(self.seats):
                totals[seat] += points[seat]
        return [total / len(self.dealers) for total in totals]

    def play_on(self, table: Table[Plain], dealer: Dealer) -> bool:
        """Good play until it is the first seat's turn again and all have answered enough; whether something was drawn.

        To begin and end with the same seat's turn keeps the seats level: nobody is judged with a turn more.
        """
        planner = Planner(self.game, self.seats, Random("foresight").random, WIDTH, 1)
        drew = False
        first = last = NOBODY
        turn = 0
        deciding: set[int] = set()
        answered = 0
        while True:
            drew = bool(deal(table, dealer)) or drew
            question = table.question
            if not isinstance(question, Choice):
                return drew
            seat = question.seat
            now = self.game.mind.turn(table)
            going_on = seat == last and now == turn
            if (seat == first and not going_on and answered >= ENOUGH * len(deciding)) or answered > FAR:
                return drew
            if first == NOBODY:
                first = seat
            last, turn = seat, now
            deciding.add(seat)
            for option in planner.plans(table, seat)[0].answers:
                table.commit(option)
                answered += 1


class Shift:
    """A seat's decisions in a row, or draws of one kind in a row, and what every seat may expect before and after.

    What a game's automas do by themselves after it belongs to it: nobody was asked in between.
    """

    def __init__(self, entries: list[int], seat: int, drawn: str, before: list[float], after: list[float]) -> None:
        self.entries: Final = entries  # their numbers in the journal
        self.seat: Final = seat  # who decided; nobody, if it was drawn
        self.drawn: Final = drawn  # what was drawn, as its vocabulary is called: 'roll', 'expert'
        self.before: Final = before
        self.after: Final = after

    def moved(self, seat: int) -> float:
        """By how much it moved a seat's margin."""
        return margin(self.after, seat) - margin(self.before, seat)


class Ledger:
    """One seat's margin, accounted for."""

    def __init__(self, seat: int, start: float, draws: dict[str, float], choices: list[float], end: float) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.draws: Final = draws  # by what was drawn
        self.choices: Final = choices  # by who decided
        self.end: Final = end  # counted apart from the other entries: the real margin, if the game is over

    @property
    def luck(self) -> float:
        return sum(self.draws.values())

    @property
    def total(self) -> float:
        return self.start + self.luck + sum(self.choices)


class Line(NamedTuple):
    """A part of a margin, in whole points: what was expected at the start, the luck of one kind of draw, or the
    choices of a seat."""

    what: str
    moved: int
    drawn: str = ""
    seat: int = NOBODY


def shifts(journal: Journal[Plain], samples: int) -> Iterator[Shift]:
    """Everything that was drawn and decided, without what was taken back; each takes a while."""
    foresight = Foresight(journal.game, len(journal.head.seats), samples)
    table = journal.at(0)
    before = foresight.points(table)
    row: list[int] = []
    seat, drawn = NOBODY, ""
    for number in journal.line():
        entry = journal.entries[number]
        question = table.question
        who = question.seat if isinstance(question, Choice) else NOBODY
        what = question.words(table).name if isinstance(question, Chance) and isinstance(entry, Drawn) else ""
        if row and (who, what) != (seat, drawn):
            after = foresight.points(table)
            yield Shift(row, seat, drawn, before, after)
            before, row = after, []
        seat, drawn = who, what
        row.append(number)
        commit_entry(table, entry, number)
    if row:
        yield Shift(row, seat, drawn, before, foresight.points(table))


def ledger(journal: Journal[Plain], moved: list[Shift], seat: int) -> Ledger:
    """A seat's margin from what `shifts` found."""
    seats = len(journal.head.seats)
    draws: dict[str, float] = {}
    choices = [0.0] * seats
    for shift in moved:
        if shift.seat == NOBODY:
            draws[shift.drawn] = draws.get(shift.drawn, 0.0) + shift.moved(seat)
        else:
            choices[shift.seat] += shift.moved(seat)
    now = expected(journal.game, journal.table, seats)
    start = moved[0].before if moved else now
    end = now if journal.table.question is None or not moved else moved[-1].after
    return Ledger(seat, margin(start, seat), draws, choices, margin(end, seat))


def deciding(journal: Journal[Plain]) -> list[int]:
    """The seats that decide: automas do not."""
    return [seat for seat, kind in enumerate(journal.head.seats) if kind == PERSON]


def lines(journal: Journal[Plain], kept: Ledger) -> list[Line]:
    """The ledger to be read: the start, the draws that moved most first, the seats that decide. The lines add up to the
    margin, which at the end of a game is whole."""
    draws = sorted(kept.draws.items(), key=lambda item: -abs(item[1]))
    seats = deciding(journal)
    choices = [kept.choices[seat] for seat in seats]
    moved = whole([kept.start, *[part for _, part in draws], *choices], kept.end)
    found = [Line(START, moved[0])]
    for number, (drawn, _) in enumerate(draws, 1):
        found.append(Line(LUCK, moved[number], drawn=drawn))
    for number, seat in enumerate(seats, 1 + len(draws)):
        found.append(Line(CHOICES, moved[number], seat=seat))
    return found


def whole(parts: Sequence[float], total: float) -> list[int]:
    """Each part without its fraction, up or down so that they still add up to the total without its own."""
    found = [floor(part) for part in parts]
    missing = round(total) - sum(found)
    by_rest = sorted(range(len(parts)), key=lambda part: found[part] - parts[part])
    for part in by_rest[: max(0, missing)]:
        found[part] += 1
    return found
