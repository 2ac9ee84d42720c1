"""The ladder of bots: whom *Play now* seats. Beginner first; after a win, the level above what was won against."""

from collections.abc import Iterable
from typing import Final

from ludoteca.bots.roster import LEVELS
from ludoteca.kernel.game import PERSON
from ludoteca.server.room import BOT, FINISHED, Room

LADDER: Final = tuple(LEVELS)


def next_levels(person: str, rooms: Iterable[Room], games: Iterable[str]) -> dict[str, str]:
    """For each game the level to play against next, by all tables of a person. A loss takes nothing back."""
    steps = dict.fromkeys(games, 0)
    for room in rooms:
        if room.game in steps and has_won(person, room):
            beaten = {chair.who.removeprefix(BOT) for chair in room.chairs if chair.who.startswith(BOT)}
            above = [step for step, level in enumerate(LADDER, 1) if level in beaten]
            steps[room.game] = max(steps[room.game], *above, 0)
    return {game: LADDER[min(step, len(LADDER) - 1)] for game, step in steps.items()}


def has_won(person: str, room: Room) -> bool:
    """Whether a person came first, and played to the end: what a bot wins in their place is the bot's."""
    if room.phase != FINISHED or not room.ranking:
        return False
    first = room.chairs[room.ranking[0]]
    return first.who == PERSON and first.person == person and first.decides
