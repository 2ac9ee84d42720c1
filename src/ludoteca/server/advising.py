"""Hints: what a bot would do, for the person whose decision is open. It is thought in a worker, and nothing changes.
And what the bots that play at the table looked at."""

import asyncio
from typing import Final, NamedTuple

from ludoteca.kernel.journal import Chosen, Journal
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.server.acts import Person
from ludoteca.server.glassbox import AskHint, Thinking
from ludoteca.server.hall import Hall, deciding, must_go_on
from ludoteca.server.live import Live
from ludoteca.server.metrics import log_fault, nickname
from ludoteca.server.pace import Paces, Who
from ludoteca.server.room import no
from ludoteca.server.showing import encode
from ludoteca.server.workers import BotFailed, Workers
from ludoteca.wire import commands, messages, structs

MOST_AT_ONCE: Final = 16
"""Of one address."""


class Asked(NamedTuple):
    """A hint that is being thought out."""

    command: str
    address: str
    thought: asyncio.Task[bytes]


class Adviser:
    def __init__(self, hall: Hall, workers: Workers, thinking: Thinking, paces: Paces) -> None:
        self.hall: Final = hall
        self.workers: Final = workers
        self.thinking: Final = thinking
        self._paces: Final = paces
        self._asking: Final[dict[str, Asked]] = {}
        """By person: one has one at a time."""

    async def hint(self, person: Person, who: Who, command: commands.Hint) -> bytes:
        """Raises Refused. The same command, sent again meanwhile, gets the same answer."""
        live = await self.hall.live(command.table)
        async with live.lock:
            asked = self._asking.get(person.id) or self._begin(live, person, who, command)
        if asked.command != command.id:
            raise no("hint-thinking")
        return await asyncio.shield(asked.thought)

    def _begin(self, live: Live, person: Person, who: Who, command: commands.Hint) -> Asked:
        """Raises Refused."""
        ask = self._ask(live, person, command)
        if sum(asked.address == who.address for asked in self._asking.values()) >= MOST_AT_ONCE:
            raise no("hints-many")
        self._paces.take(who)
        thought = asyncio.get_running_loop().create_task(self._think(live, who, command, ask))
        thought.add_done_callback(lambda _: self._asking.pop(person.id))
        asked = self._asking[person.id] = Asked(command.id, who.address, thought)
        return asked

    async def _think(self, live: Live, who: Who, command: commands.Hint, ask: AskHint) -> bytes:
        """Raises Refused."""
        try:
            looks = await self.workers.advise(ask, who)
        except BotFailed as failure:
            log_fault("hint-failed", failure, table=nickname(live.table), reason=str(failure))
            raise no("hint-failed") from None
        return encode(
            messages.Hinted(
                id=command.id, table=live.table, version=command.version, answers=command.answers, looks=looks
            )
        )

    def _ask(self, live: Live, person: Person, command: commands.Hint) -> AskHint:
        """For the table as the draft leaves it. Raises Refused."""
        journal = advised(live, person, command.seat)
        draft = journal.draft(command.seat, command.answers, command.version)
        must_go_on(draft, command.seat)
        must_see_all(live, draft.table, command.seat)
        return AskHint(journal.head.game, command.seat, len(live.room.chairs), self.thinking.hint, draft.table)

    async def thoughts(self, person: Person, command: commands.Thoughts) -> bytes:
        """What the bots of a table looked at. Raises Refused."""
        live = await self.hall.live(command.table)
        async with live.lock:
            journal = advised(live, person, command.seat)
            must_see_all(live, journal.table, command.seat)
            chairs = live.room.chairs
            thoughts = [
                thought
                for seat, thought in sorted(live.thoughts.items())
                if chairs[seat].player is not None and was_played(journal, thought)
            ]
        return encode(messages.ThoughtsTold(id=command.id, table=live.table, thoughts=thoughts))


def advised(live: Live, person: Person, seat: int) -> Journal[Plain]:
    """The journal of a game in which this person may have advice for this seat. Raises Refused."""
    journal = deciding(live, person, seat)
    if not live.room.hinted():
        raise no("hints-off")
    return journal


def must_see_all(live: Live, table: Table[Plain], seat: int) -> None:
    """No card lies face down for this seat: a bot looks at all of them. Raises Refused."""
    if any(live.showing.game.covered(table, other, seat) for other in range(len(live.room.chairs))):
        raise no("hints-covered")


def was_played(journal: Journal[Plain], thought: structs.Thought) -> bool:
    """Whether a bot's decision still stands: it was not taken back, and no other server's answer came before it."""
    if thought.version not in journal.line():
        return False
    entry = journal.entries[thought.version]
    return isinstance(entry, Chosen) and entry.word == thought.answers[0]
