"""What a test expects of a refusal, and the way through positions where it does not matter what is answered."""

from ludoteca.games.navoria.scene import Play
from ludoteca.kernel.refusals import Fact
from ludoteca.kernel.table import Chance


def refused(play: Play, word: str, rule: str, code: str, **facts: Fact) -> None:
    """This answer to the open choice is refused so, and is not among those offered."""
    refusal = play.why(word)
    assert (refusal.rule, refusal.code, refusal.facts) == (rule, code, facts)
    assert word not in play.offered


def answer(play: Play) -> None:
    """Answer the open question, whatever it is, with the first that is there."""
    question = play.table.question
    if isinstance(question, Chance):
        play.luck(question.words(play.table).word(question.lot(play.table, 0)))
    else:
        play.do(play.offered[0])


def until(play: Play, *asked: str) -> None:
    """Answer everything with the first that is there, until one of these is asked, or until the end."""
    while play.asked and play.asked not in asked:
        answer(play)


def possible(play: Play) -> list[str]:
    """What can be drawn now."""
    question = play.table.question
    assert isinstance(question, Chance), f"no chance is open, but {play.asked or 'nothing'}"
    words = question.words(play.table)
    return [word for number, word in enumerate(words.words) if question.possible(play.table, number)]
