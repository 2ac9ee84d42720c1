"""`ludoteca replay`: a journal told again, entry by entry."""

from pathlib import Path

from ludoteca.cli.files import read_json
from ludoteca.cli.history import Passage, answer_label, passages, sentences
from ludoteca.cli.options import check_number
from ludoteca.cli.saved import read_journal, seats_of
from ludoteca.cli.screen import FAINT, STRONG, Screen
from ludoteca.cli.seats import names
from ludoteca.cli.sheets import show_scores, show_winners
from ludoteca.cli.voice import Voice
from ludoteca.kernel.journal import Chosen, Drawn
from ludoteca.kernel.plain import Plain
from ludoteca.text.speaker import Speaker


def replay(file: Path, first: int, last: int | None, step: bool, voice: Voice) -> None:
    """Raises Fault."""
    screen = Screen()
    value = read_json(file, voice)
    journal, _ = read_journal(value, file, voice)
    most = max(0, len(journal.entries) - 1)
    end = most if last is None else last
    check_number("--from", first, 0, voice, most)
    check_number("--to", end, first, voice, most)
    seated = seats_of(value, journal, voice)
    speaker = Speaker(journal.game, voice.language, names(journal.game, journal.table, seated, voice))
    for passage in passages(journal):
        if first <= passage.number <= end:
            show_passage(screen, voice, speaker, passage)
            if step and passage.number < end and screen.hear() is None:
                return
    if end >= len(journal.entries) - 1 and journal.game.over(journal.table):
        show_scores(screen, speaker, journal.table, voice)
        show_winners(screen, speaker, journal, voice)


def show_passage(screen: Screen, voice: Voice, speaker: Speaker[Plain], passage: Passage) -> None:
    """The number of the entry, who decided what, and what happened then. A draw is told by the first that happened."""
    entry, number = passage.entry, passage.number
    told = sentences(speaker, passage.after, passage.events)
    if isinstance(entry, Chosen):
        label = answer_label(speaker, passage, entry.word)
        screen.line(voice.say("replay-chosen", number=number, name=speaker.seats[entry.seat], answer=label), STRONG)
    elif isinstance(entry, Drawn):
        drawn = told.pop(0).text if told else speaker.ask(passage.before, passage.asked)
        screen.line(voice.say("replay-drawn", number=number, sentence=drawn), FAINT)
    else:
        screen.line(
            voice.say("replay-undone", number=number, name=speaker.seats[entry.seat], target=entry.target), STRONG
        )
    for sentence in told:
        if sentence.heads:
            screen.title(sentence.text)
        else:
            screen.line(sentence.text, indent=4, hang=2)
