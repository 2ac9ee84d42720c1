"""The door for programs: a table that is played by words. Every answer is checked, and every 'no' says its sentence.

    import ludoteca

    play = ludoteca.begin("encyclopedia", seats=2, seed=7)
    print(play)             # the table and the open question, in words
    play.do(play.offered[0])

`docs/programs.md` shows all of it. A game's `scene` module builds any position of it.
"""

import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from difflib import get_close_matches
from functools import cached_property
from typing import TYPE_CHECKING, Final, Generic, Self, TypeVar

from ludoteca import registry
from ludoteca.kernel.dealer import SECRET_BYTES, Dealer, seeded
from ludoteca.kernel.game import PERSON, Data, Game, ScoreLine, Setting
from ludoteca.kernel.journal import option_of, why_not, word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Fact, Refusal, Refused
from ludoteca.kernel.table import Chance, Choice, NoLegalAnswer, Table

if TYPE_CHECKING:
    from ludoteca.text.speaker import Speaker

S = TypeVar("S", bound=Plain)

NOBODY: Final = -1


class NotAllowed(ValueError):
    """The rules or the table say no, and nothing has changed. `str` is the sentence; the rest is for programs."""

    def __init__(self, sentence: str, refusal: Refusal) -> None:
        super().__init__(sentence)
        self.refusal: Final = refusal

    @property
    def rule(self) -> str:
        """The id of the rule: 'expedition.space'; 'table' for what is no rule of the game."""
        return self.refusal.rule

    @property
    def code(self) -> str:
        """What is wrong, in a word that never changes: 'continent-full'."""
        return self.refusal.code

    @property
    def facts(self) -> Mapping[str, Fact]:
        """The numbers that the sentence speaks of."""
        return self.refusal.facts


class BadPosition(ValueError):
    """A scene cannot be built: a card that does not exist, a die too many. `str` is the sentence."""


class Play(Generic[S]):
    """A table being played by a program. `do` answers a seat's question, `luck` dictates a draw.

    With a dealer, draws are dealt at once; without one they wait for `luck`. Seats are numbered from 0.
    """

    def __init__(
        self,
        game: Game[S],
        table: Table[S],
        seats: int,
        *,
        dealer: Dealer | None = None,
        language: str = "en",
    ) -> None:
        self.game: Final = game
        self.table = table
        self.seats: Final = seats
        self.dealer: Final = dealer
        self.language: Final = language
        self.events: list[object] = []
        """Everything that has happened so far."""
        table.told = self.events
        try:
            table.settle()
            self._deal()
            game.check(table)
        except NoLegalAnswer as error:
            raise BadPosition(f"this position cannot be: {error}") from None
        except AssertionError as error:
            raise BadPosition(f"this position cannot be, something is lost or doubled: {error}") from None

    # What is open

    @property
    def state(self) -> S:
        """The position itself. To be read, not to be changed: build another one with a scene."""
        return self.table.state

    @property
    def over(self) -> bool:
        return self.game.over(self.table)

    @property
    def asked(self) -> str:
        """The name of the open question or draw: 'ChooseAction'; '' when nothing is left to do."""
        question = self.table.question
        return "" if question is None else type(question).__name__

    @property
    def asking(self) -> int:
        """The seat that owes an answer; NOBODY (-1) for a draw and at the end."""
        question = self.table.question
        return question.seat if isinstance(question, Choice) else NOBODY

    @property
    def offered(self) -> list[str]:
        """The words that may be answered now; for a draw, those that may come up."""
        question = self.table.question
        if isinstance(question, Chance):
            words = question.words(self.table)
            return [words.word(outcome) for outcome in sorted(question.outcomes(self.table))]
        if not isinstance(question, Choice):
            return []
        return [word_of(self.table, question, option) for option in self.table.options()]

    @property
    def question(self) -> str:
        """The open question as a sentence; '' for a draw and at the end."""
        question = self.table.question
        return self.speaker.ask(self.table, question) if isinstance(question, Choice) else ""

    def label(self, word: str) -> str:
        """An answer that is offered, as a person reads it."""
        question, option = self._option(word)
        return self.speaker.option(self.table, question, option)

    # Playing

    def do(self, *words: str, seat: int | None = None) -> Self:
        """Answer the open questions with these words, one after the other: all of them, or none.

        Whoever is asked answers, unless a seat is named. Raises NotAllowed.
        """
        before, known = self.table.clone(), len(self.events)
        for word in words:
            refusal = self._refusal(word, seat)
            if refusal is not None:
                error = self.refused(refusal)
                self._go_back(before, known)
                raise error
            self._commit(self._option(word)[1])
        return self

    def luck(self, *words: str) -> Self:
        """Dictate what the open draws bring: all of them, or none. Raises NotAllowed."""
        before, known = self.table.clone(), len(self.events)
        for word in words:
            outcome = self._outcome(word)
            if isinstance(outcome, Refusal):
                error = self.refused(outcome)
                self._go_back(before, known)
                raise error
            self._commit(outcome)
        return self

    def allowed(self, word: str, seat: int | None = None) -> bool:
        """Whether this may be answered now."""
        return self._refusal(word, seat) is None

    def why(self, word: str, seat: int | None = None) -> Refusal:
        """Why this may not be answered now; `say` makes a sentence of it. Raises ValueError if it may."""
        refusal = self._refusal(word, seat)
        if refusal is None:
            raise ValueError(f"{word!r} is allowed now")
        return refusal

    def copy(self) -> Self:
        """The same position, to go another way from here."""
        other = copy(self)
        other.table = self.table.clone()
        other.events = list(self.events)
        other.table.told = other.events
        return other

    # What has happened, and what it is worth

    def told(self, kind: type) -> list[object]:
        """The events of one kind, so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def sheet(self, seat: int) -> list[ScoreLine]:
        """A seat's score, line by line: at the end, or as if the game ended now."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: there are seats 0 to {self.seats - 1}")
        return self.game.sheet(self.table, seat)

    def score(self, seat: int) -> int:
        return sum(line.points for line in self.sheet(seat))

    @property
    def winners(self) -> list[int]:
        """The seats that have won. Raises NotAllowed before the end."""
        if not self.over:
            raise self.refused(Refusal("table", "not-over"))
        return self.game.winners(self.table)

    # In words

    def say(self, thing: object) -> str:
        """An event, a refusal or a line of a score sheet, as a sentence."""
        if isinstance(thing, Refusal):
            return self.speaker.refusal(self.table, thing)
        if isinstance(thing, ScoreLine):
            return self.speaker.score_line(self.table, thing)
        return self.speaker.event(self.table, thing)

    def seen_by(self, seat: int | None) -> str:
        """The whole table in words, as a seat may see it; None is a spectator."""
        lines: list[str] = []
        for section in self.game.words.view(self.table, seat):
            lines.append(self.speaker.phrase(self.table, section.title))
            lines.extend([f"  {self.speaker.phrase(self.table, line)}" for line in section.lines])
        return "\n".join(lines)

    def __str__(self) -> str:
        lines = [self.seen_by(self.asking if self.asking != NOBODY else None)]
        if self.question:
            lines.append(f"{self.speaker.seats[self.asking]}: {self.question}")
            lines.extend(f"  {word}: {self.label(word)}" for word in self.offered)
        return "\n".join(lines)

    def __repr__(self) -> str:
        if self.over:
            waiting = "it is over"
        elif self.asking == NOBODY:
            waiting = f"{self.asked} is to be drawn"
        else:
            waiting = f"seat {self.asking} is asked {self.asked}"
        return f"<{type(self.game).__name__}: {waiting}>"

    def refused(self, refusal: Refusal) -> NotAllowed:
        return NotAllowed(self.say(refusal), refusal)

    @cached_property
    def speaker(self) -> "Speaker[S]":
        from ludoteca.text.speaker import Speaker

        names = [self.game.words.seat_name(self.table, seat) or f"Seat {seat}" for seat in range(self.seats)]
        return Speaker(self.game, self.language, names)

    # Within

    def _refusal(self, word: str, seat: int | None) -> Refusal | None:
        if isinstance(self.table.question, Chance):
            return Refusal("table", "draw-open", word=self.asked)
        return why_not(self.game, self.table, self.asking if seat is None else seat, word)

    def _outcome(self, word: str) -> int | Refusal:
        """What this word is in the open draw, or why it cannot come up."""
        question = self.table.question
        if question is None:
            return Refusal("table", "game-over")
        if not isinstance(question, Chance):
            return Refusal("table", "no-draw-open", seat=self.asking)
        outcome = question.words(self.table).option(word)
        if outcome is None or not question.possible(self.table, outcome):
            return Refusal("table", "draw-impossible", word=word)
        return outcome

    def _option(self, word: str) -> tuple[Choice[S], int]:
        question = self.table.question
        option = None if not isinstance(question, Choice) else option_of(self.table, question, word)
        if not isinstance(question, Choice) or option is None or option not in self.table.options():
            raise ValueError(f"{word!r} is not offered now: {', '.join(self.offered) or 'nothing is'}")
        return question, option

    def _commit(self, option: int) -> None:
        self.table.commit(option)
        self._deal()
        self.game.check(self.table)

    def _deal(self) -> None:
        """Let the dealer, if there is one, answer every draw that is open."""
        while self.dealer is not None and isinstance(question := self.table.question, Chance):
            lot = self.dealer.draw(question.key(self.table), question.lots(self.table))
            self.table.commit(question.lot(self.table, lot))

    def _go_back(self, before: Table[S], known: int) -> None:
        del self.events[known:]
        before.told = self.events
        self.table = before


def begin(
    game: str,
    seats: int | Sequence[str] | None = None,
    *,
    seed: int | str | None = None,
    dictated: bool = False,
    pack: Data | None = None,
    language: str = "en",
    **options: Setting,
) -> Play[Plain]:
    """A new table. Raises NotAllowed for what the game refuses, ValueError for a game that is not installed.

    `seats` is how many people play, or who sits where: `["person", "automa:linne:boudeuse"]`. Tables with one seed have
    the same luck; without a seed nobody can foresee it; `dictated` luck waits for `Play.luck`. Further names are the
    table's options: `edition="pl"`.
    """
    from ludoteca.text.catalogue import LANGUAGES
    from ludoteca.text.speaker import Speaker

    found = game_named(game)
    if isinstance(seats, str):
        raise ValueError(f"seats are a number or a list of names, not {seats!r}")
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    names = found.default_seats if seats is None else (PERSON,) * seats if isinstance(seats, int) else tuple(seats)
    try:
        table = found.begin(names, found.settings(options), found.data(pack))
    except Refused as refused:
        sentence = Speaker(found, language, names).refusal(None, refused.refusal)
        raise NotAllowed(sentence, refused.refusal) from None
    dealer = None
    if not dictated:
        dealer = Dealer(secrets.token_bytes(SECRET_BYTES)) if seed is None else seeded(str(seed))
    return Play(found, table, len(names), dealer=dealer, language=language)


def installed() -> list[str]:
    """The games that can be begun, by name."""
    return registry.names()


def game_named(name: str) -> Game[Plain]:
    """The installed game of that name. Raises ValueError."""
    game = registry.find(name)
    if game is None:
        raise ValueError(f"no game {name!r} is installed: there are {', '.join(registry.names())}")
    return game


def position_of(what: str, name: str, known: Sequence[str]) -> int:
    """Where a name stands among the known ones. Raises BadPosition, with the name that was probably meant."""
    if name in known:
        return known.index(name)
    close = get_close_matches(name, known, 1)
    raise BadPosition(f"there is no {what} {name!r}" + (f": is {close[0]!r} meant?" if close else ""))
