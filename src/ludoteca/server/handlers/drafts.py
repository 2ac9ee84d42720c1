"""Commands that try answers without playing them: answers one by one, or a wish that is turned into answers.

A wish is a way from a thing to a place, which every game understands, or what only the game's own planner knows.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import ValidationError, convert

from ludoteca.kernel.game import Game
from ludoteca.kernel.moves import Way
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import AutomaStep, Choice, Table
from ludoteca.server.checks import deciding, must_go_on
from ludoteca.server.handlers.context import Context
from ludoteca.server.room import refuse
from ludoteca.server.transaction import Person
from ludoteca.server.view import encode, raw
from ludoteca.wire import commands, messages

WAY: Final = "way"


async def attempt(context: Context, person: Person, command: commands.Try | commands.Plan) -> bytes:
    """What answers would lead to; nothing is stored."""
    served = await context.tables.load(command.table)
    async with served.lock:
        journal = deciding(served, person, command.seat)
        answers: list[str] = list(command.answers)
        ways: list[Way] = []
        panel: object | None = None
        draft = journal.draft(command.seat, answers, command.version)
        if isinstance(command, commands.Plan):
            must_go_on(draft, command.seat)
            more, ways, panel = fulfil(journal.game, draft.table, command.seat, command.wish)
            answers += more
            draft = journal.draft(command.seat, answers, command.version)
        asked = draft.table.question
        seat = asked.seat if isinstance(asked, Choice | AutomaStep) else None
        tried = messages.Tried(
            id=command.id,
            table=served.id,
            version=journal.version,
            answers=answers,
            events=served.view.events(draft.table, draft.events),
            position=served.position_of(draft.table, journal.version, command.seat),
            brings=served.view.brings(journal.table, draft.table, len(served.room.chairs)),
            reveals=draft.reveals,
            ends=seat != command.seat,
            then=None if seat == command.seat else seat,
            plan=raw(panel),
            ways=served.view.ways(draft.table, ways),
        )
    return encode(tried)


def fulfil(
    game: Game[Plain], table: Table[Plain], seat: int, wish: Mapping[str, object]
) -> tuple[list[str], list[Way], object | None]:
    """The answers that fulfil a wish, the ways that were asked for, and what the planner shows. Raises Refused."""
    if wish.get("plan") != WAY:
        answers, panel = game.page.plan(table, seat, wish)
        return answers, [], panel
    wished = read_way(wish)
    answers, ways = game.page.ways(table, seat).plan(wished.thing, wished.place)
    return answers, ways, None


def read_way(wish: Mapping[str, object]) -> commands.WayWish:
    try:
        return convert(dict(wish), type=commands.WayWish)
    except ValidationError as error:
        raise refuse("plan-unreadable", found=str(error)) from None
