"""Works of the laboratory at the terminal: how far they are, and what stops them."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bars

from ludoteca.cli.tables import refusals_told
from ludoteca.cli.voice import Fault, Voice
from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.lab.errors import LabError
from ludoteca.lab.progress import Progress


class Bar:
    """Shows one stage of a work at a time, on a terminal's stderr. `last` is what was reported last."""

    def __init__(self, voice: Voice) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.last: Progress | None = None
        self._voice: Final = voice
        self._bars: Final = Bars(*columns, console=console, transient=True, disable=not console.is_terminal)

    def __enter__(self) -> None:
        self._bars.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._bars.stop()

    def show(self, progress: Progress) -> None:
        last, self.last = self.last, progress
        if last is None or (last.stage, last.number) != (progress.stage, progress.number):
            self.begin(self._voice.say(progress.stage, number=progress.number), progress.total)
        self._bars.update(self._bars.task_ids[0], completed=progress.done, refresh=progress.done == progress.total)

    def begin(self, label: str, total: int | None = None) -> None:
        for task in self._bars.task_ids:
            self._bars.remove_task(task)
        self._bars.add_task(label, total=total)


@contextmanager
def lab_faults_told(voice: Voice, game: Game[Plain]) -> Iterator[None]:
    """What the laboratory refuses stops the command with its sentence."""
    try:
        with refusals_told(voice, game):
            yield
    except LabError as error:
        raise Fault(voice.say(error.code, **error.facts)) from None
