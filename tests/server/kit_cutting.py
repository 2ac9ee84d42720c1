"""Between a server and PostgreSQL: a line that breaks in the very moment of a commit."""

import asyncio
import contextlib
import tempfile
from pathlib import Path
from typing import Final, Self
from urllib.parse import quote

from tests.kit_postgres import Postgres

COMMIT: Final = b"COMMIT;\0"
SOCKET: Final = ".s.PGSQL.5432"
LATE: Final = 0.4

UNHEARD: Final = "unheard"
"""The database never hears of the commit."""
DONE: Final = "done"
"""It commits, and nobody is told."""
DAWDLING: Final = "dawdling"
"""It commits, but only a while after the server has lost the line."""
FATES: Final = (UNHEARD, DONE, DAWDLING)


class Cutting:
    """A socket of its own, as PostgreSQL has one. `fate` is what becomes of the next commits, one after another; while
    `closed`, nobody new is let through, and the next fate cuts everybody off."""

    def __init__(self, postgres: Postgres, database: str) -> None:
        self._behind: Final = postgres.folder / SOCKET
        self._folder: Final = Path(tempfile.mkdtemp(prefix="ludoteca-cut-"))
        self.database: Final = database.replace(str(postgres.folder), quote(str(self._folder), safe="/"))
        self.fates: Final[list[str]] = []
        self.closed = False
        self._server: asyncio.Server | None = None
        self._tasks: Final[set[asyncio.Task[None] | None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_unix_server(self._serve, self._folder / SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.sleep(0)
        (self._folder / SOCKET).unlink(missing_ok=True)
        self._folder.rmdir()

    def cut(self) -> None:
        """All lines that there are, but for the one that cuts."""
        for task in self._tasks - {asyncio.current_task()}:
            if task is not None:
                task.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        self._tasks.add(task)
        try:
            if not self.closed:
                await self._relay(reader, writer)
        except (asyncio.CancelledError, OSError):
            pass
        finally:
            writer.transport.abort()
            self._tasks.discard(task)

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._behind)
        answering = asyncio.ensure_future(pass_on(there, writer))
        try:
            while (said := await reader.read(1 << 16)) and not answering.done():
                if said.endswith(COMMIT) and self.fates:
                    answering.cancel()
                    await asyncio.gather(answering, return_exceptions=True)
                    await self._end(self.fates.pop(0), said, writer, there, back)
                    return
                back.write(said)
        finally:
            answering.cancel()
            back.transport.abort()

    async def _end(
        self,
        fate: str,
        said: bytes,
        writer: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        if self.closed:
            self.cut()
        if fate == UNHEARD:
            return
        if fate == DAWDLING:
            writer.transport.abort()
            await asyncio.sleep(LATE)
        back.write(said)
        await there.read(1 << 16)


async def pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while said := await source.read(1 << 16):
            target.write(said)
    target.transport.abort()
