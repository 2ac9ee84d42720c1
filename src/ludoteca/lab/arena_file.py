"""The games of an arena, kept as lines of JSON: a head that names the arena, then a line for every game.

A line is appended when its game is over. An arena that is stopped, even by force, loses only the games that were being
played. A game whose line was cut off is played again.
"""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ludoteca import __version__
from ludoteca.kernel.codec import Json
from ludoteca.lab.errors import LabError, file_faults
from ludoteca.lab.matches import Meeting, Outcome

FORMAT: Final = "ludoteca-arena"
FORMAT_NUMBER: Final = 1

Head = dict[str, Json]


def head_of(game: str, rules: int, options: dict[str, Json], digest: str, weights: str, seed: str) -> Head:
    """All that the outcome of a game depends on, besides its meeting."""
    return {
        "format": FORMAT,
        "number": FORMAT_NUMBER,
        "version": __version__,
        "game": game,
        "rules": rules,
        "options": options,
        "digest": digest,
        "weights": weights,
        "seed": seed,
    }


class Record:
    """The outcomes so far, in a file or, without one, only here. In the file, an entrant with weights of its own has a
    mark behind its name, which changes with the weights."""

    def __init__(
        self, handle: int | None, path: Path | None, outcomes: Sequence[Outcome], marked: Mapping[str, str]
    ) -> None:
        self._handle: Final = handle
        self._path: Final = path
        self._marked: Final = marked
        self._outcomes: Final = {outcome.meeting: outcome for outcome in outcomes}

    def has(self, meeting: Meeting) -> bool:
        return self._recorded(meeting) in self._outcomes

    def of(self, meeting: Meeting) -> Outcome:
        return self._outcomes[self._recorded(meeting)]._replace(meeting=meeting)

    def add(self, outcome: Outcome) -> None:
        """Raises LabError if it cannot be written; then it is not counted either."""
        outcome = outcome._replace(meeting=self._recorded(outcome.meeting))
        if self._handle is not None and self._path is not None:
            with file_faults("unwritable", self._path):
                write_line(self._handle, to_json(outcome))
        self._outcomes[outcome.meeting] = outcome

    def _recorded(self, meeting: Meeting) -> Meeting:
        return meeting._replace(seats=tuple([self._marked.get(name, name) for name in meeting.seats]))

    def close(self) -> None:
        if self._handle is not None:
            os.close(self._handle)


def open_record(path: Path | None, head: Head, marked: Mapping[str, str]) -> Record:
    """Begin a file, or go on with it if it is of the same arena. Raises LabError; then the file is as it was."""
    if path is None:
        return Record(None, None, (), marked)
    with file_faults("unwritable", path):
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
    try:
        if not lock(handle):
            raise LabError("arena-file-busy", file=str(path))
        with file_faults("unreadable", path), open(handle, "rb", closefd=False) as file:
            text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        outcomes = read_lines(whole, head, path)
        if not whole and text and not json.dumps(head).encode().startswith(text):
            raise LabError("arena-file-foreign", file=str(path))  # not ours, and without a single whole line
        with file_faults("unwritable", path):
            os.ftruncate(handle, len(whole))
            if not whole:
                write_line(handle, head)
    except BaseException:
        os.close(handle)
        raise
    return Record(handle, path, outcomes, marked)


def lock(handle: int) -> bool:
    """Two arenas must not write to one file. The lock goes with the process, however that ends."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def write_line(handle: int, value: Json) -> None:
    data = json.dumps(value).encode() + b"\n"
    while data:
        data = data[os.write(handle, data) :]


def read_lines(text: bytes, head: Head, path: Path) -> list[Outcome]:
    """Raises LabError, with the line that is wrong."""
    outcomes: list[Outcome] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            value = None
        if number == 1:
            check_head(value, head, path)
        else:
            outcome = from_json(value)
            if outcome is None:
                raise LabError("arena-file-line", file=str(path), line=number)
            outcomes.append(outcome)
    return outcomes


def check_head(value: object, head: Head, path: Path) -> None:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise LabError("arena-file-foreign", file=str(path))
    for name, wanted in head.items():
        if value.get(name) != wanted:
            found = json.dumps(value.get(name), ensure_ascii=False)
            ours = json.dumps(wanted, ensure_ascii=False)
            raise LabError("arena-file-other", file=str(path), name=name, found=found, wanted=ours)


def to_json(outcome: Outcome) -> Json:
    return {
        "luck": outcome.meeting.luck,
        "seats": list(outcome.meeting.seats),
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "decisions": outcome.decisions,
        "draws": outcome.draws,
    }


def from_json(value: object) -> Outcome | None:
    match value:
        case {
            "luck": int(luck),
            "seats": list(seats),
            "scores": list(scores),
            "winners": list(winners),
            "decisions": int(decisions),
            "draws": int(draws),
        }:
            whole = all(isinstance(number, int) for number in (*scores, *winners))
            named = all(isinstance(seat, str) for seat in seats)
            if whole and named and len(scores) == len(seats) and winners and set(winners) <= set(range(len(seats))):
                return Outcome(Meeting(luck, tuple(seats)), tuple(scores), tuple(winners), decisions, draws)
    return None
