"""`ludoteca train`: what is said of a training of the laboratory."""

import time
from pathlib import Path
from typing import Final

from fluent_compiler.types import fluent_number

from ludoteca.cli.lab_work import Bar
from ludoteca.cli.options import check_number, check_processes
from ludoteca.cli.screen import Screen, warn
from ludoteca.cli.tables import the_game
from ludoteca.cli.voice import EXIT_INTERRUPTED, Fault, Voice
from ludoteca.lab import LabError, train
from ludoteca.lab.matches import Count
from ludoteca.lab.training import Generation, Recipe

WORKER_LOST: Final = "worker-lost"


def learn(recipe: Recipe, jobs: int, out: Path, voice: Voice) -> int:
    """The exit code: 0 if the weights that were written beat those it began with. Raises Fault."""
    check_processes("--jobs", jobs, voice)
    check_number("--games", recipe.games, 1, voice)
    check_number("--generations", recipe.generations, 1, voice)
    game = the_game(recipe.game, voice)
    began = time.perf_counter()
    screen = Screen()
    bar = Bar(voice)
    kept = 0  # the generation whose weights are written

    def tell(number: int, generation: Generation) -> None:
        nonlocal kept
        kept = number if generation.better else kept
        screen.line(said(number, generation, voice))

    try:
        with bar:
            result = train(
                game.name,
                recipe.games,
                recipe.generations,
                match=recipe.match,
                start=recipe.start,
                seed=recipe.seed,
                jobs=jobs,
                out=out,
                progress=bar.show,
                told=tell,
            )
    except KeyboardInterrupt:
        warn(so_far(voice.say("train-stopped"), kept, out, voice))
        return EXIT_INTERRUPTED
    except LabError as error:
        sentence = voice.say(error.code, **error.facts)
        raise Fault(so_far(sentence, kept, out, voice) if error.code == WORKER_LOST else sentence) from None
    seconds = round(time.perf_counter() - began)
    if result.last is None:
        screen.line(voice.say("train-nothing", seconds=seconds))
        return 1
    screen.line(voice.say("train-done", file=str(out), seconds=seconds, result=said_of_match(result.last, voice)))
    return 0 if result.better else 1


def so_far(end: str, kept: int, out: Path, voice: Voice) -> str:
    """How it ended, and whether anything was written by then."""
    kept_there = voice.say("train-so-far", kept=kept, file=str(out))
    return f"{end} {kept_there}"


def said(number: int, result: Generation, voice: Voice) -> str:
    return voice.say(
        "train-generation",
        number=number,
        positions=result.positions,
        misses=voice.number(result.misses),
        result=said_of_match(result.won, voice),
        better=str(result.better).lower(),
    )


def said_of_match(count: Count, voice: Voice) -> str:
    low, high = count.interval()
    margin = round(count.margin / count.games, 1)
    return voice.say(
        "train-result",
        wins=count.wins,
        games=count.games,
        low=round(100 * low),
        high=round(100 * high),
        margin=fluent_number(abs(margin), minimumFractionDigits=1),
        side="ahead" if margin > 0 else "behind" if margin < 0 else "level",
    )
