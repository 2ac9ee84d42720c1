"""What a seat has that is counted, so that a draft can be reckoned up."""

from ludoteca.games.encyclopedia.box.constants import TRACK
from ludoteca.games.encyclopedia.box.state import Naturalist


def counted(me: Naturalist) -> dict[str, int]:
    """By the words of the signs. Experts face down and animals published are still the seat's."""
    return {
        "vp": me.vp,
        "coins": me.coins,
        "tokens": me.tokens,
        "seals": me.seals,
        "reputation": me.reputation,
        "cubes": me.free_cubes(),
        "animals": len(me.animals) + len(me.published),
        "experts": len(me.owned_experts()),
    }


def change(word: str, before: int, after: int) -> int:
    """reputation: the track goes around, and nobody ever goes back on it."""
    return (after - before) % TRACK if word == "reputation" else after - before
