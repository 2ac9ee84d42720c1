"""The commands of a house where people play: serve it, copy its tables, put them back."""

from math import isfinite
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from ludoteca.cli.options import Lang
from ludoteca.cli.voice import voice_for

DEFAULT_PORT: Final = 8739

DataDir = Annotated[
    Path | None, Parameter(metavar="FOLDER", help="Where tables are kept. Else in the user's data folder.")
]
Host = Annotated[str, Parameter(metavar="ADDRESS", help="Listen at this address; 0.0.0.0 for all of them.")]
Port = Annotated[int, Parameter(metavar="NUMBER", help="Listen at this port; 0 for any free one.")]
Database = Annotated[
    str | None,
    Parameter(metavar="URL", help="postgresql://user@host/name for PostgreSQL, which several servers may share."),
]


def start(*, lang: Lang = None, data_dir: DataDir = None, port: Port = DEFAULT_PORT) -> int:
    """Play in the browser: start the server for this machine, and open its page."""
    from ludoteca.cli import serving
    from ludoteca.server.serving import Plan

    voice = voice_for(lang)
    plan = Plan(serving.data_folder(data_dir, voice), port=port)
    return serving.serve(plan, "warning", browser=True, voice=voice)


def serve(
    *,
    host: Host = "127.0.0.1",
    port: Port = DEFAULT_PORT,
    data_dir: DataDir = None,
    database: Database = None,
    secure: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    origin: Annotated[tuple[str, ...], Parameter(negative=(), metavar="URL", show_default=False)] = (),
    workers: Annotated[int | None, Parameter(metavar="N")] = None,
    bot_seconds: Annotated[float, Parameter(metavar="SECONDS")] = 30.0,
    log: Annotated[Literal["debug", "info", "warning", "error"], Parameter(metavar="LEVEL")] = "info",
    browser: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    lang: Lang = None,
) -> int:
    """Serve tables to browsers and programs, until SIGTERM or Ctrl-C.

    Every acknowledged move is on disk. `/healthz` says whether all is well; `/metrics` is for Prometheus, and answers
    only this machine. Logs go to standard error, one JSON object a line, without names or secrets.

    Parameters
    ----------
    secure
        Behind a proxy that speaks HTTPS: cookies are sent over HTTPS only.
    origin
        A page of this other address may use the server too, such as https://games.example; may be repeated.
    workers
        How many processes think for the bots. Else one less than the machine has cores.
    bot_seconds
        How long a bot may think over one decision before another stands in for it.
    log
        How much is logged: debug, info, warning or error.
    browser
        Open the page in a browser.
    """
    from ludoteca.cli import serving
    from ludoteca.server.serving import Plan

    voice = voice_for(lang)
    if workers is not None and workers < 1:
        raise voice.fault("number-least", name="--workers", number=workers, least=1)
    if not (isfinite(bot_seconds) and bot_seconds > 0):
        raise voice.fault("number-positive", name="--bot-seconds", number=f"{bot_seconds:g}")
    folder = serving.data_folder(data_dir, voice)
    plan = Plan(folder, host, port, database, secure, origin, workers, bot_seconds)
    return serving.serve(plan, log, browser, voice)


def backup(file: Path, /, *, data_dir: DataDir = None, lang: Lang = None) -> int:
    """Copy all tables into a new file, while the server runs.

    A PostgreSQL database is backed up with PostgreSQL's own pg_dump.

    Parameters
    ----------
    file
        The copy; a file that does not exist yet.
    """
    from ludoteca.cli import serving

    return serving.back_up(file, None, data_dir, voice_for(lang))


def restore(file: Path, /, *, data_dir: DataDir = None, lang: Lang = None) -> int:
    """Put a copy back into an empty data folder.

    Parameters
    ----------
    file
        What `ludoteca backup` wrote.
    """
    from ludoteca.cli import serving

    return serving.bring_back(file, data_dir, voice_for(lang))
