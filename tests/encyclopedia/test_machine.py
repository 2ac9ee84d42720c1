"""Tables of Encyclopedia in the hands of hypothesis: see tests/machine.py."""

from typing import cast

from ludoteca.games.encyclopedia import GAME
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from tests.encyclopedia.tables import setup
from tests.machine import SETTINGS, AtTheTable, Seated


class AtEncyclopedia(AtTheTable):
    game = cast("Game[Plain]", GAME)

    def table_of(self, number: int) -> Seated:
        made = setup(number)
        return Seated(made.seats, made.options, made.seed)


TestAtEncyclopedia = AtEncyclopedia.TestCase
TestAtEncyclopedia.settings = SETTINGS
