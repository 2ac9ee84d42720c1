"""What a bot looks at: payments in one order only, and again what came in since."""

from ludoteca.games.encyclopedia.mind.pruning import prior
from ludoteca.games.encyclopedia.scene import Play, Scene


def looked_at(play: Play) -> list[str]:
    """The answers that a bot looks at."""
    worth = prior(play.table, play.table.options())
    return [word for word, good in zip(play.offered, worth, strict=True) if good > 0]


def expedition() -> Play:
    """1 + 3 of the space; the cubes of type I and II cost 2 and 4, so that 6 is all that is of use."""
    scene = Scene().placed(america="red1 red1 red1")
    scene.give(coins=4, tokens=2, seals=1, experts=["matilda_glenn"], animals={"bison_bison": "III IV"})
    return scene.action("red1").do("expedition")


def test_what_was_passed_over_is_not_looked_at_again() -> None:
    """turn.value: seals, then tokens, then coins; coins only up to where a cube begins."""
    assert looked_at(expedition()) == ["seal-1", "token-1", "coin-2", "done"]
    play = expedition().do("coin-1")
    assert play.offered[:-2] == ["seal-1", "token-1", "coin-1", "done"]
    assert looked_at(play) == ["done"]


def test_what_came_in_since_is_looked_at() -> None:
    """turn.value turn.free: Matilda Glenn's reputation brings a token, after the coin and after the tokens."""
    play = expedition().do("coin-1", "use-matilda_glenn")
    assert play.me.tokens == 3
    assert looked_at(play) == ["token-1", "done"]
