"""Three rounds of four phases (p. 6)."""

from typing import Final

from ludoteca.games.navoria.box.constants import ROUNDS
from ludoteca.games.navoria.box.events import RoundBegan
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.gather import GatherPhase
from ludoteca.games.navoria.rules.homecoming import ReturnCards, ReturnExplorers, ReturnOrder
from ludoteca.games.navoria.rules.income import CardIncome, ExplorationPrizes
from ludoteca.games.navoria.rules.recruit import RecruitPhase
from ludoteca.games.navoria.rules.scoring import FinalScoring
from ludoteca.games.navoria.rules.setup import SetUp
from ludoteca.kernel.table import Step, Table


class PlayGame(Step[State]):
    """setup.order, end: the set-up, three rounds, and the end."""

    def run(self, table: Table[State]) -> None:
        table.then(SetUp())
        for number in range(1, ROUNDS + 1):
            table.then(Round(number))
        table.then(FinalScoring())


class Round(Step[State]):
    """setup.order: Recruit, Gather, Income, and but for the last round Return."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, table: Table[State]) -> None:
        table.state.round = self.number
        table.tell(RoundBegan, self.number, table.state.order)
        table.then(RecruitPhase(), GatherPhase(), CardIncome(), ExplorationPrizes())
        if self.number < ROUNDS:
            table.then(ReturnExplorers(), ReturnCards(), ReturnOrder())
