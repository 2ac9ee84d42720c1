"""A finished or running game, analysed: what each decision was worth, and how luck and choice made the margins."""

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.bots.analysis import Verdict, verdicts
from ludoteca.bots.ledger import SAMPLES, Ledger, Shift, deciding, ledger, shifts
from ludoteca.kernel.journal import Chosen, Journal
from ludoteca.kernel.plain import Plain
from ludoteca.lab.progress import Progress, Report, silent


class Analysis(NamedTuple):
    """The decisions of the seats that were looked at, each beside the best that was found, and the seats' ledgers."""

    verdicts: list[Verdict]
    ledgers: list[Ledger]


def analyse(
    journal: Journal[Plain],
    seats: Sequence[int] | None = None,
    *,
    budget: int = 0,
    samples: int = SAMPLES,
    progress: Report = silent,
) -> Analysis:
    """Analyse a game from its journal; without seats, for all that decide.

    `budget` is how many iterations a search may spend on each decision; with 0, turns are compared by where they end.
    `samples` is how often the ledger draws what is still to come.
    """
    wanted = deciding(journal) if seats is None else list(seats)
    entries = [journal.entries[number] for number in journal.line()]
    total = sum(isinstance(entry, Chosen) and entry.seat in wanted for entry in entries)
    found: list[Verdict] = []
    for verdict in verdicts(journal, budget, frozenset(wanted)):
        found.append(verdict)
        progress(Progress("analysing", len(found), total))
    moved: list[Shift] = []
    done = 0
    for shift in shifts(journal, samples):
        moved.append(shift)
        done += len(shift.entries)
        progress(Progress("analyse-luck", done, len(entries)))
    return Analysis(found, [ledger(journal, moved, seat) for seat in wanted])
