"""Explorers, treasure and outposts (p. 9 to 11): what happens on the three tracks."""

from typing import Final

from ludoteca.games.navoria.box.constants import ANY, LANDS, OUTPOSTS_EACH
from ludoteca.games.navoria.box.contents import LAND_WORDS
from ludoteca.games.navoria.box.events import ExplorerMoved, OutpostBuilt, OutpostsSpent, PointsGained, TreasureFound
from ludoteca.games.navoria.box.state import State, added
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Choice, Step, Table
from ludoteca.kernel.words import Words


def gain_points(table: Table[State], seat: int, points: int, why: str) -> None:
    table.state.guides[seat].points += points
    table.tell(PointsGained, seat, points, why)


class MoveExplorer(Step[State]):
    """adventurer, explore.treasure: one step; on the last space, and for every step beyond it, the treasure."""

    def __init__(self, seat: int, land: int) -> None:
        self.seat: Final = seat
        self.land: Final = land

    def run(self, table: Table[State]) -> None:
        if self.land == ANY:
            table.then(ChooseExplorer(self.seat))
            return
        state = table.state
        guide = state.guides[self.seat]
        last = state.box.spaces[self.land]
        if guide.explorers[self.land] < last:
            guide.explorers = added(guide.explorers, self.land, 1)
            table.tell(ExplorerMoved, self.seat, self.land, guide.explorers[self.land])
        if guide.explorers[self.land] == last:
            treasure = state.box.treasure[self.land]
            table.tell(TreasureFound, self.seat, self.land, treasure)
            gain_points(table, self.seat, treasure, "treasure")


class ChooseExplorer(Choice[State]):
    """adventurer: any of the guide's three explorers."""

    def words(self, table: Table[State]) -> Words:
        return LAND_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(len(LANDS)))

    def chosen(self, table: Table[State], option: int) -> None:
        table.then(MoveExplorer(self.seat, option))


class BuildOutpost(Step[State]):
    """builder, outpost.build: the topmost outpost of that land's dock goes to the track's next outpost space."""

    def __init__(self, seat: int, land: int) -> None:
        self.seat: Final = seat
        self.land: Final = land

    def run(self, table: Table[State]) -> None:
        state = table.state
        guide = state.guides[self.seat]
        if self.land == ANY:
            if any(built < OUTPOSTS_EACH for built in guide.outposts):
                table.then(ChooseOutpost(self.seat))
            else:
                table.tell(OutpostsSpent, self.seat, ANY)
            return
        built = guide.outposts[self.land]
        if built == OUTPOSTS_EACH:
            table.tell(OutpostsSpent, self.seat, self.land)
            return
        guide.outposts = added(guide.outposts, self.land, 1)
        table.tell(OutpostBuilt, self.seat, self.land, state.box.outpost_spaces[self.land][built])


class ChooseOutpost(Choice[State]):
    """gather.spaces: in any land that has an outpost left."""

    def words(self, table: Table[State]) -> Words:
        return LAND_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(len(LANDS)))

    def law(self, table: Table[State], option: int) -> Refusal | None:
        if table.state.guides[self.seat].outposts[option] == OUTPOSTS_EACH:
            return Refusal("outpost.build", "outposts-built", land=option, outposts=OUTPOSTS_EACH)
        return None

    def chosen(self, table: Table[State], option: int) -> None:
        table.then(BuildOutpost(self.seat, option))
