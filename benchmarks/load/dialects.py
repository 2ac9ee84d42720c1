"""How each server is spoken to: watch a table, make a move, and tell an acknowledgement and a broadcast when they come.

Only what is needed is decoded, and for all servers by the same decoder.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

from msgspec import Struct, json

SEATS: Final = 4


class Heard(NamedTuple):
    """What a message means. `done`: the move that is acknowledged; `version`: the table is there now."""

    table: str | None = None
    watching: bool = False
    done: str | None = None
    version: int | None = None
    turn: tuple[int, str] | None = None
    """Whose turn it is, and an answer that is allowed."""
    error: str | None = None
    reply: bytes | None = None
    """What politeness demands."""


NOTHING: Final = Heard()


class Dialect(Protocol):
    path: str

    def headers(self, table: str, seat: int) -> str: ...

    def hello(self) -> bytes | None:
        """What is said before anything else."""

    def watch(self, table: str, seat: int) -> bytes: ...

    def move(self, command: str, table: str, seat: int, version: int, word: str) -> bytes: ...

    def hear(self, message: bytes) -> Heard: ...


# Ours


class Offer(Struct):
    word: str
    refusal: object = None


class Question(Struct):
    seat: int
    offers: list[Offer]


class Position(Struct):
    version: int
    question: Question | None


class Room(Struct):
    table: str


class Message(Struct, rename={"kind": "is"}):
    kind: str
    id: str = ""
    table: str | None = None
    version: int | None = None
    room: Room | None = None
    position: Position | None = None
    refusal: object = None


class Ours:
    """Any allowed answer will do; a table whose game is over is left alone."""

    path = "/ws"

    def __init__(self, keys: Mapping[str, list[str]]) -> None:
        self.keys: Final = keys
        self._decode: Final = json.Decoder(Message).decode

    def headers(self, table: str, seat: int) -> str:
        return f"Cookie: ludoteca={self.keys[table][seat]}\r\n"

    def hello(self) -> bytes | None:
        return None

    def watch(self, table: str, seat: int) -> bytes:
        return json.encode({"do": "open", "id": f"open-{seat}", "table": table})

    def move(self, command: str, table: str, seat: int, version: int, word: str) -> bytes:
        answer = {"do": "play", "id": command, "table": table, "seat": seat, "version": version, "answers": [word]}
        return json.encode(answer)

    def hear(self, message: bytes) -> Heard:
        heard = self._decode(message)
        if heard.kind == "moved" and heard.position is not None:
            return Heard(heard.table, version=heard.position.version, turn=self._turn(heard.position))
        if heard.kind == "done":
            return Heard(heard.table, done=heard.id)
        if heard.kind == "shown" and heard.position is not None and heard.room is not None:
            version = heard.position.version
            return Heard(heard.room.table, watching=True, version=version, turn=self._turn(heard.position))
        if heard.kind in ("refused", "closing"):
            return Heard(error=message.decode())
        return NOTHING

    def _turn(self, position: Position) -> tuple[int, str] | None:
        question = position.question
        if question is None:
            return None
        allowed = [offer.word for offer in question.offers if offer.refusal is None]
        return question.seat, allowed[position.version % len(allowed)]


# The plain server


class PlainMessage(Struct):
    table: str
    version: int
    joined: bool = False
    done: str | None = None


class Plain:
    """Seats take turns; any word will do."""

    path = "/"

    def __init__(self) -> None:
        self._decode: Final = json.Decoder(PlainMessage).decode

    def headers(self, table: str, seat: int) -> str:
        return ""

    def hello(self) -> bytes | None:
        return None

    def watch(self, table: str, seat: int) -> bytes:
        return json.encode({"join": table})

    def move(self, command: str, table: str, seat: int, version: int, word: str) -> bytes:
        return json.encode({"id": command, "table": table, "seat": seat, "version": version, "word": word})

    def hear(self, message: bytes) -> Heard:
        heard = self._decode(message)
        if heard.done is not None:
            return Heard(heard.table, done=heard.done)
        turn = heard.version % SEATS, "take"
        return Heard(heard.table, watching=heard.joined, version=heard.version, turn=turn)


# boardgame.io, over socket.io


class Ctx(Struct, rename={"current_player": "currentPlayer"}):
    current_player: str = ""


class State(Struct, rename={"number": "_stateID"}):
    number: int
    ctx: Ctx


class Sync(Struct):
    state: State


class BoardgameIo:
    """The whole state goes to everybody with each move; the mover's own copy is the only acknowledgement there is."""

    path = "/socket.io/?EIO=4&transport=websocket"
    EVENT: Final = b"42/load,"

    def __init__(self) -> None:
        self._update: Final = json.Decoder(tuple[str, str, State, object]).decode
        self._sync: Final = json.Decoder(tuple[str, str, Sync]).decode

    def headers(self, table: str, seat: int) -> str:
        return ""

    def hello(self) -> bytes | None:
        return b"40/load,"

    def watch(self, table: str, seat: int) -> bytes:
        return self.EVENT + json.encode(["sync", table, str(seat), None, SEATS])

    def move(self, command: str, table: str, seat: int, version: int, word: str) -> bytes:
        action = {"type": "MAKE_MOVE", "payload": {"type": "take", "args": [word], "playerID": str(seat)}}
        return self.EVENT + json.encode(["update", action, version, table, str(seat)])

    def hear(self, message: bytes) -> Heard:
        if message == b"2":
            return Heard(reply=b"3")
        if message.startswith(b'42/load,["update"'):
            _, table, state, _ = self._update(message[len(self.EVENT) :])
            return self._told(table, state, watching=False)
        if message.startswith(b'42/load,["sync"'):
            _, table, sync = self._sync(message[len(self.EVENT) :])
            return self._told(table, sync.state, watching=True)
        if message.startswith(b"44"):
            return Heard(error=message.decode())
        return NOTHING

    def _told(self, table: str, state: State, watching: bool) -> Heard:
        turn = int(state.ctx.current_player), "take"
        return Heard(table, watching=watching, version=state.number, turn=turn)
