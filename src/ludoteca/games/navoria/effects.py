"""What a card, a space of the Capital or an order gives, as steps."""

from typing import Final

from ludoteca.games.navoria.box import ARTISANS, EITHER, GATHER, OUTPOST, PART_WORDS, POINTS, STEP, Effect
from ludoteca.games.navoria.docks import GatherGoods
from ludoteca.games.navoria.state import Board, State
from ludoteca.games.navoria.tracks import BuildOutpost, MoveExplorer, gain_points
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Choice, Step
from ludoteca.kernel.words import Words


def effect_step(seat: int, effect: Effect, why: str) -> Step[State]:
    if effect.kind == POINTS:
        return GainPoints(seat, effect.amount, why)
    if effect.kind == STEP:
        return MoveExplorer(seat, effect.amount)
    if effect.kind == GATHER:
        return GatherGoods(seat, effect.goods)
    if effect.kind == OUTPOST:
        return BuildOutpost(seat, effect.amount)
    if effect.kind == ARTISANS:
        return ArtisansPay(seat)
    raise ValueError(f"effect {effect.kind} is no step by itself")


class GainPoints(Step[State]):
    def __init__(self, seat: int, points: int, why: str) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.why: Final = why

    def run(self, table: Board) -> None:
        gain_points(table, self.seat, self.points, self.why)


class ArtisansPay(Step[State]):
    """order.complete: 1 point for each artisan in front of the guide; one just being recruited is not there yet."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Board) -> None:
        artisans = table.state.artisans(self.seat)
        if artisans:
            gain_points(table, self.seat, artisans, "artisans")


class TakeParts(Step[State]):
    """gather: the parts of a space, in any order; of parts joined by 'or', one."""

    def __init__(self, seat: int, trade: int, space: int, parts: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.trade: Final = trade
        self.space: Final = space
        self.parts: Final = parts  # the kinds still to take

    def run(self, table: Board) -> None:
        if self.parts:
            table.then(ChoosePart(self.seat, self.trade, self.space, self.parts))


class ChoosePart(Choice[State]):
    """gather: which part of the space comes next."""

    def __init__(self, seat: int, trade: int, space: int, parts: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.trade: Final = trade
        self.space: Final = space
        self.parts: Final = parts

    def words(self, table: Board) -> Words:
        return PART_WORDS

    def candidates(self, table: Board) -> list[int]:
        return list(self.parts)

    def absent(self, table: Board, option: int) -> Refusal:
        return Refusal("gather.spaces", "part-not-here", part=option, trade=self.trade, space=self.space)

    def chosen(self, table: Board, option: int) -> None:
        effects = table.state.box.areas[self.trade][self.space]
        either = effects[0].kind == EITHER
        choices = effects[0].parts if either else effects
        for effect in choices:
            if effect.kind == option:
                table.then(effect_step(self.seat, effect, "capital"))
        if not either:
            rest = tuple([part for part in self.parts if part != option])
            table.then(TakeParts(self.seat, self.trade, self.space, rest))


def parts_of(effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """The kinds of the parts of a space of the Capital."""
    if effects[0].kind == EITHER:
        effects = effects[0].parts
    return tuple([effect.kind for effect in effects])
