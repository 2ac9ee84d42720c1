"""The commands of a server: serve tables, copy them, put them back."""

from math import ceil, isfinite
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from ludoteca.cli.options import Lang, Whole, check_number, check_processes, whole
from ludoteca.cli.voice import voice_for

DEFAULT_PORT: Final = 8739
LAST_PORT: Final = 65535
A_DAY: Final = 24 * 60 * 60

DataDir = Annotated[
    Path | None, Parameter(metavar="FOLDER", help="Where tables are kept. Else in the user's data folder.")
]
Host = Annotated[str, Parameter(metavar="ADDRESS", help="Listen at this address; 0.0.0.0 for all of them.")]
Port = Annotated[
    int, Parameter(metavar="NUMBER", converter=whole, help="Listen at this port, 1 to 65535; 0 for any free one.")
]
Database = Annotated[
    str | None,
    Parameter(metavar="URL", help="postgresql://user@host/name for PostgreSQL, which several servers may share."),
]


def start(*, lang: Lang = None, data_dir: DataDir = None, port: Port = DEFAULT_PORT) -> int:
    """Play in the browser: start the server for this machine, and open its page."""
    from ludoteca.cli import serving
    from ludoteca.server.serving import Plan

    voice = voice_for(lang)
    check_number("--port", port, 0, voice, LAST_PORT)
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
    proxy: Annotated[tuple[str, ...], Parameter(negative=(), metavar="ADDRESS", show_default=False)] = (),
    name: Annotated[tuple[str, ...], Parameter(negative=(), metavar="NAME", show_default=False)] = (),
    workers: Whole | None = None,
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
    proxy
        The address of a proxy in front of the server, or its network (10.0.0.0/8): what it says in X-Forwarded-For is
        believed, so that limits are each visitor's own; may be repeated.
    name
        What else the server is called, such as games.example behind a proxy; may be repeated. A server at 127.0.0.1
        answers to no other names than this machine's and these.
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
    from ludoteca.server.addresses import networks
    from ludoteca.server.serving import Plan

    voice = voice_for(lang)
    check_number("--port", port, 0, voice, LAST_PORT)
    if workers is not None:
        check_processes("--workers", workers, voice)
    if not (isfinite(bot_seconds) and bot_seconds > 0):
        raise voice.fault("number-positive", name="--bot-seconds", number=f"{bot_seconds:g}")
    check_number("--bot-seconds", ceil(bot_seconds), 0, voice, A_DAY)
    for word in proxy:
        try:
            networks([word])
        except ValueError:
            raise voice.fault("proxy", found=word) from None
    folder = serving.data_folder(data_dir, voice)
    plan = Plan(folder, host, port, database, secure, origin, workers, bot_seconds, proxies=proxy, names=name)
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
