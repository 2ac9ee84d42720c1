"""The nearest change: what a seat would have to have more of for a refused action, tried on copies of the table.

A refusal that names one has two facts for it: `nearest` is 'coin', 'token', 'seal', 'animal' (one more under study, of
the continent that the refusal speaks of, without cubes) or 'none', and `amount` is how many. Nothing smaller would do.
"""

from collections.abc import Callable
from typing import Final

from ludoteca.games.encyclopedia.box.constants import NONE
from ludoteca.games.encyclopedia.box.contents import GOODS, Box
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.rules.raising import pay
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.table import Table

Change = tuple[str, int]

NO_CHANGE: Final[Change] = ("none", 0)
ONE_TOKEN: Final[Change] = ("token", 1)
ONE_ANIMAL: Final[Change] = ("animal", 1)
MOST_VALUE: Final = 20
"""No action needs more than this to begin: what costs most to research is a creature of a data pack."""
ANIMAL_RANK: Final = MOST_VALUE + 1
NONE_RANK: Final = MOST_VALUE + 2


def nearest(table: Table[State], seat: int, possible: Callable[[Table[State]], bool], home: int = NONE) -> Change:
    """The smallest change with which this would be possible; an animal of `home` only where no goods would do."""
    worth = table.state.box.worth
    helpful = [goods for goods in range(len(GOODS)) if possible(given(table, seat, goods, MOST_VALUE // worth[goods]))]
    for value in range(1, MOST_VALUE + 1):
        for goods in reversed(helpful):
            if value % worth[goods] == 0:
                amount = value // worth[goods]
                if possible(given(table, seat, goods, amount)):
                    return GOODS[goods], amount
    if home != NONE and possible(with_animal(table, seat, home)):
        return ONE_ANIMAL
    return NO_CHANGE


def given(table: Table[State], seat: int, goods: int, amount: int) -> Table[State]:
    """A copy on which the seat has so many more."""
    copy = table.clone()
    pay(copy.state.seats[seat], goods, -amount)
    return copy


def with_animal(table: Table[State], seat: int, home: int) -> Table[State]:
    """A copy on which the seat studies one more animal of this continent; of the deck, if one lies there."""
    copy = table.clone()
    state = copy.state
    me = state.seats[seat]
    found = [card for card in state.animal_deck if state.box.continent[card] == home]
    if not found:
        found = [card for card in range(state.box.animals) if state.box.continent[card] == home]
    card = next((card for card in found if card not in me.animals), NONE)
    if card != NONE:
        state.animal_deck = tuple([other for other in state.animal_deck if other != card])
        me.animals = (*me.animals, card)
        me.cubes = (*me.cubes, 0)
    return copy


def rank(box: Box, refusal: Refusal) -> int:
    """How far away what was refused is."""
    change = refusal.facts.get("nearest", "none")
    amount = refusal.facts.get("amount", 0)
    if change == ONE_ANIMAL[0]:
        return ANIMAL_RANK
    if change not in GOODS or not isinstance(amount, int):
        return NONE_RANK
    return box.worth[GOODS.index(str(change))] * amount


def closest(box: Box, refusals: list[Refusal]) -> Refusal:
    """Of several reasons the one that the smallest change would mend; the first of equal ones."""
    best = refusals[0]
    for refusal in refusals:
        if rank(box, refusal) < rank(box, best):
            best = refusal
    return best
