"""The things of the box in words: names of numbers, residents, spaces, docks and what they give, as phrases."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, assert_never, cast

from ludoteca.games.navoria.box.constants import ANY, GOODS, LANDS, NONE, SPECIES, TRADES
from ludoteca.games.navoria.box.contents import (
    ARTISANS,
    EFFECTS,
    EITHER,
    GATHER,
    OUTPOST,
    POINTS,
    STEP,
    Box,
    Effect,
    Kind,
)
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.docks import missing_lots
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Table

# Names


def name_of(table: Table[State], fact: str, value: int | str) -> Saying | None:
    """The name of a value by its fact's name; None if it stands for itself."""
    if isinstance(value, str):
        return Saying(f"score-{value}", value) if fact == "line" else None
    namer = NAMERS.get(fact)
    return None if namer is None or value < 0 else namer(table.state.box, value)


def trade_name(box: Box, trade: int) -> Saying:
    return Saying(f"trade-{TRADES[trade]}", TRADES[trade])


def species_name(box: Box, species: int) -> Saying:
    return Saying(f"species-{SPECIES[species]}", SPECIES[species])


def land_name(box: Box, land: int) -> Saying:
    """A land, or any."""
    word = LANDS[land] if land < len(LANDS) else "any"
    return Saying(f"land-{word}", word)


def good_name(box: Box, good: int) -> Saying:
    """A good, or any."""
    word = GOODS[good] if good < len(GOODS) else "any"
    return Saying(f"good-{word}", word)


def part_name(box: Box, part: int) -> Saying:
    return Saying(f"part-{EFFECTS[part]}", EFFECTS[part])


def resident_name(box: Box, card: int) -> Saying:
    """By the name in the catalogue; a resident of a data pack by the name there, or by its id."""
    row = cast("list[Mapping[str, object]]", box.data["resident"])[card]
    otherwise = str(row.get("name", box.resident_ids[card].replace("_", " ")))
    return Saying(f"resident-{box.resident_ids[card].replace('_', '-')}", otherwise)


def favour_name(box: Box, favour: int) -> Saying:
    """A favour tile is called by the trades that it counts: a data pack may have others."""
    return Saying("favour-tile", box.favour_ids[favour], trades=box.favour_trades[favour])


NAMERS: Final[dict[str, Callable[[Box, int], Saying]]] = {
    "trade": trade_name,
    "trades": trade_name,
    "wanted": trade_name,
    "species": species_name,
    "land": land_name,
    "lands": land_name,
    "good": good_name,
    "goods": good_name,
    "part": part_name,
    "resident": resident_name,
    "residents": resident_name,
    "favour": favour_name,
}


# What effects give


def gives(effects: Iterable[Effect]) -> tuple[Saying, ...]:
    """What effects give together, each kind said once: '2 steps in the desert', not twice one."""
    amounts: dict[tuple[Kind, int], int] = {}  # by kind, and the land or good
    choices: list[Saying] = []
    for effect in effects:
        if effect.kind == EITHER:
            choices.extend(one_of([gives((part,)) for part in effect.parts]))
        elif effect.kind == GATHER:
            for good in effect.goods:
                amounts[GATHER, good] = amounts.get((GATHER, good), 0) + 1
        elif effect.kind == POINTS:
            amounts[POINTS, 0] = amounts.get((POINTS, 0), 0) + effect.amount
        elif effect.kind == STEP or effect.kind == OUTPOST or effect.kind == ARTISANS:
            amounts[effect.kind, effect.amount] = amounts.get((effect.kind, effect.amount), 0) + 1
        else:
            assert_never(effect.kind)
    return (*[gift(kind, what, amount) for (kind, what), amount in amounts.items()], *choices)


def gift(kind: Kind, what: int, amount: int) -> Saying:
    if kind == STEP:
        return Saying("n-steps", steps=amount, land=what)
    if kind == GATHER:
        return Saying("n-goods", amount=amount, good=what)
    if kind == OUTPOST:
        return Saying("n-outposts", outposts=amount, land=what)
    if kind == ARTISANS:
        return Saying("n-per-artisan", points=amount)
    if kind == POINTS:
        return Saying("n-points", points=amount)
    if kind == EITHER:
        raise ValueError("a choice is said part by part")
    assert_never(kind)


def one_of(choices: Sequence[tuple[Saying, ...]]) -> tuple[Saying, ...]:
    """One of several things: 'this or that'."""
    first, rest = choices[0], choices[1:]
    return (Saying("either", first=first, second=one_of(rest)),) if rest else first


# Residents


def lasting(box: Box, card: int) -> tuple[Saying, ...]:
    """merchant, adventurer, soldier: what a card gives while it lies in front of a guide."""
    if box.income_species[card] != NONE:
        return (Saying("income-icons", species=box.income_species[card]),)
    if box.income_flags[card]:
        return (Saying("income-flags"),)
    if box.end_land[card] != NONE:
        return (Saying("end-outposts", points=box.soldier_points, land=box.end_land[card]),)
    return ()


def lasting_for(state: State, seat: int, card: int) -> tuple[Saying, ...]:
    """The same with what a guide has of it: icons as they would be with this card, flags and outposts as they are."""
    box = state.box
    species, land = box.income_species[card], box.end_land[card]
    if species != NONE:
        own = box.icons[card] if box.species[card] == species else 0
        return (Saying("income-icons-then", species=species, icons=state.icons(seat, species) + own),)
    if box.income_flags[card]:
        return (Saying("income-flags-now", flags=state.flags(seat)),)
    if land != NONE:
        built = state.guides[seat].outposts[land]
        return (Saying("end-outposts-now", points=box.soldier_points, land=land, outposts=built),)
    return ()


def whole_resident(box: Box, card: int) -> Saying:
    """A resident with species, icons and everything on the card; its trade is known from where it lies."""
    return resident(box, card, (*gives(box.now[card]), *lasting(box, card)))


def resident_for(state: State, seat: int, card: int) -> Saying:
    """A whole resident, and what it would count for this guide."""
    return resident(state.box, card, (*gives(state.box.now[card]), *lasting_for(state, seat, card)))


def resident(box: Box, card: int, given: tuple[Saying, ...]) -> Saying:
    return Saying("resident-whole", resident=card, species=box.species[card], icons=box.icons[card], gives=given)


# The Capital


def trade_counts(counts: Sequence[int]) -> tuple[Saying, ...]:
    """How many tokens of each trade, without those that are not there."""
    return tuple(Saying("trade-count", trade=trade, count=count) for trade, count in enumerate(counts) if count)


def free_spaces(state: State, trade: int) -> tuple[Saying, ...]:
    return tuple(area_space(state, trade, space) for space, taken in enumerate(state.areas[trade]) if not taken)


def area_space(state: State, trade: int, space: int) -> Saying:
    """gather.spaces: a space of the Capital with what it gives, or that it is taken."""
    if state.areas[trade][space]:
        return Saying("space-taken", space=space)
    return Saying("space-gives", space=space, gives=gives(state.box.areas[trade][space]))


# Docks


def goods_on(dock: Sequence[int]) -> tuple[Saying, ...]:
    return tuple(Saying("n-goods", good=good, amount=amount) for good, amount in enumerate(dock) if amount)


def lacking(box: Box, land: int, dock: tuple[int, ...]) -> Saying:
    """order.complete: what a dock still lacks for its order."""
    lots = missing_lots(box, land, dock)
    missing = sum(lots[0].values())
    if not missing:
        return Saying("order-full")
    if len(lots) < len(GOODS):
        return Saying("order-lacks", missing=missing, goods=one_of([(lot_of_goods(lot),) for lot in lots]))
    any_kind = Saying("lacks-goods", good=ANY, amount=1) if missing == 1 else Saying("lacks-of-a-kind", amount=missing)
    return Saying("order-lacks", missing=missing, goods=any_kind)


def lot_of_goods(lot: dict[int, int]) -> Saying:
    if len(lot) == len(GOODS):
        return Saying("lacks-each")
    goods = [Saying("lacks-goods", good=good, amount=amount) for good, amount in lot.items()]
    return goods[0] if len(goods) == 1 else Saying("list-pair", first=goods[0], second=goods[1])


def rewards(state: State, seat: int, land: int) -> tuple[Saying, ...]:
    """order.complete: what completing a dock's order gives now: two base rewards, and one for each outpost."""
    box = state.box
    return gives((*box.base_rewards[land], *box.outpost_rewards[land][: state.guides[seat].outposts[land]]))
