"""A real PostgreSQL for this folder's tests."""

from pathlib import Path

import pytest

from tests.kit_postgres import postgres

__all__ = ["postgres"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """None of this depends on how the rules were built."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here:
            item.add_marker(pytest.mark.pure_only)
