"""`ludoteca play` and bare `ludoteca`: sit down, or sit down again."""

import secrets
import shlex
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from ludoteca.bots.roster import LEVELS
from ludoteca.bots.search_workers import start_search_workers
from ludoteca.cli.files import new_file, refuse_existing
from ludoteca.cli.game_loop import GameLoop
from ludoteca.cli.history import passages
from ludoteca.cli.saved import SavedGame, resume, unfinished
from ludoteca.cli.screen import FAINT, Screen, warn
from ludoteca.cli.seats import Seat, default_seats, names, read_seats
from ludoteca.cli.tables import Wishes, pack_for, refusals_told, settings, the_game
from ludoteca.cli.voice import EXIT_INTERRUPTED, EXIT_TERMINATED, Voice
from ludoteca.kernel.dealer import SECRET_BYTES, Dealer, seeded
from ludoteca.kernel.journal import Chosen, begin
from ludoteca.text.speaker import Speaker


class Terminated(BaseException):
    """The machine wants us to stop."""


def begin_game(name: str | None, wishes: Wishes, seed: str | None, save: Path | None, voice: Voice) -> SavedGame:
    """A new table, saved. Raises Fault, and then no file has been made or changed."""
    game = the_game(name, voice)
    seated = default_seats(game, voice) if wishes.seats is None else read_seats(wishes.seats, voice)
    if not any(who.here for who in seated):
        raise voice.fault("nobody-here")
    chosen = settings(game, wishes, voice)
    pack = None if wishes.pack is None else pack_for(game, wishes.pack, voice)
    if save is not None:
        refuse_existing(save, voice)
    dealer = Dealer(secrets.token_bytes(SECRET_BYTES)) if seed is None else seeded(seed)
    with refusals_told(voice, game):
        journal = begin(game, [who.seat for who in seated], chosen, pack, dealer)
    saved = SavedGame(new_file(game.name, voice) if save is None else save, journal, seated)
    saved.save(voice)
    return saved


def sit_down(saved: SavedGame, voice: Voice) -> int:
    """Play until the end or until somebody leaves; the exit code."""
    screen = Screen()
    journal = saved.journal
    speaker = Speaker(journal.game, voice.language, names(journal.game, journal.table, saved.seated, voice))
    loop = GameLoop(screen, voice, speaker, saved)
    screen.line(voice.say("welcome", game=journal.game.name.capitalize(), names=", ".join(speaker.seats)))
    screen.line(voice.say("commitment", commitment=journal.head.commitment), FAINT)
    screen.line(voice.say("how-to-answer"), FAINT)
    try:
        with stoppable(), every_core(saved.seated):
            if loop.play(recent_events(saved)):
                return 0
    except KeyboardInterrupt:
        say_how_to_go_on(screen, saved, voice)
        return EXIT_INTERRUPTED
    except Terminated:
        say_how_to_go_on(screen, saved, voice)
        return EXIT_TERMINATED
    say_how_to_go_on(screen, saved, voice)
    return 0


def say_how_to_go_on(screen: Screen, saved: SavedGame, voice: Voice) -> None:
    screen.line()
    screen.line(voice.say("go-on", command=f"ludoteca play --resume {shlex.quote(str(saved.file))}"))


@contextmanager
def stoppable() -> Iterator[None]:
    """A polite kill ends the game like Ctrl-C: with a word on how to go on."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Terminated

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def every_core(seated: Sequence[Seat]) -> Iterator[None]:
    """Where a bot grows several trees, other processes help it as long as the game goes on."""
    if all(who.bot not in LEVELS or LEVELS[who.bot].trees == 1 for who in seated):
        yield
        return
    workers = start_search_workers()
    try:
        yield
    finally:
        workers.close()


def recent_events(saved: SavedGame) -> list[object]:
    """What happened since the last decision made here."""
    journal = saved.journal
    counting = set(journal.line())
    events: list[object] = []
    for passage in passages(journal):
        entry = passage.entry
        if passage.number in counting:
            if isinstance(entry, Chosen) and saved.seated[entry.seat].here:
                events = []
            events += passage.events
    return events


def start(voice: Voice) -> int:
    """Bare `ludoteca`: go on with an unfinished game if there is one, else begin one."""
    file = unfinished(voice)
    if file is not None and wants_to_go_on(file, voice):
        return sit_down(resume(file, voice), voice)
    return sit_down(begin_game(None, Wishes(), None, None, voice), voice)


def wants_to_go_on(file: Path, voice: Voice) -> bool:
    """Raises KeyboardInterrupt if nobody answers."""
    screen = Screen()
    screen.line(voice.say("unfinished", file=str(file)))
    screen.line(f"{1:>4}  {voice.say('unfinished-resume')}")
    screen.line(f"{2:>4}  {voice.say('unfinished-new')}")
    while (typed := screen.hear()) is not None:
        if typed in ("1", "2"):
            return typed == "1"
        warn(voice.say("no-number", number=typed, first="1", last="2"))
    raise KeyboardInterrupt
