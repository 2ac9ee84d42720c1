"""`ludoteca arena`: from what was typed to an arena of the laboratory, and from its result to a report."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ludoteca.cli import arena_report
from ludoteca.cli.files import told_faults
from ludoteca.cli.lab_work import Bar, lab_faults_told
from ludoteca.cli.options import check_number, check_processes
from ludoteca.cli.screen import Screen, warn
from ludoteca.cli.tables import Wishes, pack_for, settings, the_game
from ludoteca.cli.voice import EXIT_INTERRUPTED, Voice
from ludoteca.lab import ArenaResult, arena


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


def hold_arena(wanted: Wanted, manner: Manner, voice: Voice) -> int:
    """The exit code. Raises Fault, before a game is played if anything can be known by then."""
    game = the_game(wanted.game, voice)
    check_processes("--jobs", manner.jobs, voice)
    check_number("--seats", wanted.seats, 1, voice)
    if wanted.seats in game.seats:
        check_number("--games", wanted.games, wanted.seats, voice)
    if manner.plot is not None:
        check_place(manner.plot, voice)
    bar = Bar(voice)
    try:
        with bar, lab_faults_told(voice, game):
            result = arena(
                game.name,
                wanted.entrants,
                wanted.games,
                seats=wanted.seats,
                ladder=wanted.ladder,
                seed=wanted.seed,
                options=settings(game, wanted.table, voice),
                pack=None if wanted.table.pack is None else pack_for(game, wanted.table.pack, voice),
                jobs=manner.jobs,
                ray=manner.ray,
                out=manner.out,
                progress=bar.show,
            )
    except KeyboardInterrupt:
        if bar.last is None:
            raise
        facts = {"done": bar.last.done, "games": bar.last.total}
        if manner.out is None:
            warn(voice.say("arena-stopped-lost", **facts))
        else:
            warn(voice.say("arena-stopped", **facts, file=str(manner.out)))
        return EXIT_INTERRUPTED
    publish(result, manner, voice)
    return 0


def check_place(plot: Path, voice: Voice) -> None:
    """Better now than after an hour. Raises Fault."""
    with told_faults(voice, "unwritable", plot):
        new = not plot.exists()
        plot.open("a").close()
        if new:
            plot.unlink()


def publish(result: ArenaResult, manner: Manner, voice: Voice) -> None:
    """Raises Fault if the picture cannot be written; the results have been shown then."""
    if manner.as_json:
        print(json.dumps(arena_report.to_json(result), indent=2, ensure_ascii=False))
    else:
        arena_report.show(Screen(), result, voice)
    if manner.plot is not None:
        terms = result.terms
        title = voice.say("arena-played", games=len(result.outcomes), game=terms.game, seed=terms.seed)
        with told_faults(voice, "unwritable", manner.plot):
            manner.plot.write_text(arena_report.plot(result, title, voice.say("arena-plot")), encoding="utf-8")
