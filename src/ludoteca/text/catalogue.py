"""Catalogues: the Fluent files of a language.

A file is parsed when one of its messages is first said, and whatever is wrong with it comes out then; a message is
compiled when it is first said itself, for compiling all of them would take half a second.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, cast

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Term, TermReference
from fluent.syntax.visitor import Visitor
from fluent_compiler.compiler import compile_messages
from fluent_compiler.resource import FtlResource

LANGUAGES: Final = ("en", "fr", "it", "pl")
FALLBACK: Final = "en"
"""What is said where a language has no message of that id."""

COMMON: Final = "ludoteca"
"""The package whose messages every game may use."""

Argument = float | str
Sentence = Callable[[Mapping[str, Argument], list[Exception]], str]

_ENTRY: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=", re.MULTILINE)


class BadCatalogue(Exception):
    """A catalogue with faults: each line names the file and the line in it."""


class References(Visitor):
    """What an entry refers to: ids of messages, and of terms with their dash."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Final[set[str]] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


class Entry:
    """A message or a term in its file: its text, the line it begins on, and what it refers to."""

    def __init__(self, text: str, line: int, references: frozenset[str]) -> None:
        self.text: Final = text
        self.line: Final = line
        self.references: Final = references


class Sheet:
    """One file of a catalogue. A message may refer to messages and terms of its own file only."""

    def __init__(self, language: str, name: str, text: str) -> None:
        self.language: Final = language
        self.name: Final = name
        self.text: Final = text
        self.ids: Final = tuple(_ENTRY.findall(text))
        self._entries: dict[str, Entry] | None = None
        self._sentences: Final[dict[str, Sentence]] = {}

    def entries(self) -> dict[str, Entry]:
        """All messages and terms. Raises BadCatalogue: a parser would leave out a message with a fault in silence."""
        if self._entries is None:
            entries: dict[str, Entry] = {}
            faults: list[str] = []
            for node in FluentParser().parse(self.text).body:
                assert node.span is not None
                line = self._line(node.span.start)
                if isinstance(node, Junk):
                    for note in node.annotations:
                        where = line if note.span is None else self._line(note.span.start)
                        faults.append(self._fault(where, note.message or "this cannot be read"))
                elif isinstance(node, Message | Term):
                    entry = f"-{node.id.name}" if isinstance(node, Term) else node.id.name
                    if entry in entries:
                        faults.append(self._fault(line, f"{entry} is on line {entries[entry].line} already"))
                    references = References()
                    references.visit(node)
                    text = self.text[node.span.start : node.span.end]
                    entries[entry] = Entry(text, line, frozenset(references.found))
            for entry, known in entries.items():
                faults.extend(
                    self._fault(known.line, f"{entry} refers to {other}, which this file does not have")
                    for other in sorted(known.references - entries.keys())
                )
            if faults:
                raise BadCatalogue("\n".join(faults))
            self._entries = entries
        return self._entries

    def sentence(self, message: str) -> Sentence | None:
        """What says a message, or a 'message.attribute'; None if there is none. Raises BadCatalogue."""
        if message not in self._sentences:
            entry = message.partition(".")[0]
            if entry not in self.entries():
                return None
            self.compile(self._with_references(entry))
        return self._sentences.get(message)

    def compile(self, together: Iterable[str]) -> None:
        """Compile these entries, which refer to nothing else. Raises BadCatalogue."""
        entries = self.entries()
        resources = [FtlResource(entries[entry].text, self.name) for entry in together]
        compiled = compile_messages(self.language, resources, use_isolating=False)
        if compiled.errors:
            faults = [(entries[str(entry).partition(".")[0]].line, error) for entry, error in compiled.errors]
            raise BadCatalogue("\n".join(self._fault(line, str(error)) for line, error in faults))
        self._sentences.update(cast("dict[str, Sentence]", compiled.message_functions))

    def _with_references(self, entry: str) -> list[str]:
        entries = self.entries()
        together = [entry]
        for other in together:
            together.extend(sorted(entries[other].references.difference(together)))
        return together

    def _line(self, position: int) -> int:
        return self.text.count("\n", 0, position) + 1

    def _fault(self, line: int, what: str) -> str:
        return f"{self.name}:{line}: {what}"


class Catalogue:
    """All messages of one language: the common ones, and those of a game."""

    def __init__(self, language: str, sheets: Sequence[Sheet]) -> None:
        """Raises BadCatalogue."""
        self.language: Final = language
        self.sheets: Final = tuple(sheets)
        self._homes: Final[dict[str, Sheet]] = {}
        for sheet in sheets:
            for message in sheet.ids:
                other = self._homes.setdefault(message, sheet)
                if other is not sheet:
                    raise BadCatalogue(f"{sheet.name}: {message} is in {other.name} already")

    def __iter__(self) -> Iterator[str]:
        """The ids of all messages, in the order of the files."""
        return iter(self._homes)

    def __contains__(self, message: str) -> bool:
        return message in self._homes

    def say(self, message: str, arguments: Mapping[str, Argument]) -> str | None:
        """The message, or 'message.attribute', filled; None where it is missing or lacks an argument."""
        sheet = self._homes.get(message.partition(".")[0])
        sentence = None if sheet is None else sheet.sentence(message)
        if sentence is None:
            return None
        faults: list[Exception] = []
        text = sentence(arguments, faults)
        return None if faults else text

    def check(self) -> None:
        """Parse and compile everything now. Raises BadCatalogue."""
        for sheet in self.sheets:
            sheet.compile(sheet.entries())


@cache
def sheets_of(package: str, language: str) -> tuple[Sheet, ...]:
    """The files in a package's folder for this language, by name."""
    folder = files(package) / "text" / language
    if not folder.is_dir():
        return ()
    texts = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
    place = f"{package.replace('.', '/')}/text/{language}"
    return tuple(Sheet(language, f"{place}/{name}", texts[name]) for name in sorted(texts))


@cache
def catalogue(package: str | None, language: str) -> Catalogue:
    """The catalogue of a game's package, or only the common messages. Raises BadCatalogue."""
    games = () if package is None else sheets_of(package, language)
    return Catalogue(language, (*sheets_of(COMMON, language), *games))
