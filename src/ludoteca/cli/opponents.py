"""The bots at this table: each answers in its turn, chance answers for one that does not; what they thought is kept."""

from typing import Final

from ludoteca.bots.player import Answer, Look, Player
from ludoteca.bots.random import RandomPlayer
from ludoteca.bots.roster import BOTS
from ludoteca.cli.saved import SavedGame
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice, Table


class NotOffered(Exception):
    """A bot's answer that nobody may give here."""


class Thought:
    """A decision that a bot thought out: where the table was, what it answered, and what it looked at, best first."""

    def __init__(self, entry: int, seat: int, table: Table[Plain], option: int, looked_at: tuple[Look, ...]) -> None:
        self.entry: Final = entry  # its number in the journal
        self.seat: Final = seat
        self.table: Final = table
        self.option: Final = option
        self.looked_at: Final = looked_at


class Opponents:
    def __init__(self, game: SavedGame) -> None:
        self.game: Final = game
        self._thoughts: Final[list[Thought]] = []
        self._planned: tuple[int, ...] = ()  # what the bot whose turn it is has thought out already
        self._thinking: tuple[int, Player] | None = None  # the bot whose turn it is

    def let_go(self) -> None:
        """Somebody else is asked."""
        self._thinking = None
        self._planned = ()

    def newest(self, seat: int) -> Thought | None:
        """What this bot thought out last, unless that was taken back."""
        counting = set(self.game.journal.line())
        return next((each for each in reversed(self._thoughts) if each.seat == seat and each.entry in counting), None)

    def answer(self, bot: str, question: Choice[Plain]) -> tuple[str, Exception | None]:
        """The word that the bot answers with; or one drawn by lot, and what the bot did wrong."""
        try:
            return self._chosen(bot, question), None
        except Exception as wrong:  # a bot's fault is no reason for the others to stop
            self.let_go()
            table = self.game.journal.table
            stand_in = RandomPlayer(self._seed(question.seat))
            return word_of(table, question, stand_in.choose(table, question.seat).option), wrong

    def _chosen(self, bot: str, question: Choice[Plain]) -> str:
        """Raises whatever the bot raises, and NotOffered."""
        table = self.game.journal.table
        answer = self._bot(bot, question.seat).choose(table.clone(), question.seat)
        if answer.option not in table.options():
            raise NotOffered
        word = word_of(table, question, answer.option)
        self._remember(question.seat, table, answer)
        return word

    def _remember(self, seat: int, table: Table[Plain], answer: Answer) -> None:
        """Not what only follows from an earlier thought, and not what was no choice."""
        followed, self._planned = answer.plan == self._planned, answer.plan[1:]
        options = table.options()
        if not followed and len(options) > 1:
            looked_at = tuple(look for look in answer.looked_at if look.option in options)
            self._thoughts.append(Thought(self.game.journal.version, seat, table.clone(), answer.option, looked_at))

    def _bot(self, name: str, seat: int) -> Player:
        """A bot thinks a whole turn through, so it stays until somebody else is asked. Its luck follows from the
        table's secret and that moment: a game left at a person's decision goes on as it would have."""
        if self._thinking is None or self._thinking[0] != seat:
            self.let_go()
            self._thinking = seat, BOTS[name](self.game.journal.game, len(self.game.seated), self._seed(seat))
        return self._thinking[1]

    def _seed(self, seat: int) -> str:
        journal = self.game.journal
        assert journal.dealer is not None
        return f"{journal.dealer.secret.hex()}/{seat}/{journal.version}"
