"""What a screen needs to draw Navoria."""

from collections.abc import Mapping, Sequence

from ludoteca.games.navoria.box.constants import GOODS, LANDS, SPECIES, TRADES
from ludoteca.games.navoria.box.contents import SPACE_WORDS
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.page.legend import Legend, legend
from ludoteca.games.navoria.page.moves import TokenWays
from ludoteca.games.navoria.page.picture import Picture, picture
from ludoteca.kernel.game_page import GamePage
from ludoteca.kernel.table import Table


class NavoriaPage(GamePage[State]):
    def picture(self, table: Table[State], viewer: int | None) -> Picture:
        return picture(table, viewer)

    def legend(self, table: Table[State]) -> Legend:
        return legend(table)

    def things(self, table: Table[State]) -> Mapping[str, Sequence[str]]:
        box = table.state.box
        return {
            "trades": TRADES,
            "species": SPECIES,
            "lands": LANDS,
            "goods": GOODS,
            "spaces": SPACE_WORDS.words,
            "residents": box.resident_ids,
        }

    def ways(self, table: Table[State], seat: int) -> TokenWays:
        return TokenWays(table, seat)
