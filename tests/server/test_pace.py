"""Whose turn it is where many wait."""

import asyncio

from ludoteca.server.pace import Turns
from tests.server.house import evening


async def taken(turns: Turns, who: str, order: list[str]) -> None:
    async with turns.turn(who):
        order.append(who)
        await asyncio.sleep(0)


@evening
async def test_people_take_turns_however_much_one_of_them_asks_for() -> None:
    turns, order = Turns(1), list[str]()
    asked = [*["Ada"] * 5, "Bea", "Cem", "Bea"]
    await asyncio.gather(*(taken(turns, who, order) for who in asked))
    assert order == ["Ada", "Ada", "Bea", "Cem", "Ada", "Bea", "Ada", "Ada"]


@evening
async def test_no_more_than_so_many_go_at_once() -> None:
    turns = Turns(2)
    gate = asyncio.Event()
    inside: list[int] = []

    async def go(number: int) -> None:
        async with turns.turn(str(number)):
            inside.append(number)
            await gate.wait()

    going = [asyncio.ensure_future(go(number)) for number in range(4)]
    await asyncio.sleep(0.01)
    assert inside == [0, 1]
    gate.set()
    await asyncio.gather(*going)
    assert inside == [0, 1, 2, 3]


@evening
async def test_who_gives_up_keeps_no_place_neither_while_waiting_nor_when_just_called() -> None:
    turns, order = Turns(1), list[str]()
    async with turns.turn("Ada"):
        waits, called, last = (asyncio.ensure_future(taken(turns, who, order)) for who in ("Bea", "Cem", "Dan"))
        await asyncio.sleep(0)
        waits.cancel()
        await asyncio.sleep(0)
    called.cancel()  # the turn was passed on to it, and it has not woken up yet
    await last
    assert order == ["Dan"]
    async with asyncio.timeout(1), turns.turn("Eve"):
        pass
