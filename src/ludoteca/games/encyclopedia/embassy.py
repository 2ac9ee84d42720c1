"""The Embassy (p. 8): expedition tokens by the value of the die."""

from typing import Final

from ludoteca.games.encyclopedia.experts import DieAtExperts
from ludoteca.games.encyclopedia.gains import gain_tokens
from ludoteca.games.encyclopedia.placing import PlaceDie
from ludoteca.games.encyclopedia.raising import raise_steps
from ludoteca.games.encyclopedia.state import Board, State
from ludoteca.games.encyclopedia.things import EMBASSY, NONE, by_value
from ludoteca.kernel.table import Step


def embassy_steps(rules: int, seat: int) -> list[Step[State]]:
    """turn.sequence: place the die, experts act, raise the value, gain."""
    return [
        PlaceDie(seat, EMBASSY),
        DieAtExperts(seat, EMBASSY, NONE),
        *raise_steps(rules, seat, EMBASSY),
        EmbassyTokens(seat),
    ]


class EmbassyTokens(Step[State]):
    """embassy: value 1-2 gives 1 token, 3-4 gives 2, 5 or more 3."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Board) -> None:
        gain_tokens(table, self.seat, by_value(table.state.value), "embassy")
