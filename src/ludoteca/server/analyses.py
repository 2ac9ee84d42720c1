"""Analyses of finished games: one after another, address by address and person by person; kept when done, given up when
nobody waits any more."""

import asyncio
from typing import Final

from msgspec.structs import replace

from ludoteca.kernel.refusals import Refusal
from ludoteca.server.checks import begun
from ludoteca.server.limits import Place, RateLimits, Who
from ludoteca.server.logs import log_fault, nickname
from ludoteca.server.room import FINISHED, refuse
from ludoteca.server.table import ServedTable, Watcher
from ludoteca.server.tables import Tables
from ludoteca.server.view import encode
from ludoteca.server.worker_tasks import AskAnalysis, BotFailed, Thinkers, Thinking, decisions_of
from ludoteca.wire import commands, messages

MOST_AT_ONCE: Final = 8
"""Of one address."""
MOST_OF_ONE: Final = 2
"""So many of them may be for one person; or for all who are nobody, of one address."""
KEPT: Final = 200


class Job:
    """An analysis that is under way, or waits for those before it."""

    def __init__(self, served: ServedTable, total: int, who: Who) -> None:
        self.served: Final = served
        self.total: Final = total
        self.place: Final = Place(who)
        """The place of the person who asked first."""
        self.done = 0
        self.waiting: Final[dict[Watcher, Who]] = {}
        """Each with who they are."""
        self.task: asyncio.Task[None] | None = None


class Analyses:
    def __init__(self, tables: Tables, thinkers: Thinkers, thinking: Thinking, rate: RateLimits) -> None:
        self.tables: Final = tables
        self.thinkers: Final = thinkers
        self.thinking: Final = thinking
        self._rate: Final = rate
        self._jobs: Final[dict[str, Job]] = {}
        """By table."""
        self._kept: Final[dict[str, messages.Analysed]] = {}
        self._given_up: Final[set[asyncio.Task[None]]] = set()
        """Their worker is being ended."""

    async def follow(self, watcher: Watcher, who: Who, command: commands.Analyse) -> bytes:
        """The result, or how far it is; then this watcher is told more. Raises Refused."""
        served = await self.tables.watched(command.table, watcher.person)
        async with served.lock:
            journal = begun(served)
            if served.room.phase != FINISHED:
                raise refuse("analysis-early")
            kept = self._kept.get(served.id)
            if kept is not None:
                return encode(replace(kept, id=command.id))
            job = self._jobs.get(served.id)
            if job is None:
                self._admit(who)
                job = Job(served, decisions_of(journal), who)
                ask = AskAnalysis(journal.to_json(), (self.thinking.analysis, self.thinking.samples))
                job.task = asyncio.get_running_loop().create_task(self._run(job, ask))
                self._jobs[served.id] = job
        job.waiting[watcher] = who
        await asyncio.sleep(0)  # it takes its place in the line
        return encode(self._news(job, command.id))

    def _admit(self, who: Who) -> None:
        """Raises Refused where one more is too many, for this person or for all of this address."""
        waiting = [list(job.waiting.values()) for job in self._jobs.values()]
        if sum(any(who.one == each.one for each in those) for those in waiting) >= MOST_OF_ONE:
            raise refuse("analyses-yours", most=MOST_OF_ONE)
        if sum(any(who.address == each.address for each in those) for those in waiting) >= MOST_AT_ONCE:
            raise refuse("analyses-many")
        self._rate.take(who)

    def leave(self, watcher: Watcher, table: str | None = None) -> None:
        """This watcher waits no longer, for this table's analysis or for any."""
        for name in tuple(self._jobs) if table is None else (table,):
            job = self._jobs.get(name)
            if job is None or watcher not in job.waiting:
                continue
            del job.waiting[watcher]
            if not job.waiting and job.task is not None:
                self._given_up.add(job.task)
                job.task.add_done_callback(self._given_up.discard)
                job.task.cancel()
                self._end(job)

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._given_up, return_exceptions=True)

    async def _run(self, job: Job, ask: AskAnalysis) -> None:
        def heard(done: int) -> None:
            job.done = done
            tell(job, self._news(job))

        news = self._news(job)
        try:
            news.accounts = await self.thinkers.analyse(ask, job.place, heard)
            news.done, news.ahead = job.total, 0
            self._keep(news)
        except BotFailed as failure:
            log_fault("analysis-failed", failure, table=nickname(job.served.id), reason=str(failure))
            news.refusal = job.served.view.refusal(None, Refusal("table", "analysis-failed"))
        self._end(job)
        tell(job, news)

    def _end(self, job: Job) -> None:
        """The others are one further."""
        del self._jobs[job.served.id]
        for other in self._jobs.values():
            tell(other, self._news(other))

    def _keep(self, news: messages.Analysed) -> None:
        if len(self._kept) >= KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[news.table] = news

    def _news(self, job: Job, command: str = "") -> messages.Analysed:
        places = [one.place for one in self._jobs.values()]
        waiting = [place for place in self.thinkers.waiting() if place in places]
        going = len(places) - len(waiting)
        ahead = going + waiting.index(job.place) if job.place in waiting else 0
        return messages.Analysed(id=command, table=job.served.id, total=job.total, done=job.done, ahead=ahead)


def tell(job: Job, news: messages.Analysed) -> None:
    said = encode(news)
    for watcher in tuple(job.waiting):
        if job.served.may_watch(watcher.person):
            watcher.send(said)
