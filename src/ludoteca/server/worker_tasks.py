"""What a worker process thinks about: what a bot does and what it looked at, what it would do in a person's place, and
what the decisions of a finished game were worth."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from msgspec import Struct

from ludoteca import registry
from ludoteca.bots.analysis import Advice, Verdict, advice, costliest, verdicts
from ludoteca.bots.ledger import NOBODY, SAMPLES, Ledger, deciding, ledger, lines, shifts
from ludoteca.bots.player import Look
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.codec import Json
from ludoteca.kernel.journal import Chosen, Journal, word_of
from ludoteca.kernel.journal_file import read
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table
from ludoteca.server.limits import Place, Who
from ludoteca.server.view import View
from ludoteca.text.saying import Saying
from ludoteca.wire import structs

MOST_LOOKS: Final = 5
MOST_COSTLY: Final = 3
DIGITS: Final = 4


class Thinking(Struct, frozen=True):
    """How hard it is thought: iterations of a search for a hint and for each decision of an analysis, and how often
    the ledger draws what was still to be drawn."""

    hint: int = 24
    analysis: int = 8
    samples: int = SAMPLES


# A hint


class AskHint(NamedTuple):
    """What should this seat answer?"""

    game: str
    seat: int
    seats: int
    budget: int
    table: Table[Plain]


def looks_of(ask: AskHint) -> list[structs.Look]:
    """The best ways to go on, best first."""
    game = registry.find(ask.game)
    if game is None:
        raise ValueError("this game is not here")
    view = View(game)
    found = advice(game, ask.table, ask.seats, ask.budget, MOST_LOOKS)
    return [look_in_words(view, ask.table, ask.seat, each) for each in found]


def look_in_words(view: View, table: Table[Plain], seat: int, found: Advice) -> structs.Look:
    """As a draft would tell it."""
    told = plan_in_words(view, table, seat, found.plan)
    look = found.look
    points, win = round(look.points, DIGITS), round(look.win, DIGITS)
    return structs.Look(told.answers, told.says, told.events, points, win, look.visits)


class Told(NamedTuple):
    """A plan in words: each answer, how it is said, and what they do."""

    answers: list[str]
    says: list[Saying]
    events: list[structs.Event]


def plan_in_words(view: View, table: Table[Plain], seat: int, plan: Sequence[int]) -> Told:
    """As far as this seat is asked, and may answer so."""
    after = table.draft()
    events: list[object] = []
    after.told = events
    answers: list[str] = []
    says: list[Saying] = []
    for option in plan:
        question = after.question
        if not isinstance(question, Choice) or question.seat != seat or option not in after.options():
            break
        answers.append(word_of(after, question, option))
        says.append(view.teller.option(after, question, option))
        after.commit(option)
    after.told = None
    return Told(answers, says, view.events(after, events))


def weighed(view: View, table: Table[Plain], look: Look) -> structs.Weighed:
    question = table.question
    assert question is not None
    says = view.teller.option(table, question, look.option)
    points, win = round(look.points, DIGITS), round(look.win, DIGITS)
    return structs.Weighed(word_of(table, question, look.option), says, points, win, look.visits)


# What a bot looked at


class Ask(NamedTuple):
    """What a bot is asked."""

    game: str
    bot: str
    seed: str
    seat: int
    seats: int
    version: int
    table: Table[Plain]


def thought_of(ask: Ask) -> structs.Thought:
    """What the bot answers, and what it looked at. Raises ValueError if that is not allowed."""
    game = registry.find(ask.game)
    question = ask.table.question
    if game is None or not isinstance(question, Choice):
        raise ValueError("nothing is asked")
    view = View(game)
    answer = BOTS[ask.bot](game, ask.seats, ask.seed).choose(ask.table, ask.seat)
    told = plan_in_words(view, ask.table, ask.seat, answer.plan)
    if not told.answers:
        raise ValueError("the bot's answer is not allowed")
    allowed = ask.table.options()
    looks = [look for look in answer.looked_at if look.option in allowed]
    looks.sort(key=lambda look: look.option != answer.option)  # else they are best first already
    return structs.Thought(
        ask.seat,
        ask.bot,
        ask.version,
        view.teller.ask(ask.table, question),
        told.answers,
        told.says[0],
        told.events,
        [weighed(view, ask.table, look) for look in looks[:MOST_LOOKS]],
    )


# An analysis


class AskAnalysis(NamedTuple):
    """What were the decisions of this game worth?"""

    journal: dict[str, Json]
    thinking: tuple[int, int]
    """The iterations for each decision, and the ledger's samples."""


def decisions_of(journal: Journal[Plain]) -> int:
    """How many there are to judge."""
    return sum(isinstance(journal.entries[number], Chosen) for number in journal.line())


def analysed(ask: AskAnalysis) -> Iterator[int | list[structs.Account]]:
    """How many decisions are judged, again and again; in the end, the accounts."""
    journal, _ = read(ask.journal, registry.find)
    budget, samples = ask.thinking
    seats = deciding(journal)
    found: list[Verdict] = []
    for verdict in verdicts(journal, budget, frozenset(seats)):
        found.append(verdict)
        yield len(found)
    moved = list(shifts(journal, samples))
    yield [account_of(journal, ledger(journal, moved, seat), found) for seat in seats]


def account_of(journal: Journal[Plain], kept: Ledger, found: Sequence[Verdict]) -> structs.Account:
    view = View(journal.game)
    mine = [verdict for verdict in found if verdict.seat == kept.seat]
    return structs.Account(
        kept.seat,
        len(mine),
        sum(verdict.cost == 0.0 for verdict in mine),
        [costly_in_words(view, journal, verdict) for verdict in costliest(mine, MOST_COSTLY)],
        [
            structs.LedgerLine(line.what, line.moved, line.drawn or None, None if line.seat == NOBODY else line.seat)
            for line in lines(journal, kept)
        ],
        round(kept.end),
    )


def costly_in_words(view: View, journal: Journal[Plain], verdict: Verdict) -> structs.CostlyDecision:
    table = journal.at(verdict.entry)
    question = table.question
    assert question is not None

    return structs.CostlyDecision(
        verdict.entry,
        view.teller.ask(table, question),
        weighed(view, table, verdict.made),
        weighed(view, table, verdict.best),
        round(verdict.cost, DIGITS),
    )


# Where it is thought


class BotFailed(Exception):
    """A bot gave no answer: it raised, died or took too long."""


class Thinkers(Protocol):
    """What runs these tasks beside the tables, such as worker processes (workers.py). Each raises BotFailed."""

    async def ask(self, ask: Ask, whose: Who, *, last: bool = False) -> structs.Thought:
        """What a bot answers, at this person's table; after all others where no person waits for it."""

    async def advise(self, ask: AskHint, whose: Who) -> list[structs.Look]:
        """The best ways to go on."""

    async def analyse(self, ask: AskAnalysis, place: Place, heard: Callable[[int], None]) -> list[structs.Account]:
        """What a game's decisions were worth; `heard` is told how many are judged."""

    def waiting(self) -> list[Place]:
        """The analyses that have not begun, the next one first."""
