"""The kept games of both games."""

from typing import cast

from ludoteca.kernel.plain import Plain
from tests.encyclopedia.kit_kept import KEEPING as ENCYCLOPEDIA
from tests.navoria.kit_kept import KEEPING as NAVORIA
from tests.playthroughs.keeping import Keeping

KEEPINGS = {keeping.game.name: keeping for keeping in cast("list[Keeping[Plain]]", [ENCYCLOPEDIA, NAVORIA])}
KEPT = [(game, name) for game, keeping in KEEPINGS.items() for name in keeping.names]
"""Each kept game: which game it is, and its name."""
