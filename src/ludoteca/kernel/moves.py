"""Ways: a thing and the place that it goes to, whichever of the two a person points at first.

A game says which questions lead from a thing to a place, one after the other, each with its answer. Whether that may be
done, and why not, those questions say themselves, on a copy of the table. A place goes by its address on the page.
"""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.kernel.table import Choice, Table
from ludoteca.kernel.words import Words

S = TypeVar("S", bound=Plain)

IN_HAND: Final = -1
"""The thing that is already chosen."""


class Lead(Generic[S]):
    """A question on the way, and its answer."""

    def __init__(self, step: Choice[S], option: int) -> None:
        self.step: Final = step
        self.option: Final = option


class Way:
    """A thing, as the open question has it (None: what is in hand), a place, and why the one cannot go to the other."""

    def __init__(self, thing: str | None, place: str, refusal: Refusal | None) -> None:
        self.thing: Final = thing
        self.place: Final = place
        self.refusal: Final = refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Ways(Generic[S]):
    """What a game says of the ways from its open question."""

    def __init__(self, table: Table[S], seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat

    def things(self) -> list[int]:
        """What could go somewhere: answers to the open question, or IN_HAND alone; none where nothing goes anywhere."""
        return []

    def places(self) -> list[str]:
        """Where things can go, and where somebody may believe that they can."""
        return []

    def leads(self, thing: int, place: str) -> list[Lead[S]]:
        """From the open question to that place. Raises Refused where no way leads."""
        raise TypeError(f"{type(self).__name__} leads nowhere")

    def plan(self, thing: str | None, place: str | None) -> tuple[list[str], list[Way]]:
        """With both, the answers; with one, every way from that thing or to that place. Raises Refused."""
        question = self.table.question
        things = self.things()
        if not things or not isinstance(question, Choice) or question.seat != self.seat:
            raise Refused(Refusal("table", "way-not-now", question=type(question).__name__))
        if thing is not None:
            option = known(question.words(self.table), thing)
            if option not in things:
                raise Refused(Refusal("table", "not-there", word=thing))
            things = [option]
        if place is not None and (thing is not None or things == [IN_HAND]):
            return follow(self.table, self.leads(things[0], place)), []
        places = self.places() if place is None else [place]
        return [], [self.way(question, thing, place) for thing in things for place in places]

    def way(self, question: Choice[S], thing: int, place: str) -> Way:
        word = None if thing == IN_HAND else question.words(self.table).word(thing)
        try:
            follow(self.table, self.leads(thing, place))
        except Refused as refused:
            return Way(word, place, refused.refusal)
        return Way(word, place, None)


def follow(table: Table[S], leads: Sequence[Lead[S]]) -> list[str]:
    """The answers that go this way, as far as nothing else is asked in between. Raises Refused."""
    ahead = table.draft()
    before = ahead
    answers: list[str] = []
    for number, lead in enumerate(leads):
        step = lead.step
        if type(ahead.question) is type(step):
            refusal = ahead.why_not(lead.option)
            if refusal is not None:
                raise Refused(nearest_refusal(ahead, leads[number + 1 :]) or refusal)
            before = ahead.clone()
            answers.append(step.words(ahead).word(lead.option))
            ahead.commit(lead.option)
            continue
        later = any(type(other) is type(step) for other in ahead.agenda)
        # a question with one answer is not asked: what it would have said, the table before it tells
        refusal = refusal_of(step, ahead if later else before, lead.option)
        if refusal is not None:
            raise Refused(refusal)
        if later:
            break
    return answers


def nearest_refusal(table: Table[S], leads: Sequence[Lead[S]]) -> Refusal | None:
    """Why not, as the question says it that is nearest to the goal: it knows more than one that sums up."""
    for lead in reversed(leads):
        refusal = refusal_of(lead.step, table, lead.option)
        if refusal is not None:
            return refusal
    return None


def refusal_of(step: Choice[S], table: Table[S], option: int) -> Refusal | None:
    """Why a choice that is not asked would not allow this answer."""
    return step.law(table, option) if option in step.candidates(table) else step.absent(table, option)


def known(words: Words, word: str) -> int:
    """The number of a word. Raises Refused."""
    option = words.option(word)
    if option is None:
        raise Refused(Refusal("table", "not-there", word=word))
    return option
