"""Whose work comes first where many ask for it: nobody's crowd stands before somebody else."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from ludoteca.client import Client, new_id
from ludoteca.kernel.refusals import Refused
from ludoteca.server.analyses import MOST_AT_ONCE as ANALYSES_AT_ONCE
from ludoteca.server.hints import MOST_AT_ONCE as HINTS_AT_ONCE
from ludoteca.server.limits import Who
from ludoteca.server.people import People
from ludoteca.server.transaction import Person
from ludoteca.server.worker_tasks import Ask
from ludoteca.wire import commands, structs
from tests.server.kit_house import House, do, evening, soon
from tests.server.test_analyses import analyse, finished
from tests.server.test_bots import house_with

pytestmark = pytest.mark.usefixtures("nim")

ELSEWHERE: Final = "203.0.113.9"
PASSPHRASE: Final = "correct horse battery"


def person(client: Client) -> Person:
    assert client.me is not None
    return Person(client.me.person, client.me.name)


async def code(asked: asyncio.Future[bytes]) -> str:
    try:
        await asked
    except Refused as refused:
        return refused.refusal.code
    raise AssertionError("it was not refused")


@evening
async def test_hints_of_one_address_fill_no_line_but_their_own(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "hangs") as house:
        hints = house.server.dispatcher.hints
        people = [await house.guest(f"Guest {number}") for number in range(HINTS_AT_ONCE + 1)]
        tables = [await client.make("parlour", ["me", "me"]) for client in people]
        asking = []

        def hint(number: int, address: str) -> asyncio.Future[bytes]:
            who = person(people[number])
            version = tables[number].version
            command = commands.Hint(id=new_id(), table=tables[number].id, seat=0, version=version, answers=[])
            return asyncio.ensure_future(hints.hint(who, Who(who.id, address), command))

        for number in range(HINTS_AT_ONCE):
            asking.append(hint(number, "here"))
        await soon(lambda: len(hints._asking) == HINTS_AT_ONCE)
        assert await code(hint(-1, "here")) == "hints-many"
        asking.append(hint(-1, ELSEWHERE))
        await soon(lambda: len(hints._asking) == HINTS_AT_ONCE + 1)
        line = [place.who.address for place in house.server.workers._turns.waiting()]
        assert line[:2] == ["here", ELSEWHERE]
        for asked in asking:
            asked.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


class Waiting:
    """Somebody who waits for an analysis."""

    def __init__(self, who: str) -> None:
        self.person: str | None = who

    def send(self, message: bytes) -> None: ...

    def lose(self, table: str) -> None: ...


@evening
async def test_analyses_of_one_address_fill_no_line_but_their_own(tmp_path: Path) -> None:
    async with house_with(tmp_path / "data", "stops") as house:
        people = [await house.guest(f"Guest {number}") for number in range(ANALYSES_AT_ONCE + 1)]
        tables = [await finished(house, client) for client in people]
        for client, table in zip(people[:-1], tables[:-1], strict=True):
            await analyse(client, table)
        analyses = house.server.dispatcher.analyses
        mine = person(people[-1]).id
        command = commands.Analyse(id=new_id(), table=tables[-1].id)
        watcher = Waiting(mine)
        here = next(iter(house.server.connections.all)).address
        assert await code(asyncio.ensure_future(analyses.follow(watcher, Who(mine, here), command))) == "analyses-many"
        await analyses.follow(watcher, Who(mine, ELSEWHERE), command)
        line = [place.who.address for place in house.server.workers.desk.waiting()]
        assert line[:3] == [here, ELSEWHERE, here]
        analyses.leave(watcher)


@evening
async def test_bots_wait_by_their_hosts_address_and_last_where_no_person_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(tmp_path / "data") as house:
        asked: list[tuple[str, Who, bool]] = []
        answer = house.server.workers.ask

        async def note(ask: Ask, whose: Who, *, last: bool = False) -> structs.Thought:
            asked.append((ask.bot, whose, last))
            return await answer(ask, whose, last=last)

        monkeypatch.setattr(house.server.workers, "ask", note)
        ada = await house.guest("Ada")
        table = await ada.make("parlour", ["me", "bot:greedy", "bot:greedy"])
        await ada.play(table.id, 0, 0, ["1"])
        await table.until(lambda seen: seen.version == 3)
        await do(ada, commands.Resign(id=new_id(), table=table.id, seat=0))
        await table.until(lambda seen: seen.over)
        who = Who(person(ada).id, "127.0.0.1")
        assert asked[:2] == [("greedy", who, False)] * 2
        assert {last for _, _, last in asked[2:]} == {True}
        assert {whose for _, whose, _ in asked} == {who}


@evening
async def test_passphrases_of_one_address_fill_no_line_but_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with House(tmp_path / "data") as house:
        people = People(house.server.store, house.clock)
        row, key = await people.arrive("Ada")
        await people.set_passphrase(Who(row.person, "home"), key, PASSPHRASE, "")
        order: list[str] = []
        verify = people._verify

        def note(kept: str, passphrase: str) -> bool:
            order.append(passphrase)
            return verify(kept, passphrase)

        monkeypatch.setattr(people, "_verify", note)
        crowd = [people.sign_in(Who("", "crowd"), row.handle, f"guess {number}") for number in range(6)]
        mine = people.sign_in(Who("", "home"), row.handle, PASSPHRASE)
        *wrong, right = await asyncio.gather(*crowd, mine, return_exceptions=True)
        assert isinstance(right, tuple)
        assert all(isinstance(each, Refused) for each in wrong)
        assert order.index(PASSPHRASE) <= 2
        assert len(order) == 7
