"""Ludoteca: two board games, Encyclopedia and Navoria, to play, to read and to simulate."""

from typing import Final

__version__: Final = "0.1.0"
