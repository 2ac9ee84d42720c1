"""The arena: bots and automas play each other, and are rated. A file can keep the games, so that an arena goes on."""

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, cast

from ludoteca.bots.roster import BOTS
from ludoteca.door import game_named
from ludoteca.kernel.codec import Json
from ludoteca.kernel.game import Data, Game, Setting, digest
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.weights import BadWeights, Weights
from ludoteca.lab.arena_file import Record, head_of, open_record
from ludoteca.lab.arena_work import Plan, workers
from ludoteca.lab.errors import LabError, check_least, file_faults
from ludoteca.lab.matches import (
    JUDGE,
    BadEntrant,
    Count,
    Entrant,
    Judging,
    Meeting,
    Outcome,
    by_pairing,
    entrant,
    meetings,
    overall,
    pairings,
)
from ludoteca.lab.progress import Progress, Report, silent
from ludoteca.lab.rating import Rating, ratings

DIGITS: Final = 4
MARK: Final = "#"
MARK_DIGITS: Final = 12
"""In the record, so much of a digest follows the name of an entrant with a file of weights: the file may change."""


class Terms(NamedTuple):
    """What was asked for, to be said again with the results."""

    game: str
    options: dict[str, Json]
    seed: str
    names: tuple[str, ...]
    seats: int
    games: int
    ladder: bool


class Speed(NamedTuple):
    """Of this run: games that a file had already are not in it."""

    games: int
    seconds: float
    jobs: int


class Standing(NamedTuple):
    name: str
    played: Count
    rating: Rating


class ArenaResult:
    """Everybody's standing, the strongest first, and what became of every pairing.

    Where everybody has met everybody else, the entrant that won most is the strongest; on a ladder, where some had
    harder games than others, the ratings decide.
    """

    def __init__(self, terms: Terms, outcomes: Sequence[Outcome], speed: Speed) -> None:
        counts = overall(terms.names, outcomes)
        rated = ratings(terms.names, outcomes)
        wins = {name: 0.0 if terms.ladder else round(count.wins, DIGITS) for name, count in counts.items()}
        order = sorted(terms.names, key=lambda name: (-wins[name], -rated[name].strength, name))
        self.terms: Final = terms
        self.outcomes: Final = outcomes
        self.speed: Final = speed
        self.standings: Final = [Standing(name, counts[name], rated[name]) for name in order]
        self.pairings: Final = by_pairing(pairings(terms.names, terms.seats, terms.ladder), outcomes)


def arena(
    game: str,
    entrants: Sequence[str],
    games: int = 100,
    *,
    seats: int = 2,
    ladder: bool = False,
    seed: str = "1",
    options: Mapping[str, Setting] | None = None,
    pack: Data | None = None,
    jobs: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    progress: Report = silent,
) -> ArenaResult:
    """Let entrants play each other, so many games of each pairing, with seats rotated and luck shared.

    An entrant is a bot (`greedy`), a search (`search:200`, `search:1s`), a seat that the game plays itself, or a bot
    with weights of its own (`greedy@FILE`, `greedy@hand`). On a `ladder` each meets only its neighbours. `out` keeps
    every result, and what it has already is not played again. `ray` is the address of a cluster. Raises Refused,
    LabError, ValueError, before a game is played if anything can be known by then.
    """
    check_least("jobs", jobs, 1)
    found = game_named(game)
    check_numbers(found, seats, games)
    entered = read_entrants(found, entrants, seats)
    names = tuple([who.name for who in entered])
    chosen = found.settings(options or {})
    judges = {who.name: who.weights for who in entered if isinstance(who, Judging) and who.weights is not None}
    sent = {name: (weights.knots, weights.rows) for name, weights in judges.items()}
    plan = Plan(found.name, chosen, None if pack is None else found.data(pack), sent, seed)
    schedule = meetings(names, seats, games, ladder)
    check_tables(found, plan, {who.name: who.seat for who in entered}, schedule)
    written = cast("dict[str, Json]", dict(chosen))
    head = head_of(found.name, found.rules[-1], written, digest(found.data(pack)), judgement(found.mind.weights), seed)
    marked = {name: f"{name}{MARK}{judgement(weights)[:MARK_DIGITS]}" for name, weights in judges.items()}
    record = open_record(out, head, marked)
    try:
        speed = play_all(plan, schedule, record, jobs, ray, progress)
    finally:
        record.close()
    terms = Terms(found.name, written, seed, names, seats, games, ladder)
    return ArenaResult(terms, [record.of(meeting) for meeting in schedule], speed)


def judgement(weights: Weights | None) -> str:
    """A digest of the weights that a bot judges by; empty for the evaluation written by hand."""
    return "" if weights is None else digest({"knots": weights.knots, "rows": weights.rows})


def check_numbers(game: Game[Plain], seats: int, games: int) -> None:
    least = max(2, game.seats[0])
    if seats < least or seats not in game.seats:
        raise Refused(Refusal("table", "seat-count", found=seats, least=least, most=game.seats[-1]))
    check_least("games", games, seats)
    if games % seats:
        raise LabError("arena-games", games=games, seats=seats)


def read_entrants(game: Game[Plain], written: Sequence[str], seats: int) -> tuple[Entrant, ...]:
    """Each once. Raises LabError."""
    found: dict[str, Entrant] = {}
    for words in written:
        who = read_entrant(game, words)
        if who.name in found:
            raise LabError("arena-twice", name=who.name)
        found[who.name] = who
    if len(found) < seats:
        raise LabError("arena-few", found=len(found), seats=seats)
    return tuple(found.values())


def read_entrant(game: Game[Plain], words: str) -> Entrant:
    _, at, file = words.partition(JUDGE)
    if at and not file:
        raise LabError("arena-weights", found=words)
    try:
        with file_faults("unreadable", Path(file)):
            return entrant(game, words)
    except BadEntrant as bad:
        if bad.budget:
            raise LabError("arena-budget", found=words) from None
        known = ", ".join([*BOTS, "search:200", "search:1s", *game.own_seats()])
        raise LabError("bot-unknown", found=words, known=known) from None
    except BadWeights as bad:
        raise LabError("weights-bad", file=file, reason=str(bad)) from None


def check_tables(game: Game[Plain], plan: Plan, seats: Mapping[str, str], schedule: Sequence[Meeting]) -> None:
    """Every company that will meet can sit down. Raises Refused."""
    for company in sorted({tuple([seats[name] for name in meeting.seats]) for meeting in schedule}):
        game.begin(company, plan.options, plan.data)


def play_all(
    plan: Plan, schedule: Sequence[Meeting], record: Record, jobs: int, ray: str | None, progress: Report
) -> Speed:
    """Play what the record does not have yet."""
    missing = [meeting for meeting in schedule if not record.has(meeting)]
    jobs = max(1, min(jobs, len(missing)))
    done = len(schedule) - len(missing)
    progress(Progress("arena-playing", done, len(schedule)))
    began = time.perf_counter()
    if missing:
        with workers(plan, jobs, ray) as work:
            jobs = min(work.jobs, len(missing))
            for outcome in work.play(missing):
                record.add(outcome)
                done += 1
                progress(Progress("arena-playing", done, len(schedule)))
    return Speed(len(missing), time.perf_counter() - began, jobs)
