"""Where tables and people are kept: SQLite in a file, or PostgreSQL; one interface."""

from ludoteca.server.storage.choosing import sqlite_path, store_for
from ludoteca.server.storage.sqlite_file import backup, restore

__all__ = ["backup", "restore", "sqlite_path", "store_for"]
