"""Hints and thoughts in words: what a bot would answer here, and what the bots at this table looked at."""

from typing import Final

from ludoteca.bots.analysis import advice
from ludoteca.bots.player import Look
from ludoteca.cli.menu import Menu
from ludoteca.cli.opponents import Opponents, Thought
from ludoteca.cli.screen import FAINT, NO, STRONG, Screen
from ludoteca.cli.voice import Voice
from ludoteca.kernel.journal import Journal
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Question, Table
from ludoteca.text.speaker import Speaker

MOST_LOOKS: Final = 5


def show_hint(
    screen: Screen, journal: Journal[Plain], menu: Menu, budget: int, speaker: Speaker[Plain], voice: Voice
) -> None:
    """The best answers to the open choice, each with the key to type and how the turn may go on."""
    table = journal.table
    question = table.question
    assert isinstance(question, Choice)
    seats = len(journal.head.seats)
    if any(journal.game.covered(table, seat, question.seat) for seat in range(seats)):
        screen.line(speaker.say("refusal-hints-covered"), NO)
        return
    with screen.waiting(voice.say("hint-thinks")):
        found = advice(journal.game, table, seats, budget, MOST_LOOKS)
    keys = {offer.option: offer.key for offer in (*menu.answers, *menu.free_actions)}
    screen.line(voice.say("hint"), FAINT)
    for way in found:
        words = look_in_words(table, question, way.look, speaker, voice)
        screen.line(f"{keys.get(way.look.option, ''):>4}  {words}", hang=6)
        rest = labels(table, question, way.plan, speaker)[1:]
        if rest:
            screen.line(voice.say("hint-then", answers=" → ".join(rest)), FAINT, indent=6, hang=2)


def show_thoughts(screen: Screen, opponents: Opponents, viewer: int, speaker: Speaker[Plain], voice: Voice) -> None:
    """What each bot at the table thought out last."""
    game = opponents.game
    bots = [seat for seat, who in enumerate(game.seated) if who.bot is not None]
    if not bots:
        screen.line(voice.say("thoughts-nobody"))
    for seat in bots:
        thought = opponents.newest(seat)
        if speaker.game.covered(game.journal.table, seat, viewer):
            screen.line(voice.say("thoughts-covered", name=speaker.seats[seat]))
        elif thought is None:
            screen.line(voice.say("thoughts-none", name=speaker.seats[seat]))
        else:
            show_thought(screen, thought, speaker, voice)


def show_thought(screen: Screen, thought: Thought, speaker: Speaker[Plain], voice: Voice) -> None:
    table = thought.table
    question = table.question
    assert question is not None
    name = speaker.seats[thought.seat]
    screen.line(voice.say("asked", name=name, question=speaker.ask(table, question)), STRONG)
    looks = {look.option: look_in_words(table, question, look, speaker, voice) for look in thought.looked_at}
    chosen = looks.pop(thought.option, None) or speaker.option(table, question, thought.option)
    screen.line(voice.say("analyse-made", look=chosen), indent=2, hang=2)
    if not thought.looked_at:
        screen.line(voice.say("thoughts-unlooked"), FAINT, indent=2)
    if looks:
        screen.line(voice.say("thoughts-also"), FAINT, indent=2)
    for words in list(looks.values())[: MOST_LOOKS - 1]:
        screen.line(words, indent=4, hang=2)


def labels(table: Table[Plain], question: Choice[Plain], plan: tuple[int, ...], speaker: Speaker[Plain]) -> list[str]:
    """The answers of a plan as they will be offered, as far as this seat is asked."""
    found: list[str] = []
    after = table.draft()
    for option in plan:
        asked = after.question
        if not isinstance(asked, Choice) or asked.seat != question.seat or option not in after.options():
            break
        found.append(speaker.option(after, asked, option))
        after.commit(option)
    return found


def look_in_words(
    table: Table[Plain],
    question: Question[Plain],
    look: Look,
    speaker: Speaker[Plain],
    voice: Voice,
    digits: int = 0,
) -> str:
    """An option, the points that are expected from it and the chance to win: so exact as they are worth."""
    points = voice.number(look.points, digits) if digits else round(look.points)
    percent = voice.number(100 * look.win, digits)
    return voice.say("look", option=speaker.option(table, question, look.option), points=points, percent=percent)
