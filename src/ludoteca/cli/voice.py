"""In which language a person is spoken to, and what the command line says for itself."""

import os
from collections.abc import Mapping
from typing import Final

from fluent_compiler.types import fluent_number

from ludoteca.text.catalogue import FALLBACK, LANGUAGES, Argument, catalogue

EXIT_WRONG: Final = 1
"""What was looked at is not right: a journal with a wrong draw, a data pack with a wrong value."""
EXIT_FAULT: Final = 2
"""The command could not be carried out."""
EXIT_SEALED: Final = 3
"""There is nothing to hold the draws against: the secret is not revealed."""
EXIT_INTERRUPTED: Final = 130
EXIT_TERMINATED: Final = 143


class Fault(Exception):
    """What stops a command: one sentence for the person, and an exit code."""

    def __init__(self, sentence: str, code: int = EXIT_FAULT) -> None:
        super().__init__(sentence)
        self.code: Final = code


class Voice:
    """Says what needs no game, in one language."""

    def __init__(self, language: str) -> None:
        self.language: Final = language

    def say(self, message: str, **facts: Argument) -> str:
        text = catalogue(None, self.language).say(f"cli-{message}", facts)
        if text is None:
            text = catalogue(None, FALLBACK).say(f"cli-{message}", facts)
        return f"[cli-{message}]" if text is None else text

    def number(self, value: float, digits: int = 1) -> str:
        """With so many decimals, as the language writes them, and no minus before nothing."""
        decimals = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return self.say("number", value=fluent_number(round(value, digits) + 0.0, **decimals))

    def signed(self, value: float, digits: int = 1) -> str:
        """With a plus before what is more than nothing."""
        written = self.number(value, digits)
        return f"+{written}" if round(value, digits) > 0 else written

    def percent(self, share: float) -> str:
        """To a tenth, so that a small share is not said to be none."""
        return self.say("percent", percent=self.number(100 * share))

    def fault(self, message: str, code: int = EXIT_FAULT, **facts: Argument) -> Fault:
        return Fault(self.say(message, **facts), code)


def voice_for(asked: str | None, environment: Mapping[str, str] = os.environ) -> Voice:
    """The voice in the language asked for, else in that of the environment, else in English. Raises Fault.

    What the machine is set to may be a language that we do not have; what was asked of us may not.
    """
    machine = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    spoken = machine.partition("_")[0].partition(".")[0].lower()
    voice = Voice(spoken if spoken in LANGUAGES else FALLBACK)
    wanted = asked or environment.get("LUDOTECA_LANG")
    if not wanted:
        return voice
    if wanted.lower() not in LANGUAGES:
        raise voice.fault("language-unknown", language=wanted, known=", ".join(LANGUAGES))
    return Voice(wanted.lower())
