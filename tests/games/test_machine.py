"""Tables of each game in the hands of hypothesis: see kit_machine.py."""

from typing import cast

from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from tests.encyclopedia.kit_kept import KEEPING as ENCYCLOPEDIA
from tests.games.kit_machine import SETTINGS, AtTheTable, Seated
from tests.navoria.kit_kept import KEEPING as NAVORIA


class AtEncyclopedia(AtTheTable):
    game = cast("Game[Plain]", ENCYCLOPEDIA.game)

    def table_of(self, number: int) -> Seated:
        made = ENCYCLOPEDIA.setup(number)
        return Seated(made.seats, made.options, made.seed)


class AtNavoria(AtTheTable):
    game = cast("Game[Plain]", NAVORIA.game)

    def table_of(self, number: int) -> Seated:
        made = NAVORIA.setup(number)
        return Seated(made.seats, made.options, made.seed)


TestAtEncyclopedia = AtEncyclopedia.TestCase
TestAtEncyclopedia.settings = SETTINGS
TestAtNavoria = AtNavoria.TestCase
TestAtNavoria.settings = SETTINGS
