"""The parts of a space of the Capital (p. 13): in which order they are taken."""

from typing import Final

from ludoteca.games.navoria.box.contents import EITHER, GATHER, OUTPOST, PART_WORDS, Effect
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.rules.docks import effect_step
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Choice, Step, Table
from ludoteca.kernel.words import Words

ASKED_WHERE_IT_MATTERS: Final = 2
"""gather: from this rules number on; before, the order of the parts was always asked."""


def next_parts(parts: tuple[int, ...]) -> list[int]:
    """gather: which of these parts may come next, where it matters; else the first as printed.

    Only goods and an outpost can be in each other's way: the outpost decides what an order that the goods complete is
    worth. Points and steps touch nothing that another part looks at.
    """
    if GATHER not in parts or OUTPOST not in parts:
        return list(parts[:1])
    others = [part for part in parts if part not in (GATHER, OUTPOST)]
    return others[:1] or list(parts)


class TakeParts(Step[State]):
    """gather, gather.spaces: the parts of a space, in any order; of parts joined by 'or', one."""

    def __init__(self, seat: int, trade: int, space: int, parts: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.trade: Final = trade
        self.space: Final = space
        self.parts: Final = parts  # the kinds still to take

    def run(self, table: Table[State]) -> None:
        if self.parts:
            table.then(ChoosePart(self.seat, self.trade, self.space, self.parts))


class ChoosePart(Choice[State]):
    """gather: which part of the space comes next."""

    def __init__(self, seat: int, trade: int, space: int, parts: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.trade: Final = trade
        self.space: Final = space
        self.parts: Final = parts

    def words(self, table: Table[State]) -> Words:
        return PART_WORDS

    def candidates(self, table: Table[State]) -> list[int]:
        if table.rules < ASKED_WHERE_IT_MATTERS or table.state.box.areas[self.trade][self.space][0].kind == EITHER:
            return list(self.parts)
        return next_parts(self.parts)

    def absent(self, table: Table[State], option: int) -> Refusal:
        return Refusal("gather.spaces", "part-not-here", part=option, trade=self.trade, space=self.space)

    def chosen(self, table: Table[State], option: int) -> None:
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
