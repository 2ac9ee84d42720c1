"""The games: each a folder that passes the kernel's contract."""
