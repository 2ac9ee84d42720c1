"""The server's life: open the database, listen, say where, and when told to stop, let go gently."""

import asyncio
import contextlib
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from aiohttp import web
from msgspec import Struct

from ludoteca.server.doorway import Doorway, Limits
from ludoteca.server.driving import Driver
from ludoteca.server.glassbox import Thinking
from ludoteca.server.hall import Hall
from ludoteca.server.metrics import Metrics, log
from ludoteca.server.people import People
from ludoteca.server.storage.choosing import store_for
from ludoteca.server.storage.store import Store
from ludoteca.server.tidying import Tidying
from ludoteca.server.web import Web, built_page
from ludoteca.server.workers import Workers

ACCESS_LOG: Final = None
"""aiohttp's own would write addresses and paths; what is worth a line is logged where it happens."""


class Plan(Struct, frozen=True):
    """How to serve."""

    data_dir: Path
    host: str = "127.0.0.1"
    port: int = 8739
    database: str | None = None
    secure: bool = False
    origins: tuple[str, ...] = ()
    workers: int | None = None
    bot_seconds: float = 30.0
    limits: Limits = Limits()
    thinking: Thinking = Thinking()
    page: Path | None = None


class NotListening(Exception):
    """The port cannot be had; the message says why."""


class Server:
    """Everything that runs. `async with` starts and stops it."""

    def __init__(self, plan: Plan, clock: Callable[[], float] = time.time, workers: Workers | None = None) -> None:
        self.plan: Final = plan
        self.metrics: Final = Metrics()
        self.store: Final[Store] = store_for(plan.database, plan.data_dir)
        self.hall: Final = Hall(self.store, clock, shared=plan.database is not None)
        self.workers: Final = workers or Workers(plan.workers, plan.bot_seconds)
        self.driver: Final = Driver(self.hall, self.workers, self.metrics)
        self.doorway: Final = Doorway(self.hall, self.workers, self.metrics, plan.limits, plan.thinking)
        self.web: Final = Web(
            self.doorway, People(self.store, clock), plan.secure, plan.origins, plan.page or built_page()
        )
        self._runner: web.AppRunner | None = None
        self.port = plan.port

    async def __aenter__(self) -> "Server":
        await self.store.open()
        try:
            await self.store.watch(self.hall.changed_elsewhere)
            runner = web.AppRunner(self.web.application(), access_log=ACCESS_LOG, shutdown_timeout=2.0)
            await runner.setup()
            self._runner = runner
            await self._listen(runner)
        except BaseException:
            await self._stop()
            raise
        self.driver.start()
        self.doorway.start()
        log("started", port=self.port)
        return self

    async def _listen(self, runner: web.AppRunner) -> None:
        try:
            site = web.TCPSite(runner, self.plan.host, self.plan.port, backlog=1024, reuse_address=True)
            await site.start()
        except (OSError, socket.gaierror) as error:
            raise NotListening(f"{self.plan.host}:{self.plan.port}: {error.strerror or error}") from error
        self.port = runner.addresses[0][1]

    async def __aexit__(self, *_: object) -> None:
        """Drain: no new connections, everybody is told, what is under way is finished and stored."""
        self.web.draining = True
        await self.doorway.close()
        await self.driver.close()
        await self._stop()
        log("stopped")

    async def _stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
        await self.workers.close()
        await self.store.close()

    @property
    def url(self) -> str:
        host = "127.0.0.1" if self.plan.host in ("", "0.0.0.0", "::") else self.plan.host
        return f"http://[{host}]:{self.port}/" if ":" in host else f"http://{host}:{self.port}/"


async def serve(plan: Plan, started: Callable[[Server], None]) -> None:
    """Serve until SIGINT or SIGTERM. Raises StoreError, NotListening."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    async with Server(plan) as server:
        tidying = Tidying(lambda: len(server.doorway.connections) + len(server.hall.tables))
        tidier = loop.create_task(tidying.run())
        started(server)
        await stop.wait()
        tidier.cancel()


def run(plan: Plan, started: Callable[[Server], None]) -> None:
    """The same, with the quickest event loop that there is."""
    if sys.platform == "win32":
        asyncio.run(serve(plan, started))
    else:
        import uvloop

        uvloop.run(serve(plan, started))
