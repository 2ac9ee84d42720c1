"""docs/research.md is true: its examples run, and its tables are the layouts."""

import re

import pytest

from ludoteca.bots.roster import BOTS
from ludoteca.research.match import WIN, match_of
from tests.research.kit_wandering import GAMES
from tools.rules_map import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    ("number", "over"),
    [
        (0, "not env.agents"),
        (1, "over and reward in (-1.0, 0.0, 1.0) and len(words) > 1"),
        (2, "state.is_terminal() and sum(state.returns()) == 0.0"),
    ],
)
def test_the_examples_play_a_game_to_its_end(number: int, over: str) -> None:
    if "pyspiel" in EXAMPLES[number]:
        pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")
    names: dict[str, object] = {}
    exec(EXAMPLES[number], names)
    assert eval(over, names)


def test_there_is_an_example_for_each_framework() -> None:
    assert len(EXAMPLES) == 3
    assert all(len(example.splitlines()) <= 11 for example in EXAMPLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_game_is_its_layout(game: str) -> None:
    told = PAGE.split(f"\n{game.capitalize()}:\n\n")[1].split("\n\n")[0]
    rows = re.findall(r"^\| ([a-z ]+) \| (\d+) \|", told, re.MULTILINE)
    assert [(name, int(length)) for name, length in rows] == list(match_of(game, 2, None, WIN).layout)


def test_every_bot_is_named() -> None:
    assert all(f"`{bot}`" in PAGE for bot in BOTS)
