"""Tables in the midst of a game, the same each time: a server in this process, and a dealer whose secret is a seed's.

For screens that are looked at, measured and pictured. Who plays at them plays greedily, so that they look like games,
or anyhow, so that anything can come up.
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self, TypeVar

from playwright.sync_api import BrowserContext

from ludoteca.bots.greedy import GreedyPlayer
from ludoteca.bots.random import RandomPlayer
from ludoteca.client import Client, new_id
from ludoteca.kernel.dealer import commitment, seeded
from ludoteca.kernel.journal import Journal, word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table
from ludoteca.server.handlers import playing
from ludoteca.server.limits import Limits
from ludoteca.server.room import Room
from ludoteca.server.serving import Plan, Server
from ludoteca.server.table import ServedTable
from ludoteca.server.transaction import Person
from ludoteca.server.worker_tasks import Thinking
from ludoteca.wire import commands, messages, structs

T = TypeVar("T")

LAVISH: Final = Limits(frames=1e6, burst=1e6, guests=1e6, guests_burst=1e6, makes=1e6, makes_burst=1e6)
NOON: Final = 1_800_000_000.0
"""The clock stands still unless it is set, so that nothing on a screen depends on when it was looked at."""
START: Final = 60.0
A_MOMENT: Final = 0.02
NARROW: Final = 12
"""How many plans a greedy player weighs here: few, to be quick."""

Until = Callable[[Table[Plain]], bool]


class Staged(NamedTuple):
    """A table, and the cookie of the person whose table it is."""

    table: str
    key: str


class Stage:
    """`with Stage(folder) as stage`: everything in it runs in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = threading.Thread(target=self._loop.run_forever, daemon=True)
        plan = Plan(folder, port=0, workers=1, limits=LAVISH, thinking=Thinking(analysis=0, samples=0))
        self.now = NOON
        self._server: Final = Server(plan, lambda: self.now, steady=lambda: self.now)
        self.keys: Final[dict[str, str]] = {}
        """The cookies of friends, by name."""

    def __enter__(self) -> Self:
        self._thread.start()
        self._do(self._server.__aenter__())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._do(self._server.__aexit__(kind, error, trace))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, what: Coroutine[object, object, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(START)

    @property
    def url(self) -> str:
        return self._server.url.rstrip("/")

    # What may be on the stage

    def table(
        self,
        game: str,
        others: Sequence[str],
        seed: str,
        until: Until,
        key: str | None = None,
        anyhow: bool = False,
        pack: dict[str, object] | None = None,
    ) -> Staged:
        """A table of Anna's, who is whose key this is, and of others: an automa by its cards, a bot by its level,
        a friend by name."""
        return self._do(self._table(game, others, seed, until, key, anyhow, pack))

    def journal(self, table: str) -> Journal[Plain]:
        found = self._server.tables.in_memory[table].journal
        assert found is not None
        return found

    def room(self, table: str) -> Room:
        return self._server.tables.in_memory[table].room

    def gathering(self, game: str, key: str | None = None) -> Staged:
        """A table that waits for two friends."""

        async def gather() -> Staged:
            async with Client(self.url, "Anna", key) as anna:
                table = await anna.make(game, ["me", "friend", "friend"], nonce="anna")
                return Staged(table.id, anna.key)

        return self._do(gather())

    async def _table(
        self,
        game: str,
        others: Sequence[str],
        seed: str,
        until: Until,
        key: str | None,
        anyhow: bool,
        pack: dict[str, object] | None,
    ) -> Staged:
        async with Client(self.url, "Anna", key) as anna:
            seats = ["me", *("friend" for _ in others)]
            table = await anna.make(game, seats, pack=pack, hints=True, nonce="anna")
            served = self._server.tables.in_memory[table.id]
            # while friends are awaited nothing is drawn: the last moment at which luck can be chosen
            served.secret = seeded(seed).secret
            served.room.commitment = commitment(served.secret)
            for seat, other in enumerate(others, 1):
                await self._seat(anna, table.id, seat, other)
            await self._play(served, seed, until, anyhow)
            return Staged(table.id, anna.key)

    async def _seat(self, anna: Client, table: str, seat: int, other: str) -> None:
        if ":" in other:
            await anna.ask(
                commands.Fill(id=new_id(), table=table, seat=seat, wish=structs.SeatWish(other)), messages.Done
            )
            return
        invited = await anna.ask(commands.Invite(id=new_id(), table=table, seat=seat), messages.Invited)
        async with Client(self.url, other) as friend:
            await friend.ask(commands.Join(id=new_id(), token=invited.token, nonce=other), messages.Done)
            self.keys[other] = friend.key

    async def _play(self, served: ServedTable, seed: str, until: Until, anyhow: bool) -> None:
        journal = served.journal
        assert journal is not None
        seats = len(served.room.chairs)
        player = RandomPlayer(seed) if anyhow else GreedyPlayer(journal.game, seats, seed, NARROW, 1)
        while isinstance(journal.table.question, Choice) and not until(journal.table):
            question = journal.table.question
            person = served.room.chairs[question.seat].person
            if person is None:
                await asyncio.sleep(A_MOMENT)  # a bot decides for itself
            else:
                word = word_of(journal.table, question, player.choose(journal.table, question.seat).option)
                await self._answer(served, person, question.seat, word)
            journal = served.journal
            assert journal is not None

    async def _answer(self, served: ServedTable, person: str, seat: int, word: str) -> None:
        """By the same door as everybody's moves."""
        command = commands.Play(id=new_id(), table=served.id, seat=seat, version=served.version, answers=[word])
        await served.transact(person, command.id, partial(playing.play, person=Person(person, ""), command=command))


def sit_in(context: BrowserContext, stage: Stage, key: str) -> None:
    """Be the person whose table it is."""
    context.add_cookies([{"name": "ludoteca", "value": key, "url": stage.url}])
