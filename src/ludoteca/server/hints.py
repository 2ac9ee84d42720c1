"""Hints: what a bot would do, for the person whose decision is open. It is thought in a worker, and nothing changes.
And what the bots that play at the table looked at."""

import asyncio
from typing import Final, NamedTuple

from ludoteca.kernel.journal import Chosen, Journal
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.server.checks import deciding, must_go_on
from ludoteca.server.limits import RateLimits, Who
from ludoteca.server.logs import log_fault, nickname
from ludoteca.server.room import refuse
from ludoteca.server.table import ServedTable
from ludoteca.server.tables import Tables
from ludoteca.server.transaction import Person
from ludoteca.server.view import encode
from ludoteca.server.worker_tasks import AskHint, BotFailed, Thinkers, Thinking
from ludoteca.wire import commands, messages, structs

MOST_AT_ONCE: Final = 16
"""Of one address."""


class Asked(NamedTuple):
    """A hint that is being thought out."""

    command: str
    address: str
    thought: asyncio.Task[bytes]


class Hints:
    def __init__(self, tables: Tables, thinkers: Thinkers, thinking: Thinking, rate: RateLimits) -> None:
        self.tables: Final = tables
        self.thinkers: Final = thinkers
        self.thinking: Final = thinking
        self._rate: Final = rate
        self._asking: Final[dict[str, Asked]] = {}
        """By person: one has one at a time."""

    async def hint(self, person: Person, who: Who, command: commands.Hint) -> bytes:
        """Raises Refused. The same command, sent again meanwhile, gets the same answer."""
        served = await self.tables.load(command.table)
        async with served.lock:
            asked = self._asking.get(person.id) or self._begin(served, person, who, command)
        if asked.command != command.id:
            raise refuse("hint-thinking")
        return await asyncio.shield(asked.thought)

    def _begin(self, served: ServedTable, person: Person, who: Who, command: commands.Hint) -> Asked:
        """Raises Refused."""
        ask = self._ask(served, person, command)
        if sum(asked.address == who.address for asked in self._asking.values()) >= MOST_AT_ONCE:
            raise refuse("hints-many")
        self._rate.take(who)
        thought = asyncio.get_running_loop().create_task(self._think(served, who, command, ask))
        thought.add_done_callback(lambda _: self._asking.pop(person.id))
        asked = self._asking[person.id] = Asked(command.id, who.address, thought)
        return asked

    async def _think(self, served: ServedTable, who: Who, command: commands.Hint, ask: AskHint) -> bytes:
        """Raises Refused."""
        try:
            looks = await self.thinkers.advise(ask, who)
        except BotFailed as failure:
            log_fault("hint-failed", failure, table=nickname(served.id), reason=str(failure))
            raise refuse("hint-failed") from None
        return encode(
            messages.Hinted(
                id=command.id, table=served.id, version=command.version, answers=command.answers, looks=looks
            )
        )

    def _ask(self, served: ServedTable, person: Person, command: commands.Hint) -> AskHint:
        """For the table as the draft leaves it. Raises Refused."""
        journal = advised(served, person, command.seat)
        draft = journal.draft(command.seat, command.answers, command.version)
        must_go_on(draft, command.seat)
        must_see_all(served, draft.table, command.seat)
        return AskHint(journal.head.game, command.seat, len(served.room.chairs), self.thinking.hint, draft.table)

    async def thoughts(self, person: Person, command: commands.Thoughts) -> bytes:
        """What the bots of a table looked at. Raises Refused."""
        served = await self.tables.load(command.table)
        async with served.lock:
            journal = advised(served, person, command.seat)
            must_see_all(served, journal.table, command.seat)
            chairs = served.room.chairs
            thoughts = [
                thought
                for seat, thought in sorted(served.thoughts.items())
                if chairs[seat].player is not None and was_played(journal, thought)
            ]
        return encode(messages.ThoughtsTold(id=command.id, table=served.id, thoughts=thoughts))


def advised(served: ServedTable, person: Person, seat: int) -> Journal[Plain]:
    """The journal of a game in which this person may have advice for this seat. Raises Refused."""
    journal = deciding(served, person, seat)
    if not served.room.hinted():
        raise refuse("hints-off")
    return journal


def must_see_all(served: ServedTable, table: Table[Plain], seat: int) -> None:
    """No card lies face down for this seat: a bot looks at all of them. Raises Refused."""
    if any(served.view.game.covered(table, other, seat) for other in range(len(served.room.chairs))):
        raise refuse("hints-covered")


def was_played(journal: Journal[Plain], thought: structs.Thought) -> bool:
    """Whether a bot's decision still stands: it was not taken back, and no other server's answer came before it."""
    if thought.version not in journal.line():
        return False
    entry = journal.entries[thought.version]
    return isinstance(entry, Chosen) and entry.word == thought.answers[0]
