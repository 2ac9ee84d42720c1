"""`ludoteca serve`, bare `ludoteca`, `ludoteca backup` and `ludoteca restore`."""

import asyncio
import webbrowser
from pathlib import Path

from ludoteca.cli.files import games_folder
from ludoteca.cli.screen import FAINT, STRONG, Screen
from ludoteca.cli.voice import Voice
from ludoteca.server.logs import start_logging
from ludoteca.server.serving import NotListening, Plan, Server, run
from ludoteca.server.storage.choosing import FILE, store_for
from ludoteca.server.storage.sqlite_file import restore
from ludoteca.server.storage.store import StoreError


def data_folder(data_dir: Path | None, voice: Voice) -> Path:
    """Where the server keeps its tables. Raises Fault."""
    folder = games_folder(voice) if data_dir is None else data_dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise voice.fault("unwritable", file=str(folder), reason=error.strerror or str(error)) from None
    return folder


def serve(plan: Plan, log: str, browser: bool, voice: Voice) -> int:
    """Serve until told to stop. Raises Fault."""
    start_logging(log)
    screen = Screen()

    def started(server: Server) -> None:
        screen.line(voice.say("serving", url=server.url), STRONG)
        where = str(plan.data_dir) if plan.database is None else "PostgreSQL"
        screen.line(voice.say("serving-data", place=where), FAINT)
        screen.line(voice.say("serving-stop"), FAINT)
        if browser:
            webbrowser.open(server.url)

    try:
        run(plan, started)
    except StoreError as error:
        raise voice.fault("store", reason=str(error)) from None
    except NotListening as error:
        raise voice.fault("port", reason=str(error)) from None
    screen.line(voice.say("served"), FAINT)
    return 0


def back_up(target: Path, database: str | None, data_dir: Path | None, voice: Voice) -> int:
    """A copy of all tables, while the server runs or not. Raises Fault."""

    async def copy() -> None:
        await store_for(database, data_folder(data_dir, voice)).backup(str(target))

    try:
        asyncio.run(copy())
    except StoreError as error:
        raise voice.fault("store", reason=str(error)) from None
    Screen().line(voice.say("backed-up", file=str(target)))
    return 0


def bring_back(source: Path, data_dir: Path | None, voice: Voice) -> int:
    """Put a copy where the server looks for its tables; never over others. Raises Fault."""
    try:
        target = data_folder(data_dir, voice) / FILE
        restore(source, target)
    except StoreError as error:
        raise voice.fault("store", reason=str(error)) from None
    Screen().line(voice.say("restored", file=str(target)))
    return 0
