"""C. Income (p. 14): cards, then the prizes of exploration."""

from ludoteca.games.navoria.box.constants import LANDS, NONE
from ludoteca.games.navoria.box.events import IncomeCounted, PhaseBegan, PrizeWon
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.tracks import gain_points
from ludoteca.kernel.table import Step, Table


def income_of(state: State, seat: int, card: int) -> int:
    """merchant, adventurer: what a card gives at Income: icons of the species it names, or flags; NONE if nothing."""
    box = state.box
    if box.income_species[card] != NONE:
        return state.icons(seat, box.income_species[card])
    return state.flags(seat) if box.income_flags[card] else NONE


class CardIncome(Step[State]):
    """income.cards: points for all income cards in front of each guide."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        table.tell(PhaseBegan, state.round, "income")
        for seat in state.order:
            for card in state.guides[seat].residents:
                count = income_of(state, seat, card)
                if count != NONE:
                    table.tell(IncomeCounted, seat, card, count, count)
                    if count:
                        gain_points(table, seat, count, "income")


class ExplorationPrizes(Step[State]):
    """income.exploration: on each track for the first, with three guides the second, with four the third."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        for land in range(len(LANDS)):
            for seat, place in prize_places(state, land):
                prize = state.box.prizes[land][place]
                table.tell(PrizeWon, seat, land, place + 1, prize)
                gain_points(table, seat, prize, "prize")


def prize_places(state: State, land: int) -> list[tuple[int, int]]:
    """income.exploration: who wins which prize (from 0) on a track. Tied guides all get it, and the next are skipped.

    With n guides there are n - 1 prizes. An explorer on the start space never wins one.
    """
    spaces = [guide.explorers[land] for guide in state.guides]
    winners: list[tuple[int, int]] = []
    for seat in state.order:
        ahead = sum([1 for space in spaces if space > spaces[seat]])
        if spaces[seat] and ahead < len(spaces) - 1:
            winners.append((seat, ahead))
    return winners
