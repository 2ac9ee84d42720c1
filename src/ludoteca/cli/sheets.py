"""The table and the score sheets on the screen."""

from ludoteca.cli.screen import STRONG, Screen
from ludoteca.cli.voice import Voice
from ludoteca.kernel.journal import Journal
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table
from ludoteca.text.speaker import Speaker


def show_table(screen: Screen, speaker: Speaker[Plain], table: Table[Plain], viewer: int | None) -> None:
    for section in speaker.game.words.view(table, viewer):
        screen.title(speaker.phrase(table, section.title))
        for line in section.lines:
            screen.line(speaker.phrase(table, line), indent=2, hang=4)


def total(speaker: Speaker[Plain], table: Table[Plain], seat: int) -> int:
    return sum(line.points for line in speaker.game.sheet(table, seat))


def show_scores(
    screen: Screen, speaker: Speaker[Plain], table: Table[Plain], voice: Voice, viewer: int | None = None
) -> None:
    """Every seat's sheet, line by line, and its sum; nothing of what this viewer may not look at yet."""
    for seat, name in enumerate(speaker.seats):
        screen.title(name)
        if speaker.game.covered(table, seat, viewer):
            screen.line(voice.say("score-covered"), indent=2)
            continue
        for line in speaker.game.sheet(table, seat):
            screen.line(speaker.score_line(table, line), indent=2, hang=4)
        screen.line(voice.say("total", points=total(speaker, table, seat)), STRONG, indent=2)


def show_winners(screen: Screen, speaker: Speaker[Plain], journal: Journal[Plain], voice: Voice) -> None:
    winners = speaker.game.winners(journal.table)
    names = ", ".join(speaker.seats[seat] for seat in winners)
    points = total(speaker, journal.table, winners[0])
    screen.line()
    screen.line(voice.say("winners", count=len(winners), names=names, points=points), STRONG)
