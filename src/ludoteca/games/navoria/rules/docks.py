"""Goods, docks and orders (p. 12), and what an order, a card or a space of the Capital gives."""

from typing import Final, assert_never

from ludoteca.games.navoria.box.constants import ANY, DESERT, GLACIER, GOODS, LANDS
from ludoteca.games.navoria.box.contents import (
    ARTISANS,
    EITHER,
    GATHER,
    GOOD_WORDS,
    LAND_WORDS,
    OUTPOST,
    POINTS,
    STEP,
    Box,
    Effect,
)
from ludoteca.games.navoria.box.events import GoodGained, GoodMissing, GoodPlaced, OrderCompleted
from ludoteca.games.navoria.box.state import State, added
from ludoteca.games.navoria.rules.tracks import BuildOutpost, MoveExplorer, gain_points
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Choice, Step, Table
from ludoteca.kernel.words import Words


class GatherGoods(Step[State]):
    """artisan, goods.place, things.goods: goods gained together; what is not in stock is not gained."""

    def __init__(self, seat: int, wanted: tuple[int, ...], taken: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.wanted: Final = wanted
        self.taken: Final = taken

    def run(self, table: Table[State]) -> None:
        state = table.state
        if not self.wanted:
            if self.taken:
                table.then(PlaceGood(self.seat, self.taken, ()), CheckOrders(self.seat))
            return
        good, rest = self.wanted[0], self.wanted[1:]
        if good == ANY:
            if any(stock > 0 for stock in state.stock):
                table.then(ChooseGood(self.seat, rest, self.taken))
                return
        elif state.stock[good]:
            take_good(table, self.seat, good)
            table.then(GatherGoods(self.seat, rest, (*self.taken, good)))
            return
        table.tell(GoodMissing, self.seat, good)
        table.then(GatherGoods(self.seat, rest, self.taken))


def take_good(table: Table[State], seat: int, good: int) -> None:
    table.state.stock = added(table.state.stock, good, -1)
    table.tell(GoodGained, seat, good)


class ChooseGood(Choice[State]):
    """things.goods: a free choice is among the goods in stock."""

    def __init__(self, seat: int, wanted: tuple[int, ...], taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.wanted: Final = wanted
        self.taken: Final = taken

    def words(self, table: Table[State]) -> Words:
        return GOOD_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(len(GOODS)))

    def law(self, table: Table[State], option: int) -> Refusal | None:
        if not table.state.stock[option]:
            return Refusal("things.goods", "good-out-of-stock", good=option)
        return None

    def chosen(self, table: Table[State], option: int) -> None:
        take_good(table, self.seat, option)
        table.then(GatherGoods(self.seat, self.wanted, (*self.taken, option)))


class PlaceGood(Choice[State]):
    """goods.place: each good to any dock; several gained together to different docks."""

    def __init__(self, seat: int, goods: tuple[int, ...], used: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.goods: Final = goods
        self.used: Final = used

    def words(self, table: Table[State]) -> Words:
        return LAND_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return list(range(len(LANDS)))

    def law(self, table: Table[State], option: int) -> Refusal | None:
        if option in self.used:
            return Refusal("goods.place", "dock-used", land=option)
        return None

    def options(self, table: Table[State]) -> list[int]:
        return [land for land in range(len(LANDS)) if land not in self.used]

    def chosen(self, table: Table[State], option: int) -> None:
        good = self.goods[0]
        guide = table.state.guides[self.seat]
        dock = added(guide.docks[option], good, 1)
        guide.docks = (*guide.docks[:option], dock, *guide.docks[option + 1 :])
        table.tell(GoodPlaced, self.seat, good, option)
        if len(self.goods) > 1:
            table.then(PlaceGood(self.seat, self.goods[1:], (*self.used, option)))


def order_of(box: Box, dock: tuple[int, ...], land: int) -> tuple[int, ...]:
    """order.complete: the goods that complete this dock's order; () if it is not complete."""
    if land == GLACIER:
        for good in range(len(GOODS)):
            if dock[good] >= box.glacier_order:
                return tuple([box.glacier_order if other == good else 0 for other in range(len(GOODS))])
        return ()
    if land == DESERT:
        return dock if sum(dock) >= box.desert_order else ()
    return (1, 1, 1) if dock[0] and dock[1] and dock[2] else ()


def missing_lots(box: Box, land: int, dock: tuple[int, ...]) -> list[dict[int, int]]:
    """order.complete: what a dock still lacks, as lots of goods: any one of them completes its order."""
    if order_of(box, dock, land):
        return [{}]
    if land == DESERT:
        return [{ANY: box.desert_order - sum(dock)}]
    if land == GLACIER:
        most = max(dock)
        return [{good: box.glacier_order - most} for good, amount in enumerate(dock) if amount == most]
    return [{good: 1 for good, amount in enumerate(dock) if not amount}]


class CheckOrders(Step[State]):
    """order.complete: once all goods are placed; if several docks are complete their owner picks the order."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table[State]) -> None:
        if complete_docks(table.state, self.seat):
            table.then(ChooseOrder(self.seat), CheckOrders(self.seat))


def complete_docks(state: State, seat: int) -> list[int]:
    docks = state.guides[seat].docks
    return [land for land in range(len(LANDS)) if order_of(state.box, docks[land], land)]


class ChooseOrder(Choice[State]):
    """order.complete: which complete order comes first."""

    def words(self, table: Table[State]) -> Words:
        return LAND_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        return complete_docks(table.state, self.seat)

    def absent(self, table: Table[State], option: int) -> Refusal:
        return Refusal("order.complete", "order-incomplete", land=option)

    def chosen(self, table: Table[State], option: int) -> None:
        table.then(CompleteOrder(self.seat, option))


class CompleteOrder(Step[State]):
    """order.complete: its goods return to the stock; base rewards, then one for each outpost, from the left."""

    def __init__(self, seat: int, land: int) -> None:
        self.seat: Final = seat
        self.land: Final = land

    def run(self, table: Table[State]) -> None:
        state = table.state
        land = self.land
        guide = state.guides[self.seat]
        spent = order_of(state.box, guide.docks[land], land)
        dock = tuple([have - gone for have, gone in zip(guide.docks[land], spent, strict=True)])
        guide.docks = (*guide.docks[:land], dock, *guide.docks[land + 1 :])
        state.stock = tuple([have + back for have, back in zip(state.stock, spent, strict=True)])
        table.tell(OrderCompleted, self.seat, land)
        for effect in state.box.base_rewards[land]:
            table.then(effect_step(self.seat, effect, "order"))
        for effect in state.box.outpost_rewards[land][: guide.outposts[land]]:
            table.then(effect_step(self.seat, effect, "order"))


# What an order, a card or a space of the Capital gives


def effect_step(seat: int, effect: Effect, why: str) -> Step[State]:
    """recruit.effects, gather.spaces, order.complete: what an effect does."""
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
    if effect.kind == EITHER:
        raise ValueError("of parts joined by 'or' one is chosen first")
    assert_never(effect.kind)


class GainPoints(Step[State]):
    def __init__(self, seat: int, points: int, why: str) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.why: Final = why

    def run(self, table: Table[State]) -> None:
        gain_points(table, self.seat, self.points, self.why)


class ArtisansPay(Step[State]):
    """order.complete, artisan: 1 point for each artisan in front of the guide (recruit.effects)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table[State]) -> None:
        artisans = table.state.artisans(self.seat)
        if artisans:
            gain_points(table, self.seat, artisans, "artisans")
