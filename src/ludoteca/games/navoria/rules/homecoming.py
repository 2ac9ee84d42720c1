"""D. Return (p. 14), not in the last round: explorers, tokens, cards, and the new turn order."""

from ludoteca.games.navoria.box.constants import AREA_SPACES, LANDS, NONE, SHOWN_EACH, TRADES
from ludoteca.games.navoria.box.events import ExplorerReturned, OrderChanged, PhaseBegan
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.setup import RevealResidents
from ludoteca.kernel.piles import shown
from ludoteca.kernel.table import Step, Table


class ReturnExplorers(Step[State]):
    """return.explorers: to the furthest outpost of their own on the track, forward too, or to the start."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        table.tell(PhaseBegan, state.round, "return")
        for seat in state.order:
            guide = state.guides[seat]
            spaces: list[int] = []
            for land in range(len(LANDS)):
                built = guide.outposts[land]
                space = state.box.outpost_spaces[land][built - 1] if built else 0
                here = guide.explorers[land]
                if space != here:
                    table.tell(ExplorerReturned, seat, land, space, "forward" if space > here else "back")
                spaces.append(space)
            guide.explorers = tuple(spaces)


class ReturnCards(Step[State]):
    """return.cards: tokens into the bag; the face-up cards are discarded; three new ones for each deck."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        placed = [sum(area) for area in state.areas]
        state.bag = tuple([have + back for have, back in zip(state.bag, placed, strict=True)])
        state.areas = ((0,) * AREA_SPACES,) * len(TRADES)
        for trade in range(len(TRADES)):
            state.discards += tuple(shown(state.shown[trade]))
        state.shown = ((NONE,) * SHOWN_EACH,) * len(TRADES)
        table.then(RevealResidents(f"round{state.round + 1}"))


class ReturnOrder(Step[State]):
    """return.order: by points, most first; ties keep their order."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        state.order = tuple(sorted(state.order, key=lambda seat: -state.guides[seat].points))
        table.tell(OrderChanged, state.order)
