"""What the server's tests share: a small game that plays quickly, announced as a package from elsewhere would."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit_elsewhere import installed
from tests.kit_postgres import postgres

__all__ = ["postgres"]

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
    with installed(tmp_path / "site", monkeypatch, nim="tests.toy.nim:NIM", parlour="tests.toy.nim:PARLOUR"):
        yield
