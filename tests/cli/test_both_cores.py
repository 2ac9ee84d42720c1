"""`master` at the terminal grows its trees on every core, and answers as if it had only one."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.bots.player import Answer, Player
from ludoteca.bots.roster import BOTS, LEVELS, Level
from ludoteca.bots.search import GROWER, one_after_another
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from tests.cli.conftest import Command

FEW = 9


class Watched:
    """A player; `seen` is told who grows its trees, and it stops the game after so many answers."""

    def __init__(self, player: Player, seen: list[object], most: int) -> None:
        self.player = player
        self.seen = seen
        self.most = most

    def choose(self, table: Table[Plain], seat: int) -> Answer:
        self.seen.append(GROWER.grow)
        if len(self.seen) > self.most:
            raise KeyboardInterrupt
        return self.player.choose(table, seat)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[object]]:
    """A level thinks only a little, and is watched."""

    def begin(level: str, trees: int, most: int = 99) -> list[object]:
        seen: list[object] = []
        quick = Level(FEW, 0.0, trees=trees)

        def maker(game: Game[Plain], seats: int, seed: str) -> Player:
            return Watched(quick.player(game, seats, seed), seen, most)

        monkeypatch.setitem(LEVELS, level, quick)
        monkeypatch.setitem(BOTS, level, maker)
        return seen

    return begin


def sit_down(here: Command, level: str, file: Path) -> int:
    game = ("play", "encyclopedia", "--seats", f"bot:{level},me", "--seed", "4", "--save", file)
    return here(*game, typed="1\n1\n1\n1\n1\n").code


def test_the_same_is_answered_on_every_core_and_on_one(
    here: Command, tmp_path: Path, watch: Callable[..., list[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = []
    for cores in (2, 1):
        monkeypatch.setattr(os, "cpu_count", lambda count=cores: count)
        seen = watch("master", trees=2)
        file = tmp_path / f"{cores}.json"
        assert sit_down(here, "master", file) == 0
        assert seen
        assert one_after_another not in seen
        assert GROWER.grow is one_after_another  # they have ended
        games.append(file.read_text("utf-8"))
    assert games[0] == games[1]


def test_search_workers_end_when_somebody_gets_up(
    here: Command, tmp_path: Path, watch: Callable[..., list[object]]
) -> None:
    seen = watch("master", trees=2, most=1)
    assert sit_down(here, "master", tmp_path / "game.json") == 130
    assert one_after_another not in seen
    assert GROWER.grow is one_after_another


def test_nobody_is_called_for_a_bot_with_one_tree(
    here: Command, tmp_path: Path, watch: Callable[..., list[object]]
) -> None:
    seen = watch("casual", trees=1)
    assert sit_down(here, "casual", tmp_path / "game.json") == 0
    assert set(seen) == {one_after_another}
