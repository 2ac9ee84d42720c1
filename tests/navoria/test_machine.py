"""Tables of Navoria in the hands of hypothesis: see tests/machine.py."""

from typing import cast

from ludoteca.games.navoria import GAME
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from tests.machine import SETTINGS, AtTheTable, Seated
from tests.navoria.tables import setup


class AtNavoria(AtTheTable):
    game = cast("Game[Plain]", GAME)

    def table_of(self, number: int) -> Seated:
        made = setup(number)
        return Seated(made.seats, made.options, made.seed)


TestAtNavoria = AtNavoria.TestCase
TestAtNavoria.settings = SETTINGS
