"""Navoria (Meng Chunlin): guides recruit residents and explore three new lands."""

from ludoteca.games.navoria.game import GAME

__all__ = ["GAME"]
