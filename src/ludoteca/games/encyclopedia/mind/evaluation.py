"""What a position promises: the points that each seat may expect at the end, for bots.

Points as they stand, what the end would add, and what may still come of things in hand. The weights are estimates.
"""

from typing import Final, assert_never

from ludoteca.games.encyclopedia.box.constants import (
    CATEGORIES,
    COINS,
    CONTINENTS,
    DICE_A_ROUND,
    DIE,
    NONE,
    NOTHING,
    REPUTATION,
    ROUNDS,
    SHELVED_CUBES,
    TRACK,
    VALUE,
    VP,
    Gain,
)
from ludoteca.games.encyclopedia.box.contents import (
    AT_END_COINS,
    AT_END_CUBES,
    AT_END_EXPERTS,
    AT_END_REPUTATION,
    AT_END_SEALS,
    AT_END_TOKENS,
    ON_CUBE,
    ON_DICE_VALUE,
    ON_DIE,
    ON_EXPEDITION_VALUE,
    ON_USE,
    WHEN_CUBE,
    WHEN_END_CUBES,
    Box,
)
from ludoteca.games.encyclopedia.box.state import SEPULTUS_CUBE, Naturalist, State
from ludoteca.games.encyclopedia.rules.scoring import automa_sheet, collection_vp, final_expert_count, total


class Weights:
    """What things in hand are worth, in points at the end. Not constants, so that a tuning can try others."""

    def __init__(self) -> None:
        self.turn_vp = 5.5  # what a turn still to come is worth
        self.automa_turn_vp = 5.0
        self.horizon = 8.0  # turns before the end from which on things lose their use
        self.coin_use = 0.45  # beyond what the end gives for it, while there is time
        self.token_use = 1.1
        self.seal_use = 2.0
        self.step_use = 1.2  # a step on the reputation track
        self.animal_use = 2.2  # an animal under study that may still be researched
        self.studied_well = 5.0  # more animals than these are hardly researched
        self.further_animal_use = 1.2
        self.expert_coin = 0.9
        self.expert_step = 1.3
        self.action_share = 0.16  # of all turns that go to one of the six actions
        self.sure_least = 0.45  # that a cube under study will be published: with one turn left
        self.sure_more = 0.4  # and so much more with five
        self.dice_expert = 0.15  # a turn of an expert that adds to dice
        self.expedition_expert = 0.12
        self.card_share = 0.8  # of a published card that an animal under study is, if it will be published
        self.first_vp = 0.5


WEIGHTS: Final = Weights()

CUBE_SHARES: Final[tuple[float, ...]] = (0.25, 0.2, 0.15, 0.12)  # cubes of each type that a turn brings

NEAR: Final[tuple[float, ...]] = (0.0, 0.3, 0.8, 1.7)
"""What a collection too small to count may still become."""


class Curves:
    """end.collections: the points of so many elements; and in tenths of an element, so that an element half sure
    counts half."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.exact: Final = tuple([float(collection_vp(box, elements)) for elements in range(52)])
        steps = [max(vp, near) for vp, near in zip(self.exact, NEAR, strict=False)] + list(self.exact[len(NEAR) : 40])
        fine: list[float] = []
        for whole in range(len(steps) - 1):
            for tenth in range(10):
                fine.append(steps[whole] + (steps[whole + 1] - steps[whole]) * tenth / 10)
        self.smooth: Final = tuple(fine)


class Memory:
    """The curves of the box that was looked at last."""

    def __init__(self) -> None:
        self.curves: Curves | None = None


MEMORY: Final = Memory()


def curves_of(box: Box) -> Curves:
    curves = MEMORY.curves
    if curves is None or curves.box is not box:
        curves = MEMORY.curves = Curves(box)
    return curves


def evaluation(state: State) -> list[float]:
    if state.scores:
        return [float(score) for score in state.scores]
    return [prospects(state, seat) for seat in range(len(state.seats))]


def turns_left(state: State, seat: int) -> int:
    """Turns that a seat still begins, extra actions not counted: `turn.die`, four or five dice a round each."""
    if not state.round:
        return ROUNDS * DICE_A_ROUND
    taken = len(state.publications) + (1 if state.hand != NONE else 0)
    for dice in state.places:
        taken += len(dice)
    for spaces in state.expeditions:
        for die in spaces:
            if die != NONE:
                taken += 1
    seats = len(state.seats)
    place = (seat - state.start) % seats
    each = DICE_A_ROUND + (1 if state.round_token == DIE else 0)
    return (ROUNDS - state.round) * DICE_A_ROUND + each - (taken + seats - 1 - place) // seats


def prospects(state: State, seat: int) -> float:
    """The points that a seat may expect at the end."""
    me = state.seats[seat]
    turns = turns_left(state, seat)
    if me.automa != NONE:
        return total(automa_sheet(state, seat)) + WEIGHTS.automa_turn_vp * turns
    time = min(1.0, turns / WEIGHTS.horizon)
    vp = me.vp + WEIGHTS.turn_vp * turns
    vp += me.coins * WEIGHTS.coin_use * time + me.coins // state.box.coins_per_vp
    vp += me.tokens * (state.box.vp_per_token + WEIGHTS.token_use * time)
    vp += me.seals * (state.box.vp_per_seal + WEIGHTS.seal_use * time)
    vp += WEIGHTS.step_use * time * steps_since_bonus(state, me)
    if state.first == seat:
        vp += WEIGHTS.first_vp * time
    vp += study(state, me, turns, time)
    return vp + experts(state, seat, me, turns, time)


def steps_since_bonus(state: State, me: Naturalist) -> int:
    steps = 0
    while steps < TRACK and state.box.track[(me.reputation - steps) % TRACK] == NOTHING:
        steps += 1
    return steps


def study(state: State, me: Naturalist, turns: int, time: float) -> float:
    """Animals and cubes under study, with the collections that they and what is published make."""
    box = state.box
    sure = (
        0.0 if not turns else WEIGHTS.sure_least + WEIGHTS.sure_more * min(1.0, turns / 5.0)
    )  # that a cube will be published
    vp = 0.0
    shelves = [10.0 * shelf for shelf in me.shelves]
    continents = [0.0] * len(CONTINENTS)
    fresh = 0
    for position, card in enumerate(me.animals):
        cubes = me.cubes[position]
        home = box.continent[card]
        if home == NONE:
            vp += sure * 1.5
            if cubes:
                category = cubes - SEPULTUS_CUBE
                shelves[category] += 10.0 * sure
                vp += sure * box.publish_vp[category // 3]
            continue
        continents[home] += 10.0 * sure * WEIGHTS.card_share
        vp += sure * box.published_card_vp
        categories = box.categories[card]
        left = 4
        for kind in range(4):
            if cubes >> kind & 1:
                shelves[categories[kind]] += 10.0 * sure
                vp += sure * box.publish_vp[kind]
                left -= 1
        if left:
            fresh += 1
            vp += (
                (WEIGHTS.animal_use if fresh <= WEIGHTS.studied_well else WEIGHTS.further_animal_use) * time * left / 4
            )
    for expert in me.experts:
        if expert != NONE:
            category = box.expert_when[expert] - WHEN_END_CUBES
            if 0 <= category < len(CATEGORIES):
                shelves[category] += 10.0 * box.expert_amount[expert]
            continents[box.expert_continent[expert]] += 10.0
    for expert in me.retired:
        continents[box.expert_continent[expert]] += 10.0
    for card in me.published:
        home = box.continent[card]
        if home == NONE:
            vp += 2.0
        else:
            continents[home] += 10.0
    curves = curves_of(box)
    return vp + collections(curves, shelves, time) + collections(curves, continents, time)


def collections(curves: Curves, tenths: list[float], time: float) -> float:
    vp = 0.0
    for count in tenths:
        if count > 0.0:
            place = min(int(count), len(curves.smooth) - 1)
            vp += time * curves.smooth[place] + (1.0 - time) * curves.exact[place // 10]
    return vp


def experts(state: State, seat: int, me: Naturalist, turns: int, time: float) -> float:
    """What the active experts will still bring."""
    box = state.box
    vp = 0.0
    for expert in me.experts:
        if expert == NONE:
            continue
        when = box.expert_when[expert]
        trigger = box.expert_trigger[expert]
        amount = box.expert_amount[expert]
        each = amount * gain_worth(box.expert_gain[expert])
        if trigger == ON_DIE:
            share = WEIGHTS.action_share if when != 4 else WEIGHTS.action_share / 2
            vp += each * turns * share
        elif trigger == ON_CUBE:
            vp += each * turns * CUBE_SHARES[when - WHEN_CUBE]
        elif trigger == ON_DICE_VALUE:
            vp += turns * WEIGHTS.dice_expert
        elif trigger == ON_EXPEDITION_VALUE:
            vp += turns * WEIGHTS.expedition_expert
        elif trigger == ON_USE:
            vp += each * (0.5 + 0.5 * time)
        elif (
            trigger == AT_END_TOKENS
            or trigger == AT_END_SEALS
            or trigger == AT_END_COINS
            or trigger == AT_END_EXPERTS
            or trigger == AT_END_REPUTATION
        ):
            vp += final_expert_count(state, seat, expert) * amount
        elif trigger != AT_END_CUBES:  # those are counted with their shelf
            assert_never(trigger)
    return vp


def gain_worth(gain: Gain) -> float:
    """What one of what an expert brings is worth."""
    if gain == COINS:
        return WEIGHTS.expert_coin
    if gain == REPUTATION:
        return WEIGHTS.expert_step
    if gain == VP or gain == VALUE or gain == SHELVED_CUBES:
        return 1.0
    assert_never(gain)
