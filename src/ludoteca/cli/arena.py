"""`ludoteca arena`: from what was typed to meetings, from meetings to outcomes, from outcomes to a report."""

import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, cast

from ludoteca.bots.arena import JUDGE, BadEntrant, Entrant, Judging, Meeting, entrant, meetings
from ludoteca.bots.roster import BOTS
from ludoteca.cli import arena_report
from ludoteca.cli.arena_file import Record, head_of, open_record
from ludoteca.cli.arena_report import Report, Speed, Terms
from ludoteca.cli.arena_work import Plan, workers
from ludoteca.cli.files import told_faults
from ludoteca.cli.options import check_number, check_processes
from ludoteca.cli.screen import Screen, warn
from ludoteca.cli.simulation import progress
from ludoteca.cli.tables import Wishes, pack_for, refusal_sentence, refusals_told, settings, the_game
from ludoteca.cli.voice import EXIT_INTERRUPTED, Fault, Voice
from ludoteca.kernel.codec import Json
from ludoteca.kernel.game import Game, digest
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.weights import BadWeights, Weights

MARK: Final = "#"
MARK_DIGITS: Final = 12
"""So much of a digest stands behind the name of whoever judges by a file, in the record: the file may change."""


class Manner(NamedTuple):
    """How it is played and where the results go: nothing here changes them."""

    jobs: int
    ray: str | None
    out: Path | None
    plot: Path | None
    as_json: bool


class Wanted(NamedTuple):
    """What is to be played, as it was typed."""

    game: str | None
    entrants: Sequence[str]
    seats: int
    games: int
    ladder: bool
    seed: str
    table: Wishes


def arena(wanted: Wanted, manner: Manner, voice: Voice) -> int:
    """The exit code. Raises Fault, before a game is played if anything can be known by then."""
    seats, games, seed = wanted.seats, wanted.games, wanted.seed
    game = the_game(wanted.game, voice)
    check_numbers(game, seats, games, manner.jobs, voice)
    entered = entrants(game, wanted.entrants, seats, voice)
    names = tuple([who.name for who in entered])
    chosen = settings(game, wanted.table, voice)
    pack = None if wanted.table.pack is None else pack_for(game, wanted.table.pack, voice)
    judges = {who.name: who.weights for who in entered if isinstance(who, Judging) and who.weights is not None}
    sent = {name: (weights.knots, weights.rows) for name, weights in judges.items()}
    plan = Plan(game.name, chosen, None if pack is None else game.data(pack), sent, seed)
    schedule = meetings(names, seats, games, wanted.ladder)
    check_tables(game, plan, {who.name: who.seat for who in entered}, schedule, voice)
    options = cast("dict[str, Json]", dict(chosen))
    head = head_of(game.name, game.rules[-1], options, digest(game.data(pack)), judgement(game.weights), seed)
    terms = Terms(game.name, options, seed, names, seats, games, wanted.ladder)
    if manner.plot is not None:
        with told_faults(voice, "unwritable", manner.plot):
            manner.plot.open("a").close()  # better now than after an hour
    marked = {name: f"{name}{MARK}{judgement(weights)[:MARK_DIGITS]}" for name, weights in judges.items()}
    record = open_record(manner.out, head, marked, voice)
    try:
        speed = play_all(plan, schedule, record, manner, voice)
    except KeyboardInterrupt:
        say_stopped(sum(record.has(meeting) for meeting in schedule), len(schedule), manner.out, voice)
        return EXIT_INTERRUPTED
    finally:
        record.close()
    publish(Report(terms, [record.of(meeting) for meeting in schedule]), speed, manner, voice)
    return 0


def judgement(weights: Weights | None) -> str:
    """Tells apart by what bots judge; empty, if by hand."""
    return "" if weights is None else digest({"knots": weights.knots, "rows": weights.rows})


def say_stopped(done: int, games: int, out: Path | None, voice: Voice) -> None:
    if out is None:
        warn(voice.say("arena-stopped-lost", done=done, games=games))
    else:
        warn(voice.say("arena-stopped", done=done, games=games, file=str(out)))


def publish(report: Report, speed: Speed, manner: Manner, voice: Voice) -> None:
    """Raises Fault if the picture cannot be written; the results have been shown then."""
    if manner.as_json:
        print(json.dumps(arena_report.to_json(report, speed), indent=2, ensure_ascii=False))
    else:
        arena_report.show(Screen(), report, speed, voice)
    if manner.plot is not None:
        terms = report.terms
        title = voice.say("arena-played", games=report.played, game=terms.game, seed=terms.seed)
        with told_faults(voice, "unwritable", manner.plot):
            manner.plot.write_text(arena_report.plot(report, title, voice.say("arena-plot")), encoding="utf-8")


def entrants(game: Game[Plain], written: Sequence[str], seats: int, voice: Voice) -> tuple[Entrant, ...]:
    """Each once. Raises Fault."""
    found: dict[str, Entrant] = {}
    for words in written:
        if words.endswith(JUDGE):
            raise voice.fault("arena-weights", found=words)
        try:
            who = entrant(game, words)
        except BadEntrant as bad:
            if bad.budget:
                raise voice.fault("arena-budget", found=words) from None
            known = ", ".join([*BOTS, "search:200", "search:1s", *game.own_seats()])
            raise voice.fault("bot-unknown", found=words, known=known) from None
        except BadWeights as bad:
            raise voice.fault("weights-bad", file=words.partition(JUDGE)[2], reason=str(bad)) from None
        except OSError as fault:
            reason = fault.strerror or str(fault)
            raise voice.fault("unreadable", file=words.partition(JUDGE)[2], reason=reason) from None
        if who.name in found:
            raise voice.fault("arena-twice", name=who.name)
        found[who.name] = who
    if len(found) < seats:
        raise voice.fault("arena-few", found=len(found), seats=seats)
    return tuple(found.values())


def check_numbers(game: Game[Plain], seats: int, games: int, jobs: int, voice: Voice) -> None:
    check_processes("--jobs", jobs, voice)
    least = max(2, game.seats[0])
    check_number("--seats", seats, 1, voice)
    if seats < least or seats not in game.seats:
        refusal = Refusal("table", "seat-count", found=seats, least=least, most=game.seats[-1])
        raise Fault(refusal_sentence(voice, game, refusal))
    check_number("--games", games, seats, voice)
    if games % seats:
        raise voice.fault("arena-games", games=games, seats=seats)


def check_tables(
    game: Game[Plain], plan: Plan, seats: Mapping[str, str], schedule: Sequence[Meeting], voice: Voice
) -> None:
    """Every company that will meet can sit down. Raises Fault."""
    companies = {tuple([seats[name] for name in meeting.seats]) for meeting in schedule}
    with refusals_told(voice, game):
        for company in sorted(companies):
            game.begin(company, plan.options, plan.data)


def play_all(plan: Plan, schedule: Sequence[Meeting], record: Record, manner: Manner, voice: Voice) -> Speed:
    """Play what the record does not have yet."""
    missing = [meeting for meeting in schedule if not record.has(meeting)]
    jobs = max(1, min(manner.jobs, len(missing)))
    began = time.perf_counter()
    if missing:
        with workers(plan, jobs, manner.ray, voice) as work, progress() as bar:
            task = bar.add_task(voice.say("arena-playing"), total=len(schedule), completed=len(schedule) - len(missing))
            jobs = min(work.jobs, len(missing))
            for outcome in work.play(missing):
                record.add(outcome, voice)
                bar.advance(task)
    return Speed(len(missing), time.perf_counter() - began, jobs)
