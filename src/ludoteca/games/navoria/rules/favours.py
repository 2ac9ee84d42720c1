"""Favours (p. 8): who has five icons of a species may stand on its tile."""

from ludoteca.games.navoria.box.constants import BLANK, FAVOUR_SPACES, SPECIES
from ludoteca.games.navoria.box.events import FavourClaimed
from ludoteca.games.navoria.box.state import State
from ludoteca.kernel.table import Table


def claim_favours(table: Table[State], seat: int) -> None:
    """favour.claim: at once, on the upper free space of the tile, once per tile. It never hurts, so it is automatic."""
    state = table.state
    for species in range(len(SPECIES)):
        claims = state.claims[species]
        if (
            state.tiles[species] != BLANK
            and len(claims) < FAVOUR_SPACES
            and seat not in claims
            and state.icons(seat, species) >= state.box.favour_icons
        ):
            state.claims = (*state.claims[:species], (*claims, seat), *state.claims[species + 1 :])
            table.tell(FavourClaimed, seat, species, len(claims) + 1)
