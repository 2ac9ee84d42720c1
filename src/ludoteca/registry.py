"""The games that are installed: each package announces its own under the entry point group `ludoteca.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, cast

from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain

GROUP: Final = "ludoteca.games"


class BrokenGame(Exception):
    """A package announces this game, but it cannot be loaded."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")
        self.name: Final = name
        self.reason: Final = reason


@cache
def _announced() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def names() -> list[str]:
    """The installed games, by name."""
    return list(_announced())


def find(name: str) -> Game[Plain] | None:
    """The game of that name; None if there is none. Raises BrokenGame."""
    return _loaded(name) if name in _announced() else None


@cache
def _loaded(name: str) -> Game[Plain]:
    """Only what is announced is kept: anybody may ask a server for any name. Raises BrokenGame."""
    try:
        return cast("Game[Plain]", _announced()[name].load())
    except Exception as error:  # somebody else's package: whatever is wrong there is said, not thrown
        raise BrokenGame(name, f"{type(error).__name__}: {error}") from error
