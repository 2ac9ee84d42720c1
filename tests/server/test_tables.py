"""Making a table, inviting to it, sitting down: until the game begins by itself."""

from pathlib import Path
from typing import Unpack

import pytest

from ludoteca.client import Client, Table, new_id
from ludoteca.server.room import MOST_INVITATIONS
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import HOURS, NIM, House, Wishes, ask, do, evening, refusal, soon

pytestmark = pytest.mark.usefixtures("nim")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "data")


def phase(table: Table) -> str:
    assert table.room is not None
    return table.room.phase


def chairs(table: Table) -> list[tuple[str, str | None]]:
    assert table.room is not None
    return [(chair.who, chair.name) for chair in table.room.chairs]


async def invite(host: Client, table: Table, seat: int | None = None, hours: int = 72) -> messages.Invited:
    return await host.ask(commands.Invite(id=new_id(), table=table.id, seat=seat, hours=hours), messages.Invited)


def sit(table: Table, seat: int, name: str | None = None) -> commands.Sit:
    return commands.Sit(id=new_id(), table=table.id, seat=seat, name=name)


def fill(table: Table, seat: int, who: str) -> commands.Fill:
    return commands.Fill(id=new_id(), table=table.id, seat=seat, wish=structs.SeatWish(who))


# Making


@evening
async def test_a_table_for_oneself_and_a_bot_begins_at_once(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make(NIM, ["me", "bot:random"], nonce="a nonce of my own")
        assert phase(table) == "playing"
        assert chairs(table) == [("person", "Ada"), ("bot:random", None)]
        assert (await house.live(table)).room.chairs[0].nonce == "a nonce of my own"


@evening
async def test_a_table_waits_for_a_friend(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make(NIM, ["me", "friend"])
        assert (phase(table), table.position) == ("gathering", None)


@evening
async def test_a_table_of_the_big_game_takes_options_automas_and_a_pack(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        seats = ["me", "automa:linne:boudeuse", "bot:random"]
        table = await ada.make(
            "encyclopedia", seats, {"edition": "pl", "sepultus": True}, pack={"start_coins": [9, 9, 9, 9]}
        )
        assert table.room is not None
        assert table.room.pack
        assert (table.room.options["edition"], table.room.options["sepultus"]) == ("pl", True)
        served = await house.live(table)
        assert served.journal is not None
        assert served.journal.head.data["start_coins"] == [9, 9, 9, 9]
        assert served.journal.head.seats == ("person", "automa:linne:boudeuse", "person")


@evening
async def test_a_table_that_could_never_begin_is_not_made(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")

        async def refused(game: str, *seats: str, **more: Unpack[Wishes]) -> str:
            return await refusal(ada.make(game, seats, **more))

        assert await refused("chess", "me", "friend") == "game-unknown"
        assert await refused(NIM, "me", "bot:genius") == "bot-unknown"
        assert await refused(NIM, "me", "person") == "seat-wish"
        assert await refused(NIM, "me", "pirate") == "seat-unknown"
        assert await refused(NIM, "me", *["friend"] * 4) == "seat-count"
        assert await refused(NIM, "bot:random", "bot:random") == "nobody-plays"
        assert await refused(NIM, "me", "friend", options={"colour": "red"}) == "option-unknown"
        assert await refused(NIM, "me", "friend", options={"stones": 4}) == "option-value"
        assert await refused("encyclopedia", "me", "friend", pack={"start_coins": "many"}) == "pack-value"
        assert await refused("encyclopedia", "me", "friend", pack={"elephants": 3}) == "pack-value"
        lobby = await ada.ask(commands.Lobby(id=new_id()), messages.LobbyShown)
        assert lobby.own == []


@evening
async def test_a_game_that_does_not_load_is_named(house: House, tmp_path: Path) -> None:
    points = tmp_path / "site" / "nim-1.0.dist-info" / "entry_points.txt"
    points.write_text(f"{points.read_text()}rubble = rubble:GAME\n")
    async with house:
        ada = await house.guest("Ada")
        assert await refusal(ada.make("rubble", ["me", "friend"])) == "game-broken"


@evening
async def test_several_seats_of_one_person_have_names_of_their_own(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make(NIM, [structs.SeatWish("me", "Mother"), structs.SeatWish("me", "Child")])
        assert chairs(table) == [("person", "Mother"), ("person", "Child")]
        assert table.mine() == [0, 1]
        nameless = await ada.make(NIM, ["me", "me"])
        assert chairs(nameless) == [("person", "Ada 1"), ("person", "Ada 2")]
        await house.play(nameless)
        await nameless.until(lambda seen: seen.over)


@evening
async def test_a_name_at_a_table_is_cleaned_as_a_persons_is(house: House) -> None:
    async with house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        table = await ada.make(NIM, [structs.SeatWish("me", "A\u202eda\u200b  L."), "friend"], public=True)
        assert chairs(table)[0] == ("person", "Ada L.")
        assert await refusal(do(bob, sit(table, 1, "\u200b\u200b"))) == "name-empty"
        await do(bob, sit(table, 1, " Bob\nthe\tBuilder"))
        await soon(lambda: chairs(table)[1] == ("person", "Bob the Builder"))


# Invitations


@evening
async def test_an_invitation_is_for_one(house: House) -> None:
    async with house:
        ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
        table = await ada.make("navoria", ["me", "friend", "friend"])
        invited = await invite(ada, table)
        joined = await bob.join(invited.token, "Bobby")
        assert chairs(joined)[1] == ("person", "Bobby")
        assert await refusal(eve.join(invited.token)) == "invitation-used"
        again = await invite(ada, table)
        assert await refusal(bob.join(again.token)) == "already-seated"
        await eve.join(again.token)
        await table.until(lambda seen: phase(seen) == "playing")
        assert await refusal(eve.join(invited.token)) == "table-playing"


@evening
async def test_an_invitation_expires_and_can_be_revoked(house: House) -> None:
    async with house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        table = await ada.make(NIM, ["me", "friend"])
        short, long = await invite(ada, table, hours=1), await invite(ada, table, 1, hours=48)
        house.passes(HOURS)
        assert await refusal(bob.join(short.token)) == "invitation-expired"
        assert await refusal(do(bob, commands.Revoke(id=new_id(), table=table.id, number=long.number))) == "host-only"
        await do(ada, commands.Revoke(id=new_id(), table=table.id, number=long.number))
        assert await refusal(bob.join(long.token)) == "invitation-revoked"
        assert await refusal(do(ada, commands.Revoke(id=new_id(), table=table.id, number=9))) == "invitation-missing"
        await table.until(lambda seen: seen.room is not None and len(seen.room.invitations) == 2)
        assert table.room is not None
        assert [one.revoked for one in table.room.invitations] == [False, True]


@evening
async def test_a_made_up_invitation_opens_nothing(house: House) -> None:
    async with house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        table = await ada.make(NIM, ["me", "friend"])
        for token in ("", "nonsense", "no.table", f"{table.id}.", f"{table.id}.guess"):
            assert await refusal(bob.join(token)) == "invitation-unknown"


@evening
async def test_an_invitation_is_kept_only_as_a_digest_and_shown_once(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make(NIM, ["me", "friend"])
        command = commands.Invite(id="invite-once", table=table.id)
        invited = await ada.ask(command, messages.Invited)
        table_id, _, secret = invited.token.partition(".")
        assert table_id == table.id
        assert len(secret) >= 22  # 128 bits
        assert await refusal(ask(ada, command)) == "invitation-shown"
        assert secret.encode() not in house.stored()
        await house.restart()
        assert await refusal(ask(ada, command)) == "invitation-shown"
        assert secret.encode() not in house.stored()
        await (await house.guest("Bob")).join(invited.token)


@evening
async def test_invitations_are_the_hosts_and_not_without_end(house: House) -> None:
    async with house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        table = await ada.make(NIM, ["me", "friend"], public=True)
        assert await refusal(invite(bob, table)) == "host-only"
        assert await refusal(invite(ada, table, 0)) == "seat-taken"
        assert await refusal(invite(ada, table, 7)) == "seat-missing"
        for _ in range(MOST_INVITATIONS):
            await invite(ada, table)
        assert await refusal(invite(ada, table)) == "too-many-invitations"
        shown = await bob.open(table.id)
        assert shown.room is not None
        assert shown.room.invitations == []
        assert not shown.room.host


@evening
async def test_an_invitation_to_a_full_table_finds_no_seat(house: House) -> None:
    async with house:
        ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
        table = await ada.make("navoria", ["me", "friend", "friend"])
        second, anywhere = await invite(ada, table, 1), await invite(ada, table)
        await do(ada, sit(table, 1))
        assert await refusal(bob.join(second.token)) == "seat-taken"
        await do(ada, commands.Stand(id=new_id(), table=table.id, seat=0))
        await do(ada, fill(table, 0, "bot:random"))
        await bob.join(anywhere.token)
        await table.until(lambda seen: phase(seen) == "playing")
        assert await refusal(eve.join(second.token)) == "table-playing"


# Sitting down


@evening
async def test_at_an_open_table_one_sits_down_and_stands_up(house: House) -> None:
    async with house:
        ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
        table = await ada.make("navoria", ["me", "friend", "friend"], public=True)
        await do(bob, sit(table, 1))
        assert await refusal(do(eve, sit(table, 1))) == "seat-taken"
        assert await refusal(do(eve, sit(table, 3))) == "seat-missing"
        assert await refusal(do(eve, commands.Stand(id=new_id(), table=table.id, seat=1))) == "seat-not-yours"
        await do(bob, commands.Stand(id=new_id(), table=table.id, seat=1))
        await do(eve, sit(table, 1))
        await do(bob, sit(table, 2))
        await table.until(lambda seen: phase(seen) == "playing")
        assert [name for _, name in chairs(table)] == ["Ada", "Eve", "Bob"]
        assert await refusal(do(bob, commands.Stand(id=new_id(), table=table.id, seat=2))) == "table-playing"


@evening
async def test_a_table_that_is_not_open_needs_an_invitation(house: House) -> None:
    async with house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        table = await ada.make("navoria", ["me", "friend", "friend"])
        assert await refusal(do(bob, sit(table, 1))) == "invitation-needed"
        await do(ada, sit(table, 1, "Another me"))
        assert (await house.live(table)).room.seats_of(ada.me.person if ada.me else None) == [0, 1]


@evening
async def test_the_host_fills_seats_and_with_the_last_it_begins(house: House) -> None:
    async with house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        table = await ada.make("encyclopedia", ["me", "friend", "friend"], public=True)
        await do(bob, sit(table, 1))
        assert await refusal(do(bob, fill(table, 2, "bot:random"))) == "host-only"
        assert await refusal(do(ada, fill(table, 1, "bot:random"))) == "seat-taken"
        assert await refusal(do(ada, fill(table, 5, "bot:random"))) == "seat-missing"
        assert await refusal(do(ada, fill(table, 2, "bot:genius"))) == "bot-unknown"
        assert await refusal(do(ada, fill(table, 2, "automa:nobody"))) == "seat-unknown"
        assert phase(table) == "gathering"
        await do(ada, fill(table, 2, "automa:linne:boudeuse"))
        await table.until(lambda seen: phase(seen) == "playing")


@evening
async def test_who_waited_sees_the_game_begin_as_who_comes_later_does(house: House) -> None:
    async with house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        for game in ("encyclopedia", "parlour"):  # one begins with draws, the other without
            waited = await ada.make(game, ["me", "friend"], public=True)
            await do(bob, sit(waited, 1))
            await waited.until(lambda seen: seen.position is not None and phase(seen) == "playing")
            late = await bob.open(waited.id)
            assert (waited.position, waited.legend) == (late.position, late.legend)
            assert (late.legend is not None) is (game == "encyclopedia")


@evening
async def test_the_host_cannot_leave_a_table_to_bots_alone(house: House) -> None:
    async with house:
        ada = await house.guest("Ada")
        table = await ada.make(NIM, ["me", "friend"])
        await do(ada, fill(table, 0, "bot:random"))
        assert await refusal(do(ada, fill(table, 1, "bot:random"))) == "nobody-plays"
        assert (await house.live(table)).room.chairs[1].who == "friend"


@evening
async def test_the_lobby_shows_open_tables_and_ones_own(house: House) -> None:
    async with house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        await bob.ask(commands.Lobby(id=new_id()), messages.LobbyShown)
        hidden = await ada.make(NIM, ["me", "friend"])
        public = await ada.make(NIM, ["me", "friend"], public=True)
        await soon(lambda: bob.lobby is not None and [one.table for one in bob.lobby.open] == [public.id])
        assert bob.lobby is not None
        assert bob.lobby.own == []
        mine = await ada.ask(commands.Lobby(id=new_id(), follow=False), messages.LobbyShown)
        assert {one.table for one in mine.own} == {hidden.id, public.id}
        await do(bob, sit(public, 1))
        await soon(lambda: bob.lobby is not None and [one.table for one in bob.lobby.own] == [public.id])
        turns = []
        for client in (ada, bob):
            lobby = await client.ask(commands.Lobby(id=new_id()), messages.LobbyShown)
            turns += [one.turn for one in lobby.own if one.table == public.id]
        assert sorted(turns) == [False, True]
