"""Every question of the game, one entry each: its sentence, its answers, where they lie on the page."""

from typing import Final

from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.free import SELL_SEAL
from ludoteca.games.encyclopedia.words import cards, paying, research, turns
from ludoteca.games.encyclopedia.words.names import expert_gain
from ludoteca.kernel.asked import Questions
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table

QUESTIONS: Final[Questions[State]] = {
    **turns.QUESTIONS,
    **paying.QUESTIONS,
    **cards.QUESTIONS,
    **research.QUESTIONS,
}


def aside(table: Table[State], option: int) -> Saying:
    """turn.free: what may be done at any moment of one's own turn."""
    box = table.state.box
    if option == SELL_SEAL:
        return Saying("option-seal-for-coins", coins=box.seal_coins)
    expert = box.instants[option - 1]
    return Saying("option-use-expert", expert=expert, gain=expert_gain(box, expert))
