"""Plans: what can be wished, and what is shown of the way to it. How it is found is in planners.py.

A plan goes on to the end of the action. Where something is drawn, or must be chosen that the wish does not say (a card
that reputation brings), it stops and says what is asked; from there the same wish can be planned on. What a plan costs
is what the score sheet has less of after it.
"""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct, ValidationError, convert

from ludoteca.kernel.refusals import Refusal, Refused

Word = Annotated[str, Meta(max_length=80)]
Amount = Annotated[int, Meta(ge=0, le=199)]
Words = Annotated[list[Word], Meta(max_length=60)]


class Wish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="plan", kw_only=True):
    """What is left out is suggested: the die, with what its colour is paid ('token' or 'seal'), each payment.
    `choices` answer what is asked on the way, in order."""

    die: Word | None = None
    colour: Word | None = None
    coins: Amount | None = None
    seals: Amount | None = None
    choices: Words = []


class ExpeditionWish(Wish, tag="expedition", frozen=True, kw_only=True):
    """Cubes as they are answered: 'bison_bison.I'. Without any, the plan goes up to where the value is raised."""

    continent: Word
    cubes: Words = []
    tokens: Amount | None = None


class PublicationWish(Wish, tag="publication", frozen=True, kw_only=True):
    """`animals` join the reference; left out: all that may. `value` is what the die is to be raised to; left out, what
    leaves most points on the score sheet."""

    reference: Word
    animals: Words | None = None
    value: Amount | None = None


class Payment(Struct, frozen=True, gc=False):
    """`payment` is 'coin', 'token' or 'seal'; `spent` in this plan, or to be spent where it stops before that; each of
    the `have` adds `worth`."""

    payment: str
    spent: int
    have: int
    worth: int


class PlannedCube(Struct, frozen=True, gc=False):
    word: str
    cost: int
    vp: int


class ExpeditionPlan(Struct, frozen=True, gc=False, tag_field="plan", tag="expedition"):
    """`value` is what the expedition has without payments, `reached` with them, `reach` with all that could be paid;
    `needed` is what the cubes cost. `colour` is what the die's colour was paid with. `change` is what the seat has more
    or less afterwards, `points` the same on its score sheet. Not `whole`: it stops at the question `asks`."""

    die: str
    continent: str
    colour: str | None
    value: int
    needed: int
    reached: int
    reach: int
    payments: list[Payment]
    cubes: list[PlannedCube]
    change: dict[str, int]
    points: int
    whole: bool
    asks: str | None


class Joining(Struct, frozen=True, gc=False):
    """An animal that may join: the cubes that it would publish, whether it is kept, the points that it brings."""

    animal: str
    categories: list[str]
    kept: bool
    vp: int


class AnimalChoice(Struct, frozen=True, gc=False):
    animals: list[str]
    vp: int


class Level(Struct, frozen=True, gc=False):
    """A value that the die can be brought to, what that takes, what the publication then gives, and what is more on
    the score sheet after it."""

    value: int
    coins: int
    seals: int
    vp: int
    points: int


class PublicationPlan(Struct, frozen=True, gc=False, tag_field="plan", tag="publication"):
    """As for an expedition; `vp` is what the publication itself gives, `choices` of animals are best first."""

    die: str
    reference: str
    colour: str | None
    value: int
    reached: int
    reach: int
    payments: list[Payment]
    levels: list[Level]
    joining: list[Joining]
    animals: list[str]
    choices: list[AnimalChoice]
    vp: int
    change: dict[str, int]
    points: int
    whole: bool
    asks: str | None


AnyPlan = ExpeditionPlan | PublicationPlan


def read(wish: Mapping[str, object]) -> ExpeditionWish | PublicationWish:
    """A wish from the wire. Raises Refused."""
    try:
        return convert(dict(wish), type=ExpeditionWish | PublicationWish)
    except ValidationError as error:
        raise Refused(Refusal("table", "plan-unreadable", found=str(error))) from None
