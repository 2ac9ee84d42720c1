"""The journal is the truth: the head of a table, and everything that was decided or drawn, in order.

State is what comes of replaying it. It stores outcomes, never seeds. Undo is an entry with a target version.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Generic, TypeVar, cast

from ludoteca.kernel.codec import Json
from ludoteca.kernel.dealer import Dealer
from ludoteca.kernel.game import Data, Game, Setting, digest
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import FREE_ACTION, AutomaStep, Chance, Choice, Question, Table, TurnChoice

S = TypeVar("S", bound=Plain)

FORMAT: Final = "ludoteca-journal"
FORMAT_NUMBER: Final = 1


class Head:
    """What a table is before anything happens on it."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: tuple[str, ...],
        options: Mapping[str, Setting],
        data: Data,
        commitment: str,
        nonces: tuple[str, ...] = (),
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = dict(options)
        self.data: Final = data
        self.commitment: Final = commitment
        self.nonces: Final = nonces


class Chosen:
    """A seat answered a question."""

    def __init__(self, seat: int, question: str, word: str) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.word: Final = word


class Drawn:
    """The box answered a question."""

    def __init__(self, key: str, word: str) -> None:
        self.key: Final = key
        self.word: Final = word


class Undone:
    """A seat took back: the table is again as it was at the target version."""

    def __init__(self, seat: int, target: int, consents: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.consents: Final = consents


Entry = Chosen | Drawn | Undone


class Moment:
    """An entry, and what happened then."""

    def __init__(self, entry: Entry, events: list[object]) -> None:
        self.entry: Final = entry
        self.events: Final = events


class Draft(Generic[S]):
    """What answers would lead to. Nothing of it is stored; it stops before anything is revealed, and before what an
    automa does of its own accord. `reveals`: once they are played, something is."""

    def __init__(self, table: Table[S], events: list[object], reveals: bool) -> None:
        self.table: Final = table
        self.events: Final = events
        self.reveals: Final = reveals


class Journal(Generic[S]):
    """A table with its journal. `play` is the checked door for people and networks."""

    def __init__(self, game: Game[S], head: Head, dealer: Dealer | None) -> None:
        self.game: Final = game
        self.head: Final = head
        self.dealer: Final = dealer
        self.entries: Final[list[Entry]] = []
        self.table = self._fresh()

    def _fresh(self) -> Table[S]:
        head = self.head
        return self.game.begin(head.seats, head.options, head.data, head.rules)

    @property
    def version(self) -> int:
        """How many entries there are: every message and every draft names the version that it speaks of."""
        return len(self.entries)

    def deal(self) -> list[Moment]:
        """Let the dealer answer every chance that is open; what happened."""
        assert self.dealer is not None
        moments: list[Moment] = []
        while isinstance(question := self.table.question, Chance):
            key = question.key(self.table)
            number = self.dealer.draw(key, question.lots(self.table))
            outcome = question.lot(self.table, number)
            moments.append(self._commit(Drawn(key, question.words(self.table).word(outcome)), outcome))
        return moments

    def play(self, seat: int, words: Sequence[str], version: int | None = None) -> list[Moment]:
        """Commit these answers, all or none, and let chance answer. Raises Refused, and nothing has changed."""
        assert self.dealer is not None, "a journal without its dealer is only read"
        self.draft(seat, words, version)
        moments: list[Moment] = []
        for word in words:
            question = cast("Choice[S]", self.table.question)
            option = cast("int", option_of(self.table, question, word))
            moments.append(self._commit(Chosen(seat, type(question).__name__, word), option))
        return moments + self.deal()

    def _commit(self, entry: Entry, option: int) -> Moment:
        moment = Moment(entry, [])
        self.entries.append(entry)
        self.table.told = moment.events
        self.table.commit(option)
        self.table.told = None
        return moment

    def draft(self, seat: int, words: Sequence[str], version: int | None = None) -> Draft[S]:
        """Try these answers on a copy. Raises Refused."""
        if version is not None and version != self.version:
            raise Refused(Refusal("table", "stale-version", version=version, now=self.version))
        table = self.table.draft()
        events: list[object] = []
        table.told = events
        for word in words:
            refusal = why_not(self.game, table, seat, word)
            if refusal is not None:
                raise Refused(refusal)
            table.commit(cast("int", option_of(table, cast("Choice[S]", table.question), word)))
        table.told = None
        return Draft(table, events, isinstance(going_on(table).question, Chance))

    # Undo

    def line(self, version: int | None = None) -> list[int]:
        """The entries that count at a version: what was not taken back, by number."""
        line: list[int] = []
        number = self.version if version is None else version
        while number > 0:
            number -= 1
            entry = self.entries[number]
            if isinstance(entry, Undone):
                number = entry.target
            else:
                line.append(number)
        line.reverse()
        return line

    def undo_target(self, seat: int, consents: Iterable[int] = ()) -> int:
        """The version that this seat may go back to: before its last decision. Raises Refused.

        Never past a chance outcome; past another seat's decision only with that seat's consent.
        """
        for number in reversed(self.line()):
            entry = self.entries[number]
            if isinstance(entry, Drawn):
                raise Refused(Refusal("table", "undo-revealed", key=entry.key, word=entry.word))
            if isinstance(entry, Chosen):
                if entry.seat == seat:
                    return number
                if entry.seat not in consents:
                    raise Refused(Refusal("table", "undo-other-seat", seat=entry.seat))
        raise Refused(Refusal("table", "undo-nothing"))

    def undo(self, seat: int, consents: Iterable[int] = ()) -> None:
        """Take back this seat's last decision, as an entry of its own. Raises Refused."""
        agreed = tuple(consents)
        target = self.undo_target(seat, agreed)
        self.entries.append(Undone(seat, target, agreed))
        self.table = self.at(target)

    def at(self, version: int) -> Table[S]:
        """The table as it was at a version."""
        table = self._fresh()
        for number in self.line(version):
            commit_entry(table, self.entries[number], number)
        return table

    # To and from JSON

    def to_json(self, secret: bytes | None = None) -> dict[str, Json]:
        head = self.head
        return {
            "format": FORMAT,
            "number": FORMAT_NUMBER,
            "head": {
                "game": head.game,
                "rules": head.rules,
                "seats": list(head.seats),
                "options": cast("dict[str, Json]", dict(head.options)),
                "data": cast("Json", head.data),
                "digest": digest(head.data),
                "commitment": head.commitment,
                "nonces": list(head.nonces),
            },
            "entries": [entry_to_json(entry) for entry in self.entries],
            "secret": None if secret is None else secret.hex(),
        }


def going_on(draft: Table[S]) -> Table[S]:
    """What a draft comes to once it is played, up to the next draw or decision."""
    if not isinstance(draft.question, AutomaStep):
        return draft
    table = draft.clone()
    table.settle()
    return table


def events_of(moments: Iterable[Moment]) -> list[object]:
    return [event for moment in moments for event in moment.events]


def option_of(table: Table[S], question: Question[S], word: str) -> int | None:
    """The number of a word in a question's vocabulary, its free actions included."""
    option = question.words(table).option(word)
    if option is None and isinstance(question, TurnChoice):
        aside = question.free_words(table).option(word)
        return None if aside is None else FREE_ACTION + aside
    return option


def word_of(table: Table[S], question: Question[S], option: int) -> str:
    """The word of an option, its free actions included."""
    if option >= FREE_ACTION and isinstance(question, TurnChoice):
        return question.free_words(table).word(option - FREE_ACTION)
    return question.words(table).word(option)


def why_not_asked(table: Table[S], seat: int) -> Refusal | None:
    """Why this seat has nothing to decide now; None if it has."""
    question = table.question
    if question is None:
        return Refusal("table", "game-over")
    if isinstance(question, AutomaStep):
        return Refusal("table", "draft-awaits", seat=question.seat)
    if not isinstance(question, Choice):
        return Refusal("table", "draft-reveals")
    if question.seat != seat:
        return Refusal("table", "not-your-decision", seat=question.seat)
    return None


def why_not(game: Game[S], table: Table[S], seat: int, word: str) -> Refusal | None:
    """Why this seat may not give this answer now; None if it may."""
    refusal = why_not_asked(table, seat)
    if refusal is not None:
        return refusal
    question = cast("Choice[S]", table.question)
    option = option_of(table, question, word)
    if option is None:
        known = any(words.option(word) is not None for words in game.vocabularies(table))
        asked = type(question).__name__
        return Refusal("table", "other-question" if known else "unknown-word", word=word, question=asked)
    return table.why_not(option)


class BadJournal(Exception):
    """A journal that cannot be read; the refusal says what is wrong, and at which entry."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal: Final = refusal


def commit_entry(table: Table[S], entry: Entry, number: int) -> None:
    """Replay one decision or draw, checking that it fits. Raises BadJournal."""
    question = table.question
    if question is None:
        raise BadJournal(Refusal("journal", "journal-too-long", entry=number))
    if isinstance(entry, Drawn):
        if not isinstance(question, Chance) or question.key(table) != entry.key:
            raise BadJournal(Refusal("journal", "journal-other-draw", entry=number, key=entry.key))
        outcome = question.words(table).option(entry.word)
        if outcome is None or not question.possible(table, outcome):
            raise BadJournal(
                Refusal("journal", "journal-impossible-draw", entry=number, key=entry.key, word=entry.word)
            )
        table.commit(outcome)
    elif isinstance(entry, Chosen):
        asked = type(question).__name__
        if not isinstance(question, Choice) or asked != entry.question or question.seat != entry.seat:
            raise BadJournal(Refusal("journal", "journal-other-question", entry=number, question=entry.question))
        option = option_of(table, question, entry.word)
        if option is None or option not in table.options():
            raise BadJournal(Refusal("journal", "journal-illegal", entry=number, word=entry.word, question=asked))
        table.commit(option)
    else:
        raise TypeError("an undo is not replayed, its target is")


def entry_to_json(entry: Entry) -> Json:
    if isinstance(entry, Chosen):
        return {"seat": entry.seat, "asked": entry.question, "word": entry.word}
    if isinstance(entry, Drawn):
        return {"draw": entry.key, "word": entry.word}
    return {"undo": entry.target, "seat": entry.seat, "consents": list(entry.consents)}


def prepare(
    game: Game[S],
    seats: Sequence[str],
    options: Mapping[str, Setting],
    pack: Data | None,
    dealer: Dealer,
    rules: int | None = None,
) -> Journal[S]:
    """A new table with nothing dealt yet. Raises Refused."""
    number = game.rules[-1] if rules is None else rules
    head = Head(
        game.name,
        number,
        tuple(seats),
        game.settings(options),
        game.data(pack),
        dealer.commitment,
        dealer.nonces,
    )
    return Journal(game, head, dealer)


def begin(
    game: Game[S],
    seats: Sequence[str],
    options: Mapping[str, Setting],
    pack: Data | None,
    dealer: Dealer,
    rules: int | None = None,
) -> Journal[S]:
    """A new table, its first draws dealt. Raises Refused."""
    journal = prepare(game, seats, options, pack, dealer, rules)
    journal.deal()
    return journal
