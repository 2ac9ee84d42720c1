"""Where tables and people are kept: SQLite in a file, or PostgreSQL; one interface (store.py)."""
