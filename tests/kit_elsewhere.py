"""Games from elsewhere, announced by entry points as an installed package announces its own."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludoteca import registry

ROOT = Path(__file__).resolve().parents[1]


@contextmanager
def installed(site: Path, monkeypatch: pytest.MonkeyPatch, **games: str) -> Iterator[None]:
    """Each by its name and where it is: for this process, and for those that it starts."""
    announced = site / "nim-1.0.dist-info"
    announced.mkdir(parents=True)
    (announced / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n")
    lines = [f"[{registry.GROUP}]", *(f"{name} = {where}" for name, where in games.items())]
    (announced / "entry_points.txt").write_text("\n".join(lines) + "\n")
    monkeypatch.syspath_prepend(str(site))
    paths = (str(site), str(ROOT), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
    forget()
    yield
    forget()


def forget() -> None:
    registry._announced.cache_clear()
    registry._loaded.cache_clear()
