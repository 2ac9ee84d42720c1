"""The one thread that writes to a SQLite file: everything that waits is written together, with one sync of the disk."""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, cast

from ludoteca.server.storage.sqlite_file import (
    BUSY_SECONDS,
    bring_up_to_date,
    connect,
    hold,
    look_at,
    make_private,
    told,
    wal_of,
)
from ludoteca.server.storage.store import Conflict, DiskFull, NotDone, StoreError

R = TypeVar("R")
Work = Callable[[sqlite3.Connection], R]
log: Final = logging.getLogger(__name__)

# How many changes may wait, and how many go into one transaction: one sync pays for all of them.
WAITING: Final = 2000
TOGETHER: Final = 500
# Milliseconds that moves may wait for readers to make room, so that the log can start anew.
CHECKPOINT_PATIENCE: Final = 50
REWRITE_SHARE: Final = 0.01
"""The part of its time that the writer spends at most on writing the file anew."""
REWRITE_AGAIN: Final = 60.0
"""Seconds until writing the file anew is tried again."""


class Job(Generic[R]):
    """Something to be written, and who waits for it. The outcome is kept until the whole transaction is on disk."""

    def __init__(self, work: Work[R], waiting: asyncio.Future[R]) -> None:
        self.work: Final = work
        self.waiting: Final = waiting
        self.result: R | None = None
        self.fault: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """In a savepoint of its own, so that a change that fails takes nobody along."""
        connection.execute("SAVEPOINT job")
        try:
            self.result = self.work(connection)
        except Exception as fault:
            self.fault = fault
            if not connection.in_transaction:
                raise  # a full disk may end the whole transaction
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")

    def tell(self) -> None:
        if self.waiting.done():
            return  # whoever asked has gone
        if self.fault is None:
            self.waiting.set_result(cast(R, self.result))
        else:
            self.waiting.set_exception(_named(self.fault))


class Writer:
    """Started in an event loop, whose tasks it serves."""

    def __init__(self, path: Path, wal_limit: int) -> None:
        self.transactions = 0
        self._path: Final = path
        self._wal_limit: Final = wal_limit
        self._checkpoint_at = wal_limit
        self._checkpoint_wanted = False
        self._rewrite_wanted = False
        self._rewrite_at = 0.0
        """The monotonic time from which on the file may be written anew."""
        self._jobs: Final[queue.SimpleQueue[Job[Any] | None]] = queue.SimpleQueue()
        self._room: Final = asyncio.Semaphore(WAITING)
        self._loop: Final = asyncio.get_running_loop()
        self._thread: Final = threading.Thread(target=self._live, name="sqlite-writer", daemon=True)
        self._opened: Final[asyncio.Future[None]] = self._loop.create_future()
        self._ended: Final[asyncio.Future[None]] = self._loop.create_future()
        self._closing = False

    async def start(self) -> None:
        """Raises StoreError."""
        self._thread.start()
        await self._opened

    async def write(self, work: Work[R]) -> R:
        """Returns when it is on disk. Raises what the work raises, and NotDone."""
        async with self._room:
            if self._closing:
                raise NotDone(f"{self._path} is closed.")
            waiting: asyncio.Future[R] = self._loop.create_future()
            self._jobs.put(Job(work, waiting))
            return await waiting

    async def stop(self) -> None:
        """Everything that was asked for until now is written first."""
        if not self._closing:
            self._closing = True
            self._jobs.put(None)
        await asyncio.shield(self._ended)
        self._thread.join()  # it has said its last word

    # In the thread

    def _live(self) -> None:
        try:
            with contextlib.ExitStack() as stack:
                try:
                    connection = self._open(stack)
                except Exception as fault:
                    stack.close()
                    self._call(_fail, self._opened, fault)
                    return
                self._call(_succeed, self._opened)
                while (jobs := self._take()) is not None:
                    if jobs:
                        self._write_together(connection, jobs)
                        self._call(_tell, jobs)
                    if self._rewrite_wanted and time.monotonic() >= self._rewrite_at:
                        self._rewrite(connection)
                    self._keep_wal_small(connection)
                if self._rewrite_wanted:
                    self._rewrite(connection)
        finally:
            self._call(_succeed, self._ended)

    def _open(self, stack: contextlib.ExitStack) -> sqlite3.Connection:
        with told(self._path):
            make_private(self._path)
            stack.enter_context(contextlib.closing(hold(self._path)))
            look_at(self._path)
            connection = stack.enter_context(contextlib.closing(connect(self._path)))
            bring_up_to_date(connection, self._path)  # first: a file that is not ours is left as it is
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise StoreError(f"The file system of {self._path} cannot have a write-ahead log: use a local disk.")
            connection.execute(f"PRAGMA journal_size_limit = {self._wal_limit}")
            return connection

    def _take(self) -> list[Job[Any]] | None:
        """What waits now; an empty list when it is time to write the file anew, None when it is time to stop."""
        jobs: list[Job[Any]] = []
        try:
            job = self._jobs.get(
                timeout=max(0.0, self._rewrite_at - time.monotonic()) if self._rewrite_wanted else None
            )
        except queue.Empty:
            return jobs
        while job is not None:
            jobs.append(job)
            if len(jobs) == TOGETHER:
                return jobs
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs
        if not jobs:
            return None
        self._jobs.put(None)  # found behind these jobs: to be found again after them
        return jobs

    def _write_together(self, connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                job.run(connection)
            connection.execute("COMMIT")
        except Exception as fault:
            log.exception("a transaction failed")
            for job in jobs:
                job.fault = _store_error(f"{self._path} could not be written: {fault}.", fault)
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
        else:
            self.transactions += 1

    def checkpoint_after_this(self) -> None:
        """For a job to call: after its transaction, or the first that no reader stands in the way of."""
        self._checkpoint_wanted = True

    def rewrite_after_this(self) -> None:
        """For a job that erases something to call. SQLite leaves copies of rows that it has moved within the file, and
        only writing the file anew removes them. A large file is not written anew for every person who leaves."""
        self._rewrite_wanted = True

    def _rewrite(self, connection: sqlite3.Connection) -> None:
        began = time.monotonic()
        try:
            connection.execute("VACUUM")
            self._rewrite_wanted = False
            self._checkpoint_wanted = True
        except sqlite3.Error:
            log.exception("the file could not be written anew: tried again later")
        ended = time.monotonic()
        least = REWRITE_AGAIN if self._rewrite_wanted else 0.0
        self._rewrite_at = ended + max(least, (ended - began) / REWRITE_SHARE)

    def _keep_wal_small(self, connection: sqlite3.Connection) -> None:
        """SQLite moves the log into the file by itself, but does not start it anew while somebody is reading."""
        try:
            size, wanted = wal_of(self._path).stat().st_size, self._checkpoint_wanted
            if size < self._checkpoint_at and not wanted:
                return
            self._checkpoint_wanted = False
            connection.execute(f"PRAGMA busy_timeout = {CHECKPOINT_PATIENCE}")
            (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            connection.execute(f"PRAGMA busy_timeout = {round(BUSY_SECONDS * 1000)}")
            if busy and wanted:
                self._checkpoint_wanted = True
            # A reader in the way, such as a backup: not again with every move.
            self._checkpoint_at = size + self._wal_limit if busy else self._wal_limit
        except (sqlite3.Error, OSError):
            log.exception("the write-ahead log could not be moved into the file")

    def _call(self, callback: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            self._loop.call_soon_threadsafe(callback, *arguments)


def _named(fault: Exception) -> Exception:
    if isinstance(fault, sqlite3.IntegrityError):
        return Conflict(str(fault))
    if isinstance(fault, (sqlite3.Error, OverflowError, ValueError)):  # also a number or a word that does not fit
        return _store_error(f"The database could not do it: {fault}.", fault)
    return fault


def _store_error(said: str, fault: Exception) -> NotDone:
    full = isinstance(fault, sqlite3.Error) and fault.sqlite_errorcode == sqlite3.SQLITE_FULL
    return DiskFull(said) if full else NotDone(said)


def _tell(jobs: Sequence[Job[Any]]) -> None:
    for job in jobs:
        job.tell()


def _succeed(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


def _fail(waiting: asyncio.Future[None], fault: Exception) -> None:
    if not waiting.done():
        waiting.set_exception(fault)
