"""What a person may type at the prompt besides an answer: why, hint, thoughts, undo, rules, score ..."""

from pathlib import Path
from typing import Final

from ludoteca.cli.files import refuse_existing, write_whole
from ludoteca.cli.history import history
from ludoteca.cli.menu import Menu
from ludoteca.cli.opponents import Opponents
from ludoteca.cli.reference import show_rules
from ludoteca.cli.saved import SavedGame
from ludoteca.cli.screen import FAINT, NO, Screen
from ludoteca.cli.sheets import show_scores
from ludoteca.cli.show_hints import show_hint, show_thoughts
from ludoteca.cli.voice import Fault, Voice
from ludoteca.kernel.journal import Chosen, why_not
from ludoteca.kernel.plain import Plain
from ludoteca.kernel.refusals import Refusal
from ludoteca.text.speaker import Speaker

COMMANDS: Final = ("why", "hint", "thoughts", "undo", "table", "score", "log", "rules", "save", "help", "quit")


MOST_SHOWN: Final = 8
HINT_BUDGET: Final = 24
"""Iterations: about what a person waits for without thinking of it."""


class Leave(Exception):
    """Somebody gets up; the game is saved as it is."""


class PromptCommands:
    def __init__(
        self, screen: Screen, voice: Voice, speaker: Speaker[Plain], game: SavedGame, opponents: Opponents
    ) -> None:
        self.screen: Final = screen
        self.voice: Final = voice
        self.speaker: Final = speaker
        self.game: Final = game
        self.opponents: Final = opponents

    def do(self, command: str, rest: str, seat: int, menu: Menu) -> None:
        """Raises Leave."""
        if command == "why":
            self._why(rest, seat, menu)
        elif command == "hint":
            show_hint(self.screen, self.game.journal, menu, HINT_BUDGET, self.speaker, self.voice)
        elif command == "thoughts":
            show_thoughts(self.screen, self.opponents, seat, self.speaker, self.voice)
        elif command == "score":
            self.screen.line(self.voice.say("score-now"), FAINT)
            show_scores(self.screen, self.speaker, self.game.journal.table, self.voice, seat)
        elif command == "log":
            self._log(rest)
        elif command == "rules":
            show_rules(self.screen, self.voice, self.speaker, rest)
        elif command == "save":
            self._save(rest)
        elif command == "help":
            for name in COMMANDS:
                self.screen.line(self.voice.say(f"help-{name}"), indent=2, hang=4)
        else:
            raise Leave

    def refuse(self, refusal: Refusal, label: str = "") -> None:
        """A 'no', with the rule to read about it."""
        sentence = self.speaker.refusal(self.game.journal.table, refusal)
        text = f"{label}: {sentence}" if label else sentence
        if self.speaker.rule(refusal.rule) is not None:
            text = f"{text} [{refusal.rule}]"
        self.screen.line(text, NO, indent=2, hang=2)

    def word(self, typed: str, menu: Menu) -> str | None:
        """The word that was meant; what was typed if nothing fits; None, and a question back, if it is not clear."""
        found = menu.ever_meant(typed)
        if len(found) > 1:
            options = "; ".join(f"{offer.key} {offer.label}".strip() for offer in found[:MOST_SHOWN])
            self.screen.line(self.voice.say("unclear", options=options), NO)
            return None
        return found[0].word if found else typed

    def undo(self) -> None:
        """Take back the last decision that a person here made. At one table, everybody agrees. Raises Refused."""
        journal = self.game.journal
        seats = [seat for seat, who in enumerate(self.game.seated) if who.here]
        entries = [journal.entries[number] for number in reversed(journal.line())]
        last = next((entry.seat for entry in entries if isinstance(entry, Chosen) and entry.seat in seats), seats[0])
        journal.undo(last, [seat for seat in range(len(self.game.seated)) if seat != last])
        self.game.save(self.voice)
        self.screen.line(self.speaker.say("event-undone", seat=last), FAINT)

    def _why(self, typed: str, seat: int, menu: Menu) -> None:
        """Why this is not offered; without a word, why each thing is not that is there but refused."""
        table = self.game.journal.table
        if not typed:
            for offer in menu.refused:
                refusal = table.why_not(offer.option)
                if refusal is not None:
                    self.refuse(refusal, offer.label)
            if not menu.refused:
                self.screen.line(self.voice.say("nothing-refused"))
            return
        word = self.word(typed, menu)
        if word is None:
            return
        refusal = why_not(self.speaker.game, table, seat, word)
        if refusal is None:
            self.screen.line(self.voice.say("why-offered", word=typed))
        else:
            self.refuse(refusal)

    def _log(self, rest: str) -> None:
        told = history(self.game.journal, self.speaker)
        if rest.isdecimal():
            told = told[max(0, len(told) - int(rest)) :]
        for sentence in told:
            if sentence.heads:
                self.screen.title(sentence.text)
            else:
                self.screen.line(sentence.text, indent=2, hang=2)

    def _save(self, name: str) -> None:
        """The game is saved already; with a name, a copy is made, never over another file."""
        if not name:
            self.screen.line(self.voice.say("saved", file=str(self.game.file)))
            return
        try:
            copy = Path(name).expanduser()
            refuse_existing(copy, self.voice)
            write_whole(copy, self.game.to_json(), self.voice)
        except Fault as fault:
            self.screen.line(str(fault), NO)
        else:
            self.screen.line(self.voice.say("saved", file=str(copy)))
