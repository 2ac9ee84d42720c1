"""The way in: the surroundings are made ready before anything is imported that takes a moment, so little is up here."""

import os
import signal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

STREAMS = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))
"""In the order of their numbers, 0 to 2."""
A_MOMENT = 0.05


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Run a command; the exit code. What goes wrong is one sentence on stderr. Without arguments: those of the process,
    whose Ctrl-C is then ours too."""
    if arguments is not None:
        return carried_out(arguments)
    end_by_ctrl_c()
    import ludoteca.cli.app  # noqa: F401

    hear_ctrl_c()
    try:
        return carried_out(sys.argv[1:])
    finally:
        end_by_ctrl_c()  # while Python tidies up


def carried_out(arguments: "Sequence[str]") -> int:
    open_streams()
    from ludoteca.cli.app import carry_out

    return carry_out(list(arguments))


def open_streams() -> None:
    """A stream that is closed leads nowhere from here on. Else a file that is opened later would get its number, and
    all that is said. What a stream cannot write is replaced: a terminal without our letters shows a mark."""
    for name, mode in STREAMS:
        stream = getattr(sys, name)
        if stream is None:
            nowhere = os.open(os.devnull, os.O_RDWR)  # has the lowest number that is free
            os.set_inheritable(nowhere, True)
            stream = open(nowhere, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 it stays open
            setattr(sys, name, stream)
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


# Ctrl-C. Who does not hear it at all, such as in the background, goes on so.


def end_by_ctrl_c() -> None:
    """At once and without a word, as long as there is nothing to put in order."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def hear_ctrl_c() -> None:
    """As KeyboardInterrupt, as usual, but none is lost."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        sys.unraisablehook = hear_again
        signal.signal(signal.SIGINT, signal.default_int_handler)


def hear_again(lost: "sys.UnraisableHookArgs") -> None:
    """Ctrl-C that came where Python cannot be interrupted, such as in the middle of an import, comes again."""
    from _thread import interrupt_main
    from threading import Timer

    if lost.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(lost)
        return
    again = Timer(A_MOMENT, interrupt_main)
    again.daemon = True
    again.start()
