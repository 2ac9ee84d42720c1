"""The table of all commands, each with its handler; and the dispatcher, which answers a command whatever happens."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple

from ludoteca.kernel.game import Game
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Fact, Refusal, Refused
from ludoteca.server.analyses import Analyses
from ludoteca.server.handlers import drafts, gathering, leaving, looking, making, playing
from ludoteca.server.handlers.context import Caller, Context
from ludoteca.server.hints import Hints
from ludoteca.server.limits import Limits, RateLimits, Who
from ludoteca.server.logs import log_fault
from ludoteca.server.meter import Meter
from ludoteca.server.replays import Pay, Replays
from ludoteca.server.room import refuse
from ludoteca.server.storage.store import DiskFull, NotDone, StoreError
from ludoteca.server.table import ServedTable, Unavailable
from ludoteca.server.tables import Tables
from ludoteca.server.transaction import Person, Transaction
from ludoteca.server.view import View, encode
from ludoteca.server.worker_tasks import Thinkers, Thinking
from ludoteca.wire import commands, messages


class Handler(NamedTuple):
    """What a command does, and who may send it."""

    answer: Callable[[Context, Any, Any], Awaitable[bytes]]
    """A function of the context, the person and the command. Raises Refused."""
    changes: bool = True
    """Whether something is different afterwards."""
    anyone: bool = False
    """Whether a spectator without a name may send it; the person is None then."""


def look(answer: Callable[[Context, Any, Any], Awaitable[bytes]]) -> Handler:
    return Handler(answer, changes=False, anyone=True)


def change(handler: Callable[[Transaction, Person, Any], messages.Answer | None]) -> Handler:
    """A command that changes one table: its handler runs inside that table's transaction."""

    async def answer(context: Context, person: Person, command: Any) -> bytes:
        return await context.tables.change(
            command.table, person.id, command.id, lambda transaction: handler(transaction, person, command)
        )

    return Handler(answer)


HANDLERS: Final[dict[type[commands.Command], Handler]] = {
    commands.Ping: look(looking.ping),
    commands.Lobby: look(looking.lobby),
    commands.Open: look(looking.open_table),
    commands.Close: look(looking.close_table),
    commands.At: look(looking.at),
    commands.Log: look(looking.log),
    commands.History: look(looking.history),
    commands.Analyse: look(looking.analyse),
    commands.Hint: Handler(looking.hint, changes=False),
    commands.Thoughts: Handler(looking.thoughts, changes=False),
    commands.Try: Handler(drafts.attempt, changes=False),
    commands.Plan: Handler(drafts.attempt, changes=False),
    commands.Make: Handler(making.make),
    commands.Join: Handler(making.join),
    commands.Rematch: Handler(making.rematch),
    commands.Sit: change(gathering.sit),
    commands.Stand: change(gathering.stand),
    commands.Fill: change(gathering.fill),
    commands.Invite: change(gathering.invite),
    commands.Revoke: change(gathering.revoke),
    commands.Discard: change(gathering.discard),
    commands.Play: change(playing.play),
    commands.Undo: change(playing.undo),
    commands.Consent: change(playing.consent),
    commands.Say: change(playing.say),
    commands.Resign: change(leaving.resign),
    commands.Replace: change(leaving.replace),
    commands.Return: change(leaving.come_back),
}


class Dispatcher:
    """Finds the handler of a command and turns what it raises into a refusal. Time, thinking and counting come from
    outside."""

    def __init__(
        self,
        tables: Tables,
        thinkers: Thinkers,
        thinking: Thinking,
        limits: Limits,
        meter: Meter,
        monotonic: Callable[[], float],
    ) -> None:
        self.tables: Final = tables
        self.meter: Final = meter
        self.limits: Final = limits
        self.monotonic: Final = monotonic
        self.replays: Final = Replays(tables)
        self.hints: Final = Hints(tables, thinkers, thinking, self.rate(limits.hints, limits.hints_burst))
        self.analyses: Final = Analyses(tables, thinkers, thinking, self.rate(limits.analyses, limits.analyses_burst))
        self.busy = 0
        """How many commands are being answered."""
        self._looks: Final = self.rate(limits.looks, limits.looks_burst)
        self._made: Final = self.rate(limits.makes, limits.makes_burst)
        self._says: Final = View(Game[Plain]())

    def rate(self, rate: float, burst: float) -> RateLimits:
        return RateLimits(rate, burst, self.monotonic)

    def purse(self, who: Who) -> Pay:
        """Pays for this person's looks at the past."""
        return partial(self._looks.take, who)

    def refused(self, command: str, code: str, **facts: Fact) -> bytes:
        return self._refused(command, Refusal("table", code, **facts), None)

    def _refused(self, command: str, refusal: Refusal, served: ServedTable | None) -> bytes:
        table = None if served is None or served.journal is None else served.journal.table
        says = self._says if served is None else served.view
        version = None if served is None or not served.revision else served.kept_version
        return encode(messages.Refused(id=command, refusal=says.refusal(table, refusal), version=version))

    async def handle(self, caller: Caller, command: commands.AnyCommand) -> bytes:
        """The answer to a command. Whatever happens, there is one."""
        name, outcome, began = type(command).__name__.lower(), "done", self.monotonic()
        self.busy += 1
        try:
            return await self._answer(caller, HANDLERS[type(command)], command)
        except Refused as refused:
            outcome = "refused"
            served = self.tables.in_memory.get(getattr(command, "table", ""))
            if served is not None and not (served.revision and served.may_watch(caller.person)):
                served = None  # a person who may not watch is not told the version either
            return self._refused(command.id, refused.refusal, served)
        except DiskFull as error:
            outcome = "unavailable"
            log_fault("storage-full", error, command=name)
            return self.refused(command.id, "storage-full")
        except (StoreError, Unavailable) as error:
            outcome = "unavailable"
            nothing = changes_nothing(command, error)
            refusal = Refusal("table", "storage-unavailable" if nothing else "storage-unknown")
            log_fault(refusal.code, error, command=name)
            return self.refused(command.id, refusal.code)
        except Exception as error:
            outcome = "fault"
            self.meter.fault()
            log_fault("fault", error, command=name)
            return self.refused(command.id, "server-fault")
        finally:
            self.busy -= 1
            self.meter.answered(name, outcome, self.monotonic() - began)

    async def _answer(self, caller: Caller, handler: Handler, command: commands.AnyCommand) -> bytes:
        if caller.identity is None and not handler.anyone:
            raise refuse("nobody")
        context = Context(
            self.tables, self.hints, self.analyses, self.replays, self.limits, self._made, self._looks, caller
        )
        return await handler.answer(context, caller.identity, command)


def changes_nothing(command: commands.Command, error: Exception) -> bool:
    """Whether a command that ended with this error was certainly not done, neither now nor when it was sent before."""
    return isinstance(error, NotDone | Unavailable) or not HANDLERS[type(command)].changes
