"""What a turn in mid-course may still bring, so that plans are not given up before their gains are there."""

from typing import Final

from ludoteca.games.navoria.box import ARTISANS, EITHER, GATHER, OUTPOST, POINTS, STEP, Effect
from ludoteca.games.navoria.docks import ChooseGood, GatherGoods, PlaceGood
from ludoteca.games.navoria.effects import ArtisansPay, ChoosePart, GainPoints, TakeParts
from ludoteca.games.navoria.gather import GatherTurn
from ludoteca.games.navoria.recruit import JoinGuide, RecruitTurn
from ludoteca.games.navoria.state import Board, State
from ludoteca.games.navoria.things import ANY
from ludoteca.games.navoria.tracks import BuildOutpost, ChooseExplorer, ChooseOutpost, MoveExplorer

STEP_POINTS: Final = 1.5
GOOD_POINTS: Final = 2.5
FREE_CHOICE: Final = 0.5
"""So much more if the land or the good is of one's choice."""
OUTPOST_POINTS: Final = 5.0


def underway(table: Board, seat: int) -> float:
    """About how many points a guide's open turn still brings, beside the resident that it may bring."""
    points = 0.0
    for step in reversed(table.agenda):
        if isinstance(step, RecruitTurn | GatherTurn):
            return points
        if isinstance(step, GainPoints):
            if step.seat == seat:
                points += step.points
        elif isinstance(step, MoveExplorer):
            if step.seat == seat:
                points += STEP_POINTS + (FREE_CHOICE if step.land == ANY else 0.0)
        elif isinstance(step, ChooseExplorer):
            if step.seat == seat:
                points += STEP_POINTS + FREE_CHOICE
        elif isinstance(step, BuildOutpost | ChooseOutpost):
            if step.seat == seat:
                points += OUTPOST_POINTS
        elif isinstance(step, GatherGoods):
            if step.seat == seat:
                points += of_goods(step.wanted) + of_goods(step.taken)
        elif isinstance(step, ChooseGood):
            if step.seat == seat:
                points += GOOD_POINTS + FREE_CHOICE + of_goods(step.wanted) + of_goods(step.taken)
        elif isinstance(step, PlaceGood):
            if step.seat == seat:
                points += of_goods(step.goods)
        elif isinstance(step, ArtisansPay):
            if step.seat == seat:
                points += table.state.artisans(seat)
        elif isinstance(step, ChoosePart | TakeParts) and step.seat == seat:
            points += of_parts(table.state.box.areas[step.trade][step.space], step.parts)
    return points


def of_goods(goods: tuple[int, ...]) -> float:
    points = 0.0
    for good in goods:
        points += GOOD_POINTS + (FREE_CHOICE if good == ANY else 0.0)
    return points


def of_parts(effects: tuple[Effect, ...], parts: tuple[int, ...]) -> float:
    """The parts of a space that are still to be taken; of parts joined by 'or' the better."""
    if effects[0].kind == EITHER:
        return max([of_effect(effect) for effect in effects[0].parts]) if parts else 0.0
    points = 0.0
    for effect in effects:
        if effect.kind in parts:
            points += of_effect(effect)
    return points


def of_effect(effect: Effect) -> float:
    if effect.kind == POINTS:
        return float(effect.amount)
    if effect.kind == STEP:
        return STEP_POINTS + (FREE_CHOICE if effect.amount == ANY else 0.0)
    if effect.kind == GATHER:
        return of_goods(effect.goods)
    if effect.kind == OUTPOST:
        return OUTPOST_POINTS
    assert effect.kind == ARTISANS
    return 0.0


def with_who_joins(table: Board, seat: int) -> State:
    """The state as it will be once a resident that is being recruited lies in front of the guide."""
    for step in reversed(table.agenda):
        if isinstance(step, RecruitTurn | GatherTurn):
            break
        if isinstance(step, JoinGuide) and step.seat == seat:
            state = table.state.clone()
            guide = state.guides[seat]
            guide.residents = (*guide.residents, step.card)
            guide.recruited += 1
            return state
    return table.state
