"""Free actions (p. 9, 16): what a seat may do at any moment of its own turn, as often as it likes."""

from typing import assert_never

from ludoteca.games.encyclopedia.box.constants import COINS, NONE, REPUTATION, SHELVED_CUBES, VALUE, VP
from ludoteca.games.encyclopedia.box.contents import WHEN_USED
from ludoteca.games.encyclopedia.box.events import ExpertUsed, SealSold
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.gains import gain_coins
from ludoteca.games.encyclopedia.rules.reputation import gain_reputation
from ludoteca.games.encyclopedia.rules.whole import in_question, spoils
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import FREE_ACTION, NO, TRY, Table, TurnChoice
from ludoteca.kernel.words import Words

SELL_SEAL = 0  # the free actions after it are the instant experts, in the order of the box


class Decision(TurnChoice[State]):
    """turn.free: a decision of a seat; on its own turn it may first use an instant expert or sell a seal."""

    def free_words(self, table: Table[State]) -> Words:
        return table.state.box.free_words

    def free_candidates(self, table: Table[State]) -> list[int]:
        state = table.state
        if state.turn != self.seat:
            return []
        me = state.seats[self.seat]
        free_actions = [SELL_SEAL] if me.seals else []
        box = state.box
        for expert in me.experts:
            if expert != NONE and box.expert_when[expert] == WHEN_USED:
                free_actions.append(1 + box.instants.index(expert))
        return free_actions

    def free_law(self, table: Table[State], aside: int) -> Refusal | None:
        """turn.whole: a free action never makes the running action impossible."""
        if spoils(table, FREE_ACTION + aside):
            return Refusal("turn.whole", "aside-breaks-action", seat=self.seat)
        return None

    def free_actions(self, table: Table[State]) -> list[int]:
        free_actions = [FREE_ACTION + aside for aside in self.free_candidates(table)]
        if free_actions and in_question(table):
            return [aside for aside in free_actions if table.could_after(aside)]
        return free_actions

    def free_absent(self, table: Table[State], aside: int) -> Refusal:
        state = table.state
        if state.turn != self.seat:
            return Refusal("turn.free", "not-your-turn", seat=self.seat)
        if aside == SELL_SEAL:
            return Refusal("turn.free", "no-seal", have=0, need=1, nearest="seal", amount=1)
        expert = state.box.instants[aside - 1]
        if expert in state.seats[self.seat].retired:
            return Refusal("experts.instant", "expert-spent", expert=expert)
        return Refusal("experts.instant", "expert-not-yours", expert=expert)

    def free_chosen(self, table: Table[State], aside: int) -> None:
        if aside == SELL_SEAL:
            table.state.seats[self.seat].seals -= 1
            table.tell(SealSold, self.seat)
            gain_coins(table, self.seat, table.state.box.seal_coins, "seal")
            return
        me = table.state.seats[self.seat]
        expert = table.state.box.instants[aside - 1]
        me.experts = tuple([NONE if other == expert else other for other in me.experts])
        use_instant(table, self.seat, expert)


def use_instant(table: Table[State], seat: int, expert: int) -> None:
    """experts.instant: it gives what it says once and lies face down from then on."""
    box = table.state.box
    me = table.state.seats[seat]
    me.retired = (*me.retired, expert)
    table.tell(ExpertUsed, seat, expert)
    gain = box.expert_gain[expert]
    if gain == COINS:
        gain_coins(table, seat, box.expert_amount[expert], "instant")
    elif gain == REPUTATION:
        gain_reputation(table, seat, box.expert_amount[expert], "instant")
    elif gain == VP or gain == VALUE or gain == SHELVED_CUBES:
        raise ValueError(f"{box.expert_ids[expert]} is not used at once")
    else:
        assert_never(gain)


class NeededDecision(Decision):
    """turn.whole: a decision that its action cannot do without. The action may start only if this has an answer."""

    def needed(self) -> bool:
        return True

    def outlook(self, table: Table[State]) -> int:
        """Under way NO is never sure: a free action's bonuses may still be resolving, which arithmetic does not see."""
        outlook = self.estimate(table.state, NONE)
        return TRY if outlook == NO else outlook

    def estimate(self, state: State, payment: int) -> int:
        """The outlook, by arithmetic, once the die's colour is paid in this way (NONE: it is not)."""
        return TRY
