"""The table: plain state, and the agenda of steps still to do.

A step either just happens, or asks a seat to choose, or asks the box for a chance outcome. What follows from
it goes on top of the agenda as further steps, in reading order. Exactly one question is open at a time.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.plain import Plain, Shared, fields_of, written
from ludoteca.kernel.refusals import Fact, Refusal
from ludoteca.kernel.words import NO_WORDS, Words

S = TypeVar("S", bound=Plain)

FREE_ACTION: Final = 1 << 16
"""Options from here on are free actions: they are taken in between, and then the question is asked again."""

NO: Final = 0
YES: Final = 1
MAY: Final = 2
TRY: Final = 3
"""An outlook: the action cannot be completed; it can whatever is chosen on the way; it can if what is chosen on the
way does not spoil it; or only playing it tells."""


class NoLegalAnswer(Exception):
    """A question without an answer: a fault in a game's rules, never a player's."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One sentence of the rulebook. Immutable: its fields are ints, strings and tuples."""

    def run(self, table: "Table[S]") -> None:
        """It simply happens."""
        raise TypeError(f"{type(self).__name__} does not say what happens")

    def proceed(self, table: "Table[S]") -> bool:
        """Happen, if no answer is needed; whether it did."""
        table.begin_step()
        self.run(table)
        return True

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), tuple(getattr(self, name) for name in fields_of(type(self)))

    def __repr__(self) -> str:
        return written(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step before which the agenda may wait: for a seat's choice, a chance outcome, or a draft to be played."""

    def words(self, table: "Table[S]") -> Words:
        """The vocabulary of the answers."""
        return NO_WORDS

    def chosen(self, table: "Table[S]", option: int) -> None:
        """The consequences of an answer."""
        raise TypeError(f"{type(self).__name__} does not say what follows")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question[S]):
    """A seat owes an answer."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, table: "Table[S]") -> list[int]:
        """What is there to choose from, in a stable order."""
        raise TypeError(f"{type(self).__name__} does not say what is there")

    def law(self, table: "Table[S]", option: int) -> Refusal | None:
        """The only place where legality is written: None, or why a candidate may not be chosen."""
        return None

    def absent(self, table: "Table[S]", option: int) -> Refusal:
        """Why a thing that is no candidate is not there at all."""
        return Refusal("table", "not-there", word=self.words(table).word(option))

    def options(self, table: "Table[S]") -> list[int]:
        """The candidates that the law passes. A hot choice may override this; the contract compares."""
        return [option for option in self.candidates(table) if self.law(table, option) is None]

    def free_actions(self, table: "Table[S]") -> list[int]:
        """Free actions offered beside the answers (see TurnChoice)."""
        return []

    def ask_anyway(self, table: "Table[S]") -> bool:
        """Ask although there is one answer only, since a free action could bring more of them."""
        return False

    def proceed(self, table: "Table[S]") -> bool:
        options = self.options(table)
        if len(options) > 1:
            if table.trial:
                return False
            free_actions = self.free_actions(table)
            table.offer(options + free_actions if free_actions else options)
            return False
        if not options:
            raise NoLegalAnswer(f"nobody can answer {self!r}")
        if self.ask_anyway(table) and not table.trial:
            free_actions = self.free_actions(table)
            if free_actions:
                table.offer(options + free_actions)
                return False
        table.begin_step()
        self.chosen(table, options[0])
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnChoice(Choice[S]):
    """A choice that also offers what is allowed at any moment of one's own turn, and then asks again."""

    def free_words(self, table: "Table[S]") -> Words:
        return NO_WORDS

    def free_candidates(self, table: "Table[S]") -> list[int]:
        return []

    def free_law(self, table: "Table[S]", aside: int) -> Refusal | None:
        return None

    def free_absent(self, table: "Table[S]", aside: int) -> Refusal:
        return Refusal("table", "not-there", word=self.free_words(table).word(aside))

    def free_chosen(self, table: "Table[S]", aside: int) -> None:
        raise TypeError(f"{type(self).__name__} does not say what its free actions do")

    def needed(self) -> bool:
        """Whether an action cannot do without this choice: it may start only if this will have an answer."""
        return False

    def outlook(self, table: "Table[S]") -> int:
        """Of a needed choice, seen from any earlier moment, by arithmetic: NO, YES, MAY or TRY."""
        return TRY

    def proceed(self, table: "Table[S]") -> bool:
        if table.trial and self.needed():
            return False
        return super().proceed(table)

    def free_actions(self, table: "Table[S]") -> list[int]:
        return [FREE_ACTION + a for a in self.free_candidates(table) if self.free_law(table, a) is None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[S]):
    """The box owes an answer: one of `lots` equally likely lots."""

    def key(self, table: "Table[S]") -> str:
        """Names the draw, once and for all: 'round3.seat1.die2'."""
        raise TypeError(f"{type(self).__name__} does not name its draw")

    def lots(self, table: "Table[S]") -> int:
        """How many lots there are; at least one."""
        raise TypeError(f"{type(self).__name__} does not count its lots")

    def lot(self, table: "Table[S]", number: int) -> int:
        """What that lot is."""
        raise TypeError(f"{type(self).__name__} does not say what a lot is")

    def outcomes(self, table: "Table[S]") -> dict[int, int]:
        """Every outcome that can be drawn, with the number of its lots: what a search weighs."""
        weights: dict[int, int] = {}
        for number in range(self.lots(table)):
            outcome = self.lot(table, number)
            weights[outcome] = weights.get(outcome, 0) + 1
        return weights

    def possible(self, table: "Table[S]", outcome: int) -> bool:
        """Whether this outcome can be drawn at all."""
        return outcome in self.outcomes(table)

    def proceed(self, table: "Table[S]") -> bool:
        if table.trial:
            table.begin_step()
            return True  # luck brings nothing when a whole action is judged
        if self.lots(table) > 1:
            table.await_chance()
            return False
        table.begin_step()
        self.chosen(table, self.lot(table, 0))
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaStep(Question[S]):
    """What a seat that the rules play, an automa, does of its own accord. It simply happens, but in nobody's draft."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def proceed(self, table: "Table[S]") -> bool:
        if table.drafted:
            table.offer([])
            return False
        return super().proceed(table)


class Table(Generic[S]):
    """One game in progress. Everything that is still to happen lies on the agenda; its last step is next."""

    def __init__(self, state: S, agenda: list[Step[S]], owed: list[Step[S]], rules: int) -> None:
        self.state: Final = state
        self.agenda: Final = agenda
        self.owed: Final = owed
        self.rules: Final = rules
        self.told: list[object] | None = None
        self.trial = False
        self.drafted = False
        self._mark = 0
        self._options: list[int] = []

    # What the rules use

    def then(self, *steps: Step[S]) -> None:
        """These come next, in reading order, before whatever was still to do."""
        for step in steps:
            self.agenda.insert(self._mark, step)

    def after_last(self, kind: type[Step[S]], step: Step[S]) -> None:
        """This comes after the last step of that kind that is still to do; next, if there is none."""
        for position, waiting in enumerate(self.agenda):
            if isinstance(waiting, kind):
                self.agenda.insert(position, step)
                if position < self._mark:
                    self._mark += 1
                return
        self.then(step)

    def owe(self, step: Step[S]) -> None:
        """Keep this for after the turn."""
        self.owed.append(step)

    def settle_owed(self) -> None:
        """What was kept for after the turn comes next."""
        for step in self.owed:
            self.then(step)
        self.owed.clear()

    def tell(self, kind: Callable[..., object], *facts: Fact) -> None:
        """Something happened. The event is built only if somebody listens."""
        if self.told is not None:
            self.told.append(kind(*facts))

    def needed_choice(self) -> TurnChoice[S] | None:
        """The choice that the running action still has to reach, if there is one."""
        position = len(self.agenda) - 1
        while position >= 0:
            step = self.agenda[position]
            if isinstance(step, TurnChoice) and step.needed():
                return step
            position -= 1
        return None

    def could(self, *steps: Step[S]) -> bool:
        """Play these on a copy, luck bringing nothing: can the needed choice among them be answered?"""
        trial: Table[S] = Table(self.state.clone(), [], [], self.rules)
        trial.trial = True
        trial.then(*steps)
        trial.settle()
        return trial.completes()

    def could_after(self, option: int) -> bool:
        """After this answer to the open question, can the running action still be completed?"""
        trial = self.clone()
        trial.trial = True
        trial.commit(option)
        return trial.completes()

    def completes(self) -> bool:
        """On a trial: whether some way leads to a needed choice that has an answer."""
        if not self.agenda:
            return True
        step = self.agenda[-1]
        if not isinstance(step, Choice):
            return False
        if isinstance(step, TurnChoice) and step.needed():
            return bool(step.options(self))
        for option in step.options(self):
            trial = self.clone()
            trial.trial = True
            trial.commit(option)
            if trial.completes():
                return True
        return False

    def begin_step(self) -> None:
        """The step on top begins: what it puts `then` comes above what was below it."""
        self.agenda.pop()
        self._mark = len(self.agenda)

    def offer(self, options: list[int]) -> None:
        self._options = options

    def await_chance(self) -> None:
        self._options = []

    # What players, bots and searches use

    @property
    def question(self) -> Question[S] | None:
        """What is open: a Choice, a Chance, on a draft also an AutomaStep, or None when the game is over."""
        if not self.agenda:
            return None
        step = self.agenda[-1]
        assert isinstance(step, Question)
        return step

    def settle(self) -> None:
        """Let everything happen that needs no answer."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if not step.proceed(self):
                return
        self._options = []

    def options(self) -> list[int]:
        """The answers to the open choice, free actions last. Not to be changed by the caller."""
        return self._options

    def commit(self, option: int) -> None:
        """The trusting door: answer the open question. For search and replay."""
        step = self.agenda[-1]
        if option >= FREE_ACTION and isinstance(step, TurnChoice):
            self._mark = len(self.agenda)
            step.free_chosen(self, option - FREE_ACTION)
        else:
            assert isinstance(step, Question)
            self.begin_step()
            step.chosen(self, option)
        self.settle()

    def why_not(self, option: int) -> Refusal | None:
        """Why this answer to the open choice is not allowed; None if it is."""
        step = self.agenda[-1]
        assert isinstance(step, Choice)
        if option >= FREE_ACTION and isinstance(step, TurnChoice):
            aside = option - FREE_ACTION
            if aside not in step.free_candidates(self):
                return step.free_absent(self, aside)
            return step.free_law(self, aside)
        if option not in step.candidates(self):
            return step.absent(self, option)
        return step.law(self, option)

    def clone(self) -> "Table[S]":
        table = Table(self.state.clone(), self.agenda.copy(), self.owed.copy(), self.rules)
        table._options = self._options
        return table

    def draft(self) -> "Table[S]":
        """A copy to try answers on: it waits before what an automa does, as before a draw. Copies of it do not."""
        table = self.clone()
        table.drafted = True
        return table

    def __repr__(self) -> str:
        return f"<Table by rules {self.rules}: {self.question!r}>"

    def __deepcopy__(self, memo: dict[int, object]) -> "Table[S]":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.state, self.agenda, self.owed, self.rules)


def restored(state: S, agenda: list[Step[S]], owed: list[Step[S]], rules: int) -> Table[S]:
    """A table from its parts, with its open question's options worked out again."""
    table = Table(state, agenda, owed, rules)
    table.settle()
    return table


def alike(one: object, other: object) -> bool:
    """Whether two states, agendas or steps of one game say the same, field by field."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, Shared):
        return True  # never part of a state, and perhaps read twice
    if isinstance(one, Plain | Step):
        return all(alike(getattr(one, name), getattr(other, name)) for name in fields_of(type(one)))
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):
        return one == other or (len(one) == len(other) and all(map(alike, one, other)))
    return one == other
