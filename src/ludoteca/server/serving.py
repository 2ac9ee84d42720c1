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

from ludoteca.server.addresses import EVERYWHERE, Names, networks
from ludoteca.server.bot_driver import BotDriver
from ludoteca.server.connections import Connections
from ludoteca.server.dispatch import Dispatcher
from ludoteca.server.gc_tuning import GcTuning
from ludoteca.server.idle_connections import SHARE, IdleConnections, open_more_files
from ludoteca.server.limits import Limits
from ludoteca.server.logs import log
from ludoteca.server.metrics import Metrics
from ludoteca.server.page_files import built_page
from ludoteca.server.people import People
from ludoteca.server.storage.choosing import store_for
from ludoteca.server.storage.store import Store
from ludoteca.server.tables import Tables
from ludoteca.server.web import Web
from ludoteca.server.worker_tasks import Thinking
from ludoteca.server.workers import Workers


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
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are trusted to say for whom they ask."""
    names: tuple[str, ...] = ()
    """What else the server is called."""


def steady_from(now: float) -> Callable[[], float]:
    """A clock that starts at this time of day and that nobody sets: what waits does not feel it when the time of day
    is put right."""
    began = time.monotonic()
    return lambda: now + time.monotonic() - began


class NotListening(Exception):
    """The port cannot be had; the message says why."""


class Server:
    """Everything that runs. `async with` starts and stops it."""

    def __init__(
        self,
        plan: Plan,
        clock: Callable[[], float] = time.time,
        workers: Workers | None = None,
        steady: Callable[[], float] | None = None,
    ) -> None:
        self.plan: Final = plan
        self.metrics: Final = Metrics()
        self.store: Final[Store] = store_for(plan.database, plan.data_dir)
        self.tables: Final = Tables(self.store, clock, steady or steady_from(clock()), shared=self.store.shared)
        self.workers: Final = workers or Workers(plan.workers, plan.bot_seconds)
        self.driver: Final = BotDriver(self.tables, self.workers, self.metrics)
        self.dispatcher: Final = Dispatcher(
            self.tables, self.workers, plan.thinking, plan.limits, self.metrics, time.monotonic
        )
        self.connections: Final = Connections(self.dispatcher, self.metrics, plan.limits)
        self.driver.address_of = self.connections.address_of
        self.web: Final = Web(
            self.connections,
            People(self.store, clock),
            plan.page or built_page(),
            secure=plan.secure,
            origins=plan.origins,
            names=Names(plan.host, plan.names),
            proxies=networks(plan.proxies),
        )
        self._runner: web.AppRunner | None = None
        self._listener: asyncio.Server | None = None
        self.port = plan.port

    async def __aenter__(self) -> "Server":
        await self.store.open()
        try:
            await self.store.watch(self.connections)
            await self.driver.arrive()
            runner = web.AppRunner(self.web.application(), shutdown_timeout=2.0)
            await runner.setup()
            self._runner = runner
            await self._listen(runner)
        except BaseException:
            await self._stop()
            raise
        self.driver.start()
        self.connections.start()
        log("started", port=self.port)
        return self

    async def _listen(self, runner: web.AppRunner) -> None:
        limits, server = self.plan.limits, runner.server
        assert server is not None
        most = min(limits.sockets, open_more_files() // SHARE)
        idle = IdleConnections(server, self.metrics, limits.silence, most, self.web.proxies)
        host, port = self.plan.host, self.plan.port
        try:
            loop = asyncio.get_running_loop()
            self._listener = await loop.create_server(idle, host or None, port, backlog=1024, reuse_address=True)
        except (OSError, socket.gaierror) as error:
            raise NotListening(f"{host}:{port}: {error.strerror or error}") from error
        self.port = self._listener.sockets[0].getsockname()[1]

    async def __aexit__(self, *_: object) -> None:
        """Drain: no new connections, everybody is told, what is under way is finished and stored."""
        self.web.draining = True
        await self.connections.close()
        await self.driver.close()
        await self._stop()
        log("stopped")

    async def _stop(self) -> None:
        if self._listener is not None:
            self._listener.close()
        if self._runner is not None:
            await self._runner.cleanup()
        await self.workers.close()
        await self.store.close()

    @property
    def url(self) -> str:
        host = "127.0.0.1" if self.plan.host in EVERYWHERE else self.plan.host
        return f"http://[{host}]:{self.port}/" if ":" in host else f"http://{host}:{self.port}/"


async def serve(plan: Plan, started: Callable[[Server], None]) -> None:
    """Serve until SIGINT or SIGTERM. Raises StoreError, NotListening."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    async with Server(plan) as server:
        tuning = GcTuning(lambda: len(server.connections.all) + len(server.tables.in_memory))
        tuner = loop.create_task(tuning.run())
        started(server)
        await stop.wait()
        tuner.cancel()


def run(plan: Plan, started: Callable[[Server], None]) -> None:
    """The same, with the quickest event loop that there is."""
    if sys.platform == "win32":
        asyncio.run(serve(plan, started))
    else:
        import uvloop

        uvloop.run(serve(plan, started))
