"""Whole actions (p. 26): an action may begin only if it can be completed, and nothing on the way may spoil it.

Arithmetic says so nearly always. Where it cannot, the outlook is TRY, and the action is played on a copy.
"""

from typing import assert_never

from ludoteca.games.encyclopedia.box.constants import (
    ACADEMY,
    ANIMAL,
    COINS,
    CONTINENTS,
    EXPEDITION,
    EXPERT,
    NONE,
    PUBLICATION,
    REPUTATION,
    SEAL,
    SHELVED_CUBES,
    TOKEN,
    TRACK,
    VALUE,
    VP,
)
from ludoteca.games.encyclopedia.box.contents import (
    KEEP_COLOUR,
    PAY_SEAL,
    PAY_TOKEN,
    WHEN_DICE_VALUE,
    WHEN_EXPEDITION_VALUE,
    Box,
)
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.research import OUT_OF_REACH, cheapest_on_display, cheapest_research
from ludoteca.kernel.piles import shown
from ludoteca.kernel.table import MAY, NO, TRY, YES, Table

# On the way


def in_question(table: Table[State]) -> bool:
    """turn.whole: whether an action is running whose completion depends on what is chosen now."""
    if table.trial:
        return False
    needed = table.needed_choice()
    return needed is not None and needed.outlook(table) != YES


def spoils(table: Table[State], option: int) -> bool:
    """turn.whole: whether this answer would make the running action impossible to complete."""
    return in_question(table) and not table.could_after(option)


# Expeditions and publications need a value


def least_value(state: State, seat: int, action: int, target: int) -> int:
    """turn.whole: the value that the action cannot do without."""
    if action == PUBLICATION:
        return state.box.publish_least
    if action == EXPEDITION:  # without a cube no value is enough (things.supply)
        return cheapest_research(state, seat, target) if state.seats[seat].free_cubes() > 0 else OUT_OF_REACH
    if action == ACADEMY and target != NONE:
        return state.box.sepultus_die[target]
    return 0


def value_outlook(state: State, seat: int, action: int, target: int, purse: int, payment: int) -> int:
    """turn.whole: whether the die can be brought to the value that is needed.

    Counted are what is sure, what the seat's experts add (one might be covered on the way), and what placing the die
    brings. `purse` is the value of all that can be spent, of which the die's colour is still to be paid: `payment`.
    """
    if action not in (EXPEDITION, PUBLICATION):
        return TRY if action == ACADEMY and target != NONE else YES
    least = least_value(state, seat, action, target)
    sure = state.faces[state.die] + state.raised + purse  # a seal adds the same, whether it pays a colour or not
    if action == EXPEDITION:
        if least == OUT_OF_REACH and state.seats[seat].free_cubes() < 1:
            return NO
        sure += state.box.space_bonus(state.space_of_die(target))
        if payment == PAY_TOKEN:
            sure -= state.box.token_value
    if sure >= least:
        return YES
    if state.hand == NONE:
        return TRY  # placed already: what is still to come lies on the agenda
    return placing_outlook(state, seat, action, target, sure, least)


def placing_outlook(state: State, seat: int, action: int, target: int, sure: int, least: int) -> int:
    """The outlook with what placing the die brings: coins, tokens and seals surely, cards to be chosen well."""
    box = state.box
    me = state.seats[seat]
    reputation = 0
    if action == EXPEDITION:
        reputation = box.space_reputation(state.space_of_die(target))
        experts = state.dice_expert(seat, target) + state.expedition_expert(seat, target)
    else:
        experts = state.dice_expert(seat, box.continent[target])
    for expert in me.experts:
        if expert != NONE and box.expert_when[expert] == action:
            if action == EXPEDITION and box.expert_continent[expert] != target:
                continue
            gain = box.expert_gain[expert]
            if gain == REPUTATION:
                reputation += box.expert_amount[expert]
            elif gain == COINS:
                sure += box.expert_amount[expert]
            elif gain != VP and gain != VALUE and gain != SHELVED_CUBES:
                assert_never(gain)
    worth, new_experts, animal = bonuses_worth(box, action, me.reputation, reputation)
    sure += worth
    if animal:
        least = min(least, cheapest_on_display(state, target))
    if sure + experts >= least:
        return MAY
    if not new_experts:
        return NO
    # A new expert from the display may add to the value, or be used the moment it is taken.
    best = sure + experts
    lasting = 0
    further = 0
    for expert in state.experts:
        if expert == NONE:
            continue
        if box.expert_instant[expert]:
            gain = box.expert_gain[expert]
            if gain == REPUTATION:
                further += box.expert_amount[expert]
            elif gain == COINS:
                best += box.expert_amount[expert]
            elif gain != VP and gain != VALUE and gain != SHELVED_CUBES:
                assert_never(gain)
        elif box.expert_when[expert] == WHEN_DICE_VALUE or box.expert_when[expert] == WHEN_EXPEDITION_VALUE:
            lasting = max(lasting, box.expert_amount[expert])
    worth, more_experts, animal = bonuses_worth(box, action, me.reputation + reputation, further)
    best += worth + lasting * (new_experts + more_experts)
    if animal:
        least = min(least, cheapest_on_display(state, target))
    return TRY if best >= least else NO


def bonuses_worth(box: Box, action: int, marker: int, reputation: int) -> tuple[int, int, bool]:
    """What reputation brings to this action: surely so much value, so many experts, an animal or not."""
    worth = 0
    experts = 0
    animal = False
    for distance in range(1, reputation + 1):
        gift = box.track[(marker + distance) % TRACK]
        if gift == COINS:
            worth += box.track_coins
        elif gift == SEAL:
            worth += box.seal_value
        elif gift == TOKEN and action == EXPEDITION:
            worth += box.token_value
        elif gift == EXPERT:
            experts += 1
        elif gift == ANIMAL and action == EXPEDITION:
            animal = True
    return worth, experts, animal


# The University and the Academy need a card


def university_outlook(state: State) -> int:
    """turn.whole: one expert on display; one more, since a bonus on the way may take it."""
    left = len(shown(state.experts))
    return NO if left == 0 else MAY if left == 1 else YES


def academy_outlook(state: State, seat: int) -> int:
    """turn.whole: YES only if one card taken, one expert covered or one seal sold on the way leaves an animal."""
    box = state.box
    me = state.seats[seat]
    matching = 0
    others = 0
    sepultus = NO
    for card in state.animals:
        if card != NONE:
            continent = box.continent[card]
            if continent == state.colour:
                matching += 1
            elif continent != NONE:
                others += 1
            elif sepultus == NO and sepultus_within_reach(state, seat, card):
                sepultus = MAY
    if matching >= 2 or (matching + others >= 2 and (me.tokens or me.seals >= 2)):
        return YES
    if not matching + others and sepultus == NO:
        return NO if not shown(state.animals) else unless_placing_helps(state, seat, NO)
    if matching or sepultus != NO or me.tokens or me.seals:
        return unless_placing_helps(state, seat, MAY)
    return unless_placing_helps(state, seat, NO)


def unless_placing_helps(state: State, seat: int, outlook: int) -> int:
    """What placing the die brings may pay for a colour or a value, or cost us the card: then only playing tells."""
    if state.hand == NONE:
        return TRY
    box = state.box
    for expert in state.seats[seat].experts:
        if expert != NONE and box.expert_when[expert] == ACADEMY and box.expert_gain[expert] != VP:
            return TRY
    return outlook


# A Sepultus needs an exact value


def ways_to_colour(state: State, seat: int) -> list[int]:
    """sepultus.take: keep the colour, or pay for one where a dice expert changes the value."""
    me = state.seats[seat]
    now = state.dice_expert(seat, state.colour)
    ways = [KEEP_COLOUR]
    for payment, stock in ((PAY_TOKEN, me.tokens), (PAY_SEAL, me.seals)):
        if stock:
            for colour in range(len(CONTINENTS)):
                if colour != state.colour and state.dice_expert(seat, colour) != now:
                    ways.append(1 + payment * len(CONTINENTS) + colour)
    return ways


def exact_after(state: State, seat: int, card: int, way: int) -> bool:
    """Whether the die can still hit the card's value exactly once its colour is settled in this way."""
    me = state.seats[seat]
    need = state.box.sepultus_die[card] - state.faces[state.die] - state.raised
    seals = me.seals
    colour = state.colour
    if way != KEEP_COLOUR:
        colour = (way - 1) % len(CONTINENTS)
        if way > len(CONTINENTS):
            seals -= 1
            need -= state.box.seal_value
    need -= state.dice_expert(seat, colour)
    for spent in range(seals + 1):
        if 0 <= need - spent * state.box.seal_value <= me.coins:
            return True
    return False


def sepultus_within_reach(state: State, seat: int, card: int) -> bool:
    """sepultus.take: the die must show exactly the card's value after changes; its colour does not matter."""
    for way in ways_to_colour(state, seat):
        if exact_after(state, seat, card, way):
            return True
    return False
