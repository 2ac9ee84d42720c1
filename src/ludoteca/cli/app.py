"""The command `ludoteca`, with all that can be typed after it."""

import os
import sys
from collections.abc import Sequence
from typing import Final, cast

from cyclopts import App, CycloptsError, UnusedCliTokensError

from ludoteca import __version__
from ludoteca.cli import house, lab, terminal
from ludoteca.cli.screen import warn
from ludoteca.cli.voice import EXIT_INTERRUPTED, Fault, voice_for

EXIT_BROKEN_PIPE: Final = 141

app = App(
    name="ludoteca",
    help="Board games to play, to read and to simulate. Without a command: play in the browser.",
    version=__version__,
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
pack_app = App(name="pack", help="Check a data pack, or begin one.")
pack_app.command(terminal.pack_check, name="check")
pack_app.command(terminal.pack_template, name="template")

app.default(house.start)
app.command(pack_app)
for command in (
    *(house.serve, house.backup, house.restore),
    *(terminal.play, terminal.replay, terminal.verify, terminal.rules, terminal.games),
    *(lab.simulate, lab.arena, lab.train, lab.analyse),
):
    app.command(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. What goes wrong is one sentence on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal without our letters shows a mark, and the game goes on
    try:
        code = run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
        return code
    except Fault as fault:
        warn(str(fault))
        return fault.code
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has gone; the interpreter must not complain when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_BROKEN_PIPE


def run(arguments: list[str]) -> int:
    """Raises Fault."""
    try:
        return cast("int | None", app(arguments)) or 0
    except UnusedCliTokensError as error:
        raise voice_for(None).fault("not-expected", found=" ".join(error.unused_tokens or ())) from None
    except CycloptsError as error:
        raise Fault(str(error)) from None
