"""kill -9 at random moments under load: python -m tests.faults.kill --kills 2000

The server is a real process on SQLite; people play at tables of both games. After each kill the database is compared
with what they were told, the server is started again on the same port, and they come back and send again what was not
answered.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ludoteca.server.storage.choosing import store_for
from tests.faults.kit_playing import Group
from tests.faults.kit_reckoning import Reckoning, reckon
from tests.faults.kit_serving import Serving

TABLES: Final = (
    ("encyclopedia", ("me", "friend")),
    ("navoria", ("me", "friend")),
    ("encyclopedia", ("me", "me", "friend", "friend")),
    ("navoria", ("me", "me", "bot:random")),
    ("encyclopedia", ("me", "bot:random", "automa:linne:boudeuse")),
    ("navoria", ("friend", "me", "friend", "bot:random")),
)
MOST_MOVES: Final = 30
"""At most so many moves are acknowledged between two kills."""
WHILE_STARTING: Final = 0.15
"""So many of the kills hit a server that is still starting."""
SLOWEST: Final = 60.0

Report = Callable[[int, Reckoning], None]


async def reckoning(folder: Path, group: Group, tables: list[str]) -> Reckoning:
    store = store_for(None, folder)
    await store.open()
    try:
        return await reckon(store, group.book, tables)
    finally:
        await store.close()


async def kill_often(folder: Path, kills: int, seed: int, report: Report) -> Reckoning:
    """All the kills, each with its reckoning; then a last one over every table there ever was."""
    luck = random.Random(seed)
    server = Serving(folder)
    server.start()
    group = Group(server.url, seed)
    checked: set[str] = set()
    try:
        await group.sit(TABLES)
        for number in range(1, kills + 1):
            if luck.random() < WHILE_STARTING:
                server.kill()
                server.launch()
                await asyncio.sleep(luck.uniform(0.1, 1.2))
            else:
                await group.until(len(group.book.acknowledged) + luck.randrange(1, MOST_MOVES), SLOWEST)
                await asyncio.sleep(luck.uniform(0, 0.02))
            server.kill()
            open_tables = [table for table in group.book.tables if table not in checked]
            over = group.book.finished.intersection(open_tables)
            found = await reckoning(folder, group, open_tables)
            found.check()
            checked |= over
            report(number, found)
            await asyncio.to_thread(server.start)
        await group.until_each([table for table in group.book.tables if table not in checked], SLOWEST)
    finally:
        await group.leave()
        server.kill()
    faults = server.faults()
    assert not faults, "\n".join(faults[:5])
    return await reckoning(folder, group, group.book.tables)


def main() -> None:
    parser = argparse.ArgumentParser(description="kill the server again and again, and see that nothing is lost")
    parser.add_argument("--kills", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1739)
    asked = parser.parse_args()
    began = time.monotonic()

    def report(number: int, found: Reckoning) -> None:
        if number % 10 == 0 or number == asked.kills:
            print(
                f"{number:>5} of {asked.kills} kills, {time.monotonic() - began:6.0f} s: {found.sentence()}", flush=True
            )

    with tempfile.TemporaryDirectory(prefix="ludoteca-kill-") as folder:
        found = asyncio.run(kill_often(Path(folder), asked.kills, asked.seed, report))
    print(f"{asked.kills} kills: {found.sentence()}")
    try:
        found.check()
    except AssertionError:
        sys.exit(1)


if __name__ == "__main__":
    main()
