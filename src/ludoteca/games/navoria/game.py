"""Navoria, as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.games.navoria.box.constants import NONE
from ludoteca.games.navoria.box.contents import Box
from ludoteca.games.navoria.box.data import resolved, standard
from ludoteca.games.navoria.box.state import State
from ludoteca.games.navoria.checks import check
from ludoteca.games.navoria.mind.game_mind import NavoriaMind
from ludoteca.games.navoria.page.game_page import NavoriaPage
from ludoteca.games.navoria.rules.round import PlayGame
from ludoteca.games.navoria.rules.scoring import line_names, sheet, winners
from ludoteca.games.navoria.rules.setup import opening
from ludoteca.games.navoria.words.game_words import NavoriaWords
from ludoteca.kernel.game import PERSON, Data, Game, ScoreLine, Setting, SettingOffered, digest, must_be_over
from ludoteca.kernel.recent import Recent
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.schema import MOST_BOXES
from ludoteca.kernel.table import Table
from ludoteca.kernel.words import Words

RULES: Final = range(1, 3)

_boxes: Final[Recent[str, Box]] = Recent(MOST_BOXES)


class Navoria(Game[State]):
    def __init__(self) -> None:
        super().__init__()
        self.name = "navoria"
        self.rules = RULES
        self.seats = range(2, 5)
        self.default_seats = (PERSON, PERSON, PERSON)
        self.words = NavoriaWords()
        self.page = NavoriaPage()
        self.mind = NavoriaMind()

    def settings_offered(self) -> Sequence[SettingOffered]:
        return (
            SettingOffered("gather_space", ("free", "uppermost")),
            SettingOffered("blank_favour", (False, True)),
            SettingOffered("new_artisan", ("after", "at_once")),
        )

    def data(self, pack: Data | None) -> Data:
        return resolved(pack)

    def begin(
        self,
        seats: Sequence[str],
        options: Mapping[str, Setting] | None = None,
        data: Data | None = None,
        rules: int | None = None,
    ) -> Table[State]:
        chosen = self.settings(options or {})
        if len(seats) not in self.seats:
            raise Refused(Refusal("setup.order", "seat-count", found=len(seats), least=2, most=4))
        for seat in seats:
            if seat != PERSON:
                raise Refused(Refusal("setup.order", "seat-unknown", found=seat))
        if chosen["blank_favour"] and len(seats) != 2:
            raise Refused(Refusal("setup.favours", "blank-for-two-only", found=len(seats)))
        box = box_for(standard() if data is None else data)
        uppermost = chosen["gather_space"] == "uppermost"
        at_once = chosen["new_artisan"] == "at_once"
        state = opening(box, len(seats), uppermost, bool(chosen["blank_favour"]), at_once)
        table: Table[State] = Table(state, [PlayGame()], [], self.rules[-1] if rules is None else rules)
        table.settle()
        return table

    def vocabularies(self, table: Table[State]) -> Sequence[Words]:
        return table.state.box.vocabularies

    def sheet(self, table: Table[State], seat: int) -> list[ScoreLine]:
        return [
            ScoreLine(name, count, points, None if times == NONE else times)
            for name, count, times, points in sheet(table.state, seat)
        ]

    def lines(self, table: Table[State]) -> Sequence[str]:
        return line_names()

    def winners(self, table: Table[State]) -> list[int]:
        must_be_over(table)
        return winners(table.state)

    def check(self, table: Table[State]) -> None:
        check(table)


def box_for(data: Data) -> Box:
    """The box of a table. Boxes are shared: a thousand simulated tables have one."""
    key = "standard" if data is standard() else digest(data)
    return _boxes.get(key, lambda: Box({**standard(), **data}))


GAME: Final = Navoria()
