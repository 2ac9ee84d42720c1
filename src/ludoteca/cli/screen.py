"""The screen: colours and wrapped lines on a terminal, plain text where the output goes elsewhere."""

import os
import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Timer
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

PROMPT: Final = "> "
TITLE: Final = "bold cyan"
STRONG: Final = "bold"
FAINT: Final = "dim"
NO: Final = "yellow"
MOMENT: Final = 0.6
"""Seconds: nobody wonders earlier why nothing happens."""


class OurConsole(Console):
    def on_broken_pipe(self) -> None:
        """As with everything else that is printed; Rich would exit."""
        raise BrokenPipeError


class Screen:
    def __init__(self) -> None:
        self.console: Final = OurConsole(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.typed: Final = sys.stdin.isatty()
        if self.typed:
            use_line_editing()

    def line(self, text: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """A line; wrapped on a terminal, further lines hanging so far from the indent; else left whole."""
        margin = " " * indent
        for paragraph in text.split("\n"):
            lines = [margin + paragraph]
            if self.console.is_terminal and len(lines[0]) > self.console.width:
                rest = margin + " " * hang
                lines = textwrap.wrap(
                    paragraph, self.console.width, initial_indent=margin, subsequent_indent=rest, break_on_hyphens=False
                )
            for each in lines:
                self.console.print(Text(each.rstrip(), style))

    def title(self, text: str) -> None:
        self.line()
        self.line(text, TITLE)

    def rows(self, rows: Sequence[Sequence[str]], heads: Sequence[str] = (), numbers: Sequence[int] = ()) -> None:
        """Rows in columns; the columns with these numbers are set flush right."""
        columns = list(zip(*([heads, *rows] if heads else rows), strict=True))
        widths = [max(len(cell) for cell in column) for column in columns]
        for row in [heads, *rows] if heads else rows:
            cells = [
                cell.rjust(width) if number in numbers else cell.ljust(width)
                for number, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            self.console.print(Text("  " + "  ".join(cells).rstrip(), STRONG if row is heads else ""))

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """On a terminal, a line that says this if it takes longer than a moment, and goes when it is over."""
        if not self.console.is_terminal:
            yield
            return
        status = self.console.status(Text(text, FAINT), spinner="line")
        timer = Timer(MOMENT, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def hear(self) -> str | None:
        """A line that was typed; None when nothing more will come. A line from a pipe is shown as if typed."""
        sys.stdout.flush()
        try:
            line = input(PROMPT if self.typed else "")
        except EOFError:
            if self.typed:
                print()
            return None
        if not self.typed:
            print(f"{PROMPT}{line}")
        return line.strip()


def use_line_editing() -> None:
    """Arrow keys and a history at the prompt, where the machine has them."""
    with suppress(ImportError):
        import readline  # noqa: F401


def warn(sentence: str) -> None:
    """What went wrong, where a pipe does not swallow it. Where nobody can be told, the exit code says enough."""
    try:
        OurConsole(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True).print(
            f"ludoteca: {sentence}"
        )
    except OSError:
        lead_nowhere(sys.stderr)


def takes_more(stream: TextIO) -> bool:
    """Whether more can be written, which only trying can tell."""
    try:
        stream.write("\n")
        stream.flush()
    except OSError:
        return False
    return True


def lead_nowhere(stream: TextIO) -> None:
    """From here on: Python must not complain when it flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
