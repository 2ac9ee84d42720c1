"""The bots at this table: each answers in its turn, and chance answers for one that does not."""

from typing import Final

from ludoteca.bots.player import Player
from ludoteca.bots.random import RandomPlayer
from ludoteca.bots.roster import BOTS
from ludoteca.cli.saved import SavedGame
from ludoteca.kernel.journal import word_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.table import Choice


class NotOffered(Exception):
    """A bot's answer that nobody may give here."""


class Opponents:
    def __init__(self, game: SavedGame) -> None:
        self.game: Final = game
        self._thinking: tuple[int, Player] | None = None  # the bot whose turn it is

    def let_go(self) -> None:
        """Somebody else is asked."""
        self._thinking = None

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
        option = self._bot(bot, question.seat).choose(table.clone(), question.seat).option
        if option not in table.options():
            raise NotOffered
        return word_of(table, question, option)

    def _bot(self, name: str, seat: int) -> Player:
        """A bot thinks a whole turn through, so it stays until somebody else is asked. Its luck follows from the
        table's secret and that moment: a game left at a person's decision goes on as it would have."""
        if self._thinking is None or self._thinking[0] != seat:
            self._thinking = seat, BOTS[name](self.game.journal.game, len(self.game.seated), self._seed(seat))
        return self._thinking[1]

    def _seed(self, seat: int) -> str:
        journal = self.game.journal
        assert journal.dealer is not None
        return f"{journal.dealer.secret.hex()}/{seat}/{journal.version}"
