"""A game at this terminal: the table as text, a menu for every decision, and each decision saved at once."""

import shlex
from typing import Final

from ludoteca.cli.history import sentences
from ludoteca.cli.menu import Menu, Offer, plain
from ludoteca.cli.opponents import NotOffered, Opponents
from ludoteca.cli.prompt_commands import COMMANDS, Leave, PromptCommands
from ludoteca.cli.saved import SavedGame
from ludoteca.cli.screen import FAINT, NO, STRONG, Screen
from ludoteca.cli.sheets import show_scores, show_table, show_winners
from ludoteca.cli.voice import Voice
from ludoteca.kernel.journal import events_of
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.table import Choice
from ludoteca.text.speaker import Speaker

MOST_REFUSED: Final = 8
"""More of what is refused would hide what may be done; `why` lists everything."""


class GameLoop:
    """Plays a saved game on to its end, or until somebody leaves."""

    def __init__(self, screen: Screen, voice: Voice, speaker: Speaker[Plain], game: SavedGame) -> None:
        self.screen: Final = screen
        self.voice: Final = voice
        self.speaker: Final = speaker
        self.game: Final = game
        self.opponents: Final = Opponents(game)
        self.prompt: Final = PromptCommands(screen, voice, speaker, game, self.opponents)
        self._commands: Final = {
            **{plain(voice.say(f"command-{name}")): name for name in COMMANDS},
            **{n: n for n in COMMANDS},
        }
        self._news: list[object] = []  # events, and sentences of our own
        self._shown: int | None = None  # whose decision the table was last shown for

    def play(self, opening: list[object]) -> bool:
        """Whether the game was played to its end. `opening` is what happened when the table was set up."""
        journal = self.game.journal
        self._news = opening + events_of(journal.deal())
        while isinstance(question := journal.table.question, Choice):
            who = self.game.seated[question.seat]
            if who.bot is not None:
                self._let_play(who.bot, question)
                continue
            self.opponents.let_go()
            if not self._decide(question):
                return False
        self._tell_news()
        self._finish()
        return True

    def _let_play(self, bot: str, question: Choice[Plain]) -> None:
        name = self.speaker.seats[question.seat]
        with self.screen.waiting(self.voice.say("bot-thinks", name=name)):
            word, wrong = self.opponents.answer(bot, question)
        if wrong is not None:
            self._news.append(self._excuse(name, wrong))
        self._answer(question.seat, word)

    def _excuse(self, name: str, wrong: Exception) -> str:
        if isinstance(wrong, NotOffered):
            return self.voice.say("bot-illegal", name=name)
        said = str(wrong).partition("\n")[0]
        reason = f"{type(wrong).__name__}: {said}" if said else type(wrong).__name__
        return self.voice.say("bot-failed", name=name, reason=reason)

    def _answer(self, seat: int, word: str) -> None:
        """Play it and save it, before anything of it is shown. Raises Refused, and nothing has changed."""
        self._news += events_of(self.game.journal.play(seat, [word]))
        self.game.save(self.voice)

    # One decision

    def _decide(self, question: Choice[Plain]) -> bool:
        """Ask until there is an answer or an undo; False if somebody left."""
        seat = question.seat
        if self._shown != seat or any(getattr(event, "seat", seat) != seat for event in self._news):
            show_table(self.screen, self.speaker, self.game.journal.table, seat)
        self._shown = seat
        self._tell_news()
        menu = Menu(self.speaker, self.game.journal.table, question)
        self._show_menu(question, menu)
        while (typed := self.screen.hear()) is not None:
            try:
                if self._heard(typed, question, menu):
                    return True
            except Refused as refused:
                self.prompt.refuse(refused.refusal)
            except Leave:
                return False
        return False

    def _heard(self, typed: str, question: Choice[Plain], menu: Menu) -> bool:
        """Do what was typed; whether the question is answered or gone. Raises Refused, Leave."""
        first, _, rest = typed.partition(" ")
        command = self._commands.get(plain(first))
        if not typed:
            return False
        if command == "table":
            show_table(self.screen, self.speaker, self.game.journal.table, question.seat)
            self._show_menu(question, menu)
            return False
        if command == "undo":
            self.prompt.undo()
            return True
        if command is not None:
            self.prompt.do(command, rest.strip(), question.seat, menu)
            return False
        if typed.isdecimal() and not menu.meant(typed):
            keys = [offer.key for offer in menu.answers]
            self.screen.line(self.voice.say("no-number", number=typed, first=keys[0], last=keys[-1]), NO)
            return False
        word = self.prompt.word(typed, menu)
        if word is None:
            return False
        self._answer(question.seat, word)
        return True

    # What is shown

    def _tell_news(self) -> None:
        told: list[tuple[str, str]] = []
        for news in self._news:
            if isinstance(news, str):
                told.append((news, NO))
            else:
                found = sentences(self.speaker, self.game.journal.table, [news])
                told.extend((each.text, STRONG if each.heads else "") for each in found)
        self._news = []
        if told:
            self.screen.title(self.voice.say("news"))
        for sentence, style in told:
            self.screen.line(sentence, style, indent=2, hang=2)

    def _show_menu(self, question: Choice[Plain], menu: Menu) -> None:
        self.screen.line()
        name = self.speaker.seats[question.seat]
        sentence = self.speaker.ask(self.game.journal.table, question)
        self.screen.line(self.voice.say("asked", name=name, question=sentence), STRONG)
        self._show_offers(menu.answers, "")
        if menu.free_actions:
            self.screen.line(self.voice.say("free-actions"), FAINT, indent=2)
            self._show_offers(menu.free_actions, "")
        if menu.refused:
            self.screen.line(self.voice.say("refused"), FAINT, indent=2)
            self._show_offers(menu.refused[:MOST_REFUSED], FAINT)
            if len(menu.refused) > MOST_REFUSED:
                more = self.voice.say("refused-more", count=len(menu.refused) - MOST_REFUSED)
                self.screen.line(more, FAINT, indent=6)

    def _show_offers(self, offers: list[Offer], style: str) -> None:
        for offer in offers:
            self.screen.line(f"{offer.key:>4}  {offer.label}", style, hang=6)

    def _finish(self) -> None:
        screen, voice = self.screen, self.voice
        screen.title(voice.say("over"))
        show_scores(screen, self.speaker, self.game.journal.table, voice)
        show_winners(screen, self.speaker, self.game.journal, voice)
        screen.line(voice.say("kept", file=str(self.game.file)))
        screen.line(voice.say("check-luck", command=f"ludoteca verify {shlex.quote(str(self.game.file))}"), FAINT)
