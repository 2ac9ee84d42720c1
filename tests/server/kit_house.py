"""A server in this process, the people who come to it, and a clock that stands still until a test moves it."""

import asyncio
import functools
import random
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, ParamSpec, Self, TypedDict, TypeVar, Unpack

from msgspec.structs import replace

from ludoteca.client import Client, Refused, Table, new_id
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.table import Choice
from ludoteca.server.limits import Limits
from ludoteca.server.serving import Plan, Server
from ludoteca.server.table import ServedTable
from ludoteca.wire import commands, messages, structs

P = ParamSpec("P")
T = TypeVar("T")

LAVISH: Final = Limits(
    frames=1e6,
    burst=1e6,
    guests=1e6,
    guests_burst=1e6,
    hints=1e6,
    hints_burst=1e6,
    analyses=1e6,
    analyses_burst=1e6,
    sign_ins=1e6,
    sign_ins_burst=1e6,
    looks=1e6,
    looks_burst=1e6,
    makes=1e6,
    makes_burst=1e6,
    tables=1_000_000,
    farewell=0.5,
    lobby=0.05,
)
"""Nobody is too quick here, but where a test says so."""
NIM: Final = "nim"
"""A game of a few moves: one draw before the first move and none after. Comes with the fixture `nim`."""
HOURS: Final = 3600.0
DAYS: Final = 24 * HOURS
PATIENT: Final = 180.0
"""No test waits longer for anything: what a quiet machine does in seconds may take a minute on a busy one."""


def evening(test: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*given: P.args, **named: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*given, **named), 2 * PATIENT))

    return run


class Clock:
    """Stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class House:
    """`async with House(folder) as house`. Who comes by `guest` leaves when the house is closed."""

    def __init__(self, folder: Path, plan: Plan | None = None, steady: Clock | None = None) -> None:
        self.clock: Final = Clock()
        self.steady: Final = steady or self.clock
        """The one for what waits, which nobody sets."""
        self._plan = plan or Plan(folder, port=0, workers=1, limits=LAVISH, bot_seconds=PATIENT)
        self._guests: Final = AsyncExitStack()
        self.clients: Final[list[Client]] = []
        self.server = self._made()

    def _made(self) -> Server:
        return Server(self._plan, self.clock, steady=self.steady)

    async def __aenter__(self) -> Self:
        await self.server.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._guests.aclose()
        await self.server.__aexit__(kind, error, trace)

    # Coming and going

    async def guest(self, name: str, key: str | None = None) -> Client:
        """A person; with a key, the one whose browser has it."""
        client = await self._guests.enter_async_context(Client(self.server.url, name, key))
        self.clients.append(client)
        return client

    async def stop(self) -> None:
        """The server goes; whoever is here waits for it to come back."""
        await self.server.__aexit__(None, None, None)

    async def start(self) -> None:
        """A new server, on the same port, with the same data."""
        self._plan = replace(self._plan, port=self.server.port)
        self.server = await self._made().__aenter__()

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    def passes(self, seconds: float) -> None:
        """Time passes, and whoever waits for the clock notices at once."""
        self.clock.now += seconds
        for served in tuple(self.server.tables.in_memory.values()):
            self.server.driver.look(served)
        for table in tuple(self.server.driver._due):
            self.server.driver._wake(table)

    # Looking behind the curtain

    async def live(self, table: str | Table) -> ServedTable:
        return await self.server.tables.load(table if isinstance(table, str) else table.id)

    def stored(self) -> bytes:
        """Every byte of the database, and of what lies beside it."""
        return b"".join(file.read_bytes() for file in sorted(self._plan.data_dir.rglob("*")) if file.is_file())

    # Playing

    async def until_turn(self, table: str, seats: Collection[int | None]) -> None:
        """Wait until it is the turn of one of these; None is the end."""
        await soon(lambda: self.server.tables.in_memory[table].waits_for() in seats)

    async def play(self, table: Table, moves: int | None = None, seed: str = "") -> int:
        """Whoever's turn it is answers at random, so often or until the game is over. The version afterwards."""
        dice = random.Random(f"{seed}/{moves}")
        made = 0
        while made != moves:
            served = await self.live(table)
            question = None if served.journal is None else served.journal.table.question
            if served.journal is None or not isinstance(question, Choice):
                assert moves is None, "the game is over"
                break
            chair = served.room.chairs[question.seat]
            if not chair.decides:
                await asyncio.sleep(0.005)
                continue
            words = [word_of(served.journal.table, question, option) for option in served.journal.table.options()]
            client = next(each for each in self.clients if each.me is not None and each.me.person == chair.person)
            await client.play(table.id, question.seat, served.version, [dice.choice(words)])
            made += 1
        return (await self.live(table)).version


async def ask(client: Client, command: commands.Command) -> messages.Message:
    """Any answer but a refusal, which is raised."""
    return await client.ask(command, messages.Message)


async def do(client: Client, command: commands.Command) -> messages.Done:
    return await client.ask(command, messages.Done)


async def refusal(asked: Awaitable[object]) -> str:
    """The code of the refusal that this ends in."""
    try:
        await asked
    except Refused as refused:
        return refused.code
    raise AssertionError("it was not refused")


async def soon(true: Callable[[], bool]) -> None:
    """Wait until this holds."""
    async with asyncio.timeout(PATIENT):
        while not true():
            await asyncio.sleep(0.005)


class Wishes(TypedDict, total=False):
    """What else may be said of a table that is made."""

    options: Mapping[str, bool | int | str]
    pack: dict[str, object]
    public: bool
    watchers: bool
    hints: bool
    clock: structs.ClockWish
    patience: int
    nonce: str


async def friends(house: House, *names: str, game: str = NIM, **more: Unpack[Wishes]) -> tuple[Table, list[Client]]:
    """A table at which these people play, each in a seat, in this order; all watch it, and it has begun."""
    host, *others = [await house.guest(name) for name in names]
    table = await host.make(game, ["me", *("friend" for _ in others)], **more)
    for seat, client in enumerate(others, 1):
        invited = await host.ask(commands.Invite(id=new_id(), table=table.id, seat=seat), messages.Invited)
        await client.join(invited.token)
    await table.until(lambda seen: seen.room is not None and seen.room.phase == "playing" and seen.position is not None)
    return table, [host, *others]
