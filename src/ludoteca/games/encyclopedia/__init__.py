"""Encyclopedia (Éric Dubus and Olivier Melison): naturalists of 1739 draft dice, lead expeditions and publish."""

from ludoteca.games.encyclopedia.game import GAME

__all__ = ["GAME"]
