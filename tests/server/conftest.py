"""What the server's tests share: a small game that plays quickly, announced as a package from elsewhere would."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca import registry

ROOT = Path(__file__).resolve().parents[2]
PARLOUR = "parlour = tests.server.parlour:GAME"


ON_BOTH = ("test_tables.py", "test_drafts.py", "test_bots.py")
"""What meets the rules, so that it may depend on how they were built; the rest runs on plain Python only."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and item.path.name not in ON_BOTH:
            item.add_marker(pytest.mark.pure_only)


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game of nim, and nim for a whole parlour, are installed, for this process and for the bots' workers."""
    site = tmp_path / "site"
    announced = site / "nim-1.0.dist-info"
    announced.mkdir(parents=True)
    (announced / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n")
    (announced / "entry_points.txt").write_text(f"[{registry.GROUP}]\nnim = tests.cli.nim:GAME\n{PARLOUR}\n")
    monkeypatch.syspath_prepend(str(site))
    paths = (str(site), str(ROOT), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
    forget_games()
    yield
    forget_games()


def forget_games() -> None:
    registry._announced.cache_clear()
    registry.find.cache_clear()
