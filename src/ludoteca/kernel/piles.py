"""Piles, displays and drawing: what every game with cards does alike.

A pile is what is left in it, without an order; a display keeps its spaces, EMPTY where a card was taken.
"""

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance, Table

S = TypeVar("S", bound=Plain)

EMPTY: Final = -1


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A pile without one card."""
    position = pile.index(card)
    return pile[:position] + pile[position + 1 :]


def gap_for(display: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A display from which a card was taken: it leaves a gap."""
    return tuple([EMPTY if other == card else other for other in display])


def with_at(display: tuple[int, ...], space: int, card: int) -> tuple[int, ...]:
    """A display, or any row, with this on one of its spaces."""
    return (*display[:space], card, *display[space + 1 :])


def shown(display: tuple[int, ...]) -> list[int]:
    """The cards of a display, in reading order."""
    return [card for card in display if card != EMPTY]


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCard(Chance[S]):
    """A chance that draws one card of a pile, each as likely as the other."""

    def pile(self, table: Table[S]) -> tuple[int, ...]:
        raise TypeError(f"{type(self).__name__} has no pile")

    def lots(self, table: Table[S]) -> int:
        return len(self.pile(table))

    def lot(self, table: Table[S], number: int) -> int:
        return self.pile(table)[number]
