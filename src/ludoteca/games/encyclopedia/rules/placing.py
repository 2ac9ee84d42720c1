"""Placing the die in hand (turn.sequence): on a place of the central board, an expedition space or an animal."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import ACADEMY, EXPEDITION, NONE
from ludoteca.games.encyclopedia.box.events import DiePlaced, ExpeditionBegan, PublicationBegan
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.kernel.table import Step, Table


class PlaceDie(Step[State]):
    """turn.sequence: the die goes to its place. `target` is an expedition's continent or a publication's reference."""

    def __init__(self, seat: int, action: int, target: int = NONE) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.target: Final = target

    def run(self, table: Table[State]) -> None:
        state = table.state
        die = state.hand
        face = state.faces[die]
        state.hand = NONE
        if self.action <= ACADEMY:
            put_at(state, die, self.action)
            table.tell(DiePlaced, self.seat, die, face, self.action)
        elif self.action == EXPEDITION:
            space = put_on_continent(state, die, self.target)
            table.tell(ExpeditionBegan, self.seat, die, face, self.target, space)
        else:
            state.publications = (*state.publications, die)
            table.tell(PublicationBegan, self.seat, die, face, self.target)


def put_at(state: State, die: int, place: int) -> None:
    state.places = (*state.places[:place], (*state.places[place], die), *state.places[place + 1 :])


def put_on_continent(state: State, die: int, continent: int) -> int:
    """expedition.space: on the leftmost free space, which is returned."""
    space = state.leftmost_space(continent)
    spaces = state.expeditions[continent]
    filled = (*spaces[:space], die, *spaces[space + 1 :])
    state.expeditions = (*state.expeditions[:continent], filled, *state.expeditions[continent + 1 :])
    return space
