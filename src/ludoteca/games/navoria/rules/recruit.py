"""A. Recruit (p. 7): from the bag or from the Capital, a token to a deck and a resident to the guide."""

from typing import Final

from ludoteca.games.navoria.box.constants import DRAWN_TOKENS, RECRUITS, TRADES
from ludoteca.games.navoria.box.contents import FROM_BAG, SOURCE_WORDS, TRADE_WORDS
from ludoteca.games.navoria.box.events import (
    RecruitingEnded,
    ResidentRecruited,
    TokenDrawn,
    TokenToCapital,
    TokenToDeck,
)
from ludoteca.games.navoria.box.state import State, added
from ludoteca.games.navoria.rules.docks import effect_step
from ludoteca.games.navoria.rules.favours import claim_favours
from ludoteca.kernel.piles import gap_for, shown, without
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Chance, Choice, Step, Table
from ludoteca.kernel.words import Words


class RecruitPhase(Step[State]):
    """recruit.end: in turn order, until each guide has recruited 4 cards this round (3 with four guides)."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        for guide in state.guides:
            guide.recruited = 0
        state.turn = 0
        for _ in range(RECRUITS[len(state.guides)]):
            for seat in state.order:
                table.then(RecruitTurn(seat))
        table.then(EndRecruiting())


class RecruitTurn(Step[State]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table[State]) -> None:
        table.state.turn += 1
        table.then(ChooseSource(self.seat))


class ChooseSource(Choice[State]):
    """recruit.bag, recruit.capital: draw from the bag, or take a token from the Capital."""

    def words(self, table: Table[State]) -> Words:
        return SOURCE_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(1 + len(TRADES)))

    def law(self, table: Table[State], option: int) -> Refusal | None:
        state = table.state
        if option == FROM_BAG:
            if not any(state.bag):
                return Refusal("recruit.bag", "bag-empty")
        elif not state.capital[option - 1]:
            return Refusal("recruit.capital", "token-not-in-capital", trade=option - 1)
        return None

    def options(self, table: Table[State]) -> list[int]:
        state = table.state
        options = [FROM_BAG] if any(state.bag) else []
        options.extend([1 + trade for trade in range(len(TRADES)) if state.capital[trade]])
        return options

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        if option != FROM_BAG:
            trade = option - 1
            state.capital = added(state.capital, trade, -1)
            put_on_deck(table, self.seat, trade, "capital")
            return
        for number in range(min(DRAWN_TOKENS, sum(state.bag))):
            table.then(DrawToken(self.seat, number))
        table.then(KeepToken(self.seat))


class DrawToken(Chance[State]):
    """recruit.bag: a token from the bag; with one left, that one only."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def words(self, table: Table[State]) -> Words:
        return TRADE_WORDS

    def key(self, table: Table[State]) -> str:
        return f"round{table.state.round}.turn{table.state.turn}.token{self.number + 1}"

    def lots(self, table: Table[State]) -> int:
        return sum(table.state.bag)

    def lot(self, table: Table[State], number: int) -> int:
        for trade, count in enumerate(table.state.bag):
            if number < count:
                return trade
            number -= count
        raise ValueError(f"there is no token {number} in the bag")

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        state.bag = added(state.bag, option, -1)
        state.hand = (*state.hand, option)
        table.tell(TokenDrawn, self.seat, option)


class KeepToken(Choice[State]):
    """recruit.bag: one of the drawn tokens goes to its deck, the other to the Capital."""

    def words(self, table: Table[State]) -> Words:
        return TRADE_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return sorted(set(table.state.hand))

    def absent(self, table: Table[State], option: int) -> Refusal:
        return Refusal("recruit.bag", "token-not-drawn", trade=option)

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        for trade in without(state.hand, option):
            state.capital = added(state.capital, trade, 1)
            table.tell(TokenToCapital, self.seat, trade)
        state.hand = ()
        put_on_deck(table, self.seat, option, "bag")


def put_on_deck(table: Table[State], seat: int, trade: int, source: str) -> None:
    table.state.deck_tokens = added(table.state.deck_tokens, trade, 1)
    table.tell(TokenToDeck, seat, trade, source)
    table.then(RecruitResident(seat, trade))


class RecruitResident(Choice[State]):
    """recruit.bag, recruit.capital, recruit.effects: one of that deck's face-up residents, and what it gives, in the
    order printed. The gap stays until the Return."""

    def __init__(self, seat: int, trade: int) -> None:
        super().__init__(seat)
        self.trade: Final = trade

    def words(self, table: Table[State]) -> Words:
        return table.state.box.resident_words

    def candidates(self, table: Table[State]) -> list[int]:
        return shown(table.state.shown[self.trade])

    def absent(self, table: Table[State], option: int) -> Refusal:
        trade = table.state.box.trade[option]
        if trade != self.trade:
            return Refusal("recruit.bag", "resident-other-trade", resident=option, trade=trade, wanted=self.trade)
        return Refusal("recruit.effects", "resident-not-shown", resident=option)

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        row = gap_for(state.shown[self.trade], option)
        state.shown = (*state.shown[: self.trade], row, *state.shown[self.trade + 1 :])
        table.tell(ResidentRecruited, self.seat, option)
        if state.at_once:
            table.then(JoinGuide(self.seat, option))
        for effect in state.box.now[option]:
            table.then(effect_step(self.seat, effect, "card"))
        if not state.at_once:
            table.then(JoinGuide(self.seat, option))


class JoinGuide(Step[State]):
    """recruit.effects: after its effects, or by the other reading before them, the card lies in front of the guide, and
    counts from now on."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, table: Table[State]) -> None:
        guide = table.state.guides[self.seat]
        guide.residents = (*guide.residents, self.card)
        guide.recruited += 1
        claim_favours(table, self.seat)


class EndRecruiting(Step[State]):
    """recruit.end: tokens left in the Capital return to the bag."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        table.tell(RecruitingEnded, sum(state.capital))
        state.bag = tuple([have + back for have, back in zip(state.bag, state.capital, strict=True)])
        state.capital = (0,) * len(TRADES)
