"""Catalogues: the Fluent files of a language, each parsed and compiled when one of its messages is first said."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, cast

from fluent_compiler.compiler import compile_messages
from fluent_compiler.resource import FtlResource

LANGUAGES: Final = ("en", "fr", "it", "pl")
FALLBACK: Final = "en"
"""What is said where a language has no message of that id."""

COMMON: Final = "ludoteca"
"""The package whose messages every game may use."""

Argument = int | str
Message = Callable[[Mapping[str, Argument], list[Exception]], str]

_ENTRY: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=", re.MULTILINE)


class BadCatalogue(Exception):
    """A catalogue with a fault: each line names the file and the place in it."""


class Sheet:
    """One file of a catalogue. A message may refer to messages and terms of its own file only."""

    def __init__(self, language: str, name: str, text: str) -> None:
        self.language: Final = language
        self.name: Final = name
        self.text: Final = text
        self.entries: Final = tuple(_ENTRY.findall(text))
        self._messages: dict[str, Message] | None = None

    def messages(self) -> dict[str, Message]:
        """Everything that can be said, an attribute as 'message.attribute'. Raises BadCatalogue.

        The parser leaves a message with a fault out without a word: here no fault passes.
        """
        if self._messages is None:
            compiled = compile_messages(self.language, [FtlResource(self.text, self.name)], use_isolating=False)
            if compiled.errors:
                raise BadCatalogue("\n".join(self._fault(entry, error) for entry, error in compiled.errors))
            self._messages = cast("dict[str, Message]", compiled.message_functions)
        return self._messages

    def _fault(self, entry: str | None, error: Exception) -> str:
        what = " ".join(str(error.args[0]).split())
        if entry is None or self.name in what:
            return what
        found = list(re.finditer(rf"^{re.escape(entry.partition('.')[0])}[ \t]*=", self.text, re.MULTILINE))
        line = self.text.count("\n", 0, found[-1].start()) + 1 if found else 1
        return f"{self.name}:{line}: {entry}: {what}"


class Catalogue:
    """All messages of one language: the common ones, and those of a game. Raises BadCatalogue."""

    def __init__(self, language: str, sheets: Sequence[Sheet]) -> None:
        self.language: Final = language
        self.sheets: Final = tuple(sheets)
        self._homes: Final[dict[str, Sheet]] = {}
        for sheet in sheets:
            for entry in sheet.entries:
                if entry in self._homes:
                    other = self._homes[entry].name
                    raise BadCatalogue(sheet._fault(entry, ValueError(f"it is in {other} already")))
                self._homes[entry] = sheet

    def __iter__(self) -> Iterator[str]:
        """The ids of all messages, in the order of the files."""
        return iter(self._homes)

    def __contains__(self, message: str) -> bool:
        return message in self._homes

    def say(self, message: str, arguments: Mapping[str, Argument]) -> str | None:
        """The message, or 'message.attribute', filled; None where it is missing or lacks an argument."""
        sheet = self._homes.get(message.partition(".")[0])
        spoken = None if sheet is None else sheet.messages().get(message)
        if spoken is None:
            return None
        faults: list[Exception] = []
        text = spoken(arguments, faults)
        return None if faults else text

    def check(self) -> None:
        """Compile everything now. Raises BadCatalogue."""
        for sheet in self.sheets:
            sheet.messages()


@cache
def sheets_of(package: str, language: str) -> tuple[Sheet, ...]:
    """The files in a package's folder for this language, by name."""
    folder = files(package) / "text" / language
    if not folder.is_dir():
        return ()
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=_name)
    place = f"{package.replace('.', '/')}/text/{language}"
    return tuple(Sheet(language, f"{place}/{file.name}", file.read_text("utf-8")) for file in found)


def _name(file: Traversable) -> str:
    return file.name


@cache
def catalogue(package: str | None, language: str) -> Catalogue:
    """The catalogue of a game's package, or only the common messages. Raises BadCatalogue."""
    games = () if package is None else sheets_of(package, language)
    return Catalogue(language, (*sheets_of(COMMON, language), *games))
