"""A plan is kept: a turn that was thought through once is played answer by answer, as long as the table follows it."""

from ludoteca.bots.player import Answer, Look
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table, alike

Found = tuple[tuple[int, ...], Look]
"""A plan's answers, and what the player thinks of it."""


class PlanCache:
    """The plans that a player found, best first, and where the table will be if the best is followed."""

    def __init__(self) -> None:
        self._found: list[Found] = []
        self._expected: Table[Plain] | None = None

    def begin(self, table: Table[Plain], found: list[Found]) -> Answer:
        """The first answer of the best of these plans; the others are what was looked at."""
        self._found = found
        return self._answer(table)

    def follow(self, table: Table[Plain]) -> Answer | None:
        """The plan's next answer, if it has one and the table is where the plan led."""
        if not self._found or self._expected is None or not same_place(table, self._expected):
            return None
        return self._answer(table)

    def _answer(self, table: Table[Plain]) -> Answer:
        best = self._found[0][0]
        option = best[0]
        answer = Answer(option, looks(self._found), best)
        rest = [(answers[1:], look) for answers, look in self._found if answers[0] == option and len(answers) > 1]
        self._found = rest if len(best) > 1 else []
        if self._found:
            self._expected = table.clone()
            self._expected.commit(option)
        return answer


def same_place(one: Table[Plain], other: Table[Plain]) -> bool:
    return alike(one.state, other.state) and alike(one.agenda, other.agenda) and alike(one.owed, other.owed)


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
