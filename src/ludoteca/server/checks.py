"""What must hold before a person watches a table, tries answers or gets advice. Each check raises Refused."""

from ludoteca.kernel.journal import Draft, Journal, why_not_asked
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.server.room import PLAYING, refuse
from ludoteca.server.table import NOT_WATCHED, ServedTable
from ludoteca.server.transaction import Person


def must_watch(served: ServedTable, person: str | None) -> None:
    """Raises Refused."""
    if not served.may_watch(person):
        raise Refused(NOT_WATCHED)


def refuse_sealed(served: ServedTable) -> None:
    if served.sealed is not None:
        raise Refused(served.sealed)


def begun(served: ServedTable) -> Journal[Plain]:
    refuse_sealed(served)
    if served.journal is None:
        raise refuse("table-gathering")
    return served.journal


def deciding(served: ServedTable, person: Person, seat: int) -> Journal[Plain]:
    """The journal of a game in which this person answers for this seat. Raises Refused."""
    refuse_sealed(served)
    served.room.must_be(PLAYING)
    if served.room.owned(person.id, seat).gone is not None:
        raise refuse("seat-left", seat=seat)
    return begun(served)


def must_go_on(draft: Draft[Plain], seat: int) -> None:
    """The draft leads to another choice of this seat. Raises Refused."""
    refusal = why_not_asked(draft.table, seat)
    if refusal is not None:
        raise Refused(refusal)
