"""What a turn in mid-course may still bring, so that plans are not given up before their gains are there."""

from typing import Final, assert_never

from ludoteca.games.navoria.box.constants import ANY, LANDS, NONE, OUTPOSTS_EACH
from ludoteca.games.navoria.box.contents import ARTISANS, EITHER, GATHER, OUTPOST, POINTS, STEP, Effect
from ludoteca.games.navoria.box.state import Guide, State, added
from ludoteca.games.navoria.rules.docks import ArtisansPay, ChooseGood, GainPoints, GatherGoods, PlaceGood
from ludoteca.games.navoria.rules.effects import ChoosePart, TakeParts
from ludoteca.games.navoria.rules.gather import GatherTurn
from ludoteca.games.navoria.rules.recruit import JoinGuide, RecruitTurn
from ludoteca.games.navoria.rules.tracks import BuildOutpost, ChooseExplorer, ChooseOutpost, MoveExplorer
from ludoteca.kernel.table import Table

STEP_POINTS: Final = 2.0
GOOD_POINTS: Final = 2.0
"""What a step of one's choice and a good usually bring; other parts are looked at as if they were there already."""


def foreseen(table: Table[State], seat: int) -> State:
    """The state as it will be for a guide, once what the open turn brings without a further choice is there, and an
    outpost of one's choice stands in the land of the richest treasure."""
    state = table.state
    for step in reversed(table.agenda):
        if isinstance(step, (RecruitTurn, GatherTurn)):
            break
        if isinstance(step, JoinGuide):
            if step.seat == seat:
                state = copied(state, table)
                guide = state.guides[seat]
                guide.residents = (*guide.residents, step.card)
                guide.recruited += 1
        elif isinstance(step, BuildOutpost):
            if step.seat == seat:
                state = copied(state, table)
                build(state, state.guides[seat], step.land)
        elif isinstance(step, ChooseOutpost):
            if step.seat == seat:
                state = copied(state, table)
                build(state, state.guides[seat], ANY)
        elif isinstance(step, MoveExplorer):
            if step.seat == seat and step.land != ANY:
                state = copied(state, table)
                move(state, state.guides[seat], step.land)
        elif isinstance(step, GainPoints):
            if step.seat == seat:
                state = copied(state, table)
                state.guides[seat].points += step.points
        elif isinstance(step, ArtisansPay) and step.seat == seat:
            state = copied(state, table)
            state.guides[seat].points += table.state.artisans(seat)
    return state


def copied(state: State, table: Table[State]) -> State:
    return state.clone() if state is table.state else state


def build(state: State, guide: Guide, land: int) -> None:
    if land == ANY:
        land = NONE
        for place in range(len(LANDS)):
            if guide.outposts[place] < OUTPOSTS_EACH and (
                land == NONE or state.box.treasure[place] > state.box.treasure[land]
            ):
                land = place
    if land != NONE and guide.outposts[land] < OUTPOSTS_EACH:
        guide.outposts = added(guide.outposts, land, 1)


def move(state: State, guide: Guide, land: int) -> None:
    """explore.treasure"""
    last = state.box.spaces[land]
    if guide.explorers[land] < last:
        guide.explorers = added(guide.explorers, land, 1)
    if guide.explorers[land] == last:
        guide.points += state.box.treasure[land]


def underway(table: Table[State], seat: int) -> float:
    """About how many points the rest of a guide's open turn brings: goods and steps of one's choice."""
    state = table.state
    points = 0.0
    for step in reversed(table.agenda):
        if isinstance(step, (RecruitTurn, GatherTurn)):
            break
        if isinstance(step, GatherGoods):
            if step.seat == seat:
                points += GOOD_POINTS * (len(step.wanted) + len(step.taken))
        elif isinstance(step, ChooseGood):
            if step.seat == seat:
                points += GOOD_POINTS * (1 + len(step.wanted) + len(step.taken))
        elif isinstance(step, PlaceGood):
            if step.seat == seat:
                points += GOOD_POINTS * len(step.goods)
        elif isinstance(step, MoveExplorer):
            if step.seat == seat and step.land == ANY:
                points += of_step(state, seat)
        elif isinstance(step, ChooseExplorer):
            if step.seat == seat:
                points += of_step(state, seat)
        elif isinstance(step, (ChoosePart, TakeParts)) and step.seat == seat:
            points += of_parts(state, seat, state.box.areas[step.trade][step.space], step.parts)
    return points


def of_step(state: State, seat: int) -> float:
    """explore.treasure: who is at the end of a track, or just before it, gains the treasure by a step."""
    best = STEP_POINTS
    for land in range(len(LANDS)):
        if state.guides[seat].explorers[land] >= state.box.spaces[land] - 1:
            best = max(best, float(state.box.treasure[land]))
    return best


def of_parts(state: State, seat: int, effects: tuple[Effect, ...], parts: tuple[int, ...]) -> float:
    """The parts of a space that are still to be taken; of parts joined by 'or' the better."""
    best = total = 0.0
    either = effects[0].kind == EITHER
    for effect in effects[0].parts if either else effects:
        if effect.kind in parts:
            worth = 0.0
            if effect.kind == POINTS:
                worth = float(effect.amount)
            elif effect.kind == GATHER:
                worth = GOOD_POINTS * len(effect.goods)
            elif effect.kind == STEP:
                worth = of_step(state, seat)
            elif effect.kind != OUTPOST and effect.kind != ARTISANS and effect.kind != EITHER:
                assert_never(effect.kind)
            total += worth
            best = max(best, worth)
    return best if either else total
