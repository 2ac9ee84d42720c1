"""The Embassy (p. 8): expedition tokens by the value of the die."""

from typing import Final

from ludoteca.games.encyclopedia.box.constants import EMBASSY, NONE
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.action import Action, raise_steps
from ludoteca.games.encyclopedia.rules.experts import DieAtExperts
from ludoteca.games.encyclopedia.rules.gains import gain_tokens
from ludoteca.games.encyclopedia.rules.placing import PlaceDie
from ludoteca.kernel.table import Step, Table


class Embassy(Action):
    def steps(self, rules: int, seat: int) -> list[Step[State]]:
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

    def run(self, table: Table[State]) -> None:
        gain_tokens(table, self.seat, table.state.box.tokens_for(table.state.value), "embassy")
