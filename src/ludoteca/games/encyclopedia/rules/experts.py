"""Experts on a player board (p. 9): four slots, covering, tucking, and what the active ones bring."""

from typing import Final, assert_never

from ludoteca.games.encyclopedia.box.constants import COINS, EXPEDITION, NONE, REPUTATION, SHELVED_CUBES, VALUE, VP
from ludoteca.games.encyclopedia.box.events import ExpertCovered, ExpertSeated, ExpertTucked, ExpertWorked
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.free import Decision, use_instant
from ludoteca.games.encyclopedia.rules.gains import gain_coins, gain_points
from ludoteca.games.encyclopedia.rules.reputation import gain_reputation
from ludoteca.games.encyclopedia.rules.whole import in_question, spoils
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Step, Table
from ludoteca.kernel.words import Words


class SeatExpert(Decision):
    """university.slots: into a free slot; with none, over an expert or tucked under. An instant may be used at once."""

    def __init__(self, seat: int, expert: int) -> None:
        super().__init__(seat)
        self.expert: Final = expert

    def words(self, table: Table[State]) -> Words:
        return table.state.box.seat_expert_words

    # The vocabulary: every expert (to cover), then a free slot, tucking under, using at once.
    def free_slot(self, table: Table[State]) -> int:
        return table.state.box.experts

    def tuck(self, table: Table[State]) -> int:
        return table.state.box.experts + 1

    def use(self, table: Table[State]) -> int:
        return table.state.box.experts + 2

    def candidates(self, table: Table[State]) -> list[int]:
        me = table.state.seats[self.seat]
        ways = [self.free_slot(table)] if me.free_slot() != NONE else [*me.experts]
        ways.append(self.tuck(table))
        if table.state.box.expert_instant[self.expert]:
            ways.append(self.use(table))
        return ways

    def law(self, table: Table[State], option: int) -> Refusal | None:
        """Tucked under only with no free slot, or (turn.whole) if seated there it would spoil the running action."""
        if spoils(table, option):
            return Refusal("turn.whole", "seating-breaks-action", seat=self.seat)
        if option == self.tuck(table) and not table.trial:
            me = table.state.seats[self.seat]
            if me.free_slot() != NONE and not spoils(table, self.free_slot(table)):
                return Refusal("university.slots", "slot-free-no-tuck", free=me.experts.count(NONE))
        return None

    def options(self, table: Table[State]) -> list[int]:
        if (
            table.state.seats[self.seat].free_slot() != NONE
            and not table.state.box.expert_instant[self.expert]
            and not in_question(table)
        ):
            return [self.free_slot(table)]
        return super().options(table)

    def absent(self, table: Table[State], option: int) -> Refusal:
        me = table.state.seats[self.seat]
        if option == self.use(table):
            return Refusal("experts.instant", "not-instant", expert=self.expert)
        if option == self.free_slot(table):
            return Refusal("university.slots", "no-free-slot", slots=len(me.experts))
        if option in me.experts:
            return Refusal("university.slots", "slot-free-no-cover", free=me.experts.count(NONE), expert=option)
        return Refusal("university.slots", "expert-not-active", expert=option)

    def chosen(self, table: Table[State], option: int) -> None:
        me = table.state.seats[self.seat]
        expert = self.expert
        if option == self.use(table):
            use_instant(table, self.seat, expert)
        elif option == self.tuck(table):
            me.retired = (*me.retired, expert)
            table.tell(ExpertTucked, self.seat, expert)
        elif option == self.free_slot(table):
            slot = me.free_slot()
            me.experts = (*me.experts[:slot], expert, *me.experts[slot + 1 :])
            table.tell(ExpertSeated, self.seat, expert)
        else:
            me.experts = tuple([expert if other == option else other for other in me.experts])
            me.retired = (*me.retired, option)
            table.tell(ExpertCovered, self.seat, expert, option)


class DieAtExperts(Step[State]):
    """turn.sequence, experts.lasting: when a die is placed, the experts for that place work in slot order, all counted
    at that moment."""

    def __init__(self, seat: int, action: int, target: int) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.target: Final = target

    def run(self, table: Table[State]) -> None:
        box = table.state.box
        for expert in table.state.seats[self.seat].experts:
            if expert == NONE or box.expert_when[expert] != self.action:
                continue
            if self.action != EXPEDITION or box.expert_continent[expert] == self.target:
                table.then(ExpertWorks(self.seat, expert))


class ExpertWorks(Step[State]):
    """experts.lasting: it gives what it says."""

    def __init__(self, seat: int, expert: int) -> None:
        self.seat: Final = seat
        self.expert: Final = expert

    def run(self, table: Table[State]) -> None:
        box = table.state.box
        amount = box.expert_amount[self.expert]
        table.tell(ExpertWorked, self.seat, self.expert)
        gain = box.expert_gain[self.expert]
        if gain == COINS:
            gain_coins(table, self.seat, amount, "expert")
        elif gain == REPUTATION:
            gain_reputation(table, self.seat, amount, "expert")
        elif gain == VP:
            gain_points(table, self.seat, amount, "expert")
        elif gain == VALUE or gain == SHELVED_CUBES:
            raise ValueError(f"{box.expert_ids[self.expert]} brings nothing at once")
        else:
            assert_never(gain)
