"""B. Gather (p. 13): tokens go from the decks to the Capital, and every space gives something."""

from typing import Final

from ludoteca.games.navoria.box.constants import AREA_SPACES, TRADES
from ludoteca.games.navoria.box.contents import SPACE_WORDS, TRADE_WORDS
from ludoteca.games.navoria.box.events import PhaseBegan, TokenGathered
from ludoteca.games.navoria.box.state import State, added
from ludoteca.games.navoria.rules.effects import TakeParts, parts_of
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Choice, Step, Table
from ludoteca.kernel.words import Words


class GatherPhase(Step[State]):
    """gather: from the last guide to the first, again and again, until no token is left on the decks."""

    def run(self, table: Table[State]) -> None:
        table.tell(PhaseBegan, table.state.round, "gather")
        table.then(GatherTurn(len(table.state.order) - 1))


class GatherTurn(Step[State]):
    def __init__(self, place: int) -> None:
        self.place: Final = place  # in turn order

    def run(self, table: Table[State]) -> None:
        state = table.state
        if any(state.deck_tokens):
            table.then(TakeToken(state.order[self.place]), GatherTurn((self.place - 1) % len(state.order)))


class TakeToken(Choice[State]):
    """gather: a token from any deck that has one."""

    def words(self, table: Table[State]) -> Words:
        return TRADE_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(len(TRADES)))

    def law(self, table: Table[State], option: int) -> Refusal | None:
        if not table.state.deck_tokens[option]:
            return Refusal("gather", "no-token-on-deck", trade=option)
        return None

    def options(self, table: Table[State]) -> list[int]:
        return [trade for trade in range(len(TRADES)) if table.state.deck_tokens[trade]]

    def chosen(self, table: Table[State], option: int) -> None:
        table.state.deck_tokens = added(table.state.deck_tokens, option, -1)
        table.then(ChooseSpace(self.seat, option))


class ChooseSpace(Choice[State]):
    """gather: a free space of the trade's area, of one's choice; by the other reading, the uppermost."""

    def __init__(self, seat: int, trade: int) -> None:
        super().__init__(seat)
        self.trade: Final = trade

    def words(self, table: Table[State]) -> Words:
        return SPACE_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(AREA_SPACES))

    def law(self, table: Table[State], option: int) -> Refusal | None:
        area = table.state.areas[self.trade]
        if area[option]:
            return Refusal("gather", "space-taken", trade=self.trade, space=option)
        if table.state.uppermost and 0 in area[:option]:
            return Refusal("gather", "space-not-uppermost", trade=self.trade, space=option, wanted=area.index(0))
        return None

    def options(self, table: Table[State]) -> list[int]:
        area = table.state.areas[self.trade]
        free = [space for space in range(AREA_SPACES) if not area[space]]
        return free[:1] if table.state.uppermost else free

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        area = added(state.areas[self.trade], option, 1)
        state.areas = (*state.areas[: self.trade], area, *state.areas[self.trade + 1 :])
        table.tell(TokenGathered, self.seat, self.trade, option)
        table.then(TakeParts(self.seat, self.trade, option, parts_of(state.box.areas[self.trade][option])))
