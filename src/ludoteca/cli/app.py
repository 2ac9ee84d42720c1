"""The command `ludoteca`, with all that can be typed after it."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, cast

from cyclopts import App, CycloptsError, UnusedCliTokensError

from ludoteca import __version__
from ludoteca.cli.commands import play, research, server
from ludoteca.cli.screen import lead_nowhere, takes_more, warn
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
pack_app.command(play.pack_check, name="check")
pack_app.command(play.pack_template, name="template")

app.default(server.start)
app.command(pack_app)
for command in (
    *(server.serve, server.backup, server.restore),
    *(play.play, play.replay, play.verify, play.rules, play.games),
    *(research.simulate, research.arena, research.train, research.analyse),
):
    app.command(command)


def carry_out(arguments: list[str]) -> int:
    """The exit code. What goes wrong is one sentence on stderr."""
    try:
        return told(arguments)
    except Fault as fault:
        warn(str(fault))
        return fault.code
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        lead_nowhere(sys.stdout)  # whoever read us has gone
        return EXIT_BROKEN_PIPE


def told(arguments: list[str]) -> int:
    """What the machine refuses becomes a sentence too. Raises Fault."""
    try:
        code = run(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        if not takes_more(sys.stdout):
            lead_nowhere(sys.stdout)
            raise voice_for(None).fault("output", reason=reason) from None
        where = f"{error.filename}: {reason}" if error.filename else reason
        raise voice_for(None).fault("refused-by-machine", reason=where) from None


def run(arguments: list[str]) -> int:
    """Raises Fault."""
    try:
        command, bound, _ = app.parse_args(arguments)
    except UnusedCliTokensError as error:
        raise voice_for(None).fault("not-expected", found=" ".join(error.unused_tokens or ())) from None
    except CycloptsError as error:
        raise Fault(str(error)) from None
    check_words(bound.arguments.values())
    return cast("int | None", command(*bound.args, **bound.kwargs)) or 0


def check_words(given: Iterable[object]) -> None:
    """A path may have any bytes that the machine takes. All else must be text: it is written down and told.

    Raises Fault.
    """
    for value in given:
        if isinstance(value, tuple):
            check_words(value)
        elif isinstance(value, str | Path):
            word = str(value)
            shown = word.encode(errors="replace").decode().replace("\0", "?")
            if "\0" in word or (isinstance(value, str) and shown != word):
                raise voice_for(None).fault("not-text", found=shown)
