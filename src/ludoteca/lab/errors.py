"""What stops a work of the laboratory: an error with a message that every language has."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ludoteca.text.catalogue import FALLBACK, Argument, catalogue


class LabError(Exception):
    """A code and its facts; as a string, the sentence in English."""

    def __init__(self, code: str, **facts: Argument) -> None:
        super().__init__(code, facts)
        self.code: Final = code
        self.facts: Final = facts

    def __str__(self) -> str:
        return catalogue(None, FALLBACK).say(f"cli-{self.code}", self.facts) or self.code


def check_least(name: str, number: int, least: int) -> None:
    """Raises ValueError."""
    if number < least:
        raise ValueError(f"{name} is {number}, but must be at least {least}")


@contextmanager
def file_faults(code: str, path: Path) -> Iterator[None]:
    """A file that the machine refuses is a LabError with the file's name."""
    try:
        yield
    except (OSError, UnicodeEncodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise LabError(code, file=str(path), reason=reason) from None
