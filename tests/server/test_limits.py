"""How quick somebody may be, and whose turn it is where many wait."""

import asyncio

import pytest

from ludoteca.kernel.refusals import Refused
from ludoteca.server.limits import AT_ONE_ADDRESS, MOST_KNOWN, FairQueue, Place, RateLimits, Who
from tests.server.kit_house import evening

HOME, SCHOOL = "192.0.2.1", "198.51.100.7"


class Still:
    """A clock that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def allowed(rate: RateLimits, who: Who, cost: float = 1.0) -> bool:
    try:
        rate.take(who, cost)
    except Refused:
        return False
    return True


# Pace


def test_a_person_is_slowed_by_what_it_costs() -> None:
    clock = Still()
    rate = RateLimits(1.0, 10.0, clock)
    ada = Who("Ada", HOME)
    assert [allowed(rate, ada, 4.0) for _ in range(3)] == [True, True, False]
    assert allowed(rate, ada, 2.0)
    clock.now += 4.0
    assert [allowed(rate, ada, 4.0) for _ in range(2)] == [True, False]


def test_what_costs_more_than_ever_fits_in_is_had_after_a_rest() -> None:
    clock = Still()
    rate = RateLimits(1.0, 10.0, clock)
    assert allowed(rate, Who("Ada", HOME), 25.0)
    clock.now += 24.0
    assert not allowed(rate, Who("Ada", HOME), 25.0)
    clock.now += 1.0
    assert allowed(rate, Who("Ada", HOME), 25.0)


def test_all_of_one_address_together_are_slowed_and_nobody_else() -> None:
    rate = RateLimits(1.0, 3.0, Still())
    came = [allowed(rate, Who(f"guest {number}", HOME)) for number in range(10 * AT_ONE_ADDRESS)]
    assert came.count(True) == 3 * AT_ONE_ADDRESS
    assert allowed(rate, Who("Ada", SCHOOL))


def test_those_who_are_nobody_at_one_address_count_as_one() -> None:
    rate = RateLimits(1.0, 3.0, Still())
    assert [allowed(rate, Who("", HOME)) for _ in range(4)] == [True, True, True, False]
    assert allowed(rate, Who("", SCHOOL))
    assert allowed(rate, Who("Ada", HOME))


def test_however_many_come_those_who_are_slowed_stay_so() -> None:
    rate = RateLimits(1.0, 1.0, Still())
    assert allowed(rate, Who("Ada", HOME))
    for number in range(MOST_KNOWN + 5):
        allowed(rate, Who(f"guest {number}", f"address {number}"))
        assert not allowed(rate, Who("Ada", HOME))
    assert len(rate._people) == len(rate._addresses) == MOST_KNOWN


# FairQueue


async def taken(turns: FairQueue, who: Who, order: list[str], last: bool = False) -> None:
    async with turns.turn(Place(who), last=last):
        order.append(who.person)
        await asyncio.sleep(0)


@evening
async def test_people_take_turns_however_much_one_of_them_asks_for() -> None:
    turns, order = FairQueue(1), list[str]()
    asked = [*["Ada"] * 5, "Bea", "Cem", "Bea"]
    await asyncio.gather(*(taken(turns, Who(who, HOME), order) for who in asked))
    assert order == ["Ada", "Ada", "Bea", "Cem", "Ada", "Bea", "Ada", "Ada"]


@evening
async def test_addresses_take_turns_however_many_people_come_from_one() -> None:
    turns, order = FairQueue(1), list[str]()
    crowd = [Who(f"guest {number}", HOME) for number in range(6)]
    asked = [*crowd, Who("Ada", SCHOOL), Who("Bea", SCHOOL)]
    await asyncio.gather(*(taken(turns, who, order) for who in asked))
    assert order[:5] == ["guest 0", "guest 1", "Ada", "guest 2", "Bea"]


@evening
async def test_what_can_wait_comes_last_however_early_it_came() -> None:
    turns, order = FairQueue(1), list[str]()
    asked = [("first", False), ("bots alone", True), ("bots too", True), ("Ada", False), ("Bea", False)]
    await asyncio.gather(*(taken(turns, Who(who, who), order, last) for who, last in asked))
    assert order == ["first", "Ada", "Bea", "bots alone", "bots too"]


@evening
async def test_the_line_is_told_in_the_order_of_its_turns() -> None:
    turns, order = FairQueue(1), list[str]()
    gate = asyncio.Event()

    async def go(place: Place) -> None:
        async with turns.turn(place):
            order.append(place.who.person)
            await gate.wait()

    places = [Place(Who(who, HOME)) for who in ("Ada", "Bea", "Bea", "Cem")]
    going = [asyncio.ensure_future(go(place)) for place in places]
    await asyncio.sleep(0)
    assert turns.waiting() == [places[1], places[3], places[2]]
    gate.set()
    await asyncio.gather(*going)
    assert turns.waiting() == []
    assert order == ["Ada", "Bea", "Cem", "Bea"]


@evening
async def test_no_more_than_so_many_go_at_once() -> None:
    turns = FairQueue(2)
    gate = asyncio.Event()
    inside: list[int] = []

    async def go(number: int) -> None:
        async with turns.turn(Place(Who(str(number), HOME))):
            inside.append(number)
            await gate.wait()

    going = [asyncio.ensure_future(go(number)) for number in range(4)]
    await asyncio.sleep(0.01)
    assert inside == [0, 1]
    gate.set()
    await asyncio.gather(*going)
    assert inside == [0, 1, 2, 3]


@pytest.mark.parametrize("last", [False, True])
def test_who_gives_up_keeps_no_place_neither_while_waiting_nor_when_just_called(last: bool) -> None:
    @evening
    async def wait() -> None:
        turns, order = FairQueue(1), list[str]()
        async with turns.turn(Place(Who("Ada", HOME))):
            waits, called, stays = (
                asyncio.ensure_future(taken(turns, Who(who, HOME), order, last)) for who in ("Bea", "Cem", "Dan")
            )
            await asyncio.sleep(0)
            waits.cancel()
            await asyncio.sleep(0)
        called.cancel()  # the turn was passed on to it, and it has not woken up yet
        await stays
        assert order == ["Dan"]
        async with asyncio.timeout(1), turns.turn(Place(Who("Eve", HOME))):
            pass

    wait()
