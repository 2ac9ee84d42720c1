"""`ludoteca replay`: a journal told again, entry by entry."""

from pathlib import Path

from ludoteca.cli.chairs import names
from ludoteca.cli.files import read_json
from ludoteca.cli.retelling import Passage, answer_label, passages, sentences
from ludoteca.cli.saved import chairs_of, read_journal
from ludoteca.cli.screen import FAINT, STRONG, Screen
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
    seated = chairs_of(value, journal, voice)
    speaker = Speaker(journal.game, voice.language, names(journal.game, journal.table, seated, voice))
    end = len(journal.entries) - 1 if last is None else last
    for passage in passages(journal):
        if first <= passage.number <= end:
            show_passage(screen, voice, speaker, passage)
            if step and passage.number < end and screen.hear() is None:
                return
    if end >= len(journal.entries) - 1 and journal.game.over(journal.table):
        show_scores(screen, speaker, journal.table, voice)
        show_winners(screen, speaker, journal, voice)


def show_passage(screen: Screen, voice: Voice, speaker: Speaker[Plain], passage: Passage) -> None:
    entry, number = passage.entry, passage.number
    if isinstance(entry, Chosen):
        label = answer_label(speaker, passage)
        screen.line(voice.say("replay-chosen", number=number, name=speaker.seats[entry.seat], answer=label), STRONG)
    elif isinstance(entry, Drawn):
        screen.line(voice.say("replay-drawn", number=number, key=entry.key, word=entry.word), FAINT)
    else:
        screen.line(
            voice.say("replay-undone", number=number, name=speaker.seats[entry.seat], target=entry.target), STRONG
        )
    for sentence in sentences(speaker, passage.after, passage.events):
        screen.line(sentence, indent=4, hang=2)
