"""People who play at random through all faults, and the book in which they note what they sent and what they were told.

Everybody uses `ludoteca.client`, which comes back by itself and sends again, with the same id, what was not answered.
"""

import asyncio
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludoteca import client as clients
from ludoteca.client import PATIENCE, Client, Refused, Turn, new_id
from ludoteca.wire import commands, messages, structs

UNCHANGED: Final = ("storage-full", "storage-unavailable")
"""Refusals that say that nothing was changed, and that it may be tried again."""
AGAIN: Final = (*UNCHANGED, "too-fast")
"""Refusals after which the same command is sent again."""
OVERTAKEN: Final = ("stale-version", "not-your-decision")
"""Refusals of a move that came too late."""


class Sent(NamedTuple):
    """A move as it was sent. `command` is its id."""

    person: str
    command: str
    table: str
    seat: int
    version: int
    word: str


class Book:
    """What was sent, what was acknowledged, and what was told to anybody, by whomever."""

    def __init__(self) -> None:
        self.sent: Final[dict[str, Sent]] = {}
        self.acknowledged: Final[dict[str, int]] = {}
        """By command: the table's version after it."""
        self.denied: Final[set[str]] = set()
        """Commands to which the last word was no."""
        self.refused: Final[dict[str, int]] = {}
        """By code: how often."""
        self.told: Final[dict[str, dict[int, tuple[int | None, str]]]] = {}
        """By table and version: the seat and the word that a client has seen."""
        self.finished: Final[set[str]] = set()
        self.tables: Final[list[str]] = []

    def see(self, table: clients.Table) -> None:
        seen = self.told.setdefault(table.id, {})
        for moment in table.moments:
            before = seen.setdefault(moment.version, (moment.seat, moment.word))
            assert before == (moment.seat, moment.word), f"version {moment.version} was told twice, and differently"


class Group:
    """Some clients at some tables. Each game that ends is followed by another one."""

    def __init__(self, url: str, seed: int, pause: float = 0.0, patience: float = PATIENCE) -> None:
        self.url: Final = url
        self.book: Final = Book()
        self.luck: Final = random.Random(seed)
        self.pause: Final = pause
        self.patience: Final = patience
        self.clients: Final[list[Client]] = []
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def sit(self, plan: Sequence[tuple[str, Sequence[str]]]) -> None:
        """A table for each line of the plan: a game and its seats, where each 'friend' is another client."""
        for game, seats in plan:
            crowd = [await self._come() for _ in range(1 + sum(seat == "friend" for seat in seats))]
            self._start(self._play_on(game, seats, crowd))

    async def _come(self) -> Client:
        person = Client(self.url, f"Guest {len(self.clients) + 1}", patience=self.patience)
        await person.__aenter__()
        self.clients.append(person)
        return person

    def _start(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for person in self.clients:
            await person.__aexit__(None, None, None)

    def check(self) -> None:
        """Raises what a player stumbled over."""
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()

    async def until(self, acknowledged: int, seconds: float) -> None:
        """Play until so many moves are acknowledged in all."""
        async with asyncio.timeout(seconds):
            while len(self.book.acknowledged) < acknowledged:
                self.check()
                await asyncio.sleep(0.002)

    async def until_each(self, tables: Sequence[str], seconds: float) -> None:
        """Play until a new move is acknowledged at each of these tables, or its game is over."""
        before = len(self.book.acknowledged)
        async with asyncio.timeout(seconds):
            while True:
                self.check()
                new = list(self.book.acknowledged)[before:]
                moved = {self.book.sent[command].table for command in new} | self.book.finished
                if moved.issuperset(tables):
                    return
                await asyncio.sleep(0.01)

    # One table

    async def _play_on(self, game: str, seats: Sequence[str], crowd: Sequence[Client]) -> None:
        while True:
            tables = await self._gather(game, seats, crowd)
            self.book.tables.append(tables[0].id)
            await asyncio.gather(*(self._play(person, table) for person, table in zip(crowd, tables, strict=True)))
            self.book.finished.add(tables[0].id)
            for person, table in zip(crowd, tables, strict=True):
                person.tables.pop(table.id)
                await self._insist(person, commands.Close(id=new_id(), table=table.id))

    async def _gather(self, game: str, seats: Sequence[str], crowd: Sequence[Client]) -> list[clients.Table]:
        host, *guests = crowd
        wishes = [
            structs.SeatWish(seat, f"Seat {number}" if seat == "me" else None) for number, seat in enumerate(seats)
        ]
        made = await self._insist(host, commands.Make(id=new_id(), game=game, seats=wishes))
        assert isinstance(made, messages.Done)
        assert made.table is not None
        for guest in guests:
            # The token is shown once: if the answer was lost with the server, another invitation is made.
            while True:
                try:
                    shown = await self._insist(host, commands.Invite(id=new_id(), table=made.table))
                except Refused as refused:
                    if refused.code != "invitation-shown":
                        raise
                    continue
                break
            assert isinstance(shown, messages.Invited)
            await self._insist(guest, commands.Join(id=new_id(), token=shown.token))
        for person in crowd:
            await self._insist(person, commands.Open(id=new_id(), table=made.table))
        return [person.table(made.table) for person in crowd]

    async def _play(self, person: Client, table: clients.Table) -> None:
        assert person.me is not None
        async for turn in person.turns(table):
            word = self.luck.choice(turn.words)
            said_no = True
            while said_no:  # another command, so that what was refused can be looked for
                sent = Sent(person.me.person, new_id(), table.id, turn.seat, turn.version, word)
                self.book.sent[sent.command] = sent
                said_no = await self._send(person, turn, sent)
            self.book.see(table)
            table.moments.clear()
            if self.pause:
                await asyncio.sleep(self.pause * self.luck.uniform(0.5, 1.5))

    async def _send(self, person: Client, turn: Turn, sent: Sent) -> bool:
        """Whether it was refused, and is said to have changed nothing."""
        move = commands.Play(
            id=sent.command, table=sent.table, seat=turn.seat, version=turn.version, answers=[sent.word]
        )
        try:
            done = await person.ask(move, messages.Done)
        except Refused as refused:
            self.book.refused[refused.code] = self.book.refused.get(refused.code, 0) + 1
            if refused.code not in (*OVERTAKEN, *UNCHANGED):
                raise
            self.book.denied.add(sent.command)
            return refused.code in UNCHANGED
        assert done.version is not None
        self.book.acknowledged[sent.command] = done.version
        return False

    async def _insist(self, person: Client, command: commands.Command) -> messages.Message:
        """Send a command until it is answered with more than 'not now', always under the same id."""
        while True:
            try:
                return await person.ask(command, messages.Message)
            except Refused as refused:
                self.book.refused[refused.code] = self.book.refused.get(refused.code, 0) + 1
                if refused.code not in AGAIN:
                    raise
                await asyncio.sleep(0.05)
