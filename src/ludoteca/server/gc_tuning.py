"""Keeps Python's search for garbage from stopping everybody.

A full search walks through everything that lives: with thousands of tables and sockets it took more than a second. What
lives long is therefore set aside as the server fills, and searched again when half of it has gone.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

LOOKS: Final = 1.0
"""Seconds from one look to the next."""
YOUNG: Final = 1
"""The generation up to which is searched before the rest is set aside."""
FEW: Final = 100
"""Below this, a full search takes no time that anybody would notice."""


class GcTuning:
    def __init__(self, size: Callable[[], int]) -> None:
        self.size: Final = size
        self.aside = 0
        """How large the server was when things were last set aside."""

    def look(self) -> None:
        size = self.size()
        if size > self.aside and size >= FEW:
            gc.collect(YOUNG)
            gc.freeze()
            self.aside = size
        elif size < self.aside // 2:
            gc.unfreeze()
            self.aside = 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOKS)
            self.look()
