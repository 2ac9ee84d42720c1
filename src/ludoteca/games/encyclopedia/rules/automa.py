"""Automas (p. 21 to 24): rules, not players. Their turns run by themselves, and every decision tells its reason."""

from itertools import permutations
from typing import Final

from ludoteca.games.encyclopedia.box.constants import (
    ANIMAL,
    CONTINENTS,
    EXPEDITION,
    EXPERT,
    NONE,
)
from ludoteca.games.encyclopedia.box.events import (
    AutomaActed,
    AutomaChoseContinent,
    AutomaSkipped,
    AutomaSlottedDice,
    AutomaSpentTokens,
    AutomaTookAnimal,
    AutomaTookDie,
    AutomaTookExpert,
    BonusLost,
    ExpeditionBegan,
    FirstPlayerTaken,
    PrioritiesDrawn,
    SepultusPassedOver,
    TurnBegan,
)
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.cards import TakeFreeAnimal, TakeFreeExpert, animals_to_draw, experts_to_draw
from ludoteca.games.encyclopedia.rules.gains import gain_coins, gain_points, gain_seals, gain_tokens
from ludoteca.games.encyclopedia.rules.placing import put_at, put_on_continent
from ludoteca.games.encyclopedia.rules.reputation import card_step, gain_reputation
from ludoteca.games.encyclopedia.rules.slots import OwnerGains
from ludoteca.kernel.piles import DrawCard, gap_for, without
from ludoteca.kernel.table import AutomaStep, Chance, Step, Table
from ludoteca.kernel.words import Words

ORDERS: Final = tuple(permutations(range(len(CONTINENTS))))
ORDER_WORDS: Final = Words("priorities", ["-".join(CONTINENTS[c] for c in order) for order in ORDERS])


class DrawPriorities(Chance[State]):
    """automa.setup: its own random order of the five continents, highest priority first."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def words(self, table: Table[State]) -> Words:
        return ORDER_WORDS

    def key(self, table: Table[State]) -> str:
        return f"setup.seat{self.seat + 1}.priorities"

    def lots(self, table: Table[State]) -> int:
        return len(ORDERS)

    def lot(self, table: Table[State], number: int) -> int:
        return number

    def chosen(self, table: Table[State], option: int) -> None:
        table.state.seats[self.seat].priorities = ORDERS[option]
        table.tell(PrioritiesDrawn, self.seat, ORDERS[option])


class AutomaSlotsDice(AutomaStep[State]):
    """automa.dice: lowest value on the left; of equal values the lower priority further left.

    With five dice the two highest share the last slot.
    """

    def run(self, table: Table[State]) -> None:
        state = table.state
        me = state.seats[self.seat]
        ranked = sorted(
            me.drawn,
            key=lambda die: (state.faces[die], -me.priorities.index(state.box.die_colour[die]), die),
        )
        me.drawn = ()
        last = len(me.slots) - 1
        me.slots = (*((die,) for die in ranked[:last]), tuple(ranked[last:]))
        table.tell(AutomaSlottedDice, self.seat, tuple(ranked), tuple([state.faces[die] for die in ranked]))


# Cards


def preferred(state: State, seat: int, cards: tuple[int, ...], continents: tuple[int, ...]) -> int:
    """automa.card: of its highest priority continent available, the first in reading order; NONE if there is none.

    A card without a continent (sepultus.automa) is passed over as if it were absent.
    """
    for continent in state.seats[seat].priorities:
        for card in cards:
            if card != NONE and continents[card] == continent:
                return card
    return NONE


class AutomaTakesCard(AutomaStep[State]):
    """automa.card: from the display by its priorities; with nothing there for it, from the deck."""

    def __init__(self, seat: int, gift: int) -> None:
        super().__init__(seat)
        self.gift: Final = gift

    def run(self, table: Table[State]) -> None:
        if self.gift == EXPERT:
            if not automa_takes_expert(table, self.seat):
                if experts_to_draw(table):
                    table.then(AutomaDrawsExpert(self.seat))
                else:
                    table.tell(BonusLost, self.seat, EXPERT)
        elif not automa_takes_animal(table, self.seat):
            if animals_to_draw(table):
                table.then(AutomaDrawsAnimal(self.seat))
            else:
                table.tell(BonusLost, self.seat, ANIMAL)


def free_card(state: State, seat: int, gift: int, why: str) -> Step[State]:
    """round.token, reputation.choice: a person is asked for the card; an automa has its own way (automa.card)."""
    if state.seats[seat].automa != NONE:
        return AutomaTakesCard(seat, gift)
    return TakeFreeExpert(seat, why) if gift == EXPERT else TakeFreeAnimal(seat, why)


card_step.append(free_card)


def automa_takes_expert(table: Table[State], seat: int) -> bool:
    """An expert of the display joins the automa's cards, where it has no effect."""
    state = table.state
    expert = preferred(state, seat, state.experts, state.box.expert_continent)
    if expert == NONE:
        return False
    state.experts = gap_for(state.experts, expert)
    state.seats[seat].retired = (*state.seats[seat].retired, expert)
    table.tell(AutomaTookExpert, seat, expert, "priority")
    return True


def automa_takes_animal(table: Table[State], seat: int) -> bool:
    state = table.state
    card = preferred(state, seat, state.animals, state.box.continent)
    if card == NONE:
        return False
    state.animals = gap_for(state.animals, card)
    state.seats[seat].study(card)
    table.tell(AutomaTookAnimal, seat, card, "priority")
    return True


class AutomaDrawsExpert(DrawCard[State]):
    """reputation.choice: with an empty display, the top card of the deck."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def words(self, table: Table[State]) -> Words:
        return table.state.box.expert_words

    def key(self, table: Table[State]) -> str:
        return f"expert-deck{table.state.deck_draws + 1}"

    def pile(self, table: Table[State]) -> tuple[int, ...]:
        return table.state.expert_deck

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        state.deck_draws += 1
        state.expert_deck = without(state.expert_deck, option)
        state.seats[self.seat].retired = (*state.seats[self.seat].retired, option)
        table.tell(AutomaTookExpert, self.seat, option, "deck")


class AutomaDrawsAnimal(DrawCard[State]):
    """sepultus.automa: it draws from the deck, discarding Sepultus, until an animal comes."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def words(self, table: Table[State]) -> Words:
        return table.state.box.card_words

    def key(self, table: Table[State]) -> str:
        return f"animal-deck{table.state.deck_draws + 1}"

    def pile(self, table: Table[State]) -> tuple[int, ...]:
        return table.state.animal_deck

    def chosen(self, table: Table[State], option: int) -> None:
        state = table.state
        state.deck_draws += 1
        state.animal_deck = without(state.animal_deck, option)
        if state.box.continent[option] != NONE:
            state.seats[self.seat].study(option)
            table.tell(AutomaTookAnimal, self.seat, option, "deck")
            return
        state.animal_discards = (*state.animal_discards, option)
        table.tell(SepultusPassedOver, self.seat, option)
        if animals_left(state):
            animals_to_draw(table)
            table.then(AutomaDrawsAnimal(self.seat))
        else:
            table.tell(BonusLost, self.seat, ANIMAL)


def animals_left(state: State) -> bool:
    """Whether the deck and its discards hold anything but Sepultus creatures."""
    for card in state.animal_deck + state.animal_discards:
        if state.box.continent[card] != NONE:
            return True
    return False


# Turns


def begin_turn(table: Table[State], seat: int) -> None:
    table.state.turn = seat
    table.tell(TurnBegan, seat)


class AutomaTakesDie(AutomaStep[State]):
    """automa.die: the highest die on any board; ties by priority, then by what gives the others least, then by seat."""

    def run(self, table: Table[State]) -> None:
        state = table.state
        begin_turn(table, self.seat)
        die, reason = self.choose(state)
        face = state.faces[die]
        owner, slot = state.take_from_slot(die)
        table.tell(AutomaTookDie, self.seat, die, face, owner, slot, reason)
        state.hand = state.die = die
        if owner != self.seat:
            table.then(OwnerGains(owner, slot))
        table.then(AutomaActs(self.seat, face))

    def choose(self, state: State) -> tuple[int, str]:
        """The die, and the last comparison that was needed to settle it."""
        seats = len(state.seats)
        priorities = state.seats[self.seat].priorities
        ranks: list[tuple[int, int, int, int, int]] = []
        for owner, naturalist in enumerate(state.seats):
            distance = (owner - self.seat) % seats  # clockwise; its own board is 0 and comes last
            for slot, dice in enumerate(naturalist.slots):
                for die in dice:
                    gives = 0 if owner == self.seat else state.box.slots[slot]
                    priority = priorities.index(state.box.die_colour[die])
                    ranks.append((-state.faces[die], priority, gives, -distance, die))
        ranks.sort()
        best = ranks[0]
        reason = "only" if len(ranks) == 1 else "highest"
        for compared, name in enumerate(("highest", "priority", "least", "furthest")):
            rivals = [rank for rank in ranks if rank[:compared] == best[:compared]]
            if any(rank[compared] != best[compared] for rank in rivals):
                reason = name
        return best[4], reason


class AutomaActs(Step[State]):
    """automa.action: exactly what its card says for the value shown on the die, and nothing more."""

    def __init__(self, seat: int, face: int) -> None:
        self.seat: Final = seat
        self.face: Final = face

    def run(self, table: Table[State]) -> None:
        state = table.state
        seat = self.seat
        row = state.box.behaviours[state.seats[seat].automa][self.face - 1]
        die = state.hand
        state.hand = NONE
        state.running = (row.place, NONE)
        if row.place == EXPEDITION:
            table.tell(AutomaActed, seat, self.face, row.place)
            automa_expedition(table, seat, die)
            table.then(AutomaSpendsTokens(seat, row.vp_per_token))
            return
        put_at(state, die, row.place)
        table.tell(AutomaActed, seat, self.face, row.place)
        if row.animals and not automa_takes_animal(table, seat):
            table.tell(AutomaSkipped, seat, "animal")
        if row.experts and not automa_takes_expert(table, seat):
            table.tell(AutomaSkipped, seat, "expert")
        if row.coins:
            gain_coins(table, seat, row.coins, "card")
        if row.first:
            claim_first_player(table, seat)
        if row.tokens:
            gain_tokens(table, seat, row.tokens, "card")
        if row.seals:
            gain_seals(table, seat, row.seals, "card")
        if row.reputation:
            gain_reputation(table, seat, row.reputation, "card")


def claim_first_player(table: Table[State], seat: int) -> None:
    """automa.action: the first-player marker, only if nobody has claimed it this round."""
    state = table.state
    if state.bank_claimed:
        table.tell(AutomaSkipped, seat, "first")
    else:
        state.bank_claimed = True
        state.first = seat
        table.tell(FirstPlayerTaken, seat)


def automa_expedition(table: Table[State], seat: int, die: int) -> None:
    """automa.expedition: to the continent of which it has most animals; ties by priority; a full one is passed over."""
    state = table.state
    me = state.seats[seat]
    counts = [0] * len(CONTINENTS)
    for card in me.animals:
        counts[state.box.continent[card]] += 1
    # Twenty spaces for twenty dice, one of them in hand: there is always a free one.
    open_ones = [c for c in me.priorities if state.leftmost_space(c) != NONE]
    most = max(counts[c] for c in open_ones)
    tied = [c for c in open_ones if counts[c] == most]
    continent = tied[0]
    wished = max(me.priorities, key=lambda c: counts[c])  # of equal ones the first
    reason = "full" if continent != wished else "most" if len(tied) == 1 else "tied"
    table.tell(AutomaChoseContinent, seat, continent, counts[continent], reason)
    state.running = (EXPEDITION, continent)
    space = put_on_continent(state, die, continent)
    table.tell(ExpeditionBegan, seat, die, state.faces[die], continent, space)
    reputation = state.box.space_reputation(space)
    if reputation:
        gain_reputation(table, seat, reputation, "expedition")


class AutomaSpendsTokens(Step[State]):
    """automa.expedition: after the reputation, all its tokens go, one just gained too."""

    def __init__(self, seat: int, vp_per_token: int) -> None:
        self.seat: Final = seat
        self.vp_per_token: Final = vp_per_token

    def run(self, table: Table[State]) -> None:
        me = table.state.seats[self.seat]
        tokens = me.tokens
        if tokens:
            me.tokens = 0
            vp = tokens * self.vp_per_token
            table.tell(AutomaSpentTokens, self.seat, tokens, vp)
            gain_points(table, self.seat, vp, "card")
