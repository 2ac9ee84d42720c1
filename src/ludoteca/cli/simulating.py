"""`ludoteca simulate`: from what was typed to a plan, and from the plan to a report."""

import json

from ludoteca.bots.roster import BOTS
from ludoteca.cli import report
from ludoteca.cli.options import check_number, check_processes
from ludoteca.cli.screen import Screen
from ludoteca.cli.seats import BOT, Seat, read_seat, read_seats
from ludoteca.cli.simulation import Plan, run
from ludoteca.cli.tables import Wishes, pack_for, refusal_sentence, refusals_told, settings, the_game
from ludoteca.cli.voice import Fault, Voice
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal
from ludoteca.text.speaker import Speaker

AUTOMA = "automa"


def plan(name: str | None, wishes: Wishes, automas: str | None, seed: str, voice: Voice) -> Plan:
    """Raises Fault."""
    game = the_game(name, voice)
    seated = bots(game, wishes.seats, voice)
    last = [] if automas is None else [automa(words.strip(), voice) for words in automas.split(",")]
    if len(last) > len(seated):
        raise voice.fault("automas-many", automas=len(last), seats=len(seated))
    seated = [*seated[: len(seated) - len(last)], *last]
    found = Plan(
        game.name,
        tuple(who.seat for who in seated),
        settings(game, wishes, voice),
        None if wishes.pack is None else game.data(pack_for(game, wishes.pack, voice)),
        tuple(who.bot for who in seated),
        seed,
    )
    with refusals_told(voice, game):
        game.begin(found.seats, found.options, found.data)
    return found


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


def simulate(plan: Plan, games: int, jobs: int, fast: bool, as_json: bool, voice: Voice) -> int:
    check_number("--games", games, 1, voice)
    check_processes("--jobs", jobs, voice)
    tally, speed = run(plan, games, min(jobs, games), fast, voice)
    game = the_game(plan.game, voice)
    speaker = Speaker(game, voice.language, plan.seats)
    table = game.begin(plan.seats, plan.options, plan.data)
    if as_json:
        print(json.dumps(report.to_json(tally, speed, plan, speaker, table), indent=2, ensure_ascii=False))
    else:
        report.show(Screen(), tally, speed, plan, speaker, table, voice)
    return 0
