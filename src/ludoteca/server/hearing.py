"""What other server processes on the same database did, and what that means for whoever is here."""

import asyncio
from typing import Final

from ludoteca.server.doorway import Doorway


class Hearing:
    def __init__(self, doorway: Doorway) -> None:
        self.doorway: Final = doorway
        self._catching_up: asyncio.Task[None] | None = None

    def changed(self, table: str, revision: int) -> None:
        self.doorway.hall.changed_elsewhere(table, revision)

    def signed_out(self, key: bytes) -> None:
        self.doorway.end_key(key)

    def erased(self, person: str) -> None:
        self.doorway.end_person(person)

    def missed(self) -> None:
        self._catching_up = asyncio.get_running_loop().create_task(self.doorway.catch_up())
