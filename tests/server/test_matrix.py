"""Who may do what, when: every command, every kind of identity, every phase of a table.

Four seats: 0 is the host's, 1 the owner's, whom seat commands are about; 2 another's; 3 is free until the game begins,
and then of somebody who resigned, whose commands are about that seat. It is the owner's turn, and they have made one
free move. A watcher is a stranger who has the table open, an invited person a stranger with an unused invitation.
Nobody is a connection without a cookie.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import aiohttp
import pytest
from msgspec import json

from ludoteca.client import decode_message, encode
from ludoteca.server.dispatch import HANDLERS
from ludoteca.server.room import PATIENCE_OF_A_VOTE
from ludoteca.server.storage.sqlite import SqliteStore
from ludoteca.wire import commands, messages, structs
from tests.server.kit_house import House, evening

pytestmark = pytest.mark.usefixtures("nim")

SEATED: Final = ("host", "owner", "other")
WHO: Final = ("nobody", "stranger", "watcher", "invited", *SEATED, "resigned")
OWNER, FREE, RESIGNED = 1, 3, 3

# Each line: the command, then who gets which answer; 'all' is everybody else. What is not named is refused to nobody
# with 'nobody'. 'done' is any answer that is not a refusal.
ANYWHERE = """
    ping      all done, nobody done
    lobby     all done, nobody done
    make      all done
"""
LOOKED_AT = """
    open      all done, nobody done
    close     all done, nobody done
    log       all done, nobody done
"""
GATHERING = (
    LOOKED_AT
    + """
    stand     owner done, all seat-not-yours
    fill      host done, all host-only
    invite    host done, all host-only
    revoke    host done, all host-only
    join      invited done, all invitation-unknown
    discard   host done, all host-only
    try       all table-gathering
    plan      all table-gathering
    hint      all table-gathering
    thoughts  all table-gathering
    play      all table-gathering
    undo      all table-gathering
    consent   all table-gathering
    say       host done, owner done, other done, all players-only
    resign    all table-gathering
    replace   all table-gathering
    return    all table-gathering
    rematch   host table-gathering, owner table-gathering, other table-gathering, all players-only
    at        all table-gathering, nobody table-gathering
    history   all table-gathering, nobody table-gathering
    analyse   all table-gathering, nobody table-gathering
"""
)
PLAYING = (
    LOOKED_AT
    + """
    sit       all table-playing
    stand     all table-playing
    fill      all table-playing
    invite    host table-playing, all host-only
    revoke    host invitation-missing, all host-only
    join      all table-playing
    discard   host others-play, all host-only
    try       owner done, resigned seat-left, all seat-not-yours
    plan      owner no-planner, resigned seat-left, all seat-not-yours
    hint      owner done, resigned seat-left, all seat-not-yours
    thoughts  owner done, resigned seat-left, all seat-not-yours
    play      owner done, resigned seat-left, all seat-not-yours
    undo      owner done, resigned seat-left, all seat-not-yours
    consent   all nothing-asked
    say       host done, owner done, other done, resigned done, all players-only
    resign    owner done, resigned seat-left, all seat-not-yours
    replace   host done, other done, owner not-waiting, all players-only
    return    owner seat-not-left, resigned seat-left-for-good, all seat-not-yours
    rematch   host table-playing, owner table-playing, other table-playing, resigned table-playing, all players-only
    at        all done, nobody done
    history   all done, nobody done
    analyse   all analysis-early, nobody analysis-early
"""
)
FINISHED = (
    LOOKED_AT
    + """
    sit       all table-finished
    stand     all table-finished
    fill      all table-finished
    invite    host table-finished, all host-only
    revoke    host invitation-missing, all host-only
    join      all table-finished
    discard   host others-play, all host-only
    try       all table-finished
    plan      all table-finished
    hint      all table-finished
    thoughts  all table-finished
    play      all table-finished
    undo      all table-finished
    consent   all table-finished
    say       host done, owner done, other done, resigned done, all players-only
    resign    all table-finished
    replace   all table-finished
    return    all table-finished
    rematch   host done, owner done, other done, resigned done, all players-only
    at        all done, nobody done
    history   all done, nobody done
    analyse   all done, nobody done
"""
)
SEALED = (
    LOOKED_AT
    + """
    sit       all table-sealed
    stand     all table-sealed
    fill      all table-sealed
    invite    all table-sealed
    revoke    all table-sealed
    join      all table-sealed
    discard   all table-sealed
    try       all table-sealed
    plan      all table-sealed
    hint      all table-sealed
    thoughts  all table-sealed
    play      all table-sealed
    undo      all table-sealed
    consent   all table-sealed
    say       all table-sealed
    resign    all table-sealed
    replace   all table-sealed
    return    all table-sealed
    rematch   all table-sealed
    at        all table-sealed, nobody table-sealed
    history   all table-sealed, nobody table-sealed
    analyse   all table-sealed, nobody table-sealed
"""
)
MISSING = """
    open      all table-missing, nobody table-missing
    close     all done, nobody done
    sit       all table-missing
    stand     all table-missing
    fill      all table-missing
    invite    all table-missing
    revoke    all table-missing
    join      all invitation-unknown
    discard   all table-missing
    try       all table-missing
    plan      all table-missing
    hint      all table-missing
    thoughts  all table-missing
    play      all table-missing
    undo      all table-missing
    consent   all table-missing
    say       all table-missing
    resign    all table-missing
    replace   all table-missing
    return    all table-missing
    rematch   all table-missing
    at        all table-missing, nobody table-missing
    log       all table-missing, nobody table-missing
    history   all table-missing, nobody table-missing
    analyse   all table-missing, nobody table-missing
"""
PHASES: Final = {
    "public": GATHERING + "sit  all done\n",
    "private": GATHERING + "sit  host done, all invitation-needed\n",
    "playing": PLAYING,
    "finished": FINISHED,
    "sealed": SEALED,
    "missing": MISSING,
}


def outcomes(text: str) -> dict[str, dict[str, str]]:
    """Per command, per identity, what is answered."""
    found = {}
    for line in filter(str.strip, text.splitlines()):
        command, _, rest = line.strip().partition(" ")
        named = dict(part.split() for part in rest.split(","))
        found[command] = {who: named.get(who, "nobody" if who == "nobody" else named["all"]) for who in WHO}
    return found


NAMES: Final = {kind.__name__.lower(): kind for kind in commands.COMMANDS}
LOOKS: Final = {kind.__name__.lower() for kind, handler in HANDLERS.items() if handler.anyone}


@pytest.mark.parametrize("phase", PHASES)
def test_no_command_is_missing_from_the_matrix(phase: str) -> None:
    assert sorted({**outcomes(ANYWHERE), **outcomes(PHASES[phase])}) == sorted(NAMES)


@pytest.mark.parametrize("phase", PHASES)
def test_nobody_may_only_look(phase: str) -> None:
    for command, answers in {**outcomes(ANYWHERE), **outcomes(PHASES[phase])}.items():
        assert (answers["nobody"] == "nobody") is (command not in LOOKS), command


class Voice:
    """A connection, of somebody or of nobody."""

    def __init__(self, house: House, who: str) -> None:
        self.house, self.who, self.number = house, who, 0
        self.http: aiohttp.ClientSession
        self.socket: aiohttp.ClientWebSocketResponse

    async def connect(self) -> None:
        self.http = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        if self.who != "nobody":
            body = json.encode({"name": self.who})
            async with self.http.post(f"{self.house.server.url}api/me", data=body) as response:
                assert response.status == 200
        self.socket = await self.http.ws_connect(f"{self.house.server.url}ws", max_msg_size=1 << 24)

    async def close(self) -> None:
        await self.socket.close()
        await self.http.close()

    async def ask(self, kind: type[commands.Command], **fields: object) -> messages.Answer:
        self.number += 1
        name = str(self.number)
        await self.socket.send_bytes(encode(kind(id=name, **fields)))
        while True:
            message = decode_message.decode(await self.socket.receive_str(timeout=10))
            if isinstance(message, messages.Answer) and message.id == name:
                return message

    async def done(self, kind: type[commands.Command], **fields: object) -> messages.Answer:
        answer = await self.ask(kind, **fields)
        assert not isinstance(answer, messages.Refused), answer.refusal
        return answer


class Matrix:
    """All identities, and a table in a phase: made anew when a command has changed it."""

    def __init__(self, house: House, phase: str) -> None:
        self.house, self.phase = house, phase
        self.voices: Final = {who: Voice(house, who) for who in WHO}
        self.table = "no-such-table"
        self.token = ""

    async def __aenter__(self) -> "Matrix":
        for voice in self.voices.values():
            await voice.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        for voice in self.voices.values():
            await voice.close()

    async def gather(self) -> None:
        host, seats = self.voices["host"], [structs.SeatWish(who) for who in ("me", "friend", "friend", "friend")]
        made = await host.done(
            commands.Make, game="parlour", seats=seats, public=self.phase == "public", hints=True, options={"stones": 9}
        )
        assert isinstance(made, messages.Done)
        self.table = made.table or ""
        for seat, who in enumerate(SEATED):
            if who != "host":
                invited = await host.done(commands.Invite, table=self.table, seat=seat)
                assert isinstance(invited, messages.Invited)
                await self.voices[who].done(commands.Join, token=invited.token)
        invited = await host.done(commands.Invite, table=self.table, seat=FREE)
        assert isinstance(invited, messages.Invited)
        self.token = invited.token
        await self.voices["watcher"].done(commands.Open, table=self.table)

    async def begin(self) -> None:
        invited = await self.voices["host"].done(commands.Invite, table=self.table, seat=FREE)
        assert isinstance(invited, messages.Invited)
        await self.voices["resigned"].done(commands.Join, token=invited.token)
        await self.voices["resigned"].done(commands.Resign, table=self.table, seat=RESIGNED)
        await self.play("host", 0, "1")
        await self.play("owner", OWNER, "boast")
        self.house.passes(PATIENCE_OF_A_VOTE)

    async def play(self, who: str, seat: int, word: str) -> None:
        version = (await self.house.live(self.table)).version
        await self.voices[who].done(commands.Play, table=self.table, seat=seat, version=version, answers=[word])

    async def finish(self) -> None:
        await self.play("owner", OWNER, "3")
        await self.play("other", 2, "3")
        await self.house.until_turn(self.table, (0, None))
        if (await self.house.live(self.table)).waits_for() == 0:  # the bot left one stone
            await self.play("host", 0, "1")

    async def seal(self) -> None:
        """The table is of rules that this release does not know."""
        store = self.house.server.store
        assert isinstance(store, SqliteStore)
        with closing(sqlite3.connect(store.path)) as connection, connection:
            (head,) = connection.execute("SELECT head FROM tables WHERE id = ?", (self.table,)).fetchone()
            changed = json.encode({**json.decode(head), "rules": 99})
            connection.execute("UPDATE tables SET head = ? WHERE id = ?", (changed, self.table))
        del self.house.server.tables.in_memory[self.table]

    async def prepare(self) -> None:
        if self.phase != "missing":
            await self.gather()
        if self.phase in ("playing", "finished", "sealed"):
            await self.begin()
        if self.phase == "finished":
            await self.finish()
        if self.phase == "sealed":
            await self.seal()

    async def fields(self, kind: type[commands.Command], who: str) -> dict[str, object]:
        """What the command says when this person sends it."""
        token = self.token if who == "invited" and self.token else f"{self.table}.made-up"
        if kind is commands.Join:
            return {"token": token}
        if kind is commands.Make:
            return {"game": "parlour", "seats": [structs.SeatWish("me"), structs.SeatWish("friend")]}
        if not issubclass(kind, commands.OfTable):
            return {}
        version = 0 if self.phase == "missing" else (await self.house.live(self.table)).version
        seat = (
            FREE if kind in (commands.Sit, commands.Fill, commands.Invite) else RESIGNED if who == "resigned" else OWNER
        )
        known: dict[str, object] = {
            "table": self.table, "seat": seat, "version": version, "agree": True, "text": "hello",
            "wish": structs.SeatWish("bot:random") if kind is commands.Fill else {}, "number": 1, "first": 0, "last": 9,
            "answers": [] if kind in (commands.Plan, commands.Hint) else ["1"],
        }  # fmt: skip
        return {name: known[name] for name in kind.__struct_fields__ if name in known and name != "id"}

    async def answer(self, kind: type[commands.Command], who: str) -> str:
        answer = await self.voices[who].ask(kind, **await self.fields(kind, who))
        return answer.refusal.code if isinstance(answer, messages.Refused) else "done"

    async def state(self) -> tuple[int, int]:
        """What a refusal leaves as it was."""
        if self.phase == "missing":
            return 0, 0
        served = await self.house.live(self.table)
        return served.revision, served.version


def cells(phase: str) -> Iterator[tuple[str, str, str]]:
    for command, answers in {**outcomes(ANYWHERE), **outcomes(PHASES[phase])}.items():
        for who, expected in answers.items():
            if who != "resigned" or phase not in ("public", "private"):
                yield command, who, expected


@pytest.mark.parametrize("phase", PHASES)
def test_everybody_may_do_what_is_theirs_and_nothing_else(phase: str, tmp_path: Path) -> None:
    @evening
    async def test() -> None:
        wrong = []
        async with House(tmp_path / "data") as house, Matrix(house, phase) as matrix:
            await matrix.prepare()
            before = await matrix.state()
            for command, who, expected in cells(phase):
                found = await matrix.answer(NAMES[command], who)
                if found != expected:
                    wrong.append(f"{phase}: {command} of {who} is {found}, not {expected}")
                gone = command == "discard" and found == "done"
                if not gone and await matrix.state() == before:
                    continue
                if found != "done":
                    wrong.append(f"{phase}: {command} of {who} is {found}, and changed something")
                if phase != "finished":  # there nothing that is done stands in the way of the next
                    await matrix.prepare()
                before = await matrix.state()
            assert house.server.metrics.faults._value.get() == 0
        assert not wrong, "\n".join(wrong)

    test()
