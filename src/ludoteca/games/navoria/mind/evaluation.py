"""What a position promises: the points that each guide may expect at the end, for bots.

Points as they stand, what the end would add, and what may still come of residents, explorers and goods. The weights are
estimates, some of them moved by greedy bots that played each other with different ones.
"""

from typing import Final, assert_never

from ludoteca.games.navoria.box.constants import (
    ARTISAN,
    BLANK,
    DESERT,
    FAVOUR_SPACES,
    FOREST,
    GLACIER,
    LANDS,
    NONE,
    OUTPOSTS_EACH,
    RECRUITS,
    ROUNDS,
    SPECIES,
    TRADES,
)
from ludoteca.games.navoria.box.contents import ARTISANS, EITHER, GATHER, OUTPOST, POINTS, STEP, Box, Effect
from ludoteca.games.navoria.box.state import Guide, State


class Weights:
    """What things in hand are worth, in points at the end. Not constants, so that a tuning can try others."""

    def __init__(self) -> None:
        self.recruit_worth = 5.0  # what a resident still to come is worth
        self.token_worth = 3.5  # what a turn of the Gather phase is worth
        self.icon_growth = 0.33  # icons of a species that a resident still to come brings
        self.step_worth = 0.65  # a step in a reward
        self.artisan_growth = 0.2
        self.outpost_worth = 2.3  # an outpost, for each round that its explorer will start from there
        self.progress = 0.75  # an order half full, beside half of what it gives
        self.track_step = 0.45  # a step on a track, for the prize that it may win
        self.treasure_near = 0.075
        self.flag_near = 0.4
        self.flag_growth = 2.5
        self.outpost_growth = 0.12
        self.prize_share = 0.63
        self.favour_growth = 0.22  # residents of a trade among those still to come


WEIGHTS: Final = Weights()


def evaluation(state: State) -> list[float]:
    if state.scores:
        return [float(score) for score in state.scores]
    if not state.round:
        return [0.0] * len(state.guides)
    return [prospects(state, seat) for seat in range(len(state.guides))]


def income_over(state: State) -> bool:
    """Whether this round's Income is over: recruited, gathered, and nothing on the decks or in the Capital."""
    if any(state.deck_tokens):
        return False
    for guide in state.guides:
        if guide.recruited < RECRUITS[len(state.guides)]:
            return False
    for area in state.areas:
        if any(area):
            return False
    return True


def prospects(state: State, seat: int) -> float:
    """The points that a guide may expect at the end."""
    box = state.box
    guide = state.guides[seat]
    over = income_over(state)
    later = ROUNDS - state.round  # rounds after this one
    each = RECRUITS[len(state.guides)]
    now = 0 if over else each - guide.recruited
    coming = now + later * each
    tokens = each * later + (0 if over else gather_turns(state, seat))
    points = guide.points + WEIGHTS.recruit_worth * coming + WEIGHTS.token_worth * tokens
    icons, trades = counted(box, guide)
    points += incomes(state, seat, icons, now, later, over)
    points += tracks(state, seat, later, over)
    points += docks(box, guide, trades[ARTISAN] + WEIGHTS.artisan_growth * coming, coming + tokens)
    return points + favours(state, seat, icons, trades, coming)


def counted(box: Box, guide: Guide) -> tuple[list[int], list[int]]:
    """The icons of each species in front of a guide, and the residents of each trade."""
    icons = [0] * len(SPECIES)
    trades = [0] * len(TRADES)
    for card in guide.residents:
        icons[box.species[card]] += box.icons[card]
        trades[box.trade[card]] += 1
    return icons, trades


def gather_turns(state: State, seat: int) -> float:
    """Turns of this round's Gather phase that a guide still has."""
    lying = 0
    for token in state.deck_tokens:
        lying += token
    to_come = 0
    for guide in state.guides:
        to_come += RECRUITS[len(state.guides)] - guide.recruited
    return (lying + to_come) / len(state.guides)


def incomes(state: State, seat: int, icons: list[int], now: int, later: int, over: bool) -> float:
    """Residents that pay at every Income still to come, and soldiers, which pay at the end."""
    box = state.box
    guide = state.guides[seat]
    each = RECRUITS[len(state.guides)]
    flags = state.flags(seat)
    # Later rounds begin from the outposts: the flags there are sure.
    sure_flags = 0.0
    for land in range(len(LANDS)):
        built = guide.outposts[land]
        start = box.outpost_spaces[land][built - 1] if built else 0
        for flag in box.flags[land]:
            if start >= flag:
                sure_flags += 1.0
    points = 0.0
    for card in guide.residents:
        species = box.income_species[card]
        if species != NONE:
            grown = icons[species] + WEIGHTS.icon_growth * now
            if not over:
                points += grown
            for _ in range(later):
                grown += WEIGHTS.icon_growth * each
                points += grown
        elif box.income_flags[card]:
            points += (0.0 if over else flags + WEIGHTS.flag_near) + later * (sure_flags + WEIGHTS.flag_growth)
        elif box.end_land[card] != NONE:
            built = guide.outposts[box.end_land[card]]
            growth = min(float(OUTPOSTS_EACH - built), WEIGHTS.outpost_growth * (now + later * each))
            points += box.soldier_points * (built + growth)
    return points


def tracks(state: State, seat: int, later: int, over: bool) -> float:
    """Explorers and outposts: prizes that are near, treasure, and where later rounds begin."""
    box = state.box
    guide = state.guides[seat]
    seats = len(state.guides)
    points = 0.0
    for land in range(len(LANDS)):
        built = guide.outposts[land]
        points += WEIGHTS.outpost_worth * built * (0.5 + later)
        if over:
            continue
        mine = guide.explorers[land]
        if mine:
            ahead = 0
            for other in state.guides:
                if other.explorers[land] > mine:
                    ahead += 1
            if ahead < seats - 1:
                points += box.prizes[land][ahead] * WEIGHTS.prize_share
        points += (
            WEIGHTS.track_step * mine + WEIGHTS.treasure_near * box.treasure[land] * mine / box.spaces[land] * mine / 2
        )
    return points


def reward(box: Box, land: int, built: int, artisans: float) -> float:
    """What an order of a dock gives."""
    points = 0.0
    for effect in box.base_rewards[land]:
        points += effect_worth(effect, artisans)
    for outpost in range(built):
        points += effect_worth(box.outpost_rewards[land][outpost], artisans)
    return points


def effect_worth(effect: Effect, artisans: float) -> float:
    if effect.kind == POINTS:
        return float(effect.amount)
    if effect.kind == ARTISANS:
        return artisans
    if effect.kind == STEP:
        return WEIGHTS.step_worth
    if effect.kind == OUTPOST or effect.kind == GATHER or effect.kind == EITHER:
        return 1.0
    assert_never(effect.kind)


def docks(box: Box, guide: Guide, artisans: float, turns: float) -> float:
    """Goods on the docks: a part of the order's reward, if there is time to complete it."""
    time = min(1.0, turns / 4.0)
    points = 0.0
    for land in range(len(LANDS)):
        dock = guide.docks[land]
        lying = kinds = most = 0
        for count in dock:
            if count:
                lying += count
                kinds += 1
                if count > most:
                    most = count
        if not lying:
            continue
        if land == DESERT:
            part = lying / box.desert_order
        elif land == GLACIER:
            part = most / box.glacier_order + 0.1 * (lying - most) / box.glacier_order
        else:
            assert land == FOREST
            part = kinds / 3 + 0.05 * lying
        points += WEIGHTS.progress * time * min(1.3, part) * reward(box, land, guide.outposts[land], artisans)
    return points


def favours(state: State, seat: int, icons: list[int], trades: list[int], coming: int) -> float:
    """end: favour tiles, claimed or still to be claimed."""
    box = state.box
    points = 0.0
    for species in range(len(SPECIES)):
        tile = state.tiles[species]
        if tile == BLANK or tile == NONE:
            continue
        upper, lower = box.favour_points[tile]
        cards = WEIGHTS.favour_growth * coming * len(box.favour_trades[tile])
        for trade in box.favour_trades[tile]:
            cards += trades[trade]
        claims = state.claims[species]
        if seat in claims:
            points += cards * (upper if claims[0] == seat else lower)
        elif len(claims) < FAVOUR_SPACES:
            missing = box.favour_icons - icons[species]
            expects = WEIGHTS.icon_growth * coming
            chance = min(0.95, max(0.0, 0.5 + (expects - missing) * 0.2))
            if expects <= 0.0:
                chance = 0.0
            points += chance * cards * (0.5 * (upper + lower) if not claims else lower)
    return points
