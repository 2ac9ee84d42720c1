"""What a test expects of a refusal: the rule, the code and every number."""

from ludoteca.games.encyclopedia.scene import Play
from ludoteca.kernel.refusals import Fact


def refused(play: Play, word: str, rule: str, code: str, **facts: Fact) -> None:
    """This answer to the open choice is refused so, and is not among those offered."""
    refusal = play.why(word)
    assert (refusal.rule, refusal.code, refusal.facts) == (rule, code, facts)
    assert word not in play.offered
