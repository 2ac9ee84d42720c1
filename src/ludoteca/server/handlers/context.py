"""What a handler works with: the services of the server, and the connection that a command came by."""

from typing import NamedTuple, Protocol

from ludoteca.server.analyses import Analyses
from ludoteca.server.hints import Hints
from ludoteca.server.limits import Limits, RateLimits, Who
from ludoteca.server.replays import Replays
from ludoteca.server.table import Watcher
from ludoteca.server.tables import Tables
from ludoteca.server.transaction import Person


class Caller(Watcher, Protocol):
    """A connection that sends commands. It watches tables, and the lobby if it wants to."""

    follows_lobby: bool

    @property
    def identity(self) -> Person | None:
        """The person who speaks; None for a spectator without a name."""

    @property
    def who(self) -> Who: ...

    @property
    def tables(self) -> set[str]:
        """The ids of the tables that it watches."""


class Context(NamedTuple):
    tables: Tables
    hints: Hints
    analyses: Analyses
    replays: Replays
    limits: Limits
    made: RateLimits
    """How many tables a person makes."""
    looks: RateLimits
    """How often a person looks at what was."""
    caller: Caller
