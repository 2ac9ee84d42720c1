"""Words for tests with automas: who sits there, and what lies on their boards."""

from ludoteca.games.encyclopedia.box.constants import COLOURS
from ludoteca.games.encyclopedia.scene import Play

LINNE = "automa:linne:boudeuse"
TREMBLEY = "automa:trembley:boudeuse"
DAUBENTON = "automa:daubenton:boudeuse"

# The behaviour cards as the rules dossier has them, from 6 down to 1.
CARDS = {
    "linne": [
        "Academy: animal, 3 reputation",
        "University: expert, 1 token",
        "Expedition: 4 VP per token",
        "Embassy: 2 tokens",
        "Bank: 5 coins, first player",
        "Expedition: 3 VP per token",
    ],
    "trembley": [
        "Expedition: 5 VP per token",
        "Academy: animal, 3 reputation",
        "University: expert, 1 seal",
        "Bank: 5 coins, first player, 1 token",
        "Embassy: 2 tokens",
        "Academy: animal, 1 reputation",
    ],
    "daubenton": [
        "Embassy: 3 tokens",
        "Expedition: 6 VP per token",
        "Academy: animal, 2 reputation",
        "University: expert, 2 reputation",
        "Expedition: 5 VP per token",
        "Bank: 5 coins, first player, 1 seal",
    ],
}

BLANK_TRACK = {"reputation": ["nothing"] * 12}
"""A data pack whose reputation track gives nothing, to see an action alone."""


def shown(play: Play, die: int) -> str:
    """A die in words: 'red4'."""
    return f"{COLOURS[play.state.box.die_colour[die]]}{play.state.faces[die]}"


def board(play: Play, seat: int) -> str:
    """A seat's four slots, as Scene.boards takes them: 'red4 - blue2+green1 -'."""
    return " ".join("+".join(shown(play, die) for die in slot) or "-" for slot in play.seat(seat).slots)
