"""A whole game through the handlers with nothing around them, as in a browser: no network, no processes, no database.

`python -m tests.server.kit_alone GAME` refuses to import what a browser does not have, plays the game to its end
against a bot, and prints the scores.
"""

import asyncio
import importlib.abc
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NoReturn, cast

if TYPE_CHECKING:
    from ludoteca.server.limits import Place, Who
    from ludoteca.server.storage.store import Change, ChatRow, EntryRow, Store, Stored, TableRow
    from ludoteca.server.table import ServedTable
    from ludoteca.server.transaction import Person
    from ludoteca.server.worker_tasks import Ask, AskAnalysis, AskHint
    from ludoteca.wire import commands, messages, structs

ABSENT: Final = frozenset(
    """
    aiohttp argon2 asyncpg babel fluent fluent_compiler multiprocessing numpy openskill prometheus_client sqlite3 uvloop
    """.split()
)


class Browser(importlib.abc.MetaPathFinder):
    """Refuses to import what is not there."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> None:
        if fullname.partition(".")[0] in ABSENT:
            raise ImportError(f"{fullname} is not there")


def no_process(*_: object, **__: object) -> NoReturn:
    raise AssertionError("there are no processes")


def become_a_browser() -> None:
    sys.meta_path.insert(0, Browser())
    for name in ("fork", "posix_spawn", "system"):
        setattr(os, name, no_process)
    setattr(subprocess.Popen, "__init__", no_process)  # noqa: B010
    del time.thread_time


class MemoryStore:
    """As much of a store as one process needs that is alone."""

    shared = False

    def __init__(self) -> None:
        self.stored: Final[dict[str, Stored]] = {}
        self.lines: Final[dict[str, list[ChatRow]]] = {}

    async def load_since(self, table: str, version: int, revision: int) -> "Stored | None":
        return self.stored.get(table) if version == revision == 0 else None

    async def entries(self, table: str, first: int, last: int) -> "Sequence[EntryRow]":
        return [row for row in self.stored[table].entries if first < row.version <= last]

    async def chat(self, table: str, since: int, limit: int) -> "Sequence[ChatRow]":
        return [row for row in self.lines.get(table, ()) if row.number > since][-limit:]

    async def commit(self, change: "Change") -> None:
        from ludoteca.server.storage.store import Conflict, Stored

        row, before = change.row, self.stored.get(change.row.table)
        if row.revision != (1 if before is None else before.row.revision + 1):
            raise Conflict
        entries = (*(() if before is None else before.entries), *change.entries)
        commands = () if before is None else before.commands
        self.stored[row.table] = Stored(
            row, entries, (*commands, *(() if change.command is None else [change.command]))
        )
        self.lines.setdefault(row.table, []).extend(change.chat)

    async def public(self, limit: int) -> "Sequence[TableRow]":
        return [stored.row for stored in self.stored.values() if stored.row.public][:limit]

    async def own(self, person: str, limit: int) -> "Sequence[TableRow]":
        return [stored.row for stored in self.stored.values()][:limit]

    async def open_tables(self, person: str) -> int:
        return len(self.stored)

    async def answered(self, person: str, command: str) -> bytes | None:
        return None

    async def lease(self, table: str, holder: str, now: float) -> float | None:
        return now


class HereAndNow:
    """Thinks at once, in this process."""

    async def ask(self, ask: "Ask", whose: "Who", *, last: bool = False) -> "structs.Thought":
        from ludoteca.server.worker_tasks import thought_of

        return thought_of(ask)

    async def advise(self, ask: "AskHint", whose: "Who") -> "list[structs.Look]":
        from ludoteca.server.worker_tasks import looks_of

        return looks_of(ask)

    async def analyse(
        self, ask: "AskAnalysis", place: "Place", heard: Callable[[int], None]
    ) -> "list[structs.Account]":
        raise AssertionError("nobody asked for an analysis")

    def waiting(self) -> "list[Place]":
        return []


class NoMeter:
    """Counts nothing."""

    def answered(self, command: str, outcome: str, seconds: float) -> None: ...

    def bot_answered(self, outcome: str) -> None:
        assert outcome == "played"

    def fault(self) -> None:
        raise AssertionError("a fault") from sys.exception()


class Tab:
    """The page, which sends commands and hears the news."""

    def __init__(self, person: "Person") -> None:
        from ludoteca.server.limits import Who

        self.identity: Final = person
        self.person: Final = person.id
        self.who: Final = Who(person.id, "")
        self.tables: Final[set[str]] = set()
        self.follows_lobby = False
        self.position: structs.Position | None = None
        self.phase = ""

    def send(self, message: bytes) -> None:
        from msgspec import json

        from ludoteca.wire import messages

        news = json.decode(message, type=messages.AnyMessage)
        if isinstance(news, messages.Moved):
            self.position = news.position
        if isinstance(news, messages.Changed):
            self.phase = news.room.phase

    def lose(self, table: str) -> None:
        raise AssertionError("the table is one's own")


class Desk:
    """The dispatcher, and a page that asks it."""

    def __init__(self) -> None:
        from ludoteca.server.bot_driver import BotDriver
        from ludoteca.server.dispatch import Dispatcher
        from ludoteca.server.limits import Limits
        from ludoteca.server.tables import Tables
        from ludoteca.server.transaction import Person
        from ludoteca.server.worker_tasks import Thinking

        store = cast("Store", MemoryStore())
        self.tables: Final = Tables(store, lambda: 1_800_000_000.0, lambda: 0.0)
        self.driver: Final = BotDriver(self.tables, HereAndNow(), NoMeter())
        self.dispatcher: Final = Dispatcher(
            self.tables, HereAndNow(), Thinking(hint=2), Limits(), NoMeter(), lambda: 0.0
        )
        self.tab: Final = Tab(Person("ada", "Ada"))
        self.asked = 0

    async def ask(self, command: "commands.AnyCommand") -> "messages.AnyMessage":
        from msgspec import json

        from ludoteca.wire import messages

        self.asked += 1
        command.id = f"command-{self.asked}"
        decode: json.Decoder[messages.AnyMessage] = json.Decoder(messages.AnyMessage)
        answer = decode.decode(await self.dispatcher.handle(self.tab, command))
        assert not isinstance(answer, messages.Refused), answer
        return answer

    async def my_question(self, served: "ServedTable") -> "structs.Question | None":
        """Wait until it is our turn, or the game is over."""
        while self.tab.phase != "finished":
            question = None if self.tab.position is None else self.tab.position.question
            if question is not None and served.room.chairs[question.seat].decides:
                return question
            await asyncio.sleep(0)
        return None


async def play(game: str) -> list[int]:
    """The points of each seat."""
    from ludoteca.wire import commands, messages, structs

    desk, dice = Desk(), random.Random(game)
    seats = [structs.SeatWish("me"), structs.SeatWish("bot:expert")]
    made = await desk.ask(commands.Make(id="", game=game, seats=seats))
    assert isinstance(made, messages.Done)
    assert made.table is not None
    shown = await desk.ask(commands.Open(id="", table=made.table))
    assert isinstance(shown, messages.Shown)
    desk.tab.position = shown.position
    served = await desk.tables.load(made.table)
    hinted = False
    while (question := await desk.my_question(served)) is not None:
        assert desk.tab.position is not None
        version = desk.tab.position.version
        words = [offer.word for offer in question.offers if offer.refusal is None]
        answers, seat = [dice.choice(words)], question.seat
        if not hinted:
            hint = await desk.ask(commands.Hint(id="", table=made.table, seat=seat, version=version, answers=[]))
            assert isinstance(hint, messages.Hinted)
            assert hint.looks
            tried = commands.Try(id="", table=made.table, seat=seat, version=version, answers=hint.looks[0].answers)
            assert isinstance(await desk.ask(tried), messages.Tried)
            hinted = True
        await desk.ask(commands.Play(id="", table=made.table, seat=seat, version=version, answers=answers))
    assert desk.tab.position is not None
    await desk.ask(commands.Log(id="", table=made.table, first=0, last=served.version))
    await desk.ask(commands.History(id="", table=made.table))
    return [sheet.points for sheet in desk.tab.position.sheets]


if __name__ == "__main__":
    become_a_browser()
    print(*asyncio.run(play(sys.argv[1])))
