"""`ludoteca simulate`: from what was typed to a simulation of the laboratory, and from that to a report."""

import json
from typing import NamedTuple

from ludoteca.bots.roster import BOTS
from ludoteca.cli import report
from ludoteca.cli.lab_work import Bar, lab_faults_told
from ludoteca.cli.options import check_number, check_processes
from ludoteca.cli.screen import Screen
from ludoteca.cli.seats import BOT, Seat, read_seat, read_seats
from ludoteca.cli.tables import Wishes, pack_for, refusal_sentence, settings, the_game
from ludoteca.cli.voice import Fault, Voice
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal
from ludoteca.lab import simulate
from ludoteca.text.speaker import Speaker

AUTOMA = "automa"


class Manner(NamedTuple):
    """How many games are played, and how."""

    games: int
    seed: str
    jobs: int
    fast: bool
    as_json: bool


def simulate_games(name: str | None, wishes: Wishes, automas: str | None, manner: Manner, voice: Voice) -> int:
    """The exit code. Raises Fault."""
    game = the_game(name, voice)
    seated = with_automas(bots(game, wishes.seats, voice), automas, voice)
    check_number("--games", manner.games, 1, voice)
    check_processes("--jobs", manner.jobs, voice)
    bar = Bar(voice)
    with bar, lab_faults_told(voice, game):
        found = simulate(
            game.name,
            [who.written for who in seated],
            manner.games,
            seed=manner.seed,
            options=settings(game, wishes, voice),
            pack=None if wishes.pack is None else pack_for(game, wishes.pack, voice),
            jobs=manner.jobs,
            fast=manner.fast,
            progress=bar.show,
        )
    plan = found.plan
    speaker = Speaker(game, voice.language, plan.seats)
    table = game.begin(plan.seats, plan.options, plan.data)
    if manner.as_json:
        print(json.dumps(report.to_json(found, speaker, table), indent=2, ensure_ascii=False))
    else:
        report.show(Screen(), found, speaker, table, voice)
    return 0


def with_automas(seated: list[Seat], automas: str | None, voice: Voice) -> list[Seat]:
    """Automas on the last seats. Raises Fault."""
    last = [] if automas is None else [automa(words.strip(), voice) for words in automas.split(",")]
    if len(last) > len(seated):
        raise voice.fault("automas-many", automas=len(last), seats=len(seated))
    return [*seated[: len(seated) - len(last)], *last]


def bots(game: Game[Plain], seats: str | None, voice: Voice) -> list[Seat]:
    """So many random players, or a list of seats on which nobody is a person. Raises Fault."""
    some = read_seat(f"{BOT}:{next(iter(BOTS))}", voice)
    if seats is None:
        return [some if seat == PERSON else read_seat(seat, voice) for seat in game.default_seats]
    if seats.isdecimal():
        if int(seats) not in game.seats:
            refusal = Refusal("table", "seat-count", found=int(seats), least=game.seats[0], most=game.seats[-1])
            raise Fault(refusal_sentence(voice, game, refusal))
        return [some] * int(seats)
    seated = read_seats(seats, voice)
    for who in seated:
        if who.here:
            raise voice.fault("simulate-person", found=who.written, known=some.written)
    return seated


def automa(words: str, voice: Voice) -> Seat:
    return read_seat(words if words.startswith(f"{AUTOMA}:") else f"{AUTOMA}:{words}", voice)
