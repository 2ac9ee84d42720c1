"""A process that commits until it is killed: python -m tests.storage.kit_committing URL ROUND

Every move that was acknowledged is told on standard output, as 'table version', before anything else is done there.
"""

import asyncio
import os
import sys
from pathlib import Path

from ludoteca.server.storage.choosing import store_for
from tests.storage.kit_rows import command, line, making, move

TABLES = 12


async def play(url: str, round_: str) -> None:
    store = store_for(url, Path())
    await store.open()

    async def sit(table: str) -> None:
        await store.commit(making(table))
        for number in range(1, 1_000_000):
            name = f"{table}-{number}"
            await store.commit(move(table, number, by=command(name), size=300, chat=[line(number)]))
            os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())

    await asyncio.gather(*(sit(f"r{round_}-t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2]))
