"""Wishes: a way from a thing to a place, which every game understands, and what only a game's own planner knows."""

from collections.abc import Mapping
from typing import Final

from msgspec import ValidationError, convert

from ludoteca.kernel.game import Game
from ludoteca.kernel.moves import Way
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.server.room import no
from ludoteca.wire import commands

WAY: Final = "way"


def fulfil(
    game: Game[Plain], table: Table[Plain], seat: int, wish: Mapping[str, object]
) -> tuple[list[str], list[Way], object | None]:
    """The answers that fulfil a wish, the ways that were asked for, and what the planner shows. Raises Refused."""
    if wish.get("plan") != WAY:
        answers, panel = game.plan(table, seat, wish)
        return answers, [], panel
    wished = read_way(wish)
    answers, ways = game.ways(table, seat).plan(wished.thing, wished.place)
    return answers, ways, None


def read_way(wish: Mapping[str, object]) -> commands.WayWish:
    try:
        return convert(dict(wish), type=commands.WayWish)
    except ValidationError as error:
        raise no("plan-unreadable", found=str(error)) from None
