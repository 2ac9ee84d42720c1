"""One entry for each kind of question: how it is asked, what its answers are called, and where they lie on the page."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.saying import Saying
from ludoteca.kernel.table import Choice, Question, Table

S = TypeVar("S", bound=Plain)
Q = TypeVar("Q", bound=Choice[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Generic[S, Q]):
    """An address is a pattern: `{word}` is the answer, `{seat}` the seat that is asked."""

    number: ClassVar[int] = 0
    """The question's place in an observation, which never changes."""
    place: ClassVar[str] = ""
    """Where an answer lies on the page; '' is nowhere: a button."""
    places: ClassVar[Mapping[str, str]] = {}
    """The same, for words of their own."""
    carried: ClassVar[tuple[str, str] | None] = None
    """From where to where an answer is carried by hand, '' for where the answer is."""
    aims: ClassVar[Sequence[str]] = ()
    """The places that may be pointed at before the thing that goes there."""

    def ask(self, question: Q, table: Table[S]) -> Saying:
        """The question, as a sentence with the numbers that help to decide."""
        raise TypeError(f"{type(self).__name__} does not say its question")

    def answer(self, question: Q, table: Table[S], option: int) -> Saying:
        """One answer, as a label that says what it costs and what it would give."""
        raise TypeError(f"{type(self).__name__} does not say its answers")


Questions = dict[type[Question[S]], Asked[S, Any]]


def entry(questions: Questions[S], kind: type[Q]) -> Callable[[type[Asked[S, Q]]], type[Asked[S, Q]]]:
    """Enters what follows for this kind of question."""

    def enter(asked: type[Asked[S, Q]]) -> type[Asked[S, Q]]:
        questions[kind] = asked()
        return asked

    return enter


def answers(questions: Questions[S]) -> dict[str, str]:
    """Where answers lie, by the question's kind, or by 'Kind.word' for a word of its own."""
    found: dict[str, str] = {}
    for kind, asked in questions.items():
        found[kind.__name__] = asked.place
        found.update({f"{kind.__name__}.{word}": place for word, place in asked.places.items()})
    return found


def carried(questions: Questions[S]) -> dict[str, tuple[str, str]]:
    return {kind.__name__: asked.carried for kind, asked in questions.items() if asked.carried is not None}


def aims(questions: Questions[S]) -> dict[str, list[str]]:
    return {kind.__name__: list(asked.aims) for kind, asked in questions.items() if asked.aims}
