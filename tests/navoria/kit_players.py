"""A player who plays sensibly enough for a game that is worth reading: orders get completed, favours are claimed."""

import random
from typing import Final

from ludoteca.games.navoria.box.constants import DESERT, GLACIER
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.docks import PlaceGood
from ludoteca.games.navoria.rules.gather import ChooseSpace
from ludoteca.games.navoria.rules.recruit import RecruitResident
from ludoteca.games.navoria.rules.tracks import ChooseExplorer
from ludoteca.kernel.table import Choice, Table

SPACE_WEIGHTS: Final = (6, 3, 1)


def sensible(table: Table[State], question: Choice[State], luck: random.Random) -> int:
    """An option, the better ones more often."""
    options = table.options()
    return luck.choices(options, [weight(table, question, option) for option in options])[0]


def weight(table: Table[State], question: Choice[State], option: int) -> float:
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
