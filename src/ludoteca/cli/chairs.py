"""Who sits where: 'me', 'me:Anna', 'bot:random', or a seat that the game plays itself ('automa:linne:boudeuse')."""

from collections.abc import Sequence
from typing import Final

from ludoteca.bots.roster import BOTS, USUAL
from ludoteca.cli.voice import Voice
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table

ME: Final = "me"
BOT: Final = "bot"


class Chair:
    """One seat, as it was asked for: `written` makes the same chair again, `seat` is what the game is told."""

    def __init__(self, written: str, seat: str, name: str | None, bot: str | None) -> None:
        self.written: Final = written
        self.seat: Final = seat
        self.name: Final = name
        self.bot: Final = bot

    @property
    def here(self) -> bool:
        """Whether a person at this terminal answers."""
        return self.seat == PERSON and self.bot is None


def chair(written: str, voice: Voice) -> Chair:
    """The chair from its words. Raises Fault; what the game itself has to know, it will refuse."""
    kind, _, rest = written.partition(":")
    if written == PERSON or kind == ME:
        return Chair(written, PERSON, rest.strip() or None, None)
    if kind == BOT:
        if rest not in BOTS:
            raise voice.fault("bot-unknown", found=written, known=", ".join(f"{BOT}:{name}" for name in BOTS))
        return Chair(written, PERSON, None, rest)
    return Chair(written, written, None, None)


def chairs(written: str, voice: Voice) -> list[Chair]:
    """The chairs from a list with commas. Raises Fault."""
    return [chair(words.strip(), voice) for words in written.split(",")]


def default_chairs(game: Game[Plain], voice: Voice) -> list[Chair]:
    """Who sits down if nobody says: you on the first person's seat, and bots on the others."""
    written = list(game.default_seats)
    for number, seat in enumerate(written):
        if seat == PERSON:
            written[number] = ME if ME not in written else f"{BOT}:{USUAL}"
    return [chair(words, voice) for words in written]


def names(game: Game[Plain], table: Table[Plain] | None, seated: Sequence[Chair], voice: Voice) -> list[str]:
    """A name for each seat, no two alike."""
    found: list[str] = []
    for number, who in enumerate(seated):
        name = who.name
        if name is None and who.bot is not None:
            name = voice.say("name-bot", bot=who.bot)
        elif name is None and who.seat == PERSON:
            name = voice.say("name-person", number=number + 1)
        elif name is None:
            name = (None if table is None else game.seat_name(table, number)) or who.seat
        found.append(name if name not in found else f"{name} ({number + 1})")
    return found
