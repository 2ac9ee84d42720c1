"""The laboratory: many games between bots, for programs. See `docs/research.md`."""

from ludoteca.lab.analysis import Analysis, analyse
from ludoteca.lab.arena import ArenaResult, arena
from ludoteca.lab.errors import LabError
from ludoteca.lab.progress import Progress
from ludoteca.lab.simulation import Simulation, simulate
from ludoteca.lab.training import Training, train

__all__ = [
    "Analysis",
    "ArenaResult",
    "LabError",
    "Progress",
    "Simulation",
    "Training",
    "analyse",
    "arena",
    "simulate",
    "train",
]
