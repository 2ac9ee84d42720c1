"""A client in Python: sit at a table of a server and play. For bots that think in their own program, and for tests.

It comes back by itself when the connection breaks, and sends again what was not answered, then and after a while: a
command has an id, so the server does it once.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from types import TracebackType
from typing import Final, TypeVar

import aiohttp
from msgspec import json

from ludoteca.wire import commands, messages, structs

A = TypeVar("A", bound=messages.Message)

FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 5.0
PATIENCE: Final = 5.0
"""After so many seconds without an answer a command is sent again, even if the line stays; then after twice as many."""
NOT_YET: Final = ("too-fast", "storage-unknown")
"""Refusals after which the same command is sent again: it was not looked at, or nobody knows yet whether it is done."""
FOR_GOOD: Final = ("erased", "replaced")
"""Why the server closes a connection that is not to come back."""
CROWDED: Final = "crowded"
"""Why it closes one that is to come back after a while."""

decode_message: Final[json.Decoder[messages.AnyMessage]] = json.Decoder(messages.AnyMessage)
encode: Final = json.Encoder().encode


class Refused(Exception):
    """The server said no, and nothing has changed."""

    def __init__(self, refusal: structs.Refusal, version: int | None) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})")
        self.refusal: Final = refusal
        self.code: Final = refusal.code
        self.version: Final = version


class Dismissed(Exception):
    """The server does not want us back: we were erased, or have too many connections."""


class Turn:
    """An open question that is ours to answer."""

    def __init__(self, client: "Client", table: "Table", question: structs.Question) -> None:
        self._client: Final = client
        self.table: Final = table
        self.seat: Final = question.seat
        self.question: Final = question
        self.version: Final = table.version

    @property
    def words(self) -> list[str]:
        """The answers that are allowed."""
        return [offer.word for offer in self.question.offers if offer.refusal is None]

    def past(self, table: "Table") -> bool:
        """Whether the table has gone on since."""
        return table.version > self.version or table.over

    async def play(self, *answers: str) -> int:
        """Answer; the table's version afterwards, when it is on the server's disk. Raises Refused."""
        return await self._client.play(self.table.id, self.seat, self.version, answers)

    async def attempt(self, *answers: str) -> messages.Tried:
        """What answers would lead to; nothing happens. Raises Refused."""
        command = commands.Try(
            id=new_id(), table=self.table.id, seat=self.seat, version=self.version, answers=list(answers)
        )
        return await self._client.ask(command, messages.Tried)


class Table:
    """A table as this client last saw it. `version` never goes back."""

    def __init__(self, table: str) -> None:
        self.id: Final = table
        self.room: structs.Room | None = None
        self.position: structs.Position | None = None
        self.moments: Final[list[structs.Moment]] = []
        self.chat: Final[list[structs.ChatLine]] = []
        self.legend: object = None
        self.analysis: messages.Analysed | None = None
        """The last that was heard of it."""
        self.revision = 0
        """The room's, as far as every change of it was seen."""
        self._changed = asyncio.Event()
        self._ended: BaseException | None = None

    @property
    def version(self) -> int:
        return 0 if self.position is None else self.position.version

    @property
    def over(self) -> bool:
        """Whether the game has ended, and its last move has been seen here."""
        finished = self.room is not None and self.room.phase == "finished"
        return finished and (self.position is None or self.position.question is None)

    def mine(self) -> list[int]:
        """The seats at which this client decides."""
        chairs = [] if self.room is None else self.room.chairs
        return [seat for seat, chair in enumerate(chairs) if chair.mine and chair.gone is None]

    async def until(self, true: Callable[["Table"], bool]) -> None:
        """Wait until this holds. Raises what ended the connection, if nothing more will come."""
        while not true(self):
            if self._ended is not None:
                raise self._ended
            self._changed.clear()
            await self._changed.wait()

    def end(self, error: BaseException) -> None:
        """Nothing more will come."""
        self._ended = error
        self._changed.set()

    # What the server sends

    def take_room(self, room: structs.Room) -> None:
        if self.room is None or room.revision >= self.room.revision:
            self.room = room
        self.revision = max(self.revision, room.revision)
        self._changed.set()

    def take_analysis(self, analysis: messages.Analysed) -> None:
        self.analysis = analysis
        self._changed.set()

    def take_revision(self, revision: int) -> None:
        """A change that came without the room; if one before it was missed, the next beat shows it."""
        if revision == self.revision + 1:
            self.revision = revision

    def take_moments(self, moments: Sequence[structs.Moment], position: structs.Position | None) -> None:
        last = self.moments[-1].version if self.moments else 0
        self.moments.extend(moment for moment in moments if moment.version > last)
        if position is not None and position.version >= self.version:
            self.position = position
        self._changed.set()

    def take_chat(self, lines: Sequence[structs.ChatLine]) -> None:
        last = self.chat[-1].number if self.chat else 0
        self.chat.extend(line for line in lines if line.number > last)
        self._changed.set()


class Client:
    """A person at a server. `async with Client(url, name) as client`."""

    def __init__(self, url: str, name: str, key: str | None = None, patience: float = PATIENCE) -> None:
        self.url: Final = url.rstrip("/")
        self.name: Final = name
        self.patience: Final = patience
        self.me: messages.Me | None = None
        self.tables: Final[dict[str, Table]] = {}
        self.lobby: messages.LobbyShown | None = None
        self.closings: Final[list[str]] = []
        cookies = {} if key is None else {"ludoteca": key}
        self._http: Final = aiohttp.ClientSession(cookies=cookies, cookie_jar=aiohttp.CookieJar(unsafe=True))
        self._waiting: Final[dict[str, tuple[bytes, asyncio.Future[messages.AnyMessage]]]] = {}
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._task: asyncio.Task[None] | None = None
        self._connected: Final = asyncio.Event()
        self._pause = FIRST_PAUSE
        self._follows_lobby = False

    # Coming and going

    async def __aenter__(self) -> "Client":
        try:
            self.me = await self.introduce()
        except BaseException:
            await self._http.close()
            raise
        self._task = asyncio.get_running_loop().create_task(self._run())
        self._task.add_done_callback(self._broken)
        await self._connected.wait()
        return self

    def _broken(self, task: asyncio.Task[None]) -> None:
        """If nothing more will come, everything that waits is told why."""
        error = None if task.cancelled() else task.exception()
        self._connected.set()
        if error is None:
            return
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(error)
        for table in self.tables.values():
            table.end(error)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._http.close()

    async def introduce(self) -> messages.Me:
        """Say what we are called; the server's cookie says who we are from then on."""
        async with self._http.post(f"{self.url}/api/me", data=encode({"name": self.name})) as response:
            if response.status != 200:
                refused = json.decode(await response.read(), type=messages.Refused)
                raise Refused(refused.refusal, None)
            return json.decode(await response.read(), type=messages.Me)

    async def sign_out_everywhere(self) -> None:
        """No key that makes anybody this person works any more, ours neither: do so if one was lost."""
        async with self._http.post(f"{self.url}/api/sign-out/everywhere") as response:
            if response.status != 204:
                raise Refused(json.decode(await response.read(), type=messages.Refused).refusal, None)

    @property
    def key(self) -> str:
        """The secret that makes us this person: keep it to be the same again."""
        return next(cookie.value for cookie in self._http.cookie_jar if cookie.key == "ludoteca")

    async def _run(self) -> None:
        """Stay connected, for ever."""
        while True:
            try:
                async with self._http.ws_connect(
                    f"{self.url}/ws", max_msg_size=64 * 1024 * 1024, compress=0, heartbeat=20.0
                ) as socket:
                    self._socket = socket
                    await self._say_again(socket)
                    self._connected.set()
                    self._pause = FIRST_PAUSE
                    async for message in socket:
                        if message.type is aiohttp.WSMsgType.TEXT:
                            await self._hear(message.data)
            except (aiohttp.ClientError, ConnectionError, TimeoutError):
                pass
            self._socket = None
            await asyncio.sleep(self._pause * (0.5 + random.random()))
            self._pause = min(LONGEST_PAUSE, self._pause * 2)

    async def _say_again(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """After coming back: where were we, and what was not answered."""
        for table in self.tables.values():
            since = table.version if table.position is not None else None
            await socket.send_str(encode(commands.Open(id=new_id(), table=table.id, since=since)).decode())
            if table.analysis is not None and table.analysis.accounts is None:
                await socket.send_str(encode(commands.Analyse(id=new_id(), table=table.id)).decode())
        if self._follows_lobby:
            await socket.send_str(encode(commands.Lobby(id=new_id())).decode())
        for frame, _ in list(self._waiting.values()):
            await socket.send_str(frame.decode())

    async def _hear(self, text: str) -> None:
        message = decode_message.decode(text)
        match message:
            case messages.Shown():
                table = self.table(message.room.table)
                table.chat[:] = message.chat
                table.legend = json.decode(message.legend)
                table.take_moments(message.recent, message.position)
                table.take_room(message.room)
            case messages.Missed():
                self.table(message.table).take_moments(message.moments, message.position)
                self.table(message.table).take_chat(message.chat)
                self.table(message.table).take_room(message.room)
            case messages.Moved():
                if message.since == 0:
                    self.table(message.table).legend = json.decode(message.legend)
                self.table(message.table).take_revision(message.revision)
                self.table(message.table).take_moments(message.moments, message.position)
            case messages.Changed():
                self.table(message.room.table).take_room(message.room)
            case messages.Chatted():
                self.table(message.table).take_revision(message.revision)
                self.table(message.table).take_chat([message.line])
            case messages.Hidden():
                hidden = self.tables.pop(message.table, None)
                if hidden is not None:
                    hidden.end(Refused(message.refusal, None))
            case messages.Analysed():
                self.table(message.table).take_analysis(message)
            case messages.LobbyShown():
                self.lobby = message
            case messages.Beat():
                await self._heal(message)
            case messages.Closing():
                self.closings.append(message.reason)
                if message.reason in FOR_GOOD:
                    raise Dismissed(message.reason)
                if message.reason == CROWDED:
                    self._pause = LONGEST_PAUSE
        if isinstance(message, messages.Answer) and message.id in self._waiting:
            _, future = self._waiting.pop(message.id)
            if not future.done():
                future.set_result(message)

    async def _heal(self, beat: messages.Beat) -> None:
        """If we are behind, ask for what we missed."""
        for table, (version, revision) in beat.tables.items():
            seen = self.table(table)
            if (version > seen.version or revision > seen.revision) and self._socket is not None:
                frame = encode(commands.Open(id=new_id(), table=table, since=seen.version)).decode()
                await self._socket.send_str(frame)

    def table(self, table: str) -> Table:
        return self.tables.setdefault(table, Table(table))

    # Asking

    async def ask(self, command: commands.Command, kind: type[A]) -> A:
        """Send a command until it is answered; again after a while, if the answer is 'not yet'. Raises Refused."""
        pause = 0.1
        while True:
            answer = await self._answer(command)
            if not isinstance(answer, messages.Refused) or answer.refusal.code not in NOT_YET:
                return told(answer, kind)
            await asyncio.sleep(pause * (0.5 + random.random()))
            pause = min(LONGEST_PAUSE, pause * 2)

    async def _answer(self, command: commands.Command) -> messages.AnyMessage:
        if self._task is not None and self._task.done() and (error := self._task.exception()) is not None:
            raise error
        if command.id in self._waiting:  # it is asked already: one answer is enough for both
            return await asyncio.shield(self._waiting[command.id][1])
        future: asyncio.Future[messages.AnyMessage] = asyncio.get_running_loop().create_future()
        frame = encode(command)
        self._waiting[command.id] = (frame, future)
        if isinstance(command, commands.Lobby):
            self._follows_lobby = command.follow
        pause = self.patience
        try:
            while True:
                await self._send(frame)
                await asyncio.wait([future], timeout=pause)
                if future.done():
                    return future.result()
                pause *= 2
        finally:
            future.cancel()  # everything else that waits for the same command
            self._waiting.pop(command.id, None)

    async def _send(self, frame: bytes) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionError, RuntimeError, aiohttp.ClientError):  # it is sent again later
                await self._socket.send_str(frame.decode())

    async def make(
        self,
        game: str,
        seats: Sequence[str | structs.SeatWish],
        options: Mapping[str, bool | int | str] | None = None,
        *,
        pack: dict[str, object] | None = None,
        public: bool = False,
        watchers: bool = True,
        hints: bool | None = None,
        clock: structs.ClockWish | None = None,
        patience: int | None = None,
        nonce: str = "",
    ) -> Table:
        """Make a table, and watch it. Raises Refused."""
        wishes = [structs.SeatWish(seat) if isinstance(seat, str) else seat for seat in seats]
        command = commands.Make(
            id=new_id(), game=game, seats=wishes, options=dict(options or {}), pack=pack, public=public,
            watchers=watchers, hints=hints, clock=clock, patience=patience, nonce=nonce,
        )  # fmt: skip
        done = await self.ask(command, messages.Done)
        assert done.table is not None
        return await self.open(done.table)

    async def open(self, table: str) -> Table:
        await self.ask(commands.Open(id=new_id(), table=table), messages.Message)
        return self.table(table)

    async def join(self, token: str, name: str | None = None) -> Table:
        """Use an invitation. Raises Refused."""
        done = await self.ask(commands.Join(id=new_id(), token=token, name=name, nonce=new_id()), messages.Done)
        assert done.table is not None
        return await self.open(done.table)

    async def play(self, table: str, seat: int, version: int, answers: Sequence[str], command: str = "") -> int:
        played = commands.Play(id=command or new_id(), table=table, seat=seat, version=version, answers=list(answers))
        done = await self.ask(played, messages.Done)
        assert done.version is not None
        return done.version

    async def turns(self, table: Table) -> AsyncIterator[Turn]:
        """Every question that is ours, one after another, until the game is over."""
        while True:
            await table.until(lambda seen: seen.over or our_question(seen) is not None)
            question = our_question(table)
            if question is None:
                return
            turn = Turn(self, table, question)
            yield turn
            if our_question(table) is question and not table.over:
                await table.until(turn.past)


def told(answer: messages.AnyMessage, kind: type[A]) -> A:
    """Raises Refused."""
    if isinstance(answer, messages.Refused):
        raise Refused(answer.refusal, answer.version)
    assert isinstance(answer, kind), f"{type(answer).__name__} is not what was asked for"
    return answer


def our_question(table: Table) -> structs.Question | None:
    question = None if table.position is None else table.position.question
    return question if question is not None and question.seat in table.mine() else None


def new_id() -> str:
    return secrets.token_urlsafe(12)
