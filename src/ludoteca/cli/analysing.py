"""`ludoteca analyse`: what a bot found in a game that was played, in words."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludoteca.bots.analysis import Verdict, costliest
from ludoteca.bots.ledger import NOBODY, Ledger, deciding, lines
from ludoteca.bots.player import Look
from ludoteca.cli.files import read_json
from ludoteca.cli.lab_work import Bar
from ludoteca.cli.options import check_number
from ludoteca.cli.saved import read_checked, seats_of
from ludoteca.cli.screen import FAINT, STRONG, Screen
from ludoteca.cli.seats import Seat, names
from ludoteca.cli.show_hints import look_in_words
from ludoteca.cli.voice import Voice
from ludoteca.kernel.codec import Json
from ludoteca.kernel.journal import Journal
from ludoteca.kernel.plain import Plain
from ludoteca.lab import analyse
from ludoteca.text.speaker import Speaker

MOST_COSTLY: Final = 3
TENTHS: Final = 1
"""As the cost is written: it is the difference between two chances."""
DIGITS: Final = 4


def analyse_file(file: Path, budget: int, samples: int, seat: int | None, as_json: bool, voice: Voice) -> int:
    """The exit code. Raises Fault."""
    check_number("--budget", budget, 0, voice)
    check_number("--samples", samples, 0, voice)
    bar = Bar(voice)
    with bar:
        bar.begin(voice.say("analyse-reading"))
        value = read_json(file, voice)
        journal = read_checked(value, file, voice)
        seated = seats_of(value, journal, voice)
        seats = whose(journal, seated, seat, voice)
        found, ledgers = analyse(journal, seats, budget=budget, samples=samples, progress=bar.show)
    if as_json:
        print(json.dumps(to_json(journal, budget, samples, ledgers, found), indent=2, ensure_ascii=False))
        return 0
    speaker = Speaker(journal.game, voice.language, names(journal.game, journal.table, seated, voice))
    screen = Screen()
    for account in ledgers:
        show_ledger(screen, journal, account, speaker, voice)
        show_costliest(screen, journal, [each for each in found if each.seat == account.seat], speaker, voice)
    return 0


def whose(journal: Journal[Plain], seated: Sequence[Seat], seat: int | None, voice: Voice) -> list[int]:
    """The seat that was asked for, counted from 1; else those of people here; else all that decided. Raises Fault."""
    known = deciding(journal)
    if seat is not None:
        if not 1 <= seat <= len(seated):
            raise voice.fault("analyse-no-seat", seat=seat, seats=len(seated))
        if seat - 1 not in known:
            raise voice.fault("analyse-seat", seat=seat, known=", ".join(str(number + 1) for number in known))
        return [seat - 1]
    return [number for number in known if seated[number].here] or known


# For people


def show_ledger(
    screen: Screen, journal: Journal[Plain], account: Ledger, speaker: Speaker[Plain], voice: Voice
) -> None:
    over = "yes" if journal.game.over(journal.table) else "no"
    name = speaker.seats[account.seat]
    margin = voice.signed(round(account.end), 0)
    screen.title(voice.say("ledger", name=name, over=over, margin=margin))
    rows = []
    for line in lines(journal, account):
        facts = {"drawn": line.drawn, "name": "" if line.seat == NOBODY else speaker.seats[line.seat]}
        rows.append([voice.say(f"ledger-{line.what}", **facts), voice.signed(line.moved, 0)])
    rows.append([voice.say("ledger-total"), margin])
    screen.rows(rows, numbers=(1,))


def show_costliest(
    screen: Screen, journal: Journal[Plain], found: list[Verdict], speaker: Speaker[Plain], voice: Voice
) -> None:
    worst = costliest(found, MOST_COSTLY)
    best = sum(verdict.cost == 0.0 for verdict in found)
    screen.line()
    screen.line(voice.say("analyse-best", best=best, decisions=len(found)))
    for verdict in worst:
        table = journal.at(verdict.entry)
        question = table.question
        assert question is not None
        screen.line(voice.say("analyse-asked", entry=verdict.entry, question=speaker.ask(table, question)), STRONG)
        made = look_in_words(table, question, verdict.made, speaker, voice, TENTHS)
        better = look_in_words(table, question, verdict.best, speaker, voice, TENTHS)
        screen.line(voice.say("analyse-made", look=made), indent=4, hang=2)
        screen.line(voice.say("analyse-better", look=better), indent=4, hang=2)
        screen.line(voice.say("analyse-cost", percent=voice.number(100 * verdict.cost)), FAINT, indent=4, hang=2)


# For programs


def to_json(
    journal: Journal[Plain], budget: int, samples: int, ledgers: list[Ledger], found: list[Verdict]
) -> dict[str, Json]:
    return {
        "game": journal.head.game,
        "over": journal.game.over(journal.table),
        "budget": budget,
        "samples": samples,
        "ledgers": [ledger_to_json(account) for account in ledgers],
        "decisions": [verdict_to_json(verdict) for verdict in found],
        "costliest": [
            {"seat": account.seat, "entries": [each.entry for each in costliest(of_seat(found, account), MOST_COSTLY)]}
            for account in ledgers
        ],
    }


def of_seat(found: list[Verdict], account: Ledger) -> list[Verdict]:
    return [verdict for verdict in found if verdict.seat == account.seat]


def ledger_to_json(account: Ledger) -> dict[str, Json]:
    return {
        "seat": account.seat,
        "start": account.start,
        "draws": dict[str, Json](sorted(account.draws.items())),
        "luck": account.luck,
        "choices": list[Json](account.choices),
        "total": account.total,
        "margin": account.end,
    }


def verdict_to_json(verdict: Verdict) -> dict[str, Json]:
    return {
        "entry": verdict.entry,
        "seat": verdict.seat,
        "asked": verdict.question,
        "made": look_to_json(verdict.word, verdict.made),
        "best": look_to_json(verdict.better, verdict.best),
        "cost": round(verdict.cost, DIGITS),
    }


def look_to_json(word: str, look: Look) -> dict[str, Json]:
    return {
        "word": word,
        "points": round(look.points, DIGITS),
        "win": round(look.win, DIGITS),
        "visits": look.visits,
    }
