"""A player who plays sensibly enough for a game that is worth reading: orders get completed, favours are claimed."""

import random
from typing import Final

from ludoteca.games.navoria.docks import PlaceGood
from ludoteca.games.navoria.gather import ChooseSpace
from ludoteca.games.navoria.recruit import RecruitResident
from ludoteca.games.navoria.state import Board, State
from ludoteca.games.navoria.things import DESERT, GLACIER
from ludoteca.games.navoria.tracks import ChooseExplorer
from ludoteca.kernel.table import Choice

SPACE_WEIGHTS: Final = (6, 3, 1)


def sensible(table: Board, question: Choice[State], luck: random.Random) -> int:
    """An option, the better ones more often."""
    options = table.options()
    return luck.choices(options, [weight(table, question, option) for option in options])[0]


def weight(table: Board, question: Choice[State], option: int) -> float:
    state = table.state
    guide = state.guides[question.seat]
    if isinstance(question, RecruitResident):
        return 1 + state.icons(question.seat, state.box.species[option]) ** 2
    if isinstance(question, ChooseSpace):
        return SPACE_WEIGHTS[option]
    if isinstance(question, ChooseExplorer):
        return 1 + guide.explorers[option]
    if isinstance(question, PlaceGood):
        dock, good = guide.docks[option], question.goods[0]
        if option == DESERT:
            return 1 + sum(dock) ** 2
        return 1 + (9 * dock[good] ** 2 if option == GLACIER else 0 if dock[good] else 2 * sum(dock))
    return 1
