"""A real PostgreSQL for this folder's tests."""

from tests.postgres import postgres

__all__ = ["postgres"]
