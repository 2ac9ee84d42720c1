"""Seats as they are typed: 'me', 'me:Anna', 'bot:random', or one that the game plays ('automa:linne:boudeuse')."""

from collections.abc import Sequence
from typing import Final

from ludoteca.bots.roster import BOTS, USUAL
from ludoteca.cli.voice import Voice
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table

ME: Final = "me"
BOT: Final = "bot"


class Seat:
    """One seat, as it was asked for: `written` makes the same seat again, `seat` is what the game is told."""

    def __init__(self, written: str, seat: str, name: str | None, bot: str | None) -> None:
        self.written: Final = written
        self.seat: Final = seat
        self.name: Final = name
        self.bot: Final = bot

    @property
    def here(self) -> bool:
        """Whether a person at this terminal answers."""
        return self.seat == PERSON and self.bot is None


def read_seat(written: str, voice: Voice) -> Seat:
    """The seat from its words. Raises Fault; what the game itself has to know, it will refuse."""
    kind, _, rest = written.partition(":")
    if written == PERSON or kind == ME:
        return Seat(written, PERSON, rest.strip() or None, None)
    if kind == BOT:
        if rest not in BOTS:
            raise voice.fault("bot-unknown", found=written, known=", ".join(f"{BOT}:{name}" for name in BOTS))
        return Seat(written, PERSON, None, rest)
    return Seat(written, written, None, None)


def read_seats(written: str, voice: Voice) -> list[Seat]:
    """The seats from a list with commas. Raises Fault."""
    return [read_seat(words.strip(), voice) for words in written.split(",")]


def default_seats(game: Game[Plain], voice: Voice) -> list[Seat]:
    """The seats if none are named: you on the first seat of a person, and bots on the others."""
    written = list(game.default_seats)
    for number, seat in enumerate(written):
        if seat == PERSON:
            written[number] = ME if ME not in written else f"{BOT}:{USUAL}"
    return [read_seat(words, voice) for words in written]


def names(game: Game[Plain], table: Table[Plain] | None, seated: Sequence[Seat], voice: Voice) -> list[str]:
    """A name for each seat, no two alike."""
    found: list[str] = []
    for number, who in enumerate(seated):
        name = who.name
        if name is None and who.bot is not None:
            name = voice.say("name-bot", bot=who.bot)
        elif name is None and who.seat == PERSON:
            name = voice.say("name-person", number=number + 1)
        elif name is None:
            name = (None if table is None else game.words.seat_name(table, number)) or who.seat
        found.append(name if name not in found else f"{name} ({number + 1})")
    return found
