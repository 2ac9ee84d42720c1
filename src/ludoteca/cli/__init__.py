"""The command line: everything goes through Game, Journal and Speaker, so a new game needs no change here."""

from ludoteca.cli.entry import main

__all__ = ["main"]
