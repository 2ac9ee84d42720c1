"""What a screen needs to draw Encyclopedia."""

from collections.abc import Mapping, Sequence

from ludoteca.games.encyclopedia.box.constants import ACTIONS, CATEGORIES, CONTINENTS
from ludoteca.games.encyclopedia.box.contents import SLOT_WORDS
from ludoteca.games.encyclopedia.box.state import State
from ludoteca.games.encyclopedia.page.legend import Legend, legend
from ludoteca.games.encyclopedia.page.moves import DieWays
from ludoteca.games.encyclopedia.page.picture import Picture, picture
from ludoteca.games.encyclopedia.page.planner import plan
from ludoteca.games.encyclopedia.page.planner_wire import AnyPlan
from ludoteca.kernel.game_page import GamePage
from ludoteca.kernel.table import Table


class EncyclopediaPage(GamePage[State]):
    def picture(self, table: Table[State], viewer: int | None) -> Picture:
        return picture(table, viewer)

    def legend(self, table: Table[State]) -> Legend:
        return legend(table)

    def things(self, table: Table[State]) -> Mapping[str, Sequence[str]]:
        box = table.state.box
        return {
            "dice": box.die_words.words,
            "animals": box.card_ids,
            "experts": box.expert_ids,
            "slots": SLOT_WORDS.words,
            "actions": ACTIONS,
            "continents": CONTINENTS,
            "categories": CATEGORIES,
        }

    def plan(self, table: Table[State], seat: int, wish: Mapping[str, object]) -> tuple[list[str], AnyPlan]:
        return plan(table, seat, wish)

    def ways(self, table: Table[State], seat: int) -> DieWays:
        return DieWays(table, seat)
