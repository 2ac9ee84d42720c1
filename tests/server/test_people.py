"""Who one is: a cookie, a name, a passphrase; what is kept about one, and that nothing is after one is erased."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from msgspec import json
from msgspec.structs import replace

from ludoteca.client import new_id
from ludoteca.server.names import LONGEST_NAME
from ludoteca.server.people import LONGEST_PASSPHRASE, SHORTEST_PASSPHRASE
from ludoteca.server.serving import Plan
from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.server.tables import AT_ONCE
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import LAVISH, NIM, House, do, evening, friends, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")

PASSPHRASE = "correct horse battery"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


class Browser:
    """A browser, without the page."""

    def __init__(self, house: House, http: aiohttp.ClientSession) -> None:
        self.house = house
        self.http = http
        self.cookie = ""
        self.status = 0

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        data = None if body is None else json.encode(body)
        async with self.http.request(method, f"{self.house.server.url}{path}", data=data) as response:
            self.status = response.status
            self.cookie = response.headers.get("Set-Cookie", self.cookie)
            return await response.read()

    async def me(self, name: str | None = None) -> messages.Me:
        said = await (self.ask("GET", "api/me") if name is None else self.ask("POST", "api/me", {"name": name}))
        return json.decode(said, type=messages.Me)

    async def code(self, method: str, path: str, body: object = None) -> str:
        return json.decode(await self.ask(method, path, body), type=messages.Refused).refusal.code

    @property
    def key(self) -> str:
        return self.cookie.partition("=")[2].partition(";")[0]


@asynccontextmanager
async def browser(house: House) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http:
        yield Browser(house, http)


# Guests


@evening
async def test_a_guest_is_known_by_a_cookie_that_no_script_reads(house: House) -> None:
    async with house, browser(house) as here:
        await here.ask("GET", "api/me")
        assert here.status == 204
        me = await here.me("Ada")
        assert (me.name, me.passphrase) == ("Ada", False)
        for word in ("HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="):
            assert word in here.cookie
        assert "Secure" not in here.cookie
        assert len(here.key) >= 43  # 256 bits
        assert here.key.encode() not in house.stored()
        assert await here.me() == me
        await house.restart()
        assert await here.me() == me


@evening
async def test_behind_a_proxy_the_cookie_is_secure(tmp_path: Path) -> None:
    plan = Plan(tmp_path / "data", port=0, limits=LAVISH, secure=True)
    async with House(tmp_path / "data", plan) as house, browser(house) as here:
        await here.me("Ada")
        assert "Secure" in here.cookie
        await here.ask("POST", "api/sign-out")
        assert "Secure" in here.cookie


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\nLovelace\t", "Ada Lovelace"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("A\x00d\x1ba\x7f", "Ada"),
        ("Ada\u2028Lovelace\u2029", "Ada Lovelace"),
        ("Zofia\u00a0Żółć", "Zofia Żółć"),
        ("e\u0301", "é"),
        ("<script>", "<script>"),
        ("x" * 100, "x" * LONGEST_NAME),
        ("\U000e0041\ue000Ada", "Ada"),
    ],
)
def test_a_name_keeps_only_what_can_be_seen(house: House, given: str, kept: str) -> None:
    @evening
    async def test() -> None:
        async with house, browser(house) as here:
            assert (await here.me(given)).name == kept

    test()


@evening
async def test_a_name_of_nothing_is_none(house: House) -> None:
    async with house, browser(house) as here:
        for name in ("", "  ", "\u200b\u202e", "\x00"):
            assert await here.code("POST", "api/me", {"name": name}) == "name-empty"
        assert await here.code("POST", "api/me", {"name": 7}) == "frame-wrong"
        assert await here.code("POST", "api/me", {"nam": "Ada"}) == "frame-wrong"
        async with here.http.post(f"{house.server.url}api/me", data=b"\xff{") as response:
            said = json.decode(await response.read(), type=messages.Refused)
        assert said.refusal.code == "frame-unreadable"


@evening
async def test_a_new_name_is_the_name_from_then_on(house: House) -> None:
    async with house, browser(house) as here:
        before = await here.me("Ada")
        ada = await house.guest("Ada", here.key)
        after = await here.me("Augusta")
        assert (after.person, after.handle, after.name) == (before.person, before.handle, "Augusta")
        table = await ada.make(NIM, ["me", "friend"])
        await do(ada, commands.Say(id=new_id(), table=table.id, text="it is me"))
        await soon(lambda: len(table.chat) == 1)
        assert table.chat[0].name == "Augusta"
        assert table.room is not None
        assert table.room.chairs[0].name == "Augusta"


@evening
async def test_guests_do_not_come_in_floods(tmp_path: Path) -> None:
    limits = replace(LAVISH, guests=0.001, guests_burst=3)
    async with House(tmp_path, Plan(tmp_path, port=0, limits=limits)) as house:
        for number in range(4):
            async with browser(house) as here:
                if number < 3:
                    await here.me(f"Guest {number}")
                    assert (await here.me("renamed")).name == "renamed"  # who is known may come again
                else:
                    assert await here.code("POST", "api/me", {"name": "One too many"}) == "too-fast"
                    assert here.status == 429


# A passphrase


@evening
async def test_a_passphrase_makes_one_the_same_person_elsewhere(house: House) -> None:
    async with house, browser(house) as here, browser(house) as there:
        me = await here.me("Ada")
        ada = await house.guest("Ada", here.key)
        table = await ada.make(NIM, ["me", "friend"])
        await here.ask("POST", "api/me/passphrase", {"passphrase": PASSPHRASE})
        assert (await here.me()).passphrase
        stored = house.stored()
        assert PASSPHRASE.encode() not in stored
        assert b"$argon2id$" in stored
        signed = {"handle": f" {me.handle.upper()} ", "passphrase": PASSPHRASE}
        other = json.decode(await there.ask("POST", "api/sign-in", signed), type=messages.Me)
        assert (other.person, other.name) == (me.person, "Ada")
        assert there.key not in ("", here.key)
        second = await house.guest("Ada", there.key)
        lobby = await second.ask(commands.Lobby(id=new_id()), messages.LobbyShown)
        assert [one.table for one in lobby.own] == [table.id]
        assert (await second.open(table.id)).mine() == [0]
        await there.ask("POST", "api/sign-out")
        assert there.status == 204
        await there.ask("GET", "api/me")
        assert there.status == 204
        assert (await here.me()).person == me.person


@evening
async def test_who_signs_out_is_signed_out_in_every_tab_of_that_browser_and_only_there(house: House) -> None:
    async with house, browser(house) as here, browser(house) as there:
        me = await here.me("Ada")
        await here.ask("POST", "api/me/passphrase", {"passphrase": PASSPHRASE})
        await there.ask("POST", "api/sign-in", {"handle": me.handle, "passphrase": PASSPHRASE})
        tabs = [await house.guest("Ada", here.key), await house.guest("Ada", here.key)]
        elsewhere = await house.guest("Ada", there.key)
        table = await elsewhere.make(NIM, ["me", "friend"])
        await here.ask("POST", "api/sign-out")
        for tab in tabs:
            await soon(lambda tab=tab: tab.closings == ["signed-out"])  # type: ignore[misc]
            assert await refusal(tab.make(NIM, ["me", "friend"])) == "nobody"  # it came back as nobody
        await do(elsewhere, commands.Say(id=new_id(), table=table.id, text="still here"))
        assert elsewhere.closings == []


@evening
async def test_a_new_passphrase_needs_the_old_one_and_signs_every_other_device_out(house: House) -> None:
    async with house, browser(house) as here, browser(house) as there:
        me = await here.me("Ada")
        await here.ask("POST", "api/me/passphrase", {"passphrase": PASSPHRASE})
        await there.ask("POST", "api/sign-in", {"handle": me.handle, "passphrase": PASSPHRASE})
        mine, theirs = await house.guest("Ada", here.key), await house.guest("Ada", there.key)
        for old in ({}, {"old": ""}, {"old": "wrong horse battery"}):
            assert await there.code("POST", "api/me/passphrase", {"passphrase": "mine from now on", **old}) == (
                "passphrase-wrong"
            )
            assert there.status == 403
        assert (await there.me()).person == me.person
        await here.ask("POST", "api/me/passphrase", {"passphrase": "another horse", "old": PASSPHRASE})
        assert here.status == 200
        assert (await here.me()).person == me.person
        await there.ask("GET", "api/me")
        assert there.status == 204
        await soon(lambda: theirs.closings == ["signed-out"])
        assert mine.closings == []
        wrong = {"handle": me.handle, "passphrase": PASSPHRASE}
        assert await there.code("POST", "api/sign-in", wrong) == "sign-in-wrong"
        await there.ask("POST", "api/sign-in", {"handle": me.handle, "passphrase": "another horse"})
        assert there.status == 200


@evening
async def test_who_signs_in_while_the_passphrase_changes_is_not_let_in_with_the_old_one(house: House) -> None:
    async with house, browser(house) as here, browser(house) as there:
        me = await here.me("Ada")
        await here.ask("POST", "api/me/passphrase", {"passphrase": PASSPHRASE})
        change = here.ask("POST", "api/me/passphrase", {"passphrase": "another horse", "old": PASSPHRASE})
        entry = there.ask("POST", "api/sign-in", {"handle": me.handle, "passphrase": PASSPHRASE})
        await asyncio.gather(change, entry)
        assert here.status == 200
        await there.ask("GET", "api/me")
        assert there.status == 204  # refused, or let in before and signed out with the change


@evening
async def test_who_signs_out_everywhere_is_nobody_on_every_device(house: House) -> None:
    async with house, browser(house) as here, browser(house) as there, browser(house) as elsewhere:
        assert await here.code("POST", "api/sign-out/everywhere") == "nobody"
        me = await here.me("Ada")
        await elsewhere.me("Bob")
        await here.ask("POST", "api/me/passphrase", {"passphrase": PASSPHRASE})
        signed = {"handle": me.handle, "passphrase": PASSPHRASE}
        await there.ask("POST", "api/sign-in", signed)
        devices = [await house.guest("Ada", here.key), await house.guest("Ada", there.key)]
        bob = await house.guest("Bob", elsewhere.key)
        await devices[0].sign_out_everywhere()
        for device in devices:
            await soon(lambda device=device: device.closings == ["signed-out"])  # type: ignore[misc]
        for browsing in (here, there):
            await browsing.ask("GET", "api/me")
            assert browsing.status == 204
        assert bob.closings == []
        await there.ask("POST", "api/sign-in", signed)
        assert (await there.me()).person == me.person


@evening
async def test_a_wrong_handle_and_a_wrong_passphrase_are_answered_alike(house: House) -> None:
    async with house, browser(house) as here, browser(house) as there:
        me = await here.me("Ada")
        without = await there.me("Bob")
        await here.ask("POST", "api/me/passphrase", {"passphrase": PASSPHRASE})
        answers = set()
        for handle, passphrase in ((me.handle, "wrong horse"), ("nobody-0", PASSPHRASE), (without.handle, "")):
            said = await there.ask("POST", "api/sign-in", {"handle": handle, "passphrase": passphrase})
            answers.add((there.status, said))
        [(status, said)] = answers
        assert status == 403
        assert json.decode(said, type=messages.Refused).refusal.code == "sign-in-wrong"


@evening
async def test_a_passphrase_is_neither_short_nor_endless(house: House) -> None:
    async with house, browser(house) as here:
        path = "api/me/passphrase"
        assert await here.code("POST", path, {"passphrase": PASSPHRASE}) == "nobody"
        assert here.status == 401
        await here.me("Ada")
        for length in (0, SHORTEST_PASSPHRASE - 1, LONGEST_PASSPHRASE + 1):
            assert await here.code("POST", path, {"passphrase": "x" * length}) == "passphrase-length"


@evening
async def test_passphrases_are_not_guessed_quickly(tmp_path: Path) -> None:
    limits = replace(LAVISH, sign_ins=0.001, sign_ins_burst=2)
    async with House(tmp_path, Plan(tmp_path, port=0, limits=limits)) as house, browser(house) as here:
        guess = {"handle": "ada-1234", "passphrase": "a guess of mine"}
        codes = [await here.code("POST", "api/sign-in", guess) for _ in range(3)]
        assert codes == ["sign-in-wrong", "sign-in-wrong", "too-fast"]


# One's own data


@evening
async def test_the_export_has_everything_that_is_kept(house: House) -> None:
    async with house, browser(house) as here:
        assert await here.code("GET", "api/me/export") == "nobody"
        me = await here.me("Ada")
        ada, bob = await house.guest("Ada", here.key), await house.guest("Bob")
        table = await ada.make(NIM, [structs.SeatWish("me", "Countess"), "friend"], public=True)
        await do(bob, commands.Sit(id=new_id(), table=table.id, seat=1))
        await do(ada, commands.Say(id=new_id(), table=table.id, text="mine"))
        await do(bob, commands.Say(id=new_id(), table=table.id, text="not mine"))
        whole = json.decode(await here.ask("GET", "api/me/export"))
        assert whole["person"]["id"] == me.person
        assert (whole["person"]["name"], whole["person"]["handle"]) == ("Ada", me.handle)
        assert whole["passphrase"] is False
        assert [(one["id"], one["game"], one["phase"]) for one in whole["tables"]] == [(table.id, NIM, "playing")]
        assert whole["tables"][0]["seats"] == [{"seat": 0, "name": "Countess"}]
        assert [line["line"]["text"] for line in whole["chat"]] == ["mine"]


def traces(house: House, *words: str) -> list[str]:
    stored = house.stored()
    return [word for word in words if word.encode() in stored]


@evening
async def test_who_is_erased_leaves_no_trace_and_their_seats_go_on(house: House) -> None:
    async with house, browser(house) as here:
        me = await here.me("Adalovelace")
        await here.ask("POST", "api/me/passphrase", {"passphrase": PASSPHRASE})
        ada, bob = await house.guest("Adalovelace", here.key), await house.guest("Bob")
        playing = await ada.make(NIM, [structs.SeatWish("me", "Countessa"), "friend"], public=True)
        await do(bob, commands.Sit(id=new_id(), table=playing.id, seat=1))
        waiting = await ada.make(NIM, ["me", "friend"])
        shared = await ada.make("navoria", ["me", "friend", "friend"], public=True)
        await do(bob, commands.Sit(id=new_id(), table=shared.id, seat=1))
        seen = await bob.open(playing.id)
        await do(ada, commands.Say(id=new_id(), table=playing.id, text="ephemeral words"))
        words = ("Adalovelace", me.handle, me.person, "Countessa", "ephemeral words", "$argon2id$")
        assert traces(house, *words) == list(words)
        await here.ask("DELETE", "api/me")
        assert here.status == 204
        assert traces(house, *words) == []
        await soon(lambda: "erased" in ada.closings)
        await house.play(playing)
        await seen.until(lambda now: now.over)
        assert seen.room is not None
        assert (seen.room.ranking, seen.room.chairs[0].name) == ([1, 0], None)
        assert await refusal(bob.open(waiting.id)) == "table-missing"
        assert (await house.live(shared)).room.host == (bob.me.person if bob.me else "")
        await here.ask("GET", "api/me")
        assert here.status == 204
        await house.restart()
        assert traces(house, *words) == []


@evening
async def test_many_tables_forget_a_person_in_few_steps(house: House) -> None:
    async with house, browser(house) as here:
        me = await here.me("Adalovelace")
        ada, bob = await house.guest("Adalovelace", here.key), await house.guest("Bob")
        tables = 3 * AT_ONCE
        for _ in range(tables):
            await do(
                ada, commands.Make(id=new_id(), game=NIM, seats=[structs.SeatWish("me"), structs.SeatWish("friend")])
            )
        kept = await ada.make("parlour", ["me", "friend", "friend"], public=True)
        await do(bob, commands.Sit(id=new_id(), table=kept.id, seat=1))
        store = house.server.store
        assert isinstance(store, SqliteStore)
        before = store.transactions
        await here.ask("DELETE", "api/me")
        assert here.status == 204
        assert store.transactions - before < tables / 5
        assert traces(house, "Adalovelace", me.person) == []
        assert list(await store.own(me.person, 10)) == []
        assert [row.table for row in await store.own(bob.me.person if bob.me else "", 10)] == [kept.id]


@evening
async def test_a_finished_game_outlives_who_played_it(house: House) -> None:
    async with house:
        table, (ada, bob) = await friends(house, "Adalovelace", "Bob")
        await house.play(table)
        async with browser(house) as here:
            here.http.cookie_jar.update_cookies({"ludoteca": ada.key})
            await here.ask("DELETE", "api/me")
            assert here.status == 204
        seen = await bob.open(table.id)
        assert seen.room is not None
        assert [chair.name for chair in seen.room.chairs] == [None, "Bob"]
        assert seen.room.secret is not None
        new = await do(bob, commands.Rematch(id=new_id(), table=table.id))
        free = (await house.live(new.table or "")).room.chairs[0]
        assert (free.who, free.person) == ("friend", None)
        assert traces(house, "Adalovelace", ada.me.person if ada.me else "") == []
