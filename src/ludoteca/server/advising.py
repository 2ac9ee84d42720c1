"""Hints: what a bot would do, for the person whose decision is open. It is thought in a worker, and nothing changes."""

from typing import Final

from ludoteca.server import wire
from ludoteca.server.acts import Person
from ludoteca.server.glassbox import AskHint, Thinking
from ludoteca.server.hall import Hall, deciding, must_go_on
from ludoteca.server.live import Live
from ludoteca.server.metrics import log_fault, nickname
from ludoteca.server.pace import Paces
from ludoteca.server.room import no
from ludoteca.server.showing import encode
from ludoteca.server.workers import BotFailed, Workers

MOST_AT_ONCE: Final = 16
"""Bots of other tables wait for the same workers."""


class Adviser:
    def __init__(self, hall: Hall, workers: Workers, thinking: Thinking, paces: Paces) -> None:
        self.hall: Final = hall
        self.workers: Final = workers
        self.thinking: Final = thinking
        self._paces: Final = paces
        self._asking: Final[set[str]] = set()

    async def hint(self, person: Person, command: wire.Hint) -> bytes:
        """Raises Refused."""
        live = await self.hall.live(command.table)
        async with live.lock:
            ask = self._ask(live, person, command)
        if person.id in self._asking:
            raise no("hint-thinking")
        if len(self._asking) >= MOST_AT_ONCE:
            raise no("hints-many")
        self._paces.take(person.id)
        self._asking.add(person.id)
        try:
            looks = await self.workers.advise(ask)
        except BotFailed as failure:
            log_fault("hint-failed", failure, table=nickname(live.table), reason=str(failure))
            raise no("hint-failed") from None
        finally:
            self._asking.discard(person.id)
        return encode(
            wire.Hinted(id=command.id, table=live.table, version=command.version, answers=command.answers, looks=looks)
        )

    def _ask(self, live: Live, person: Person, command: wire.Hint) -> AskHint:
        """For the table as the draft leaves it. Raises Refused."""
        journal = deciding(live, person, command.seat)
        if not live.room.hinted():
            raise no("hints-off")
        draft = journal.draft(command.seat, command.answers, command.version)
        must_go_on(draft, command.seat)
        seats = len(live.room.chairs)
        if any(journal.game.covered(draft.table, seat, command.seat) for seat in range(seats)):
            raise no("hints-covered")  # a bot looks at all cards
        return AskHint(journal.head.game, command.seat, seats, self.thinking.hint, draft.table)
