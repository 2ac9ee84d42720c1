"""The games of Navoria that are kept: who plays them and how, and how they are told."""

from collections.abc import Callable, Iterator
from typing import Final

from ludoteca.games.navoria import GAME
from ludoteca.games.navoria.box.constants import ANY, GOODS, LANDS, SPECIES, TRADES
from ludoteca.games.navoria.box.events import GameEnded, RoundBegan
from ludoteca.games.navoria.box.state import State
from ludoteca.kernel.contract.checks import any_option
from ludoteca.kernel.game import PERSON
from tests.navoria.kit_players import sensible
from tests.navoria.kit_tables import setup
from tests.playthroughs.keeping import JOURNALS, PLAYTHROUGHS, Keeping, Kept
from tests.playthroughs.teller import Teller, seat_word

UPPERMOST: Final = {"gather_space": "uppermost"}

KEPT: Final[tuple[Kept[State], ...]] = (
    Kept("two-free", (PERSON,) * 2, {}, sensible, ("ann", "bob")),
    Kept("two-uppermost-blank-undos", (PERSON,) * 2, {**UPPERMOST, "blank_favour": True}, sensible, undos=12),
    Kept("three-free-undos", (PERSON,) * 3, {}, sensible, undos=30),
    Kept("four-uppermost", (PERSON,) * 4, UPPERMOST, sensible, ("a", "b", "c", "d")),
    Kept("four-free-random", (PERSON,) * 4, {}, any_option),
    Kept("three-at-once", (PERSON,) * 3, {"new_artisan": "at_once"}, sensible),
)
OLD: Final[tuple[Kept[State], ...]] = tuple(kept._replace(name=f"rules1-{kept.name}", rules=1) for kept in KEPT[:5])
"""The same tables, played when the order of a space's parts was always asked; they know no option of artisans."""

NAMES: Final[dict[str, Callable[[State, int], str]]] = {
    "order": lambda state, seat: seat_word(seat),
    "resident": lambda state, card: state.box.resident_ids[card],
    "favour": lambda state, tile: state.box.favour_ids[tile],
    "trade": lambda state, trade: TRADES[trade],
    "species": lambda state, species: SPECIES[species],
    "land": lambda state, land: "any" if land == ANY else LANDS[land],
    "good": lambda state, good: "any" if good == ANY else GOODS[good],
}


def summary(state: State) -> Iterator[str]:
    """What everybody has, in a line each."""
    yield "     == the end" if state.scores else f"     == round {state.round}"
    for seat, guide in enumerate(state.guides):
        explorers = ",".join(f"{land}:{space}" for land, space in zip(LANDS, guide.explorers, strict=True))
        outposts = ",".join(f"{land}:{built}" for land, built in zip(LANDS, guide.outposts, strict=True))
        docks = [
            f"{land}:{'+'.join(good for good, count in zip(GOODS, dock, strict=True) for _ in range(count))}"
            for land, dock in zip(LANDS, guide.docks, strict=True)
            if any(dock)
        ]
        icons = ",".join(f"{name}:{state.icons(seat, species)}" for species, name in enumerate(SPECIES))
        favours = [name for species, name in enumerate(SPECIES) if seat in state.claims[species]]
        yield (
            f"     == {seat_word(seat)} points={guide.points} explorers={explorers} outposts={outposts} "
            f"docks={','.join(docks) or 'none'} residents={len(guide.residents)} icons={icons} "
            f"favours={','.join(favours) or 'none'}"
        )


KEEPING: Final = Keeping(
    Teller(GAME, NAMES, (RoundBegan, GameEnded), summary),
    KEPT + OLD,
    setup,
    range(0, 240, 9),
    JOURNALS / "navoria",
    PLAYTHROUGHS / "navoria",
)
