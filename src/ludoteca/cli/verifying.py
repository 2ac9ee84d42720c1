"""`ludoteca verify`: replay a journal and draw everything again."""

import json
from pathlib import Path

from ludoteca.cli.files import read_json
from ludoteca.cli.saved import Findings, inspect, raise_first, seats_of, wrong_draw
from ludoteca.cli.screen import Screen
from ludoteca.cli.seats import names
from ludoteca.cli.sheets import total
from ludoteca.cli.voice import EXIT_SEALED, EXIT_WRONG, Fault, Voice
from ludoteca.kernel.codec import Json
from ludoteca.text.speaker import Speaker


def verify(file: Path, as_json: bool, voice: Voice) -> int:
    """The exit code. Raises Fault with what is wrong, unless it is wanted as JSON."""
    value = read_json(file, voice)
    findings = inspect(value, file, voice)
    if as_json:
        print(json.dumps(report(findings), indent=2, ensure_ascii=False))
        return exit_code(findings)
    raise_all_draws(findings, file, voice)
    raise_first(findings, file, voice)
    journal = findings.journal
    screen = Screen()
    speaker = Speaker(
        journal.game,
        voice.language,
        names(journal.game, journal.table, seats_of(value, journal, voice), voice),
    )
    over = journal.game.over(journal.table)
    screen.line(voice.say("verify-replayed", entries=len(journal.entries), over="yes" if over else "no"))
    screen.rows(
        [[name, str(total(speaker, journal.table, seat))] for seat, name in enumerate(speaker.seats)], numbers=(1,)
    )
    if not findings.revealed:
        raise voice.fault("verify-sealed", EXIT_SEALED, file=str(file))
    screen.line(voice.say("verify-good", draws=findings.draws, commitment=journal.head.commitment))
    return 0


def raise_all_draws(findings: Findings, file: Path, voice: Voice) -> None:
    """Every wrong draw, a line each."""
    if findings.committed and findings.wrong:
        raise Fault("\n".join(str(wrong_draw(wrong, file, voice)) for wrong in findings.wrong), EXIT_WRONG)


def exit_code(findings: Findings) -> int:
    if findings.wrong or not findings.committed or findings.fault is not None:
        return EXIT_WRONG
    return 0 if findings.revealed else EXIT_SEALED


def report(findings: Findings) -> dict[str, Json]:
    journal = findings.journal
    game = journal.game
    over = game.over(journal.table)
    seats = range(len(journal.head.seats))
    return {
        "good": exit_code(findings) == 0,
        "game": journal.head.game,
        "rules": journal.head.rules,
        "seats": list(journal.head.seats),
        "entries": len(journal.entries),
        "over": over,
        "scores": [sum(line.points for line in game.sheet(journal.table, seat)) for seat in seats],
        "winners": list[Json](game.winners(journal.table)) if over else [],
        "commitment": journal.head.commitment,
        "secret_revealed": findings.revealed,
        "secret_fits_commitment": findings.committed if findings.revealed else None,
        "draws": findings.draws,
        "wrong_draws": [
            {"entry": wrong.entry, "key": wrong.key, "stored": wrong.word, "expected": wrong.expected}
            for wrong in findings.wrong
        ],
        "fault": None if findings.fault is None else str(findings.fault),
    }
