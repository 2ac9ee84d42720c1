"""Whoever may not look at a table any more hears nothing more of it, on every connection, from that moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import aiohttp
import pytest
from msgspec import json

from ludoteca import __version__
from ludoteca.client import Client, Refused, Table, new_id
from ludoteca.server.room import FRIEND, PATIENCE_OF_A_VOTE, Chair
from ludoteca.server.table import DRIVER, ServedTable
from ludoteca.server.transaction import Transaction
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import NIM, House, do, evening, friends, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


class Ear:
    """A connection of its own, and everything that it hears."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket: Final = socket
        self.count = 0

    async def ask(self, command: commands.Command) -> tuple[messages.Message, list[messages.Message]]:
        """The answer, and the news that came before it."""
        await self.socket.send_bytes(json.encode(command))
        news: list[messages.Message] = []
        while True:
            message: messages.AnyMessage = json.decode((await self.socket.receive(15)).data, type=messages.AnyMessage)
            if isinstance(message, messages.Answer) and message.id == command.id:
                return message, news
            news.append(message)

    async def news(self) -> list[messages.Message]:
        """What came since last time: an answer comes after everything that was sent before it."""
        _, news = await self.ask(commands.Ping(id=new_id()))
        return news

    async def heard(self) -> list[str]:
        return [type(each).__name__ for each in await self.news()]


@asynccontextmanager
async def ear(house: House, key: str | None, table: Table) -> AsyncIterator[Ear]:
    cookies = {} if key is None else {"ludoteca": key}
    jar = aiohttp.CookieJar(unsafe=True)
    async with (
        aiohttp.ClientSession(cookies=cookies, cookie_jar=jar) as http,
        http.ws_connect(f"{house.server.url}ws") as socket,
    ):
        listening = Ear(socket)
        answer, _ = await listening.ask(commands.Open(id=new_id(), table=table.id))
        assert isinstance(answer, messages.Shown)
        yield listening


async def gathered(house: House, *names: str, seats: int = 3, watchers: bool = False) -> tuple[Table, list[Client]]:
    """A table with a seat still free; all of these sit at it."""
    host, *others = [await house.guest(name) for name in names]
    table = await host.make("parlour", ["me", *["friend"] * (seats - 1)], watchers=watchers)
    for client in others:
        await client.join(await invitation(host, table))
    return table, [host, *others]


async def invitation(host: Client, table: Table) -> str:
    return (await host.ask(commands.Invite(id=new_id(), table=table.id), messages.Invited)).token


async def stir(host: Client, table: Table) -> None:
    """Something of every kind that may happen while a table gathers."""
    await do(host, commands.Say(id=new_id(), table=table.id, text="between us"))
    await invitation(host, table)


@evening
async def test_who_stands_up_hears_nothing_more_on_any_connection(house: House) -> None:
    async with house:
        table, (ada, bob) = await gathered(house, "Ada", "Bob")
        async with ear(house, bob.key, table) as first, ear(house, bob.key, table) as second:
            await first.news(), await second.news()
            await first.ask(commands.Stand(id=new_id(), table=table.id, seat=1))
            await stir(ada, table)
            assert await first.heard() == []  # what it was told came before the answer to standing up
            assert await second.heard() == ["Hidden"]
            await stir(ada, table)
            assert await second.heard() == await first.heard() == []
            answer, _ = await first.ask(commands.Open(id=new_id(), table=table.id))
            assert isinstance(answer, messages.Refused)
            assert answer.refusal.code == "not-watched"
        assert (await house.live(table)).watchers.isdisjoint(
            connection for connection in house.server.connections.all if connection.person != person(ada)
        )


def person(client: Client) -> str:
    assert client.me is not None
    return client.me.person


@evening
async def test_who_stands_up_is_told_why_and_the_others_see_them_go(house: House) -> None:
    async with house:
        table, (ada, bob) = await gathered(house, "Ada", "Bob")
        async with ear(house, ada.key, table) as others, ear(house, bob.key, table) as theirs:
            await others.news()
            _, told = await theirs.ask(commands.Stand(id=new_id(), table=table.id, seat=1))
            hidden = [each for each in told if isinstance(each, messages.Hidden)]
            assert [(each.table, each.refusal.code) for each in hidden] == [(table.id, "not-watched")]
            changed = [each for each in await others.news() if isinstance(each, messages.Changed)]
            assert [chair.here for chair in changed[-1].room.chairs] == [True, False, False]
            assert changed[-1].room.watching == 0


@evening
async def test_beats_tell_nothing_of_a_table_that_is_hidden(house: House) -> None:
    async with house:
        table, (_, bob) = await gathered(house, "Ada", "Bob")
        await do(bob, commands.Stand(id=new_id(), table=table.id, seat=1))
        await soon(lambda: table.id not in bob.tables)
        theirs = [each for each in house.server.connections.all if each.person == person(bob)]
        assert [each.tables for each in theirs] == [set()]


@evening
async def test_the_client_says_so_to_whoever_waits_for_the_table(house: House) -> None:
    async with house:
        table, (_, bob) = await gathered(house, "Ada", "Bob")
        theirs = bob.table(table.id)
        waits = asyncio.ensure_future(theirs.until(lambda seen: seen.over))
        await do(bob, commands.Stand(id=new_id(), table=table.id, seat=1))
        with pytest.raises(Refused) as refused:
            await waits
        assert refused.value.code == "not-watched"


@evening
async def test_who_has_another_seat_or_made_the_table_stays(house: House) -> None:
    async with house:
        table, (ada, bob) = await gathered(house, "Ada", "Bob", seats=4)
        served = await house.live(table)

        def second_seat(transaction: Transaction) -> messages.Answer:
            transaction.room.sit(2, person(bob), "Bob too", "")
            return messages.Done(id="")

        await served.transact(person(bob), new_id(), second_seat)
        async with ear(house, ada.key, table) as hers, ear(house, bob.key, table) as his:
            await his.ask(commands.Stand(id=new_id(), table=table.id, seat=1))
            await hers.ask(commands.Stand(id=new_id(), table=table.id, seat=0))
            await stir(ada, table)
            assert {"Changed", "Chatted"} <= set(await his.heard())
            assert {"Changed", "Chatted"} <= set(await hers.heard())


@evening
async def test_whose_kept_seat_goes_to_a_bot_hears_nothing_more(house: House) -> None:
    async with house:
        first, (ada, bob) = await friends(house, "Ada", "Bob", watchers=False)
        await house.play(first)
        again = await do(ada, commands.Rematch(id=new_id(), table=first.id))
        table = await ada.open(again.table or "")
        async with ear(house, bob.key, table) as his:  # the seat is kept for him
            fill = commands.Fill(id=new_id(), table=table.id, seat=1, wish=structs.SeatWish("bot:random"))
            await do(ada, fill)
            await do(ada, commands.Say(id=new_id(), table=table.id, text="without you"))
            assert await his.heard() == ["Hidden"]


@evening
async def test_who_is_replaced_by_a_vote_may_come_back_and_still_hears(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob", game="parlour", watchers=False)
        await house.play(table, 1)
        house.passes(PATIENCE_OF_A_VOTE + 1)
        await bob.ask(commands.Close(id=new_id(), table=table.id), messages.Done)
        await do(ada, commands.Replace(id=new_id(), table=table.id, seat=1))
        async with ear(house, bob.key, table) as his:
            await do(ada, commands.Say(id=new_id(), table=table.id, text="are you there?"))
            assert "Chatted" in await his.heard()


@evening
async def test_a_revoked_invitation_lets_nobody_look_and_takes_no_seat_away(house: House) -> None:
    async with house:
        table, (ada, bob) = await gathered(house, "Ada", "Bob")  # Bob's is number 1
        token = await invitation(ada, table)
        eve = await house.guest("Eve")
        assert await refusal(eve.open(table.id)) == "not-watched", "an invitation is for a seat, not for a look"
        async with ear(house, bob.key, table) as his:
            for number in (1, 2):
                await do(ada, commands.Revoke(id=new_id(), table=table.id, number=number))
            assert "Hidden" not in await his.heard()
            assert await refusal(eve.join(token)) == "invitation-revoked"
            assert await refusal(eve.open(table.id)) == "not-watched"
            await his.ask(commands.Stand(id=new_id(), table=table.id, seat=1))
            await stir(ada, table)
            assert await his.heard() == []


@pytest.mark.parametrize("elsewhere", [False, True])
def test_when_a_table_becomes_private_spectators_hear_nothing_more(house: House, elsewhere: bool) -> None:
    """Also when another server process made it so."""

    def private(transaction: Transaction) -> messages.Answer:
        transaction.room.watchers = False
        return messages.Done(id="")

    @evening
    async def look_on() -> None:
        async with house:
            table, (ada, bob) = await friends(house, "Ada", "Bob")
            eve = await house.guest("Eve")
            async with (
                ear(house, eve.key, table) as hers,
                ear(house, None, table) as nobodys,
                ear(house, bob.key, table) as his,
            ):
                await hers.news(), await nobodys.news(), await his.news()
                here = await house.live(table)
                served = (
                    ServedTable(table.id, house.server.store, __version__, house.clock, house.clock)
                    if elsewhere
                    else here
                )
                await served.transact(DRIVER, new_id(), private)
                if elsewhere:
                    house.server.tables.changed_elsewhere(table.id, served.revision)
                    await soon(lambda: here.revision == served.revision)
                await house.play(table, 1)
                await do(ada, commands.Say(id=new_id(), table=table.id, text="now we are alone"))
                assert await hers.heard() == await nobodys.heard() == ["Hidden"]
                assert {"Moved", "Chatted"} <= set(await his.heard())

    look_on()


@evening
async def test_who_is_erased_hears_nothing_more(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob", game="parlour", watchers=False)
        async with ear(house, bob.key, table) as his:
            await his.news()
            async with (
                aiohttp.ClientSession(headers={"Cookie": f"ludoteca={bob.key}"}) as http,
                http.delete(f"{house.server.url}api/me") as response,
            ):
                assert response.status == 204
            await do(ada, commands.Say(id=new_id(), table=table.id, text="who was that?"))
            said = [json.decode(frame.data, type=messages.AnyMessage) async for frame in his.socket]
            assert [type(each) for each in said] == [messages.Closing]


@evening
async def test_who_was_erased_at_another_server_hears_nothing_more_here(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Ada", "Bob", watchers=False)

        def forgotten(transaction: Transaction) -> messages.Answer:
            transaction.room.chairs[1] = Chair(FRIEND)
            transaction.people = transaction.room.people()
            return messages.Done(id="")

        async with ear(house, bob.key, table) as his:
            await his.news()
            here, there = (
                await house.live(table),
                ServedTable(table.id, house.server.store, __version__, house.clock, house.clock),
            )
            await there.transact(DRIVER, new_id(), forgotten)
            house.server.tables.changed_elsewhere(table.id, there.revision)
            await soon(lambda: here.revision == there.revision)
            await do(ada, commands.Say(id=new_id(), table=table.id, text="who was that?"))
            assert await his.heard() == ["Hidden"]


@evening
async def test_who_lost_the_table_hears_nothing_of_its_analysis(house: House) -> None:
    async with house:
        table, (_, bob) = await friends(house, "Ada", "Bob", game=NIM, watchers=False)
        await house.play(table)
        served = await house.live(table)
        async with ear(house, bob.key, table) as his:
            await his.news()
            analyses = house.server.dispatcher.analyses
            answer, _ = await his.ask(commands.Analyse(id=new_id(), table=table.id))
            assert isinstance(answer, messages.Analysed)

            def forgotten(transaction: Transaction) -> messages.Answer:
                transaction.room.chairs[1].person = None
                return messages.Done(id="")

            await served.transact(DRIVER, new_id(), forgotten)
            waiting = [watcher.person for job in analyses._jobs.values() for watcher in job.waiting]
            assert person(bob) not in waiting
            assert "Hidden" in await his.heard()
            assert "Analysed" not in await his.heard()
