"""How long the strongest level thinks about a turn, on plain Python and compiled, at tables of two and four.

One seat of a game of greedy players is `master` now and then: every fourth of its turns is timed, from its first
question to its last, in processor time of both trees, grown one after the other.

Run it: `make turns`, or `PYTHONPATH=src python -m benchmarks.turns --only` for the build that is there.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import mean
from time import process_time

from rich.console import Console

from benchmarks.ours import loaded, the_game
from benchmarks.run import BUILDS, ROOT, check_build, machine, our_games
from benchmarks.tables import markdown_table
from ludoteca.bots.beam import deal
from ludoteca.bots.player import Player
from ludoteca.bots.roster import BOTS
from ludoteca.kernel.dealer import seeded
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice

LEVEL = "master"
EVERY = 4
TABLES = (2, 4)
HEADINGS = ("game", "seats", "build", "turns", "mean, s", "longest, s")
PAGE = """\
# A turn of `master`
Made by `make turns` on:

{machine}

Processor seconds for a whole turn, both trees together: in the arena they are grown one after the other, at a table
side by side, so that on two idle cores one waits about half as long. Every fourth turn of one game each, against greedy
players. A turn in which something is drawn (tokens from the bag) is thought through again after the draw. `make play`
installs plain Python; `make compiled` needs a C compiler.

{table}
"""

Times = dict[str, list[float]]
"""By game and seats, 'navoria 4': seconds of each turn."""


def timed_turns(game: Game[Plain], seats: int) -> list[float]:
    """Of the first seat, in a game that is the same every time."""
    table = game.begin([PERSON] * seats)
    dealer = seeded("turns")
    others: list[Player] = [BOTS["greedy"](game, seats, f"{seat}") for seat in range(seats)]
    found: list[float] = []
    turn = None
    count = 0
    master: Player | None = None
    while True:
        deal(table, dealer)
        question = table.question
        if not isinstance(question, Choice):
            return found
        now = (question.seat, game.mind.turn(table))
        if now != turn:
            turn, master = now, None
            count += question.seat == 0
            if question.seat == 0 and count % EVERY == 0:
                master = BOTS[LEVEL](game, seats, f"{count}")
                found.append(0.0)
        began = process_time()
        option = (master or others[question.seat]).choose(table, question.seat).option
        if master is not None:
            found[-1] += process_time() - began
        table.commit(option)


def times(console: Console) -> Times:
    found: Times = {}
    for name in our_games():
        for seats in TABLES:
            found[f"{name} {seats}"] = timed_turns(the_game(name), seats)
            console.print(f"{name}, {seats} seats: {', '.join(f'{each:.1f}' for each in found[f'{name} {seats}'])} s")
    return found


def of_build(build: str) -> Times:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / BUILDS[build])}
    command = [sys.executable, "-m", "benchmarks.turns", "--only"]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    report = json.loads(done.stdout)
    check_build(build, build, report["loaded"])
    found: Times = report["times"]
    return found


def page(by_build: dict[str, Times]) -> str:
    lines = [
        (name.split()[0], name.split()[1], build, str(len(turns)), f"{mean(turns):.1f}", f"{max(turns):.1f}")
        for build, found in by_build.items()
        for name, turns in found.items()
    ]
    about = "\n".join(f"- {line}" for line in machine()[:2])
    return PAGE.format(machine=about, table=markdown_table(HEADINGS, sorted(lines)))


def main() -> None:
    parser = argparse.ArgumentParser(description="how long the strongest level thinks about a turn")
    parser.add_argument("--only", action="store_true", help="only the build that is there, as JSON")
    parser.add_argument("--out", type=Path, default=ROOT / "benchmarks/turns.md", help="the page to write")
    asked = parser.parse_args()
    if asked.only:
        found = times(Console(stderr=True, highlight=False))
        print(json.dumps({"times": found, "loaded": [file for name in our_games() for file in loaded(name)]}))
        return
    written = page({build: of_build(build) for build in BUILDS})
    asked.out.write_text(written, encoding="utf-8")
    print(written)


if __name__ == "__main__":
    main()
