"""The glass box: what a bot would look at now, and what a game's decisions were worth beside the best found."""

from collections.abc import Iterator
from typing import Final

from ludoteca.bots.beam import chances, expected
from ludoteca.bots.greedy import GreedyPlayer
from ludoteca.bots.player import Answer, Look, Player
from ludoteca.bots.search import SearchPlayer
from ludoteca.kernel.game import Game
from ludoteca.kernel.journal import Chosen, Journal, commit_entry, option_of, word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table

SEED: Final = "glass box"
"""The same question has the same hint, however often it is asked."""


def hint(game: Game[Plain], table: Table[Plain], seats: int, budget: int) -> Answer:
    """What to answer to the open choice, and the options that were looked at, best first.

    `budget` is in iterations of a search; with 0, plans are compared only by where the own turn ends.
    """
    question = table.question
    if not isinstance(question, Choice):
        raise ValueError("a hint is for an open choice")
    return thinker(game, seats, budget).choose(table, question.seat)


def thinker(game: Game[Plain], seats: int, budget: int) -> Player:
    if budget < 0:
        raise ValueError(f"a budget of {budget} iterations")
    if budget == 0:
        return GreedyPlayer(game, seats, SEED)
    return SearchPlayer(game, seats, SEED, budget)


class Advice:
    """A way to go on, and what was thought of it."""

    def __init__(self, plan: tuple[int, ...], look: Look) -> None:
        self.plan: Final = plan  # the answers to the end of the turn or the next draw
        self.look: Final = look


def advice(game: Game[Plain], table: Table[Plain], seats: int, budget: int, most: int) -> list[Advice]:
    """The best answers to the open choice, each with how the turn may go on: the best one as it was thought through,
    the others as a quick look finds."""
    answer = hint(game, table, seats, budget)
    found = [Advice(answer.plan, look) for look in answer.looked_at if look.option == answer.option]
    for look in answer.looked_at[:most]:
        if look.option != answer.option:
            found.append(Advice((look.option, *going_on(game, table, seats, look.option)), look))
    return found[:most]


def going_on(game: Game[Plain], table: Table[Plain], seats: int, option: int) -> tuple[int, ...]:
    """How a seat may end its turn after this option; nothing, if it ends there."""
    asked = table.question
    after = table.clone()
    after.commit(option)
    question = after.question
    if not isinstance(asked, Choice) or not isinstance(question, Choice) or question.seat != asked.seat:
        return ()
    return () if game.mind.turn(after) != game.mind.turn(table) else hint(game, after, seats, 0).plan


class Verdict:
    """A decision beside the best that was found."""

    def __init__(self, entry: int, made_by: Chosen, better: str, made: Look, best: Look) -> None:
        self.entry: Final = entry  # its number in the journal
        self.seat: Final = made_by.seat
        self.question: Final = made_by.question
        self.word: Final = made_by.word
        self.better: Final = better  # the word of the best
        self.made: Final = made
        self.best: Final = best

    @property
    def cost(self) -> float:
        """In chance to win; nothing, if it was the best or looks even better."""
        return 0.0 if self.made.option == self.best.option else max(0.0, self.best.win - self.made.win)

    @property
    def points(self) -> float:
        """The points that were given away; they may be none where the other seats gained."""
        return 0.0 if self.made.option == self.best.option else self.best.points - self.made.points


def verdicts(journal: Journal[Plain], budget: int, seats: frozenset[int]) -> Iterator[Verdict]:
    """Every decision of these seats that had a choice, in order, without what was taken back."""
    game = journal.game
    count = len(journal.head.seats)
    table = journal.at(0)
    for number in journal.line():
        entry = journal.entries[number]
        question = table.question
        if isinstance(entry, Chosen) and question is not None and entry.seat in seats:
            option = option_of(table, question, entry.word)
            assert option is not None
            looked_at = hint(game, table, count, budget).looked_at
            made = look_at(game, table, count, budget, option, entry.seat, looked_at)
            better = word_of(table, question, looked_at[0].option)
            yield Verdict(number, entry, better, made, looked_at[0])
        commit_entry(table, entry, number)


def look_at(
    game: Game[Plain], table: Table[Plain], seats: int, budget: int, option: int, seat: int, looked_at: tuple[Look, ...]
) -> Look:
    """What was thought of this option; if nobody looked at it, what comes after it is thought through."""
    for look in looked_at:
        if look.option == option:
            return look
    after = table.clone()
    after.commit(option)
    question = after.question
    if isinstance(question, Choice) and question.seat == seat:
        best = hint(game, after, seats, budget).looked_at[0]
        return Look(option, best.points, best.win, best.visits)
    points = expected(game, after, seats)
    return Look(option, points[seat], chances(game, after, points)[seat], 1)


def costliest(found: list[Verdict], most: int) -> list[Verdict]:
    """The decisions that cost most, the worst first; those that cost nothing are not among them."""
    costly = [verdict for verdict in found if verdict.cost > 0.0]
    costly.sort(key=lambda verdict: (-verdict.cost, verdict.entry))
    return costly[:most]
