"""Ludoteca: two board games, Encyclopedia and Navoria, to play, to read and to simulate.

What a program needs can be imported from here: see `docs/programs.md`.
"""

TYPE_CHECKING = False  # as type checkers know it: importing typing would take time before Ctrl-C can be met
if TYPE_CHECKING:
    from ludoteca.door import BadPosition, NotAllowed, Play, begin, installed

__version__ = "0.2.0"
__all__ = ["BadPosition", "NotAllowed", "Play", "__version__", "begin", "installed"]


def __getattr__(name: str) -> object:
    """The door is opened when somebody uses it: the command line starts without it."""
    if name not in __all__:
        raise AttributeError(f"module 'ludoteca' has no attribute {name!r}")
    from ludoteca import door

    found: object = getattr(door, name)
    return found
