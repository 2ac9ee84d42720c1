"""Keeping to a plan: a turn thought through once is played answer by answer, as long as the table goes along."""

from ludoteca.bots.player import Answer, Look
from ludoteca.kernel.codec import Json, encode
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table

Found = tuple[tuple[int, ...], Look]
"""A plan's answers, and what the player thinks of it."""


class Track:
    """The plans that a player found, best first, and where the table will be if the best is followed."""

    def __init__(self) -> None:
        self._found: list[Found] = []
        self._expected: Json = None

    def begin(self, table: Table[Plain], found: list[Found]) -> Answer:
        """The first answer of the best of these plans; the others are what was looked at."""
        self._found = found
        return self._answer(table)

    def follow(self, table: Table[Plain]) -> Answer | None:
        """The plan's next answer, if it has one and the table is where the plan led."""
        if not self._found or self._expected != place_of(table):
            return None
        return self._answer(table)

    def _answer(self, table: Table[Plain]) -> Answer:
        best = self._found[0][0]
        option = best[0]
        answer = Answer(option, looks(self._found), best)
        rest = [(answers[1:], look) for answers, look in self._found if answers[0] == option and len(answers) > 1]
        self._found = rest if len(best) > 1 else []
        if self._found:
            after = table.clone()
            after.commit(option)
            self._expected = place_of(after)
        return answer


def place_of(table: Table[Plain]) -> Json:
    """All that a table is, to be compared."""
    return [encode(table.state), encode(table.agenda), encode(table.owed)]


def looks(found: list[Found]) -> tuple[Look, ...]:
    """What was looked at, by the next option: its best plan speaks for it, the visits of all its plans are added."""
    options: dict[int, Look] = {}
    for answers, look in found:
        known = options.get(answers[0])
        if known is None:
            options[answers[0]] = Look(answers[0], look.points, look.win, look.visits)
        else:
            options[answers[0]] = Look(known.option, known.points, known.win, known.visits + look.visits)
    return tuple(options.values())
