"""The player protocol: who answers a seat's choices."""

from typing import Protocol

from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Table


class Player(Protocol):
    """Anything that answers choices. It must leave the table as it is; to look ahead, it clones it."""

    def choose(self, table: Table[Plain], seat: int) -> int:
        """One of `table.options()`, for the open choice, which is this seat's."""
