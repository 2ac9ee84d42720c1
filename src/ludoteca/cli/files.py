"""Files: journals that are never half written, packs, and where a person's games are kept."""

import errno
import json
import os
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from ludoteca.cli.voice import Voice
from ludoteca.kernel.codec import Json

SUFFIX: Final = ".json"


def games_folder(voice: Voice) -> Path:
    """Where games are saved if nobody says. Raises Fault."""
    data = os.environ.get("XDG_DATA_HOME")
    if data and Path(data).is_absolute():
        return Path(data) / "ludoteca"
    try:
        return Path.home() / ".local" / "share" / "ludoteca"
    except RuntimeError:
        raise voice.fault("no-home") from None


def new_file(game: str, voice: Voice) -> Path:
    """A name in the games folder that no file has. Raises Fault."""
    folder = games_folder(voice)
    with told_faults(voice, "unwritable", folder):
        folder.mkdir(parents=True, exist_ok=True)
        stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
        number = 1
        while (file := folder / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}").exists():
            number += 1
    return file


def refuse_existing(path: Path, voice: Voice) -> None:
    """A game is never saved over another file. Raises Fault."""
    with told_faults(voice, "unwritable", path):
        if path.exists():
            raise voice.fault("exists", file=str(path))


def write_whole(path: Path, value: Json, voice: Voice) -> None:
    """Write all of it or nothing: whatever happens, the file is the old one or the new one. Raises Fault."""
    with told_faults(voice, "unwritable", path):
        target = path.resolve()
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, target)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
        sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """A new name is on disk only when its folder is; not every system lets a folder be opened."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_json(path: Path, voice: Voice) -> object:
    """Raises Fault."""
    with told_faults(voice, "unreadable", path):
        text = path.read_bytes()
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise voice.fault("not-json", file=str(path)) from None


def read_pack(path: Path, voice: Voice) -> dict[str, object]:
    """Raises Fault."""
    with told_faults(voice, "unreadable", path):
        text = path.read_bytes()
    try:
        return tomllib.loads(text.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise voice.fault("not-toml", file=str(path), reason=str(error)) from None


@contextmanager
def told_faults(voice: Voice, message: str, path: Path) -> Iterator[None]:
    """What the machine refuses, as a sentence with the file's name."""
    try:
        if "\0" in str(path):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        yield
    except (OSError, UnicodeEncodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise voice.fault(message, file=str(path), reason=reason) from None
