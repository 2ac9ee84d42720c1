"""Saved games: a journal with its secret, who sits where, and whether it is over. It is the player's own file."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, cast

from ludoteca.cli.files import SUFFIX, games_folder, read_json, write_whole
from ludoteca.cli.seats import ME, Seat, read_seat
from ludoteca.cli.tables import find_game, refusal_sentence, refusals_told
from ludoteca.cli.voice import EXIT_SEALED, EXIT_WRONG, Fault, Voice
from ludoteca.kernel.codec import Json
from ludoteca.kernel.dealer import commitment
from ludoteca.kernel.game import PERSON, Game
from ludoteca.kernel.journal import BadJournal, Drawn, Journal
from ludoteca.kernel.journal_file import Check, check_draws, entry_from_json, read
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Chance

# What a saved game has beside its journal.
SEATED: Final = "seated"
OVER: Final = "over"


class SavedGame:
    """A journal, who plays it here, and the file that has it."""

    def __init__(self, file: Path, journal: Journal[Plain], seated: Sequence[Seat]) -> None:
        self.file: Final = file
        self.journal: Final = journal
        self.seated: Final = tuple(seated)

    def to_json(self) -> dict[str, Json]:
        journal = self.journal
        assert journal.dealer is not None
        over: Json = journal.game.over(journal.table)
        return {**journal.to_json(journal.dealer.secret), SEATED: [who.written for who in self.seated], OVER: over}

    def save(self, voice: Voice) -> None:
        write_whole(self.file, self.to_json(), voice)


class Findings:
    """What an inspection of a journal found. `fault` says where reading had to stop, if it had to."""

    def __init__(
        self, journal: Journal[Plain], revealed: bool, committed: bool, checks: Sequence[Check], fault: Fault | None
    ) -> None:
        self.journal: Final = journal
        self.revealed: Final = revealed
        self.committed: Final = committed
        self.draws: Final = len(checks)
        self.wrong: Final = tuple(check for check in checks if not check.right)
        self.fault: Final = fault


def read_journal(value: object, file: Path, voice: Voice) -> tuple[Journal[Plain], bytes | None]:
    """The journal and its secret, every entry checked against the rules. Raises Fault."""
    with refusals_told(voice, game_of(value, voice), file):
        return read(value, finder(voice))


def read_checked(value: object, file: Path, voice: Voice) -> Journal[Plain]:
    """The journal, every draw checked too, if its secret is there. Raises Fault."""
    journal, secret = read_journal(value, file, voice)
    if secret is not None:
        committed = commitment(secret) == journal.head.commitment
        raise_first(Findings(journal, True, committed, check_draws(journal, secret), None), file, voice)
    return journal


def finder(voice: Voice) -> Callable[[str], Game[Plain] | None]:
    return lambda name: find_game(name, voice)


def game_of(value: object, voice: Voice) -> Game[Plain] | None:
    head = value.get("head") if isinstance(value, dict) else None
    name = head.get("game") if isinstance(head, dict) else None
    return find_game(name, voice) if isinstance(name, str) else None


def inspect(value: object, file: Path, voice: Voice) -> Findings:
    """Hold a journal against the rules and against its commitment. Raises Fault if it cannot be read at all.

    An edited draw may show only later, where the game no longer fits it. So where reading stops, everything up to
    there is drawn again: the draw that is wrong is named, not the move that suffers from it.
    """
    fault: Fault | None = None
    late: list[Check] = []
    try:
        journal, secret = read(value, finder(voice))
    except BadJournal as bad:
        sentence = refusal_sentence(voice, game_of(value, voice), bad.refusal)
        fault = voice.fault("file-refused", EXIT_WRONG, file=str(file), reason=sentence)
        stopped = bad.refusal.facts.get("entry")
        if not isinstance(stopped, int):
            raise fault from None
        whole = cast("dict[str, list[object]]", value)
        journal, secret = read({**whole, "entries": whole["entries"][:stopped]}, finder(voice))
        late = late_check(journal, whole["entries"][stopped], stopped)
    if secret is None:
        return Findings(journal, False, True, (), fault)
    committed = commitment(secret) == journal.head.commitment
    return Findings(journal, True, committed, [*check_draws(journal, secret), *late], fault)


def late_check(journal: Journal[Plain], raw: object, number: int) -> list[Check]:
    """The draw at which reading stopped, if it was one."""
    question = journal.table.question
    try:
        entry = entry_from_json(raw, number)
    except BadJournal:
        return []
    if journal.dealer is None or not isinstance(entry, Drawn) or not isinstance(question, Chance):
        return []
    key = question.key(journal.table)
    outcome = question.lot(journal.table, journal.dealer.draw(key, question.lots(journal.table)))
    return [Check(number, entry.key, entry.word, question.words(journal.table).word(outcome))]


def resume(file: Path, voice: Voice) -> SavedGame:
    """A saved game, to go on with. Raises Fault if anything in it is not as it was dealt and played."""
    value = read_json(file, voice)
    findings = inspect(value, file, voice)
    raise_first(findings, file, voice)
    if not findings.revealed:
        raise voice.fault("resume-sealed", EXIT_SEALED, file=str(file))
    return SavedGame(file, findings.journal, seats_of(value, findings.journal, voice))


def raise_first(findings: Findings, file: Path, voice: Voice) -> None:
    """Raise the first thing that is wrong, the cause before what follows from it."""
    if not findings.committed:
        raise voice.fault("secret-foreign", EXIT_WRONG, file=str(file))
    if findings.wrong:
        raise wrong_draw(findings.wrong[0], file, voice)
    if findings.fault is not None:
        raise findings.fault


def wrong_draw(wrong: Check, file: Path, voice: Voice) -> Fault:
    return voice.fault(
        "draw-wrong",
        EXIT_WRONG,
        file=str(file),
        entry=wrong.entry,
        key=wrong.key,
        found=wrong.word,
        expected=wrong.expected,
    )


def seats_of(value: object, journal: Journal[Plain], voice: Voice) -> list[Seat]:
    """Who sat there. A journal from elsewhere does not say: then all its persons are here."""
    seats = journal.head.seats
    written = value.get(SEATED) if isinstance(value, dict) else None
    if isinstance(written, list) and all(isinstance(words, str) for words in written):
        seated = [read_seat(words, voice) for words in written]
        if tuple(who.seat for who in seated) == seats:
            return seated
    return [Seat(ME, seat, None, None) if seat == PERSON else Seat(seat, seat, None, None) for seat in seats]


def unfinished(voice: Voice) -> Path | None:
    """The game in the games folder that was played last and is not over."""
    folder = games_folder(voice)
    try:
        files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for file in files:
        try:
            value = read_json(file, voice)
        except Fault:
            continue
        if isinstance(value, dict) and value.get(OVER) is False:
            return file
    return None
