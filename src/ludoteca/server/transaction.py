"""One command's transaction: it works on a copy of the room, and on a journal that can be rolled back."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from ludoteca.kernel.journal import Journal, Moment, entry_to_json
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice
from ludoteca.server.room import FINISHED, refuse
from ludoteca.server.storage.store import EntryRow
from ludoteca.server.stored import decode_room
from ludoteca.server.view import encode
from ludoteca.wire import messages, structs

if TYPE_CHECKING:
    from ludoteca.server.table import ServedTable


class Person(NamedTuple):
    """The person who sends a command."""

    id: str
    name: str


class Transaction:
    """What one command does: a copy of the room to change, and what was added to the journal."""

    def __init__(self, served: "ServedTable", now: float, at: float) -> None:
        self.served: Final = served
        self.now: Final = now
        """By the clock that nobody sets: for what waits."""
        self.at: Final = at
        """The time of day."""
        self.room = decode_room(encode(served.room))
        self.head = served.head
        self.journal: Journal[Plain] | None = served.journal
        self.moments: Final[list[structs.Moment]] = []
        self.entries: Final[list[EntryRow]] = []
        self.chat: Final[list[structs.ChatLine]] = []
        self.room_news = False
        self.people: list[str] | None = None
        self.removed = False
        self.kept_answer: messages.Answer | None = None
        """What a repetition of the command is answered, if the answer itself must not be kept."""

    @property
    def game(self) -> Journal[Plain]:
        """The journal of a game that has begun. Raises Refused."""
        if self.journal is None:
            raise refuse(f"table-{self.served.phase}")
        return self.journal

    def record(self, moments: Sequence[Moment]) -> None:
        """These entries were made, and these things happened."""
        journal = self.game
        version = journal.version - len(moments)
        for moment in moments:
            version += 1
            told = self.served.view.moment(journal.table, version, moment)
            self.moments.append(told)
            self.entries.append(EntryRow(version, encode(entry_to_json(moment.entry)), encode(told)))

    def settle(self, decided: int | None = None) -> None:
        """After a move: the clocks, and the end of the game."""
        journal = self.game
        question = journal.table.question
        if self.room.take_back is not None:
            self.room.take_back = None
            self.room_news = True
        for chair in self.room.chairs:
            if chair.votes:
                chair.votes = []
                self.room_news = True
        if isinstance(question, Choice):
            self.room.turn_to(question.seat, self.now, decided)
            self.room_news = self.room_news or self.room.clock is not None
            return
        self.room.turn_to(None, self.now, decided)
        self.room.phase = FINISHED
        seats = range(len(self.room.chairs))
        points = [sum(line.points for line in journal.game.sheet(journal.table, seat)) for seat in seats]
        self.room.rank(journal.game.winners(journal.table), points)
        self.room_news = True


TableChange: TypeAlias = Callable[[Transaction], messages.Answer | None]
"""What a command does to one table, with the answer if it is more than 'done'. Raises Refused."""
