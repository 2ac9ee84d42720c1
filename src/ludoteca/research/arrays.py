"""Observations and masks as numpy arrays, and the spaces that they lie in. Needs numpy and Gymnasium."""

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table
from ludoteca.research.match import Match

Observation = dict[str, NDArray[np.float32] | NDArray[np.int8]]
"""`observation` and `action_mask`."""


def observation_space(played: Match) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (played.length,), np.float32),
            "action_mask": spaces.Box(0, 1, (played.space.size,), np.int8),
        }
    )


def observation(played: Match, table: Table[Plain], seat: int) -> Observation:
    return {
        "observation": np.asarray(played.observe(table, seat), np.float32),
        "action_mask": action_mask(played, table, seat),
    }


def action_mask(played: Match, table: Table[Plain], seat: int) -> NDArray[np.int8]:
    """1 at each action that this seat may take now; all zeros while another is asked."""
    mask = np.zeros(played.space.size, np.int8)
    question = table.question
    if isinstance(question, Choice) and question.seat == seat:
        mask[played.space.actions(table)] = 1
    return mask
