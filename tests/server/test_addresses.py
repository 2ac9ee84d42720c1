"""Where somebody comes from, whom a proxy speaks for, and the names that a server answers to."""

from pathlib import Path
from typing import Final

import aiohttp
import pytest
from msgspec import json
from msgspec.structs import replace

from ludoteca.server.addresses import Names, networks, whence
from ludoteca.server.serving import Plan
from ludoteca.wire import messages
from tests.server.kit_house import LAVISH, House, evening
from tests.server.test_security import raw

HERE: Final = "127.0.0.1"
PROXIES: Final = networks(["10.0.0.0/8", "127.0.0.1", "2001:db8:aaaa::/48"])


# Addresses


@pytest.mark.parametrize(
    ("remote", "forwarded", "found"),
    [
        ("192.0.2.7", [], "192.0.2.7"),
        ("192.0.2.7", ["198.51.100.1"], "192.0.2.7"),  # anybody may write such a header
        (HERE, ["198.51.100.1"], "198.51.100.1"),
        (HERE, ["203.0.113.9, 198.51.100.1"], "198.51.100.1"),  # what came before it is hearsay
        (HERE, ["203.0.113.9", "198.51.100.1"], "198.51.100.1"),
        (HERE, ["198.51.100.1, 10.1.2.3"], "198.51.100.1"),  # two proxies, both trusted
        (HERE, ["10.1.2.3"], "10.1.2.3"),
        (HERE, [], HERE),
        (HERE, [""], HERE),
        (HERE, ["unknown"], HERE),
        (HERE, ["198.51.100.1, nonsense"], HERE),
        (HERE, ["198.51.100.1:50123"], "198.51.100.1"),
        (HERE, ['"[2001:db8:1:2:3::4]:50123"'], "2001:db8:1:2::/64"),
        (HERE, ["2001:db8:1:2:ffff::9"], "2001:db8:1:2::/64"),
        (HERE, ["::ffff:198.51.100.1"], "198.51.100.1"),
        ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("2001:db8:aaaa::1", ["198.51.100.1"], "198.51.100.1"),
        ("2001:db8:bbbb:1::1", ["198.51.100.1"], "2001:db8:bbbb:1::/64"),
        (None, ["198.51.100.1"], ""),
    ],
)
def test_an_address_is_what_trusted_proxies_say_and_a_household_of_ipv6_is_one(
    remote: str | None, forwarded: list[str], found: str
) -> None:
    assert whence(remote, forwarded, PROXIES) == found


@pytest.mark.parametrize("word", ["", "proxy", "10.0.0.0/40", "10.0.0", "http://10.0.0.1"])
def test_what_is_no_address_is_no_proxy(word: str) -> None:
    with pytest.raises(ValueError, match="does not appear"):
        networks([word])


def house(folder: Path, **plan: object) -> House:
    limits = replace(LAVISH, guests=0.001, guests_burst=2, sign_ins=0.001, sign_ins_burst=2, strangers=2)
    return House(folder, Plan(folder / "data", port=0, limits=limits, **plan))  # type: ignore[arg-type]


async def guests(house: House, *addresses: str) -> list[int]:
    return [
        (await raw(house, "POST /api/me", b'{"name":"Ada"}', X_Forwarded_For=address)).status for address in addresses
    ]


@evening
async def test_behind_a_trusted_proxy_each_visitor_has_limits_of_their_own(tmp_path: Path) -> None:
    async with house(tmp_path, proxies=("127.0.0.0/8",)) as served:
        many = [f"198.51.100.{number}" for number in range(6)]
        assert await guests(served, *many) == [200] * 6
        assert await guests(served, *["203.0.113.5"] * 3) == [200, 200, 429]
        assert await guests(served, *[f"2001:db8:0:1::{number}" for number in range(3)]) == [200, 200, 429]
        guess = b'{"handle":"ada-1","passphrase":"b"}'
        tries = [(await raw(served, "POST /api/sign-in", guess, X_Forwarded_For=each)).status for each in many]
        assert tries == [403] * 6, "nobody's tries keep others out"


@evening
async def test_without_one_a_header_is_nobodys_word(tmp_path: Path) -> None:
    async with house(tmp_path) as served:
        assert await guests(served, "198.51.100.1", "198.51.100.2", "198.51.100.3") == [200, 200, 429]


@evening
async def test_spectators_of_one_address_push_out_nobody_of_another_and_may_come_back(tmp_path: Path) -> None:
    async with house(tmp_path, proxies=(HERE,)) as served, aiohttp.ClientSession() as http:

        async def come(address: str) -> aiohttp.ClientWebSocketResponse:
            return await http.ws_connect(f"{served.server.url}ws", headers={"X-Forwarded-For": address})

        ours = [await come("198.51.100.1") for _ in range(2)]
        theirs = [await come("203.0.113.5") for _ in range(5)]
        for socket in theirs[:3]:
            assert json.decode((await socket.receive(15)).data, type=messages.Closing).reason == "crowded"
        back = await come("203.0.113.5")
        for socket in (*ours, theirs[4], back):
            await socket.send_str('{"do":"ping","id":"1"}')
            assert json.decode((await socket.receive(15)).data, type=messages.AnyMessage) == messages.Done(id="1")


# Names


@pytest.mark.parametrize(
    ("host", "more", "asked", "answers"),
    [
        (HERE, (), "127.0.0.1:8739", True),
        (HERE, (), "localhost:8739", True),
        (HERE, (), "LOCALHOST.", True),
        (HERE, (), "games.localhost", True),
        (HERE, (), "[::1]:8739", True),
        (HERE, (), "127.0.0.2", True),
        (HERE, (), None, True),  # no browser asks so
        (HERE, (), "evil.example", False),
        (HERE, (), "evil.example:8739", False),
        (HERE, (), "localhost.evil.example", False),
        (HERE, (), "127.0.0.1.evil.example", False),
        (HERE, (), "192.168.1.5", False),
        (HERE, (), "", False),
        (HERE, ("games.example",), "games.example", True),
        (HERE, ("games.example",), "Games.Example:443", True),
        (HERE, ("games.example",), "evil.example", False),
        ("localhost", (), "evil.example", False),
        ("::1", (), "[::1]:8739", True),
        ("::1", (), "evil.example", False),
        # at home: by address, by the name that the machine has in its network
        ("0.0.0.0", (), "192.168.1.5:8739", True),
        ("0.0.0.0", (), "living-room.local:8739", True),
        ("0.0.0.0", (), "games.example", True),
        ("192.168.1.5", (), "living-room.local", True),
        # who names names means them
        ("0.0.0.0", ("games.example",), "games.example", True),
        ("0.0.0.0", ("games.example",), "192.168.1.5", True),
        ("0.0.0.0", ("games.example",), "evil.example", False),
    ],
)
def test_a_server_for_this_machine_answers_to_its_own_names_only(
    host: str, more: tuple[str, ...], asked: str | None, answers: bool
) -> None:
    assert Names(host, more).has(asked) is answers


@evening
async def test_a_name_that_somebody_else_gave_this_machine_gets_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, names=("games.example",)) as served:
        for request in ("GET /", "GET /api/me", "POST /api/me", "GET /ws", "GET /metrics", "GET /assets/x.js"):
            heard = await raw(served, request, b'{"name":"Eve"}', Host="evil.example")
            assert (heard.status, heard.code) == (421, "host-foreign"), request
        assert (await raw(served, "POST /api/me", b'{"name":"Ada"}', Host="games.example")).status == 200
        assert (await raw(served, "GET /api/games", Host="localhost")).status == 200


@evening
async def test_metrics_are_for_those_who_call_this_machine_by_its_name(tmp_path: Path) -> None:
    async with house(tmp_path, host="0.0.0.0") as served:
        for host, status in (
            (HERE, 200),
            ("localhost:1", 200),
            ("[::1]", 200),
            ("evil.example", 404),
            ("10.0.0.1", 404),
        ):
            assert (await raw(served, "GET /metrics", Host=host)).status == status, host
        assert (await raw(served, "GET /api/games", Host="living-room.local")).status == 200
