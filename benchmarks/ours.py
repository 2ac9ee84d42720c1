"""Our own games, through the door that trusts: `options` and `commit`, with nobody listening.

Run it: `PYTHONPATH=src python -m benchmarks.ours encyclopedia --seconds 2`
"""

from importlib import import_module
from pathlib import Path

from benchmarks.asking import asked, tell
from benchmarks.figures import Draw, Figures, Play, Watch, measure_play
from ludoteca.kernel import table as kernel_table
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance

SEATS = (PERSON,) * 4


def the_game(name: str) -> Game[Plain]:
    game: Game[Plain] = import_module(f"ludoteca.games.{name}").GAME
    return game


def ludoteca(name: str) -> Play:
    game = the_game(name)

    def play(draw: Draw, watch: Watch | None) -> tuple[int, int]:
        decisions = forced = 0
        table = game.begin(SEATS)
        while (question := table.question) is not None:
            if isinstance(question, Chance):
                table.commit(question.lot(table, int(draw() * question.lots(table))))
                continue
            options = table.options()
            count = len(options)
            if count > 1:
                decisions += 1
                if watch is not None:
                    watch(table.clone)
                table.commit(options[int(draw() * count)])
            else:
                forced += 1
                table.commit(options[0])
        return decisions, forced

    return play


def measure(name: str, seconds: float, seed: int = 1) -> Figures:
    return measure_play(name, ludoteca(name), seconds, seed)


def loaded(name: str) -> list[str]:
    """The files of the kernel and of the game's state: extension modules if compiled, sources if pure."""
    state = type(the_game(name).begin(SEATS).state)
    modules = (kernel_table, import_module(state.__module__))
    return [str(Path(str(module.__file__)).resolve()) for module in modules]


def main() -> None:
    game = asked("game")
    tell(measure(*game), loaded=loaded(game.name))


if __name__ == "__main__":
    main()
